"""Between rows of the database and the frozen values that go in and come out."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from app.events import CommittedEvent, GapEvent, SessionEvent, SuspectEvent
from app.transcript.records import SessionRecord

SESSION_COLUMNS = """session.*,
    (SELECT count(*) FROM line WHERE line.session = session.id) AS n_lines,
    (SELECT json_group_array(DISTINCT language) FROM line
        WHERE line.session = session.id AND language IS NOT NULL) AS languages,
    (SELECT json_group_array(model) FROM
        (SELECT model FROM later_model AS l WHERE l.session = session.id ORDER BY row)
    ) AS later_models,
    max(coalesce((SELECT max(end_s) FROM line WHERE line.session = session.id), 0.0),
        coalesce((SELECT max(end_s) FROM gap WHERE gap.session = session.id), 0.0)) AS last_s"""

_IN_SECONDS = ("start", "end", "audio", "shown")

E = TypeVar("E", CommittedEvent, GapEvent, SuspectEvent)


@dataclass(frozen=True, slots=True)
class EventTable(Generic[E]):
    """A table whose rows are events of one kind.

    Attributes:
        name: Of the table.
        event: The kind.
        fields: The event's fields that are kept; a field that is a time has the column ``..._s``.
        order: How rows are read.
    """

    name: str
    event: type[E]
    fields: tuple[str, ...]
    order: str = "start_s, row"

    def values(self, session_id: int, event: E) -> dict[str, Any]:
        """An event of a session as columns."""
        kept = {_column(field): _stored(getattr(event, field)) for field in self.fields}
        return {"session": session_id, **kept}

    def event_of(self, row: sqlite3.Row) -> E:
        """The event of a row."""
        return self.event(**{field: _read(field, row[_column(field)]) for field in self.fields})


LINE = EventTable(
    "line",
    CommittedEvent,
    (
        *("id", "source", "text", "start", "end", "language", "audio", "shown", "decode_s"),
        *("segments", "guards", "echo"),
    ),
    order="start_s, id",
)
GAP = EventTable("gap", GapEvent, ("source", "start", "end", "reason", "shown"))
SUSPECT = EventTable(
    "suspect",
    SuspectEvent,
    ("source", "text", "start", "end", "reason", "value", "audio", "shown"),
)


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


def session_of(row: sqlite3.Row) -> SessionRecord:
    """A row of ``SESSION_COLUMNS``."""
    kept = ("id", "title", "started", "model", "preset", "language", "stability", "duration_s")
    return SessionRecord(
        **{name: row[name] for name in (*kept, "n_lines", "last_s")},
        sources=tuple(json.loads(row["sources"])),
        details=json.loads(row["details"]),
        later_models=tuple(json.loads(row["later_models"])),
        languages=tuple(sorted(json.loads(row["languages"]))),
    )


def insert(table: str, values: Mapping[str, Any]) -> str:
    """The statement that adds a row of ``values``."""
    names = ", ".join(values)
    marks = ", ".join(f":{name}" for name in values)
    return f"INSERT INTO {table} ({names}) VALUES ({marks})"


def _column(field: str) -> str:
    return f"{field}_s" if field in _IN_SECONDS else field


def _stored(value: object) -> object:
    if isinstance(value, Mapping):
        return _json(dict(value))
    if isinstance(value, tuple):
        return _json([dict(segment) for segment in value])
    return int(value) if isinstance(value, bool) else value


def _read(field: str, value: Any) -> Any:  # noqa: ANN401 - a column
    match field:
        case "segments":
            return tuple(json.loads(value))
        case "guards":
            return json.loads(value)
        case "echo":
            return bool(value)
    return value


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
