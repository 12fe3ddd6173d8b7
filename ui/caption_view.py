"""The lines of captions, painted. Only the lines that differ are painted again."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import overload

from PySide6.QtCore import (
    QEasingCurve,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from app.captions.layout import Layout, Line, Measure, Passage, dropped_lines, lay_out, visible_from
from app.settings import AppearanceSettings
from ui.caption_growth import CaptionGrowth
from ui.line_painting import LinePainter
from ui.pace import Pace
from ui.style import caption_font

_SCROLL_MS = 160
_LINE_SPACING = 1.14
"""Of the font's own line spacing: room for marks above and below, and for the dots of drafts."""

_ACCESSIBLE_LINES = 8


class SpokenText(QLabel):
    """The caption for screen readers: a static text over the view that paints nothing.

    A QLabel's text is its accessible name, so it has no other. With no room inside its margins a
    new text invalidates nothing, and the view under it repaints only what differs.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(0, 10_000, 0, 0)

    def minimumSizeHint(self) -> QSize:
        """Never asks for room."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The view under it paints the text."""


class _Texts(Sequence[str]):
    """The texts of lines, made as they are asked for: few of hundreds are."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> list[str]: ...

    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return [line.text for line in self._lines[place]]
        return self._lines[place].text


class CaptionView(QWidget):
    """Two lines of captions, or as many as there is room for.

    Signals:
        line_capacity_changed: Another number of lines has room.
        pace_changed: Lines have passed unread, or wait to be read.
    """

    line_capacity_changed = Signal(int)
    pace_changed = Signal()

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._passages: list[Passage] = []
        self._invitation = ""
        self._layout: Layout | None = None
        self._first = 0
        self._capacity = 0
        self.pace = Pace()
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._advance)
        self._scroll = QVariantAnimation(self)
        self._scroll.setDuration(_SCROLL_MS)
        self._scroll.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._scroll.valueChanged.connect(self._scrolled)
        self.growth = CaptionGrowth(self)
        self.growth.due.connect(self._give_back)
        self.animated = True
        self._painter = LinePainter(appearance, caption_font(appearance))
        self._spoken = SpokenText(self)
        self.set_appearance(appearance)

    def set_appearance(self, appearance: AppearanceSettings) -> None:
        """Take another font or other colours; another font breaks the lines anew."""
        self._appearance = appearance
        self._font: QFont = caption_font(appearance)
        metrics = QFontMetricsF(self._font)
        self.line_height = math.ceil(metrics.lineSpacing() * _LINE_SPACING)
        self._baseline = (self.line_height - metrics.height()) / 2 + metrics.ascent()
        # Drafts repeat their beginnings; each prefix is measured once.
        words = self._painter.alert_words
        self._painter = LinePainter(appearance, self._font)
        self._painter.alert_words = words
        self._measure: Measure = functools.lru_cache(4096)(metrics.horizontalAdvance)
        self._break_anew()

    def set_passages(self, passages: Sequence[Passage]) -> None:
        """Show these commits and drafts, the newest last."""
        was_empty = not self._passages
        self._passages = list(passages)
        if was_empty or not self._passages:
            self._break_anew(from_top=self.pace.paced)
        else:
            self._refresh(lay_out(self._passages, self._measure, self._room(), self._layout))

    def set_invitation(self, text: str) -> None:
        """What stands here while there are no captions yet."""
        if text != self._invitation:
            self._invitation = text
            if not self._passages:
                self._break_anew()

    @property
    def capacity(self) -> int:
        """How many whole lines have room."""
        return max(1, self.height() // self.line_height)

    @property
    def visible_lines(self) -> list[Line]:
        """The lines in sight, oldest first."""
        if self._layout is None:
            return []
        return list(self._layout.lines[self._first : self._first + self.capacity])

    @property
    def font_in_use(self) -> QFont:
        """The captions' font."""
        return self._font

    @property
    def spoken_text(self) -> QLabel:
        """The label that screen readers read: committed text only."""
        return self._spoken

    def height_for(self, n_lines: int) -> int:
        """The height of that many lines."""
        return n_lines * self.line_height

    def sizeHint(self) -> QSize:
        """The chosen number of lines at the chosen width."""
        chosen = self._appearance
        return QSize(chosen.width_px, self.height_for(chosen.lines))

    def minimumSizeHint(self) -> QSize:
        """One line of a few letters."""
        return QSize(4 * self.line_height, self.line_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the lines anew; another height shows more or fewer."""
        self._spoken.setGeometry(self.rect())
        if self._layout is None or self._layout.width != self._room():
            self._break_anew()
        else:
            self._settle()
        if self.capacity != self._capacity:
            self._capacity = self.capacity
            self.line_capacity_changed.emit(self._capacity)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines that the event asks for."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        top = self._position()
        right = self.contentsRect().right() + 1
        self._painter.marks_drafts = bool(self._passages)
        for number, line in self._numbered(math.floor(top)):
            y = (number - top) * self.line_height
            band = QRectF(0, y, self.width(), self.line_height)
            if band.toAlignedRect().adjusted(0, -4, 0, 4).intersects(event.rect()):
                self._painter.draw(painter, line, right, y + self._baseline)
        painter.end()

    def _numbered(self, first: int) -> list[tuple[int, Line]]:
        if self._layout is None:
            return []
        last = min(first + self.capacity + 1, len(self._layout.lines))
        return [(n, self._layout.lines[n]) for n in range(max(0, first), last)]

    def _break_anew(self, *, from_top: bool = False) -> None:
        """Everything on new lines: another font, width, or an empty screen."""
        self._painter.forget()
        self.pace.restart()
        self._turn.stop()
        passages = self._passages or [Passage("invitation", self._invitation, committed=False)]
        self._layout = lay_out(passages, self._measure, self._room())
        self._first = visible_from(len(self._layout.lines), self.capacity, 0)
        if self._passages:
            self._follow(0 if from_top else self._first, self._first)
        else:
            self._first = 0
        self._scroll.stop()
        self._speak()
        self.update()

    def _refresh(self, layout: Layout) -> None:
        before = self._layout
        n_dropped = dropped_lines(before, layout)
        old = self.visible_lines
        top = self._position() - n_dropped
        self._layout = layout
        self.pace.drop(n_dropped)
        self._first = max(0, self._first - n_dropped)
        if self.isVisible():
            # Whoever gives room does so before this returns.
            self.growth.follow(self.pace, _Texts(layout.lines), self._first, self.capacity)
        self._follow(self._first)
        new = self.visible_lines
        in_sight = {*old, *new}
        self._painter.keep(in_sight)
        self._speak()
        if top != self._first:
            self._scroll_from(top)
            return
        for row in range(max(len(old), len(new))):
            if old[row : row + 1] != new[row : row + 1]:
                y = row * self.line_height
                self.update(QRect(0, y - 3, self.width(), self.line_height + 6))

    def _follow(self, first: int, newest: int | None = None, *, now: bool = False) -> None:
        """Choose the first line in sight, at the reader's pace."""
        assert self._layout is not None
        lines = _Texts(self._layout.lines)
        if newest is None:
            newest = visible_from(len(lines), self.capacity, first)
        before = (self.pace.passed, self.pace.held)
        self._first = self.pace.follow(lines, first, newest, self.capacity, now=now)
        self._turn.stop()
        if self.pace.held.lines:
            self._turn.start(math.ceil(self.pace.held.due_s * 1000))
        if before != (self.pace.passed, self.pace.held):
            self.pace_changed.emit()

    def _give_back(self) -> None:
        if self._layout is not None and self.isVisible():
            lines = _Texts(self._layout.lines)
            self.growth.give_back(self.pace, lines, self._first, self.capacity)

    def _advance(self) -> None:
        top = self._position()
        self._follow(self._first)
        if top != self._first:
            self._speak()
            self._scroll_from(top)

    def catch_up(self) -> None:
        """Show the newest line now, whatever waits."""
        if self._layout is not None and self._passages:
            self._follow(self._first, now=True)
            self._scroll.stop()
            self.update()

    def set_paced(self, paced: bool) -> None:
        """Whether each line stays until it can be read."""
        if paced != self.pace.paced:
            self.pace.paced = paced
            self.catch_up()

    def set_alert_words(self, words: tuple[str, ...]) -> None:
        """Set these words off."""
        if words != self._painter.alert_words:
            self._painter.alert_words = words
            self._painter.forget()
            self.update()

    def _settle(self) -> None:
        assert self._layout is not None
        self._first = visible_from(len(self._layout.lines), self.capacity, self._first)
        if not self._passages:
            self._first = 0
        self._scroll.stop()
        self._speak()
        self.update()

    def _scroll_from(self, top: float) -> None:
        self._scroll.stop()
        # Motion is for one line; a jump of several reads worse than a cut.
        if self.animated and self.isVisible() and 0 < self._first - top <= 1.5:
            self._scroll.setStartValue(float(top))
            self._scroll.setEndValue(float(self._first))
            self._scroll.start()
        self.update()

    def _scrolled(self, _: object) -> None:
        self.update()

    def _position(self) -> float:
        """The line at the top, with its share that has scrolled away."""
        if self._scroll.state() == QVariantAnimation.State.Running:
            return float(self._scroll.currentValue())
        return float(self._first)

    def _room(self) -> float:
        return float(max(1, self.contentsRect().width()))

    def _speak(self) -> None:
        if self._layout is None or not self._passages:
            text = self._invitation
        else:
            lines = self._layout.lines[-_ACCESSIBLE_LINES:]
            text = "\n".join(t for line in lines if (t := line.committed_text))
        if text != self._spoken.text():
            self._spoken.setText(text)
