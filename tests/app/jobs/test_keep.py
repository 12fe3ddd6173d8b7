"""A finished file in the transcript store."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from app.jobs.job import Job
from app.jobs.keep import StoreFiles
from app.jobs.results import file_transcript
from app.transcript.store import TranscriptStore
from engine.driver.transcript import Segment, Word
from engine.files.guards import GuardCounts
from engine.files.records import ChannelResult, FileResult
from engine.files.stitching import WindowResult


def result() -> FileResult:
    words = (Word(" Good", 1.0, 1.4), Word(" morning.", 1.4, 2.0))
    first = WindowResult(
        0, 1.0, 9.0, language="en",
        segments=(
            Segment("Good morning.", 1.0, 2.0, words),
            Segment("This line", 4.0, 5.0), Segment("goes on.", 5.2, 6.0),
            Segment("This one", 8.0, 9.0),
        ),
    )  # fmt: skip
    second = WindowResult(1, 12.0, 13.0, language="en", segments=(Segment("stops.", 12.0, 13.0),))
    held = WindowResult(2, 20.0, 22.0, rejected="no_speech", rejected_value=0.9,
                        rejected_text="Thanks for watching.")  # fmt: skip
    other = WindowResult(0, 2.5, 3.5, language="en", segments=(Segment("Morning.", 2.5, 3.5),))
    return FileResult(
        (ChannelResult("left", (first, second, held)), ChannelResult("right", (other,))),
        "en", 30.0, GuardCounts({"no_speech": 1}, 4, 1, 0, 0, 12.0, 60.0),
    )  # fmt: skip


def test_lines_are_sentences_merged_by_time() -> None:
    made = file_transcript(Path("/secret/call.wav"), result(), "model", None, datetime.now(UTC))
    lines = made.transcript.lines
    assert [(line.source, line.text) for line in lines] == [
        ("left", "Good morning."), ("right", "Morning."), ("left", "This line goes on."),
        ("left", "This one"), ("left", "stops."),
    ]  # fmt: skip
    assert [line.id for line in lines] == [1, 2, 3, 4, 5]
    assert lines[0].segments[0]["words"] == [[" Good", 1.0, 1.4], [" morning.", 1.4, 2.0]]
    assert made.transcript.suspects[0].text == "Thanks for watching."
    details = made.transcript.session.details
    assert (details["speech_ratio"], details["guards"]) == (0.2, {"no_speech": 1})
    assert "secret" not in str(made.events)


def test_a_file_is_a_session_of_the_store(tmp_path: Path) -> None:
    path = Path("/films/call.wav")
    made = file_transcript(path, result(), "model", "en", datetime.now(UTC))
    with TranscriptStore(tmp_path / "store.sqlite3") as store:
        session_id = StoreFiles(store)(Job(1, path), made)
        session = store.session(session_id)
        assert (session.title, session.duration_s) == ("call.wav", 30.0)
        lines = store.lines(session_id)
        assert [line.text for line in lines] == [line.text for line in made.transcript.lines]
        assert len(store.suspects(session_id)) == 1
