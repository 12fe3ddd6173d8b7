"""The mark that stays in sight for as long as audio leaves this computer."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.events import LogEvent, SendingEvent, SessionEvent, StatusEvent
from ui.marks import draw_symbol

_PAD, _ARROW = 7, 10


class LeavingMark(QLabel):
    """Where audio goes and how much was sent, in a frame; hidden while nothing is sent."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setVisible(False)

    def take(self, event: LogEvent) -> None:
        """Follow a session: what it sends is told until it ends or sends nothing more."""
        match event:
            case SendingEvent(host=host, minutes=minutes):
                self._follow(host, minutes)
            case SessionEvent() | StatusEvent(state="stopped" | "failed", source=""):
                self.say("")

    def _follow(self, host: str, minutes: int) -> None:
        text = self.tr("Audio goes to {host}, {minutes} min sent")
        text = text if minutes else self.tr("Audio goes to {host}")
        self.say(text.format(host=host, minutes=minutes) if host else "")

    def say(self, text: str) -> None:
        """Show a text; hide when it is empty."""
        self.setText(text)
        self.setToolTip(text)
        self.setVisible(bool(text))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The whole text."""
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self.text()) + 2 * _PAD + _ARROW + 5
        return QSize(width, metrics.height() + 4)

    def minimumSizeHint(self) -> QSize:
        """The arrow is always seen."""
        return QSize(2 * _PAD + _ARROW, self.fontMetrics().height() + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, an arrow that leaves, and as much of the text as there is room for."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = self.palette().windowText().color()
        painter.setPen(QPen(color, 1.2))
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        left, top = _PAD - 2, (self.height() - _ARROW - 4) / 2
        draw_symbol(painter, "out", QRectF(left, top, _ARROW + 4, _ARROW + 4), color)
        room = self.rect().adjusted(_PAD + _ARROW + 4, 0, -_PAD, 0)
        if room.width() > 0:
            metrics = self.fontMetrics()
            shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(room, flags, shown)
        painter.end()
