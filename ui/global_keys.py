"""Keys that work in every program: one seam over what each desktop has for that.

| desktop | by |
|---|---|
| X11 | a grab of each key, `ui.keys_x11` |
| Wayland | the XDG portal, where the desktop has it, `ui.keys_portal` |
| Windows | ``RegisterHotKey``, `ui.keys_windows` |
| macOS | Carbon's hot keys, `ui.keys_macos` |

Nothing here reads keys that it was not given. Where there is none of them, `surtitle ctl` does the
same from the desktop's own keyboard settings.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from engine.errors import UnavailableError
from ui.commands import COMMANDS
from ui.key_combination import usable_anywhere

logger = logging.getLogger(__name__)


class KeyBackend(Protocol):
    """What a desktop does.

    Attributes:
        asks: Whether the desktop asks the user before it gives keys.
        pressed: Signal of a command's name.
        answered: Signal of the commands that have no keys, each with why; after each `grab`.
    """

    asks: bool
    pressed: Any
    answered: Any

    def grab(self, keys: Mapping[str, str]) -> None:
        """Have these commands' keys, in place of those before."""

    def close(self) -> None:
        """Let go of everything."""


class GlobalKeys(QObject):
    """The keys in force everywhere.

    Attributes:
        refused: Commands whose keys cannot be had, each with why.

    Signals:
        pressed: A command's name.
        changed: `refused` is another.
    """

    pressed = Signal(str)
    changed = Signal()

    def __init__(self, backend: KeyBackend | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.refused: Mapping[str, str] = {}
        self._backend = backend
        self._keys: Mapping[str, str] | None = None
        if backend is not None:
            backend.pressed.connect(self.pressed)
            backend.answered.connect(self._answered)

    @property
    def is_available(self) -> bool:
        """Whether this desktop has such keys."""
        return self._backend is not None

    @property
    def keys(self) -> Mapping[str, str]:
        """The keys that work, by command."""
        wanted = self._keys or {}
        return {name: keys for name, keys in wanted.items() if name not in self.refused}

    def set_keys(self, chosen: Mapping[str, str]) -> None:
        """Use the keys that the user has chosen, and the usual ones of the others."""
        if self._backend is None:
            return
        # A desktop that asks is not made to ask for what the user never thought of.
        usual = {} if self._backend.asks else usual_keys()
        keys = {name: keys for name, keys in {**usual, **chosen}.items() if usable_anywhere(keys)}
        if keys != self._keys:
            self._keys = keys
            self._backend.grab(keys)

    def close(self) -> None:
        """Let go of everything."""
        if self._backend is not None:
            self._backend.close()

    def _answered(self, refused: Mapping[str, str]) -> None:
        for name, reason in refused.items():
            logger.info("no key for %s: %s", name, reason)
        self.refused = refused
        self.changed.emit()


def usual_keys() -> Mapping[str, str]:
    """Keys that commands have everywhere unless the user says otherwise."""
    return {command.name: command.anywhere for command in COMMANDS if command.anywhere}


def system_keys(parent: QObject | None = None) -> KeyBackend | None:
    """What this desktop has; None where it has nothing."""
    platform = QGuiApplication.platformName()
    try:
        if platform == "windows":
            from ui.keys_windows import WindowsKeys

            return WindowsKeys(parent=parent)
        if platform == "cocoa":
            from ui.keys_macos import MacKeys

            return MacKeys(parent=parent)
        if sys.platform.startswith("linux") and platform in {"xcb", "wayland"}:
            return _linux_keys(parent)
    except (UnavailableError, OSError) as error:
        logger.info("no keys that work everywhere: %s", error)
    return None


def _linux_keys(parent: QObject | None) -> KeyBackend:
    if os.environ.get("WAYLAND_DISPLAY"):  # X11's grabs see only X11's own programs there.
        from ui.keys_portal import PortalKeys

        return PortalKeys(parent)
    from ui.keys_x11 import X11Keys
    from ui.xcb import XcbConnection

    return X11Keys(XcbConnection(), parent)
