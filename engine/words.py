"""Words as people see them: how a text falls into them, and when two are the same."""

from __future__ import annotations

import re
import unicodedata

_SPACELESS = (
    "\u0e00-\u0e7f"  # Thai
    "\u3040-\u30ff"  # kana
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"  # Han
)
_UNIT = re.compile(rf"\s*(?:[{_SPACELESS}]|[^\s{_SPACELESS}]+)")
_FIRST_WORD = re.compile(rf"[^\s{_SPACELESS}]")


def units(text: str) -> list[str]:
    """Words with the space before them, single characters where a script sets no spaces.

    The first word has its space too, so that units of several texts can be joined; joined and
    stripped they are the text.
    """
    text = text.strip()
    return _UNIT.findall(f" {text}" if _FIRST_WORD.match(text) else text)


def plain(word: str) -> str:
    """The word in lower case, letters, marks and digits only."""
    text = unicodedata.normalize("NFKC", word).lower()
    return "".join(c for c in text if unicodedata.category(c)[0] in "LNM")
