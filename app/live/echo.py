"""The microphone hears the loudspeakers: whose words are another stream's, said again.

A line of a microphone is an echo when it overlaps what another stream says by half, and the words
are alike by ``ALIKE``. It is kept, marked, and not shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from rapidfuzz.distance import Indel

from app.capture.choice import MICROPHONE
from engine.driver.transcript import Committed, Draft, Segment
from engine.words import plain, units

ALIKE = 0.8
"""Share of the words, in order; both models hear the same speech, one of them through a room."""

OVERLAP = 0.5
"""Of the shorter of the two."""

REMEMBERED = 40
"""Parts of lines of each stream; an echo comes within a second."""


@dataclass(frozen=True, slots=True)
class _Part:
    start: float
    end: float
    words: tuple[str, ...]


class EchoWatch:
    """What the streams of one session say, and whether a microphone says it after another."""

    def __init__(self, sources: Sequence[str]) -> None:
        """Watch streams by their labels."""
        self._microphones = frozenset(s for s in sources if s.split(" ")[0] == MICROPHONE)
        self._lines: dict[str, deque[_Part]] = {
            source: deque(maxlen=REMEMBERED)
            for source in sources
            if source not in self._microphones
        }
        self._drafts: dict[str, _Part] = {}

    @property
    def microphones(self) -> frozenset[str]:
        """The streams that an echo can be in."""
        return self._microphones

    def take(self, source: str, said: Draft | Committed) -> bool:
        """Take what a stream says; whether it is an echo."""
        if source in self.microphones:
            return bool(self._lines) and self._is_echo(said)
        if isinstance(said, Committed):
            parts = said.segments or (Segment(said.text, said.start, said.end),)
            self._lines[source] += [_part(part) for part in parts]
            self._drafts.pop(source, None)
        else:
            self._drafts[source] = _part(said)
        return False

    def _is_echo(self, said: Draft | Committed) -> bool:
        heard = _part(said)
        if not heard.words:
            return False
        for source, lines in self._lines.items():
            drafts = [self._drafts[source]] if source in self._drafts else []
            near = [part for part in (*lines, *drafts) if _overlap(part, heard) > 0]
            if not near:
                continue
            spoken = _Part(
                near[0].start, near[-1].end, tuple(w for part in near for w in part.words)
            )
            shorter_s = min(heard.end - heard.start, spoken.end - spoken.start)
            alike = Indel.normalized_similarity(heard.words, spoken.words)
            if _overlap(spoken, heard) >= OVERLAP * shorter_s and alike >= ALIKE:
                return True
        return False


def _part(said: Draft | Committed | Segment) -> _Part:
    words = (plain(unit) for unit in units(said.text))
    return _Part(said.start, said.end, tuple(word for word in words if word))


def _overlap(one: _Part, other: _Part) -> float:
    return min(one.end, other.end) - max(one.start, other.start)
