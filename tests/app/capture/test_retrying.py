"""What becomes of a device, on a clock that only the test moves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from app.capture.clock import SleepClock
from app.capture.retrying import Attempt, RetryingSource, SourceLostError
from app.capture.source import SourceState
from app.capture.watch import TELL_S
from capture_probe import CaptureProbe
from engine.errors import UnavailableError

RATE = 1000
TICK_S = 0.25
SOUND = np.full(RATE // 4, 0.1, np.float32)
ZEROS = np.zeros(RATE // 4, np.float32)


class Computer:
    """Two clocks, of which one stops in sleep."""

    def __init__(self) -> None:
        self.awake_s = self.always_s = 100.0
        self.clock = SleepClock(lambda: self.awake_s, lambda: self.always_s)

    def run(self, seconds: float) -> None:
        self.awake_s += seconds
        self.always_s += seconds


class Device(RetryingSource):
    """Looked at every quarter of a second of the clock, as the real ones are."""

    def __init__(self, computer: Computer) -> None:
        super().__init__("mic", "Headset", "mic", RATE, computer.clock)
        self.computer = computer
        self.doings: list[Callable[[Attempt], None]] = []
        self.attempts = 0
        self.idle = threading.Event()

    def capture(self, attempt: Attempt) -> None:
        self.attempts += 1
        while not attempt.over and self.doings:
            self.doings.pop(0)(attempt)
        self.idle.set()
        while not attempt.over:
            attempt.wait(0.001)

    def heard(self, samples: np.ndarray, times: int = 1) -> None:
        """Arrives, a quarter of a second each."""

        def hear(attempt: Attempt) -> None:
            self.computer.run(TICK_S)
            attempt.deliver(samples)
            attempt.check()

        self.doings += [hear] * times

    def nothing(self, seconds: float) -> None:
        def wait(attempt: Attempt) -> None:
            self.computer.run(TICK_S)
            attempt.check()

        self.doings += [wait] * round(seconds / TICK_S)

    def raises(self, error: Exception) -> None:
        def fail(_: Attempt) -> None:
            raise error

        self.doings.append(fail)

    def does(self, what: Callable[[], None]) -> None:
        self.doings.append(lambda _: what())


@pytest.fixture
def computer() -> Computer:
    return Computer()


@pytest.fixture
def device(computer: Computer) -> Iterator[Device]:
    device = Device(computer)
    yield device
    device.stop()


@pytest.fixture
def probe() -> CaptureProbe:
    return CaptureProbe()


def _run(device: Device, probe: CaptureProbe) -> list[tuple[SourceState, float]]:
    """Let all of it happen; each state with the second at which it was told."""
    told: list[tuple[SourceState, float]] = []

    def report(status) -> None:
        told.append((status.state, device.computer.awake_s))
        probe.report(status)

    device.start(probe.deliver, report)
    assert device.idle.wait(10)
    return told


def test_a_stall_is_told_within_two_seconds_and_is_no_loss(
    device: Device, probe: CaptureProbe
) -> None:
    device.heard(SOUND, 4)
    device.nothing(3.0)
    device.heard(SOUND, 12)  # All that was missing, though not at once: nothing says lost yet.
    (flowing, _), (stalled, at_s), (again, _) = _run(device, probe)
    assert (flowing, stalled, again) == (
        SourceState.FLOWING, SourceState.STALLED, SourceState.FLOWING,
    )  # fmt: skip
    assert at_s - 101.0 <= TELL_S
    assert probe.statuses[1].message == "Headset: no sound arrives"
    assert device.attempts == 1


def test_zeros_are_told_within_two_seconds(device: Device, probe: CaptureProbe) -> None:
    device.heard(SOUND, 4)
    device.heard(ZEROS, 12)
    _, (muted, at_s) = _run(device, probe)
    assert muted is SourceState.MUTED
    assert at_s - 101.0 <= TELL_S
    assert probe.statuses[1].message == "Headset gives only zeros: is it muted?"


def test_a_device_that_stays_away_is_opened_anew(device: Device, probe: CaptureProbe) -> None:
    device.heard(SOUND, 4)
    device.nothing(7.0)
    device.heard(SOUND, 4)
    states = [state for state, _ in _run(device, probe)]
    assert states == [
        SourceState.FLOWING, SourceState.STALLED, SourceState.LOST, SourceState.FLOWING,
    ]  # fmt: skip
    assert device.attempts == 2
    assert probe.blocks[4].lost == "Headset: no sound arrives"


def test_frames_that_begin_forty_seconds_late(device: Device, probe: CaptureProbe) -> None:
    device.nothing(40.0)
    device.heard(SOUND, 4)
    (stalled, at_s), (flowing, _) = _run(device, probe)
    assert (stalled, flowing) == (SourceState.STALLED, SourceState.FLOWING)
    assert at_s - 100.0 <= TELL_S
    assert device.attempts == 1
    assert probe.blocks[0].time_s == pytest.approx(140.0)


def test_a_device_that_was_never_there_is_told_from_one_that_is_gone(
    device: Device, probe: CaptureProbe
) -> None:
    device.raises(UnavailableError("no microphone found"))
    device.heard(SOUND, 4)
    device.raises(UnavailableError("no microphone found"))
    device.heard(SOUND)
    states = [state for state, _ in _run(device, probe)]
    assert states == [
        SourceState.ABSENT, SourceState.FLOWING, SourceState.LOST, SourceState.FLOWING,
    ]  # fmt: skip
    assert [block.lost for block in probe.blocks] == ["", "", "", "", "no microphone found"]


def test_what_the_system_does_to_a_stream_is_a_loss_from_the_start(
    device: Device, probe: CaptureProbe
) -> None:
    device.raises(SourceLostError("stopped listening to Headset"))
    ((state, _),) = _run(device, probe)[:1]
    assert state is SourceState.LOST


def test_an_unexpected_error_is_told_and_tried_again(
    device: Device, probe: CaptureProbe, caplog: pytest.LogCaptureFixture
) -> None:
    device.raises(ValueError("what?"))
    device.heard(SOUND)
    _run(device, probe)
    assert probe.statuses[0].message == "Headset: an unexpected error, see the log"
    assert probe.statuses[-1].state is SourceState.FLOWING
    assert "what?" in caplog.text


def test_sleep_that_the_clocks_tell_is_a_gap_of_its_length(
    device: Device, computer: Computer, probe: CaptureProbe
) -> None:
    def sleep() -> None:
        computer.always_s += 3600.0

    device.heard(SOUND, 4)
    device.does(sleep)
    device.heard(SOUND, 4)
    told = _run(device, probe)
    assert told[1][0] is SourceState.LOST
    assert probe.statuses[1].message == "the computer slept for 60 min"
    # The first block after it is the old stream's, whatever it says; the device is opened anew.
    assert device.attempts == 2
    assert [block.lost for block in probe.blocks[4:]] == ["the computer slept for 60 min", "", ""]
    assert probe.blocks[4].time_s - probe.blocks[3].time_s == pytest.approx(3600.5)


def test_a_sleep_that_the_system_tells_of_closes_the_device_before(
    device: Device, computer: Computer, probe: CaptureProbe
) -> None:
    device.heard(SOUND, 4)
    device.does(lambda: computer.clock.prepare(True))
    device.heard(SOUND)  # Not heard any more.
    device.start(probe.deliver, probe.report)
    probe.wait_for(SourceState.LOST, "the computer goes to sleep")
    assert device.attempts == 1
    assert len(probe.blocks) == 4
    assert not device.idle.is_set()
    device.heard(SOUND)
    computer.always_s += 7200.0
    computer.clock.prepare(False)
    assert device.idle.wait(10)
    assert device.attempts == 2
    assert probe.blocks[4].lost == "the computer slept for 120 min"
    assert probe.blocks[4].time_s - probe.blocks[3].time_s == pytest.approx(7200.5)


def test_a_sleep_that_the_clocks_do_not_show_is_a_gap_all_the_same(
    device: Device, computer: Computer, probe: CaptureProbe
) -> None:
    device.heard(SOUND, 4)
    device.does(lambda: computer.clock.prepare(True))
    device.heard(SOUND)
    device.start(probe.deliver, probe.report)
    probe.wait_for(SourceState.LOST, "the computer goes to sleep")
    computer.run(20.0)
    device.heard(SOUND)
    computer.clock.prepare(False)
    assert device.idle.wait(10)
    assert probe.blocks[4].lost == "the computer slept for 20 s"


@pytest.mark.parametrize("is_shown", [True, False])
def test_a_sleep_while_the_device_is_away_is_told_by_its_own_length(
    device: Device, computer: Computer, probe: CaptureProbe, is_shown: bool
) -> None:
    def sleep() -> None:
        computer.clock.prepare(True)
        computer.always_s += 3600.0
        computer.awake_s += 0.0 if is_shown else 3600.0
        computer.clock.prepare(False)

    device.heard(SOUND, 4)
    device.does(lambda: computer.run(1800.0))
    device.raises(SourceLostError("unplugged"))
    device.does(sleep)  # And nothing of the device is looked at.
    device.raises(UnavailableError("unplugged"))
    device.heard(SOUND)
    _run(device, probe)
    assert probe.blocks[4].lost == "the computer slept for 60 min"


def test_stopped_while_asleep(device: Device, computer: Computer, probe: CaptureProbe) -> None:
    device.heard(SOUND, 4)
    device.does(lambda: computer.clock.prepare(True))
    device.heard(SOUND)
    device.start(probe.deliver, probe.report)
    probe.wait_for(SourceState.LOST, "the computer goes to sleep")
    device.stop()
    assert len(probe.blocks) == 4


def test_who_never_says_that_it_woke_is_not_waited_for(
    device: Device, computer: Computer, probe: CaptureProbe
) -> None:
    device.heard(SOUND, 4)
    device.does(lambda: computer.clock.prepare(True))
    device.heard(SOUND)
    device.start(probe.deliver, probe.report)
    probe.wait_for(SourceState.LOST, "the computer goes to sleep")
    device.heard(SOUND)
    computer.run(31.0)
    assert device.idle.wait(10)
    assert len(probe.blocks) == 5


def test_a_capture_that_hangs_is_left_alone(device: Device, probe: CaptureProbe) -> None:
    """As inside a sound library: whoever stops does not wait, and hears nothing more of it."""
    hangs, go_on = threading.Event(), threading.Event()

    def hang(attempt: Attempt) -> None:
        hangs.set()
        assert go_on.wait(10)
        attempt.deliver(SOUND)

    device.heard(SOUND, 2)
    device.doings.append(hang)
    device.start(probe.deliver, probe.report)
    assert hangs.wait(10)
    device.stop()  # Returns while it hangs.
    assert len(probe.blocks) == 2
    device.start(probe.deliver, probe.report)  # Works again beside it.
    assert device.idle.wait(10)
    assert device.attempts == 2
    statuses = len(probe.statuses)
    go_on.set()
    device.heard(SOUND)
    assert len(probe.blocks) == 2
    assert len(probe.statuses) == statuses
