"""A finished file as an event log and a transcript: what exports, store, and windows take.

A line is a sentence or two, not a window: it is what a person clicks to hear, and what two
speakers' channels are merged by.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.events import CommittedEvent, LogEvent, SessionEvent, SuspectEvent
from app.transcript.records import SessionTranscript
from engine.driver.sentences import ends_sentence
from engine.driver.transcript import Segment
from engine.files.guards import GuardCounts
from engine.files.records import ChannelResult, FileResult
from engine.words import units

PRESET = "offline"

LONGEST_LINE_S = 15.0
LONGEST_PAUSE_S = 1.5
"""A line ends at a sentence's end, before a longer pause, and before it gets too long."""

_SPACELESS = ("zh", "ja", "th", "lo", "my", "yue")


@dataclass(frozen=True, slots=True)
class FileTranscript:
    """What a file says.

    Attributes:
        transcript: For exports; without lines when no speech was found.
        events: The event log, times in seconds of the file.
        audio_s: Seconds of audio.
        guards: Counts, where the pipeline made it; None for the sequential way.
    """

    transcript: SessionTranscript
    events: tuple[LogEvent, ...]
    audio_s: float
    guards: GuardCounts | None = None

    @property
    def n_words(self) -> int:
        """Words committed; characters where a script sets no spaces."""
        return sum(len(units(line.text)) for line in self.transcript.lines)


def file_transcript(
    path: Path, result: FileResult, model: str, language: str | None, started: datetime
) -> FileTranscript:
    """Turn a pipeline's result into lines.

    Args:
        path: The file; its name is kept as the title, its folder is not kept at all.
        result: As the pipeline gave it.
        model: Name of the model.
        language: As asked for; None was detected.
        started: When the work began.
    """
    guards = result.guards
    events: list[LogEvent] = [
        SessionEvent(
            started=started.astimezone(UTC).isoformat(timespec="milliseconds").replace(
                "+00:00", "Z"
            ),
            model=model,
            preset=PRESET,
            sources=tuple(channel.label for channel in result.channels),
            language=language,
            details={
                "file": path.name,
                "windows": guards.n_windows,
                "rejected": guards.n_rejected,
                "hard_cuts": guards.n_hard_cuts,
                "guards": dict(guards.fired),
                "speech_ratio": round(guards.speech_ratio, 4),
            },
        )
    ]  # fmt: skip
    said = [line for channel in result.channels for line in _lines(channel)]
    said.sort(key=lambda line: line.start)
    events += [
        CommittedEvent(
            id=number,
            source=line.source,
            text=line.text,
            start=line.start,
            end=line.end,
            language=line.language,
            audio=result.audio_s,
            shown=result.audio_s,
            segments=tuple(_segment(segment) for segment in line.segments),
        )
        for number, line in enumerate(said, 1)
    ]
    events += [
        SuspectEvent(
            channel.label, window.rejected_text, window.start, window.end, window.rejected,
            window.rejected_value, result.audio_s, result.audio_s,
        )
        for channel in result.channels
        for window in channel.windows
        if window.rejected is not None
    ]  # fmt: skip
    transcript = SessionTranscript.from_events(events, path.stem, result.audio_s)
    return FileTranscript(transcript, tuple(events), result.audio_s, guards)


@dataclass(frozen=True, slots=True)
class _Line:
    source: str
    language: str | None
    segments: tuple[Segment, ...]

    @property
    def start(self) -> float:
        return self.segments[0].start

    @property
    def end(self) -> float:
        return max(segment.end for segment in self.segments)

    @property
    def text(self) -> str:
        gap = "" if self.language in _SPACELESS else " "
        return gap.join(segment.text for segment in self.segments)


def _lines(channel: ChannelResult) -> Iterator[_Line]:
    """Sentences of one channel, across windows."""
    pending: list[Segment] = []
    language: str | None = None
    for window in channel.windows:
        for segment in window.segments:
            if pending and (language != window.language or _ends(pending, segment)):
                yield _Line(channel.label, language, tuple(pending))
                pending = []
            pending.append(segment)
            language = window.language
    if pending:
        yield _Line(channel.label, language, tuple(pending))


def _ends(line: Sequence[Segment], following: Segment) -> bool:
    last = line[-1]
    return (
        ends_sentence(last.text)
        or following.start - last.end > LONGEST_PAUSE_S
        or following.end - line[0].start > LONGEST_LINE_S
    )


def _segment(segment: Segment) -> dict[str, object]:
    body: dict[str, object] = {
        "text": segment.text, "start": segment.start, "end": segment.end,
    }  # fmt: skip
    if segment.words is not None:
        body["words"] = [[word.text, word.start, word.end] for word in segment.words]
    return body
