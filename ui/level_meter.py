"""How loud a source is: a bar in decibels, its peak of late, and a word where it clips."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleValueChangeEvent, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.capture.meter import Level

FLOOR_DB = -60.0
"""What the left end stands for: under it there is nothing to hear."""

_HELD_READS = 15
_CLIPPED_READS = 30
_GOOD = QColor("#2e8b57")
_LOUD = QColor("#c0392b")


def decibels(amplitude: float) -> float:
    """Of full scale, not under the floor."""
    return FLOOR_DB if amplitude <= 0 else max(FLOOR_DB, 20 * math.log10(amplitude))


class LevelMeterBar(QWidget):
    """One source's level, read some ten times a second."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(26)
        self._shown = Level()
        self._held = 0.0
        self._held_for = 0
        self._clipped_for = 0
        self._told = ""
        self.setAccessibleName(self.tr("Level"))

    @property
    def is_clipping(self) -> bool:
        """Whether sound was cut off at full scale in the last seconds."""
        return self._clipped_for > 0

    @property
    def peak_db(self) -> float:
        """The peak of the last moments."""
        return decibels(self._held)

    def show_level(self, level: Level) -> None:
        """Take what came since the last call."""
        self._shown = level
        self._held_for -= 1
        if level.peak >= self._held or self._held_for <= 0:
            self._held, self._held_for = level.peak, _HELD_READS
        self._clipped_for = _CLIPPED_READS if level.clipped else max(0, self._clipped_for - 1)
        self.update()
        self._describe()

    def sizeHint(self) -> QSize:
        """As wide as it gets."""
        return QSize(220, 26)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A bar with the peak as a line; clipping is told in words too."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        told = self.tr("Too loud") if self.is_clipping else ""
        words = self.fontMetrics().horizontalAdvance(self.tr("Too loud")) + 8
        frame = QRectF(0.5, 7.5, max(20, self.width() - words - 1), self.height() - 15)
        painter.setPen(self.palette().windowText().color())
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(frame, 3, 3)
        inner = frame.adjusted(2, 2, -2, -2)
        right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_LOUD if self.is_clipping else _GOOD)
        painter.drawRect(_part(inner, decibels(self._shown.rms), right_to_left))
        peak = _part(inner, self.peak_db, right_to_left)
        if self._held > 0:
            painter.setBrush(self.palette().windowText())
            x = peak.left() if right_to_left else peak.right() - 2
            painter.drawRect(QRectF(x, inner.top(), 2, inner.height()))
        if told:
            painter.setPen(self.palette().windowText().color())
            place = QRectF(frame.right() + 6, 0, words, self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, told)
        painter.end()

    def _describe(self) -> None:
        told = self.tr("{:.0f} decibels").format(self.peak_db)
        if self.is_clipping:
            told = self.tr("{level}. Too loud").format(level=told)
        if told != self._told:
            self._told = told
            self.setAccessibleDescription(told)
            if self.hasFocus():
                QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, self.peak_db))


def _part(frame: QRectF, level_db: float, right_to_left: bool) -> QRectF:
    share = 1.0 - level_db / FLOOR_DB
    width = frame.width() * share
    left = frame.right() - width if right_to_left else frame.left()
    return QRectF(left, frame.top(), width, frame.height())
