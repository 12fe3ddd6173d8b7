"""Finished files into the transcript store, where the windows open them like any session."""

from __future__ import annotations

from app.events import CommittedEvent, SessionEvent, SuspectEvent
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
        header = next(event for event in transcript.events if isinstance(event, SessionEvent))
        session_id = self._store.new_session(header, job.path.name)
        for event in transcript.events:
            match event:
                case CommittedEvent():
                    self._store.add_line(session_id, event)
                case SuspectEvent():
                    self._store.add_suspect(session_id, event)
        self._store.end_session(session_id, transcript.audio_s)
        return session_id
