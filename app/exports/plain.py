"""Text for people: one paragraph a committed line, with gaps noted where they were."""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.exports.cues import sources_of
from app.exports.line_breaks import cleaned
from app.transcript.records import SessionTranscript


def render_txt(transcript: SessionTranscript, times: bool) -> str:
    """Plain text. More than one source labels each line; no speech and no gap gives no text."""
    written = []
    for entry in entries_of(transcript):
        time = f"[{clock_time(entry.start)}] " if times else ""
        label = f"{entry.label}: " if entry.label else ""
        written.append(f"{time}{label}{entry.text}\n")
    return "".join(written)


def render_md(transcript: SessionTranscript) -> str:
    """Markdown: the title, then a paragraph a line with its time and, of several, its source."""
    session = transcript.session
    paragraphs = [f"# {_escaped(cleaned(session.title))}"]
    for entry in entries_of(transcript):
        label = f" {_escaped(entry.label)}:" if entry.label else ""
        text = f"*{_escaped(entry.text)}*" if entry.is_gap else _escaped(entry.text)
        paragraphs.append(f"**{clock_time(entry.start)}{label}** {text}")
    return "\n\n".join(paragraphs) + "\n"


@dataclass(frozen=True, slots=True)
class Entry:
    """One paragraph: a line, a gap, or a mark."""

    start: float
    label: str
    text: str
    is_gap: bool


def entries_of(transcript: SessionTranscript) -> list[Entry]:
    """Lines and gaps in order of time, labelled where there is more than one source."""
    labelled = len(sources_of(transcript)) > 1
    entries = []
    for gap in transcript.gaps:
        note = f"[{_length(gap.end - gap.start)} not heard: {cleaned(gap.reason)}]"
        entries.append(Entry(gap.start, cleaned(gap.source) * labelled, note, True))
    for line in transcript.lines:
        if text := cleaned(line.text):
            entries.append(Entry(line.start, cleaned(line.source) * labelled, text, False))
    entries += [Entry(mark, "", "[marked]", True) for mark in transcript.marks]
    return sorted(entries, key=lambda entry: entry.start)


def clock_time(seconds: float) -> str:
    """Session seconds as hours, minutes and seconds."""
    whole = int(max(0.0, seconds))
    return f"{whole // 3600:02}:{whole // 60 % 60:02}:{whole % 60:02}"


def _length(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"


def _escaped(text: str) -> str:
    """Text that Markdown shows as it is. It never begins a line, so no block can start in it."""
    return re.sub(r"([\\`*_\[\]<>~&#])", r"\\\1", text)
