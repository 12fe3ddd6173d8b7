"""Simulated real time: the clock is the audio's plus what computing took, by an injected timer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from app.events import CommittedEvent, LogEvent, StatusEvent
from app.live.loop import CaptionLoop
from app.live.simulate import SimulatedClock, simulate
from app.live.status import SHED_S
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from scripted_engine import LoudnessVad, ScriptedEngine, sentence, speech

RATE = 16_000
BLOCK = 320


class Timer:
    """Real seconds, moved on by whoever says that it computes."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class SlowLoop:
    """A loop whose writes and decodes take a stated time; due every ``every_s`` of audio."""

    def __init__(self, timer: Timer, *, write_s: float, decode_s: float, every_s: float) -> None:
        self._timer = timer
        self._write_s, self._decode_s, self._every_s = write_s, decode_s, every_s
        self.written: list[tuple[str, int]] = []
        self.n_samples = 0
        self._decoded = 0
        self.shed: list[bool] = []

    @property
    def behind_s(self) -> float:
        return (self.n_samples - self._decoded) / RATE

    def write(self, source: str, samples: NDArray[np.float32]) -> None:
        self._timer.now += self._write_s
        self.written.append((source, len(samples)))
        self.n_samples += len(samples)

    def due(self) -> str | None:
        return "draft" if self.behind_s >= self._every_s - 1e-9 else None

    def advance(self, now: Callable[[], float], drafts: bool = True) -> list[LogEvent]:
        self.shed.append(not drafts)
        return self._decode(now, "draft")

    def finish(self, now: Callable[[], float]) -> list[LogEvent]:
        return self._decode(now, "end")

    def _decode(self, now: Callable[[], float], state: str) -> list[LogEvent]:
        began = now()
        self._timer.now += self._decode_s
        self._decoded = self.n_samples
        return [StatusEvent(state, "", now(), began)]


def blocks(seconds: float) -> Iterator[NDArray[np.float32]]:
    samples = np.zeros(round(seconds * RATE), np.float32)
    return (samples[i : i + BLOCK] for i in range(0, len(samples), BLOCK))


def _times(events: list[LogEvent]) -> list[tuple[float, float]]:
    """When each decode began and when its result was shown."""
    return [(e.value or 0.0, e.shown) for e in events if isinstance(e, StatusEvent)]


def test_a_free_machine_waits_for_the_audio() -> None:
    timer = Timer()
    loop = SlowLoop(timer, write_s=0.0, decode_s=0.1, every_s=0.5)
    clock = SimulatedClock(timer)
    times = _times(list(simulate(loop, {"file": blocks(2.0)}, RATE, clock)))
    # Due at 0.5 s. The decode ends at 0.6, with 5 blocks waiting: the next is due at 1.0.
    assert times == [
        pytest.approx(pair) for pair in [(0.5, 0.6), (1.0, 1.1), (1.5, 1.6), (2.0, 2.1), (2.1, 2.2)]
    ]
    assert clock.decoding_s == pytest.approx(0.5)
    assert clock.audio_s == pytest.approx(2.0)
    assert clock.behind_max_s == pytest.approx(0.5)


def test_a_clock_that_waits_gives_the_time_to_others() -> None:
    timer = Timer()
    loop = SlowLoop(timer, write_s=0.0, decode_s=0.1, every_s=0.5)
    waits: list[float] = []

    def wait(seconds: float) -> None:
        waits.append(seconds)
        timer.now += seconds + (0.25 if len(waits) == 1 else 0.0)  # woken late

    times = _times(list(simulate(loop, {"file": blocks(2.0)}, RATE, SimulatedClock(timer, wait))))
    assert times[0] == pytest.approx((0.5, 0.6))
    # What was late at first was not waited for, nor was what was spoken during a decode.
    assert sum(waits) == pytest.approx(2.0 - 0.25 - 3 * 0.1)
    assert min(waits) > 0


def test_audio_that_arrives_during_a_decode_is_written_before_the_next() -> None:
    timer = Timer()
    loop = SlowLoop(timer, write_s=0.0, decode_s=1.0, every_s=0.5)
    clock = SimulatedClock(timer)
    times = _times(list(simulate(loop, {"file": blocks(3.0)}, RATE, clock)))
    # The decode of 0.5 s ends at 1.5; the one that follows sees all 1.5 s, and so on.
    assert times == [
        pytest.approx(p) for p in [(0.5, 1.5), (1.5, 2.5), (2.5, 3.5), (3.5, 4.5), (4.5, 5.5)]
    ]
    assert clock.behind_max_s == pytest.approx(1.0)


def test_writing_pushes_the_clock_too() -> None:
    timer = Timer()
    loop = SlowLoop(timer, write_s=0.03, decode_s=0.0, every_s=9.0)  # slower than the audio
    clock = SimulatedClock(timer)
    times = _times(list(simulate(loop, {"file": blocks(1.0)}, RATE, clock)))
    # The first block is there at 0.02, then 50 writes of 0.03.
    assert times == [pytest.approx((1.52, 1.52))]
    assert clock.writing_s == pytest.approx(1.5)


def test_drafts_are_shed_when_far_behind() -> None:
    timer = Timer()
    loop = SlowLoop(timer, write_s=0.0, decode_s=SHED_S + 1, every_s=0.5)
    list(simulate(loop, {"file": blocks(9.0)}, RATE, SimulatedClock(timer)))
    # Decodes begin at 0.5, 3.5, 6.5 s, and at 9.5 s with the half second that is left.
    assert loop.shed == [False, True, True, True]


def test_sources_arrive_together() -> None:
    timer = Timer()
    loop = SlowLoop(timer, write_s=0.0, decode_s=0.0, every_s=99.0)
    list(simulate(loop, {"mic": blocks(0.1), "system": blocks(0.06)}, RATE))
    assert [source for source, _ in loop.written] == [
        "mic", "system", "mic", "system", "mic", "system", "mic", "mic",
    ]  # fmt: skip


def test_it_stops_when_told_to() -> None:
    loop = SlowLoop(Timer(), write_s=0.0, decode_s=0.0, every_s=99.0)
    list(simulate(loop, {"file": blocks(9.0)}, RATE, until_s=1.5))
    assert loop.n_samples == 1.5 * RATE


def test_the_real_loop_commits_what_the_script_says() -> None:
    words = [*sentence("one two three", 0.5), *sentence("four five", 4.0)]
    driver = AsrStreamDriver(ScriptedEngine(words), EmissionPolicy.responsive(), LoudnessVad())
    loop = CaptionLoop(driver, ["file"])
    samples = speech(words, 7.0)
    pieces = [samples[i : i + BLOCK] for i in range(0, len(samples), BLOCK)]
    events = list(simulate(loop, {"file": pieces}, RATE))
    commits = [e for e in events if isinstance(e, CommittedEvent)]
    assert [e.text for e in commits] == ["one two three", "four five"]
    shown = [e.shown for e in events if not isinstance(e, StatusEvent) and hasattr(e, "shown")]
    assert shown == sorted(shown)
    assert len(events) > len(commits)  # drafts
    assert all(e.shown >= e.audio for e in commits)
