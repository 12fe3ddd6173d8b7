"""The settings: pages whose fields apply as they are changed, found by words, reset by page."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.capture.choice import Device
from app.live.figures import SessionFigures
from app.sentences import in_words
from app.settings import OPTIONS, Settings
from engine.errors import SettingsError
from ui.about_page import AboutPage
from ui.appearance_page import AppearancePage
from ui.files_page import FilesPage
from ui.general_page import GeneralPage
from ui.kept_page import KeptPage
from ui.model_page import ModelPage
from ui.placement import screen_under
from ui.presets import SystemChoice
from ui.reading_page import ReadingPage
from ui.servers_page import ServersPage
from ui.setting_fields import note
from ui.settings_page import SettingsPage
from ui.settings_pages import SettingsPages
from ui.shortcuts_page import ShortcutsPage
from ui.sound_page import SoundPage
from ui.text_page import TextPage
from ui.timing_page import TimingPage
from ui.transcript_page import TranscriptPage
from ui.viewers_page import ViewersPage

_KEPT = ("window.positions", "window.welcomed", "transcript.audio_noted")
"""No choices of the user's: where windows were, and what was seen before."""


class SettingsDialog(QDialog):
    """All settings, on pages.

    Signals:
        changed: The settings after an edit.
        refresh_asked: Devices and models should be looked for again.
        welcome_asked: The first-run page should be seen again.
    """

    changed = Signal(object)
    refresh_asked = Signal()
    welcome_asked = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self.settings = settings
        self.appearance_page = AppearancePage(settings)
        self.reading_page = ReadingPage(settings)
        self.sound_page = SoundPage(settings)
        self.model_page = ModelPage(settings)
        self.text_page = TextPage(settings)
        self.timing_page = TimingPage(settings)
        self.servers_page = ServersPage(settings)
        self.viewers_page = ViewersPage(settings)
        self.transcript_page = TranscriptPage(settings)
        self.files_page = FilesPage(settings)
        self.shortcuts_page = ShortcutsPage(settings)
        self.general_page = GeneralPage(settings)
        self.kept_page = KeptPage(settings)
        self.kept_page.removed.connect(self._removed)
        self.about_page = AboutPage(settings)
        self.pages = SettingsPages()
        for title, page in self._titled():
            self.pages.add(title, page)
            page.edited.connect(self._edited)
        for source in (self.sound_page, self.model_page):
            source.refresh_asked.connect(self.refresh_asked)
        self.general_page.welcome_asked.connect(self.welcome_asked)
        self.trouble = note()
        self.reset_page = QPushButton(self.tr("Reset this page"))
        self.reset_page.clicked.connect(self._reset_page)
        self.reset_all = QPushButton(self.tr("Reset everything"))
        self.reset_all.clicked.connect(self._reset_all)
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.clicked.connect(self.reject)
        foot = QHBoxLayout()
        for button in (self.reset_page, self.reset_all, self.close_button):
            button.setAutoDefault(False)
        foot.addWidget(self.reset_page)
        foot.addWidget(self.reset_all)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.addWidget(self.pages, 1)
        column.addWidget(self.trouble)
        column.addLayout(foot)
        self.pages.page_changed.connect(self._page_changed)
        # By itself a window opens no larger than two thirds of the screen.
        self.resize(self.sizeHint())

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        self.settings = settings
        for _, page in self._titled():
            page.show_settings(settings)

    def show_devices(self, devices: Sequence[Device], trouble: str = "") -> None:
        """Offer the sound devices that were found."""
        self.sound_page.show_devices(devices, trouble)

    def show_installed(self, names: Collection[str]) -> None:
        """Tell which models are on this computer."""
        self.model_page.show_installed(names)

    def show_figures(self, figures: SessionFigures) -> None:
        """Tell what the running session measures."""
        self.timing_page.stability.show_figures(figures)

    def show_system_choice(self, choice: SystemChoice) -> None:
        """The desktop asks for other colours."""
        self.appearance_page.show_system_choice(choice)

    def show_page(self, page: SettingsPage) -> None:
        """Bring a page into sight."""
        self.pages.show_page(page)

    def sizeHint(self) -> QSize:
        """Comfortable, and never larger than the screen."""
        wanted = QSize(720, 620)
        return wanted.boundedTo(screen_under(self).availableGeometry().size() - QSize(24, 48))

    def showEvent(self, event: QShowEvent) -> None:
        """Look for what has been plugged in meanwhile."""
        self.refresh_asked.emit()
        super().showEvent(event)

    def _titled(self) -> list[tuple[str, SettingsPage]]:
        return [
            (self.tr("Captions"), self.appearance_page),
            (self.tr("Reading"), self.reading_page),
            (self.tr("Sound"), self.sound_page),
            (self.tr("Speech model"), self.model_page),
            (self.tr("Text"), self.text_page),
            (self.tr("Timing"), self.timing_page),
            (self.tr("Servers"), self.servers_page),
            (self.tr("Other screens"), self.viewers_page),
            (self.tr("Transcript"), self.transcript_page),
            (self.tr("Files"), self.files_page),
            (self.tr("Keys"), self.shortcuts_page),
            (self.tr("General"), self.general_page),
            (self.tr("Privacy"), self.kept_page),
            (self.tr("About"), self.about_page),
        ]

    def _edited(self, key: str, value: object) -> None:
        try:
            self.settings = self.settings.with_value(key, value)
        except SettingsError as error:
            self._tell(in_words(error))
            return
        self._tell("")
        # Fields that depend on others, on whichever page, follow.
        self.show_settings(self.settings)
        self.changed.emit(self.settings)

    def _reset_page(self) -> None:
        self._reset(self.pages.current.keys)

    @Slot(str)
    def _removed(self, kind: str) -> None:
        if kind == "settings":  # what is in force is saved again, so it is as at first
            self._reset_all()

    def _reset_all(self) -> None:
        self._reset([key for key in OPTIONS if key not in _KEPT])

    def _reset(self, keys: Collection[str]) -> None:
        """Give these settings the values that they had at first."""
        for key in keys:
            self.settings = self.settings.with_value(key, OPTIONS[key].default)
        self._tell("")
        self.show_settings(self.settings)
        self.changed.emit(self.settings)

    def _page_changed(self) -> None:
        self.reset_page.setEnabled(bool(self.pages.current.keys))

    def _tell(self, text: str) -> None:
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; Enter in a field does not."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return
        super().keyPressEvent(event)
