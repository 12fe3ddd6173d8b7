"""The store's file: how it is opened, who may use it when, and what its errors are called."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.transcript.errors import DamagedStoreError, StoreError
from app.transcript.schema import migrate
from engine.errors import SettingsError
from engine.sentence import Sentence

_WAYS_OUT = {
    "SQLITE_FULL": Sentence("the disk is full; free some space"),
    "SQLITE_READONLY": Sentence("it is read-only; make the file and its folder writable"),
    "SQLITE_CANTOPEN": Sentence("it cannot be opened; see that its folder exists and is writable"),
    "SQLITE_BUSY": Sentence("another program holds it; close that one, or try again"),
    "SQLITE_LOCKED": Sentence("another program holds it; close that one, or try again"),
    "SQLITE_IOERR": Sentence(
        "the disk does not read or write; see that it has space and is in order"
    ),
    "SQLITE_CONSTRAINT_FOREIGNKEY": Sentence("the session was deleted; begin a new one"),
}
_RETRY_S = 0.02
_DAMAGED = ("SQLITE_NOTADB", "SQLITE_CORRUPT")


class Database:
    """One SQLite file in WAL mode, or memory, behind one connection.

    Thread safety: ``connected`` lets one thread in at a time.
    """

    def __init__(self, path: Path | None, busy_timeout_s: float) -> None:
        """Open or make the file, mode 0600, and bring its tables up to date.

        Raises:
            NewerStoreError: A newer version of the program wrote it.
            DamagedStoreError: It is no transcript store.
            StoreError: It cannot be opened for writing.
        """
        self.path = path
        self.name = (
            Sentence("the transcript store")
            if path is None
            else Sentence("the transcript store {path}", path=path)
        )
        self._lock = threading.RLock()
        try:
            self._connection = _connect_when_free(path, busy_timeout_s)
        except StoreError as error:
            raise type(error)(
                Sentence("cannot use {name}: {error}", name=self.name, error=error)
            ) from error
        except (sqlite3.Error, OSError) as error:
            raise self._named(error) from error

    def close(self) -> None:
        """Close the file; the last to close it removes the write-ahead log."""
        with self._lock:
            self._connection.close()

    @contextmanager
    def connected(self) -> Iterator[sqlite3.Connection]:
        """The connection, for one thread at a time.

        Raises:
            StoreError: SQLite failed; the message says what to do about it.
        """
        with self._lock:
            try:
                yield self._connection
            except UnicodeEncodeError as error:
                raise SettingsError("not a text: {object!r:.60}", object=error.object) from error
            except sqlite3.Error as error:
                raise self._named(error) from error

    @contextmanager
    def transaction(self, *, write: bool = True) -> Iterator[sqlite3.Connection]:
        """As ``connected``, with all changes made or none, and all reads of one moment.

        Raises:
            StoreError: SQLite failed; the message says what to do about it.
        """
        with self.connected() as connection:
            connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    def scrub(self) -> bool:
        """Write the file anew without what was deleted, and empty the write-ahead log.

        Returns:
            Whether the log could be emptied; another program that reads the file keeps it.

        Raises:
            StoreError: SQLite failed; the message says what to do about it.
        """
        with self.connected() as connection:
            connection.execute("VACUUM")
            return not connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]

    def _named(self, error: sqlite3.Error | OSError) -> StoreError:
        code = getattr(error, "sqlite_errorname", "")
        if code.startswith(_DAMAGED):
            return DamagedStoreError(
                "{name} is damaged ({error}); move it away", name=self.name, error=error
            )
        ways = [way for prefix, way in _WAYS_OUT.items() if code.startswith(prefix)]
        reason = ways[0] if ways else getattr(error, "strerror", None) or str(error)
        return StoreError("cannot use {name}: {reason}", name=self.name, reason=reason)


def _connect_when_free(path: Path | None, busy_timeout_s: float) -> sqlite3.Connection:
    """Connect, and again while another program makes the file.

    SQLite does not wait by itself where one connection turns the write-ahead log on as another
    opens, or as the last one closes.
    """
    deadline = time.monotonic() + busy_timeout_s
    while True:
        try:
            return _connect(path, busy_timeout_s)
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorname.startswith("SQLITE_BUSY")
            if not is_busy or time.monotonic() >= deadline:
                raise
        time.sleep(_RETRY_S)


def _connect(path: Path | None, busy_timeout_s: float) -> sqlite3.Connection:
    if path is not None:
        # SQLite gives its log and shared memory the file's own mode.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        if os.name == "posix" and path.stat().st_mode & 0o077:
            path.chmod(0o600)
    connection = sqlite3.connect(
        ":memory:" if path is None else path,
        timeout=busy_timeout_s,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        connection.row_factory = sqlite3.Row
        connection.create_function("casefold", 1, str.casefold, deterministic=True)
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
        # No temporary file, which VACUUM would fill with speech.
        connection.execute("PRAGMA temp_store = MEMORY")
        # Every commit is synced: a line survives a power cut, not only a crash.
        connection.execute("PRAGMA synchronous = FULL")
        # Before anything is changed, so that another program's file stays as it is.
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        migrate(connection)
        if path is not None:
            connection.execute("PRAGMA journal_mode = WAL").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection
