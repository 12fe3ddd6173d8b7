"""Words in place of what was said: as long, as often, and as alike to a program, but meaningless.

Which word stands for which is drawn up anew for each stretch of speech, so that nobody can tell
names from how often they come. Punctuation, capitals, the direction and the script's way of
breaking lines stay, since captions are laid out by them.
"""

from __future__ import annotations

import unicodedata
from collections import Counter

from engine.words import plain, units

_LATIN = "abcdefghijklmnopqrstuvwxyz"
_RIGHT_TO_LEFT = "בגדהזחטכלמנספצקרשת"
_HAN_FIRST, _HAN_COUNT = 0x4E00, 0x5000


class InventedWords:
    """The words of one stretch of speech. Two words get the same one where `plain` is the same."""

    def __init__(self) -> None:
        """No word is known."""
        self._invented: dict[tuple[str, str, int], str] = {}
        self._n_known: Counter[tuple[str, int]] = Counter()

    def text(self, said: str) -> str:
        """A text of the same shape."""
        bare = said.strip()
        if not bare:
            return said
        masked = "".join(self._unit(unit) for unit in units(bare)).strip()
        start = said.index(bare)
        return said[:start] + masked + said[start + len(bare) :]

    def _unit(self, unit: str) -> str:
        n_letters = sum(map(_is_letter, unit))
        if not n_letters:
            return unit
        letters = iter(self._word(plain(unit), _script(unit), n_letters))
        return "".join(_cased(next(letters), char) if _is_letter(char) else char for char in unit)

    def _word(self, word: str, script: str, length: int) -> str:
        known = self._invented.get((word, script, length))
        if known is None:
            known = _nth(self._n_known[script, length], script, length)
            self._n_known[script, length] += 1
            self._invented[word, script, length] = known
        return known


def _is_letter(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNM"


def _cased(letter: str, like: str) -> str:
    # What is shown of a draft follows the form of its words as well.
    return letter.upper() if like.isupper() else letter


def _script(unit: str) -> str:
    for char in unit:
        if _is_letter(char):
            if unicodedata.bidirectional(char) in ("R", "AL"):
                return "right to left"
            # A unit of one such letter is how scripts without spaces fall apart.
            return "han" if len(units(char + char)) > 1 else "latin"
    return "latin"


def _nth(number: int, script: str, length: int) -> str:
    if script == "han":
        return chr(_HAN_FIRST + number % _HAN_COUNT) * length
    alphabet = _LATIN if script == "latin" else _RIGHT_TO_LEFT
    word = ""
    for _ in range(length):
        number, letter = divmod(number, len(alphabet))
        word = alphabet[letter] + word
    return word
