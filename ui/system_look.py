"""What the system asks of every program's look: dark, high contrast, reduced motion.

Qt knows of colours and contrast where the platform tells it (`QStyleHints`); the settings portal
tells the rest on Linux, and each of the other systems has a call of its own.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from ui.portal_appearance import APPEARANCE, GNOME, PortalAppearance
from ui.presets import SystemChoice

_PREFERS_LIGHT = 2
_SPI_GETCLIENTAREAANIMATION = 0x1042


class Portal(Protocol):
    """What tells of the desktop's settings: `ui.portal_appearance.PortalAppearance`, or a test."""

    told: Any

    def start(self) -> None:
        """Begin to tell."""

    def close(self) -> None:
        """Tell no more."""


class SystemLook(QObject):
    """The system's choice, and its changes.

    Attributes:
        choice: What is asked for now.

    Signals:
        changed: Another `ui.presets.SystemChoice`.
    """

    changed = Signal(object)

    def __init__(
        self,
        portal: Portal | None = None,
        reduces_motion: Callable[[], bool] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Look at Qt's hints at once; the portal tells later.

        Args:
            portal: Instead of the desktop's own.
            reduces_motion: Asks Windows or macOS.
            parent: Its owner.
        """
        super().__init__(parent)
        self._told: dict[tuple[str, str], Any] = {}
        self._reduces_motion = reduces_motion or _system_reduces_motion
        self.choice = self._read()
        self._portal = portal
        if portal is None and sys.platform == "linux":
            self._portal = PortalAppearance(self)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._look)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._look)
        if self._portal is not None:
            self._portal.told.connect(self._portal_told)
            self._portal.start()

    def close(self) -> None:
        """Follow no longer."""
        if self._portal is not None:
            self._portal.close()

    @Slot(object)
    def _portal_told(self, values: Mapping[tuple[str, str], Any]) -> None:
        self._told |= values
        self._look()

    @Slot()
    def _look(self) -> None:
        choice = self._read()
        if choice != self.choice:
            self.choice = choice
            self.changed.emit(choice)

    def _read(self) -> SystemChoice:
        hints = QGuiApplication.styleHints()
        scheme = hints.colorScheme()
        light = scheme is Qt.ColorScheme.Light
        if scheme is Qt.ColorScheme.Unknown:
            light = self._told.get((APPEARANCE, "color-scheme")) == _PREFERS_LIGHT
        high = self._told.get((APPEARANCE, "contrast")) == 1
        if hasattr(hints, "accessibility"):
            asked = hints.accessibility().contrastPreference()
            high = high or asked is Qt.ContrastPreference.HighContrast
        still = (
            self._told.get((APPEARANCE, "reduced-motion")) == 1
            or self._told.get((GNOME, "enable-animations")) is False
            or self._reduces_motion()
            or _style_is_still()
        )
        return SystemChoice(dark=not light, high_contrast=high, reduced_motion=still)


def _style_is_still() -> bool:
    """Whether the widgets' style animates nothing: some platforms set it so for all programs."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) <= 0


def _system_reduces_motion() -> bool:
    """What Windows and macOS say; elsewhere the portal does."""
    if sys.platform == "win32":
        animates = ctypes.c_int(1)
        asked = ctypes.windll.user32.SystemParametersInfoW(
            _SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0
        )
        return bool(asked) and not animates.value
    if sys.platform == "darwin":
        return _macos_reduces_motion()
    return False


def _macos_reduces_motion() -> bool:
    """`NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion`, by its runtime."""
    ctypes.CDLL(ctypes.util.find_library("AppKit"))
    objc = ctypes.CDLL(ctypes.util.find_library("objc"))
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    of_object = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(address)
    of_bool = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(address)
    named = objc.sel_registerName
    workspace = of_object(objc.objc_getClass(b"NSWorkspace"), named(b"sharedWorkspace"))
    return bool(of_bool(workspace, named(b"accessibilityDisplayShouldReduceMotion")))
