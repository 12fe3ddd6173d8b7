"""What this desktop lets no program do, in a sentence, instead of a promise that breaks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication


def is_wayland() -> bool:
    """Whether windows are Wayland's own; under XWayland they are X11's."""
    return QGuiApplication.platformName().startswith("wayland")


def limit() -> str:
    """The sentence; empty where there is nothing to say."""
    if not is_wayland():
        return ""
    return QCoreApplication.translate(
        "PlatformLimits",
        "Wayland lets no program keep its window above others or place it: use your desktop's own "
        "window menu, or install XWayland.",
    )
