"""The microphone hears the loudspeakers: whose words are another stream's, said again.

A line of a microphone is an echo when it overlaps what another stream says by half, and the words
are alike by ``ALIKE``. It is kept, marked, and not shown.

Lines never change, so a microphone's waits while another stream may still say what it repeats:
until that stream's next draft or line reaches as far, and no longer than ``HOLD_S``. What is
doubtful then is shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rapidfuzz.distance import Indel

from app.capture.choice import MICROPHONE
from app.live.said import Said
from engine.driver.transcript import Committed, Draft, Segment, Suspect
from engine.words import plain, units

ALIKE = 0.8
"""Share of the words, in order; both models hear the same speech, one of them through a room."""

OVERLAP = 0.5
"""Of the shorter of the two."""

HOLD_S = 2.0
"""A draft of the other stream comes within 0.6 s; without drafts a longer wait would be a nuisance
to somebody who speaks while others do."""

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
        self._heard_until: dict[str, float] = dict.fromkeys(self._lines, float("-inf"))

    @property
    def microphones(self) -> frozenset[str]:
        """The streams that an echo can be in."""
        return self._microphones

    def take(self, source: str, said: Draft | Committed) -> bool:
        """Take what a stream says; whether it is an echo."""
        if source in self.microphones:
            return bool(self._lines) and self._is_echo(said)
        self._heard_until[source] = max(self._heard_until[source], said.end)
        if isinstance(said, Committed):
            parts = said.segments or (Segment(said.text, said.start, said.end),)
            self._lines[source] += [_part(part) for part in parts]
            self._drafts.pop(source, None)
        else:
            self._drafts[source] = _part(said)
        return False

    def has_heard(self, source: str, until_s: float) -> bool:
        """Whether a stream that is no microphone has said what it has to say up to a second."""
        return self._heard_until[source] >= until_s

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


class EchoGate:
    """What the streams say, in order, but for lines of microphones that have to wait."""

    def __init__(self, watch: EchoWatch) -> None:
        """Nothing waits."""
        self._watch = watch
        # Each with the second at which it has waited long enough.
        self._held: dict[str, deque[tuple[Said, float]]] = {s: deque() for s in watch.microphones}

    @property
    def microphones(self) -> frozenset[str]:
        """The streams whose lines may have to wait."""
        return self._watch.microphones

    @property
    def is_holding(self) -> bool:
        """Whether a line waits."""
        return any(self._held.values())

    def sift(
        self, said: Sequence[Said], speaking: Collection[str], now_s: float
    ) -> list[tuple[Said, bool]]:
        """Take what is said now; return what may be told, and whether each is an echo.

        Args:
            said: In the order in which it is to be told.
            speaking: The streams, microphones aside, that have speech which no line has.
            now_s: Seconds since the session began.
        """
        judged = {
            id(item): self._watch.take(item.source, item.event)
            for item in said
            if item.source not in self._held and not isinstance(item.event, Suspect)
        }
        told = self.release(speaking, now_s)
        for item in said:
            held = self._held.get(item.source)
            if held is None:
                told.append((item, judged.get(id(item), False)))
            elif held or self._must_wait(item, speaking):
                held.append((item, now_s + HOLD_S))
            else:
                told.append((item, self._is_echo(item)))
        return told

    def release(self, speaking: Collection[str], now_s: float) -> list[tuple[Said, bool]]:
        """What has waited long enough, or is decided."""
        told: list[tuple[Said, bool]] = []
        for held in self._held.values():
            while held:
                item, until_s = held[0]
                if self._must_wait(item, speaking) and now_s < until_s:
                    break
                held.popleft()
                told.append((item, self._is_echo(item)))
        return told

    def _is_echo(self, item: Said) -> bool:
        if isinstance(item.event, Suspect):
            return False
        return self._watch.take(item.source, item.event)

    def _must_wait(self, item: Said, speaking: Collection[str]) -> bool:
        if not isinstance(item.event, Committed):
            return False
        end_s = item.event.end
        return any(not self._watch.has_heard(source, end_s) for source in speaking)


def _part(said: Draft | Committed | Segment) -> _Part:
    words = (plain(unit) for unit in units(said.text))
    return _Part(said.start, said.end, tuple(word for word in words if word))


def _overlap(one: _Part, other: _Part) -> float:
    return min(one.end, other.end) - max(one.start, other.start)
