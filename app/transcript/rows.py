"""Between rows of the database and the frozen values that go in and come out."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from app.events import CommittedEvent, GapEvent, SessionEvent, SuspectEvent
from app.transcript.records import SessionRecord

SESSION_COLUMNS = """session.*,
    (SELECT count(*) FROM line WHERE line.session = session.id) AS n_lines,
    max(coalesce((SELECT max(end_s) FROM line WHERE line.session = session.id), 0.0),
        coalesce((SELECT max(end_s) FROM gap WHERE gap.session = session.id), 0.0)) AS last_s"""


def session_values(event: SessionEvent, title: str) -> dict[str, Any]:
    """A session event as columns."""
    return {
        "title": title,
        "started": event.started,
        "model": event.model,
        "preset": event.preset,
        "stability": event.stability,
        "language": event.language,
        "sources": _json(event.sources),
        "details": _json(event.details),
    }


def line_values(session_id: int, line: CommittedEvent) -> dict[str, Any]:
    """A line as columns."""
    return {
        "session": session_id,
        "id": line.id,
        "source": line.source,
        "text": line.text,
        "start_s": line.start,
        "end_s": line.end,
        "language": line.language,
        "audio_s": line.audio,
        "shown_s": line.shown,
        "decode_s": line.decode_s,
        "segments": _json([dict(segment) for segment in line.segments]),
        "guards": _json(dict(line.guards)),
        "echo": int(line.echo),
    }


def gap_values(session_id: int, gap: GapEvent) -> dict[str, Any]:
    """A gap as columns."""
    return {
        "session": session_id,
        "source": gap.source,
        "start_s": gap.start,
        "end_s": gap.end,
        "reason": gap.reason,
        "shown_s": gap.shown,
    }


def suspect_values(session_id: int, suspect: SuspectEvent) -> dict[str, Any]:
    """A suspect as columns."""
    return {
        "session": session_id,
        "source": suspect.source,
        "text": suspect.text,
        "start_s": suspect.start,
        "end_s": suspect.end,
        "reason": suspect.reason,
        "value": suspect.value,
        "audio_s": suspect.audio,
        "shown_s": suspect.shown,
    }


def session_of(row: sqlite3.Row) -> SessionRecord:
    """A row of ``SESSION_COLUMNS``."""
    return SessionRecord(
        id=row["id"],
        title=row["title"],
        started=row["started"],
        model=row["model"],
        preset=row["preset"],
        sources=tuple(json.loads(row["sources"])),
        language=row["language"],
        stability=row["stability"],
        duration_s=row["duration_s"],
        n_lines=row["n_lines"],
        last_s=row["last_s"],
        details=json.loads(row["details"]),
    )


def line_of(row: sqlite3.Row) -> CommittedEvent:
    """A row of the table ``line``."""
    return CommittedEvent(
        id=row["id"],
        source=row["source"],
        text=row["text"],
        start=row["start_s"],
        end=row["end_s"],
        language=row["language"],
        audio=row["audio_s"],
        shown=row["shown_s"],
        decode_s=row["decode_s"],
        segments=tuple(json.loads(row["segments"])),
        guards=json.loads(row["guards"]),
        echo=bool(row["echo"]),
    )


def gap_of(row: sqlite3.Row) -> GapEvent:
    """A row of the table ``gap``."""
    return GapEvent(row["source"], row["start_s"], row["end_s"], row["reason"], row["shown_s"])


def suspect_of(row: sqlite3.Row) -> SuspectEvent:
    """A row of the table ``suspect``."""
    return SuspectEvent(
        source=row["source"],
        text=row["text"],
        start=row["start_s"],
        end=row["end_s"],
        reason=row["reason"],
        value=row["value"],
        audio=row["audio_s"],
        shown=row["shown_s"],
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
