"""A session over a disk that is full, and one that is read-only: said, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.events import ModelEvent
from app.live.changing import LoopOptions, SessionChange
from app.live.keeping import StoreSink
from app.live.session import LiveSession, SessionOptions
from app.transcript.store import TranscriptStore
from coded_speech import CODES, CodedEngine, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from live_stage import EventLog, StageClock, StageSource
from scripted_engine import LoudnessVad

SOUND = say([0.5 + 2.5 * n for n in range(4)], 10.0)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[TranscriptStore]:
    with TranscriptStore(tmp_path / "transcripts.sqlite3") as opened:
        yield opened


def _pragma(store: TranscriptStore, statement: str) -> int:
    with store._database.connected() as connection:
        row = connection.execute(f"PRAGMA {statement}").fetchone()
        return 0 if row is None else int(row[0])


@pytest.mark.parametrize("trouble", ["full", "read-only"])
def test_captions_go_on_in_memory_and_are_stored_when_the_disk_takes_them(
    store: TranscriptStore, trouble: str
) -> None:
    """SQLite's own limits fail where a full and a read-only disk do, with the same codes."""
    clock, log = StageClock(), EventLog()
    source = StageSource(clock)
    kept = StoreSink(store, clock=clock)
    # A line takes pages of its own.
    engine = CodedEngine(window_s=30.0, vocabulary=[f"{n}{'y' * 9000}" for n in range(CODES)])
    policy = EmissionPolicy.preset("conservative")
    session = LiveSession(
        [source],
        lambda progress: AsrStreamDriver(engine, policy, LoudnessVad()),
        [kept, log],
        SessionOptions("scripted"),
        clock,
    )
    session.start()
    log.wait_for_state("listening")
    source.play(SOUND)
    log.wait_for_lines(1)
    assert kept.session_id is not None
    before = len(store.lines(kept.session_id))
    if trouble == "full":
        _pragma(store, f"max_page_count = {_pragma(store, 'page_count')}")
    else:
        _pragma(store, "query_only = ON")
    source.play(SOUND)
    log.wait_for_state("unsaved")
    unsaved = next(s for s in log.statuses() if s.state == "unsaved")
    assert ("the disk is full" if trouble == "full" else "it is read-only") in unsaved.message
    assert len(store.lines(kept.session_id)) >= before
    newest = log.lines()[-1].text  # First: lines go on, to the store before the log.
    assert newest in [line.text for line in kept.transcript().lines]
    _pragma(store, "max_page_count = 100000")
    _pragma(store, "query_only = OFF")
    clock.now_s += 6.0
    source.play(SOUND)
    session.stop()
    assert session.join(15)
    said = [line.text for line in log.lines()]
    assert [line.text for line in store.lines(kept.session_id)] == said
    assert any("saved again" in status.message for status in log.statuses())


def test_a_model_that_goes_on_is_stored_with_its_session(store: TranscriptStore) -> None:
    clock, log = StageClock(), EventLog()
    source = StageSource(clock)
    kept = StoreSink(store, clock=clock)

    engines: list[CodedEngine] = []

    def driver(name: str) -> AsrStreamDriver:
        engines.append(CodedEngine(window_s=30.0, name=name))
        return AsrStreamDriver(engines[-1], EmissionPolicy.preset("conservative"), LoudnessVad())

    def hear_with(n: int) -> None:
        """Speak until the model of the nth change has heard something."""
        for _ in range(50):
            if len(engines) > n and engines[n].batches:
                return
            n_lines = len(log.lines())
            source.play(SOUND)
            log.wait_for_lines(n_lines + 4)
        raise AssertionError(f"change {n} did not happen")

    options = SessionOptions("first")
    session = LiveSession([source], lambda progress: driver("first"), [kept, log], options, clock)
    session.start()
    log.wait_for_state("listening")
    hear_with(0)
    for n, name in enumerate(("second", "second", "first"), 1):
        session.change(SessionChange(name, lambda *_, name=name: driver(name), LoopOptions()))
        hear_with(n)
    session.stop()
    assert session.join(15)
    changes = [event.model for event in log.events if isinstance(event, ModelEvent)]
    assert changes == ["second", "first"]
    assert kept.session_id is not None
    record = store.session(kept.session_id)
    assert record.models == ("first", "second")
    assert record.later_models == ("second", "first")
