import os
import stat
import subprocess
import sys
import threading
from dataclasses import replace

import pytest

from app.events import ModelEvent
from app.transcript.errors import StoreError
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError
from stored_session import BEGUN, GAP, SUSPECT, line


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


def test_a_session_names_every_model_and_language_that_it_had(store):
    session_id = store.new_session(BEGUN)
    changes = [ModelEvent("whisper-tiny.en", 20.0), ModelEvent("whisper-base", 30.0)]
    lines = [line(1), line(2, language="de"), line(3, language=None), line(4, language="de")]
    for one in lines:
        store.add_line(session_id, one)
    for change in changes:
        store.add_model(session_id, change)
    other = store.new_session(BEGUN)
    record = store.session(session_id)
    assert record.models == ("whisper-base", "whisper-tiny.en")
    assert record.later_models == ("whisper-tiny.en", "whisper-base")
    assert record.languages == ("de", "en")
    assert (store.session(other).models, store.session(other).languages) == (("whisper-base",), ())
    gathered = SessionTranscript.from_events([BEGUN, *lines, *changes])
    assert replace(gathered.session, id=session_id) == record


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
