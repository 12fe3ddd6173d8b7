"""Live first: a file's token waits while a live decode runs."""

from __future__ import annotations

import threading
from typing import Any

from engine.files.gate import LiveFirst


def test_nobody_waits_while_nobody_is_live() -> None:
    gate = LiveFirst()
    assert gate.may_run()
    assert not gate.token().is_set()


def test_files_stand_still_during_a_live_decode() -> None:
    gate = LiveFirst()
    order: list[str] = []
    looking = threading.Event()

    def file_decode() -> None:
        looking.set()
        assert not gate.token().is_set()
        order.append("file")

    with gate.live(), gate.live():
        assert not gate.may_run()
        thread = threading.Thread(target=file_decode)
        thread.start()
        looking.wait(10)
        thread.join(0.2)
        assert thread.is_alive()
        order.append("live")
    thread.join(10)
    assert order == ["live", "file"]


def test_a_stop_ends_the_wait() -> None:
    gate = LiveFirst()
    stop = threading.Event()
    token = gate.token(stop)
    assert not token.is_set()
    with gate.live():
        stop.set()
        assert token.is_set()
    assert token.is_set()


def test_a_live_decode_that_hangs_is_not_waited_for_for_ever() -> None:
    gate = LiveFirst()
    with gate.live():
        assert not gate.token(longest_wait_s=0.2).is_set()


def test_a_live_decode_that_hangs_is_given_up_once_and_the_next_one_waited_for() -> None:
    gate = LiveFirst()
    token = gate.token(longest_wait_s=0.2)
    waits = CountedWaits(gate)
    with gate.live():
        assert not token.is_set()
        assert waits.n == 2
        assert not token.is_set()  # Its next step.
        assert waits.n == 2
    with gate.live():
        assert not token.is_set()
        assert waits.n == 4


class CountedWaits:
    """Counts how often somebody waits for a gate."""

    def __init__(self, gate: LiveFirst) -> None:
        self.n = 0
        wait_for = gate._changed.wait_for

        def counted(*arguments: Any) -> bool:
            self.n += 1
            return wait_for(*arguments)

        gate._changed.wait_for = counted  # type: ignore[method-assign]
