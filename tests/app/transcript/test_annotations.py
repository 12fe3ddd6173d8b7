"""Marks, corrections and suspects taken back: beside the lines, which stay as they are."""

import sqlite3
from dataclasses import replace

import pytest

from app.events import CommittedEvent, SessionEvent, SuspectEvent
from app.exports import export
from app.transcript.schema import MIGRATIONS, migrate
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError

HEADER = SessionEvent("2026-01-01T10:00:00.000Z", "tiny", "responsive", ("mic",))
SEGMENT = {"text": "Good mourning.", "start": 1.0, "end": 2.0}
LINE = CommittedEvent(1, "mic", "Good mourning.", 1.0, 2.0, "en", 2.5, 2.6, segments=(SEGMENT,))
DOUBT = SuspectEvent("mic", "Thank you.", 3.0, 4.0, "loop", 3.1, 4.0, 4.1)


@pytest.fixture
def store():
    with TranscriptStore(":memory:") as opened:
        yield opened


@pytest.fixture
def session(store):
    number = store.new_session(HEADER)
    store.add_line(number, LINE)
    store.add_suspect(number, DOUBT)
    return number


def test_a_correction_stands_beside_the_line_and_is_taken_back(store, session):
    store.annotations.correct(session, 1, " Good  morning. ")
    assert store.lines(session) == [LINE]
    assert [line.text for line in store.transcript(session).lines] == ["Good morning."]
    assert store.transcript(session, original=True).lines == (LINE,)
    store.annotations.correct(session, 1, "Good evening.")
    store.annotations.undo_correction(session, 1)
    assert store.annotations.corrections(session) == {1: "Good morning."}
    store.annotations.undo_correction(session, 1)
    store.annotations.undo_correction(session, 1)
    assert store.transcript(session).lines == (LINE,)


@pytest.mark.parametrize("format", ["txt", "srt", "vtt", "json", "md", "csv"])
def test_exports_hold_the_corrected_text(store, session, format):
    store.annotations.correct(session, 1, "Good morning.")
    text = export(store.transcript(session), format)
    assert "Good morning" in text
    assert "mourning" not in text
    assert "mourning" in export(store.transcript(session, original=True), format)


def test_search_finds_what_a_line_should_read_and_what_it_read(store, session):
    store.annotations.correct(session, 1, "Good morning.")
    assert [hit.line.text for hit in store.search("morning")] == ["Good morning."]
    assert [hit.line.text for hit in store.search("mo")] == ["Good morning."]
    assert store.search("mourning") == []


def test_a_line_that_is_not_there_and_no_text_are_refused(store, session):
    with pytest.raises(SettingsError, match="no line 9"):
        store.annotations.correct(session, 9, "text")
    with pytest.raises(SettingsError, match="needs a text"):
        store.annotations.correct(session, 1, "  ")


def test_corrections_of_many_lines_are_made_together_or_not_at_all(store, session):
    store.add_line(session, replace(LINE, id=2, start=5.0, end=6.0))
    with pytest.raises(SettingsError):
        store.annotations.correct_all(session, {1: "One.", 99: "Not there."})
    assert store.annotations.corrections(session) == {}
    store.annotations.correct_all(session, {1: "One.", 2: "Two."})
    store.annotations.correct(session, 1, "The first.")
    store.annotations.undo_correction(session, 1, 2)
    assert store.annotations.corrections(session) == {1: "One."}


def test_a_suspect_is_left_out_unless_it_was_taken_back(store, session):
    assert "Thank you" not in export(store.transcript(session), "txt")
    store.annotations.restore(session, DOUBT)
    assert "Thank you" in export(store.transcript(session), "txt")
    assert store.transcript(session).suspects == ()
    assert store.suspects(session) == [DOUBT]
    store.annotations.restore(session, DOUBT, restored=False)
    assert "Thank you" not in export(store.transcript(session), "txt")


def test_marks_are_kept_in_order_and_exported(store, session):
    store.annotations.add_mark(session, 9.0)
    store.annotations.add_mark(session, 1.5)
    assert store.transcript(session).marks == (1.5, 9.0)
    assert export(store.transcript(session), "txt").count("[marked]") == 2
    assert export(store.transcript(session), "md").count("marked") == 2


def test_what_was_added_goes_with_the_session(tmp_path):
    path = tmp_path / "transcripts.db"
    with TranscriptStore(path) as store:
        number = store.new_session(HEADER)
        store.add_line(number, LINE)
        store.annotations.correct(number, 1, "Sesquipedalian")
        store.annotations.add_mark(number, 1.0)
        store.end_session(number)
        store.delete_session(number)
        assert store.annotations.corrections(number) == {}
        assert store.annotations.marks(number) == []
    assert b"Sesquipedalian" not in path.read_bytes()


def test_a_store_of_the_first_version_gains_the_tables():
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.row_factory = sqlite3.Row
    migrate(connection, MIGRATIONS[:1])
    connection.execute(
        "INSERT INTO session VALUES (1, 't', 's', 'm', 'p', 'fast', NULL, '[]', '{}', NULL)"
    )
    connection.execute(
        "INSERT INTO suspect VALUES (1, 1, 'mic', 'text', 0.0, 1.0, 'loop', 1.0, 1.0, 1.0)"
    )
    migrate(connection)
    assert connection.execute("SELECT restored FROM suspect").fetchone()[0] == 0
    assert connection.execute("SELECT count(*) FROM mark").fetchone()[0] == 0
    assert connection.execute("SELECT count(*) FROM correction").fetchone()[0] == 0
