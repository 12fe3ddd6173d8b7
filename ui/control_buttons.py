"""Buttons over captions: drawn in the captions' own colours, as large as a finger needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.marks import draw_symbol

BUTTON_PX = 28
_BY_KEYBOARD = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class ControlButton(QAbstractButton):
    """A round button with a drawn symbol that fades with its row.

    Signals:
        focused: It has got the keyboard focus.
        left: It has lost it.
    """

    focused = Signal()
    left = Signal()

    def __init__(self, symbol: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(BUTTON_PX, BUTTON_PX)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._strength = 0.0
        self._ringed = False
        self._color = QColor("white")
        self.set_meaning(symbol, name)

    def set_meaning(self, symbol: str, name: str) -> None:
        """Another symbol, and what it does for screen readers and the tool tip."""
        self.symbol = symbol
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def set_look(self, color: QColor, strength: float) -> None:
        """Colour, and from 0 to 1 how much of it is seen."""
        self._color, self._strength = color, strength
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Back to rest."""
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the row; the ring is for the keyboard."""
        super().focusInEvent(event)
        self._ringed = event.reason() in _BY_KEYBOARD
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the row."""
        super().focusOutEvent(event)
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the symbol, a disc under the pointer, and a ring for the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._strength)
        if self.underMouse() or self.isDown():
            disc = QColor(self._color)
            disc.setAlphaF(0.32 if self.isDown() else 0.18)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(disc)
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        if self.hasFocus() and self._ringed:
            painter.setPen(QPen(self._color, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        draw_symbol(painter, self.symbol, QRectF(7, 7, 14, 14), self._color)
        painter.end()


class TextButton(QAbstractButton):
    """A few words that can be pressed; always in sight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.color = QColor("white")

    def say(self, text: str, meaning: str) -> None:
        """Show these words, empty nothing; what pressing does."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(meaning)
        self.setAccessibleDescription(meaning)
        self.setVisible(bool(text))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The words, and no less than a finger needs."""
        width = self.fontMetrics().horizontalAdvance(self.text()) + 20
        return QSize(width, BUTTON_PX - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words in a rounded frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.hasFocus() or self.underMouse() or self.isDown()
        painter.setPen(QPen(self.color, 2 if strong else 1))
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()
