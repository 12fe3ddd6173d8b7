"""Reflow: committed words that moved after they were shown. It is always 0, and it is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from app.captions.layout import Layout, Line, Measure, Passage, dropped_lines, lay_out

Word = tuple[str, int, int]
"""A committed word, or a piece of one: its passage, its place in it, and which piece."""


class Reflow:
    """Lays out one update after another, as the screen does, and counts what moves.

    Attributes:
        moved: Committed words that were found on another line, or elsewhere on their line.
        layout: The newest.
    """

    def __init__(self, measure: Measure, width: float) -> None:
        """Nothing is shown yet. ``width`` is in the unit of ``measure``."""
        self.moved = 0
        self.layout: Layout | None = None
        self._measure = measure
        self._width = width
        self._n_gone = 0
        self._places: Mapping[Word, tuple[int, str]] = {}

    def show(self, passages: Sequence[Passage]) -> None:
        """Take the next update: commits in order, then drafts."""
        layout = lay_out(passages, self._measure, self._width, self.layout)
        self._n_gone += dropped_lines(self.layout, layout)
        places = committed_places(layout, self._n_gone)
        before = self._places
        self.moved += sum(place != before.get(word, place) for word, place in places.items())
        self.layout, self._places = layout, places


def committed_places(layout: Layout, n_gone: int = 0) -> dict[Word, tuple[int, str]]:
    """Each committed word's line, counted from the session's first, and the text before it there.

    Args:
        layout: What is shown.
        n_gone: Lines that have left at the front before.
    """
    found: dict[Word, tuple[int, str]] = {}
    pieces: Counter[tuple[str, int]] = Counter()
    for number, line in enumerate(layout.lines, n_gone):
        for at, token in enumerate(line.tokens):
            if token.committed:
                word = (token.key, token.index)
                found[(*word, pieces[word])] = (number, Line(line.tokens[:at]).text)
                pieces[word] += 1
    return found
