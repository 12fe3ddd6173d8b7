"""The worker's decodes, without a worker: when a failure counts, and when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from app.events import CommittedEvent, LogEvent
from app.live.decoding import RETRY_S, Decoding
from app.live.echo import HOLD_S
from app.live.inbox import Inbox
from app.live.loop import CaptionLoop
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
