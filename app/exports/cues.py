"""From a transcript to subtitle cues.

1. Each committed line's segments give stretches of text with times (``_stretches``).
2. A stretch is divided at long pauses, then into cues of two lines (``app.exports.layout``).
3. A cue's times come from the words' times, else from its share of the stretch (``_TextClock``).
4. The cues of each source are made to start in turn and never to overlap (``_settled``).

Drafts have no part in it: the same commits give the same cues.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import inf
from typing import Any

from app.events import CommittedEvent
from app.exports.layout import CueLimits, divide
from app.exports.line_breaks import Piece, cleaned, pieces
from app.transcript.records import SessionTranscript


@dataclass(frozen=True, slots=True)
class Cue:
    """What one subtitle shows.

    Attributes:
        start_ms: Milliseconds of session time.
        end_ms: Later than the start.
        source: Whose speech it is.
        lines: One or two.
    """

    start_ms: int
    end_ms: int
    source: str
    lines: tuple[str, ...]


def make_cues(transcript: SessionTranscript, limits: CueLimits = CueLimits()) -> list[Cue]:  # noqa: B008 - frozen
    """The cues of all sources in order of time; those of one source never overlap."""
    session_end_ms = round(1000 * transcript.session.length_s)
    made: list[Cue] = []
    for source in sources_of(transcript):
        raw = [
            cue
            for line in sorted(transcript.lines, key=lambda line: (line.start, line.id))
            if line.source == source
            for stretch in _stretches(line)
            for cue in _cut(stretch, source, limits)
        ]
        made += _settled(raw, session_end_ms, round(1000 * limits.shortest_s))
    return sorted(made, key=lambda cue: (cue.start_ms, cue.end_ms))


def sources_of(transcript: SessionTranscript) -> list[str]:
    """The sources of a session, in the order in which it names them or they speak."""
    spoken = (line.source for line in transcript.lines)
    return list(dict.fromkeys((*transcript.session.sources, *spoken)))


@dataclass(frozen=True, slots=True)
class _Stretch:
    text: str
    start: float
    end: float
    words: Sequence[Any]


class _TextClock:
    """When a character of a stretch is said: known at words' ends, proportional in between."""

    def __init__(self, stretch: _Stretch) -> None:
        self._offsets = [0]
        self._times = [stretch.start]
        found = 0
        for text, start, end in stretch.words:
            word = cleaned(text)
            at = stretch.text.find(word, found)
            if not word or at < 0:
                continue
            found = at + len(word)
            self._add(at, start, stretch)
            self._add(found, end, stretch)
        self._add(len(stretch.text), stretch.end, stretch)

    def _add(self, offset: int, time: float, stretch: _Stretch) -> None:
        self._offsets.append(offset)
        self._times.append(max(self._times[-1], min(time, stretch.end)))

    def starts(self, offset: int) -> float:
        """When the character at ``offset`` begins."""
        return self._between(bisect_right(self._offsets, offset) - 1, offset)

    def ends(self, offset: int) -> float:
        """When the character before ``offset`` ends."""
        return self._between(bisect_left(self._offsets, offset) - 1, offset)

    def _between(self, i: int, offset: int) -> float:
        if i + 1 >= len(self._offsets):
            return self._times[-1]
        span = self._offsets[i + 1] - self._offsets[i]
        share = (offset - self._offsets[i]) / span if span else 0.0
        return self._times[i] + share * (self._times[i + 1] - self._times[i])


def _stretches(line: CommittedEvent) -> Iterator[_Stretch]:
    """The segments, unless they do not say what the line says: then the line as a whole."""
    if _letters(line.text) != _letters("".join(str(s["text"]) for s in line.segments)):
        if text := cleaned(line.text):
            yield _Stretch(text, line.start, max(line.start, line.end), ())
        return
    for segment in line.segments:
        if text := cleaned(str(segment["text"])):
            start, end = float(segment["start"]), float(segment["end"])
            yield _Stretch(text, start, max(start, end), segment.get("words") or ())


def _letters(text: str) -> str:
    return cleaned(text).replace(" ", "")


def _cut(stretch: _Stretch, source: str, limits: CueLimits) -> Iterator[Cue]:
    parts = pieces(stretch.text, limits.line_width)
    clock = _TextClock(stretch)
    for run in _runs(parts, clock, limits.longest_pause_s if stretch.words else inf):
        for block in divide(run, limits.line_width):
            start = clock.starts(run[block.first].start)
            end = clock.ends(run[block.last].end)
            yield Cue(round(1000 * start), round(1000 * end), source, block.lines)


def _runs(parts: Sequence[Piece], clock: _TextClock, longest_pause_s: float) -> list[list[Piece]]:
    """Divide pieces at long pauses: no cue stands there before its second half is said."""
    runs: list[list[Piece]] = [list(parts[:1])]
    for before, piece in pairwise(parts):
        if clock.starts(piece.start) - clock.ends(before.end) > longest_pause_s:
            runs.append([])
        runs[-1].append(piece)
    return runs


def _settled(cues: Sequence[Cue], session_end_ms: int, shortest_ms: int) -> list[Cue]:
    """Starts that increase, ends by the next start and by the session's end, a readable length."""
    if not cues:
        return []
    starts: list[int] = []
    for cue in cues:
        starts.append(max(cue.start_ms, starts[-1] + 1 if starts else 0))
    session_end_ms = max([session_end_ms, *(cue.end_ms for cue in cues)])
    if session_end_ms < len(cues):  # More cues than milliseconds: order matters more.
        session_end_ms = starts[-1] + 1
    limit = session_end_ms
    for i in reversed(range(len(starts))):
        starts[i] = min(starts[i], limit - 1)
        limit = starts[i]
    settled: list[Cue] = []
    for cue, start, following in zip(cues, starts, [*starts[1:], session_end_ms], strict=True):
        end = min(max(cue.end_ms, start + shortest_ms), following)
        settled.append(replace(cue, start_ms=start, end_ms=end))
    return settled
