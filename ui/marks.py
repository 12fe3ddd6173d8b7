"""Small drawn marks: the state's shape and the symbols of the controls. Sharp at any scale."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.states import Shape


def draw_shape(
    painter: QPainter, shape: Shape, box: QRectF, color: QColor, progress: float | None = None
) -> None:
    """Draw a state's mark into a square box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = box.width() / 7
    pen = QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    match shape:
        case Shape.DOT:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawEllipse(inner)
        case Shape.SQUARE:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawRoundedRect(inner, width, width)
        case Shape.HOLLOW | Shape.SLASHED | Shape.LOW:
            painter.setPen(pen)
            painter.drawEllipse(inner)
            if shape is Shape.SLASHED:
                painter.drawLine(inner.topRight(), inner.bottomLeft())
            elif shape is Shape.LOW:
                _draw_dots(painter, [inner.center()], 0.75 * width, color)
        case Shape.DOTS:
            middle, step = inner.center(), QPointF(inner.width() * 0.42, 0)
            _draw_dots(painter, [middle - step, middle, middle + step], 0.9 * width, color)
        case Shape.RING | Shape.PROGRESS:
            _draw_ring(painter, inner, pen, progress)
        case _:
            painter.setPen(pen)
            painter.drawPath(_stroked(shape, inner))
    painter.restore()


def draw_symbol(painter: QPainter, name: str, box: QRectF, color: QColor) -> None:
    """Draw the symbol of a control, by its name; an unknown one is a cross."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / 16, box.height() / 16)
    pen = QPen(color, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    match name:
        case "pause":
            _filled(painter, color)
            painter.drawRoundedRect(QRectF(3.5, 2.5, 3, 11), 1, 1)
            painter.drawRoundedRect(QRectF(9.5, 2.5, 3, 11), 1, 1)
        case "play":
            _filled(painter, color)
            triangle = [QPointF(4.5, 2.4), QPointF(13.5, 8), QPointF(4.5, 13.6)]
            painter.drawPolygon(triangle)
        case "transcript":
            for y, end in ((3.5, 14), (8, 14), (12.5, 9.5)):
                painter.drawLine(QPointF(2, y), QPointF(end, y))
        case "source":
            painter.drawRoundedRect(QRectF(5.6, 1.6, 4.8, 7.6), 2.4, 2.4)
            painter.drawArc(QRectF(2.8, 3.4, 10.4, 8.6), 180 * 16, 180 * 16)
            painter.drawLine(QPointF(8, 12.2), QPointF(8, 14.6))
        case "lock":
            painter.drawArc(QRectF(4.6, 1.6, 6.8, 9), 0, 180 * 16)
            painter.drawLine(QPointF(4.6, 6.1), QPointF(4.6, 7.4))
            painter.drawLine(QPointF(11.4, 6.1), QPointF(11.4, 7.4))
            _filled(painter, color)
            painter.drawRoundedRect(QRectF(2.8, 7, 10.4, 7.6), 1.4, 1.4)
        case "out":
            corner = QPointF(12.5, 3.5)
            painter.drawLine(QPointF(3.5, 12.5), corner)
            painter.drawLine(corner, QPointF(6, 3.5))
            painter.drawLine(corner, QPointF(12.5, 10))
        case "settings":
            for y, knob in ((4.0, 10.5), (12.0, 5.5)):
                painter.drawLine(QPointF(1.5, y), QPointF(knob - 2.2, y))
                painter.drawLine(QPointF(knob + 2.2, y), QPointF(14.5, y))
                painter.drawEllipse(QPointF(knob, y), 2.2, 2.2)
        case _:
            painter.drawLine(QPointF(3.5, 3.5), QPointF(12.5, 12.5))
            painter.drawLine(QPointF(12.5, 3.5), QPointF(3.5, 12.5))
    painter.restore()


def _filled(painter: QPainter, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)


def _draw_dots(painter: QPainter, places: list[QPointF], radius: float, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for place in places:
        painter.drawEllipse(place, radius, radius)


def _draw_ring(painter: QPainter, box: QRectF, pen: QPen, progress: float | None) -> None:
    faint = QPen(pen)
    color = QColor(pen.color())
    color.setAlphaF(0.35)
    faint.setColor(color)
    painter.setPen(faint)
    painter.drawEllipse(box)
    painter.setPen(pen)
    share = 0.25 if progress is None else progress
    painter.drawArc(box, 90 * 16, -round(share * 360 * 16))


def _stroked(shape: Shape, box: QRectF) -> QPainterPath:
    left, top, width, height = box.x(), box.y(), box.width(), box.height()

    def at(x: float, y: float) -> QPointF:
        return QPointF(left + x * width, top + y * height)

    path = QPainterPath()
    strokes: list[list[tuple[float, float]]] = []
    match shape:
        case Shape.BARS:
            strokes = [[(0.28, 0.08), (0.28, 0.92)], [(0.72, 0.08), (0.72, 0.92)]]
        case Shape.CHEVRONS:
            strokes = [
                [(0.05, 0.15), (0.42, 0.5), (0.05, 0.85)],
                [(0.52, 0.15), (0.89, 0.5), (0.52, 0.85)],
            ]
        case Shape.WAVE:
            strokes = [[(0.0, 0.5), (0.2, 0.1), (0.45, 0.9), (0.7, 0.1), (0.9, 0.9), (1.0, 0.5)]]
        case Shape.BUBBLE:
            strokes = [
                [(0.3, 0.7), (0.0, 0.7), (0.0, 0.05), (1.0, 0.05), (1.0, 0.7), (0.6, 0.7)],
                [(0.6, 0.7), (0.3, 1.0), (0.3, 0.7)],
            ]
        case Shape.DETOUR:
            strokes = [
                [(0.05, 0.1), (0.05, 0.65), (0.9, 0.65)],
                [(0.62, 0.35), (0.92, 0.65), (0.62, 0.95)],
            ]
        case Shape.BROKEN:
            strokes = [[(0.6, 0.0), (0.2, 0.55), (0.75, 0.45), (0.4, 1.0)]]
        case Shape.DISK:
            strokes = [
                [(0.0, 0.0), (0.8, 0.0), (1.0, 0.2), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)],
                [(0.3, 0.65), (0.7, 0.65)],
            ]
        case Shape.SEARCH:
            strokes = [
                [(0.2, 0.3), (0.35, 0.05), (0.65, 0.05), (0.8, 0.3), (0.5, 0.55), (0.5, 0.7)],
                [(0.5, 0.97), (0.51, 0.97)],
            ]
        case Shape.WARNING:
            strokes = [
                [(0.5, 0.02), (1.0, 0.95), (0.0, 0.95), (0.5, 0.02)],
                [(0.5, 0.4), (0.5, 0.62)],
                [(0.5, 0.78), (0.5, 0.79)],
            ]
        case _:
            strokes = [[(0.1, 0.1), (0.9, 0.9)], [(0.9, 0.1), (0.1, 0.9)]]
    for points in strokes:
        path.moveTo(at(*points[0]))
        for point in points[1:]:
            path.lineTo(at(*point))
    return path
