"""More lines while speech outruns reading: asked for at once, given back one by one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from ui.pace import Pace

EASE_MS = 1500
"""Between the last line that was asked for and the first that is given back, and each one after:
a box that breathes with every sentence is harder to read than one that is too high for a moment."""


class CaptionGrowth(QObject):
    """How many lines the captions should be high.

    Attributes:
        base: The chosen number.
        most: What speech may make of it; no more than ``base`` keeps the height.

    Signals:
        asked: That many lines, from here on.
        due: ``give_back`` should be called.
    """

    asked = Signal(int)
    due = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.base = self.most = 0
        self._ease = QTimer(self)
        self._ease.setSingleShot(True)
        self._ease.setInterval(EASE_MS)
        self._ease.timeout.connect(self.due)

    def follow(self, pace: Pace, lines: Sequence[str], first: int, capacity: int) -> None:
        """Ask for room where a line would leave before its time. See ``Pace.rows_wanted``."""
        if self.most <= self.base:
            return
        wanted = pace.rows_wanted(lines, first, self.base, self.most)
        if wanted > capacity:
            self._ease.start()
            self.asked.emit(wanted)
        elif capacity > self.base and not self._ease.isActive():
            self._ease.start()

    def give_back(self, pace: Pace, lines: Sequence[str], first: int, capacity: int) -> None:
        """Ask for a line less where none of them is needed any more."""
        if capacity <= self.base:
            return
        self._ease.start()
        if pace.rows_wanted(lines, first, self.base, self.most) < capacity:
            self.asked.emit(capacity - 1)

    def rest(self) -> None:
        """Ask for nothing until text comes again."""
        self._ease.stop()
