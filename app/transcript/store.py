"""The transcript store: one SQLite file in WAL mode, or nothing but memory.

A line is on disk, synced, when ``add_line`` returns. Whatever happens to the process, the file
stays readable and holds every line whose ``add_line`` returned.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from types import TracebackType

from app.events import CommittedEvent, GapEvent, ModelEvent, SessionEvent, SuspectEvent
from app.transcript import deletion, rows
from app.transcript.audio import KeptAudio
from app.transcript.database import Database
from app.transcript.errors import StoreError
from app.transcript.reading import StoreReader
from app.transcript.records import SessionRecord, title_at
from app.transcript.rows import GAP, LINE, SUSPECT, E, EventTable
from app.transcript.session_lock import SessionLocks
from engine.errors import SettingsError

AUDIO_FOLDER = "audio"


class TranscriptStore(StoreReader):
    """Sessions, their lines, gaps and suspects.

    Thread safety: any thread may call any method. One connection does all the work and
    lets one thread at it at a time, so there is one writer. Other processes may have the same
    file open; a write waits for theirs at most ``busy_timeout_s``.

    Every method raises ``StoreError`` when the file cannot be read or written, with nothing half
    written, and may be called again.

    Attributes:
        audio: The sound of sessions that were recorded with it.
    """

    def __init__(self, path: Path | str, *, busy_timeout_s: float = 5.0) -> None:
        """Open ``path``, made if missing and readable by this user only; ":memory:" keeps nothing.

        Raises:
            NewerStoreError: A newer version of the program wrote it.
            DamagedStoreError: It is no transcript store.
            StoreError: It cannot be opened for writing.
        """
        self._path = None if str(path) == ":memory:" else Path(path)
        super().__init__(Database(self._path, busy_timeout_s), SessionLocks(self._path))
        self.audio = KeptAudio(None if self._path is None else self._path.parent / AUDIO_FOLDER)

    @property
    def path(self) -> Path | None:
        """The file, or None when everything is in memory."""
        return self._path

    def close(self) -> None:
        """Close the file. Sessions without an end count as cut off from now on."""
        self._locks.let_all_go()
        self._database.close()

    def __enter__(self) -> TranscriptStore:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def new_session(self, event: SessionEvent, title: str = "") -> int:
        """Begin a session and return its id. Without a title it is called by its local time."""
        with ExitStack() as undone:
            with self._database.transaction() as connection:
                values = rows.session_values(event, title or title_at(event.started))
                cursor = connection.execute(rows.insert("session", values), values)
                session_id = int(cursor.lastrowid or 0)
                self.audio.set_aside(session_id)
                # Before others can see the session, which they would take for one cut off.
                self._locks.hold(session_id)
                undone.callback(self._locks.let_go, session_id)
            undone.pop_all()
        return session_id

    def add_line(self, session_id: int, line: CommittedEvent) -> None:
        """Store a line. It is on disk when this returns; the same line again changes nothing.

        Raises:
            StoreError: As for every method; also when the session is gone, or has another line
                of that number.
        """
        with self._database.connected() as connection:
            values = LINE.values(session_id, line)
            statement = rows.insert("line", values) + " ON CONFLICT (session, id) DO NOTHING"
            if connection.execute(statement, values).rowcount:
                return
            stored = connection.execute(
                "SELECT * FROM line WHERE session = ? AND id = ?", (session_id, line.id)
            ).fetchone()
            if LINE.values(session_id, LINE.event_of(stored)) != values:
                raise StoreError(
                    "line {id} of session {session_id} is already stored with other "
                    "content; begin a new session",
                    id=line.id,
                    session_id=session_id,
                )

    def add_gap(self, session_id: int, gap: GapEvent) -> None:
        """Store that audio was not heard."""
        self._add(GAP, session_id, gap)

    def add_suspect(self, session_id: int, suspect: SuspectEvent) -> None:
        """Store text that a guard held back."""
        self._add(SUSPECT, session_id, suspect)

    def add_model(self, session_id: int, change: ModelEvent) -> None:
        """Store that another model goes on."""
        values = {"session": session_id, "model": change.model, "at_s": change.shown}
        with self._database.connected() as connection:
            connection.execute(rows.insert("later_model", values), values)

    def end_session(self, session_id: int, duration_s: float | None = None) -> None:
        """End a session: one that was recorded, or one that a crash has cut off.

        Args:
            session_id: Which.
            duration_s: Its length in session seconds; None takes the end of its last line or gap.
        """
        with self._database.connected() as connection:
            if duration_s is None:
                duration_s = self.session(session_id).last_s
            self._change("UPDATE session SET duration_s = ? WHERE id = ?", duration_s, session_id)
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            self._locks.let_go(session_id)

    def rename_session(self, session_id: int, title: str) -> None:
        """Give a session another title; an empty one gives it back its local time."""
        with self._database.connected():
            title = title.strip() or title_at(self.session(session_id).started)
            self._change("UPDATE session SET title = ? WHERE id = ?", title, session_id)

    def delete_session(self, session_id: int) -> None:
        """Remove a session, and its sound, so that no byte of it stays in the store's files.

        Raises:
            SettingsError: There is none of that number, or it is being recorded.
            StoreError: See ``app.transcript.deletion.delete``.
        """
        self._refuse_recorded(session_id)
        deletion.delete(self._database, self.audio, self._locks, [session_id])

    def delete_audio(self, session_id: int) -> int:
        """Remove a session's sound alone, and return how many bytes it took.

        Raises:
            SettingsError: There is no session of that number, or it is being recorded.
            StoreError: The sound cannot be removed.
        """
        self._refuse_recorded(session_id)
        return self.audio.delete(session_id)

    def expire(self, days: int, now: datetime | None = None) -> list[int]:
        """Delete what began more than ``days`` ago, as ``delete_session`` does; the ids of it.

        A session that is being recorded stays.

        Raises:
            StoreError: See ``delete_session``.
        """
        return self._delete_all(deletion.older_than(self.sessions(), days, now))

    def delete_all(self) -> list[int]:
        """Delete every session that is not being recorded; the ids of them.

        Raises:
            StoreError: See ``delete_session``.
        """
        return self._delete_all(self.sessions())

    def delete_all_audio(self) -> None:
        """Delete the sound of every session that is not being recorded; transcripts stay.

        Raises:
            StoreError: Some of it cannot be removed.
        """
        recorded = {session.id for session in self.sessions() if self._is_recorded(session)}
        for session_id in self.audio.session_ids():
            if session_id not in recorded:
                self.audio.delete(session_id)
        self.audio.delete_aside()

    def _delete_all(self, sessions: Sequence[SessionRecord]) -> list[int]:
        ids = [session.id for session in sessions if not self._is_recorded(session)]
        if ids:
            deletion.delete(self._database, self.audio, self._locks, ids)
        return ids

    def _add(self, table: EventTable[E], session_id: int, event: E) -> None:
        values = table.values(session_id, event)
        with self._database.connected() as connection:
            connection.execute(rows.insert(table.name, values), values)

    def _change(self, statement: str, value: object, session_id: int) -> None:
        with self._database.connected() as connection:
            if not connection.execute(statement, (value, session_id)).rowcount:
                raise SettingsError("there is no session {session_id}", session_id=session_id)

    def _refuse_recorded(self, session_id: int) -> None:
        if self._is_recorded(self.session(session_id)):
            raise SettingsError(
                "session {session_id} is being recorded; stop it first", session_id=session_id
            )
