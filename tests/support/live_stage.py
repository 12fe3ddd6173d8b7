"""A live session on a stage: a source that a test plays, a clock it turns, an engine it holds."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from app.capture.source import Block, Deliver, Report, SourceState, SourceStatus
from app.events import CommittedEvent, DraftEvent, GapEvent, LogEvent, StatusEvent
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeRequest, WindowDecode
from engine.errors import DecodeCancelledError
from scripted_engine import LoudnessVad, ScriptedEngine, Spoken

TIMEOUT_S = 15.0
BLOCK_S = 0.1


class StageClock:
    """Seconds that only a test moves."""

    def __init__(self, now_s: float = 1000.0) -> None:
        self.now_s = now_s

    def __call__(self) -> float:
        return self.now_s


class StageSource:
    """A source whose sound a test plays. Its clock moves with the sound."""

    def __init__(self, clock: StageClock, name: str = "mic", rate: int = 16_000) -> None:
        self.name = name
        self.label = f"Stage {name}"
        self.spec = name
        self.rate = rate
        self.running = False
        self.starts = 0
        self._clock = clock
        self._deliver: Deliver | None = None
        self._report: Report | None = None

    def start(self, deliver: Deliver, report: Report) -> None:
        self._deliver, self._report = deliver, report
        self.running = True
        self.starts += 1

    def stop(self) -> None:
        self.running = False

    def play(self, samples: NDArray[np.float32], lost: str = "") -> None:
        """Deliver `[samples]` in blocks, turning the clock."""
        size = round(BLOCK_S * self.rate)
        for start in range(0, len(samples), size):
            block = samples[start : start + size]
            time_s = self._clock.now_s
            self._clock.now_s += len(block) / self.rate
            if self.running and self._deliver is not None:
                self._deliver(Block(block, self.rate, time_s, lost))
            lost = ""

    def say(self, state: SourceState, message: str = "") -> None:
        assert self._report is not None
        self._report(SourceStatus(state, message or state.value))


class HeldEngine(ScriptedEngine):
    """A scripted engine whose decodes wait for ``go``; a cancelled one ends at once."""

    def __init__(self, script: Sequence[Spoken]) -> None:
        super().__init__(script)
        self.go = threading.Event()
        self.go.set()
        self.decoding = threading.Event()

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        self.decoding.set()
        while not self.go.wait(0.005):
            if any(r.cancel is not None and r.cancel.is_set() for r in requests):
                raise DecodeCancelledError("cancelled")
        return super().decode(requests)


def driver_of(engine: ScriptedEngine, preset: str = "responsive") -> AsrStreamDriver:
    return AsrStreamDriver(engine, EmissionPolicy.preset(preset), LoudnessVad())


@dataclass
class EventLog:
    """A sink that remembers and waits."""

    events: list[LogEvent] = field(default_factory=list)
    changed: threading.Condition = field(default_factory=threading.Condition)

    def __call__(self, event: LogEvent) -> None:
        with self.changed:
            self.events.append(event)
            self.changed.notify_all()

    def wait(self, expected: Callable[[], bool], what: str) -> None:
        with self.changed:
            if not self.changed.wait_for(expected, TIMEOUT_S):
                raise AssertionError(f"{what} did not happen; the log: {self.events}")

    def wait_for_state(self, state: str, source: str = "", times: int = 1) -> StatusEvent:
        def found() -> list[StatusEvent]:
            return [s for s in self.statuses(source) if s.state == state]

        self.wait(lambda: len(found()) >= times, f"status {state} of {source!r}")
        return found()[times - 1]

    def wait_for_lines(self, n: int) -> None:
        self.wait(lambda: len(self.lines()) >= n, f"{n} lines")

    def statuses(self, source: str | None = None) -> list[StatusEvent]:
        return [
            e
            for e in list(self.events)
            if isinstance(e, StatusEvent) and source in (None, e.source)
        ]

    def states(self, source: str = "") -> list[str]:
        return [status.state for status in self.statuses(source)]

    def lines(self) -> list[CommittedEvent]:
        return [e for e in list(self.events) if isinstance(e, CommittedEvent)]

    def text(self) -> str:
        return " ".join(line.text for line in self.lines())

    def drafts(self) -> list[DraftEvent]:
        return [e for e in list(self.events) if isinstance(e, DraftEvent)]

    def gaps(self) -> list[GapEvent]:
        return [e for e in list(self.events) if isinstance(e, GapEvent)]
