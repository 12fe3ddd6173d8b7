"""What the desktop's settings portal tells of colours, contrast and motion, on Linux.

See https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
"""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.message_bus import open_bus

if TYPE_CHECKING:
    from jeepney.io.blocking import DBusConnection

logger = logging.getLogger(__name__)

_NAME = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_SETTINGS = "org.freedesktop.portal.Settings"
APPEARANCE = "org.freedesktop.appearance"
GNOME = "org.gnome.desktop.interface"
_TIMEOUT_S = 5.0


class PortalAppearance(QObject):
    """Reads and follows the portal in a thread of its own; without a portal nothing is told.

    Signals:
        told: Values by namespace and key: all at first, then each that changes.
    """

    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._bus: DBusConnection | None = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="settings portal", daemon=True)

    def start(self) -> None:
        """Begin; returns at once."""
        self._thread.start()

    def close(self) -> None:
        """End; nothing is told any more."""
        with self._lock:
            self._closed = True
            if self._bus is not None:
                self._bus.sock.shutdown(socket.SHUT_RDWR)
        if self._thread.ident is not None:
            self._thread.join(1.0)

    def _run(self) -> None:
        try:
            bus = open_bus("SESSION")
        except ConnectionError as error:
            logger.info("no settings portal, there is no session bus: %s", error)
            return
        try:
            with self._lock:
                if self._closed:
                    return
                self._bus = bus
            self._follow(bus)
        except (OSError, EOFError, TimeoutError) as error:
            if not self._closed:
                logger.info("the settings portal is silent: %s", error)
        finally:
            with self._lock:
                self._bus = None
                bus.close()

    def _follow(self, bus: DBusConnection) -> None:
        from jeepney import DBusAddress, HeaderFields, MatchRule, MessageType, new_method_call
        from jeepney.bus_messages import message_bus
        from jeepney.io.blocking import Proxy

        portal = DBusAddress(_PATH, _NAME, _SETTINGS)
        rule = MatchRule(type="signal", interface=_SETTINGS, member="SettingChanged", path=_PATH)
        Proxy(message_bus, bus).AddMatch(rule)
        asked = new_method_call(portal, "ReadAll", "as", ([APPEARANCE, GNOME],))
        answer = bus.send_and_get_reply(asked, timeout=_TIMEOUT_S)
        if answer.header.message_type is MessageType.method_return:
            self._tell(answer.body[0])
        while True:
            message = bus.receive()
            fields = message.header.fields
            if fields.get(HeaderFields.member) == "SettingChanged" and len(message.body) == 3:
                namespace, key, value = message.body
                self._tell({namespace: {key: value}})

    def _tell(self, values: Mapping[str, Mapping[str, Any]]) -> None:
        known = {
            (namespace, key): _plain(value)
            for namespace, pairs in values.items()
            for key, value in pairs.items()
            if namespace in {APPEARANCE, GNOME}
        }
        if known and not self._closed:
            self.told.emit(known)


def _plain(value: Any) -> Any:  # noqa: ANN401 - whatever type the portal sends
    """A variant's own value; some portals put a variant into a variant."""
    while isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str):
        value = value[1]
    return value
