"""Subtitle files, written by well-kept libraries: ``srt`` for SubRip, ``webvtt-py`` for WebVTT.

Both write exactly the text given. pysubs2, which writes both, holds text as ASS markup and would
read braces and backslashes of speech as commands.
"""

from __future__ import annotations

from datetime import timedelta
from html import escape

import srt
import webvtt

from app.exports.at_once import one_at_a_time
from app.exports.cues import sources_of
from app.exports.layout import CueLimits
from app.exports.profiles import cues_in
from app.transcript.records import SessionTranscript


def render_srt(transcript: SessionTranscript, limits: CueLimits) -> str:
    """SubRip, one cue at a time: two sources at once share it, a dash before each.

    No speech gives an empty file.
    """
    cues = one_at_a_time(cues_in(transcript, limits), limits.line_width)
    subtitles = [
        srt.Subtitle(
            index=index,
            start=timedelta(milliseconds=cue.start_ms),
            end=timedelta(milliseconds=cue.end_ms),
            content="\n".join(cue.lines),
        )
        for index, cue in enumerate(cues, start=1)
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


def _vtt_time(ms: int) -> str:
    seconds, ms = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02}.{ms:03}"
