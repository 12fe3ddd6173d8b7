"""Which session the transcript window shows: the one that runs, as it grows, or a stored one."""

from __future__ import annotations

from dataclasses import replace

from app.events import CommittedEvent, GapEvent, LogEvent, SessionEvent, SuspectEvent
from app.transcript.annotations import annotated
from app.transcript.records import SessionRecord, SessionTranscript, title_at
from app.transcript.store import TranscriptStore


class SessionInSight:
    """The running session's events, and the record of the session that is looked at.

    Attributes:
        store: Where stored sessions are; None keeps to the one that runs.
        record: The session that is looked at; the number 0 is the one that runs.
    """

    def __init__(self, store: TranscriptStore | None) -> None:
        self.store = store
        self.record: SessionRecord | None = None
        self._live: list[SessionEvent | CommittedEvent | GapEvent | SuspectEvent] = []
        self._marks: list[float] = []
        self._heard: SessionTranscript | None = None

    @property
    def is_running_one(self) -> bool:
        """Whether what is looked at is the session that runs, or nothing else yet."""
        return self.record is None or self.record.id == 0

    @property
    def title(self) -> str:
        """What the session is called."""
        return "transcript" if self.record is None else self.record.title

    def take(self, event: LogEvent) -> bool:
        """Keep an event of the running session; whether it is one that a transcript shows."""
        if isinstance(event, SessionEvent):
            self._live, self._marks = [event], []
        elif isinstance(event, CommittedEvent | GapEvent | SuspectEvent):
            self._live.append(event)
        else:
            return False
        return True

    def add_mark(self, at_s: float) -> None:
        """A moment of the running session was marked."""
        self._marks.append(at_s)

    def running(self) -> SessionRecord | None:
        """The record of the session that runs, with the number 0; None where none has begun."""
        begun = self._live[0] if self._live else None
        if begun is None:
            return None
        if not isinstance(begun, SessionEvent):
            begun = SessionEvent("", "", "")
        title = title_at(begun.started)
        return SessionRecord(0, title, begun.started, begun.model, begun.preset, begun.sources)

    def records(self) -> list[SessionRecord]:
        """Every session, the one that runs first.

        Raises:
            StoreError: The store cannot be read.
        """
        stored = [] if self.store is None else self.store.sessions()
        running = self.running()
        if running is None:
            return stored
        return [running, *(r for r in stored if r.started != running.started)]

    def stored_id(self) -> int:
        """The store's number of the session; 0 where it has none.

        Raises:
            StoreError: The store cannot be read.
        """
        if self.record is None or self.store is None:
            return 0
        if self.record.id:
            return self.record.id
        started = self.record.started
        return next((s.id for s in self.store.sessions() if s.started == started), 0)

    def transcript(self) -> SessionTranscript | None:
        """The session, whole; None where there is none.

        Raises:
            StoreError: The store cannot be read.
        """
        if self.record is None:
            return None
        stored = self.stored_id()
        if stored and self.store is not None:
            return self._stored(self.store, stored)
        live = SessionTranscript.from_events(self._live)
        return replace(live, marks=tuple(self._marks))

    def _stored(self, store: TranscriptStore, session_id: int) -> SessionTranscript:
        """What was heard is known, or stays once it has ended; what people add is read again."""
        assert self.record is not None
        session = store.session(session_id)
        if self.record.id == 0:
            heard = replace(SessionTranscript.from_events(self._live), session=session)
        elif self.record.duration_s is None:
            return store.transcript(session_id)
        else:
            if self._heard is None or self._heard.session != session:
                self._heard = store.transcript(session_id, original=True)
            heard = self._heard
        notes = store.annotations
        heard = replace(heard, marks=tuple(notes.marks(session_id)))
        return annotated(heard, notes.corrections(session_id), notes.restored(session_id))
