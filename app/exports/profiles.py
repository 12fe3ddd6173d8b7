"""Cues as broadcasters want them: long enough to be read, and told where that cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.exports.cues import Cue, make_cues
from app.exports.layout import CueLimits
from app.exports.line_breaks import width
from app.transcript.records import SessionTranscript
from engine.sentence import Sentence

FASTEST = 20.0
"""Columns a second that adults can read (17 to 20 in the usual guidelines)."""

SHORTEST_MS, LONGEST_MS = 833, 7000
"""5/6 s and 7 s, from the same guidelines."""

PROFILES = ("verbatim", "broadcast")
"""As it was said, or with times that can be read."""


@dataclass(frozen=True, slots=True)
class PacedCues:
    """Cues with times to read them by.

    Attributes:
        cues: All of those that went in, with their texts.
        too_fast: Those that leave too little time to be read, since the next one comes.
    """

    cues: tuple[Cue, ...]
    too_fast: tuple[Cue, ...]


def paced(cues: Sequence[Cue]) -> PacedCues:
    """Show each cue as long as it takes to read, at most 7 s, and never into its source's next.

    One of two lines that lasts longer becomes two. Nothing is dropped. The last cue may be shown
    for longer than the session lasted.
    """
    parts = sorted(
        (part for cue in cues for part in _cut(cue)), key=lambda cue: (cue.start_ms, cue.end_ms)
    )
    made = [_paced(cue, _next_start(parts, at)) for at, cue in enumerate(parts)]
    return PacedCues(tuple(made), tuple(cue for cue in made if not _can_be_read(cue)))


def cues_in(transcript: SessionTranscript, limits: CueLimits) -> list[Cue]:
    """The cues as subtitles show them: by ``make_cues``, and paced if ``limits`` ask for it."""
    cues = make_cues(transcript, limits)
    return list(paced(cues).cues) if limits.is_paced else cues


def report(paced_cues: PacedCues) -> str:
    """One line for a person: what could not be met; empty when all could."""
    found = paced_cues.too_fast
    if not found:
        return ""
    worst = max(found, key=_speed)
    return Sentence(
        "{n} of {total} cues cannot be read in time, the fastest at "
        "{speed:.0f} characters a second ({at:.1f} s); none was dropped",
        n=len(found),
        total=len(paced_cues.cues),
        speed=_speed(worst),
        at=worst.start_ms / 1000,
    )


def _cut(cue: Cue) -> list[Cue]:
    """A cue that lasts too long by its lines, each with its share of the time."""
    if cue.end_ms - cue.start_ms <= LONGEST_MS or len(cue.lines) < 2:
        return [cue]
    upper, lower = cue.lines
    share = width(upper) / max(1, width(upper) + width(lower))
    between_ms = cue.start_ms + round(share * (cue.end_ms - cue.start_ms))
    return [
        replace(cue, end_ms=between_ms, lines=(upper,)),
        replace(cue, start_ms=between_ms, lines=(lower,)),
    ]


def _paced(cue: Cue, next_ms: int | None) -> Cue:
    needed_ms = max(SHORTEST_MS, round(1000 * _columns(cue) / FASTEST))
    end_ms = cue.start_ms + min(max(cue.end_ms - cue.start_ms, needed_ms), LONGEST_MS)
    if next_ms is not None:
        end_ms = min(end_ms, next_ms)
    return replace(cue, end_ms=end_ms)


def _next_start(cues: Sequence[Cue], at: int) -> int | None:
    own = (cue.start_ms for cue in cues[at + 1 :] if cue.source == cues[at].source)
    return next(own, None)


def _can_be_read(cue: Cue) -> bool:
    return cue.end_ms - cue.start_ms >= SHORTEST_MS and _speed(cue) <= FASTEST + 0.05


def _speed(cue: Cue) -> float:
    return _columns(cue) / ((cue.end_ms - cue.start_ms) / 1000)


def _columns(cue: Cue) -> int:
    return width(" ".join(cue.lines))
