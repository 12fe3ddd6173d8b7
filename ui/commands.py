"""What keys, the tray and `surtitle ctl` can ask for: one list, so that none is forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to ask for.

    Attributes:
        name: In the settings and on the command line.
        keys: Usual keys in our windows, as `QKeySequence` reads them.
        everywhere: Whether the transcript and the other windows have the keys too.
        anywhere: Usual keys in every program; only what gets out of a trap has some by itself.
    """

    name: str
    keys: str
    everywhere: bool = True
    anywhere: str = ""

    @property
    def title(self) -> str:
        """What it is called."""
        return title_of(self.name)


COMMANDS = (
    Command("play", "Ctrl+P"),
    Command("toggle", ""),
    Command("close", "Ctrl+W", everywhere=False),
    Command("missed", "Ctrl+M"),
    Command("now", "Ctrl+J"),
    Command("copy", "Ctrl+Shift+C"),
    Command("mark", "Ctrl+B"),
    Command("print", "F11"),
    Command("lock", "Ctrl+L", anywhere="Ctrl+Alt+Shift+L"),
    Command("transcript", "Ctrl+T"),
    Command("files", "Ctrl+O"),
    Command("settings", "Ctrl+,"),
    Command("quit", "Ctrl+Q"),
)

ANYWHERE = ("play", "toggle", "missed", "copy", "mark", "print", "lock")
"""Commands that can be given keys in every program."""


def title_of(name: str) -> str:
    """What a command is called."""
    translate = QCoreApplication.translate
    titles = {
        "play": translate("Commands", "Pause or start captions"),
        "toggle": translate("Commands", "Show or hide captions"),
        "close": translate("Commands", "Hide captions"),
        "missed": translate("Commands", "What did I miss?"),
        "now": translate("Commands", "Jump to now"),
        "copy": translate("Commands", "Copy the last lines"),
        "mark": translate("Commands", "Mark this moment"),
        "print": translate("Commands", "Large print over the whole screen"),
        "lock": translate("Commands", "Let clicks through"),
        "transcript": translate("Commands", "Open the transcript"),
        "files": translate("Commands", "Open the list of files"),
        "settings": translate("Commands", "Open the settings"),
        "quit": translate("Commands", "Quit"),
    }
    return titles[name]


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
