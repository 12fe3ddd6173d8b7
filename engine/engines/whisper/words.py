"""Word times of a decode's segments, and where a full window may be cut between words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from engine.driver.seam import DecodedSegment, DecodedWord, Frames
from engine.engines.whisper.segments import CUT_MARGIN_FRAMES, TokenSpan
from engine.engines.whisper.skipping import LONGEST_WORD_FRAMES
from engine.engines.whisper.timing import AlignedWord
from engine.engines.whisper.tokens import WhisperTokenizer, is_punctuation, strip_partial

_MAX_MEDIAN_FRAMES = 70.0
_QUIET_REACH = 12  # frames, 0.12 s
_DOUBTED_FRAMES = 20.0  # 0.2 s: half of a short word, and more than alignments are off
_TRUSTED_FRAMES = 50.0  # 0.5 s: by how much a timestamp token overrules a word's time


def plain_segments(
    spans: Sequence[TokenSpan], tokenizer: WhisperTokenizer
) -> tuple[DecodedSegment, ...]:
    """Segments without word times; spans without a letter or digit are left out."""
    segments = []
    for span in spans:
        text = strip_partial(tokenizer.decode(span.tokens))
        if not is_punctuation(text):
            segments.append(DecodedSegment(text, span.start_frame, span.end_frame, span.tokens))
    return tuple(segments)


def share_words(
    spans: Sequence[TokenSpan], words: Sequence[AlignedWord]
) -> list[list[AlignedWord]]:
    """Give each span the words that its tokens begin."""
    shared: list[list[AlignedWord]] = []
    at = 0
    for span in spans:
        mine: list[AlignedWord] = []
        n_tokens = 0
        while at < len(words) and n_tokens < len(span.tokens):
            mine.append(words[at])
            n_tokens += len(words[at].tokens)
            at += 1
        shared.append(_trust_timestamps(span, mine))
    return shared


def reach_past(spans: Sequence[TokenSpan], words: Sequence[AlignedWord], boundary: int) -> bool:
    """Whether a word of the spans that end by ``boundary`` is spoken after it.

    Then the model's timestamp is wrong, and audio that has its text would be decoded again.
    """
    n_tokens = sum(len(span.tokens) for span in spans if span.end_frame <= boundary)
    for word in words:
        n_tokens -= len(word.tokens)
        if n_tokens < 0:
            return False
        if word.end_frame > boundary + _DOUBTED_FRAMES:
            return True
    return False


def timed_segments(
    spans: Sequence[TokenSpan], words: Sequence[AlignedWord], n_frames: int, *, trust_spans: bool
) -> tuple[DecodedSegment, ...]:
    """The same segments as ``plain_segments`` with their words.

    Args:
        spans: The text between timestamps.
        words: Of all spans.
        n_frames: The window's length.
        trust_spans: Whether the segments keep their spans' times; else they get their words'.
    """
    segments = []
    for span, mine in zip(spans, share_words(spans, words), strict=True):
        segment = _segment(mine, n_frames)
        if segment is None or is_punctuation(segment.text):
            continue
        if trust_spans:
            segment = replace(segment, start_frame=span.start_frame, end_frame=span.end_frame)
        segments.append(segment)
    return tuple(segments)


def cut_between_words(
    spans: Sequence[TokenSpan], words: Sequence[AlignedWord], features: Frames
) -> tuple[tuple[DecodedSegment, ...], int]:
    """Split segments where a full window's text is surely complete.

    Returns:
        Segments, of which one may be split in two, and the frame between what is complete and
        what is not: the quietest one about the end of the last word that ends a second before the
        cut, since the alignment is some tens of milliseconds off and would cut an onset away.
    """
    n_frames = len(features)
    limit = n_frames - CUT_MARGIN_FRAMES
    whole: list[list[AlignedWord]] = []
    tail: list[list[AlignedWord]] = []
    for mine in share_words(spans, words):
        n_whole = 0
        while not tail and n_whole < len(mine) and mine[n_whole].end_frame <= limit:
            n_whole += 1
        whole += [mine[:n_whole]] if n_whole else []
        tail += [mine[n_whole:]] if n_whole < len(mine) else []
    # With nothing complete, go on from the first word, or from the cut if that word fills all.
    complete = round(whole[-1][-1].end_frame if whole else words[0].start_frame if words else 0)
    complete = _quietest_near(features, complete) if complete > 0 else n_frames
    return _parted(whole, tail, complete, n_frames), complete


def cut_after(
    spans: Sequence[TokenSpan], words: Sequence[AlignedWord], n_whole: int, n_frames: int
) -> tuple[tuple[DecodedSegment, ...], int]:
    """Split segments after so many words, at least one, with a hole of speech after them.

    Returns:
        Segments, of which one may be split in two, and the frame at which the hole begins.
    """
    whole: list[list[AlignedWord]] = []
    tail: list[list[AlignedWord]] = []
    for mine in share_words(spans, words):
        left = max(0, n_whole - sum(map(len, whole)))
        whole += [mine[:left]] if left else []
        tail += [mine[left:]] if left < len(mine) else []
    last = whole[-1][-1]
    complete = max(1, round(min(last.end_frame, last.start_frame + LONGEST_WORD_FRAMES)))
    return _parted(whole, tail, complete, n_frames), complete


def _parted(
    whole: Sequence[Sequence[AlignedWord]],
    tail: Sequence[Sequence[AlignedWord]],
    complete: int,
    n_frames: int,
) -> tuple[DecodedSegment, ...]:
    """Segments of what ends by ``complete`` and of what comes after it."""
    segments: list[DecodedSegment] = []
    for index, part in enumerate((*whole, *tail)):
        segment = _segment(part, n_frames)
        if segment is None or is_punctuation(segment.text):
            continue
        last_end = segments[-1].end_frame if segments else 0
        start = max(segment.start_frame, last_end)
        end = max(segment.end_frame, start)
        if index >= len(whole):
            start, end = max(start, complete), max(end, complete + 1)
        else:
            start, end = min(start, complete), min(end, complete)
        segments.append(
            replace(segment, start_frame=min(start, n_frames), end_frame=min(end, n_frames))
        )
    return tuple(segments)


def _quietest_near(features: Frames, frame: int) -> int:
    """The quietest frame within ``_QUIET_REACH`` of ``frame``, at least 1."""
    first = max(1, frame - _QUIET_REACH)
    around = features[first - 1 : frame + _QUIET_REACH + 2].mean(axis=1)
    smooth = np.convolve(around, np.full(3, 1 / 3), mode="valid")
    return first + int(smooth.argmin()) if len(smooth) else frame


def _segment(words: Sequence[AlignedWord], n_frames: int) -> DecodedSegment | None:
    if not words:
        return None
    tokens = tuple(token for word in words for token in word.tokens)
    decoded = tuple(
        DecodedWord(
            strip_partial(word.text),
            min(round(word.start_frame), n_frames),
            min(round(word.end_frame), n_frames),
            word.probability,
            tuple(word.tokens),
        )
        for word in words
    )
    return DecodedSegment(
        "".join(word.text for word in decoded),
        decoded[0].start_frame,
        decoded[-1].end_frame,
        tokens,
        decoded,
    )


def _trust_timestamps(span: TokenSpan, words: list[AlignedWord]) -> list[AlignedWord]:
    """Pull an outer word that reaches far past its segment back to the segment's own time.

    Agrees with the end of openai-whisper's ``add_word_timestamps``.
    """
    if not words:
        return words
    durations = [w.end_frame - w.start_frame for w in words if w.end_frame > w.start_frame]
    median = min(_MAX_MEDIAN_FRAMES, float(np.median(durations))) if durations else 0.0
    first = words[0]
    if first.start_frame + _TRUSTED_FRAMES < span.start_frame < first.end_frame:
        start = max(0.0, min(first.end_frame - median, span.start_frame))
        words = [replace(first, start_frame=start), *words[1:]]
    last = words[-1]
    if last.start_frame < span.end_frame < last.end_frame - _TRUSTED_FRAMES:
        end = max(last.start_frame + median, span.end_frame)
        words = [*words[:-1], replace(last, end_frame=end)]
    return words
