"""Keys as text, and as Qt takes them apart."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

_HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_F1, _F35 = int(Qt.Key.Key_F1), int(Qt.Key.Key_F35)


def combination_of(keys: str) -> QKeyCombination:
    """The first combination of a text such as ``Ctrl+Alt+M``."""
    first: QKeyCombination = QKeySequence(keys)[0]  # type: ignore[index]  # The stubs lack it.
    return first


def usable_anywhere(keys: str) -> bool:
    """Whether keys may be taken from every program: with Ctrl, Alt or Meta, or a function key."""
    if QKeySequence(keys).isEmpty():
        return False
    combination = combination_of(keys)
    held = combination.keyboardModifiers() & _HELD
    return bool(held) or _F1 <= int(combination.key()) <= _F35
