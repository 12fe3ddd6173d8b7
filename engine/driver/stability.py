"""Between drafts and the screen: what of a draft is shown. Model-independent, a context a stream.

Drafts of one stretch of speech contradict each other: a word is half heard, a name is spelled
anew in each, one draft collapses. A reader pays for every change, and for everything that stands
after it. The modes trade that against delay:

* ``fast`` shows each draft as it is.
* ``balanced`` adds words on which two drafts in a row agree.
* ``steady`` adds words on which three drafts in a row agree.

Both keep what is shown. The more words a change would take back, the more drafts in a row have to
ask for it with the same word: one that would take back many waits about three seconds or for the
commit, which shows as it is, so that a name that is spelled anew with every draft changes once.
Meanwhile new words go on after the words that stay, wherever the draft says them.

Two words are the same when they differ in case and punctuation alone. Their form follows once two
drafts in a row have it: the full stop that a draft ends with goes when the sentence goes on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import SettingsError
from engine.words import plain, units


@dataclass(frozen=True, slots=True)
class _Rule:
    """A mode's numbers, chosen on the drafts of five LibriSpeech test-other sessions.

    Attributes:
        additions: Drafts in a row that agree on a word before it is shown.
        changes: (at most so many words are taken back, so many drafts ask for it), ascending.
        large_changes: So many drafts ask for a change that takes back more.
    """

    additions: int
    changes: tuple[tuple[int, int], ...]
    large_changes: int

    def drafts_to_take_back(self, n_words: int) -> int:
        """How many drafts in a row have to ask for a change."""
        for most, drafts in self.changes:
            if n_words <= most:
                return drafts
        return self.large_changes


_RULES: dict[str, _Rule | None] = {
    "fast": None,
    "balanced": _Rule(2, ((4, 2), (8, 3)), 12),
    "steady": _Rule(3, ((4, 3),), 12),
}

MODES = tuple(_RULES)


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
            raise SettingsError(
                "no stability {mode}; choose from {known}",
                mode=repr(self.mode),
                known=", ".join(MODES),
            )

    def new_context(self) -> StabilityContext:
        """A stream with nothing shown."""
        return StabilityContext(self)


class StabilityContext:
    """One stream's shown draft."""

    def __init__(self, stability: Stability) -> None:
        """Nothing is shown yet."""
        self._rule = _RULES[stability.mode]
        self._shown: list[str] = []
        self._before: list[str] = []
        # The drafts before the newest one, oldest first, as plain words.
        most = 0 if self._rule is None else self._rule.large_changes
        self._earlier: deque[list[str]] = deque(maxlen=most)

    def draft(self, text: str, *, final: bool = False) -> str:
        """What the screen shows when ``text`` is the newest draft.

        Args:
            text: The draft, whole. Empty clears the screen at once.
            final: It is the rest of a commit's own decode, shown whole beside that commit.
        """
        if self._rule is None:
            return text
        heard = units(text)
        if final or not heard:
            self.commit()
            self._shown = heard
        else:
            self._shown = self._merge(heard, self._rule)
        self._before = heard
        self._earlier.append([plain(word) for word in heard])
        return "".join(self._shown).strip()

    def commit(self) -> None:
        """The draft became final text."""
        self._shown, self._before = [], []
        self._earlier.clear()

    def _merge(self, heard: list[str], rule: _Rule) -> list[str]:
        """The words shown from now on."""
        said, shown = [plain(word) for word in heard], [plain(word) for word in self._shown]
        same = _n_agreed(shown, said)
        kept, place = shown, same
        if same < len(shown):
            if self._n_asking(said, same) >= rule.drafts_to_take_back(len(shown) - same):
                kept = shown[:same]
            else:
                place = _place_after(shown, said)
        added = self._n_agreed_on(kept, said, place, rule.additions)
        spelled = _respelled(self._shown[:same], heard, self._before)
        unsaid = self._shown[same : len(kept)]
        return spelled + unsaid + heard[place : place + added]

    def _n_asking(self, said: Sequence[str], at: int) -> int:
        """How many drafts in a row, the newest counted, say the same up to and with a word."""
        asking = 1
        for words in reversed(self._earlier):
            if list(words[: at + 1]) != list(said[: at + 1]):
                break
            asking += 1
        return asking

    def _n_agreed_on(
        self, kept: Sequence[str], said: Sequence[str], place: int, drafts: int
    ) -> int:
        """How many of the words after ``place`` the last so many drafts say after ``kept``."""
        if len(self._earlier) < drafts - 1:
            return 0
        agreed = len(said) - place
        for words in list(self._earlier)[len(self._earlier) - drafts + 1 :]:
            start = place if words[:place] == said[:place] else _place_after(kept, words)
            agreed = min(agreed, _n_agreed(said[place:], words[start:]))
        return agreed


def _n_agreed(a: Sequence[str], b: Sequence[str]) -> int:
    """How many words two texts have in common from their start."""
    count = 0
    for one, other in zip(a, b, strict=False):
        if one != other:
            break
        count += 1
    return count


def _respelled(shown: Sequence[str], heard: Sequence[str], before: Sequence[str]) -> list[str]:
    """Shown words in the form that the last two drafts have, where they have the same."""
    spelled = list(shown)
    for place, (_, now, earlier) in enumerate(zip(shown, heard, before, strict=False)):
        if now == earlier:
            spelled[place] = now
    return spelled


def _place_after(kept: Sequence[str], said: Sequence[str]) -> int:
    """Where ``said`` goes on after what corresponds to all of ``kept``.

    The beginning of ``said`` with the least edit distance to ``kept``; all of it where the two
    have little in common, as when a draft collapses.
    """
    distances = list(range(len(said) + 1))
    for row, word in enumerate(kept, start=1):
        above, distances = distances, [row]
        for column, other in enumerate(said, start=1):
            distances.append(
                min(above[column - 1] + (word != other), above[column] + 1, distances[-1] + 1)
            )
    least = min(distances)
    if least > max(1, len(kept) // 2):
        return len(said)
    nearest = [place for place, distance in enumerate(distances) if distance == least]
    ending_alike = [p for p in nearest if p and kept and said[p - 1] == kept[-1]]
    return min(ending_alike or nearest, key=lambda place: abs(place - len(kept)))
