"""Where a text stands among the paragraphs of a transcript, whatever its case. No widgets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A place among paragraphs.

    Attributes:
        row: The paragraph's number.
        start: Of the text in it, in UTF-16 units, as Qt counts.
        length: Likewise.
    """

    row: int
    start: int
    length: int = 0


class Hits:
    """One search over paragraphs that may grow meanwhile."""

    def __init__(self, paragraphs: Sequence[str], sought: str = "") -> None:
        self._paragraphs = paragraphs
        self.sought = sought
        self._pattern = re.compile(re.escape(sought), re.IGNORECASE) if sought else None

    def count(self) -> int:
        """How often it stands there."""
        if self._pattern is None:
            return 0
        # Ten thousand searches take longer than one in what they add up to.
        return "\n".join(self._paragraphs).lower().count(self.sought.lower())

    def within(self, row: int) -> list[Place]:
        """The places in one paragraph, in order."""
        if self._pattern is None or not 0 <= row < len(self._paragraphs):
            return []
        text = self._paragraphs[row]
        if self.sought.lower() not in text.lower():
            return []
        return [
            Place(row, _utf16(text[: match.start()]), _utf16(match.group()))
            for match in self._pattern.finditer(text)
        ]

    def after(self, row: int, column: int) -> Place | None:
        """The next place from there on, over the end if need be."""
        n = len(self._paragraphs)
        for step in range(n + 1):
            places = self.within((row + step) % n)
            if step == 0:
                places = [place for place in places if place.start >= column]
            if places:
                return places[0]
        return None

    def before(self, row: int, column: int) -> Place | None:
        """The place that ends there or earlier, over the beginning if need be."""
        n = len(self._paragraphs)
        for step in range(n + 1):
            places = self.within((row - step) % n)
            if step == 0:
                places = [place for place in places if place.start + place.length <= column]
            if places:
                return places[-1]
        return None


def _utf16(text: str) -> int:
    return len(text) + sum(ord(char) > 0xFFFF for char in text)
