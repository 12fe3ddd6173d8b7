"""What people add to a session: marks, corrections beside the lines, suspects taken back.

Lines themselves never change: a correction is a record of its own, and the newest one counts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from app.events import CommittedEvent, SuspectEvent
from app.transcript.database import Database
from app.transcript.records import SessionTranscript
from engine.errors import SettingsError


class Annotations:
    """The annotations in one store. Raises and thread safety as the store's own methods."""

    def __init__(self, database: Database) -> None:
        """Of an open store."""
        self._database = database

    def add_mark(self, session_id: int, at_s: float) -> None:
        """Mark a moment, in session seconds."""
        with self._database.connected() as connection:
            connection.execute("INSERT INTO mark (session, at_s) VALUES (?, ?)", (session_id, at_s))

    def marks(self, session_id: int) -> list[float]:
        """The marked moments, in order."""
        with self._database.connected() as connection:
            found = connection.execute(
                "SELECT at_s FROM mark WHERE session = ? ORDER BY at_s", (session_id,)
            )
            return [float(row["at_s"]) for row in found]

    def correct(self, session_id: int, line_id: int, text: str) -> None:
        """Say what a line should read. Raises as ``correct_all``."""
        self.correct_all(session_id, {line_id: text})

    def correct_all(self, session_id: int, texts: Mapping[int, str]) -> None:
        """Say what lines should read, by their numbers: all of them, or none.

        Raises:
            SettingsError: There is no such line, or no text.
        """
        texts = {line_id: " ".join(text.split()) for line_id, text in texts.items()}
        if not all(texts.values()):
            raise SettingsError("a correction needs a text")
        with self._database.transaction() as connection:
            for line_id, text in texts.items():
                known = connection.execute(
                    "SELECT 1 FROM line WHERE session = ? AND id = ?", (session_id, line_id)
                ).fetchone()
                if known is None:
                    raise SettingsError(
                        "session {session_id} has no line {line_id}",
                        session_id=session_id,
                        line_id=line_id,
                    )
                connection.execute(
                    "INSERT INTO correction (session, line, text) VALUES (?, ?, ?)",
                    (session_id, line_id, text),
                )

    def undo_correction(self, session_id: int, *line_ids: int) -> None:
        """Take back the newest correction of each line; without one nothing changes."""
        with self._database.transaction() as connection:
            for line_id in line_ids:
                connection.execute(
                    "DELETE FROM correction WHERE row = (SELECT max(row) FROM correction "
                    "WHERE session = ? AND line = ?)",
                    (session_id, line_id),
                )

    def corrections(self, session_id: int) -> dict[int, str]:
        """What corrected lines should read, by the lines' numbers."""
        with self._database.connected() as connection:
            found = connection.execute(
                "SELECT line, text FROM correction WHERE session = ? ORDER BY row", (session_id,)
            )
            return {int(row["line"]): str(row["text"]) for row in found}

    def restore(self, session_id: int, suspect: SuspectEvent, restored: bool = True) -> None:
        """Take a suspect for what was said, or no longer."""
        with self._database.connected() as connection:
            connection.execute(
                "UPDATE suspect SET restored = ? "
                "WHERE session = ? AND source = ? AND start_s = ? AND text = ?",
                (int(restored), session_id, suspect.source, suspect.start, suspect.text),
            )

    def restored(self, session_id: int) -> list[tuple[str, float, str]]:
        """Source, start and text of the suspects that were taken back."""
        with self._database.connected() as connection:
            found = connection.execute(
                "SELECT source, start_s, text FROM suspect WHERE session = ? AND restored = 1",
                (session_id,),
            )
            return [(row["source"], row["start_s"], row["text"]) for row in found]


def corrected(line: CommittedEvent, text: str | None) -> CommittedEvent:
    """The line as it should read. Its words' times are those of other words, and go."""
    if text is None or text == line.text:
        return line
    return replace(line, text=text, segments=())


def annotated(
    heard: SessionTranscript,
    corrections: Mapping[int, str],
    restored: Collection[tuple[str, float, str]],
) -> SessionTranscript:
    """The transcript with lines as they should read, and suspects taken back as lines.

    Such a line has the number 0: in the event log it was none.
    """
    lines = [corrected(line, corrections.get(line.id)) for line in heard.lines]
    suspects = []
    for suspect in heard.suspects:
        if (suspect.source, suspect.start, suspect.text) in restored:
            lines.append(_line_of(suspect))
        else:
            suspects.append(suspect)
    lines.sort(key=lambda line: (line.start, line.id))
    return replace(heard, lines=tuple(lines), suspects=tuple(suspects))


def _line_of(suspect: SuspectEvent) -> CommittedEvent:
    return CommittedEvent(
        0,
        suspect.source,
        suspect.text,
        suspect.start,
        suspect.end,
        None,
        suspect.audio,
        suspect.shown,
    )
