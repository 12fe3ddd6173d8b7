"""What the disk, other programs and other versions do to a store: named, and nothing is lost."""

import os
import sqlite3
import subprocess
import sys
import threading

import pytest

from app.transcript.database import Database
from app.transcript.errors import DamagedStoreError, NewerStoreError, StoreError
from app.transcript.schema import MIGRATIONS, migrate
from app.transcript.store import TranscriptStore
from engine.errors import UnavailableError
from stored_session import BEGUN, line


@pytest.fixture
def path(tmp_path):
    return tmp_path / "transcripts.sqlite3"


def test_another_writer_is_waited_for_and_then_named(path):
    with TranscriptStore(path, busy_timeout_s=0.05) as store:
        session_id = store.new_session(BEGUN)
        writer = sqlite3.connect(path, isolation_level=None)
        writer.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another program holds it"):
            store.add_line(session_id, line(1))
        assert store.lines(session_id) == []
        writer.execute("ROLLBACK")
        writer.close()
        store.add_line(session_id, line(1))
        assert store.lines(session_id) == [line(1)]


def test_a_full_disk_is_named_and_writing_goes_on_when_there_is_space(path):
    """SQLite's own limit of pages fails where a full disk does, with the same code."""
    with TranscriptStore(path) as store:
        session_id = store.new_session(BEGUN)
        with store._database.connected() as connection:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()
        stored = []

        def fill():
            for number in range(500):
                store.add_line(session_id, line(number))
                stored.append(line(number))

        with pytest.raises(StoreError, match="the disk is full; free some space"):
            fill()
        assert store.lines(session_id) == stored
        with store._database.connected() as connection:
            connection.execute("PRAGMA max_page_count = 100000").fetchone()
        store.add_line(session_id, line(500))
        assert store.lines(session_id) == [*stored, line(500)]


@pytest.mark.skipif(sys.platform == "win32", reason="resource limits are POSIX")
def test_a_session_that_could_not_begin_leaves_no_lock(path):
    with TranscriptStore(path) as store:
        assert store.audio.folder is not None
        store.audio.folder.write_text("a file where the folder should be", encoding="utf-8")
        with pytest.raises(StoreError, match="cannot use the folder"):
            store.new_session(BEGUN)
        assert not list(path.parent.glob("*.lock"))
        store.audio.folder.unlink()
        session_id = store.new_session(BEGUN)
        # Held by this process as others see it, not only by this object's own word.
        with TranscriptStore(path) as other:
            assert [s.id for s in other.sessions()] == [session_id]
            assert other.unfinished_sessions() == []


def test_a_file_that_cannot_grow_loses_no_stored_line(path):
    """A limit on file sizes makes real writes fail, in a process of its own."""
    program = (
        "import resource, signal, sys\n"
        "from app.transcript.errors import StoreError\n"
        "from app.transcript.store import TranscriptStore\n"
        "from app.events import SessionEvent, CommittedEvent\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "store = TranscriptStore(sys.argv[1])\n"
        "store.new_session(SessionEvent('2026-01-01T00:00:00Z', 'm', 'p'))\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, resource.RLIM_INFINITY))\n"
        "try:\n"
        "    for n in range(10_000):\n"
        "        store.add_line(1, CommittedEvent(n, 'mic', 'word ' * 50, n, n, 'en', n, n))\n"
        "except StoreError as error:\n"
        "    print(n, error)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)\n"
        "store.add_line(1, CommittedEvent(n, 'mic', 'last', n, n, 'en', n, n))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    number, _, message = done.stdout.partition(" ")
    assert "the disk" in message
    with TranscriptStore(path) as store:
        assert [one.id for one in store.lines(1)] == list(range(int(number) + 1))
        assert store.lines(1)[-1].text == "last"


def test_a_read_only_store_is_named(path):
    with TranscriptStore(path) as store:
        session_id = store.new_session(BEGUN)
        with store._database.connected() as connection:
            connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreError, match="it is read-only; make the file"):
            store.add_line(session_id, line(1))


def test_a_store_that_cannot_be_opened_is_named(tmp_path):
    with pytest.raises(StoreError, match=r"missing/t\.sqlite3: No such file"):
        TranscriptStore(tmp_path / "missing" / "t.sqlite3")
    with pytest.raises(UnavailableError, match="Is a directory"):
        TranscriptStore(tmp_path)


def test_a_closed_store_is_an_error_of_the_store(path):
    store = TranscriptStore(path)
    store.close()
    store.close()
    with pytest.raises(StoreError, match="closed"):
        store.sessions()


def test_a_newer_store_is_left_as_it_is(path):
    TranscriptStore(path).close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(NewerStoreError, match="update the program"):
        TranscriptStore(path)
    assert path.read_bytes() == before


def test_what_is_no_store_is_left_as_it_is(path):
    path.write_text("these are my notes, " * 500)
    before = path.read_bytes()
    with pytest.raises(DamagedStoreError, match=r"transcripts\.sqlite3 is damaged"):
        TranscriptStore(path)
    assert path.read_bytes() == before
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE song (name TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(DamagedStoreError, match="another program; move it away"):
        TranscriptStore(path)
    assert path.read_bytes() == before


def test_damage_inside_is_named(path):
    with TranscriptStore(path) as store:
        session_id = store.new_session(BEGUN)
        for number in range(300):
            store.add_line(session_id, line(number))
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    path.write_bytes(content)
    with TranscriptStore(path) as store, pytest.raises(DamagedStoreError, match="damaged"):
        store.lines(session_id)


def test_a_migration_is_whole_or_not_at_all(path):
    TranscriptStore(path).close()
    half = ("ALTER TABLE line ADD COLUMN mark TEXT NOT NULL DEFAULT ''", "NONSENSE")
    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError, match="NONSENSE"):
        migrate(connection, (*MIGRATIONS, half))
    columns = [row[1] for row in connection.execute("PRAGMA table_info(line)")]
    assert "mark" not in columns
    assert connection.execute("PRAGMA user_version").fetchone()[0] == len(MIGRATIONS)
    migrate(connection, (*MIGRATIONS, half[:1]))
    columns = [row[1] for row in connection.execute("PRAGMA table_info(line)")]
    assert "mark" in columns
    connection.close()


def test_two_programs_may_make_the_store_at_once(path):
    failures = []

    def open_it():
        try:
            Database(path, 5.0).close()
        except StoreError as error:
            failures.append(error)

    for _ in range(10):
        threads = [threading.Thread(target=open_it) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for file in path.parent.iterdir():
            file.unlink()
    assert failures == []


def test_a_store_of_the_first_version_is_brought_forward(path):
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, MIGRATIONS[:1])
    connection.execute(
        "INSERT INTO session (title, started, model, preset, stability, sources, details) "
        "VALUES ('Old', '2026-01-01T10:00:00Z', 'tiny', 'responsive', 'fast', '[\"mic\"]', '{}')"
    )
    connection.execute(
        "INSERT INTO line (session, id, source, text, start_s, end_s, audio_s, shown_s, decode_s, "
        "segments, guards) VALUES (1, 1, 'mic', 'Good morning.', 1, 2, 2, 2, 0, '[]', '{}')"
    )
    connection.close()
    with TranscriptStore(path) as store:
        (session,) = store.sessions()
        assert (session.title, session.models, session.languages) == ("Old", ("tiny",), ())
        assert [one.text for one in store.lines(1)] == ["Good morning."]
        assert not store.lines(1)[0].echo
        assert [hit.line.id for hit in store.search("morning")] == [1]
