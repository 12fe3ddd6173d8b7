"""Between drafts and the screen: what of a draft is shown. Model-independent, a context a stream.

Drafts of one stretch of speech contradict each other: a word is half heard, a comma comes and
goes, one draft collapses. A reader pays for every change, and for everything that stands after it.
The modes trade that against delay:

* ``fast`` shows each draft as it is.
* ``balanced`` keeps what is shown until a second draft in a row contradicts it. A draft that
  differs in the last shown word alone is no contradiction: that word was still being said.
* ``steady`` does the same, and adds only words on which two drafts in a row agree.

Two words are the same when they differ in case and punctuation alone; the form shown first stays.
Commits pass at once and unchanged; they only tell the context that its draft is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import SettingsError
from engine.words import plain, units

MODES = ("fast", "balanced", "steady")


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
                "no stability {mode!r}; choose from {modes}", mode=self.mode, modes=", ".join(MODES)
            )

    def new_context(self) -> StabilityContext:
        """A stream with nothing shown."""
        return StabilityContext(self)


class StabilityContext:
    """One stream's shown draft."""

    def __init__(self, stability: Stability) -> None:
        """Nothing is shown yet."""
        self._mode = stability.mode
        self._shown: list[str] = []
        self._previous: list[str] = []
        self._doubted_from: int | None = None

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
            self._shown, self._doubted_from = heard, None
        else:
            self._shown = self._merge(heard)
        self._previous = heard
        return "".join(self._shown).strip()

    def commit(self) -> None:
        """The draft became final text."""
        self._shown, self._previous, self._doubted_from = [], [], None

    def _merge(self, heard: list[str]) -> list[str]:
        """The words shown from now on."""
        same = _agreed(self._shown, heard)
        contradicted = same < len(self._shown) - 1
        again = self._doubted_from is not None and same <= self._doubted_from
        if contradicted and not again:
            self._doubted_from = same
            return self._shown
        self._doubted_from = None
        merged = self._shown[:same] + heard[same:]
        if self._mode == "steady":
            merged = merged[: max(same, _agreed(self._previous, merged))]
        return merged


def _agreed(a: Sequence[str], b: Sequence[str]) -> int:
    """How many words two texts have in common from their start."""
    count = 0
    for one, other in zip(a, b, strict=False):
        if plain(one) != plain(other):
            break
        count += 1
    return count
