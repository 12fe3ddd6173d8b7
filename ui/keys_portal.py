"""Keys that work in every program under Wayland: the portal keeps them, and asks the user.

See https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.GlobalShortcuts.html
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSocketNotifier, Qt, Signal
from PySide6.QtGui import QKeySequence

from app.message_bus import open_bus
from engine.errors import UnavailableError
from ui.commands import title_of
from ui.key_combination import combination_of

if TYPE_CHECKING:
    from jeepney import Message
    from jeepney.io.blocking import DBusConnection

_NAME = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_SHORTCUTS = "org.freedesktop.portal.GlobalShortcuts"
_REQUEST = "org.freedesktop.portal.Request"
_SESSION = "org.freedesktop.portal.Session"
_TIMEOUT_S = 1.0

_MODIFIERS = (
    (Qt.KeyboardModifier.ControlModifier, "CTRL"),
    (Qt.KeyboardModifier.AltModifier, "ALT"),
    (Qt.KeyboardModifier.ShiftModifier, "SHIFT"),
    (Qt.KeyboardModifier.MetaModifier, "LOGO"),
)
_KEY_NAMES = {
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Comma: "comma",
    Qt.Key.Key_Period: "period",
    Qt.Key.Key_Minus: "minus",
    Qt.Key.Key_Slash: "slash",
    Qt.Key.Key_Backspace: "BackSpace",
    Qt.Key.Key_PageUp: "Prior",
    Qt.Key.Key_PageDown: "Next",
    Qt.Key.Key_Insert: "Insert",
    Qt.Key.Key_Delete: "Delete",
    Qt.Key.Key_Escape: "Escape",
}


def trigger_of(keys: str) -> str:
    """Keys as the XDG shortcuts specification writes them, such as ``CTRL+ALT+m``."""
    combination = combination_of(keys)
    key = combination.key()
    plain = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
    name = _KEY_NAMES.get(key) or (plain.lower() if len(plain) == 1 else plain)
    modifiers = combination.keyboardModifiers()
    return "+".join([*(word for flag, word in _MODIFIERS if modifiers & flag), name])


class PortalKeys(QObject):
    """See `ui.global_keys.KeyBackend`."""

    pressed = Signal(str)
    answered = Signal(object)
    asks = True

    def __init__(self, parent: QObject | None = None) -> None:
        """Connect to the session bus.

        Raises:
            UnavailableError: There is no bus, or no portal with shortcuts on it.
        """
        super().__init__(parent)
        try:
            self._bus: DBusConnection = open_bus("SESSION")
        except ConnectionError as error:
            raise UnavailableError("no session bus: {error}", error=error) from error
        try:
            self._look_for_portal()
        except UnavailableError:
            self._bus.close()
            raise
        self._tokens = (f"surtitle_{os.getpid()}_{n}" for n in itertools.count(1))
        self._keys: Mapping[str, str] = {}
        self._session = ""
        self._creating = self._binding = ""
        self._notifier = QSocketNotifier(self._bus.sock.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self.read)

    def grab(self, keys: Mapping[str, str]) -> None:
        """Ask the desktop for these keys, in place of those before; the user answers."""
        self._keys = dict(keys)
        self._end_session()
        if not keys:
            self.answered.emit({})
            return
        token, session = next(self._tokens), next(self._tokens)
        self._creating = self._request_path(token)
        options = {"handle_token": ("s", token), "session_handle_token": ("s", session)}
        self._send(_SHORTCUTS, "CreateSession", "a{sv}", (options,))

    def close(self) -> None:
        """Let go of everything."""
        self._notifier.setEnabled(False)
        self._end_session()
        self._bus.close()

    def read(self) -> None:
        """Take what the desktop says."""
        while True:
            try:
                message = self._bus.receive(timeout=0)
            except TimeoutError:
                return
            except OSError:  # The bus is gone, and with it every shortcut.
                self._notifier.setEnabled(False)
                return
            self._take(message)

    def _take(self, message: Message) -> None:
        from jeepney import HeaderFields, MessageType

        fields = message.header.fields
        if message.header.message_type is not MessageType.signal:
            return
        member, path = fields.get(HeaderFields.member), fields.get(HeaderFields.path)
        if member == "Activated" and message.body[0] == self._session:
            name = message.body[1]
            if name in self._keys:
                self.pressed.emit(name)
        elif member == "Response" and path == self._creating:
            self._creating = ""
            self._created(*message.body)
        elif member == "Response" and path == self._binding:
            self._binding = ""
            self._bound(*message.body)

    def _created(self, refused: int, results: Mapping[str, Any]) -> None:
        if refused:
            self._refuse_all()
            return
        self._session = results["session_handle"][1]
        token = next(self._tokens)
        self._binding = self._request_path(token)
        shortcuts = [
            (name, {"description": ("s", title_of(name)), "preferred_trigger": ("s", keys)})
            for name, keys in ((name, trigger_of(keys)) for name, keys in self._keys.items())
        ]
        body = (self._session, shortcuts, "", {"handle_token": ("s", token)})
        self._send(_SHORTCUTS, "BindShortcuts", "oa(sa{sv})sa{sv}", body)

    def _bound(self, refused: int, results: Mapping[str, Any]) -> None:
        if refused:
            self._refuse_all()
            return
        given = {name for name, _ in results.get("shortcuts", ("", []))[1]}
        reason = self.tr("the desktop has not given these keys")
        self.answered.emit({name: reason for name in self._keys if name not in given})

    def _refuse_all(self) -> None:
        reason = self.tr("the desktop has not given these keys")
        self.answered.emit(dict.fromkeys(self._keys, reason))

    def _end_session(self) -> None:
        self._creating = self._binding = ""
        if self._session:
            self._send(_SESSION, "Close", None, (), path=self._session)
            self._session = ""

    def _look_for_portal(self) -> None:
        from jeepney import DBusAddress, MatchRule, MessageType, Properties, message_bus
        from jeepney.io.blocking import Proxy

        shortcuts = DBusAddress(_PATH, bus_name=_NAME, interface=_SHORTCUTS)
        try:
            asked = Properties(shortcuts).get("version")
            reply = self._bus.send_and_get_reply(asked, timeout=_TIMEOUT_S)
            if reply.header.message_type is MessageType.error:
                raise UnavailableError("the desktop's portal has no shortcuts")
            bus = Proxy(message_bus, self._bus, timeout=_TIMEOUT_S)
            bus.AddMatch(MatchRule(type="signal", interface=_SHORTCUTS, member="Activated"))
            bus.AddMatch(MatchRule(type="signal", interface=_REQUEST, member="Response"))
        except OSError as error:  # A timeout is one too.
            raise UnavailableError("the desktop's portal does not answer") from error

    def _send(
        self, interface: str, method: str, signature: str | None, body: tuple[object, ...],
        path: str = _PATH,
    ) -> None:  # fmt: skip
        from jeepney import DBusAddress, new_method_call

        address = DBusAddress(path, bus_name=_NAME, interface=interface)
        try:
            self._bus.send(new_method_call(address, method, signature, body))
        except OSError:
            self._notifier.setEnabled(False)

    def _request_path(self, token: str) -> str:
        """Where the answer will come from: known before it is asked for, so that none is missed."""
        sender = self._bus.unique_name.lstrip(":").replace(".", "_")
        return f"{_PATH}/request/{sender}/{token}"
