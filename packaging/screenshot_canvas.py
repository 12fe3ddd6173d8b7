"""What pictures of the windows are put on, and the tray's icons beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QPalette, QPixmap

    from app.events import StatusEvent


def tray_icons(events: list[StatusEvent]) -> QPixmap:
    """Each state's icon in the sizes that trays have, two with viewers elsewhere, the alert."""
    from PySide6.QtGui import QColor, QPainter, QPixmap

    from ui.status import describe
    from ui.style import application_icon
    from ui.tray_icons import SIZES_PX, alert_icon, state_icon

    program = application_icon()
    statuses = [describe(event) for event in events]
    icons = [state_icon(program, status.shape, status.progress) for status in statuses]
    icons += [state_icon(program, status.shape, is_viewed=True) for status in statuses[2:4]]
    icons.append(alert_icon())
    height = sum(size + 12 for size in SIZES_PX)
    canvas = QPixmap(76 * len(icons), 2 * height)
    canvas.fill(QColor("#eeeeee"))
    painter = QPainter(canvas)
    painter.fillRect(0, height, canvas.width(), height, QColor("#202326"))
    for column, icon in enumerate(icons):
        y = 6
        for size in (*SIZES_PX, *SIZES_PX):
            painter.drawPixmap(76 * column + 6, y, icon.pixmap(size, size))
            y += size + 12
    painter.end()
    return canvas


def over_backdrop(picture: QPixmap) -> QPixmap:
    """What a compositor makes of it, over light, dark and busy parts."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

    scale = picture.devicePixelRatio()
    margin = round(24 * scale)
    size = picture.size()
    canvas = QPixmap(size.width() + 2 * margin, size.height() + 2 * margin)
    painter = QPainter(canvas)
    slope = QLinearGradient(0, 0, canvas.width(), 0)
    for place, color in ((0, "#ffffff"), (0.45, "#d8e6f0"), (0.55, "#30506a"), (1, "#05080a")):
        slope.setColorAt(place, QColor(color))
    painter.fillRect(canvas.rect(), slope)
    painter.setPen(QColor("#888888"))
    for y in range(0, canvas.height(), round(18 * scale)):
        painter.drawLine(0, y, canvas.width(), y)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    target = QRectF(margin, margin, size.width(), size.height())
    plain = picture.toImage()
    plain.setDevicePixelRatio(1.0)
    painter.drawImage(target, plain, QRectF(plain.rect()), Qt.ImageConversionFlag.AutoColor)
    painter.end()
    return canvas


def dark_palette() -> QPalette:
    """A dark desktop's colours; the platforms of a build machine follow no theme."""
    from PySide6.QtGui import QColor, QPalette

    palette = QPalette(QColor("#3a3d41"), QColor("#26282b"))
    palette.setColor(QPalette.ColorRole.Base, QColor("#1b1d1f"))
    palette.setColor(QPalette.ColorRole.Highlight, QColor("#3d7eb8"))
    return palette
