"""A transcription of a clip as the decode of a window: frames, guards, and where it may be cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from zlib import crc32

from engine.driver.seam import DecodedSegment, DecodedWord, DecodeKind, DecodeRequest, WindowDecode
from engine.engines import guards
from engine.engines.remote.transcription import SpokenSegment, SpokenWord, Transcription
from engine.words import plain, units

CUT_CLEAR_S = 1.0
"""What ends later than this before the end of a full window may be a half word."""

UNHEARD_S, _LEAST_HEARD_S = 2.0, 1.0
"""More than the first of a clip's end without text is heard by itself, if the text before it is
longer than the second: vLLM leaves out what follows its last pair of times (0.32)."""

_MAX_NO_SPEECH = 0.6  # openai-whisper's defaults
_MIN_LOGPROB = -1.0


def window_decode(
    request: DecodeRequest,
    heard: Transcription,
    frames_per_second: float,
    language: str | None,
) -> WindowDecode:
    """What ``heard`` means for ``request``. ``language`` is the one that was asked for, or None."""
    n_frames = len(request.features)
    segments, complete = _cut(
        _whole_or_timed(heard, n_frames / frames_per_second),
        n_frames / frames_per_second,
        request.kind,
    )
    decode = WindowDecode(
        segments=(),
        complete_frames=n_frames
        if complete is None
        else min(max(round(complete * frames_per_second), 1), n_frames),
        language=language or heard.language,
        avg_logprob=heard.avg_logprob or 0.0,
        no_speech_prob=heard.no_speech_prob or 0.0,
        compression_ratio=guards.compression_ratio(heard.text),
        decode_s=heard.seconds,
    )
    doubt = find_doubt(heard)
    if doubt is not None:
        reason, value = doubt
        return replace(
            decode,
            complete_frames=n_frames,
            rejected=reason,
            rejected_value=value,
            rejected_text=heard.text,
            guards={reason: 1},
        )
    return replace(
        decode,
        segments=tuple(_decoded(segment, frames_per_second, n_frames) for segment in segments),
    )


def find_doubt(heard: Transcription) -> tuple[str, float] | None:
    """The guard that holds a text back, and what it measured. Servers rarely have their own."""
    loop = guards.LoopContext()
    looping = False
    for unit in units(heard.text):
        looping |= loop.write(crc32(plain(unit).encode()))
    repetition = guards.find_repetition(heard.text, loop, looping)
    if repetition is not None:
        return repetition
    silent, sure = heard.no_speech_prob, heard.avg_logprob
    if silent is not None and sure is not None and silent > _MAX_NO_SPEECH and sure < _MIN_LOGPROB:
        return guards.NO_SPEECH, silent
    return None


def _whole_or_timed(heard: Transcription, duration_s: float) -> Sequence[SpokenSegment]:
    if heard.segments or not heard.text:
        return heard.segments
    return (SpokenSegment(heard.text, 0.0, duration_s),)


def _cut(
    segments: Sequence[SpokenSegment], duration_s: float, kind: DecodeKind
) -> tuple[Sequence[SpokenSegment], float | None]:
    """The segments, and the second up to which a window is complete; None for all of it.

    Any window that commits: where the text ends long before it. A full one, in this order: after a
    last segment that ends clear of the cut, before the last segment, after the last word that ends
    clear of it. Half of the window at least: a window that moves on in small steps sends the same
    audio many times.
    """
    if not (segments and kind.commits):
        return segments, None
    if _LEAST_HEARD_S <= segments[-1].end_s < duration_s - UNHEARD_S:
        return segments, segments[-1].end_s
    if kind is not DecodeKind.WINDOW_FULL:
        return segments, None
    clear_s, least_s = duration_s - CUT_CLEAR_S, duration_s / 2
    last = segments[-1]
    if least_s <= last.end_s <= clear_s:
        return segments, last.end_s
    if len(segments) > 1 and least_s <= segments[-2].end_s <= clear_s:
        return segments, segments[-2].end_s
    known = [(at, word) for at, word in enumerate(last.words or ()) if word.end_s <= clear_s]
    if known and known[-1][1].end_s >= least_s:
        at, word = known[-1]
        words = last.words or ()
        head, tail = words[: at + 1], words[at + 1 :]
        parts = [*segments[:-1], _from_words(head, last.start_s, word.end_s)]
        if tail:
            parts.append(_from_words(tail, word.end_s, last.end_s))
        return parts, word.end_s
    return segments, None


def _from_words(words: tuple[SpokenWord, ...], start_s: float, end_s: float) -> SpokenSegment:
    return SpokenSegment("".join(word.text for word in words), start_s, end_s, words)


def _decoded(segment: SpokenSegment, frames_per_second: float, n_frames: int) -> DecodedSegment:
    def frame(seconds: float) -> int:
        return min(max(round(seconds * frames_per_second), 0), n_frames)

    words = None
    if segment.words is not None:
        words = tuple(
            DecodedWord(word.text, frame(word.start_s), frame(word.end_s), word.probability)
            for word in segment.words
        )
    return DecodedSegment(segment.text, frame(segment.start_s), frame(segment.end_s), words=words)
