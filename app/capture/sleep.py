"""The word of Linux that the computer goes to sleep, and that it is awake again: logind's signal.

The clocks tell of a sleep afterwards (``app.capture.clock``). The signal comes before it, so that a
device is closed in order, and after a sleep that the clocks do not show, as in a virtual machine.
"""

from __future__ import annotations

import logging
import socket
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from app.message_bus import open_bus

if TYPE_CHECKING:
    from jeepney import Message
    from jeepney.io.blocking import DBusConnection

_SERVICE = "org.freedesktop.login1"
_PATH = "/org/freedesktop/login1"
_INTERFACE = "org.freedesktop.login1.Manager"
_SIGNAL = "PrepareForSleep"

logger = logging.getLogger(__name__)


class SleepSignals:
    """Hears logind's ``PrepareForSleep`` on a thread of its own, as a context manager.

    Where there is no system bus, or no logind on it, nothing is ever heard. When the bus goes away
    a computer that was said to sleep is taken to be awake.
    """

    def __init__(self, prepare: Callable[[bool], None]) -> None:
        """Tell ``prepare`` True before a sleep and False after it, on the thread."""
        self._prepare = prepare
        self._lock = threading.Lock()
        self._connection: DBusConnection | None = None
        self._closed = False
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sleep signals", daemon=True)

    def __enter__(self) -> SleepSignals:
        """Begin; returns at once."""
        self._thread.start()
        return self

    def wait(self, timeout_s: float) -> bool:
        """Wait until signals are heard; False when they are not by then, or never will be."""
        return self._listening.wait(timeout_s)

    def __exit__(self, *_: object) -> None:
        """End."""
        with self._lock:
            self._closed = True
            if self._connection is not None:
                # Wakes the thread, which closes the connection by itself.
                self._connection.sock.shutdown(socket.SHUT_RDWR)
        self._thread.join(1.0)

    def _run(self) -> None:
        if sys.platform != "linux":
            return
        from jeepney import DBusErrorResponse

        try:
            connection = open_bus("SYSTEM")
        except ConnectionError as error:
            logger.info("sleep is told by the clocks alone, there is no system bus: %s", error)
            return
        try:
            with self._lock:
                if self._closed:
                    return
                self._connection = connection
            self._listen(connection)
        except (OSError, ValueError, DBusErrorResponse) as error:
            # It is gone, says what nobody can read, or lets nobody listen.
            if not self._closed:
                logger.info("sleep is told by the clocks alone, the system bus failed: %s", error)
        finally:
            with self._lock:
                self._connection = None
                connection.close()
            self._prepare(False)

    def _listen(self, connection: DBusConnection) -> None:
        from jeepney import MatchRule, message_bus
        from jeepney.io.blocking import Proxy

        rule = MatchRule(
            type="signal", sender=_SERVICE, path=_PATH, interface=_INTERFACE, member=_SIGNAL
        )
        Proxy(message_bus, connection).AddMatch(rule)
        self._listening.set()
        while True:
            self._take(connection.receive())

    def _take(self, message: Message) -> None:
        from jeepney import HeaderFields, MessageType

        fields = message.header.fields
        is_signal = message.header.message_type is MessageType.signal
        if is_signal and fields.get(HeaderFields.member) == _SIGNAL:
            (asleep,) = message.body
            logger.info("the computer %s", "goes to sleep" if asleep else "is awake again")
            self._prepare(bool(asleep))
