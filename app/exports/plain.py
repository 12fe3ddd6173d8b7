"""Text for people: one paragraph a committed line, with gaps noted where they were."""

from __future__ import annotations

from app.exports.cues import sources_of
from app.exports.line_breaks import cleaned
from app.transcript.records import SessionTranscript


def render_txt(transcript: SessionTranscript, times: bool) -> str:
    """Plain text. More than one source labels each line; no speech and no gap gives no text."""
    labels = len(sources_of(transcript)) > 1
    entries: list[tuple[float, int, str, str]] = []
    for line in transcript.lines:
        if text := cleaned(line.text):
            entries.append((line.start, 1, line.source, text))
    for gap in transcript.gaps:
        note = f"[{_length(gap.end - gap.start)} not heard: {cleaned(gap.reason)}]"
        entries.append((gap.start, 0, gap.source, note))
    entries.sort(key=lambda entry: entry[:2])
    written = []
    for start, _, source, text in entries:
        time = f"[{clock_time(start)}] " if times else ""
        label = f"{cleaned(source)}: " if labels and source else ""
        written.append(f"{time}{label}{text}\n")
    return "".join(written)


def clock_time(seconds: float) -> str:
    """Session seconds as hours, minutes and seconds."""
    whole = int(max(0.0, seconds))
    return f"{whole // 3600:02}:{whole // 60 % 60:02}:{whole % 60:02}"


def _length(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds < 10 else f"{seconds:.0f} s"
