"""What logind says of sleep, by a mock of it on a private system bus."""

from __future__ import annotations

import queue

from app.capture.clock import SleepClock
from app.capture.sleep import SleepSignals
from mock_logind import MockLogind

HANG_S = 15.0


def test_sleep_is_heard_before_it_and_after(logind: MockLogind) -> None:
    logind.start()
    heard: queue.Queue[bool] = queue.Queue()
    with SleepSignals(heard.put) as signals:
        assert signals.wait(HANG_S)
        logind.say(True)
        assert heard.get(timeout=HANG_S) is True
        logind.say(False)
        assert heard.get(timeout=HANG_S) is False
        logind.say(True)
        assert heard.get(timeout=HANG_S) is True
    assert heard.get_nowait() is False  # Nobody listens any more: not asleep for ever.


def test_logind_that_comes_later_is_heard(logind: MockLogind) -> None:
    heard: queue.Queue[bool] = queue.Queue()
    with SleepSignals(heard.put) as signals:
        assert signals.wait(HANG_S)
        logind.start()
        logind.say(True)
        assert heard.get(timeout=HANG_S) is True


def test_a_bus_that_goes_away_leaves_nobody_asleep(logind: MockLogind) -> None:
    logind.start()
    clock = SleepClock()
    heard: queue.Queue[bool] = queue.Queue()

    def prepare(asleep: bool) -> None:
        clock.prepare(asleep)
        heard.put(asleep)

    with SleepSignals(prepare) as signals:
        assert signals.wait(HANG_S)
        logind.say(True)
        assert heard.get(timeout=HANG_S) is True
        assert clock.is_asleep
        logind.close()
        assert heard.get(timeout=HANG_S) is False
        assert not clock.is_asleep
        assert clock.naps == 1


def test_without_a_system_bus_nothing_is_heard_and_nothing_breaks() -> None:
    heard: list[bool] = []
    with SleepSignals(heard.append) as signals:
        assert not signals.wait(0.2)
    assert heard == []
