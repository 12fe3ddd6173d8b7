"""Between drafts and the screen: what of a draft is shown. Model-independent, a context a stream.

Drafts of one stretch of speech contradict each other: a word is half heard, a comma comes and
goes, one draft collapses. A reader pays for every change. The modes trade that against delay:

* ``fast`` shows each draft as it is.
* ``balanced`` keeps a shown word until a second draft in a row contradicts it.
* ``steady`` does the same, and adds only words on which two drafts in a row agree.

Two words are the same when they differ in case and punctuation alone; the form shown first stays.
Commits pass at once and unchanged; they only tell the context that its draft is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.errors import SettingsError
from engine.words import plain, units

MODES = ("fast", "balanced", "steady")

_MATCH, _SUBSTITUTE, _DELETE, _INSERT = range(4)
_EDIT = 16  # so much more than a match counts that matches only break ties


@dataclass(frozen=True, slots=True)
class Stability:
    """How calm the screen is.

    Attributes:
        mode: One of ``MODES``.
    """

    mode: str = "balanced"

    def __post_init__(self) -> None:
        """Refuse an unknown mode.

        Raises:
            SettingsError: There is none of that name.
        """
        if self.mode not in MODES:
            raise SettingsError(f"no stability {self.mode!r}; choose from {', '.join(MODES)}")

    def new_context(self) -> StabilityContext:
        """A stream with nothing shown."""
        return StabilityContext(self)


@dataclass(frozen=True, slots=True)
class _Shown:
    """A word on the screen.

    Attributes:
        text: With the space before it.
        doubted: The last draft contradicted it.
        pushed: The last draft had words before it that are not shown.
    """

    text: str
    doubted: bool = False
    pushed: bool = False


class StabilityContext:
    """One stream's shown draft."""

    def __init__(self, stability: Stability) -> None:
        """Nothing is shown yet."""
        self._mode = stability.mode
        self._shown: list[_Shown] = []
        self._previous: list[str] = []

    def draft(self, text: str, *, final: bool = False) -> str:
        """What the screen shows when ``text`` is the newest draft.

        Args:
            text: The draft, whole. Empty clears the screen at once.
            final: It is the rest of a commit's own decode, shown whole beside that commit.
        """
        if self._mode == "fast":
            return text
        heard = units(text)
        if final or not heard:
            self._shown = [_Shown(unit) for unit in heard]
        else:
            self._shown = self._merge(heard)
        self._previous = heard
        return "".join(word.text for word in self._shown).strip()

    def commit(self) -> None:
        """The draft became final text."""
        self._shown = []
        self._previous = []

    def _merge(self, heard: list[str]) -> list[_Shown]:
        steps, used = _align([plain(word.text) for word in self._shown], [plain(u) for u in heard])
        merged: list[_Shown] = []
        waiting: list[str] = []
        shown = iter(self._shown)
        said = iter(heard)
        for step in steps:
            if step == _INSERT:
                waiting.append(next(said))
                continue
            word = next(shown)
            new = None if step == _DELETE else next(said)
            if waiting and word.pushed:
                merged += [_Shown(unit) for unit in waiting]
            pushed = bool(waiting) and not word.pushed
            waiting = []
            if step == _MATCH:
                merged.append(replace(word, doubted=False, pushed=pushed))
            elif not word.doubted:
                merged.append(replace(word, doubted=True, pushed=pushed))
            elif new is not None:
                merged.append(_Shown(new, pushed=pushed))
        return merged + [_Shown(unit) for unit in self._extension(heard[used:])]

    def _extension(self, fresh: list[str]) -> list[str]:
        """The words after the shown ones that may be added."""
        if self._mode == "balanced":
            return fresh
        _, used = _align([plain(w.text) for w in self._shown], [plain(u) for u in self._previous])
        before = self._previous[used:]
        agreed = 0
        for old, new in zip(before, fresh, strict=False):
            if plain(old) != plain(new):
                break
            agreed += 1
        return fresh[:agreed]


def _align(shown: Sequence[str], heard: Sequence[str]) -> tuple[list[int], int]:
    """The fewest edits from ``shown`` to a beginning of ``heard``.

    Returns:
        The steps in order, and how many words of ``heard`` they use; the rest is an extension.
    """
    common = 0
    for a, b in zip(shown, heard, strict=False):
        if a != b:
            break
        common += 1
    old, new = shown[common:], heard[common:]
    costs = [[j * _EDIT for j in range(len(new) + 1)]]
    for word in old:
        above = costs[-1]
        row = [above[0] + _EDIT]
        for j, other in enumerate(new, 1):
            row.append(
                min(above[j - 1] + _pair(word, other), above[j] + _EDIT, row[j - 1] + _EDIT)
            )
        costs.append(row)
    # Of equally cheap ends the furthest: a word in a shown word's place is no extension.
    last = costs[-1]
    end = min(range(len(new) + 1), key=lambda j: (last[j], -j))
    steps: list[int] = []
    i, j = len(old), end
    while i or j:
        if i and j and costs[i][j] == costs[i - 1][j - 1] + _pair(old[i - 1], new[j - 1]):
            i, j = i - 1, j - 1
            steps.append(_MATCH if old[i] == new[j] else _SUBSTITUTE)
        elif i and costs[i][j] == costs[i - 1][j] + _EDIT:
            i -= 1
            steps.append(_DELETE)
        else:
            j -= 1
            steps.append(_INSERT)
    return [_MATCH] * common + steps[::-1], common + end


def _pair(old: str, new: str) -> int:
    """The cost of one word for another. Of equally many edits, those with most matches win."""
    return -1 if old == new else _EDIT
