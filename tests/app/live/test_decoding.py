"""The worker's decodes, without a worker: when a failure counts, and when it is over."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace

from app.events import CommittedEvent, LogEvent
from app.live.decoding import RETRY_S, Decoding
from app.live.echo import HOLD_S
from app.live.inbox import Inbox
from app.live.loop import CaptionLoop
from engine.driver.seam import DecodeRequest, WindowDecode
from engine.errors import UnavailableError
from live_stage import StageClock, driver_of
from scripted_engine import ScriptedEngine, sentence, speech

NEAR = sentence("one two three", 0.5)
FAR = sentence("nine eight seven six five four three two", 0.5, word_s=0.5)


class Told:
    """What was said meanwhile."""

    def __init__(self, clock: StageClock) -> None:
        self._clock = clock
        self.events: list[LogEvent] = []
        self.states: list[str] = []

    def now(self) -> float:
        return self._clock()

    def tell(self, state: str, message: str, value: float | None = None) -> None:
        self.states.append(state)

    def emit_all(self, events: Sequence[LogEvent]) -> None:
        self.events += events


def test_a_line_that_has_waited_is_no_decode_that_worked() -> None:
    """Of two streams one fails, while the other has a line that may be an echo of it."""
    clock = StageClock()
    engine = ScriptedEngine(NEAR)
    loop = CaptionLoop(driver_of(engine), ["mic", "system"])
    told = Told(clock)
    decoding = Decoding(loop, Inbox(), told, clock)
    loop.write("mic", speech(NEAR, 3.5))
    loop.write("system", speech(FAR, 3.2))
    decoding.turn(shed=True)
    assert loop.is_holding
    loop.write("system", speech(FAR, 4.3)[int(3.2 * 16_000) :])
    engine.failures = 2
    for _ in range(2):
        clock.now_s += max(RETRY_S)
        decoding.turn(shed=False)
    assert told.states[-1] == "behind"
    assert decoding.retry_in_s is not None
    clock.now_s += HOLD_S
    decoding.turn(shed=True)  # Far behind: no draft, but the line is told.
    assert [e.text for e in told.events if isinstance(e, CommittedEvent)] == ["one two three"]
    assert decoding.retry_in_s is not None
    decoding.turn(shed=False)
    assert decoding.retry_in_s is None


class TwoServers(ScriptedEngine):
    """What is short fails; what is long waits until it may go on."""

    def __init__(self) -> None:
        super().__init__(FAR)
        self.go, self.fails = threading.Event(), True

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        if len(requests[0].features) > 300:
            assert self.go.wait(15)
        elif self.fails:
            raise UnavailableError("no connection")
        return super().decode(requests)


def test_what_has_landed_is_not_looked_at_before_the_next_try() -> None:
    clock, landed = StageClock(), threading.Semaphore(0)
    engine = TwoServers()
    driver = replace(driver_of(engine, "conservative"), awaited=True)
    loop = CaptionLoop(driver, ["system", "other"], wake=landed.release)
    decoding = Decoding(loop, Inbox(), Told(clock), clock)
    loop.write("system", speech(NEAR, 3.5))
    loop.write("other", speech(FAR, 6.0))
    for _ in range(2):  # The first failure is tried again at once.
        decoding.turn(shed=False)
        assert landed.acquire(timeout=15)
        decoding.turn(shed=False)
    assert decoding.retry_in_s == RETRY_S[1]
    engine.go.set()
    assert landed.acquire(timeout=15)
    assert not decoding.can_go_on  # A turn would do nothing, again and again.
    assert decoding.retry_in_s == RETRY_S[1]
    engine.fails = False
    clock.now_s += RETRY_S[1]
    assert decoding.can_go_on
    decoding.turn(shed=False)
    assert landed.acquire(timeout=15)
    decoding.turn(shed=False)
    loop.close()
    assert loop.is_settled
