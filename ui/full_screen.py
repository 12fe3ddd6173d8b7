"""Whether another program fills the screen, under X11: managers put its window over all others."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, QSocketNotifier, Signal
from PySide6.QtGui import QGuiApplication

from engine.errors import UnavailableError
from ui.xcb import PROPERTY_NOTIFY, XcbConnection

logger = logging.getLogger(__name__)

_ACTIVE, _STATE, _FULL = "_NET_ACTIVE_WINDOW", "_NET_WM_STATE", "_NET_WM_STATE_FULLSCREEN"


class FullScreenWatch(QObject):
    """Asks the window manager's own notes, which it leaves on the root window, when they change.

    Attributes:
        is_full: Whether the active window is another program's, and fills the screen.

    Signals:
        changed: `is_full` is another.
        restacked: Windows may be in another order.
    """

    changed = Signal(bool)
    restacked = Signal()

    def __init__(
        self,
        connection: XcbConnection,
        own_windows: Callable[[], Collection[int]],
        parent: QObject | None = None,
    ) -> None:
        """Watch from now on; ``own_windows`` gives the numbers of ours."""
        super().__init__(parent)
        self.is_full = False
        self._connection = connection
        self._own_windows = own_windows
        self._active = 0
        connection.watch_properties(connection.root)
        self._notifier = QSocketNotifier(connection.fileno, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self.read)
        self._look()

    def close(self) -> None:
        """Watch no more."""
        self._notifier.setEnabled(False)
        self._connection.close()

    def read(self) -> None:
        """Take what the server says."""
        changed = [kind for kind, _ in self._connection.events() if kind == PROPERTY_NOTIFY]
        if not self._connection.is_alive:
            self._notifier.setEnabled(False)
        elif changed:
            self._look()
            self.restacked.emit()

    def _look(self) -> None:
        active = next(iter(self._connection.property(self._connection.root, _ACTIVE)), 0)
        if active != self._active:
            self._active = active
            if active:
                # A program may fill the screen later; nobody notes that on the root window.
                self._connection.watch_properties(active)
        full = self._connection.atom(_FULL)
        is_full = active not in {0, *self._own_windows()} and full in self._connection.property(
            active, _STATE
        )
        if is_full != self.is_full:
            self.is_full = is_full
            self.changed.emit(is_full)


def full_screen_watch(parent: QObject | None = None) -> FullScreenWatch | None:
    """A watch on this display; None where it is not X11, or does not answer."""
    if QGuiApplication.platformName() != "xcb":
        return None
    try:
        return FullScreenWatch(XcbConnection(), _own_windows, parent)
    except UnavailableError as error:
        logger.info("full-screen windows may cover the captions: %s", error)
        return None


def _own_windows() -> Collection[int]:
    return [
        int(window.winId()) for window in QGuiApplication.topLevelWindows() if window.isVisible()
    ]
