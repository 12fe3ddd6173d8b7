"""Subtitle files, written by well-kept libraries: ``srt`` for SubRip, ``webvtt-py`` for WebVTT.

Both write exactly the text given. pysubs2, which writes both, holds text as ASS markup and would
read braces and backslashes of speech as commands.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from html import escape

import srt
import webvtt

from app.exports.cues import Cue, sources_of
from app.exports.layout import CueLimits
from app.exports.line_breaks import width
from app.exports.profiles import cues_in
from app.transcript.records import SessionTranscript


def render_srt(transcript: SessionTranscript, limits: CueLimits) -> str:
    """SubRip. Two sources at once share a cue, with a dash each, where both fit in a line.

    Else their cues may overlap. No speech gives an empty file.
    """
    subtitles = [
        srt.Subtitle(
            index=index,
            start=timedelta(milliseconds=cue.start_ms),
            end=timedelta(milliseconds=cue.end_ms),
            content="\n".join(cue.lines),
        )
        for index, cue in enumerate(_shared(cues_in(transcript, limits), limits), start=1)
    ]
    return str(srt.compose(subtitles, reindex=False))


def render_vtt(transcript: SessionTranscript, limits: CueLimits) -> str:
    """WebVTT. More than one source makes each cue a voice; no speech gives the bare header."""
    voices = len(sources_of(transcript)) > 1
    captions = []
    for cue in cues_in(transcript, limits):
        lines = [escape(line, quote=False) for line in cue.lines]
        if voices:
            lines[0] = f"<v {escape(' '.join(cue.source.split()), quote=False)}>{lines[0]}"
        captions.append(webvtt.Caption(_vtt_time(cue.start_ms), _vtt_time(cue.end_ms), lines))
    return str(webvtt.WebVTT(captions=captions).content)


def _shared(cues: Sequence[Cue], limits: CueLimits) -> list[Cue]:
    """Two cues of different sources that overlap by half become one, a dash before each speaker."""
    merged: list[Cue] = []
    rest = list(cues)
    while rest:
        cue = rest.pop(0)
        other = rest[0] if rest else None
        if other is None or not _are_at_once(cue, other, limits):
            merged.append(cue)
            continue
        rest.pop(0)
        end_ms = max(cue.end_ms, other.end_ms)
        if rest:
            end_ms = max(min(end_ms, rest[0].start_ms), other.start_ms + 1)
        lines = tuple(f"- {' '.join(said.lines)}" for said in (cue, other))
        merged.append(Cue(cue.start_ms, end_ms, cue.source, lines))
    return merged


def _are_at_once(cue: Cue, other: Cue, limits: CueLimits) -> bool:
    if cue.source == other.source:
        return False
    both_ms = min(cue.end_ms, other.end_ms) - other.start_ms
    shorter_ms = min(cue.end_ms - cue.start_ms, other.end_ms - other.start_ms)
    fit = all(width(" ".join(c.lines)) + 2 <= limits.line_width for c in (cue, other))
    return fit and 2 * both_ms >= shorter_ms


def _vtt_time(ms: int) -> str:
    seconds, ms = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02}.{ms:03}"
