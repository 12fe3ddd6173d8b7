"""What the store gives back, all frozen: what exports, windows and commands read.

Lines, gaps and suspects are the events that went in, equal to them. Seconds are the session's;
the wall clock is in ``SessionRecord.started`` alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from app.events import (
    CommittedEvent,
    GapEvent,
    LogEvent,
    ModelEvent,
    SessionEvent,
    SuspectEvent,
)


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """One session.

    Attributes:
        id: What commands call it; 0 for a session that is in no store. Never used twice.
        title: Given by the user, else the local time at which it began.
        started: ISO 8601, UTC.
        duration_s: The session's length; None while it runs, and after a crash.
        n_lines: Committed lines stored.
        last_s: The latest second that any line or gap reaches.
        details: Versions, device, threads and the like.
        later_models: Those that went on after ``model``, in order.
        languages: Those that lines were heard in, by their code.
    """

    id: int
    title: str
    started: str
    model: str
    preset: str
    sources: tuple[str, ...] = ()
    language: str | None = None
    stability: str = "fast"
    duration_s: float | None = None
    n_lines: int = 0
    last_s: float = 0.0
    details: Mapping[str, Any] = field(default_factory=dict)
    later_models: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()

    @property
    def models(self) -> tuple[str, ...]:
        """Every model that took part, each once, the first one first."""
        return tuple(dict.fromkeys((self.model, *self.later_models)))

    @property
    def length_s(self) -> float:
        """The duration, or as much of it as is known."""
        return max(self.duration_s or 0.0, self.last_s)


@dataclass(frozen=True, slots=True)
class SessionTranscript:
    """A whole session, as exports take it. ``lines`` are in the order in which they were said.

    ``marks`` are moments that somebody marked, in session seconds.
    """

    session: SessionRecord
    lines: tuple[CommittedEvent, ...] = ()
    gaps: tuple[GapEvent, ...] = ()
    suspects: tuple[SuspectEvent, ...] = ()
    marks: tuple[float, ...] = ()

    @classmethod
    def from_events(
        cls, events: Iterable[LogEvent], title: str = "", duration_s: float | None = None
    ) -> SessionTranscript:
        """Gather an event log, from a file or a run, as if it had been stored."""
        begun = SessionEvent(started="", model="", preset="")
        lines: list[CommittedEvent] = []
        gaps: list[GapEvent] = []
        suspects: list[SuspectEvent] = []
        later_models: list[str] = []
        for event in events:
            match event:
                case SessionEvent():
                    begun = event
                case CommittedEvent():
                    lines.append(event)
                case GapEvent():
                    gaps.append(event)
                case SuspectEvent():
                    suspects.append(event)
                case ModelEvent(model=model):
                    later_models.append(model)
        lines.sort(key=lambda line: (line.start, line.id))
        session = SessionRecord(
            id=0,
            title=title or title_at(begun.started),
            started=begun.started,
            model=begun.model,
            preset=begun.preset,
            sources=begun.sources,
            language=begun.language,
            stability=begun.stability,
            duration_s=duration_s,
            n_lines=len(lines),
            last_s=max([0.0, *(line.end for line in lines), *(gap.end for gap in gaps)]),
            details=begun.details,
            later_models=tuple(later_models),
            languages=tuple(sorted({line.language for line in lines if line.language})),
        )
        return cls(session, tuple(lines), tuple(gaps), tuple(suspects))


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A line that holds every word looked for."""

    session_id: int
    title: str
    started: str
    line: CommittedEvent


def title_at(started: str) -> str:
    """The title of a session without one: the local date and time at which it began."""
    try:
        return f"{datetime.fromisoformat(started).astimezone():%Y-%m-%d %H:%M}"
    except ValueError:
        return started
