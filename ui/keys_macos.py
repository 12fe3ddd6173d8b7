"""Keys that work in every program under macOS: Carbon's hot keys. Not yet seen on macOS.

They need no permission, unlike an event tap, and read no other key.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from ui.key_combination import combination_of

_CARBON = "/System/Library/Frameworks/Carbon.framework/Carbon"
_SIGNATURE = int.from_bytes(b"Srtl", "big")
_KEYBOARD_CLASS, _HOT_KEY_PRESSED = int.from_bytes(b"keyb", "big"), 5
_DIRECT_OBJECT, _HOT_KEY_ID = int.from_bytes(b"----", "big"), int.from_bytes(b"hkid", "big")
# Qt calls the command key Control, and the control key Meta.
_MODIFIERS = {
    Qt.KeyboardModifier.ControlModifier: 0x0100,
    Qt.KeyboardModifier.ShiftModifier: 0x0200,
    Qt.KeyboardModifier.AltModifier: 0x0800,
    Qt.KeyboardModifier.MetaModifier: 0x1000,
}
# By place on an American keyboard (HIToolbox/Events.h), which is what hot keys are told.
_LETTERS = {
    **dict(zip("ASDFHGZXCV", range(10), strict=True)),
    **{"B": 11, "Q": 12, "W": 13, "E": 14, "R": 15, "Y": 16, "T": 17, "O": 31, "U": 32, "I": 34},
    **{"P": 35, "L": 37, "J": 38, "K": 40, "N": 45, "M": 46, ",": 43, ".": 47, "/": 44, "-": 27},
    **{"1": 18, "2": 19, "3": 20, "4": 21, "6": 22, "5": 23, "9": 25, "7": 26, "8": 28, "0": 29},
    " ": 49,
}  # fmt: skip
_F_KEYS = (122, 120, 99, 118, 96, 97, 98, 100, 101, 109, 103, 111)
_OTHERS = {
    Qt.Key.Key_Return: 36,
    Qt.Key.Key_Tab: 48,
    Qt.Key.Key_Backspace: 51,
    Qt.Key.Key_Escape: 53,
    Qt.Key.Key_Home: 115,
    Qt.Key.Key_PageUp: 116,
    Qt.Key.Key_Delete: 117,
    Qt.Key.Key_End: 119,
    Qt.Key.Key_PageDown: 121,
    Qt.Key.Key_Left: 123,
    Qt.Key.Key_Right: 124,
    Qt.Key.Key_Down: 125,
    Qt.Key.Key_Up: 126,
}


class _HotKeyId(ctypes.Structure):
    _fields_ = (("signature", ctypes.c_uint32), ("id", ctypes.c_uint32))


class _EventType(ctypes.Structure):
    _fields_ = (("eventClass", ctypes.c_uint32), ("eventKind", ctypes.c_uint32))


_Handler = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


def keycode_of(key: Qt.Key) -> int | None:
    """The virtual key code; None for keys that have none here."""
    if key in _OTHERS:
        return _OTHERS[key]
    place = int(key) - int(Qt.Key.Key_F1)
    if 0 <= place < len(_F_KEYS):
        return _F_KEYS[place]
    return _LETTERS.get(chr(int(key))) if int(key) < 0x80 else None


class MacKeys(QObject):
    """See `ui.global_keys.KeyBackend`."""

    pressed = Signal(str)
    answered = Signal(object)
    asks = False

    def __init__(self, carbon: Any = None, parent: QObject | None = None) -> None:  # noqa: ANN401
        """Take the system's Carbon, or one of a test's own."""
        super().__init__(parent)
        self._carbon = carbon or ctypes.CDLL(_CARBON)
        self._carbon.GetApplicationEventTarget.restype = ctypes.c_void_p
        self._names: dict[int, str] = {}
        self._keys: list[ctypes.c_void_p] = []
        self._handler = _Handler(self._happened)  # Carbon keeps no reference of its own.
        self._target = ctypes.c_void_p(self._carbon.GetApplicationEventTarget())
        kind = _EventType(_KEYBOARD_CLASS, _HOT_KEY_PRESSED)
        self._carbon.InstallEventHandler(
            self._target, self._handler, ctypes.c_ulong(1), ctypes.byref(kind), None, None
        )

    def grab(self, keys: Mapping[str, str]) -> None:
        """Have these keys, in place of those before."""
        self._let_go()
        refused = {}
        for number, (name, text) in enumerate(keys.items(), start=1):
            combination = combination_of(text)
            code = keycode_of(combination.key())
            modifiers = combination.keyboardModifiers()
            wanted = sum(bit for flag, bit in _MODIFIERS.items() if modifiers & flag)
            if code is None:
                refused[name] = self.tr("this keyboard has no such key")
                continue
            key = ctypes.c_void_p()
            failed = self._carbon.RegisterEventHotKey(
                ctypes.c_uint32(code), ctypes.c_uint32(wanted), _HotKeyId(_SIGNATURE, number),
                self._target, ctypes.c_uint32(0), ctypes.byref(key),
            )  # fmt: skip
            if failed:
                refused[name] = self.tr("another program has these keys")
            else:
                self._keys.append(key)
                self._names[number] = name
        self.answered.emit(refused)

    def close(self) -> None:
        """Let go of everything."""
        self._let_go()

    def _happened(self, _next: int | None, event: int | None, _data: int | None) -> int:
        found = _HotKeyId()
        self._carbon.GetEventParameter(
            ctypes.c_void_p(event), ctypes.c_uint32(_DIRECT_OBJECT), ctypes.c_uint32(_HOT_KEY_ID),
            None, ctypes.c_ulong(ctypes.sizeof(found)), None, ctypes.byref(found),
        )  # fmt: skip
        if found.signature == _SIGNATURE and found.id in self._names:
            self.pressed.emit(self._names[found.id])
        return 0

    def _let_go(self) -> None:
        for key in self._keys:
            self._carbon.UnregisterEventHotKey(key)
        self._keys.clear()
        self._names.clear()
