"""The tables, and how a file of an older version is brought forward.

``PRAGMA user_version`` counts the migrations that a file has been through; ``application_id``
tells a transcript store from any other SQLite file. A migration, once released, never changes:
a new one is added at the end, with a test.
"""

from __future__ import annotations

import sqlite3

from app.transcript.errors import DamagedStoreError, NewerStoreError

APPLICATION_ID = 0x53757274  # "Surt"

_FIRST = (
    # AUTOINCREMENT: the id of a deleted session never names another one.
    """CREATE TABLE session (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        title TEXT NOT NULL,
        started TEXT NOT NULL,
        model TEXT NOT NULL,
        preset TEXT NOT NULL,
        stability TEXT NOT NULL,
        language TEXT,
        sources TEXT NOT NULL,
        details TEXT NOT NULL,
        duration_s REAL
    )""",
    """CREATE TABLE line (
        row INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
        id INTEGER NOT NULL,
        source TEXT NOT NULL,
        text TEXT NOT NULL,
        start_s REAL NOT NULL,
        end_s REAL NOT NULL,
        language TEXT,
        audio_s REAL NOT NULL,
        shown_s REAL NOT NULL,
        decode_s REAL NOT NULL,
        segments TEXT NOT NULL,
        guards TEXT NOT NULL,
        UNIQUE (session, id)
    )""",
    """CREATE TABLE gap (
        row INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
        source TEXT NOT NULL,
        start_s REAL NOT NULL,
        end_s REAL NOT NULL,
        reason TEXT NOT NULL,
        shown_s REAL NOT NULL
    )""",
    "CREATE INDEX gap_session ON gap (session)",
    """CREATE TABLE suspect (
        row INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
        source TEXT NOT NULL,
        text TEXT NOT NULL,
        start_s REAL NOT NULL,
        end_s REAL NOT NULL,
        reason TEXT NOT NULL,
        value REAL NOT NULL,
        audio_s REAL NOT NULL,
        shown_s REAL NOT NULL
    )""",
    "CREATE INDEX suspect_session ON suspect (session)",
    # Trigrams find parts of words, and words of languages that are written without spaces.
    """CREATE VIRTUAL TABLE line_search USING fts5 (
        text, content='line', content_rowid='row', tokenize='trigram'
    )""",
    """CREATE TRIGGER line_added AFTER INSERT ON line BEGIN
        INSERT INTO line_search (rowid, text) VALUES (new.row, new.text);
    END""",
    """CREATE TRIGGER line_removed AFTER DELETE ON line BEGIN
        INSERT INTO line_search (line_search, rowid, text) VALUES ('delete', old.row, old.text);
    END""",
)

_ANNOTATIONS = (
    """CREATE TABLE mark (
        row INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
        at_s REAL NOT NULL
    )""",
    "CREATE INDEX mark_session ON mark (session)",
    """CREATE TABLE correction (
        row INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
        line INTEGER NOT NULL,
        text TEXT NOT NULL
    )""",
    "CREATE INDEX correction_line ON correction (session, line)",
    "ALTER TABLE suspect ADD COLUMN restored INTEGER NOT NULL DEFAULT 0",
)

_ECHO = ("ALTER TABLE line ADD COLUMN echo INTEGER NOT NULL DEFAULT 0",)

_LATER_MODELS = (
    """CREATE TABLE later_model (
        row INTEGER PRIMARY KEY,
        session INTEGER NOT NULL REFERENCES session(id) ON DELETE CASCADE,
        model TEXT NOT NULL,
        at_s REAL NOT NULL
    )""",
    "CREATE INDEX later_model_session ON later_model (session)",
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (_FIRST, _ANNOTATIONS, _ECHO, _LATER_MODELS)


def migrate(
    connection: sqlite3.Connection,
    migrations: tuple[tuple[str, ...], ...] = MIGRATIONS,
) -> None:
    """Bring an open file to the newest version, each step whole or not at all.

    Raises:
        NewerStoreError: The file has been through more migrations than there are.
        DamagedStoreError: The file belongs to another program.
        sqlite3.Error: It cannot be written.
    """
    while True:
        # Looked at inside the transaction: another process may be doing the same.
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = _checked_version(connection, len(migrations))
            if version == len(migrations):
                connection.execute("COMMIT")
                return
            for statement in migrations[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _checked_version(connection: sqlite3.Connection, newest: int) -> int:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
    n_tables = int(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
    if owner != APPLICATION_ID and (owner or version or n_tables):
        raise DamagedStoreError("it is a database of another program; move it away")
    if version > newest:
        raise NewerStoreError(
            "it has version {version} and this program knows {newest}; update the program",
            version=version,
            newest=newest,
        )
    return version
