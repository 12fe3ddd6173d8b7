"""A session's kept sound once more, by another model."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.events import GapEvent, SessionEvent
from app.jobs.again import transcribe_again
from app.recording.flac import FlacFile
from app.settings import RecognitionSettings
from app.transcript.store import TranscriptStore
from coded_speech import CodedEngine, numbers, say
from engine.errors import DecodeCancelledError, SettingsError, UnavailableError
from engine.files.pipeline import FilePipeline, FilePipelineConfig
from scripted_engine import RATE, LoudnessVad

BEGUN = SessionEvent("2026-03-04T05:06:07Z", "whisper-base", "responsive", ("mic", "system"))
CHOSEN = RecognitionSettings(model="coded", language="en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[TranscriptStore]:
    with TranscriptStore(tmp_path / "transcripts.sqlite3") as opened:
        yield opened


def load(model: str) -> FilePipeline:
    return FilePipeline(CodedEngine(name=model), LoudnessVad(), FilePipelineConfig())


def recorded(store: TranscriptStore) -> int:
    """Two sources that speak in turn, after a pause of three seconds."""
    session_id = store.new_session(BEGUN, "Board")
    for source, starts in (("mic", (3.5, 6.5)), ("system", (5.0, 8.0))):
        file = FlacFile(store.audio.path_for(session_id, source), RATE)
        file.add(say(starts, 10.0))
        file.close()
    store.add_gap(session_id, GapEvent("mic", 0.0, 3.0, "paused", 3.0))
    store.end_session(session_id, 10.0)
    return session_id


def test_a_new_session_has_the_times_sources_and_gaps_of_the_old_one(
    store: TranscriptStore,
) -> None:
    old = recorded(store)
    shares: list[float] = []
    number = transcribe_again(store, old, CHOSEN, load, progress=shares.append)
    session = store.session(number)
    assert session.title == "Board (coded)"
    assert session.models == ("coded",)
    assert session.sources == ("mic", "system")
    assert session.length_s == 10.0
    lines = store.lines(number)
    assert [line.id for line in lines] == list(range(1, len(lines) + 1))
    assert [(line.source, round(line.start, 1)) for line in lines] == [
        ("mic", 3.5),
        ("system", 5.0),
        ("mic", 6.5),
        ("system", 8.0),
    ]
    assert [numbers(line.text) for line in lines] == [[0], [0], [1], [1]]
    assert [gap.reason for gap in store.gaps(number)] == ["paused"]
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)
    assert store.unfinished_sessions() == []
    # The old one is as it was, and the new one is as old as what was said.
    assert store.lines(old) == []
    assert list(store.audio.files(old)) == ["mic", "system"]
    assert store.expire(30, datetime(2026, 6, 1, tzinfo=UTC)) == [number, old]


def test_what_cannot_be_transcribed_again_is_named_and_stores_nothing(
    store: TranscriptStore,
) -> None:
    silent = store.new_session(BEGUN)
    with pytest.raises(SettingsError, match="the sound of session 1 was not kept"):
        transcribe_again(store, silent, CHOSEN, load)
    with pytest.raises(SettingsError, match="no session 9"):
        transcribe_again(store, 9, CHOSEN, load)
    old = recorded(store)

    def missing(model: str) -> FilePipeline:
        raise UnavailableError("no model missing")

    with pytest.raises(UnavailableError, match="no model missing"):
        transcribe_again(store, old, CHOSEN, missing)
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(DecodeCancelledError):
        transcribe_again(store, old, CHOSEN, load, cancel=cancel)
    assert [session.id for session in store.sessions()] == [old, silent]
