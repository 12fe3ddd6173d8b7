"""Where a word or a phrase stands in a text as a whole, in any script."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Scripts that put nothing between words: there a word ends wherever the next one begins.
_UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]"
)
_JOINERS = "\u200c\u200d"


def find_whole(text: str, phrase: str) -> list[tuple[int, int]]:
    """Start and end of each place that holds ``phrase``, whatever its case.

    A part of a longer word is none. Marks that belong to a letter, such as vowel signs, count as
    a part of its word.
    """
    phrase = phrase.strip()
    if not phrase:
        return []
    return [
        match.span()
        for match in _pattern(phrase).finditer(text)
        if not _joins(text[: match.start()][-1:], text[match.start()], following=False)
        and not _joins(text[match.end() : match.end() + 1], text[match.end() - 1], following=True)
    ]


@lru_cache(maxsize=1024)
def _pattern(phrase: str) -> re.Pattern[str]:
    words = (re.escape(word) for word in phrase.split())
    return re.compile(r"\s+".join(words), re.IGNORECASE)


def _joins(outer: str, inner: str, *, following: bool) -> bool:
    """Whether the character beside a place belongs to the same word as its last one."""
    if not outer or not _is_of_word(outer) or not _is_of_word(inner):
        return False
    if following and unicodedata.category(outer).startswith("M"):
        return True
    return not (_UNSPACED.match(outer) and _UNSPACED.match(inner))


def _is_of_word(char: str) -> bool:
    return char == "_" or char in _JOINERS or unicodedata.category(char)[0] in "LMN"
