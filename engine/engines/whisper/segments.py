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


def upstream_boundary(tokens: Sequence[int], special: SpecialTokens, n_frames: int) -> int:
    """Where openai-whisper's ``transcribe()`` goes on after a full window.

    That is the last pair of timestamps; the window's end where there is none, or where a single
    timestamp ends the text.
    """
    times = [token >= special.timestamp_begin for token in tokens]
    if times[-2:] == [False, True]:
        return n_frames
    for index in range(len(tokens) - 1, 0, -1):
        if times[index] and times[index - 1]:
            return _frame(tokens[index - 1], special, n_frames)
    return n_frames


def unheard_from(tokens: Sequence[int], special: SpecialTokens, n_frames: int) -> int | None:
    """The frame at which the model stopped early: None where it did not.

    It ends with a pair of timestamps, that is, it began a segment and left it empty, although
    audio is left in which a word may be. Decoded by itself it has its text.
    """
    if len(tokens) < 3 or min(tokens[-2:]) < special.timestamp_begin:
        return None
    frame = _frame(tokens[-2], special, n_frames)
    return frame if 0 < frame < n_frames - CUT_MARGIN_FRAMES else None


def _frame(token: int, special: SpecialTokens, n_frames: int) -> int:
    return min((token - special.timestamp_begin) * FRAMES_PER_TIMESTAMP, n_frames)
