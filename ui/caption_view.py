"""The lines of captions, painted. Only the lines that differ are painted again."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QWidget

from app.settings import AppearanceSettings
from ui.caption_layout import Layout, Line, Measure, Passage, dropped_lines, lay_out, visible_from
from ui.style import caption_font, speaker_color

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


class CaptionView(QWidget):
    """Two lines of captions, or as many as there is room for.

    Signals:
        line_capacity_changed: Another number of lines has room.
    """

    line_capacity_changed = Signal(int)

    def __init__(self, appearance: AppearanceSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._passages: list[Passage] = []
        self._invitation = ""
        self._layout: Layout | None = None
        self._first = 0
        self._capacity = 0
        self._painted: dict[Line, QTextLayout] = {}
        self._scroll = QVariantAnimation(self)
        self._scroll.setDuration(_SCROLL_MS)
        self._scroll.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._scroll.valueChanged.connect(self._scrolled)
        self.animated = True
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
        self._measure: Measure = functools.lru_cache(4096)(metrics.horizontalAdvance)
        self._break_anew()

    def set_passages(self, passages: Sequence[Passage]) -> None:
        """Show these commits and drafts, the newest last."""
        was_empty = not self._passages
        self._passages = list(passages)
        if was_empty or not self._passages:
            self._break_anew()
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
        for number, line in self._numbered(math.floor(top)):
            y = (number - top) * self.line_height
            band = QRectF(0, y, self.width(), self.line_height)
            if band.toAlignedRect().adjusted(0, -4, 0, 4).intersects(event.rect()):
                self._paint_line(painter, line, y)
        painter.end()

    def _numbered(self, first: int) -> list[tuple[int, Line]]:
        if self._layout is None:
            return []
        last = min(first + self.capacity + 1, len(self._layout.lines))
        return [(n, self._layout.lines[n]) for n in range(max(0, first), last)]

    def _paint_line(self, painter: QPainter, line: Line, y: float) -> None:
        shaped = self._shaped(line)
        placed = shaped.lineAt(0)
        right = self.contentsRect().right() + 1
        x = right - placed.naturalTextWidth() if line.right_to_left else 0.0
        painter.setPen(QColor(self._appearance.text_color))
        shaped.draw(painter, QPointF(x, y + self._baseline - placed.ascent()))

    def _shaped(self, line: Line) -> QTextLayout:
        """The line ready to draw; shaping is kept while the line is in sight."""
        known = self._painted.get(line)
        if known is not None:
            return known
        shaped = QTextLayout(line.text, self._font)
        option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        option.setTextDirection(
            Qt.LayoutDirection.RightToLeft if line.right_to_left else Qt.LayoutDirection.LeftToRight
        )
        shaped.setTextOption(option)
        shaped.setFormats(self._formats(line))
        shaped.beginLayout()
        shaped.createLine().setLineWidth(16_000_000)
        shaped.endLayout()
        self._painted[line] = shaped
        return shaped

    def _formats(self, line: Line) -> list[QTextLayout.FormatRange]:
        label, committed = line.spans
        draft_color = QColor(self._appearance.draft_color)
        text = line.text
        formats = []
        if label:
            named = QTextCharFormat()
            named.setForeground(speaker_color(self._appearance, line.source))
            formats.append(_format_range(0, _utf16(text[:label]), named))
        start = committed + (text[committed : committed + 1] == " ")
        if start < len(text):
            draft = QTextCharFormat()
            draft.setForeground(draft_color)
            if self._passages:
                draft.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
                draft.setUnderlineColor(draft_color)
            formats.append(_format_range(_utf16(text[:start]), _utf16(text[start:]), draft))
        return formats

    def _break_anew(self) -> None:
        """Everything on new lines: another font, width, or an empty screen."""
        self._painted.clear()
        passages = self._passages or [Passage("invitation", self._invitation, committed=False)]
        self._layout = lay_out(passages, self._measure, self._room())
        self._first = visible_from(len(self._layout.lines), self.capacity, 0)
        if not self._passages:
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
        self._first = visible_from(
            len(layout.lines), self.capacity, max(0, self._first - n_dropped)
        )
        new = self.visible_lines
        in_sight = {*old, *new}
        self._painted = {line: t for line, t in self._painted.items() if line in in_sight}
        self._speak()
        if top != self._first:
            self._scroll_from(top)
            return
        for row in range(max(len(old), len(new))):
            if old[row : row + 1] != new[row : row + 1]:
                y = row * self.line_height
                self.update(QRect(0, y - 3, self.width(), self.line_height + 6))

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


def _utf16(text: str) -> int:
    """Qt counts text in UTF-16 code units."""
    return len(text) + sum(ord(c) > 0xFFFF for c in text)


def _format_range(start: int, length: int, looks: QTextCharFormat) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start = start
    found.length = length
    found.format = looks
    return found
