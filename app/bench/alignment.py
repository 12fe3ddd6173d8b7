"""Words as the bench compares them, and which displayed word stands at which place of the text.

Latency and calm need to know where in the final text a displayed word belongs. A draft covers the
audio up to now, so it is aligned to the *start* of the text that is still to come: what the rest
of the text says after the draft's last word costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.words import plain

# Written without spaces, or judged by characters everywhere (metrics.md: CER).
CHARACTER_LANGUAGES = frozenset({"zh", "ja", "ko", "yue"})

# Fewest edits first; of those the most matches; of those the most words that have a place.
_EDIT, _MATCH, _SUBSTITUTION = 1_000_000, -1_000, 1_000_000 - 1


def split_words(text: str, language: str | None = None) -> list[str]:
    """Words as written; single characters where words are not set apart or not counted."""
    if language in CHARACTER_LANGUAGES:
        return [c for c in text if not c.isspace()]
    return text.split()


def plain_words(text: str, language: str | None = None) -> list[str]:
    """Words without case and punctuation; what is only punctuation is left out."""
    return [w for w in map(plain, split_words(text, language)) if w]


def place(shown: Sequence[str], rest: Sequence[str]) -> list[int | None]:
    """For each word of ``shown``, its place in ``rest``; None for a word that has none there.

    A word may stand at a place without being the word there (a substitution). Of the alignments
    with the fewest edits the one with the most matches is taken. Words of ``rest`` after the
    last placed word are free.
    """
    places: list[int | None] = []
    for i, (a, b) in enumerate(zip(shown, rest, strict=False)):
        if a != b:
            break
        places.append(i)
    start = len(places)
    return places + _place_tail(shown[start:], rest[start:], start)


def _place_tail(shown: Sequence[str], rest: Sequence[str], offset: int) -> list[int | None]:
    if not shown:
        return []
    rest = rest[: 2 * len(shown) + 8]  # a draft never covers more text than that
    width = len(rest) + 1
    costs = [[j * _EDIT for j in range(width)]]
    for word in shown:
        above = costs[-1]
        row = [above[0] + _EDIT]
        for j in range(1, width):
            step = above[j - 1] + (_MATCH if word == rest[j - 1] else _SUBSTITUTION)
            row.append(min(step, above[j] + _EDIT, row[j - 1] + _EDIT))
        costs.append(row)
    i, j = len(shown), min(range(width), key=costs[-1].__getitem__)
    places: list[int | None] = []
    while i:
        same = j > 0 and shown[i - 1] == rest[j - 1]
        if j and costs[i][j] == costs[i - 1][j - 1] + (_MATCH if same else _SUBSTITUTION):
            i, j = i - 1, j - 1
            places.append(offset + j)
        elif costs[i][j] == costs[i - 1][j] + _EDIT:
            i -= 1
            places.append(None)
        else:
            j -= 1
    return places[::-1]
