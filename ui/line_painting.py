"""One line of captions, shaped and coloured; shaping is kept while a line is in sight."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from app.captions.layout import Line
from app.settings import AppearanceSettings
from app.whole_words import find_whole
from ui.style import speaker_color

_EDGE_PARTS = 18
"""Of the letters' height: the width of an outline, and how far a shadow falls."""

_AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


class LinePainter:
    """Draws lines in one font and one set of colours.

    Attributes:
        marks_drafts: Whether what is not final is underlined; an invitation is not.
        alert_words: Words that are set off.
    """

    def __init__(self, appearance: AppearanceSettings, font: QFont) -> None:
        self.marks_drafts = True
        self.alert_words: tuple[str, ...] = ()
        self._appearance = appearance
        self._font = font
        self._shaped: dict[Line, QTextLayout] = {}
        self._under: dict[Line, QTextLayout] = {}

    def forget(self) -> None:
        """Shape every line anew."""
        self._shaped.clear()
        self._under.clear()

    def keep(self, lines: Collection[Line]) -> None:
        """Forget all but these."""
        self._shaped = {line: shaped for line, shaped in self._shaped.items() if line in lines}
        self._under = {line: shaped for line, shaped in self._under.items() if line in lines}

    def draw(self, painter: QPainter, line: Line, right: float, baseline: float) -> None:
        """Draw a line at the left edge, or, written from right to left, at the right one."""
        shaped = self._shaped.get(line) or self._shape(line)
        placed = shaped.lineAt(0)
        x = right - placed.naturalTextWidth() if line.right_to_left else 0.0
        at = QPointF(x, baseline - placed.ascent())
        if self._appearance.edge != "none":
            self._draw_edge(painter, line, at)
        painter.setPen(QColor(self._appearance.text_color))
        shaped.draw(painter, at)

    def _draw_edge(self, painter: QPainter, line: Line, at: QPointF) -> None:
        """The letters in the background's colour, around or beside where they will stand."""
        under = self._under.get(line)
        if under is None:
            under = self._under[line] = self._laid_out(line)
        step = max(1.0, self._font.pixelSize() / _EDGE_PARTS)
        beside = [(1.0, 1.0), (1.5, 1.5)] if self._appearance.edge == "shadow" else _AROUND
        painter.setPen(QColor(self._appearance.background_color))
        for x, y in beside:
            under.draw(painter, at + QPointF(x * step, y * step))

    def _shape(self, line: Line) -> QTextLayout:
        shaped = self._laid_out(line, self._formats(line))
        self._shaped[line] = shaped
        return shaped

    def _laid_out(self, line: Line, formats: Sequence[QTextLayout.FormatRange] = ()) -> QTextLayout:
        shaped = QTextLayout(line.text, self._font)
        option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        option.setTextDirection(
            Qt.LayoutDirection.RightToLeft if line.right_to_left else Qt.LayoutDirection.LeftToRight
        )
        shaped.setTextOption(option)
        shaped.setFormats(list(formats))
        shaped.beginLayout()
        shaped.createLine().setLineWidth(16_000_000)
        shaped.endLayout()
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
            if self.marks_drafts:
                draft.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
                draft.setUnderlineColor(draft_color)
            formats.append(_format_range(_utf16(text[:start]), _utf16(text[start:]), draft))
        for start, end in found_words(text[label:], self.alert_words):
            # Colours the other way round: seen without telling colours apart.
            alert = QTextCharFormat()
            alert.setForeground(QColor(self._appearance.background_color))
            alert.setBackground(QColor(self._appearance.text_color))
            place = _utf16(text[: label + start])
            formats.append(_format_range(place, _utf16(text[label + start : label + end]), alert))
        return formats


def alert_words(text: str) -> tuple[str, ...]:
    """The words of a setting, which has commas between them."""
    return tuple(word for part in text.split(",") if (word := part.strip()))


def found_words(text: str, words: Iterable[str]) -> list[tuple[int, int]]:
    """Where whole words stand in a text, whatever their case."""
    return [span for word in words for span in find_whole(text, word)]


def _utf16(text: str) -> int:
    """Qt counts text in UTF-16 code units."""
    return len(text) + sum(ord(c) > 0xFFFF for c in text)


def _format_range(start: int, length: int, looks: QTextCharFormat) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start = start
    found.length = length
    found.format = looks
    return found
