"""What can be read of a store, each time as it stands at that moment."""

from __future__ import annotations

from app.events import CommittedEvent, GapEvent, SuspectEvent
from app.transcript import rows, search
from app.transcript.annotations import Annotations, annotated
from app.transcript.database import Database
from app.transcript.records import SearchHit, SessionRecord, SessionTranscript
from app.transcript.rows import GAP, LINE, SUSPECT, E, EventTable
from app.transcript.session_lock import SessionLocks
from engine.errors import SettingsError


class StoreReader:
    """Sessions and their content. ``TranscriptStore`` is one, and says what may be raised.

    Attributes:
        annotations: Marks, corrections and suspects taken back.
    """

    def __init__(self, database: Database, locks: SessionLocks) -> None:
        """Of an open database, whose sessions are locked while they are recorded."""
        self.annotations = Annotations(database)
        self._database = database
        self._locks = locks

    def sessions(self) -> list[SessionRecord]:
        """All sessions, the newest first."""
        return self._sessions()

    def unfinished_sessions(self) -> list[SessionRecord]:
        """Sessions that a crash has cut off, the newest first. Not those that still run."""
        without_end = self._sessions("WHERE duration_s IS NULL")
        return [session for session in without_end if not self._is_recorded(session)]

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
        return self._of(LINE, session_id)

    def gaps(self, session_id: int) -> list[GapEvent]:
        """The gaps of a session in order of time."""
        return self._of(GAP, session_id)

    def suspects(self, session_id: int) -> list[SuspectEvent]:
        """What guards held back in a session, in order of time."""
        return self._of(SUSPECT, session_id)

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

    def _sessions(self, where: str = "") -> list[SessionRecord]:
        with self._database.connected() as connection:
            found = connection.execute(
                f"SELECT {rows.SESSION_COLUMNS} FROM session {where} ORDER BY id DESC"
            )
            return [rows.session_of(row) for row in found]

    def _of(self, table: EventTable[E], session_id: int) -> list[E]:
        with self._database.connected() as connection:
            found = connection.execute(
                f"SELECT * FROM {table.name} WHERE session = ? ORDER BY {table.order}",
                (session_id,),
            )
            return [table.event_of(row) for row in found]

    def _is_recorded(self, session: SessionRecord) -> bool:
        return session.duration_s is None and self._locks.is_held(session.id)
