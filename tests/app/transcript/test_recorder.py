import sqlite3

import pytest

from app.events import CommittedEvent, DraftEvent, GapEvent, SessionEvent, StatusEvent, SuspectEvent
from app.transcript.recorder import SessionRecorder
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore

BEGUN = SessionEvent("2026-03-04T05:06:07Z", "whisper-base", "responsive", ("mic",))
GAP = GapEvent("mic", 2.0, 3.0, "paused", 3.0)
SUSPECT = SuspectEvent("mic", "Thanks!", 1.0, 2.0, "no_speech", 0.9, 3.0, 3.5)


def line(number):
    return CommittedEvent(number, "mic", f"line {number}", number, number + 0.5, "en", 1.0, 1.0)


class Clock:
    def __init__(self):
        self.now_s = 100.0

    def __call__(self):
        return self.now_s


@pytest.fixture
def path(tmp_path):
    return tmp_path / "transcripts.sqlite3"


def test_each_event_is_stored_as_it_comes(path):
    with TranscriptStore(path) as store:
        recorder = SessionRecorder(lambda: store)
        recorder.write(BEGUN)
        recorder.write(StatusEvent("listening", "Listening", 0.1))
        for number in range(3):
            recorder.write(DraftEvent("mic", "lin", "lin", 0.0, 1.0, "en", 1.0, 1.0))
            recorder.write(line(number))
            assert store.lines(1)[-1] == line(number)
        recorder.write(GAP)
        recorder.write(SUSPECT)
        assert recorder.finish(9.0)
        assert (recorder.trouble, recorder.n_waiting) == (None, 0)
        transcript = store.transcript(1)
        assert recorder.transcript() == transcript
        assert transcript.session.duration_s == 9.0
        assert (len(transcript.lines), transcript.gaps, transcript.suspects) == (
            3,
            (GAP,),
            (SUSPECT,),
        )


def test_what_a_busy_store_does_not_take_waits_and_is_stored_in_order(path):
    clock = Clock()
    with TranscriptStore(path, busy_timeout_s=0.01) as store:
        recorder = SessionRecorder(lambda: store, retry_s=5.0, clock=clock)
        recorder.write(BEGUN)
        recorder.write(line(1))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        recorder.write(line(2))
        recorder.write(GAP)
        assert "another program holds it" in (recorder.trouble or "")
        assert recorder.n_waiting == 2
        assert recorder.transcript().lines == (line(1), line(2))
        assert recorder.transcript().gaps == (GAP,)
        assert recorder.transcript().session.n_lines == 2
        other.execute("ROLLBACK")
        other.close()
        recorder.write(line(3))
        assert recorder.n_waiting == 3
        clock.now_s += 5.0
        recorder.write(line(4))
        assert (recorder.trouble, recorder.n_waiting) == (None, 0)
        assert store.lines(1) == [line(number) for number in (1, 2, 3, 4)]
        assert store.gaps(1) == [GAP]


def test_a_store_that_cannot_be_opened_at_first(tmp_path):
    clock = Clock()
    path = tmp_path / "missing" / "transcripts.sqlite3"
    opened = []

    def open_store():
        opened.append(TranscriptStore(path))
        return opened[0]

    recorder = SessionRecorder(open_store, clock=clock)
    recorder.write(BEGUN)
    recorder.write(line(1))
    assert "missing" in (recorder.trouble or "")
    assert not recorder.finish(4.0)
    assert recorder.session_id is None
    assert recorder.transcript() == SessionTranscript.from_events([BEGUN, line(1)])
    path.parent.mkdir()
    assert recorder.finish(4.0)
    assert opened[0].lines(1) == [line(1)]
    assert opened[0].session(1).duration_s == 4.0
    opened[0].close()


def test_an_end_that_cannot_be_stored_may_be_tried_again(path):
    with TranscriptStore(path, busy_timeout_s=0.01) as store:
        recorder = SessionRecorder(lambda: store)
        recorder.write(BEGUN)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert not recorder.finish(4.0)
        other.close()
        assert recorder.finish(4.0)
        assert store.session(1).duration_s == 4.0


def test_keeping_nothing_is_a_store_in_memory(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    recorder = SessionRecorder(lambda: TranscriptStore(":memory:"))
    recorder.write(BEGUN)
    recorder.write(line(1))
    assert recorder.finish(4.0)
    assert recorder.transcript().lines == (line(1),)
    assert list(tmp_path.iterdir()) == []


def test_a_line_before_its_session_is_a_mistake_of_the_caller():
    recorder = SessionRecorder(lambda: TranscriptStore(":memory:"))
    with pytest.raises(ValueError, match="begins with its session event"):
        recorder.write(line(1))
