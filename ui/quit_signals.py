"""Ctrl-C and SIGTERM as a Qt signal: Python sees them only when it runs, and Qt's loop is C++."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal


class QuitSignals(QObject):
    """Turns the signals that ask a program to end into one of its own while it exists.

    Signals:
        received: The number of the signal.
    """

    received = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read_end, self._write_end = socket.socketpair()
        self._read_end.setblocking(False)
        self._write_end.setblocking(False)
        self._notifier = QSocketNotifier(self._read_end.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        self._wakeup_before = signal.set_wakeup_fd(self._write_end.fileno())
        self._before = {
            number: signal.signal(number, _left_to_the_wakeup)
            for number in (signal.SIGINT, signal.SIGTERM)
        }

    def restore(self) -> None:
        """Give the signals back as they were."""
        self._notifier.setEnabled(False)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup_before)
        self._read_end.close()
        self._write_end.close()

    def _read(self) -> None:
        try:
            numbers = self._read_end.recv(64)
        except BlockingIOError:
            return
        for number in numbers:
            if number in self._before:
                self.received.emit(int(number))


def _left_to_the_wakeup(number: int, frame: FrameType | None) -> None:
    """Its byte in the socket pair says it all."""
