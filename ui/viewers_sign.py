"""The sign that captions are shown on other screens; pressing it ends that."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ui.control_buttons import BUTTON_PX
from ui.marks import draw_symbol

_PAD, _MARK, _GAP = 8, 13, 5


class ViewersSign(QAbstractButton):
    """An arrow that leads outwards, what is shown where, and a cross; hidden while nothing is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleDescription(self.tr("Stop showing captions on other screens"))
        self.color = QColor("white")
        self.say("")

    def say(self, text: str) -> None:
        """Show a text; hide when it is empty."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(f"{text}\n{self.accessibleDescription()}")
        self.setVisible(bool(text))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The whole text between the marks."""
        text = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(self._chrome() + text + 1, BUTTON_PX - 2)

    def minimumSizeHint(self) -> QSize:
        """Both marks are always seen."""
        return QSize(self._chrome() - _GAP, BUTTON_PX - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, the marks, and as much of the text as there is room for."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.hasFocus() or self.underMouse() or self.isDown()
        painter.setPen(QPen(self.color, 2 if strong else 1))
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        top = (self.height() - _MARK) / 2
        marks = ("out", "close") if self.isLeftToRight() else ("close", "out")
        for mark, left in zip(marks, (_PAD, self.width() - _PAD - _MARK), strict=True):
            draw_symbol(painter, mark, QRectF(left, top, _MARK, _MARK), self.color)
        edge = _PAD + _MARK + _GAP
        room = self.rect().adjusted(edge, 0, -edge, 0)
        if room.width() > 0:
            ellipsis = Qt.TextElideMode.ElideRight
            shown = self.fontMetrics().elidedText(self.text(), ellipsis, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
        painter.end()

    def _chrome(self) -> int:
        return 2 * (_PAD + _MARK + _GAP)
