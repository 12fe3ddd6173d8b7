"""Captions that step back while nobody speaks, and return with the first word."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPropertyAnimation, QTimer
from PySide6.QtWidgets import QWidget

DIMMED = 0.35
"""Opacity of the whole window: in the way no more, and still found."""

_FADE_MS = 600


class Dimming(QObject):
    """Dims one window after seconds without a wake-up; returns at once, without a fade."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.animated = True
        self.held = False
        self._window = window
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._dim)
        self._fade = QPropertyAnimation(window, b"windowOpacity", self)
        self._fade.setDuration(_FADE_MS)
        self._fade.setEndValue(DIMMED)

    def set_quiet_s(self, seconds: int) -> None:
        """Dim after that much silence; 0 never."""
        if seconds * 1000 != self._quiet.interval():
            self._quiet.setInterval(seconds * 1000)
            self.wake()

    @property
    def is_dimmed(self) -> bool:
        """Whether it has stepped back, or is about to."""
        fading = self._fade.state() == QPropertyAnimation.State.Running
        return fading or self._window.windowOpacity() < 1.0

    def wake(self) -> None:
        """Somebody speaks, or looks."""
        self._fade.stop()
        if self._window.windowOpacity() < 1.0:
            self._window.setWindowOpacity(1.0)
        if self._quiet.interval() > 0:
            self._quiet.start()
        else:
            self._quiet.stop()

    def _dim(self) -> None:
        if self.held or self._window.underMouse():
            self._quiet.start()
        elif self.animated and self._window.isVisible():
            self._fade.setStartValue(self._window.windowOpacity())
            self._fade.start()
        else:
            self._window.setWindowOpacity(DIMMED)
