"""The servers that can transcribe in place of this computer: added, changed, tried, removed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.remote_edit import RemoteTrial, drop_remote, try_remote
from app.remote_keys import environment_name, find_key
from app.remotes import Remote, load_remotes
from app.sentences import in_words
from engine.errors import EngineError
from ui.errand import Errand
from ui.server_form import ServerForm
from ui.session_list import RoomyDelegate
from ui.setting_fields import note


class ServersDialog(QDialog):
    """All remotes, and what can be done with them.

    Signals:
        changed: One was added, changed or removed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Servers"))
        self.resize(560, 420)
        self._remotes: dict[str, Remote] = {}
        self._form: ServerForm | None = None
        intro = note(
            self.tr(
                "A server turns speech into text in place of this computer, and everything that "
                "is heard is sent to it. You are asked before anything is sent."
            )
        )
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Servers"))
        self.list.setItemDelegate(RoomyDelegate(self.list))
        self.list.currentRowChanged.connect(self._chosen)
        self.list.itemActivated.connect(self._change)
        self.empty = QLabel(self.tr("There is no server. Everything runs on this computer."))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.add_button = self._button(self.tr("Add…"), self._add)
        self.change_button = self._button(self.tr("Change…"), self._change)
        self.try_button = self._button(self.tr("Try it"), self.try_chosen)
        self.remove_button = self._button(self.tr("Remove"), self._remove)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.told.setVisible(False)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self._trial = Errand(self)
        self._trial.done.connect(self._tried)
        self._trial.failed.connect(self._failed)
        self._removal = Errand(self)
        self._removal.done.connect(self._removed)
        self._removal.failed.connect(self._failed)
        page = QWidget()
        self._stack = QStackedLayout(page)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        side = QVBoxLayout()
        for button in (self.add_button, self.change_button, self.try_button, self.remove_button):
            side.addWidget(button)
        side.addStretch(1)
        middle = QHBoxLayout()
        middle.addWidget(page, 1)
        middle.addLayout(side)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        column.addLayout(middle, 1)
        column.addWidget(self.told)
        column.addWidget(self.buttons)
        self.refresh()

    @property
    def chosen(self) -> Remote | None:
        """The server of the row in focus."""
        item = self.list.currentItem()
        name = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return self._remotes.get(name) if isinstance(name, str) else None

    def refresh(self) -> None:
        """Read the list again; the chosen one stays chosen."""
        before = self.chosen
        try:
            self._remotes = load_remotes()
        except EngineError as error:
            self._remotes = {}
            self._say(in_words(error))
        self.list.clear()
        for remote in self._remotes.values():
            item = QListWidgetItem(f"{remote.name}\n{self._about(remote)}")
            item.setData(Qt.ItemDataRole.UserRole, remote.name)
            self.list.addItem(item)
            if before is not None and remote.name == before.name:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0 and self._remotes:
            self.list.setCurrentRow(0)
        self._stack.setCurrentIndex(0 if self._remotes else 1)
        self._chosen()

    def try_chosen(self) -> None:
        """Send it a clip of synthesized speech, and tell how it did."""
        remote = self.chosen
        if remote is None:
            return
        self.try_button.setEnabled(False)
        host = remote.host
        self._say(self.tr("Trying {host} with a clip of synthesized speech…").format(host=host))
        self._trial.send(lambda: try_remote(remote, find_key(remote)))

    def showEvent(self, event: QShowEvent) -> None:
        """The command line may have changed them."""
        self.refresh()
        super().showEvent(event)

    def _button(self, text: str, clicked: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(clicked)
        return button

    def _about(self, remote: Remote) -> str:
        about = self.tr("{model} on {host}").format(model=remote.model, host=remote.host)
        if remote.warning:
            about = self.tr("{about} · not encrypted").format(about=about)
        if not remote.needs_consent and remote.consent:
            about = self.tr("{about} · you agreed to it").format(about=about)
        return about

    def _chosen(self) -> None:
        there = self.chosen is not None
        for button in (self.change_button, self.try_button, self.remove_button):
            button.setEnabled(there)

    def _add(self) -> None:
        self._open_form(ServerForm(parent=self))

    def _change(self) -> None:
        if self.chosen is not None:
            self._open_form(ServerForm(self.chosen, self))

    def _open_form(self, form: ServerForm) -> None:
        form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        form.saved.connect(self._saved)
        self._form = form
        form.open()

    def _saved(self, name: str, is_kept: bool) -> None:
        told = self.tr("“{name}” is saved. Try it before it is needed.").format(name=name)
        if not is_kept:
            told = self.tr(
                "“{name}” is saved. This system has no keyring: its key is kept until Surtitle "
                "closes. To give it by yourself, set {variable}."
            ).format(name=name, variable=environment_name(name))
        self.refresh()
        for row in range(self.list.count()):
            if self.list.item(row).data(Qt.ItemDataRole.UserRole) == name:
                self.list.setCurrentRow(row)
        self._say(told)
        self.changed.emit()

    def _remove(self) -> None:
        remote = self.chosen
        if remote is not None:

            def drop() -> str:
                drop_remote(remote)
                return remote.name

            self._removal.send(drop)

    def _removed(self, name: object) -> None:
        self.refresh()
        self._say(self.tr("“{name}” and its key are removed.").format(name=name))
        self.changed.emit()

    def _tried(self, trial: RemoteTrial) -> None:
        self.try_button.setEnabled(True)
        if not trial.text:
            told = self.tr("{host} answers, but heard no words: is the model right?")
            self._say(told.format(host=trial.host))
            return
        times = self.tr("with word times") if trial.has_words else self.tr("without word times")
        told = self.tr(
            "It works. {host} made text of {audio} s of speech in {took} s, {times}:\n“{text}”"
        )
        took, audio = f"{trial.took_s:.1f}", f"{trial.audio_s:.0f}"
        self._say(
            told.format(host=trial.host, audio=audio, took=took, times=times, text=trial.text)
        )

    def _failed(self, error: EngineError) -> None:
        self._chosen()
        self._say(in_words(error))

    def _say(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))
