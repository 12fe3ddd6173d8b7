"""Captions that step back while nobody speaks, and return with the first word."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPropertyAnimation, QTimer
from PySide6.QtWidgets import QWidget

DIMMED = 0.35
"""Opacity of the whole window: in the way no more, and still found."""

_FADE_MS = 600


class Dimming(QObject):
    """Dims or hides one window after seconds without a wake-up; returns at once, without a fade.

    Attributes:
        animated: Whether it fades.
        held: Whether it stays as it is.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.animated = True
        self.held = False
        self._window = window
        self._hides = False
        self._has_hidden = False
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._step_back)
        self._fade = QPropertyAnimation(window, b"windowOpacity", self)
        self._fade.setDuration(_FADE_MS)
        self._fade.setEndValue(DIMMED)

    def set_quiet(self, seconds: int, *, hides: bool) -> None:
        """Step back after that much silence, 0 never: dim, or hide."""
        if seconds * 1000 != self._quiet.interval() or hides != self._hides:
            self._hides = hides
            self._quiet.setInterval(seconds * 1000)
            self.wake()

    @property
    def is_dimmed(self) -> bool:
        """Whether it has stepped back, or is about to."""
        fading = self._fade.state() == QPropertyAnimation.State.Running
        return self._has_hidden or fading or self._window.windowOpacity() < 1.0

    def wake(self) -> None:
        """Somebody speaks, or looks."""
        self._fade.stop()
        if self._window.windowOpacity() < 1.0:
            self._window.setWindowOpacity(1.0)
        if self._quiet.interval() > 0:
            self._quiet.start()
        else:
            self._quiet.stop()
        if self._has_hidden:
            self._has_hidden = False
            self._window.show()

    def let_go(self) -> None:
        """The window is hidden for another reason: whoever hid it shows it again."""
        self._has_hidden = False
        self._quiet.stop()

    def _step_back(self) -> None:
        window = self._window
        if self.held or window.underMouse():
            self._quiet.start()
        elif not window.isVisible():
            return
        elif self._hides:
            self._has_hidden = True
            window.hide()
        elif self.animated:
            self._fade.setStartValue(window.windowOpacity())
            self._fade.start()
        else:
            window.setWindowOpacity(DIMMED)
