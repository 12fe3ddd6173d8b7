"""Simulated real time: a file captioned as if it were spoken now, at the cost of its computing.

The clock is the audio's. Every write and every decode pushes it on by the time that it really
took, so each delay counts; waiting for sound that has not been spoken yet costs nothing, unless
the clock is told to ``wait``: what computes beside it then gets the time that it would get. Sound
that arrives during a decode is written before the next one; drafts are shed as the live worker
sheds them. A 60 s clip takes its decode time, and
its event log reads as that of a real session on this machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from app.events import LogEvent
from app.live.status import Backlog

Timer = Callable[[], float]
"""Seconds that only grow, such as ``time.perf_counter``."""


class CaptionSteps(Protocol):
    """What the simulation needs of ``app.live.loop.CaptionLoop``."""

    @property
    def behind_s(self) -> float:
        """Seconds written and not yet decoded."""
        ...

    def write(self, source: str, samples: NDArray[np.float32]) -> None:
        """Take captured samples of one source."""
        ...

    def due(self) -> str | None:
        """``commit``, ``draft``, or None."""
        ...

    def advance(self, now: Callable[[], float], drafts: bool = True) -> list[LogEvent]:
        """Run the due decodes."""
        ...

    def finish(self, now: Callable[[], float]) -> list[LogEvent]:
        """Decode the rest."""
        ...


@dataclass(slots=True)
class SimulatedClock:
    """Where the simulation stands, and what it measured on the way.

    Attributes:
        timer: Measures what is really computed.
        wait: Waits so many seconds for what has not been spoken yet; None skips them.
        now_s: Simulated seconds since the session began.
        audio_s: Seconds of audio written, of the longest source.
        writing_s: Real seconds spent in writes: front end and voice activity.
        decoding_s: Real seconds spent in decodes.
        behind_max_s: Most seconds of audio captured and not yet decoded.
    """

    timer: Timer = field(default=time.perf_counter)
    wait: Callable[[float], None] | None = None
    now_s: float = 0.0
    audio_s: float = 0.0
    writing_s: float = 0.0
    decoding_s: float = 0.0
    behind_max_s: float = 0.0

    def go_on_to(self, time_s: float) -> None:
        """It is at least ``time_s``; waking up late counts."""
        if self.wait is not None and time_s > self.now_s:
            start = self.timer()
            self.wait(time_s - self.now_s)
            self.now_s += self.timer() - start
        self.now_s = max(self.now_s, time_s)


def simulate(
    loop: CaptionSteps,
    sources: Mapping[str, Iterable[NDArray[np.float32]]],
    sample_rate: int,
    clock: SimulatedClock | None = None,
    *,
    until_s: float | None = None,
) -> Iterator[LogEvent]:
    """Caption the sources together and yield the log as it comes.

    Args:
        loop: Driver, contexts and stability stage of the session.
        sources: Label to blocks of mono samples, all of about one length (20 ms).
        sample_rate: Hz of all blocks.
        clock: Filled in as the simulation runs.
        until_s: Stop capturing after so many seconds of audio.
    """
    clock = clock or SimulatedClock()
    arrivals = _arrivals(sources, sample_rate, until_s)
    arrival = next(arrivals, None)
    backlog = Backlog()
    while arrival is not None:
        clock.go_on_to(arrival[0])
        backlog.update(clock.now_s - clock.audio_s)
        while arrival is not None and arrival[0] <= clock.now_s:
            at_s, source, samples = arrival
            clock.audio_s = at_s
            _timed_write(loop, source, samples, clock)
            arrival = next(arrivals, None)
        clock.behind_max_s = max(clock.behind_max_s, loop.behind_s)
        if loop.due() is not None:
            decode = partial(loop.advance, drafts=not backlog.shedding)
            yield from _timed_decode(clock, decode)
    yield from _timed_decode(clock, loop.finish)


def _arrivals(
    sources: Mapping[str, Iterable[NDArray[np.float32]]], sample_rate: int, until_s: float | None
) -> Iterator[tuple[float, str, NDArray[np.float32]]]:
    """Blocks of all sources in the order in which their last samples were spoken."""
    heads = {label: iter(blocks) for label, blocks in sources.items()}
    counts = dict.fromkeys(heads, 0)
    while heads:
        label = min(heads, key=counts.__getitem__)
        block = next(heads[label], None)
        if block is None or (until_s is not None and counts[label] >= until_s * sample_rate):
            del heads[label]
            continue
        counts[label] += len(block)
        yield counts[label] / sample_rate, label, block


def _timed_write(
    loop: CaptionSteps, source: str, samples: NDArray[np.float32], clock: SimulatedClock
) -> None:
    start = clock.timer()
    loop.write(source, samples)
    took = clock.timer() - start
    clock.writing_s += took
    clock.now_s += took


def _timed_decode(
    clock: SimulatedClock, decode: Callable[[Callable[[], float]], list[LogEvent]]
) -> list[LogEvent]:
    start, began_s = clock.timer(), clock.now_s
    events = decode(lambda: began_s + clock.timer() - start)
    took = clock.timer() - start
    clock.decoding_s += took
    clock.now_s = began_s + took
    return events
