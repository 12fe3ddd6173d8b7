"""Settings page: what is kept on this computer, where, how much, and removing it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from app.kept import KINDS, Kept, remove, what_is_kept
from app.recording.consent import ASK_FIRST
from app.sentences import in_words
from app.settings import Settings
from engine.errors import EngineError
from ui.errand import Errand
from ui.model_words import size_text
from ui.setting_fields import TARGET_PX, ClearCheckBox, form_of, note
from ui.settings_page import SettingsPage


class KeptPage(SettingsPage):
    """Sound, and a line for each kind of what is kept.

    Signals:
        removed: All of a kind is gone.
    """

    removed = Signal(str)

    groups = ("transcript.keep_audio",)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.keep_audio = ClearCheckBox(self.tr("Keep the &sound of live sessions too"))
        self.rows = {
            kind: _KeptRow(title, self.tr("Remove…"), self.tr("Remove: {what}"))
            for kind, title in self._titles().items()
        }
        self.remove_all = QPushButton(self.tr("&Remove everything…"))
        self.told = note()
        self._box: QMessageBox | None = None
        self._look = Errand(self)
        self._look.done.connect(self._show_kept)
        self._look.failed.connect(self._tell)
        self._removal = Errand(self)
        self._removal.done.connect(self._removed)
        self._removal.failed.connect(self._not_removed)
        self._arrange()
        self.bind_check("transcript.keep_audio", self.keep_audio)
        self.keep_audio.clicked.connect(self._audio_clicked)
        for kind, row in self.rows.items():
            row.button.clicked.connect(partial(self._ask, kind))
        self.remove_all.clicked.connect(self._ask_all)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        super().show_settings(settings)
        self.keep_audio.setEnabled(settings.transcript.store == "keep")

    def refresh(self) -> None:
        """Look again."""
        self._look.send(what_is_kept)

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the disk when somebody does."""
        self.refresh()
        super().showEvent(event)

    def _titles(self) -> dict[str, str]:
        titles = {
            "transcripts": self.tr("Transcripts"),
            "audio": self.tr("Sound of sessions"),
            "files": self.tr("List of media files"),
            "models": self.tr("Speech models"),
            "settings": self.tr("Settings"),
            "logs": self.tr("Logs, without speech"),
            "cache": self.tr("Measurements"),
        }
        return {kind: titles.get(kind, kind) for kind in KINDS}

    def _arrange(self) -> None:
        form = form_of(self)
        form.addRow(self.keep_audio)
        sound = self.tr(
            "As FLAC beside the transcript: about 50 MB an hour for each source. It can be "
            "transcribed again with another model, is deleted with its session, or alone. "
            "Applies to the next session."
        )
        form.addRow(note(sound))
        here = self.tr(
            "All of it is on this computer only. What is removed here is gone for good; what was "
            "said is written over first. A session that is being recorded stays."
        )
        form.addRow(note(here))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        for number, row in enumerate(self.rows.values()):
            row.add_to(grid, 3 * number)
        form.addRow(grid)
        self.remove_all.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        form.addRow(self.remove_all)
        form.addRow(self.told)

    @Slot(object)
    def _show_kept(self, found: list[Kept]) -> None:
        for kept in found:
            self.rows[kept.kind].show_kept(kept, self._amount(kept))

    def _amount(self, kept: Kept) -> str:
        if not kept.count:
            return self.tr("Nothing")
        return self.tr("{count} kept, {size}").format(
            count=QLocale().toString(kept.count), size=size_text(kept.n_bytes)
        )

    @Slot()
    def _audio_clicked(self) -> None:
        if self.keep_audio.isChecked() and not self.settings.transcript.audio_noted:
            self.edited.emit("transcript.audio_noted", True)
            self._open_box(in_words(ASK_FIRST), QMessageBox.StandardButton.Ok)

    def _ask(self, kind: str) -> None:
        row = self.rows[kind]
        asked = self.tr("Remove “{what}” for good?").format(what=row.title.text())
        self._confirm(asked, row.amount.text(), [kind])

    @Slot()
    def _ask_all(self) -> None:
        asked = self.tr("Remove everything that Surtitle keeps on this computer, for good?")
        more = self.tr("Transcripts, sound, models, settings and all the rest of this list.")
        self._confirm(asked, more, list(KINDS))

    def _confirm(self, asked: str, more: str, kinds: list[str]) -> None:
        buttons = QMessageBox.StandardButton.Cancel | QMessageBox.StandardButton.Yes
        box = self._open_box(asked, buttons, more)
        yes = box.button(QMessageBox.StandardButton.Yes)
        yes.setText(self.tr("Remove for good"))
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        yes.clicked.connect(partial(self._remove, kinds))

    def _open_box(
        self, text: str, buttons: QMessageBox.StandardButton, more: str = ""
    ) -> QMessageBox:
        box = QMessageBox(QMessageBox.Icon.Warning, "Surtitle", text, buttons, self)
        box.setInformativeText(more)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
        self._box = box
        return box

    def _remove(self, kinds: list[str]) -> None:
        self.told.setText(self.tr("Removing…"))
        self.told.setVisible(True)
        for row in self.rows.values():
            row.button.setEnabled(False)
        self.remove_all.setEnabled(False)
        self._removal.send(_removing(kinds))

    @Slot(object)
    def _removed(self, kinds: list[str]) -> None:
        self.told.setText(self.tr("Removed."))
        self._after_removal()
        for kind in kinds:
            self.removed.emit(kind)

    @Slot(object)
    def _not_removed(self, error: EngineError) -> None:
        self._tell(error)
        self._after_removal()

    @Slot(object)
    def _tell(self, error: EngineError) -> None:
        self.told.setText(in_words(error))
        self.told.setVisible(True)

    def _after_removal(self) -> None:
        self.remove_all.setEnabled(True)
        self.refresh()


class _KeptRow:
    """What it is, how much, where, and a button."""

    def __init__(self, title: str, remove: str, name: str) -> None:
        self.title = QLabel(title)
        self.amount = QLabel("…")
        self.place = note()
        self.place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = QPushButton(remove)
        self.button.setAccessibleName(name.format(what=title))
        self.button.setMinimumHeight(TARGET_PX)
        self.button.setEnabled(False)

    def add_to(self, grid: QGridLayout, line: int) -> None:
        rule = QFrame()
        rule.setFrameShape(QFrame.Shape.HLine)
        rule.setFrameShadow(QFrame.Shadow.Sunken)
        grid.addWidget(rule, line, 0, 1, 3)
        grid.addWidget(self.title, line + 1, 0)
        grid.addWidget(self.amount, line + 1, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.button, line + 1, 2)
        grid.addWidget(self.place, line + 2, 0, 1, 3)

    def show_kept(self, kept: Kept, amount: str) -> None:
        self.amount.setText(amount)
        self.place.setText(str(kept.place))
        self.place.setVisible(True)
        self.button.setEnabled(bool(kept.count))


def _removing(kinds: list[str]) -> Callable[[], object]:
    """Remove each kind; the first trouble is raised when all were tried."""

    def work() -> list[str]:
        problem: EngineError | None = None
        for kind in kinds:
            try:
                remove(kind)
            except EngineError as error:
                problem = problem or error
        if problem is not None:
            raise problem
        return kinds

    return work
