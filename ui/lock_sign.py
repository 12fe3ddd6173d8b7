"""The sign that clicks go through the captions."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.marks import draw_symbol

_PADLOCK_PX = 15


class LockSign(QWidget):
    """A padlock, and what takes the clicks again in a few words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        # Spacing is mirrored, margins are not.
        row.setSpacing(0)
        row.addSpacing(_PADLOCK_PX + 6)
        row.addWidget(self.label)
        self._color = QColor("white")

    def set_look(self, font: QFont, color: QColor) -> None:
        """Take the row's font and colour."""
        self._color = color
        self.label.setFont(font)
        palette = self.label.palette()
        palette.setColor(palette.ColorRole.WindowText, color)
        self.label.setPalette(palette)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the padlock."""
        painter = QPainter(self)
        left = 0 if self.isLeftToRight() else self.width() - _PADLOCK_PX
        top = (self.height() - _PADLOCK_PX) / 2
        draw_symbol(painter, "lock", QRectF(left, top, _PADLOCK_PX, _PADLOCK_PX), self._color)
        painter.end()
