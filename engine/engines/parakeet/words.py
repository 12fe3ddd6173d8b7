"""Timed tokens to words and segments, and where a full window may be cut.

Times are feature frames from the window's start.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.driver.seam import DecodedSegment, DecodedWord
from engine.engines.parakeet.decoding import TdtToken
from engine.engines.parakeet.tokens import ParakeetTokenizer

PAUSE_FRAMES = 30
"""0.3 s without a word: fluent speech has one or two encoder frames of 80 ms between words."""

CUT_MARGIN_FRAMES = 100
"""1 s. What ends closer to a full window's cut may be a half word."""

_SENTENCE_ENDS = (".", "!", "?", "…")


@dataclass(frozen=True, slots=True)
class TimedWord:
    """A word with its tokens and times."""

    text: str
    tokens: tuple[int, ...]
    start_frame: int
    end_frame: int
    probability: float


def timed_tokens(
    tokens: Sequence[TdtToken], tokenizer: ParakeetTokenizer, scale: int, n_frames: int
) -> list[TdtToken]:
    """The text tokens with times in feature frames, never past the window's audio.

    A punctuation mark takes no time: it stands at the end of what is before it, as in
    transformers' ``ParakeetProcessor``.

    Args:
        tokens: As decoded, times in encoder frames.
        tokenizer: Tells text from marks.
        scale: Feature frames in an encoder frame.
        n_frames: Of the window.
    """
    timed: list[TdtToken] = []
    for token in tokens:
        if not tokenizer.is_text(token.token):
            continue
        start, end = token.start * scale, token.end * scale
        if timed and tokenizer.is_punctuation(token.token):
            start = end = timed[-1].end
        timed.append(
            TdtToken(token.token, min(start, n_frames), min(end, n_frames), token.log_probability)
        )
    return timed


def join_words(tokens: Sequence[TdtToken], tokenizer: ParakeetTokenizer) -> list[TimedWord]:
    """Join timed text tokens to words, each with its leading space."""
    groups: list[list[TdtToken]] = []
    for token in tokens:
        if not groups or tokenizer.begins_word(token.token):
            groups.append([])
        groups[-1].append(token)
    words = []
    for group in groups:
        ids = tuple(token.token for token in group)
        text = tokenizer.decode(ids)
        if not text:
            continue
        probability = sum(math.exp(token.log_probability) for token in group) / len(group)
        words.append(TimedWord(f" {text}", ids, group[0].start, group[-1].end, probability))
    return words


def find_cut(words: Sequence[TimedWord], n_frames: int) -> int:
    """The frame up to which a full window's text is complete; positive, never inside a word.

    The middle of the last pause, when that lies in the window's second half. Else the end of the
    last word that ends a second before the window's cut. A window without words is complete.
    """
    if not words:
        return n_frames
    pauses = [
        (before.end_frame, after.start_frame, PAUSE_FRAMES) for before, after in pairwise(words)
    ]
    # A word may have begun in the silence at the end without a token yet; it asks for more of it.
    pauses.append((words[-1].end_frame, n_frames, 2 * PAUSE_FRAMES))
    for start, end, least in reversed(pauses):
        middle = (start + end) // 2
        if end - start >= least and middle >= n_frames / 2:
            return middle
    for before, after in reversed(list(pairwise(words))):
        if 0 < before.end_frame <= n_frames - CUT_MARGIN_FRAMES:
            return (before.end_frame + after.start_frame) // 2
    first = words[0].start_frame
    return first if first >= n_frames / 2 else n_frames


def build_segments(
    words: Sequence[TimedWord], cut: int, word_times: bool
) -> tuple[DecodedSegment, ...]:
    """Group words: apart at the cut, at a long pause, and at a sentence's end with a pause."""
    groups: list[list[TimedWord]] = []
    for word in words:
        if not groups or _is_boundary(groups[-1][-1], word, cut):
            groups.append([])
        groups[-1].append(word)
    return tuple(_segment(group, word_times) for group in groups)


def _is_boundary(before: TimedWord, after: TimedWord, cut: int) -> bool:
    pause = after.start_frame - before.end_frame
    ends = before.text.endswith(_SENTENCE_ENDS)
    return (
        before.end_frame <= cut < after.end_frame
        or pause >= CUT_MARGIN_FRAMES
        or (ends and pause >= PAUSE_FRAMES)
    )


def _segment(words: Sequence[TimedWord], word_times: bool) -> DecodedSegment:
    times = tuple(
        DecodedWord(word.text, word.start_frame, word.end_frame, word.probability, word.tokens)
        for word in words
    )
    return DecodedSegment(
        "".join(word.text for word in words),
        words[0].start_frame,
        words[-1].end_frame,
        tuple(token for word in words for token in word.tokens),
        times if word_times else None,
    )
