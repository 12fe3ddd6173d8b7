"""A system bus of a test's own, with a mock of logind on it (`python-dbusmock`)."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from jeepney import DBusAddress, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection

# Debian's own Python has the mock, which stands on libraries that no wheel carries.
PYTHON = "/usr/bin/python3"
NAME = "org.freedesktop.login1"
_MANAGER = DBusAddress(
    "/org/freedesktop/login1", bus_name=NAME, interface="org.freedesktop.DBus.Mock"
)
_START_S = 20.0


class MockLogind:
    """A running bus; ``start`` puts logind on it.

    Attributes:
        address: Of the bus.
    """

    def __init__(self, folder: Path) -> None:
        self.address = f"unix:path={folder / 'system_bus'}"
        self._processes: list[subprocess.Popen[bytes]] = []
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={self.address}"]
        self._spawn(bus)
        wait((folder / "system_bus").exists, "the bus")
        self._connection: DBusConnection = open_dbus_connection(self.address)

    def start(self) -> None:
        self._spawn([PYTHON, "-m", "dbusmock", "--system", "--template", "logind"])
        has_owner = Proxy(message_bus, self._connection).NameHasOwner
        wait(lambda: bool(has_owner(NAME)[0]), "logind")

    def say(self, asleep: bool) -> None:
        """``PrepareForSleep``."""
        arguments = ("org.freedesktop.login1.Manager", "PrepareForSleep", "b", [("b", asleep)])
        call = new_method_call(_MANAGER, "EmitSignal", "sssav", arguments)
        reply = self._connection.send_and_get_reply(call, timeout=_START_S)
        assert reply.header.message_type.name == "method_return", reply.body

    def close(self) -> None:
        self._connection.close()
        for process in reversed(self._processes):
            process.kill()
            process.wait()

    def _spawn(self, command: list[str]) -> None:
        self._processes.append(
            subprocess.Popen(
                command,
                env=os.environ | {"DBUS_SYSTEM_BUS_ADDRESS": self.address},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )


def has_mock() -> bool:
    """Whether the mock is installed."""
    command = [PYTHON, "-c", "import dbusmock"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def wait(ready: Callable[[], bool], what: str) -> None:
    """Wait for what a process does at its start."""
    deadline = time.monotonic() + _START_S
    while not ready():
        assert time.monotonic() < deadline, f"{what} did not start"
        time.sleep(0.02)
