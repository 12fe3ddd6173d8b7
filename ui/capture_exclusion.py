"""Leaving a window out of screen sharing and recordings: Windows can, the others cannot.

On Windows 10 2004 and later by ``SetWindowDisplayAffinity``, not yet seen there. X11 has no such
thing, Wayland's portals share what the user picks, and since macOS 15 a window's sharing type is
ignored by what captures.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from PySide6.QtCore import QCoreApplication

_EXCLUDED, _SHARED = 0x11, 0x0  # WDA_EXCLUDEFROMCAPTURE, WDA_NONE
_FIRST_BUILD = 19041


def can_exclude(platform: str = sys.platform) -> bool:
    """Whether this system can."""
    if platform != "win32":
        return False
    version: Any = getattr(sys, "getwindowsversion", None)
    return version is None or version().build >= _FIRST_BUILD


def exclude(window: int, excluded: bool, user32: Any = None) -> bool:  # noqa: ANN401 - ctypes
    """Leave a window out, by the system's number of it, or show it; False where it cannot be."""
    if user32 is None:
        if not can_exclude():
            return False
        user32 = ctypes.WinDLL("user32")  # type: ignore[attr-defined]
    done = user32.SetWindowDisplayAffinity(window, _EXCLUDED if excluded else _SHARED)
    return bool(done)


def limit() -> str:
    """What to do where it cannot be done, in a sentence."""
    return QCoreApplication.translate(
        "CaptureExclusion",
        "This system cannot leave a window out of screen sharing. Share a single window instead "
        "of the whole screen, and the captions stay yours.",
    )
