"""Two people who speak at once, in a format that shows one cue at a time: a dash before each.

1. A cue that another source speaks over is cut into its single lines, each with its share of time.
2. Two single lines that overlap by half become one cue, a dash before each speaker.
3. What still overlaps ends where the next begins: nothing is dropped, starts increase.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from app.exports.cues import Cue
from app.exports.layout import divide
from app.exports.line_breaks import pieces, width

DASH = "- "


def one_at_a_time(cues: Sequence[Cue], line_width: int) -> list[Cue]:
    """The cues of all sources so that no two are shown at once; what is said stays, in order."""
    if len({cue.source for cue in cues}) < 2:
        return list(cues)
    parts: list[Cue] = []
    for cue in cues:
        if any(_are_at_once(cue, other) for other in cues):
            parts += _single_lines(cue, line_width - len(DASH))
        else:
            parts.append(cue)
    parts.sort(key=lambda cue: (cue.start_ms, cue.end_ms))
    return _in_turn(_paired(parts))


def _are_at_once(cue: Cue, other: Cue) -> bool:
    return (
        cue.source != other.source and cue.start_ms < other.end_ms and other.start_ms < cue.end_ms
    )


def _single_lines(cue: Cue, line_width: int) -> Iterator[Cue]:
    text = " ".join(cue.lines)
    lines = [line for block in divide(pieces(text, line_width), line_width) for line in block.lines]
    total = max(1, sum(width(line) for line in lines))
    said = 0
    for line in lines:
        start_ms = cue.start_ms + (cue.end_ms - cue.start_ms) * said // total
        said += width(line)
        end_ms = cue.start_ms + (cue.end_ms - cue.start_ms) * said // total
        yield replace(cue, start_ms=start_ms, end_ms=max(end_ms, start_ms + 1), lines=(line,))


def _paired(parts: Sequence[Cue]) -> list[Cue]:
    rest = list(parts)
    made: list[Cue] = []
    while rest:
        cue = rest.pop(0)
        other = next((o for o in rest if o.start_ms < cue.end_ms and _go_together(cue, o)), None)
        if other is None:
            made.append(cue)
            continue
        rest.remove(other)
        lines = tuple(f"{DASH}{said.lines[0]}" for said in (cue, other))
        end_ms = max(cue.end_ms, other.end_ms)
        made.append(Cue(cue.start_ms, end_ms, cue.source, lines))
    return made


def _go_together(cue: Cue, other: Cue) -> bool:
    both_ms = min(cue.end_ms, other.end_ms) - max(cue.start_ms, other.start_ms)
    shorter_ms = min(cue.end_ms - cue.start_ms, other.end_ms - other.start_ms)
    are_lines = len(cue.lines) == len(other.lines) == 1
    return cue.source != other.source and are_lines and 2 * both_ms >= shorter_ms


def _in_turn(cues: Sequence[Cue]) -> list[Cue]:
    started: list[Cue] = []
    for cue in cues:
        start_ms = max(cue.start_ms, started[-1].start_ms + 1 if started else 0)
        started.append(replace(cue, start_ms=start_ms, end_ms=max(cue.end_ms, start_ms + 1)))
    ended = [
        replace(cue, end_ms=min(cue.end_ms, following.start_ms))
        for cue, following in pairwise(started)
    ]
    return [*ended, *started[-1:]]
