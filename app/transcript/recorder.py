"""Storing a session while it runs, whatever the disk does.

What the store cannot take now waits in memory and is stored, in order, when it can be: the
captions never stop for it. ``trouble`` says what to tell the user meanwhile.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace

from app.events import (
    CommittedEvent,
    GapEvent,
    LogEvent,
    ModelEvent,
    SessionEvent,
    SuspectEvent,
)
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from engine.errors import UnavailableError

_Kept = SessionEvent | CommittedEvent | GapEvent | SuspectEvent | ModelEvent


class SessionRecorder:
    """One session on its way into the store.

    Thread safety: it belongs to one thread; ``trouble`` and ``n_waiting`` may be read by any.

    Attributes:
        session_id: The session's id in the store, None until it could be begun there.
        trouble: Why lines wait in memory, one line for a person; None when all are stored.
    """

    def __init__(
        self,
        open_store: Callable[[], TranscriptStore],
        *,
        retry_s: float = 5.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Nothing is opened before the first event.

        Args:
            open_store: Opens the store, or hands out one that is open.
            retry_s: Seconds between two attempts after a failure, so that a store that another
                program holds does not delay every line.
            clock: Seconds that only ever grow.
        """
        self.session_id: int | None = None
        self.trouble: str | None = None
        self._open_store = open_store
        self._store: TranscriptStore | None = None
        self._waiting: deque[_Kept] = deque()
        self._retry_s = retry_s
        self._clock = clock
        self._retry_at = 0.0

    @property
    def n_waiting(self) -> int:
        """Events in memory that are not stored yet."""
        return len(self._waiting)

    def write(self, event: LogEvent) -> None:
        """Store an event, or keep it until it can be stored. Drafts and states are not kept.

        They remind of what waits, though: nobody need say more for it to be stored.
        """
        if isinstance(event, _Kept):
            self._waiting.append(event)
        elif not self._waiting:
            return
        if self.trouble is None or self._clock() >= self._retry_at:
            self._store_waiting()

    def finish(self, duration_s: float) -> bool:
        """Store what waits and end the session: whether everything is stored.

        When it is not, it may be called again; ``transcript`` still has everything.
        """
        self._store_waiting()
        if self.trouble is None and self._store is not None and self.session_id is not None:
            try:
                self._store.end_session(self.session_id, duration_s)
            except UnavailableError as error:
                self._failed(error)
        return self.trouble is None

    def transcript(self) -> SessionTranscript:
        """The session so far, stored or not.

        Raises:
            StoreError: What was stored cannot be read.
        """
        waiting = SessionTranscript.from_events(self._waiting)
        if self._store is None or self.session_id is None:
            return waiting
        stored = self._store.transcript(self.session_id)
        if not self._waiting:
            return stored
        lines = sorted((*stored.lines, *waiting.lines), key=lambda line: (line.start, line.id))
        last_s = max(stored.session.last_s, waiting.session.last_s)
        return SessionTranscript(
            replace(stored.session, n_lines=len(lines), last_s=last_s),
            tuple(lines),
            (*stored.gaps, *waiting.gaps),
            (*stored.suspects, *waiting.suspects),
        )

    def _store_waiting(self) -> None:
        try:
            self._store = self._store or self._open_store()
            while self._waiting:
                self._store_one(self._store, self._waiting[0])
                self._waiting.popleft()
        except UnavailableError as error:
            self._failed(error)
        else:
            self.trouble = None

    def _store_one(self, store: TranscriptStore, event: _Kept) -> None:
        if isinstance(event, SessionEvent):
            self.session_id = store.new_session(event)
        elif self.session_id is None:
            raise ValueError("a session begins with its session event")
        elif isinstance(event, CommittedEvent):
            store.add_line(self.session_id, event)
        elif isinstance(event, GapEvent):
            store.add_gap(self.session_id, event)
        elif isinstance(event, ModelEvent):
            store.add_model(self.session_id, event)
        else:
            store.add_suspect(self.session_id, event)

    def _failed(self, error: UnavailableError) -> None:
        self.trouble = error.sentence
        self._retry_at = self._clock() + self._retry_s
