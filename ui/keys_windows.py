"""Keys that work in every program under Windows: `RegisterHotKey`. Not yet seen on Windows."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from ctypes import wintypes
from typing import Any

from PySide6.QtCore import QAbstractNativeEventFilter, QCoreApplication, QObject, Qt, Signal

from ui.key_combination import combination_of

WM_HOTKEY = 0x0312
_NO_REPEAT = 0x4000
_MODIFIERS = {
    Qt.KeyboardModifier.AltModifier: 1,
    Qt.KeyboardModifier.ControlModifier: 2,
    Qt.KeyboardModifier.ShiftModifier: 4,
    Qt.KeyboardModifier.MetaModifier: 8,
}
_F1, _VK_F1 = int(Qt.Key.Key_F1), 0x70
_VIRTUAL_KEYS = {
    Qt.Key.Key_Backspace: 0x08,
    Qt.Key.Key_Tab: 0x09,
    Qt.Key.Key_Return: 0x0D,
    Qt.Key.Key_Pause: 0x13,
    Qt.Key.Key_Escape: 0x1B,
    Qt.Key.Key_Space: 0x20,
    Qt.Key.Key_PageUp: 0x21,
    Qt.Key.Key_PageDown: 0x22,
    Qt.Key.Key_End: 0x23,
    Qt.Key.Key_Home: 0x24,
    Qt.Key.Key_Left: 0x25,
    Qt.Key.Key_Up: 0x26,
    Qt.Key.Key_Right: 0x27,
    Qt.Key.Key_Down: 0x28,
    Qt.Key.Key_Insert: 0x2D,
    Qt.Key.Key_Delete: 0x2E,
}


class _HotKeyFilter(QAbstractNativeEventFilter):
    """Finds hot keys among the messages of the GUI thread."""

    def __init__(self, found: Callable[[int], None]) -> None:
        super().__init__()
        self._found = found

    def nativeEventFilter(self, kind: Any, message: Any) -> Any:  # noqa: ANN401 - Qt's own
        """Take a message; every other one goes on."""
        if bytes(kind).startswith(b"windows_"):
            sent = wintypes.MSG.from_address(int(message))
            if sent.message == WM_HOTKEY:
                self._found(int(sent.wParam))
        return False, 0


class WindowsKeys(QObject):
    """See `ui.global_keys.KeyBackend`."""

    pressed = Signal(str)
    answered = Signal(object)
    asks = False

    def __init__(self, user32: Any = None, parent: QObject | None = None) -> None:  # noqa: ANN401
        """Take the system's ``user32``, or one of a test's own."""
        super().__init__(parent)
        self._user32 = user32 or ctypes.WinDLL("user32")  # type: ignore[attr-defined]
        self._names: dict[int, str] = {}
        self.filter = _HotKeyFilter(self._found)
        application = QCoreApplication.instance()
        assert application is not None
        application.installNativeEventFilter(self.filter)

    def grab(self, keys: Mapping[str, str]) -> None:
        """Have these keys, in place of those before."""
        self._let_go()
        refused = {}
        for number, (name, text) in enumerate(keys.items(), start=1):
            code = self._virtual_key(text)
            modifiers = combination_of(text).keyboardModifiers()
            wanted = sum(bit for flag, bit in _MODIFIERS.items() if modifiers & flag)
            if code is None:
                refused[name] = self.tr("this keyboard has no such key")
            elif self._user32.RegisterHotKey(None, number, wanted | _NO_REPEAT, code):
                self._names[number] = name
            else:
                refused[name] = self.tr("another program has these keys")
        self.answered.emit(refused)

    def close(self) -> None:
        """Let go of everything."""
        self._let_go()
        application = QCoreApplication.instance()
        if application is not None:
            application.removeNativeEventFilter(self.filter)

    def _found(self, number: int) -> None:
        if number in self._names:
            self.pressed.emit(self._names[number])

    def _let_go(self) -> None:
        for number in self._names:
            self._user32.UnregisterHotKey(None, number)
        self._names.clear()

    def _virtual_key(self, text: str) -> int | None:
        key = combination_of(text).key()
        if key in _VIRTUAL_KEYS:
            return _VIRTUAL_KEYS[key]
        if _F1 <= int(key) < _F1 + 24:
            return _VK_F1 + int(key) - _F1
        character = chr(int(key)) if int(key) < 0x100 else ""
        if character.isascii() and character.isalnum():
            return ord(character)
        found = int(self._user32.VkKeyScanW(character)) if character else -1
        return None if found & 0xFFFF == 0xFFFF else found & 0xFF
