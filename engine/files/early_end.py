"""A decode that stopped before its window's end: the rest is heard by itself, then joined. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.driver.seam import DecodedSegment, WindowDecode
from engine.engines.guards import SKIPPED

MOST_PARTS = 4
"""A model that stops again and again is let go."""


@dataclass(frozen=True, slots=True)
class Part:
    """One decode of a window's audio from ``first_frame`` on."""

    first_frame: int
    decode: WindowDecode


def goes_on_at(part: Part, n_frames: int, n_parts: int, *, is_cut: bool = False) -> int | None:
    """The frame from which the rest has to be heard; None where there is none.

    Args:
        part: The last decode.
        n_frames: Of the whole window.
        n_parts: Decodes of the window so far.
        is_cut: The window ends in a hard cut. Its last words are the next window's too, so only
            speech that was passed over is heard again.
    """
    complete = part.first_frame + part.decode.complete_frames
    stopped = part.decode.complete_frames > 0 and complete < n_frames
    if is_cut:
        stopped = stopped and SKIPPED in part.decode.guards
    return complete if stopped and n_parts < MOST_PARTS else None


def joined(parts: Sequence[Part]) -> WindowDecode:
    """All decodes of a window as one. Held back only when no part has text."""
    first = parts[0].decode
    if len(parts) == 1:
        return first
    segments: list[DecodedSegment] = []
    guards: Counter[str] = Counter()
    for part in parts:
        decode = part.decode
        guards.update(decode.guards)
        whole = part is parts[-1]
        segments += [
            _shifted(segment, part.first_frame)
            for segment in decode.segments
            if whole or segment.end_frame <= decode.complete_frames
        ]
    last = parts[-1]
    held_back = next((part.decode for part in parts if part.decode.rejected), None)
    chosen = held_back if held_back is not None and not segments else replace(first, rejected=None)
    return replace(
        chosen,
        segments=tuple(segments),
        complete_frames=last.first_frame + last.decode.complete_frames,
        language=first.language,
        language_probability=first.language_probability,
        guards=dict(guards),
    )


def _shifted(segment: DecodedSegment, frames: int) -> DecodedSegment:
    words = segment.words
    if words is not None:
        words = tuple(
            replace(
                word,
                start_frame=word.start_frame + frames,
                end_frame=word.end_frame + frames,
            )
            for word in words
        )
    return replace(
        segment,
        start_frame=segment.start_frame + frames,
        end_frame=segment.end_frame + frames,
        words=words,
    )
