"""Edges of a frameless window: where they are, and dragging where the window system does not."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

EDGE_PX = 8
_NO_EDGE = Qt.Edge(0)


def edges_at(window: QRect, at: QPoint, thickness: int = EDGE_PX) -> Qt.Edge:
    """The edges that a point of a window touches; none inside."""
    edges = _NO_EDGE
    if at.x() - window.left() < thickness:
        edges |= Qt.Edge.LeftEdge
    elif window.right() - at.x() < thickness:
        edges |= Qt.Edge.RightEdge
    if at.y() - window.top() < thickness:
        edges |= Qt.Edge.TopEdge
    elif window.bottom() - at.y() < thickness:
        edges |= Qt.Edge.BottomEdge
    return edges


def cursor_for(edges: Qt.Edge) -> Qt.CursorShape:
    """The pointer that shows what a drag would do."""
    sides = bool(edges & (Qt.Edge.LeftEdge | Qt.Edge.RightEdge))
    ends = bool(edges & (Qt.Edge.TopEdge | Qt.Edge.BottomEdge))
    if sides and ends:
        falling = bool(edges & Qt.Edge.LeftEdge) == bool(edges & Qt.Edge.TopEdge)
        return Qt.CursorShape.SizeFDiagCursor if falling else Qt.CursorShape.SizeBDiagCursor
    if sides:
        return Qt.CursorShape.SizeHorCursor
    return Qt.CursorShape.SizeVerCursor if ends else Qt.CursorShape.SizeAllCursor


@dataclass(frozen=True, slots=True)
class EdgeDrag:
    """A drag that began at a point of the screen; without edges it moves the window."""

    edges: Qt.Edge
    start: QPoint
    frame: QRect

    def moved_to(self, at: QPoint, least: QSize) -> QRect:
        """The window's frame with the pointer at ``at``."""
        by = at - self.start
        if not self.edges:
            return self.frame.translated(by)
        frame = QRect(self.frame)
        if self.edges & Qt.Edge.LeftEdge:
            frame.setLeft(min(frame.left() + by.x(), frame.right() - least.width() + 1))
        if self.edges & Qt.Edge.RightEdge:
            frame.setRight(max(frame.right() + by.x(), frame.left() + least.width() - 1))
        if self.edges & Qt.Edge.TopEdge:
            frame.setTop(min(frame.top() + by.y(), frame.bottom() - least.height() + 1))
        if self.edges & Qt.Edge.BottomEdge:
            frame.setBottom(max(frame.bottom() + by.y(), frame.top() + least.height() - 1))
        return frame


def bring_forward(window: QWidget) -> None:
    """Show a window before the others, with the focus."""
    window.show()
    window.raise_()
    window.activateWindow()
