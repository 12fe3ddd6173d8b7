"""Keys that work in every program under X11: each is grabbed by itself, no other key is read."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from PySide6.QtCore import QObject, QSocketNotifier, Qt, Signal

from ui.key_combination import combination_of
from ui.xcb import (
    CONTROL,
    KEY_PRESS,
    KEY_RELEASE,
    LOCK,
    MAPPING_NOTIFY,
    MOD1,
    MOD2,
    MOD4,
    SHIFT,
    XcbConnection,
)

_MODIFIERS = {
    Qt.KeyboardModifier.ShiftModifier: SHIFT,
    Qt.KeyboardModifier.ControlModifier: CONTROL,
    Qt.KeyboardModifier.AltModifier: MOD1,
    Qt.KeyboardModifier.MetaModifier: MOD4,
}
_MEANT = SHIFT | CONTROL | MOD1 | MOD4
_LOCKS = (0, LOCK, MOD2, LOCK | MOD2)
"""Caps lock and num lock, which is Mod2 everywhere, must not keep a key from working."""

_F1, _F1_SYMBOL = int(Qt.Key.Key_F1), 0xFFBE
_SYMBOLS = {
    Qt.Key.Key_Escape: 0xFF1B,
    Qt.Key.Key_Tab: 0xFF09,
    Qt.Key.Key_Backspace: 0xFF08,
    Qt.Key.Key_Return: 0xFF0D,
    Qt.Key.Key_Enter: 0xFF8D,
    Qt.Key.Key_Insert: 0xFF63,
    Qt.Key.Key_Delete: 0xFFFF,
    Qt.Key.Key_Pause: 0xFF13,
    Qt.Key.Key_Print: 0xFF61,
    Qt.Key.Key_Home: 0xFF50,
    Qt.Key.Key_End: 0xFF57,
    Qt.Key.Key_Left: 0xFF51,
    Qt.Key.Key_Up: 0xFF52,
    Qt.Key.Key_Right: 0xFF53,
    Qt.Key.Key_Down: 0xFF54,
    Qt.Key.Key_PageUp: 0xFF55,
    Qt.Key.Key_PageDown: 0xFF56,
    Qt.Key.Key_Menu: 0xFF67,
}


def keysym_of(key: Qt.Key) -> int | None:
    """The X11 symbol of a key; None for keys that have none here."""
    if key in _SYMBOLS:
        return _SYMBOLS[key]
    if _F1 <= int(key) < _F1 + 35:
        return _F1_SYMBOL + int(key) - _F1
    if 0x20 <= int(key) <= 0xFF:  # Latin-1 is the same in both, Qt's letters are capitals
        return ord(chr(int(key)).lower())
    return None


class X11Keys(QObject):
    """See `ui.global_keys.KeyBackend`."""

    pressed = Signal(str)
    answered = Signal(object)
    asks = False

    def __init__(self, connection: XcbConnection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connection = connection
        self._keys: Mapping[str, str] = {}
        self._grabbed: dict[tuple[int, int], str] = {}
        self._released: tuple[int, int] = (0, 0)
        self._notifier = QSocketNotifier(connection.fileno, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self.read)

    def grab(self, keys: Mapping[str, str]) -> None:
        """Have these keys, in place of those before."""
        self._let_go()
        self._keys = dict(keys)
        refused = {}
        for name, text in keys.items():
            reason = self._grab(name, text)
            if reason:
                refused[name] = reason
        self.answered.emit(refused)

    def close(self) -> None:
        """Let go of everything."""
        self._notifier.setEnabled(False)
        self._grabbed.clear()
        self._connection.close()

    def read(self) -> None:
        """Take what the server says."""
        for kind, body in self._connection.events():
            if kind == MAPPING_NOTIFY:
                self._connection.refresh_keys()
                self.grab(self._keys)
            elif kind in {KEY_PRESS, KEY_RELEASE}:
                self._key(kind, body)
        if not self._connection.is_alive:
            self._notifier.setEnabled(False)

    def _key(self, kind: int, body: bytes) -> None:
        code, at_ms = struct.unpack_from("=B", body, 1)[0], struct.unpack_from("=I", body, 4)[0]
        if kind == KEY_RELEASE:
            self._released = (code, at_ms)
            return
        if self._released == (code, at_ms):
            return  # A key that is held is released and pressed again at the same moment.
        state = struct.unpack_from("=H", body, 28)[0] & _MEANT
        name = self._grabbed.get((code, state))
        if name is not None:
            self.pressed.emit(name)

    def _grab(self, name: str, text: str) -> str:
        combination = combination_of(text)
        symbol = keysym_of(combination.key())
        codes = [] if symbol is None else self._connection.keycodes(symbol)
        if not codes:
            return self.tr("this keyboard has no such key")
        modifiers = combination.keyboardModifiers()
        wanted = sum(bit for flag, bit in _MODIFIERS.items() if modifiers & flag)
        code, shifted = min(codes, key=lambda found: found[1])
        state = wanted | SHIFT if shifted else wanted
        done = [lock for lock in _LOCKS if self._connection.grab_key(code, state | lock)]
        if len(done) < len(_LOCKS):
            for lock in done:
                self._connection.ungrab_key(code, state | lock)
            return self.tr("another program has these keys")
        self._grabbed[code, state] = name
        return ""

    def _let_go(self) -> None:
        for code, state in self._grabbed:
            for lock in _LOCKS:
                self._connection.ungrab_key(code, state | lock)
        self._grabbed.clear()
