"""What keys, the tray and `surtitle ctl` can ask for: one list, so that none is forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to ask for.

    Attributes:
        name: In the settings and on the command line.
        title: For a person.
        keys: Usual keys, as `QKeySequence` reads them.
        everywhere: Whether the transcript and the other windows have the keys too.
    """

    name: str
    title: str
    keys: str
    everywhere: bool = True


COMMANDS = (
    Command("play", "Pause or start captions", "Ctrl+P"),
    Command("close", "Hide captions", "Ctrl+W", everywhere=False),
    Command("missed", "What did I miss?", "Ctrl+M"),
    Command("now", "Jump to now", "Ctrl+J"),
    Command("copy", "Copy the last lines", "Ctrl+Shift+C"),
    Command("mark", "Mark this moment", "Ctrl+B"),
    Command("print", "Large print over the whole screen", "F11"),
    Command("lock", "Let clicks through", "Ctrl+L"),
    Command("transcript", "Open the transcript", "Ctrl+T"),
    Command("settings", "Open the settings", "Ctrl+,"),
    Command("quit", "Quit", "Ctrl+Q"),
)


def keys_of(command: Command, chosen: Mapping[str, str]) -> str:
    """The keys in force; empty for none."""
    return chosen.get(command.name, command.keys)


def clashes(chosen: Mapping[str, str]) -> dict[str, list[str]]:
    """Titles of the commands that share the same keys, by those keys."""
    users: dict[str, list[str]] = {}
    for command in COMMANDS:
        keys = QKeySequence(keys_of(command, chosen)).toString()
        if keys:
            users.setdefault(keys, []).append(command.title)
    return {keys: titles for keys, titles in users.items() if len(titles) > 1}


class Commands(QObject):
    """The commands as actions with keys.

    Signals:
        asked: A command's name.
    """

    asked = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        for command in COMMANDS:
            action = QAction(command.title, self)
            action.setData(command.name)
            action.triggered.connect(self._triggered)
            self._actions[command.name] = action

    def action(self, name: str) -> QAction:
        """The action of a command."""
        return self._actions[name]

    def set_keys(self, chosen: Mapping[str, str]) -> None:
        """Use these keys; of several commands with the same keys the first one has them."""
        taken = set()
        for command in COMMANDS:
            keys = QKeySequence(keys_of(command, chosen))
            free = keys.toString() not in taken
            taken.add(keys.toString())
            self._actions[command.name].setShortcut(keys if free else QKeySequence())

    def give_to(self, window: QWidget, *, whole: bool = False) -> None:
        """Let a window hear the keys: all of them, or those that belong everywhere."""
        for command in COMMANDS:
            if whole or command.everywhere:
                window.addAction(self._actions[command.name])

    def _triggered(self) -> None:
        action = self.sender()
        assert isinstance(action, QAction)
        self.asked.emit(action.data())
