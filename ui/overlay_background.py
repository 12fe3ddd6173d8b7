"""What is behind the captions: rounded, translucent, and painted without growing opaque."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.settings import AppearanceSettings


def paint_background(
    painter: QPainter,
    window: QRect,
    area: QRect,
    appearance: AppearanceSettings,
    *,
    opaque: bool = False,
) -> None:
    """Paint the part ``area`` of a window's background, and of its edge."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Not every platform clears what it repaints; the background would grow opaque in patches.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.fillRect(area, Qt.GlobalColor.transparent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    color = QColor(appearance.background_color)
    color.setAlphaF(1.0 if opaque else appearance.opacity)
    radius = appearance.corner_px
    if window.adjusted(radius, 2, -radius, -2).contains(area):
        # The usual case, a line of captions: no corner is touched.
        painter.fillRect(area, color)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(QRectF(window), radius, radius)
    edge = QColor(appearance.text_color)
    edge.setAlphaF(0.14)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outline = QRectF(window).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(outline, radius, radius)
