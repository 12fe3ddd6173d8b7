"""Removing sessions so that no byte of what was said stays on the disk, their sound included."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from app.transcript.audio import KeptAudio
from app.transcript.database import Database
from app.transcript.errors import StoreError
from app.transcript.records import SessionRecord
from app.transcript.session_lock import SessionLocks
from engine.sentence import Sentence

HEARD = "heard"
"""In a session's details: when it was heard, where that was before it began (ISO 8601)."""


def delete(
    database: Database, audio: KeptAudio, locks: SessionLocks, session_ids: Sequence[int]
) -> None:
    """Remove sessions, which nobody records now, from a store's files.

    Rows are overwritten (``secure_delete``), the search index is built anew, the file is written
    anew without them, and the write-ahead log is emptied. The sound goes first: a session that is
    still listed can be deleted again.

    Raises:
        StoreError: Nothing, or not everything, could be removed; also when everything is, but
            another program that reads the store keeps its bytes in the log until it closes.
    """
    for session_id in session_ids:
        audio.delete(session_id)
    with database.transaction() as connection:
        for session_id in session_ids:
            connection.execute("DELETE FROM session WHERE id = ?", (session_id,))
        # The index marks rows as deleted and keeps their words: build it anew.
        connection.execute("INSERT INTO line_search (line_search) VALUES ('rebuild')")
    for session_id in session_ids:
        locks.let_go(session_id)
    if not database.scrub():
        numbers = ", ".join(map(str, session_ids))
        if len(session_ids) == 1:
            deleted = Sentence("session {numbers} is deleted", numbers=numbers)
        else:
            deleted = Sentence("sessions {numbers} are deleted", numbers=numbers)
        raise StoreError(
            "{deleted}, but another program reads {name}: "
            "the text leaves the disk when that one closes",
            deleted=deleted,
            name=database.name,
        )


def older_than(
    sessions: Sequence[SessionRecord], days: int, now: datetime | None = None
) -> list[SessionRecord]:
    """Those that were heard more than ``days`` ago."""
    before = (now or datetime.now(UTC)) - timedelta(days=days)
    heard = ((session, session.details.get(HEARD, session.started)) for session in sessions)
    return [session for session, at in heard if _is_before(str(at), before)]


def _is_before(started: str, moment: datetime) -> bool:
    """Whether a session began before; one whose beginning nobody can read did not."""
    try:
        began = datetime.fromisoformat(started)
    except ValueError:
        return False
    return (began if began.tzinfo else began.replace(tzinfo=UTC)) < moment
