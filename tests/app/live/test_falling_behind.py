"""A decoder that is slower than people speak: drafts shed, the user told, nothing lost silently."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest

from app.capture.ring import BACKLOG_S
from app.live.session import LiveSession, SessionOptions
from coded_speech import CODES, WORD_S, CodedEngine, numbers, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeRequest, WindowDecode
from live_stage import EventLog, HeldEngine, StageClock, StageSource
from scripted_engine import HOP, RATE, LoudnessVad, sentence, speech
from session_stage import SOUND, SessionStage


def test_drafts_are_shed_and_the_user_told_when_decoding_is_slow(stage: SessionStage) -> None:
    stage.start()
    stage.engine.go.clear()
    stage.source.play(SOUND[: RATE * 2])
    assert stage.engine.decoding.wait(5)
    stage.source.play(SOUND[RATE * 2 :])
    stage.source.play(speech([], 20.0))
    before = len(stage.engine.requests)
    stage.engine.go.set()
    behind = stage.log.wait_for_state("behind")
    assert behind.value is not None
    assert behind.value > 3
    assert f"{behind.value:.0f} s behind" in behind.message
    stage.log.wait_for_state("listening", times=2)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    shed = [r.kind.value for r in stage.engine.requests[before + 1 :]]
    assert "draft" not in shed
    assert stage.log.gaps() == []


def test_what_is_too_old_is_dropped_with_a_gap(stage: SessionStage) -> None:
    # The engine reads by position in the stream, and the gap will be a multiple of the period.
    script = [w for i in range(30) for w in sentence(f"word{i}", 0.5 + 2 * i)]
    stage.engine = HeldEngine(script)
    stage.options = SessionOptions(model="scripted", backlog_s=20.0)
    stage.start()
    sound = speech(script, 60.0)
    stage.engine.go.clear()
    stage.source.play(sound[: RATE * 3])
    assert stage.engine.decoding.wait(5)
    stage.source.play(sound[RATE * 3 :])
    stage.engine.go.set()
    stage.log.wait_for_state("listening", times=2)
    stage.end()
    (gap,) = stage.log.gaps()
    assert "too far behind" in gap.reason
    assert gap.end - gap.start == pytest.approx(40.0, abs=0.02)
    # Every line is where it was spoken, on one side of the gap or the other, and none is missing.
    starts = [line.start for line in stage.log.lines()]
    spoken = np.arange(0.5, 60.0, 2.0)
    outside = spoken[(spoken + 0.3 < gap.start - 0.1) | (spoken > gap.end + 0.1)]
    assert len(outside) >= 8
    assert set(np.round(outside, 1)) <= {round(start, 1) for start in starts}
    assert all(
        line.end < gap.start + 0.1 or line.start > gap.end - 0.1 for line in stage.log.lines()
    )


SLOW_FOR_S, SLOW, QUICK = 180.0, 1.5, 0.2
SENTENCE_S, N_WORDS, N_SENTENCES = 5.0, 12, 90
STARTS = [
    SENTENCE_S * sentence + 0.5 + WORD_S * word
    for sentence in range(N_SENTENCES)
    for word in range(N_WORDS)
]


class SlowMachine:
    """People speak on while a decode runs, which takes as long as its audio is, and half again.

    So it is for three minutes; then the machine is its old self. Time is the session's own.
    """

    def __init__(self) -> None:
        self.clock, self.log, self.turn = StageClock(), EventLog(), threading.Lock()
        self.zero_s = self.clock.now_s
        self.source = StageSource(self.clock)
        self.sound = say(STARTS, SENTENCE_S * N_SENTENCES)
        self.played = 0
        self.engine = SlowEngine(self)
        driver = AsrStreamDriver(self.engine, EmissionPolicy.preset("responsive"), LoudnessVad())
        options = SessionOptions("slow")
        self.session = LiveSession([self.source], lambda _: driver, [self.log], options, self.clock)

    @property
    def now_s(self) -> float:
        return self.clock.now_s - self.zero_s

    def hear(self, seconds: float) -> None:
        with self.turn:
            end = self.played + round(seconds * RATE)
            self.source.play(self.sound[self.played : end])
            self.played = min(end, len(self.sound))

    def run(self) -> None:
        self.session.start()
        self.log.wait_for_state("listening")
        while self.played < len(self.sound):
            self.hear(0.25)
            deadline = time.monotonic() + 30
            while any(ring.available for ring in self.session._rings.values()):
                assert time.monotonic() < deadline
                time.sleep(0.0005)
        self.session.stop()
        assert self.session.join(30)


class SlowEngine(CodedEngine):
    def __init__(self, machine: SlowMachine) -> None:
        super().__init__(window_s=30.0)
        self.machine = machine
        self.kinds: list[tuple[float, bool]] = []

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        machine = self.machine
        factor = SLOW if machine.now_s < SLOW_FOR_S else QUICK
        self.kinds += [(machine.now_s, request.kind.commits) for request in requests]
        machine.hear(factor * sum(len(request.features) for request in requests) * HOP / RATE)
        return super().decode(requests)


@pytest.fixture
def machine() -> Iterator[SlowMachine]:
    machine = SlowMachine()
    yield machine
    machine.session.stop(abort=True)
    assert machine.session.join(10)


def test_three_slow_minutes_are_made_up_for_and_nothing_is_skipped(machine: SlowMachine) -> None:
    machine.run()
    log = machine.log
    assert numbers(log.text()) == [n % CODES for n in range(N_SENTENCES * N_WORDS)]
    assert log.gaps() == []
    behind = [s for s in log.statuses() if s.state == "behind"]
    # By how much is told: nearly a third of three minutes, as pauses are not decoded.
    assert 30.0 < max(s.value or 0.0 for s in behind) < 75.0 < BACKLOG_S
    assert "s behind" in behind[0].message
    # Drafts went first, before anybody was told; they are back once it is made up for.
    begun, ended = behind[0].shown, behind[-1].shown
    assert not any(begun < at_s < ended and not commits for at_s, commits in machine.engine.kinds)
    assert any(at_s > ended and not commits for at_s, commits in machine.engine.kinds)
    assert log.states()[-2:] == ["listening", "stopped"]


class HeldCodedEngine(CodedEngine):
    """As on a server: decodes run elsewhere, and none ends while it is held."""

    def __init__(self) -> None:
        super().__init__(window_s=30.0)
        self.go = threading.Event()
        self.go.set()

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        assert self.go.wait(30)
        return super().decode(requests)


def test_a_server_that_does_not_answer_is_bounded_too() -> None:
    clock, log, engine = StageClock(), EventLog(), HeldCodedEngine()
    source, sound = StageSource(clock), say(STARTS[: 24 * N_WORDS], 24 * SENTENCE_S)
    driver = replace(
        AsrStreamDriver(engine, EmissionPolicy.preset("conservative"), LoudnessVad()), awaited=True
    )
    options = SessionOptions("far", backlog_s=30.0)
    session = LiveSession([source], lambda _: driver, [log], options, clock)
    session.start()
    try:
        log.wait_for_state("listening")
        engine.go.clear()
        for at in range(0, len(sound), RATE):
            source.play(sound[at : at + RATE])
            time.sleep(0.002)  # Let the worker listen, if it will.
        log.wait(lambda: any((s.value or 0) > 30 for s in log.statuses()), "far behind")
        engine.go.set()
        log.wait_for_state("listening", times=2)
    finally:
        engine.go.set()
        session.stop()
        assert session.join(30)
    assert log.gaps()
    assert all("too far behind" in gap.reason for gap in log.gaps())
    lost = sum(gap.end - gap.start for gap in log.gaps())
    assert 40.0 < lost < 24 * SENTENCE_S - 30.0  # All but what the ring and the stream may hold.
    said = set(numbers(log.text()))
    assert said
    for number, start in enumerate(STARTS[: 24 * N_WORDS]):
        away = all(start + WORD_S < gap.start - 0.1 or start > gap.end + 0.1 for gap in log.gaps())
        assert (number % CODES in said) or not away
