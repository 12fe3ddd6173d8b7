"""Keeps the screen on while captions run: a deaf reader's hands rest, and the screen must not."""

from __future__ import annotations

import ctypes
import logging
import os
import subprocess
import sys
from collections.abc import Callable

from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

logger = logging.getLogger(__name__)

_SERVICE = "org.freedesktop.ScreenSaver"
_PATH = "/org/freedesktop/ScreenSaver"
_TIMEOUT_MS = 300
_ES_CONTINUOUS, _ES_SYSTEM, _ES_DISPLAY = 0x80000000, 0x1, 0x2

Release = Callable[[], None]
Inhibit = Callable[[], "Release | None"]
"""Asks the system to stay awake; returns what ends that, or None where it cannot be asked."""


class StayAwake:
    """Asks once while wanted, and lets go once."""

    def __init__(self, inhibit: Inhibit) -> None:
        """Nothing is asked yet."""
        self._inhibit = inhibit
        self._release: Release | None = None
        self._wanted = False

    def want(self, wanted: bool) -> None:
        """Whether the screen is to stay on from here on."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if wanted:
            self._release = self._inhibit()
        elif self._release is not None:
            self._release()
            self._release = None


def system_inhibit() -> Release | None:
    """By the desktop's screen saver service (Linux), Windows' own call, or macOS' ``caffeinate``.

    None where no service answers.
    """
    if sys.platform == "win32":
        return _inhibit_windows()
    if sys.platform == "darwin":
        return caffeinate()
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    asked = _message("Inhibit", ["Surtitle", "captions run"])
    answer = bus.call(asked, QDBus.CallMode.Block, _TIMEOUT_MS)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage:
        logger.info("the screen may go dark: %s", answer.errorMessage())
        return None
    cookie = answer.arguments()[0]

    def release() -> None:
        bus.call(_message("UnInhibit", [cookie]), QDBus.CallMode.NoBlock)

    return release


def caffeinate(program: str = "/usr/bin/caffeinate") -> Release | None:
    """Keeps macOS' display on until released, or until this program ends, whatever ends it."""
    try:
        asked = subprocess.Popen([program, "-d", "-w", str(os.getpid())], stdin=subprocess.DEVNULL)
    except OSError as error:
        logger.info("the screen may go dark: %s", error)
        return None

    def release() -> None:
        asked.terminate()
        asked.wait()

    return release


def _message(method: str, arguments: list[object]) -> QDBusMessage:
    message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SERVICE, method)
    message.setArguments(arguments)
    return message


def _inhibit_windows() -> Release:
    kernel: object = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined]
    set_state = getattr(kernel, "SetThreadExecutionState")  # noqa: B009 - Windows only
    set_state(_ES_CONTINUOUS | _ES_SYSTEM | _ES_DISPLAY)

    def release() -> None:
        set_state(_ES_CONTINUOUS)

    return release
