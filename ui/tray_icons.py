"""The tray's icon in each state: the program's own, and the state's shape in a corner of it.

The shapes tell the states apart, not their colour. An alert is the other way round, dark on light,
over the whole icon.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from ui.marks import draw_shape, draw_symbol
from ui.states import Shape

SIZES_PX = (16, 22, 24, 32, 48, 64)
_BADGE = 0.62
"""Of the icon's width: a shape must be told apart at 16 px."""

_OUT = 0.5
"""Likewise, of the arrow in the corner across."""

_DARK, _LIGHT, _ALERT = QColor("#101418"), QColor("#ffffff"), QColor("#ffd400")


def state_icon(
    program: QIcon, shape: Shape, progress: float | None = None, is_viewed: bool = False
) -> QIcon:
    """The program's icon with a state's shape in its lower right corner.

    Args:
        program: The icon.
        shape: Of the state.
        progress: 0 to 1, of the shapes that have one.
        is_viewed: Captions are shown on other screens: an arrow that leads outwards, above it.
    """
    icon = QIcon()
    for size in SIZES_PX:
        picture = program.pixmap(size, size)
        picture.setDevicePixelRatio(1.0)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = round(size * _BADGE)
        badge = QRectF(size - width, size - width, width, width)
        _ground(painter, badge)
        inner = badge.adjusted(width * 0.17, width * 0.17, -width * 0.17, -width * 0.17)
        draw_shape(painter, shape, inner, _LIGHT, progress)
        if is_viewed:
            width = round(size * _OUT)
            out = QRectF(0, 0, width, width)
            _ground(painter, out)
            draw_symbol(painter, "out", out, _LIGHT)
        painter.end()
        icon.addPixmap(picture)
    return icon


def _ground(painter: QPainter, badge: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_DARK)
    painter.drawRoundedRect(badge, badge.width() / 4, badge.width() / 4)


def alert_icon() -> QIcon:
    """What the tray shows in turn with the state while something is to be seen."""
    icon = QIcon()
    for size in SIZES_PX:
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_ALERT)
        painter.drawRoundedRect(QRectF(0, 0, size, size), size / 5, size / 5)
        painter.setBrush(_DARK)
        width = size / 6
        left = (size - width) / 2
        painter.drawRoundedRect(QRectF(left, size * 0.16, width, size * 0.44), width / 3, width / 3)
        painter.drawEllipse(QRectF(left, size * 0.69, width, width))
        painter.end()
        icon.addPixmap(picture)
    return icon
