"""A private system bus, and on it a service that speaks RealtimeKit's interface as a test says."""

from __future__ import annotations

import os
import subprocess
import threading
from pathlib import Path

from jeepney import HeaderFields, Message, MessageType, message_bus, new_error, new_method_return
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection

from mock_logind import wait
from processes import end

NAME = "org.freedesktop.RealtimeKit1"


class ScriptedRealtimeKit:
    """A running bus; ``start`` puts the service on it.

    Attributes:
        address: Of the bus.
        calls: What was asked: process, thread, nice value.
        refusal: Is answered, where there is one.
        may_answer: Cleared, calls are heard and not answered until it is set.
        heard: Set by each call.
    """

    def __init__(self, folder: Path) -> None:
        socket = folder / "system_bus"
        self.address = f"unix:path={socket}"
        self.calls: list[tuple[int, int, int]] = []
        self.refusal = ""
        self.may_answer = threading.Event()
        self.may_answer.set()
        self.heard = threading.Event()
        self._ended = False
        self._thread: threading.Thread | None = None
        self._bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={self.address}"],
            stderr=subprocess.DEVNULL,
        )
        wait(socket.exists, "the bus")

    def start(self) -> None:
        connection = open_dbus_connection(self.address)
        Proxy(message_bus, connection).RequestName(NAME)
        self._thread = threading.Thread(target=self._serve, args=(connection,))
        self._thread.start()

    def close(self) -> None:
        self._ended = True
        self.may_answer.set()
        if self._thread is not None:
            self._thread.join()
        end(self._bus)

    def _serve(self, connection: DBusConnection) -> None:
        with connection:
            while not self._ended:
                try:
                    message = connection.receive(timeout=0.05)
                except TimeoutError:
                    continue
                if message.header.message_type is MessageType.method_call:
                    connection.send(self._answer(message))

    def _answer(self, message: Message) -> Message:
        fields = message.header.fields
        assert fields[HeaderFields.member] == "MakeThreadHighPriorityWithPID"
        assert fields[HeaderFields.interface] == NAME
        assert fields[HeaderFields.path] == "/org/freedesktop/RealtimeKit1"
        assert fields[HeaderFields.signature] == "tti"
        process, thread, nice = message.body
        self.calls.append((process, thread, nice))
        self.heard.set()
        self.may_answer.wait()
        if self.refusal:
            error = "org.freedesktop.DBus.Error.AccessDenied"
            return new_error(message, error, "s", (self.refusal,))
        try:
            policy = os.sched_getscheduler(thread) | os.SCHED_RESET_ON_FORK
            os.sched_setscheduler(thread, policy, os.sched_param(0))
            os.setpriority(os.PRIO_PROCESS, thread, nice)
        except ProcessLookupError as error:
            return new_error(message, "org.freedesktop.DBus.Error.Failed", "s", (str(error),))
        except PermissionError:
            pass  # It is granted without effect: nobody here has the right.
        return new_method_return(message)
