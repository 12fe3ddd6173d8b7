"""Reflow: committed words that moved after they were shown. It is always 0, and it is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from app.captions.layout import Layout, Measure, Passage, dropped_lines, lay_out

Word = tuple[str, int, int]
"""A committed word, or a piece of one: its passage, its place in it, which piece from the end."""

Place = tuple[int, int]
"""A line, counted from the session's first, and the characters before the word on it."""


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
        self._places: Mapping[Word, Place] = {}

    def show(self, passages: Sequence[Passage]) -> None:
        """Take the next update: commits in order, then drafts."""
        layout = lay_out(passages, self._measure, self._width, self.layout)
        self._n_gone += dropped_lines(self.layout, layout)
        places = committed_places(layout, self._n_gone)
        before = self._places
        self.moved += sum(place != before.get(word, place) for word, place in places.items())
        self.layout, self._places = layout, places


def committed_places(layout: Layout, n_gone: int = 0) -> dict[Word, Place]:
    """Where each committed word stands.

    Args:
        layout: What is shown.
        n_gone: Lines that have left at the front before.
    """
    found: dict[Word, Place] = {}
    pieces: Counter[tuple[str, int]] = Counter()
    for number in reversed(range(len(layout.lines))):
        tokens = layout.lines[number].tokens
        before = len(layout.lines[number].text)
        for at in reversed(range(len(tokens))):
            token = tokens[at]
            before -= len(token.text) + (token.spaced and at > 0)
            if token.committed:
                # Counted from the word's end: its first pieces may have left with their lines.
                word = (token.key, token.index)
                found[(*word, pieces[word])] = (n_gone + number, before)
                pieces[word] += 1
    return found
