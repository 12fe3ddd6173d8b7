# ruff: noqa: RUF001 - punctuation of other scripts is meant
"""Where text may be broken, and how wide it is. Pure functions of text.

Widths are columns as subtitle guidelines count them: an East Asian wide character is two, a
combining one none.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from itertools import pairwise

_SENTENCE_ENDS = ".!?…。！？｡؟।"
_CLAUSE_ENDS = ",;:—–、，；：､،؛"
_CLOSING = "\"'”’»)]}」』）】》〉"
_OPENING = "([{“‘«「『（【《〈"
# Characters that never begin a line in Japanese and Chinese typesetting.
_SMALL_KANA = "ーァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ々・"
_NOT_FIRST = _SENTENCE_ENDS + _CLAUSE_ENDS + _CLOSING + _SMALL_KANA
_ZERO_WIDTH_JOINER = "\u200d"
_SKIN_TONES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"

AFTER_SENTENCE, AFTER_CLAUSE, AFTER_WORD, AFTER_SHORT_WORD, INSIDE_WORD = 0, 3, 8, 11, 60
"""What a break costs by what stands before it. A short word belongs to the word after it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text that is never broken.

    Attributes:
        text: Without spaces.
        start: Where it begins in the whole text, in characters.
        spaced: Whether a space stands before it.
        width: Columns.
        break_cost: What a break after it costs.
    """

    text: str
    start: int
    spaced: bool
    width: int
    break_cost: int

    @property
    def end(self) -> int:
        """Where it ends in the whole text, in characters."""
        return self.start + len(self.text)


def cleaned(text: str) -> str:
    """One line of printable text: white space is single spaces, control characters are gone."""
    printable = (c for c in text if c.isspace() or unicodedata.category(c) not in ("Cc", "Cs"))
    return " ".join("".join(printable).split())


def width(text: str) -> int:
    """Columns of a text without control characters."""
    return sum(_char_width(c) for c in text)


def pieces(text: str, longest: int) -> list[Piece]:
    """Split cleaned text at every place that allows a break; longer words are cut hard."""
    found: list[Piece] = []
    offset = 0
    for word in text.split(" "):
        cuts = [0, *_breaks_inside(word), len(word)]
        parts = [(begin, end) for begin, end in pairwise(cuts) if end > begin]
        for begin, end in parts:
            for start, stop in _cut_hard(word[begin:end], longest):
                part = word[begin + start : begin + stop]
                cost = INSIDE_WORD if begin + stop < end else _cost_after(part)
                first = begin + start == 0
                found.append(
                    Piece(part, offset + begin + start, first and offset > 0, width(part), cost)
                )
        offset += len(word) + 1
    return found


def _breaks_inside(word: str) -> list[int]:
    return [i for i in range(1, len(word)) if _may_break(word[i - 1], word[i])]


def _may_break(before: str, after: str) -> bool:
    """Between ideographs and kana, not where typesetting forbids it, never inside a cluster."""
    if not (_stands_alone(before) or _stands_alone(after)):
        return False
    if _char_width(after) == 0 or before == _ZERO_WIDTH_JOINER or before in _OPENING:
        return False
    return after not in _NOT_FIRST


def _stands_alone(char: str) -> bool:
    """Wide, and of a script that is written without spaces (so not Hangul)."""
    if _char_width(char) != 2:
        return False
    return not unicodedata.name(char, "").startswith(("HANGUL", "HALFWIDTH HANGUL"))


def _cut_hard(word: str, longest: int) -> list[tuple[int, int]]:
    """Cut a word that is wider than a line, between clusters; any other is one part."""
    parts: list[tuple[int, int]] = []
    start = columns = 0
    for i, char in enumerate(word):
        columns += _char_width(char)
        if columns > longest and i > start and _char_width(char):
            parts.append((start, i))
            start, columns = i, _char_width(char)
    return [*parts, (start, len(word))]


def _cost_after(piece: str) -> int:
    bare = piece.rstrip(_CLOSING)
    if bare and bare[-1] in _SENTENCE_ENDS:
        return AFTER_SENTENCE
    if bare and bare[-1] in _CLAUSE_ENDS:
        return AFTER_CLAUSE
    return (
        AFTER_SHORT_WORD if bare.isalpha() and width(piece) < 4 and piece.isascii() else AFTER_WORD
    )


def _char_width(char: str) -> int:
    if char in _SKIN_TONES:
        return 0
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
