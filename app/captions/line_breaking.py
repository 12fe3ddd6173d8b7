"""Where a line may break: graphemes, unbreakable units, and the direction of a text. No Qt.

Space-separated scripts break at white space. Han, kana and the scripts that write no spaces
(Thai, Lao, Khmer, Myanmar) break between characters, with the basic kinsoku rules of JIS X 4051:
closing marks and small kana never begin a line, opening marks never end one.
"""

# ruff: noqa: RUF001 - the marks of other scripts are meant

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

_SPACES = re.compile(r"[^\S\u00a0\u202f]+")
_ZWJ = "\u200d"
_NO_START = frozenset(
    "、。，．・：；？！）］｝〕〉》」』】〙〗’”‐ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ々ゝゞヽヾ…‥〜～%％"
    ")]},.:;?!"
    "ะาำๅๆฯ"
)
_NO_END = frozenset("（［｛〔〈《「『【〘〖‘“([{เแโใไ")
_RTL_CLASSES = frozenset({"R", "AL"})


@dataclass(frozen=True, slots=True)
class Unit:
    """Text that stays on one line unless it alone is wider than the line.

    Attributes:
        spaced: A space precedes it where it is not first on its line.
    """

    text: str
    spaced: bool


def graphemes(text: str) -> list[str]:
    """Split into what a reader sees as characters (a close subset of UAX #29)."""
    clusters: list[str] = []
    for char in text:
        if clusters and _extends(clusters[-1], char):
            clusters[-1] += char
        else:
            clusters.append(char)
    return clusters


def units(text: str) -> list[Unit]:
    """Split a text into its unbreakable units, in order."""
    found: list[Unit] = []
    for word in _SPACES.split(text):
        spaced = True
        for part in _split_word(word):
            found.append(Unit(part, spaced))
            spaced = False
    return found


def needs_space(before: str, after: str) -> bool:
    """Whether a space belongs between two texts that are joined: not within Han and kana."""
    return not (before and after and _is_han_or_kana(before[-1]) and _is_han_or_kana(after[0]))


def is_right_to_left(text: str) -> bool | None:
    """The direction most strong characters have; None without any."""
    balance = 0
    for char in text:
        kind = unicodedata.bidirectional(char)
        if kind in _RTL_CLASSES:
            balance += 1
        elif kind == "L":
            balance -= 1
    return balance > 0 if balance else None


def _split_word(word: str) -> list[str]:
    if word.isascii():
        return [word] if word else []
    parts: list[str] = []
    for cluster in graphemes(word):
        if parts and not _may_break(parts[-1][-1], cluster[0]):
            parts[-1] += cluster
        else:
            parts.append(cluster)
    return parts


def _may_break(before: str, after: str) -> bool:
    if after in _NO_START or before in _NO_END:
        return False
    return _is_dense(before) or _is_dense(after)


def _is_dense(char: str) -> bool:
    """A character of a script that is written without spaces."""
    code = ord(char)
    return (
        0x0E00 <= code <= 0x0EFF  # Thai, Lao
        or 0x1000 <= code <= 0x109F  # Myanmar
        or 0x1780 <= code <= 0x17FF  # Khmer
        or _is_han_or_kana(char)
    )


def _is_han_or_kana(char: str) -> bool:
    code = ord(char)
    return (
        0x2E80 <= code <= 0x312F  # radicals, CJK marks, kana, bopomofo
        or 0x31A0 <= code <= 0x9FFF  # kana extensions, Han
        or 0xF900 <= code <= 0xFAFF  # Han compatibility
        or 0xFF01 <= code <= 0xFF9F  # full-width forms
        or 0x20000 <= code <= 0x3FFFF  # Han extensions
    )


def _extends(cluster: str, char: str) -> bool:
    if cluster.endswith(_ZWJ) or char == _ZWJ:
        return True
    code = ord(char)
    if 0x1F3FB <= code <= 0x1F3FF or 0xE0020 <= code <= 0xE007F:  # skin tones, flag tags
        return True
    if 0x1F1E6 <= code <= 0x1F1FF:  # two regional indicators are one flag
        return len(cluster) == 1 and 0x1F1E6 <= ord(cluster) <= 0x1F1FF
    if 0x1160 <= code <= 0x11FF:  # conjoining vowels and finals of Hangul
        return True
    return unicodedata.category(char) in {"Mn", "Me", "Mc"} or char == "\u0e33"
