"""The clock that goes on in sleep."""

from __future__ import annotations

import time

import pytest

from app.capture.clock import SleepClock, session_clock, slept_by, slept_for


class Computer:
    """Two clocks, one of which stops in sleep."""

    def __init__(self) -> None:
        self.awake_s, self.always_s = 50.0, 9000.0

    def run(self, seconds: float) -> None:
        self.awake_s += seconds
        self.always_s += seconds

    def clock(self, step_s: float | None = None) -> SleepClock:
        return SleepClock(lambda: self.awake_s, lambda: self.always_s, step_s)


def test_sleep_counts_and_is_known() -> None:
    computer = Computer()
    clock = computer.clock()
    assert clock() == 50.0
    computer.run(10.0)
    assert (clock(), slept_by(clock)) == (60.0, 0.0)
    computer.always_s += 3600.0
    assert (clock(), slept_by(clock)) == (3660.0, 3600.0)
    computer.run(1.0)
    assert clock() == 3661.0
    computer.always_s += 60.0
    assert (clock(), slept_by(clock)) == (3721.0, 3660.0)


def test_a_wall_clock_that_drifts_or_is_set_back_is_no_sleep() -> None:
    computer = Computer()
    clock = computer.clock(5.0)
    for _ in range(1000):
        computer.run(1.0)
        computer.always_s += 0.02
        assert slept_by(clock) == 0.0
    computer.always_s -= 3600.0  # The end of summer time, on a computer that keeps local time.
    assert (clock(), slept_by(clock)) == (1050.0, 0.0)
    computer.always_s += 600.0
    assert slept_by(clock) == 600.0


def test_the_sessions_clock_is_the_monotonic_one_until_the_computer_sleeps() -> None:
    before = time.monotonic()
    now = session_clock()
    if slept_by(session_clock) == 0.0:
        assert before <= now <= time.monotonic()
    assert slept_by(time.monotonic) == 0.0


@pytest.mark.parametrize(("seconds", "words"), [(20.0, "20 s"), (89.0, "89 s"), (3600.0, "60 min")])
def test_how_long_it_slept_is_said(seconds: float, words: str) -> None:
    assert slept_for(seconds) == f"the computer slept for {words}"
