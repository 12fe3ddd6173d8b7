import os
import sqlite3
import stat
import subprocess
import sys
import threading
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from app.events import CommittedEvent, GapEvent, SessionEvent, SuspectEvent
from app.transcript.database import Database
from app.transcript.errors import DamagedStoreError, NewerStoreError, StoreError
from app.transcript.records import SessionTranscript
from app.transcript.schema import MIGRATIONS, migrate
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError, UnavailableError

BEGUN = SessionEvent(
    started="2026-03-04T05:06:07Z",
    model="whisper-base",
    preset="responsive",
    sources=("mic", "system"),
    language="en",
    details={"threads": 2, "device": "cpu"},
)


def line(number, text="", source="mic", **changes):
    text = text or f"line {number}"
    segment = {"text": text, "start": number, "end": number + 0.5, "words": [[text, 1.0, 1.5]]}
    made = CommittedEvent(
        id=number,
        source=source,
        text=text,
        start=float(number),
        end=number + 0.5,
        language="en",
        audio=number + 1.0,
        shown=number + 1.25,
        decode_s=0.125,
        segments=(segment,),
        guards={"loop": 1},
    )
    return replace(made, **changes)


GAP = GapEvent("mic", 3.0, 7.5, "device lost", 8.0)
SUSPECT = SuspectEvent("mic", "Thanks for watching!", 1.0, 2.0, "no_speech", 0.9, 3.0, 3.5)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "transcripts.sqlite3"


@pytest.fixture(params=["file", "memory"])
def store(request, path):
    with TranscriptStore(path if request.param == "file" else ":memory:") as store:
        yield store


def test_what_went_in_comes_out(store):
    session_id = store.new_session(BEGUN)
    lines = [line(1), line(2, "Grüß Gott, 你好 🙂", "system"), line(3, language=None, segments=())]
    for one in lines:
        store.add_line(session_id, one)
    store.add_gap(session_id, GAP)
    store.add_suspect(session_id, SUSPECT)
    store.end_session(session_id, 9.5)
    assert store.lines(session_id) == lines
    assert store.gaps(session_id) == [GAP]
    assert store.suspects(session_id) == [SUSPECT]
    session = store.session(session_id)
    assert session.duration_s == 9.5
    assert session.n_lines == 3
    assert session.last_s == 7.5
    assert session.sources == BEGUN.sources
    assert session.details == BEGUN.details
    transcript = store.transcript(session_id)
    assert transcript == SessionTranscript(session, tuple(lines), (GAP,), (SUSPECT,))
    gathered = SessionTranscript.from_events([BEGUN, *lines, GAP, SUSPECT], duration_s=9.5)
    assert gathered == replace(transcript, session=replace(session, id=0))


def test_lines_are_in_the_order_in_which_they_were_said(store):
    session_id = store.new_session(BEGUN)
    late = line(1, start=5.0)
    early = line(2, start=2.0, source="system")
    store.add_line(session_id, late)
    store.add_line(session_id, early)
    assert store.lines(session_id) == [early, late]


def test_sessions_are_listed_newest_first_and_titled_by_local_time(store, monkeypatch):
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    import time

    time.tzset()
    try:
        first, second = store.new_session(BEGUN), store.new_session(BEGUN, "Stand-up")
    finally:
        monkeypatch.undo()
        time.tzset()
    assert [session.id for session in store.sessions()] == [second, first]
    assert store.session(first).title == "2026-03-04 14:06"
    assert store.session(second).title == "Stand-up"
    store.rename_session(second, "  Planning ")
    assert store.session(second).title == "Planning"
    store.rename_session(second, " ")
    assert store.session(second).title.startswith("2026-03-0")


def test_the_same_line_again_changes_nothing_and_another_is_refused(store):
    session_id = store.new_session(BEGUN)
    store.add_line(session_id, line(1))
    store.add_line(session_id, line(1))
    with pytest.raises(StoreError, match="line 1 of session 1 is already stored"):
        store.add_line(session_id, line(1, "something else"))
    assert store.lines(session_id) == [line(1)]


def test_what_is_not_there_is_named(store):
    for call in (store.session, store.end_session, store.delete_session, store.transcript):
        with pytest.raises(SettingsError, match="no session 7"):
            call(7)
    with pytest.raises(SettingsError, match="no session 7"):
        store.rename_session(7, "x")
    for call, event in (
        (store.add_line, line(1)),
        (store.add_gap, GAP),
        (store.add_suspect, SUSPECT),
    ):
        with pytest.raises(StoreError, match="the session was deleted"):
            call(7, event)
    with pytest.raises(SettingsError, match="not a text"):
        store.new_session(BEGUN, "\udcff")


def test_ids_are_never_used_twice(store):
    first = store.new_session(BEGUN)
    store.end_session(first)
    store.delete_session(first)
    assert store.new_session(BEGUN) > first


@pytest.mark.parametrize(
    ("looked_for", "found"),
    [
        ("budget", [1]),
        ("BUDGET quarter", [1]),
        ("quarter budget", [1]),
        ("udge", [1]),
        ("budget lunch", []),
        ("straße", [3]),
        ("STRASSE", []),
        ("数字", [2]),
        ("四半期の数字", [2]),
        ("数", [2]),
        ("my", [3]),
        ("MY straße", [3]),
        ('"', [3]),
        ('say "so', [3]),
        ("NOT", [3]),
        ("budget AND", []),
        ("bud*", []),
        ("text:budget", []),
        ("%", []),
        ("\0", []),
        ("", []),
        ("   ", []),
    ],
)
def test_search(store, looked_for, found):
    session_id = store.new_session(BEGUN, "Finance")
    store.add_line(session_id, line(1, "The budget for the third quarter."))
    store.add_line(session_id, line(2, "四半期の数字です。"))
    store.add_line(session_id, line(3, 'I do not say "so" in my Straße.'))
    hits = store.search(looked_for)
    assert [hit.line.id for hit in hits] == found
    assert {(hit.session_id, hit.title) for hit in hits} <= {(session_id, "Finance")}


def test_search_begins_with_the_newest_session_and_has_a_limit(store):
    for _ in range(3):
        session_id = store.new_session(BEGUN)
        for number in range(5):
            store.add_line(session_id, line(number, "the same words"))
    hits = store.search("same", limit=7)
    assert [(hit.session_id, hit.line.id) for hit in hits] == [
        *((3, number) for number in range(5)),
        (2, 0),
        (2, 1),
    ]


def test_deleted_text_is_in_no_file(path):
    secret = "zanzibar xylophone quokka"
    with TranscriptStore(path) as store:
        kept = store.new_session(BEGUN)
        store.add_line(kept, line(1, "what stays"))
        gone = store.new_session(replace(BEGUN, details={"note": secret}), title=f"On {secret}")
        for number in range(200):
            store.add_line(gone, line(number, f"{secret} {number}"))
        store.add_suspect(gone, replace(SUSPECT, text=secret))
        store.end_session(gone)
        assert remains(path, secret)
        store.delete_session(gone)
        assert not remains(path, secret)
        assert store.search("quokka") == []
        assert [hit.line.id for hit in store.search("stays")] == [1]
        assert [session.id for session in store.sessions()] == [kept]
    assert not remains(path, secret)
    assert [left.name for left in path.parent.iterdir()] == [path.name]


def remains(path, secret):
    """Whether a word, or one of the index's trigrams that occur in no other text, is in a file."""
    parts = [word.encode() for word in secret.split()] + [b"nzi", b"xyl", b"uok"]
    return any(part in file.read_bytes() for file in path.parent.iterdir() for part in parts)


def test_deleting_while_another_program_reads_says_so(path):
    with TranscriptStore(path, busy_timeout_s=0.05) as store:
        session_id = store.new_session(BEGUN)
        store.add_line(session_id, line(1, "quokka"))
        store.end_session(session_id)
        reader = sqlite3.connect(path, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM line").fetchall()
        with pytest.raises(StoreError, match="is deleted, but another program reads"):
            store.delete_session(session_id)
        assert store.sessions() == []
        reader.close()
    assert not remains(path, "quokka")


def test_files_are_private_whatever_the_umask(path):
    before = os.umask(0)
    try:
        with TranscriptStore(path) as store:
            store.add_line(store.new_session(BEGUN), line(1))
            files = list(path.parent.iterdir())
            assert len(files) == 4
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    finally:
        os.umask(before)


def test_a_line_is_in_the_file_when_add_line_returns(path):
    with TranscriptStore(path) as store, TranscriptStore(path) as other:
        session_id = store.new_session(BEGUN)
        for number in range(3):
            store.add_line(session_id, line(number))
            assert other.lines(session_id)[-1] == line(number)


def test_only_what_was_cut_off_is_unfinished(path):
    with TranscriptStore(path) as store:
        ended, running = store.new_session(BEGUN), store.new_session(BEGUN)
        store.end_session(ended, 1.0)
        store.add_line(running, line(4))
        with TranscriptStore(path) as other:
            assert store.unfinished_sessions() == other.unfinished_sessions() == []
            with pytest.raises(SettingsError, match="is being recorded"):
                other.delete_session(running)
    with TranscriptStore(path) as store:
        assert [session.id for session in store.unfinished_sessions()] == [running]
        store.end_session(running)
        assert store.unfinished_sessions() == []
        assert store.session(running).duration_s == 4.5


def test_a_killed_program_leaves_its_session_to_be_recovered(path):
    program = (
        "import sys, os, signal\n"
        "from app.transcript.store import TranscriptStore\n"
        "from app.events import SessionEvent\n"
        "store = TranscriptStore(sys.argv[1])\n"
        "store.new_session(SessionEvent('2026-01-01T00:00:00Z', 'm', 'p'))\n"
        "print('begun', flush=True)\n"
        "sys.stdin.read()\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", program, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=os.getcwd(),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"begun\n"
        with TranscriptStore(path) as store:
            assert store.unfinished_sessions() == []
            child.kill()
            child.wait()
            assert [session.id for session in store.unfinished_sessions()] == [1]
            store.delete_session(1)
            assert not list(path.parent.glob("*.lock"))


def test_many_threads_write_and_read(store):
    session_ids = [store.new_session(BEGUN) for _ in range(4)]
    failures = []

    def work(session_id):
        try:
            for number in range(25):
                store.add_line(session_id, line(number))
                assert store.transcript(session_id).session.n_lines == number + 1
                store.search("line 3")
        except Exception as error:
            failures.append(error)
            raise

    threads = [threading.Thread(target=work, args=(n,)) for n in session_ids]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    for session_id in session_ids:
        assert store.lines(session_id) == [line(number) for number in range(25)]


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


def test_what_is_too_old_leaves_the_disk_and_what_is_not_stays(path):
    now = datetime(2026, 6, 1, 12, tzinfo=UTC)
    started = ["2026-04-01T10:00:00Z", "2026-05-31T10:00:00.000Z", "2026-05-01T11:59:59Z", "when?"]
    with TranscriptStore(path) as store:
        ids = []
        for number, at in enumerate(started):
            ids.append(store.new_session(SessionEvent(at, "m", "p", ("mic",))))
            text = f"Sesquipedalian{number}"
            store.add_line(ids[-1], CommittedEvent(1, "mic", text, 0.0, 1.0, "en", 1.0, 1.0))
            if number != 2:
                store.end_session(ids[-1], 2.0)
        assert store.expire(31, now) == [ids[0]]  # The third is being recorded.
        store.end_session(ids[2], 2.0)
        assert store.expire(31, now) == [ids[2]]
        assert store.expire(31, now) == []
        assert [session.id for session in store.sessions()] == [ids[3], ids[1]]
        assert store.search("Sesquipedalian1")
    content = path.read_bytes()
    assert b"Sesquipedalian0" not in content
    assert b"Sesquipedalian2" not in content
    assert b"Sesquipedalian3" in content
