"""Finished files into the transcript store, where the windows open them like any session."""

from __future__ import annotations

from collections.abc import Iterable

from app.events import CommittedEvent, GapEvent, LogEvent, SessionEvent, SuspectEvent
from app.jobs.job import Job
from app.jobs.results import FileTranscript
from app.transcript.store import TranscriptStore


class StoreFiles:
    """A ``Keep`` for the file queue. The session's title is the file's name."""

    def __init__(self, store: TranscriptStore) -> None:
        """Write to ``store``, which the caller closes."""
        self._store = store

    def __call__(self, job: Job, transcript: FileTranscript) -> int:
        """Store a transcript and return its session's number.

        Raises:
            StoreError: It could not be stored; what was is a session that was cut off.
        """
        return store_events(self._store, transcript.events, job.path.name, transcript.audio_s)


def store_events(
    store: TranscriptStore, events: Iterable[LogEvent], title: str, duration_s: float
) -> int:
    """Store a finished event log, its session event first, and return the session's number.

    Raises:
        StoreError: It could not be stored; what was is a session that was cut off.
    """
    session_id = 0
    for event in events:
        match event:
            case SessionEvent():
                session_id = store.new_session(event, title)
            case CommittedEvent():
                store.add_line(session_id, event)
            case SuspectEvent():
                store.add_suspect(session_id, event)
            case GapEvent():
                store.add_gap(session_id, event)
    store.end_session(session_id, duration_s)
    return session_id
