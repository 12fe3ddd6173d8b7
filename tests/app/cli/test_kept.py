"""What is kept is listed with its place, and removed for good."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from app.events import CommittedEvent, SessionEvent
from app.kept import KINDS, look, remove
from app.paths import cache_dir, config_dir, data_dir, models_dir, state_dir, transcripts_file
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError

BEGUN = SessionEvent("2026-11-30T10:00:00Z", "whisper-base", "responsive", ("mic",))
WORD = "Zugzwangian"


def keep_something() -> None:
    """Some of every kind, each with the word in it."""
    with TranscriptStore(transcripts_file()) as store:
        number = store.new_session(BEGUN)
        store.add_line(number, CommittedEvent(1, "mic", WORD, 1.0, 2.0, "en", 2.0, 2.0))
        store.audio.path_for(number, "mic").write_bytes(WORD.encode() * 1000)
        store.end_session(number)
    for folder, name in (
        (data_dir() / "jobs", "1.jsonl"),
        (models_dir() / "mine", "config.json"),
        (config_dir(), "settings.json.broken-1"),
        (state_dir(), "surtitle.log.1"),
        (cache_dir(), "load.json"),
    ):
        folder.mkdir(exist_ok=True)
        (folder / name).write_text(WORD)


def files_with(word: str) -> set[str]:
    folders = {data_dir(), cache_dir(), state_dir(), config_dir()}
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return {path.name for path in files if word.encode() in path.read_bytes()}


def test_what_is_kept_is_listed(surtitle: Callable) -> None:
    rows = [json.loads(line) for line in surtitle("kept", "--json").out.splitlines()]
    assert [row["kind"] for row in rows] == list(KINDS)
    assert {row["count"] for row in rows if row["kind"] != "transcripts"} <= {0, 1}
    assert not transcripts_file().exists()
    keep_something()
    rows = {
        row["kind"]: row for row in map(json.loads, surtitle("kept", "--json").out.splitlines())
    }
    assert {kind: row["count"] for kind, row in rows.items() if kind != "logs"} == {
        kind: 1 for kind in KINDS if kind != "logs"
    }
    assert rows["audio"]["n_bytes"] == 1000 * len(WORD)
    assert rows["transcripts"]["place"] == str(transcripts_file())
    text = surtitle("kept").out
    assert len(text.splitlines()) == len(KINDS)


def test_all_of_it_is_removed_and_no_byte_stays(surtitle: Callable) -> None:
    keep_something()
    assert len(files_with(WORD)) == 7
    result = surtitle("kept", *(part for kind in KINDS for part in ("--remove", kind)))
    assert result.status == 0
    assert "removed audio, 0.0 MB" in result.err
    assert files_with(WORD) == set()
    assert look("transcripts").count == look("models").count == look("audio").count == 0


def test_a_session_that_is_being_recorded_stays_with_its_sound() -> None:
    with TranscriptStore(transcripts_file()) as store:
        number = store.new_session(BEGUN)
        store.audio.path_for(number, "mic").write_bytes(b"sound")
        assert remove("transcripts") <= 0
        assert remove("audio") == 0
        assert [session.id for session in store.sessions()] == [number]
        assert list(store.audio.files(number)) == ["mic"]


def test_an_unknown_kind_is_refused(surtitle: Callable) -> None:
    with pytest.raises(SettingsError, match="nothing called 'x' is kept; there are transcripts,"):
        remove("x")
    assert surtitle("kept", "--remove", "x").status == 2


def test_every_folder_and_file_is_private_whatever_the_umask(open_umask: Path) -> None:
    with TranscriptStore(transcripts_file()) as store:
        number = store.new_session(BEGUN)
        path = store.audio.path_for(number, "mic")
    for folder in (path.parent, path.parent.parent, data_dir(), models_dir(), state_dir()):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(transcripts_file().stat().st_mode) == 0o600


@pytest.fixture
def open_umask(private_desktop: Path):
    import os

    before = os.umask(0)
    yield private_desktop
    os.umask(before)
