"""A field for one combination of keys."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QWidget

_LONGEST = "Ctrl+Alt+Shift+M"
_BESIDE_PX = 44
"""The frame, and the sign that clears it."""


class KeyField(QKeySequenceEdit):
    """Wide enough for what keys are called in the language of the windows."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)
        self.setAccessibleName(name)

    def minimumSizeHint(self) -> QSize:
        """All of a long combination."""
        native = QKeySequence(_LONGEST).toString(QKeySequence.SequenceFormat.NativeText)
        width = self.fontMetrics().horizontalAdvance(native) + _BESIDE_PX
        return QSize(width, super().minimumSizeHint().height())
