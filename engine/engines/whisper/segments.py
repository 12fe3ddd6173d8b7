"""Sampled tokens to timed segments, as openai-whisper's ``transcribe()`` splits them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.engines.whisper.tokens import FRAMES_PER_TIMESTAMP, SpecialTokens

CUT_MARGIN_FRAMES = 100
"""1 s. What ends closer to a full window's cut may be a half word."""


@dataclass(frozen=True, slots=True)
class TokenSpan:
    """The text tokens between two timestamps, times in frames from the window's start."""

    start_frame: int
    end_frame: int
    tokens: tuple[int, ...]


def split_spans(
    tokens: Sequence[int], special: SpecialTokens, n_frames: int
) -> tuple[TokenSpan, ...]:
    """Split at the timestamps; text that no timestamp closes ends with the window's audio."""
    spans: list[TokenSpan] = []
    text: list[int] = []
    start = 0
    for token in tokens:
        if token < special.eot:
            text.append(token)
        if token < special.timestamp_begin:
            continue
        frame = _frame(token, special, n_frames)
        if text:
            spans.append(TokenSpan(min(start, frame), frame, tuple(text)))
            text = []
        start = frame
    if text:
        spans.append(TokenSpan(start, n_frames, tuple(text)))
    return tuple(spans)


def last_boundary(tokens: Sequence[int], special: SpecialTokens, n_frames: int) -> int | None:
    """The last frame at which the model itself says that a segment is complete.

    That is a pair of timestamps with text after it, or a closing timestamp that is not too near
    the window's cut.
    """
    boundary = None
    for index in range(1, len(tokens)):
        token = tokens[index]
        if token < special.timestamp_begin or tokens[index - 1] >= special.timestamp_begin:
            continue
        frame = _frame(token, special, n_frames)
        followed = any(later < special.eot for later in tokens[index + 1 :])
        if followed or frame <= n_frames - CUT_MARGIN_FRAMES:
            boundary = frame
    return boundary


def _frame(token: int, special: SpecialTokens, n_frames: int) -> int:
    return min((token - special.timestamp_begin) * FRAMES_PER_TIMESTAMP, n_frames)
