"""A session bus of a test's own, with a mock of the desktop's portal on it (`python-dbusmock`)."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection

from mock_logind import PYTHON
from x_display import wait_until

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
SHORTCUTS = "org.freedesktop.portal.GlobalShortcuts"
SETTINGS = "org.freedesktop.portal.Settings"
_MOCK = "org.freedesktop.DBus.Mock"
_REQUEST = "org.freedesktop.portal.Request"
_PATIENCE_S = 20.0


class MockPortal:
    """A running bus with a portal that answers as the test says.

    Attributes:
        address: Of the bus.
    """

    def __init__(self, folder: Path) -> None:
        self.address = f"unix:path={folder / 'session_bus'}"
        self._running: list[subprocess.Popen[bytes]] = []
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={self.address}"]
        self._spawn(bus)
        wait_until((folder / "session_bus").exists)
        self._bus: DBusConnection = open_dbus_connection(self.address)

    def start(self) -> None:
        """Put the portal on the bus."""
        self._spawn([PYTHON, "-m", "dbusmock", "--session", NAME, PATH, SHORTCUTS])
        has_owner = Proxy(message_bus, self._bus).NameHasOwner
        wait_until(lambda: bool(has_owner(NAME)[0]))
        self._mock("AddProperty", "ssv", (SHORTCUTS, "version", ("u", 1)))
        self._mock("AddMethod", "sssss", (SHORTCUTS, "CreateSession", "a{sv}", "o", "ret = '/r'"))
        bind = (SHORTCUTS, "BindShortcuts", "oa(sa{sv})sa{sv}", "o", "ret = '/r'")
        self._mock("AddMethod", "sssss", bind)

    def serve_settings(self, values: str) -> None:
        """Answer `ReadAll` of the settings: Python source of an `a{sa{sv}}`."""
        code = f"ret = dbus.Dictionary({values}, signature='sa{{sv}}')"
        self._mock("AddMethod", "sssss", (SETTINGS, "ReadAll", "as", "a{sa{sv}}", code))

    def change_setting(self, namespace: str, key: str, value: tuple[str, Any]) -> None:
        """The user changes something in the desktop's settings."""
        arguments = [("s", namespace), ("s", key), ("v", value)]
        self._mock("EmitSignal", "sssav", (SETTINGS, "SettingChanged", "ssv", arguments))

    def calls(self, method: str) -> list[Any]:
        """The arguments of each call of a method."""
        found = self._mock("GetMethodCalls", "s", (method,))
        return [[value for _, value in arguments] for _, arguments in found[0]]

    def respond(self, client: str, token: str, code: int, results: dict[str, Any]) -> None:
        """Answer a request of a client, which is named as the bus names it."""
        path = f"{PATH}/request/{client.lstrip(':').replace('.', '_')}/{token}"
        self._mock("AddObject", "ssa{sv}a(ssss)", (path, _REQUEST, {}, []))
        arguments = (_REQUEST, "Response", "ua{sv}", [("u", code), ("a{sv}", results)])
        self._mock("EmitSignal", "sssav", arguments, path)

    def add_session(self, path: str) -> None:
        """A session that can be closed."""
        methods = [("Close", "", "", "")]
        added = (path, "org.freedesktop.portal.Session", {}, methods)
        self._mock("AddObject", "ssa{sv}a(ssss)", added)

    def closed(self, path: str) -> bool:
        """Whether a session was closed."""
        return bool(self._mock("GetMethodCalls", "s", ("Close",), path)[0])

    def press(self, session: str, name: str) -> None:
        """The user presses a shortcut's keys."""
        arguments = [("o", session), ("s", name), ("t", 1), ("a{sv}", {})]
        self._mock("EmitSignal", "sssav", (SHORTCUTS, "Activated", "osta{sv}", arguments))

    def close(self) -> None:
        """End everything."""
        self._bus.close()
        for process in reversed(self._running):
            process.kill()
            process.wait()

    def _mock(self, method: str, signature: str, body: tuple[Any, ...], path: str = PATH) -> Any:
        address = DBusAddress(path, bus_name=NAME, interface=_MOCK)
        call = new_method_call(address, method, signature, body)
        reply = self._bus.send_and_get_reply(call, timeout=_PATIENCE_S)
        assert reply.header.message_type.name == "method_return", reply.body
        return reply.body

    def _spawn(self, command: list[str]) -> None:
        self._running.append(
            subprocess.Popen(
                command,
                env=os.environ | {"DBUS_SESSION_BUS_ADDRESS": self.address},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
