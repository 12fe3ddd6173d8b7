"""The transcript store: one SQLite file in WAL mode, or nothing but memory.

A line is on disk, synced, when ``add_line`` returns. Whatever happens to the process, the file
stays readable and holds every line whose ``add_line`` returned.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Any

from app.events import CommittedEvent, GapEvent, SessionEvent, SuspectEvent
from app.transcript import rows, search, session_lock
from app.transcript.annotations import Annotations, annotated
from app.transcript.database import Database
from app.transcript.errors import StoreError
from app.transcript.records import SearchHit, SessionRecord, SessionTranscript, title_at
from engine.errors import SettingsError


class TranscriptStore:
    """Sessions, their lines, gaps and suspects.

    Thread safety: any thread may call any method. One connection does all the work and
    lets one thread at it at a time, so there is one writer. Other processes may have the same
    file open; a write waits for theirs at most ``busy_timeout_s``.

    Every method raises ``StoreError`` when the file cannot be read or written, with nothing half
    written, and may be called again.
    """

    def __init__(self, path: Path | str, *, busy_timeout_s: float = 5.0) -> None:
        """Open ``path``, made if missing and readable by this user only; ":memory:" keeps nothing.

        Raises:
            NewerStoreError: A newer version of the program wrote it.
            DamagedStoreError: It is no transcript store.
            StoreError: It cannot be opened for writing.
        """
        self._path = None if str(path) == ":memory:" else Path(path)
        self._database = Database(self._path, busy_timeout_s)
        self.annotations = Annotations(self._database)
        self._held: dict[int, int | None] = {}

    @property
    def path(self) -> Path | None:
        """The file, or None when everything is in memory."""
        return self._path

    def close(self) -> None:
        """Close the file. Sessions without an end count as cut off from now on."""
        for session_id in list(self._held):
            self._release(session_id)
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
        with self._database.transaction() as connection:
            values = rows.session_values(event, title or title_at(event.started))
            cursor = connection.execute(_insert("session", values), values)
            session_id = int(cursor.lastrowid or 0)
            if self._path is not None:
                self._held[session_id] = session_lock.hold(self._lock_file(session_id))
            return session_id

    def add_line(self, session_id: int, line: CommittedEvent) -> None:
        """Store a line. It is on disk when this returns; the same line again changes nothing.

        Raises:
            StoreError: As for every method; also when the session is gone, or has another line
                of that number.
        """
        with self._database.connected() as connection:
            values = rows.line_values(session_id, line)
            statement = _insert("line", values) + " ON CONFLICT (session, id) DO NOTHING"
            if connection.execute(statement, values).rowcount:
                return
            stored = connection.execute(
                "SELECT * FROM line WHERE session = ? AND id = ?", (session_id, line.id)
            ).fetchone()
            if rows.line_values(session_id, rows.line_of(stored)) != values:
                raise StoreError(
                    "line {id} of session {session_id} is already stored with other "
                    "content; begin a new session",
                    id=line.id,
                    session_id=session_id,
                )

    def add_gap(self, session_id: int, gap: GapEvent) -> None:
        """Store that audio was not heard."""
        self._add("gap", rows.gap_values(session_id, gap))

    def add_suspect(self, session_id: int, suspect: SuspectEvent) -> None:
        """Store text that a guard held back."""
        self._add("suspect", rows.suspect_values(session_id, suspect))

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
            self._release(session_id)

    def rename_session(self, session_id: int, title: str) -> None:
        """Give a session another title; an empty one gives it back its local time."""
        with self._database.connected():
            title = title.strip() or title_at(self.session(session_id).started)
            self._change("UPDATE session SET title = ? WHERE id = ?", title, session_id)

    def delete_session(self, session_id: int) -> None:
        """Remove a session so that no byte of its text stays in the store's files.

        Raises:
            SettingsError: There is none of that number, or it is being recorded.
            StoreError: As for every method; also when it is deleted, but another program that
                reads the store keeps its bytes in the write-ahead log until it closes.
        """
        session = self.session(session_id)
        if session.duration_s is None and self._is_recorded(session_id):
            raise SettingsError(
                "session {session_id} is being recorded; stop it first", session_id=session_id
            )
        self._delete([session_id])

    def expire(self, days: int, now: datetime | None = None) -> list[int]:
        """Delete what began more than ``days`` ago, as ``delete_session`` does; the ids of it.

        A session that is being recorded stays.

        Raises:
            StoreError: See ``delete_session``.
        """
        before = (now or datetime.now(UTC)) - timedelta(days=days)
        old = [
            session.id
            for session in self.sessions()
            if _is_before(session.started, before)
            and not (session.duration_s is None and self._is_recorded(session.id))
        ]
        if old:
            self._delete(old)
        return old

    def _delete(self, session_ids: Sequence[int]) -> None:
        with self._database.transaction() as connection:
            for session_id in session_ids:
                connection.execute("DELETE FROM session WHERE id = ?", (session_id,))
            # The index marks rows as deleted and keeps their words: build it anew.
            connection.execute("INSERT INTO line_search (line_search) VALUES ('rebuild')")
        for session_id in session_ids:
            self._release(session_id)
        if not self._database.scrub():
            numbers = ", ".join(map(str, session_ids))
            what = f"session {numbers} is" if len(session_ids) == 1 else f"sessions {numbers} are"
            raise StoreError(
                "{what} deleted, but another program reads "
                "{name}: the text leaves the disk when that one closes",
                what=what,
                name=self._database.name,
            )

    def sessions(self) -> list[SessionRecord]:
        """All sessions, the newest first."""
        with self._database.connected() as connection:
            found = connection.execute(
                f"SELECT {rows.SESSION_COLUMNS} FROM session ORDER BY id DESC"
            )
            return [rows.session_of(row) for row in found]

    def unfinished_sessions(self) -> list[SessionRecord]:
        """Sessions that a crash has cut off, the newest first. Not those that still run."""
        return [
            session
            for session in self.sessions()
            if session.duration_s is None and not self._is_recorded(session.id)
        ]

    def session(self, session_id: int) -> SessionRecord:
        """One session.

        Raises:
            SettingsError: There is none of that number.
        """
        with self._database.connected() as connection:
            row = connection.execute(
                f"SELECT {rows.SESSION_COLUMNS} FROM session WHERE id = ?", (session_id,)
            ).fetchone()
            if row is None:
                raise SettingsError(
                    "there is no session {session_id}; `surtitle sessions list` shows them",
                    session_id=session_id,
                )
            return rows.session_of(row)

    def lines(self, session_id: int) -> list[CommittedEvent]:
        """The lines of a session in the order in which they were said."""
        return [rows.line_of(row) for row in self._of("line", session_id)]

    def gaps(self, session_id: int) -> list[GapEvent]:
        """The gaps of a session in order of time."""
        return [rows.gap_of(row) for row in self._of("gap", session_id)]

    def suspects(self, session_id: int) -> list[SuspectEvent]:
        """What guards held back in a session, in order of time."""
        return [rows.suspect_of(row) for row in self._of("suspect", session_id)]

    def transcript(self, session_id: int, *, original: bool = False) -> SessionTranscript:
        """A whole session, as it stands at this moment.

        Args:
            session_id: Which.
            original: As it was heard, without corrections and without suspects taken back.

        Raises:
            SettingsError: There is none of that number.
        """
        with self._database.transaction(write=False):
            heard = SessionTranscript(
                self.session(session_id),
                tuple(self.lines(session_id)),
                tuple(self.gaps(session_id)),
                tuple(self.suspects(session_id)),
                tuple(self.annotations.marks(session_id)),
            )
            if original:
                return heard
            texts = self.annotations.corrections(session_id)
            return annotated(heard, texts, self.annotations.restored(session_id))

    def search(self, text: str, limit: int = 200) -> list[SearchHit]:
        """Lines that hold every word of ``text``, whatever the case, the newest session first."""
        return search.lines_with(self._database, text, limit)

    def _add(self, table: str, values: dict[str, Any]) -> None:
        with self._database.connected() as connection:
            connection.execute(_insert(table, values), values)

    def _change(self, statement: str, value: object, session_id: int) -> None:
        with self._database.connected() as connection:
            if not connection.execute(statement, (value, session_id)).rowcount:
                raise SettingsError("there is no session {session_id}", session_id=session_id)

    def _of(self, table: str, session_id: int) -> list[sqlite3.Row]:
        with self._database.connected() as connection:
            order = "start_s, id" if table == "line" else "start_s, row"
            return connection.execute(
                f"SELECT * FROM {table} WHERE session = ? ORDER BY {order}", (session_id,)
            ).fetchall()

    def _lock_file(self, session_id: int) -> Path:
        assert self._path is not None
        return self._path.with_name(f"{self._path.name}-session-{session_id}.lock")

    def _is_recorded(self, session_id: int) -> bool:
        if self._path is None:
            return False
        return session_id in self._held or session_lock.is_held(self._lock_file(session_id))

    def _release(self, session_id: int) -> None:
        if self._path is not None:
            session_lock.let_go(self._lock_file(session_id), self._held.pop(session_id, None))


def _is_before(started: str, moment: datetime) -> bool:
    """Whether a session began before; one whose beginning nobody can read did not."""
    try:
        began = datetime.fromisoformat(started)
    except ValueError:
        return False
    return (began if began.tzinfo else began.replace(tzinfo=UTC)) < moment


def _insert(table: str, values: dict[str, Any]) -> str:
    names = ", ".join(values)
    marks = ", ".join(f":{name}" for name in values)
    return f"INSERT INTO {table} ({names}) VALUES ({marks})"
