"""Where a window goes on which screens. No Qt widgets, so that every set-up can be tested."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

_BOTTOM_SHARE = 0.06
"""Free space under the window: clear of task bars and a video's own controls."""

_SHARE_OF_SMALL_SCREEN = 0.94

_SNAP_PX = 18
"""A window dropped this near to an edge is meant to be at it."""


@dataclass(frozen=True, slots=True)
class ScreenArea:
    """A screen, and what of it windows may use."""

    name: str
    whole: QRect
    usable: QRect


def arrangement_key(screens: Sequence[ScreenArea]) -> str:
    """Names an arrangement of screens, whatever their order."""
    parts = (
        f"{s.name}:{s.whole.width()}x{s.whole.height()}+{s.whole.x()}+{s.whole.y()}"
        for s in screens
    )
    return " ".join(sorted(parts))


def default_place(area: QRect, size: QSize) -> QPoint:
    """Centred near the lower edge."""
    x = area.x() + (area.width() - size.width()) // 2
    y = area.y() + area.height() - size.height() - round(area.height() * _BOTTOM_SHARE)
    return QPoint(x, max(area.y(), y))


def first_frame(
    size: QSize, remembered: QPoint | None, screens: Sequence[ScreenArea], primary: QRect
) -> QRect:
    """Where a window opens: where it was with these screens, else at the default place."""
    if remembered is not None:
        return on_screen(QRect(remembered, size), screens)
    fitted = size.boundedTo(primary.size() * _SHARE_OF_SMALL_SCREEN)
    return on_screen(QRect(default_place(primary, fitted), fitted), screens)


def on_screen(window: QRect, screens: Sequence[ScreenArea]) -> QRect:
    """The window moved, and shrunk where it must be, onto the screen that it is mostly on.

    One that is too large leaves a little of the screen around it, so that it can be moved.
    """
    if not screens:
        return window

    def shared(screen: ScreenArea) -> tuple[int, int]:
        common = screen.whole.intersected(window)
        away = (screen.whole.center() - window.center()).manhattanLength()
        return max(0, common.width()) * max(0, common.height()), -away

    area = max(screens, key=shared).usable
    less = area.size() * _SHARE_OF_SMALL_SCREEN
    width = window.width() if window.width() <= area.width() else less.width()
    height = window.height() if window.height() <= area.height() else less.height()
    x = max(area.x(), min(window.x(), area.x() + area.width() - width))
    y = max(area.y(), min(window.y(), area.y() + area.height() - height))
    return QRect(x, y, width, height)


def snapped(window: QRect, screens: Sequence[ScreenArea]) -> QPoint:
    """Where a window that was dropped near an edge, or near the middle, goes exactly."""
    middle = window.center()
    area = next((s.usable for s in screens if s.whole.contains(middle)), None)
    if area is None:
        return window.topLeft()
    rights = (area.x() + area.width() - window.width(), area.y() + area.height() - window.height())
    xs = (area.x(), rights[0], area.x() + (area.width() - window.width()) // 2)
    ys = (area.y(), rights[1])
    return QPoint(_near(window.x(), xs), _near(window.y(), ys))


def _near(value: int, places: Sequence[int]) -> int:
    closest = min(places, key=lambda place: abs(place - value))
    return closest if abs(closest - value) <= _SNAP_PX else value


def screen_areas() -> list[ScreenArea]:
    """The screens as they are."""
    return [
        ScreenArea(screen.name(), screen.geometry(), screen.availableGeometry())
        for screen in QGuiApplication.screens()
    ]


def screen_under(widget: QWidget) -> QScreen:
    """The screen that a widget's middle is on; else the first one.

    Not ``QWidget.screen``: PySide6 makes the screen the widget's child there, and deletes it some
    time after the widget (seen with 6.11.3).
    """
    at = widget.frameGeometry().center()
    return QGuiApplication.screenAt(at) or QGuiApplication.primaryScreen()
