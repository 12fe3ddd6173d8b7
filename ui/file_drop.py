"""Files and folders that are dropped on a window, and what the window says while they hover."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QWidget

_INSET, _RADIUS = 8.0, 10.0


class FileDrop(QObject):
    """Watches a window for files.

    Signals:
        hovered: Whether files are over the window now.
        dropped: Their paths.
    """

    hovered = Signal(bool)
    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what holds files; leave all else to the window."""
        if isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            paths = files_in(event)
            if not paths:
                return False
            if event.type() == QEvent.Type.Drop:
                self.hovered.emit(False)
                self.dropped.emit(paths)
            elif event.type() == QEvent.Type.DragEnter:
                self.hovered.emit(True)
            # A copy: a move would take the file away from where it is.
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            return True
        if event.type() == QEvent.Type.DragLeave:
            self.hovered.emit(False)
        return False


class DropHint(QWidget):
    """Covers a window while files are over it."""

    def __init__(self, window: QWidget, text: str) -> None:
        super().__init__(window)
        self._text = text
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setVisible(False)

    def show_over(self, hovered: bool) -> None:
        """Cover the window, or leave it."""
        window = self.parentWidget()
        assert window is not None
        self.setGeometry(window.rect())
        self.setVisible(hovered)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a frame and the text, over what is faintly seen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(self.palette().color(QPalette.ColorRole.Window))
        ground.setAlphaF(0.92)
        painter.fillRect(self.rect(), ground)
        text = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(text, 2, Qt.PenStyle.DashLine))
        frame = QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        font = painter.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        painter.setFont(font)
        inner = self.rect().adjusted(24, 24, -24, -24)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inner, flags, self._text)
        painter.end()


def files_in(event: QDropEvent) -> list[Path]:
    """The local files and folders that are dragged."""
    urls = event.mimeData().urls() if event.mimeData().hasUrls() else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
