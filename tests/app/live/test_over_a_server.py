"""A session over an engine elsewhere: slow, failing, and left for a model on this computer."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest

from app.capture.source import SourceState
from app.live.fallback import FallbackModel
from app.live.session import LiveSession, SessionOptions
from engine.driver.driver import AsrStreamDriver
from engine.driver.seam import DecodeRequest, WindowDecode
from engine.errors import SettingsError, UnavailableError
from live_stage import EventLog, HeldEngine, StageClock, StageSource, driver_of
from scripted_engine import RATE, ScriptedEngine, Spoken, sentence, speech

FIRST = sentence("one two three", 0.5)
SECOND = sentence("four five six", 4.0)
SCRIPT = [*FIRST, *SECOND]
SOUND = speech(SCRIPT, 7.0)


class FarEngine(HeldEngine):
    """An engine elsewhere: says where audio goes, and fails as told."""

    host = "asr.example"

    def __init__(self, script: Sequence[Spoken]) -> None:
        super().__init__(script)
        self.fails = False
        self.sent_s = 0.0

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        self.sent_s += sum(len(request.features) / 100 for request in requests)
        if self.fails:
            problem = "asr.example fails (4 tries): no connection"
            raise UnavailableError("{problem}; see that it runs", problem=problem)
        return super().decode(requests)


class Shifted(ScriptedEngine):
    """The script as heard by a stream that began at a later second."""

    def __init__(self, script: Sequence[Spoken], from_s: float) -> None:
        super().__init__([replace(w, start=w.start - from_s, end=w.end - from_s) for w in script])


class Stage:
    def __init__(self) -> None:
        self.clock = StageClock()
        self.source = StageSource(self.clock)
        self.engine = FarEngine(SCRIPT)
        self.log = EventLog()
        self.fallback: FallbackModel | None = None
        self.session: LiveSession | None = None

    def driver(self, preset: str = "conservative") -> AsrStreamDriver:
        return replace(driver_of(self.engine, preset), awaited=True)

    def start(
        self, build=None, preset: str = "conservative", until: str = "listening"
    ) -> LiveSession:
        self.session = LiveSession(
            [self.source],
            build or (lambda progress: self.driver(preset)),
            [self.log],
            SessionOptions(model="remote:asr"),
            self.clock,
            self.fallback,
        )
        self.session.start()
        self.log.wait_for_state(until)
        return self.session

    def play(self, samples: np.ndarray) -> None:
        """Play no faster than the worker listens; returns when it has heard all of it."""
        assert self.session is not None
        for start in range(0, len(samples), RATE // 2):
            self.source.play(samples[start : start + RATE // 2])
            deadline = time.monotonic() + 15
            while any(ring.available for ring in self.session._rings.values()):
                assert time.monotonic() < deadline
                time.sleep(0.001)


@pytest.fixture
def stage() -> Iterator[Stage]:
    stage = Stage()
    yield stage
    if stage.session is not None:
        stage.session.stop(abort=True)
        stage.engine.go.set()
        assert stage.session.join(5)


def test_where_audio_goes_is_said_first(stage):
    stage.start()
    assert stage.log.wait_for_state("listening").message == "audio goes to asr.example"


def test_minutes_sent_are_counted_and_shown(stage):
    stage.start()
    stage.engine.sent_s = 125.0
    stage.play(SOUND)
    stage.log.wait_for_lines(2)
    assert stage.log.wait_for_state("listening", times=2).message == (
        "audio goes to asr.example, 2 min sent"
    )


def test_a_slow_server_holds_up_neither_the_ring_nor_what_comes_after(stage):
    stage.start()
    stage.engine.go.clear()
    stage.play(SOUND[: 3 * RATE])
    assert stage.engine.decoding.wait(10)
    stage.play(SOUND[3 * RATE :])  # returns only when the worker has taken all of it
    assert stage.log.lines() == []
    stage.engine.go.set()
    stage.log.wait_for_lines(2)
    assert stage.log.text() == "one two three four five six"
    assert stage.log.lines()[1].end == pytest.approx(4.9, abs=0.02)
    assert "behind" in stage.log.states()
    assert stage.log.gaps() == []


def test_a_pause_while_a_server_hangs_is_waited_for_at_rest(stage):
    session = stage.start()
    turns = count_turns(session)
    stage.engine.go.clear()
    stage.source.play(np.concatenate([SOUND[: 3 * RATE], np.zeros(20 * RATE, np.float32)]))
    stage.log.wait(
        lambda: any((s.value or 0) > 10 for s in stage.log.statuses()), "far behind the server"
    )
    session.pause()
    deadline = time.monotonic() + 10
    before = -1
    while turns[0] != before:
        assert time.monotonic() < deadline, "the worker does not come to rest"
        before = turns[0]
        time.sleep(0.1)
    assert "paused" not in stage.log.states()  # There is something to hear still.
    stage.engine.go.set()
    stage.log.wait_for_state("paused")
    assert stage.log.text() == "one two three"


def count_turns(session: LiveSession) -> list[int]:
    worker, turns = session._worker, [0]
    assert worker is not None
    turn = worker._turn

    def counted(decoding):
        turns[0] += 1
        return turn(decoding)

    worker._turn = counted  # type: ignore[method-assign]
    return turns


def test_the_same_is_committed_as_by_an_engine_here(stage):
    session = stage.start(preset="responsive")
    stage.play(SOUND)
    stage.log.wait_for_lines(2)
    session.stop()
    assert session.join(10)
    lines = [(line.id, line.text, line.start, line.end) for line in stage.log.lines()]
    here = Stage()
    session = here.start(build=lambda progress: driver_of(ScriptedEngine(SCRIPT), "responsive"))
    here.play(SOUND)
    session.stop()
    assert session.join(10)
    assert [(line.id, line.text, line.start, line.end) for line in here.log.lines()] == lines


def test_a_stop_waits_a_moment_for_the_last_words(stage):
    stage.start()
    stage.engine.go.clear()
    stage.play(SOUND[: 2 * RATE])
    stage.session.stop()
    assert stage.engine.decoding.wait(10)
    stage.engine.go.set()
    assert stage.session.join(10)
    assert stage.log.text() == "one two three"
    assert stage.log.gaps() == []


def test_a_stop_does_not_wait_for_a_server_that_hangs_and_tells_what_is_missing(stage, monkeypatch):
    monkeypatch.setattr("app.live.decoding.STOP_GRACE_S", 0.05)
    stage.start()
    stage.engine.go.clear()
    stage.play(SOUND[: 3 * RATE])
    stage.session.stop()
    assert stage.session.join(5)
    (gap,) = stage.log.gaps()
    assert "asr.example did not answer before the stop" in gap.reason
    assert gap.start == pytest.approx(0.0, abs=0.1)
    assert gap.end == pytest.approx(3.0, abs=0.1)
    assert stage.log.states()[-1] == "stopped"


def test_the_end_of_a_file_waits_for_the_server(stage, monkeypatch):
    monkeypatch.setattr("app.live.decoding.STOP_GRACE_S", 0.0)
    stage.start()
    stage.engine.go.clear()
    stage.play(SOUND)
    stage.source.say(SourceState.ENDED)
    assert stage.engine.decoding.wait(10)
    assert not stage.session.join(0.2)
    stage.engine.go.set()
    assert stage.session.join(10)
    assert stage.log.text() == "one two three four five six"


def test_a_server_that_fails_hands_over_to_the_fallback_without_losing_a_word(stage):
    loading = threading.Event()

    def build(progress):
        loading.wait(10)
        return driver_of(Shifted(SCRIPT, stage.rest_s), "conservative")

    stage.rest_s = 0.0
    stage.fallback = FallbackModel("whisper-base", build)
    stage.start()
    stage.engine.fails = True
    stage.play(SOUND[: 3 * RATE])
    said = stage.log.wait_for_state("fallback")
    assert said.message == (
        "asr.example fails (4 tries): no connection: "
        "captions go on with whisper-base on this computer"
    )
    stage.play(SOUND[3 * RATE :])  # heard while the fallback loads
    loading.set()
    stage.log.wait_for_lines(2)
    stage.session.stop()
    assert stage.session.join(10)
    assert stage.log.text() == "one two three four five six"
    first, second = stage.log.lines()
    assert (first.start, second.end) == (
        pytest.approx(0.5, abs=0.02),
        pytest.approx(4.9, abs=0.02),
    )
    assert stage.log.gaps() == []
    assert [line.id for line in stage.log.lines()] == [1, 2]


def test_what_was_committed_before_the_failure_is_not_said_again(stage):
    stage.fallback = FallbackModel(
        "whisper-base", lambda progress: driver_of(Shifted(SCRIPT, stage.rest_s), "conservative")
    )
    stage.rest_s = 2.4  # where the first region, with its pads, ends
    stage.start()
    stage.play(SOUND[: 3 * RATE])
    stage.log.wait_for_lines(1)
    stage.engine.fails = True
    stage.play(SOUND[3 * RATE :])
    stage.session.stop()
    assert stage.session.join(10)
    assert stage.log.lines()[0].text == "one two three"
    assert len(stage.log.lines()) <= 2
    assert "one" not in " ".join(line.text for line in stage.log.lines()[1:])


def test_a_fallback_that_does_not_load_ends_the_session_and_says_both(stage):
    def build(progress):
        raise UnavailableError("whisper-base is not here; get it")

    stage.fallback = FallbackModel("whisper-base", build)
    stage.start()
    stage.engine.fails = True
    stage.source.play(SOUND)
    failed = stage.log.wait_for_state("failed")
    assert "asr.example fails" in failed.message
    assert "whisper-base is not here" in failed.message


def test_without_a_fallback_the_server_is_tried_for_a_while(stage, monkeypatch):
    monkeypatch.setattr("app.live.decoding.RETRY_S", (0.0, 0.0))
    stage.start()
    stage.engine.fails = True
    stage.source.play(SOUND)
    assert "asr.example fails" in stage.log.wait_for_state("failed").message


def test_a_server_that_is_not_there_at_the_start_costs_no_captions(stage):
    def unreachable(progress):
        problem = "asr.example fails: no connection"
        raise UnavailableError("{problem}; see that it runs", problem=problem)

    stage.fallback = FallbackModel(
        "whisper-base", lambda progress: driver_of(ScriptedEngine(SCRIPT), "conservative")
    )
    stage.start(unreachable, until="fallback")
    assert "go on with whisper-base" in stage.log.wait_for_state("fallback").message
    stage.play(SOUND)
    stage.log.wait_for_lines(2)


def test_a_key_that_is_refused_at_the_start_is_told_and_nothing_else_used(stage):
    def refused(progress):
        raise SettingsError("asr.example refuses the key (401)")

    stage.fallback = FallbackModel("whisper-base", lambda progress: pytest.fail("loaded"))
    stage.session = LiveSession(
        [stage.source], refused, [stage.log], SessionOptions(model="x"), stage.clock, stage.fallback
    )
    stage.session.start()
    assert stage.log.wait_for_state("failed").message == "asr.example refuses the key (401)"
