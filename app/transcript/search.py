"""Full-text search over the store's lines, as they are read: corrected where they were."""

from __future__ import annotations

from typing import Any

from app.transcript.annotations import corrected
from app.transcript.database import Database
from app.transcript.records import SearchHit
from app.transcript.rows import LINE

_SHORTEST_INDEXED = 3  # Characters: the search index holds trigrams.


def lines_with(database: Database, text: str, limit: int) -> list[SearchHit]:
    """Lines that hold every word of ``text``, whatever the case, the newest session first.

    Raises:
        StoreError: The store cannot be read.
    """
    words = text.replace("\0", " ").split()
    if not words:
        return []
    indexed = [word for word in words if len(word) >= _SHORTEST_INDEXED]
    # A correction is found in place of what it corrects.
    reads = (
        "coalesce((SELECT text FROM correction WHERE correction.session = line.session "
        "AND correction.line = line.id ORDER BY row DESC LIMIT 1), line.text)"
    )
    conditions = [f"instr(casefold({reads}), ?) > 0"] * len(words)
    values: list[Any] = [word.casefold() for word in words]
    if indexed:
        conditions.append(
            "line.row IN (SELECT rowid FROM line_search WHERE text MATCH ? UNION "
            "SELECT l.row FROM correction c JOIN line l ON l.session = c.session "
            "AND l.id = c.line)"
        )
        values.append(" AND ".join('"' + word.replace('"', '""') + '"' for word in indexed))
    with database.connected() as connection:
        found = connection.execute(
            f"SELECT line.*, {reads} AS reads, session.title, session.started FROM line "
            f"JOIN session ON session.id = line.session WHERE {' AND '.join(conditions)} "
            "ORDER BY line.session DESC, line.start_s, line.id LIMIT ?",
            (*values, limit),
        )
        return [
            SearchHit(
                row["session"],
                row["title"],
                row["started"],
                corrected(LINE.event_of(row), row["reads"]),
            )
            for row in found
        ]
