"""The settings: pages that apply as they are changed. Looks at once, speech at the next start."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.capture.choice import Device
from app.live.figures import SessionFigures
from app.settings import OPTIONS, Settings, TranscriptSettings
from engine.errors import SettingsError
from ui.appearance_page import AppearancePage
from ui.reading_page import ReadingPage
from ui.setting_fields import Choice, ChoiceField, form_of, note, scrolled
from ui.shortcuts_page import ShortcutsPage
from ui.sound_page import SoundPage
from ui.speech_page import SpeechPage

_AT_NEXT_START = ("recognition.", "audio.")


class TranscriptPage(QWidget):
    """What is kept.

    Signals:
        edited: A setting's dotted name, and its new value.
    """

    edited = Signal(str, object)

    def __init__(self, kept: TranscriptSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.store = ChoiceField(self.tr("Transcripts"))
        self.format = ChoiceField(self.tr("Export as"))
        form = form_of(self)
        form.addRow(self.tr("&Transcripts"), self.store)
        form.addRow(self.tr("&Export as"), self.format)
        self.store.chosen.connect(self._store_chosen)
        self.format.chosen.connect(self._format_chosen)
        self.show_kept(kept)

    def show_kept(self, kept: TranscriptSettings) -> None:
        """Show values that came from elsewhere."""
        here = self.tr("On this computer only. Sound is never kept.")
        gone = self.tr("They are forgotten when Surtitle closes. Applies at its next start.")
        self.store.offer(
            [
                Choice("keep", self.tr("Keep"), here),
                Choice("nothing", self.tr("Keep nothing"), gone),
            ],
            kept.store,
        )
        self.format.offer(
            [
                Choice("txt", self.tr("Plain text")),
                Choice("srt", self.tr("Subtitles (SubRip)")),
                Choice("vtt", self.tr("Subtitles (WebVTT)")),
                Choice("json", self.tr("JSON, for programs")),
            ],
            kept.export_format,
        )

    def _store_chosen(self, store: str) -> None:
        self.edited.emit("transcript.store", store)

    def _format_chosen(self, format: str) -> None:
        self.edited.emit("transcript.export_format", format)


class SettingsDialog(QDialog):
    """All settings, on pages.

    Signals:
        changed: The settings after an edit.
        restart_asked: Captions should start again, with the new speech settings.
        refresh_asked: Devices and models should be looked for again.
    """

    changed = Signal(object)
    restart_asked = Signal()
    refresh_asked = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self.settings = settings
        self.appearance_page = AppearancePage(settings.appearance)
        self.speech_page = SpeechPage(settings.recognition)
        self.sound_page = SoundPage(settings.audio)
        self.reading_page = ReadingPage(settings.reading)
        self.shortcuts_page = ShortcutsPage(settings.shortcuts)
        self.transcript_page = TranscriptPage(settings.transcript)
        self.tabs = QTabWidget()
        for title, page in (
            (self.tr("Captions"), self.appearance_page),
            (self.tr("Speech"), self.speech_page),
            (self.tr("Sound"), self.sound_page),
            (self.tr("Reading"), self.reading_page),
            (self.tr("Transcript"), self.transcript_page),
            (self.tr("Keys"), self.shortcuts_page),
        ):
            self.tabs.addTab(scrolled(page), title)
            page.edited.connect(self._edited)
        self.sound_page.refresh_asked.connect(self.refresh_asked)
        self.pending = note(self.tr("This applies when captions start again."))
        self.restart = QPushButton(self.tr("Restart captions now"))
        self.restart.clicked.connect(self._restart)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.defaults = self.buttons.addButton(
            self.tr("Restore defaults"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.defaults.clicked.connect(self._restore)
        self.buttons.rejected.connect(self.reject)
        for button in (self.restart, self.defaults):
            button.setAutoDefault(False)
        later = QHBoxLayout()
        later.addWidget(self.pending, 1)
        later.addWidget(self.restart)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs, 1)
        column.addLayout(later)
        column.addWidget(self.buttons)
        self._set_pending(False)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        self.settings = settings
        self.appearance_page.show_appearance(settings.appearance)
        self.speech_page.show_recognition(settings.recognition)
        self.sound_page.show_audio(settings.audio)
        self.reading_page.show_reading(settings.reading)
        self.shortcuts_page.show_shortcuts(settings.shortcuts)
        self.transcript_page.show_kept(settings.transcript)

    def show_devices(self, devices: Sequence[Device], trouble: str = "") -> None:
        """Offer the sound devices that were found."""
        self.sound_page.show_devices(devices, trouble)

    def show_installed(self, names: Collection[str]) -> None:
        """Tell which models are on this computer."""
        self.speech_page.show_installed(names)

    def show_figures(self, figures: SessionFigures) -> None:
        """Tell what the running session measures."""
        self.speech_page.stability.show_figures(figures)

    def sizeHint(self) -> QSize:
        """Comfortable, and never larger than the screen."""
        wanted = QSize(560, 600)
        return wanted.boundedTo(self.screen().availableGeometry().size() - QSize(24, 48))

    def showEvent(self, event: QShowEvent) -> None:
        """Look for what has been plugged in meanwhile."""
        self.refresh_asked.emit()
        super().showEvent(event)

    def _edited(self, key: str, value: object) -> None:
        try:
            self.settings = self.settings.with_value(key, value)
        except SettingsError as error:
            self.pending.setText(str(error))
            self.pending.setVisible(True)
            return
        self._show_group(key)
        self._set_pending(key.startswith(_AT_NEXT_START) or self.restart.isVisibleTo(self))
        self.changed.emit(self.settings)

    def _show_group(self, key: str) -> None:
        """Fields that depend on others of their page follow."""
        if key.startswith("appearance."):
            self.appearance_page.show_appearance(self.settings.appearance)
        elif key == "recognition.model":
            self.speech_page.show_recognition(self.settings.recognition)
        elif key.startswith("shortcuts."):
            self.shortcuts_page.show_shortcuts(self.settings.shortcuts)
        elif key.startswith("audio."):
            self.sound_page.show_audio(self.settings.audio)

    def _restore(self) -> None:
        """Every setting of the pages as it was at first."""
        kept = ("window.",)
        speech_before = (self.settings.recognition, self.settings.audio)
        for key, option in OPTIONS.items():
            if not key.startswith(kept):
                self.settings = self.settings.with_value(key, option.default)
        self.show_settings(self.settings)
        self._set_pending(speech_before != (self.settings.recognition, self.settings.audio))
        self.changed.emit(self.settings)

    def _restart(self) -> None:
        self._set_pending(False)
        self.restart_asked.emit()

    def _set_pending(self, pending: bool) -> None:
        self.pending.setText(self.tr("This applies when captions start again."))
        self.pending.setVisible(pending)
        self.restart.setVisible(pending)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; Enter in a field does not."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return
        super().keyPressEvent(event)
