"""What is deleted is in no file any more, sound included."""

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from app.events import CommittedEvent, SessionEvent
from app.transcript.errors import StoreError
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError
from stored_session import BEGUN, SUSPECT, line


@pytest.fixture
def path(tmp_path):
    return tmp_path / "transcripts.sqlite3"


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
    files = [file for file in path.parent.rglob("*") if file.is_file()]
    return any(part in file.read_bytes() for file in files for part in parts)


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


def recorded(store, text, sound):
    """An ended session with sound."""
    session_id = store.new_session(BEGUN)
    store.add_line(session_id, line(1, text))
    store.audio.path_for(session_id, "mic").write_bytes(sound)
    store.audio.path_for(session_id, "app:Fire/fox").write_bytes(sound)
    store.end_session(session_id)
    return session_id


def test_sound_goes_with_its_session_or_alone(path):
    with TranscriptStore(path) as store:
        first = recorded(store, "first", b"first sound")
        second = recorded(store, "second", b"second sound")
        assert list(store.audio.files(first)) == ["app:Fire/fox", "mic"]
        assert store.audio.session_ids() == [first, second]
        assert store.audio.n_bytes(first) == 22
        assert store.delete_audio(first) == 22
        assert store.delete_audio(first) == 0
        assert store.audio.files(first) == {}
        assert [one.text for one in store.lines(first)] == ["first"]
        store.delete_session(second)
        assert store.audio.session_ids() == []
        assert [file.name for file in (path.parent / "audio").iterdir()] == []
        with pytest.raises(SettingsError, match="no session 9"):
            store.delete_audio(9)


def test_sound_is_written_over_before_its_file_goes(path):
    with TranscriptStore(path) as store:
        session_id = recorded(store, "first", b"first sound" * 200_000)
        file = store.audio.files(session_id)["mic"]
        same = path.parent / "another name of the same bytes"
        same.hardlink_to(file)
        store.delete_audio(session_id)
        assert not file.exists()
        assert same.read_bytes() == b""


def test_what_is_too_old_takes_its_sound_along(path):
    with TranscriptStore(path) as store:
        session_id = recorded(store, "first", b"sound")
        store.audio.path_for(store.new_session(BEGUN), "mic").write_bytes(b"of a running session")
        assert store.expire(1, datetime(2026, 6, 1, tzinfo=UTC)) == [session_id]
        assert store.audio.session_ids() == [session_id + 1]
        assert store.delete_all() == []
        with pytest.raises(SettingsError, match="is being recorded"):
            store.delete_audio(session_id + 1)


def test_all_that_is_not_being_recorded_can_be_deleted(path):
    with TranscriptStore(path) as store:
        ids = [recorded(store, f"xylophone {n}", b"sound") for n in range(3)]
        running = store.new_session(BEGUN)
        assert sorted(store.delete_all()) == ids
        assert [session.id for session in store.sessions()] == [running]
        assert not remains(path, "xylophone")


def test_sound_that_another_store_left_is_set_aside(path):
    with TranscriptStore(path) as store:
        left = recorded(store, "first", b"left")
        store.audio.set_aside(left)
        store.audio.set_aside(left)
        assert store.audio.files(left) == {}
        assert store.audio.session_ids() == []
        assert store.audio.delete_aside() == 8


def test_sound_is_not_kept_beside_a_store_in_memory(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with TranscriptStore(":memory:") as store:
        session_id = store.new_session(BEGUN)
        with pytest.raises(SettingsError, match="keep transcripts too"):
            store.audio.path_for(session_id, "mic")
        assert store.audio.files(session_id) == {}
        store.end_session(session_id)
        store.delete_session(session_id)
    assert list(tmp_path.iterdir()) == []
