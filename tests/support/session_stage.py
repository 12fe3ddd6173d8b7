"""A session and what a test needs to drive it through its states, on a scripted engine."""

from __future__ import annotations

import time

import numpy as np

from app.live.announcer import Sink
from app.live.fallback import BuildDriver
from app.live.session import LiveSession, SessionOptions
from live_stage import EventLog, HeldEngine, StageClock, StageSource, driver_of
from scripted_engine import RATE, sentence, speech

OPTIONS = SessionOptions(model="scripted")
# Two sentences with a pause that closes a region between them.
FIRST = sentence("one two three", 0.5)
SECOND = sentence("four five six", 4.0)
SCRIPT = [*FIRST, *SECOND]
SOUND = speech(SCRIPT, 7.0)


class SessionStage:
    """A session and what a test needs to drive it."""

    def __init__(self) -> None:
        self.clock = StageClock()
        self.source = StageSource(self.clock)
        self.engine = HeldEngine(SCRIPT)
        self.log = EventLog()
        self.sinks: list[Sink] = [self.log]
        self.options = OPTIONS
        self.sources = [self.source]
        self.build: BuildDriver = lambda progress: driver_of(self.engine)
        self.session: LiveSession | None = None

    def start(self, state: str = "listening") -> LiveSession:
        self.session = LiveSession(self.sources, self.build, self.sinks, self.options, self.clock)
        self.session.start()
        if state:
            self.log.wait_for_state(state)
        return self.session

    def play(self, samples: np.ndarray, lost: str = "") -> None:
        """Play no faster than the worker listens."""
        assert self.session is not None
        for start in range(0, len(samples), RATE // 2):
            self.source.play(samples[start : start + RATE // 2], lost)
            lost = ""
            deadline = time.monotonic() + 15
            while any(ring.available for ring in self.session._rings.values()):
                assert time.monotonic() < deadline
                time.sleep(0.001)

    def end(self) -> None:
        assert self.session is not None
        self.session.stop()
        assert self.session.join(15)
