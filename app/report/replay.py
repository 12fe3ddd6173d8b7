"""A recorded session made to happen again: its events through what comes after the decode.

Audio is not decoded again. From the drafts and commits of an event log, at the times that it
records, it makes again, with the code of this version: what the stability stage shows of each
draft; the lines that captions break into, in 42 columns of one width; the words that moved; and
the transcript that the store gives back. Nothing waits and nothing is drawn by lot, so the same
log has the same outcome on any computer.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from app.captions.layout import Passage
from app.captions.reflow import Reflow
from app.events import (
    CommittedEvent,
    DraftEvent,
    LogEvent,
    SessionEvent,
    StatusEvent,
    as_shown,
    to_json,
)
from app.live.figures import SessionFigures
from app.transcript.recorder import SessionRecorder
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from engine.driver.stability import MODES, Stability, StabilityContext

COLUMNS = 42
"""Characters of a line, as in `app.bench.reflow`."""

_KEPT_COMMITS = 50


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a replay came to.

    Attributes:
        n_shown_otherwise: Drafts of which the stability stage now shows other words than were
            recorded.
        n_moved: Committed words that changed their place.
        n_lines: Lines that the store gave back.
        delay_s: Median seconds from a word's end to its first appearance; None of too few words.
        hash: SHA-256 of all that was shown, laid out and stored, in order, with its times.
    """

    n_events: int
    n_drafts: int
    n_shown_otherwise: int
    n_moved: int
    n_lines: int
    delay_s: float | None
    hash: str

    def as_json(self) -> dict[str, Any]:
        """The same as a JSON object."""
        return asdict(self)


def replay(events: Sequence[LogEvent]) -> Outcome:
    """Make a session happen again; see the module."""
    stage = _Stage()
    with TranscriptStore(":memory:") as store:
        recorder = SessionRecorder(lambda: store, clock=lambda: stage.now)
        if events and not isinstance(events[0], SessionEvent):
            events = [SessionEvent("", "", ""), *events]
        for event in events:
            stage.take(event)
            recorder.write(event)
        stored = SessionTranscript.from_events(())
        if events:
            recorder.finish(stage.now)
            stored = recorder.transcript()
    kept: tuple[LogEvent, ...] = (*stored.lines, *stored.gaps, *stored.suspects)
    for line in kept:
        stage.note(to_json(line))
    return Outcome(
        n_events=len(events),
        n_drafts=stage.n_drafts,
        n_shown_otherwise=stage.n_shown_otherwise,
        n_moved=stage.layout.moved,
        n_lines=len(stored.lines),
        delay_s=stage.figures.delay_s,
        hash=stage.digest.hexdigest(),
    )


class _Stage:
    """What stands between a decode and the screen, for all sources of a session."""

    def __init__(self) -> None:
        self.now = 0.0
        self.n_drafts = self.n_shown_otherwise = 0
        self.layout = Reflow(len, COLUMNS)
        self.figures = SessionFigures()
        self.digest = hashlib.sha256()
        self._stability = Stability("fast")
        self._has_speakers = False
        self._shown: dict[str, StabilityContext] = {}
        self._drafts: dict[str, Passage] = {}
        self._commits: deque[Passage] = deque(maxlen=_KEPT_COMMITS)

    def take(self, event: LogEvent) -> None:
        """Show one event."""
        self.now = max(self.now, getattr(event, "shown", 0.0))
        match event:
            case SessionEvent():
                self._begin(event)
            case DraftEvent():
                self._draft(event)
            case CommittedEvent():
                self._line(event)
            case StatusEvent():
                self.note(f"{event.source} {event.state} {event.value}")
        self.figures.take(as_shown(event))

    def note(self, what: str) -> None:
        """Count it in."""
        self.digest.update(f"{self.now:.4f} {what}\n".encode())

    def _begin(self, event: SessionEvent) -> None:
        mode = event.stability if event.stability in MODES else "fast"
        self._stability = Stability(mode)
        self._has_speakers = len(event.sources) > 1

    def _draft(self, event: DraftEvent) -> None:
        display = self._stage_of(event.source).draft(event.text, final=event.rest)
        self.n_drafts += 1
        self.n_shown_otherwise += display != event.display
        self._drafts[event.source] = self._passage(f"draft {event.source}", display, event)
        self._lay_out()

    def _line(self, event: CommittedEvent) -> None:
        self._stage_of(event.source).commit()
        self._drafts.pop(event.source, None)
        if event.text.strip() and not event.echo:
            self._commits.append(self._passage(str(event.id), event.text, event))
        self._lay_out()

    def _stage_of(self, source: str) -> StabilityContext:
        if source not in self._shown:
            self._shown[source] = self._stability.new_context()
        return self._shown[source]

    def _passage(self, key: str, text: str, event: DraftEvent | CommittedEvent) -> Passage:
        speaker = event.source if self._has_speakers else ""
        return Passage(key, text, isinstance(event, CommittedEvent), speaker, event.source)

    def _lay_out(self) -> None:
        self.layout.show([*self._commits, *self._drafts.values()])
        assert self.layout.layout is not None
        self.note(json.dumps([line.text for line in self.layout.layout.lines]))
