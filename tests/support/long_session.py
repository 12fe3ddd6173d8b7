"""A session on a stage for hours: scripted source, clock and engine, and all that can happen to it.

The sound carries the words' numbers, so that a word lost, doubled or cut shows, wherever it was
decoded.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from app.capture.source import Block, SourceState
from app.events import StatusEvent
from app.live.changing import LoopOptions, SessionChange
from app.live.keeping import StoreSink
from app.live.session import LiveSession, SessionOptions
from app.transcript.store import TranscriptStore
from coded_speech import CODES, LOWEST, STEP, WORD_S, CodedEngine
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeRequest, WindowDecode
from engine.errors import DecodeCancelledError, ModelError, UnavailableError
from live_stage import EventLog, StageClock, StageSource
from scripted_engine import HOP, RATE, LoudnessVad

SENTENCE_S, N_WORDS = 5.0, 3
BLOCK_S = 1.0
BACKLOG_S = 60.0


def starts_of(number: int) -> float:
    """The session second at which a word is spoken."""
    return SENTENCE_S * (number // N_WORDS) + 0.5 + WORD_S * (number % N_WORDS)


def sound(start_s: float, end_s: float) -> np.ndarray:
    """What is heard between two session seconds, samples on one grid."""
    first, last = round(start_s * RATE), round(end_s * RATE)
    samples = np.zeros(last - first, np.float32)
    lowest = max(0, int(start_s // SENTENCE_S) * N_WORDS - N_WORDS)
    for number in range(lowest, int(end_s // SENTENCE_S + 1) * N_WORDS):
        begin = round(starts_of(number) * RATE) - first
        end = begin + round(WORD_S * RATE) - HOP
        level = LOWEST + STEP * (number % CODES)
        samples[max(begin, 0) : max(min(end, len(samples)), 0)] = level
    return samples


class Engine(CodedEngine):
    """Waits while it is held, and then fails as often as it is told."""

    def __init__(self, name: str = "first") -> None:
        super().__init__(window_s=30.0, name=name)
        self.go, self.decoding = threading.Event(), threading.Event()
        self.go.set()

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        self.decoding.set()
        while not self.go.wait(0.005):
            if any(r.cancel is not None and r.cancel.is_set() for r in requests):
                raise DecodeCancelledError("cancelled")
        decoded = super().decode(requests)
        self.batches.clear()
        return decoded


class Disk:
    """A store that can be full."""

    def __init__(self, store: TranscriptStore) -> None:
        self.full = False
        self._store = store

    def __getattr__(self, name: str) -> object:
        if self.full:
            raise UnavailableError("the disk is full; free some space")
        return getattr(self._store, name)


@dataclass(frozen=True)
class Missing:
    """Session seconds that no sound came from, and what may be said about them."""

    start_s: float
    end_s: float
    reason: str


@dataclass
class World:
    """A session and all that happens to it."""

    store: TranscriptStore
    chance: random.Random
    missing: list[Missing] = field(default_factory=list)
    silent: list[tuple[float, float]] = field(default_factory=list)
    happened: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.clock = StageClock()
        self.zero_s = self.clock.now_s
        self.source = StageSource(self.clock)
        self.engine = Engine()
        self.log = EventLog()
        self.disk = Disk(self.store)
        self.sink = StoreSink(self.disk, clock=self.clock)  # type: ignore[arg-type]
        self.lost = ""
        self.session = LiveSession(
            [self.source],
            lambda progress: self.driver(self.engine),
            [self.sink, self.log],
            SessionOptions(model="first", backlog_s=BACKLOG_S),
            self.clock,
        )

    @staticmethod
    def driver(engine: CodedEngine) -> AsrStreamDriver:
        return AsrStreamDriver(engine, EmissionPolicy.preset("responsive"), LoudnessVad())

    @property
    def now_s(self) -> float:
        return self.clock.now_s - self.zero_s

    def play(self, seconds: float, *, wait: bool = True, muted: bool = False) -> None:
        """Sound as it is heard now, no faster than it is taken."""
        end_s = self.now_s + seconds
        while self.now_s < end_s - 1e-6:
            until_s = min(end_s, self.now_s + BLOCK_S)
            samples = sound(self.now_s, until_s)
            self.deliver(np.zeros_like(samples) if muted else samples, self.now_s)
            self.clock.now_s = self.zero_s + until_s
            if wait and round(self.now_s / BLOCK_S) % 4 == 0:
                self.drain()
        if wait:
            self.drain()

    def deliver(self, samples: np.ndarray, at_s: float) -> None:
        assert self.source._deliver is not None
        self.source._deliver(Block(samples, RATE, self.zero_s + at_s, self.lost))
        self.lost = ""

    def drain(self) -> None:
        self.until(lambda: not any(ring.available for ring in self.session._rings.values()))

    @staticmethod
    def until(expected: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 30
        while not expected():
            assert time.monotonic() < deadline
            time.sleep(0.0005)

    def pass_by(self, seconds: float, reason: str) -> None:
        """Time without sound."""
        start_s = self.now_s
        self.clock.now_s += seconds
        self.missing.append(Missing(start_s, self.now_s, reason))

    # Mishaps

    def unplugged(self) -> None:
        self._lost("the headset is gone", self.chance.uniform(3, 60))

    def slept(self) -> None:
        self._lost("the computer slept", self.chance.uniform(60, 400))

    def killed_server(self) -> None:
        self._lost("the sound server went away", self.chance.uniform(1, 10))

    def _lost(self, reason: str, seconds: float) -> None:
        self.source.say(SourceState.LOST, reason)
        self.pass_by(seconds, reason)
        self.lost = reason
        self.play(BLOCK_S)
        self.source.say(SourceState.FLOWING)

    def stalled(self) -> None:
        """Late, but all of it."""
        self.source.say(SourceState.STALLED, "no sound arrives")
        start_s, seconds = self.now_s, self.chance.uniform(2.5, 8.0)
        self.clock.now_s += seconds
        self.deliver(sound(start_s, self.now_s), start_s)
        self.source.say(SourceState.FLOWING)
        self.drain()

    def dropouts(self) -> None:
        for _ in range(3):
            self.pass_by(self.chance.uniform(0.5, 2.0), "sound was lost")
            self.lost = "sound was lost"
            self.play(self.chance.uniform(1.0, 4.0))

    def muted(self) -> None:
        self.source.say(SourceState.SILENT)
        start_s = self.now_s
        self.play(self.chance.uniform(3, 40), muted=True)
        self.silent.append((start_s, self.now_s))
        self.source.say(SourceState.FLOWING)

    def paused(self) -> None:
        n = self.log.states().count("paused")
        self.session.pause()
        self.log.wait_for_state("paused", times=n + 1)
        self.pass_by(self.chance.uniform(1, 300), "paused")
        self.session.resume()

    def damaged(self) -> None:
        """Samples that are no numbers, between two sentences."""
        self.play((2.0 - self.now_s) % SENTENCE_S)
        samples = np.full(RATE // 2, np.nan, np.float32)
        self.deliver(samples, self.now_s)
        self.clock.now_s += 0.5

    def failing(self) -> None:
        self.engine.failures = self.chance.randint(1, 2)

    def slow(self) -> None:
        self._hold(self.chance.uniform(5, 40))

    def far_too_slow(self) -> None:
        start_s = self.now_s
        self._hold(self.chance.uniform(80, 150))
        self.missing.append(Missing(start_s, self.now_s, "dropped"))

    def _hold(self, seconds: float) -> None:
        self.engine.decoding.clear()
        self.engine.go.clear()
        for _ in range(20):
            if self.engine.decoding.is_set():
                break
            self.play(BLOCK_S, wait=False)
            time.sleep(0.01)
        assert self.engine.decoding.is_set()
        self.play(seconds, wait=False)
        self.engine.go.set()
        self.drain()

    def another_model(self) -> None:
        following = Engine(f"model {len(self.happened)}")

        def build(progress: object, running: AsrStreamDriver) -> AsrStreamDriver:
            return self.driver(following)

        self._change(following.name, build)
        self.engine = following

    def broken_model(self) -> None:
        def build(progress: object, running: AsrStreamDriver) -> AsrStreamDriver:
            raise ModelError("model.safetensors is damaged")

        self._change("broken", build)

    def _change(
        self, name: str, build: Callable[[object, AsrStreamDriver], AsrStreamDriver]
    ) -> None:
        n = len(self.log.events)
        self.session.change(SessionChange(name, build, LoopOptions()))

        def is_told() -> bool:
            later = [e for e in self.log.events[n:] if isinstance(e, StatusEvent)]
            return any(name in status.message for status in later)

        deadline = time.monotonic() + 30
        while not is_told():  # It loads on a thread of its own, in the machine's time.
            assert time.monotonic() < deadline
            self.play(SENTENCE_S)
            time.sleep(0.05)

    def full_disk(self) -> None:
        self.disk.full = True
        self.play(self.chance.uniform(10, 60))
        self.disk.full = False


MISHAPS: tuple[Callable[[World], None], ...] = (
    World.unplugged,
    World.slept,
    World.killed_server,
    World.stalled,
    World.dropouts,
    World.muted,
    World.paused,
    World.damaged,
    World.failing,
    World.slow,
    World.far_too_slow,
    World.another_model,
    World.broken_model,
    World.full_disk,
)
