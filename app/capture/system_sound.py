"""The computer's sound where PortAudio has none of it: Windows and macOS.

Both ways give the output's own rate and channels, and fall quiet when nothing plays: so the sound
is resampled to one rate, mixed to one channel, and the quiet is filled in by the clock.
Neither system is at hand where this is tested: the libraries are played by scripted ones.
"""

from __future__ import annotations

import threading
from abc import abstractmethod
from collections.abc import Callable
from types import TracebackType
from typing import Protocol, Self

import numpy as np

from app.capture.choice import SYSTEM, Device
from app.capture.clock import session_clock
from app.capture.retrying import Attempt, RetryingSource, SourceLostError
from app.capture.source import SourceState, SourceStatus
from engine.driver.seam import Samples
from engine.front_end.resample import Resampler
from engine.sentence import Sentence

RATE = 48_000  # Hz
TICK_S = 0.1
QUIET_S = 0.25
"""Silence is filled in when nothing has come for this long: blocks come every 10 or 20 ms."""

Hear = Callable[[Samples, int], None]
"""Takes `[frames, channels]` float32 and their rate in Hz."""


class Tap(Protocol):
    """An open way to the output's sound; closed when the ``with`` ends."""

    label: str

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def broken(self) -> bool:
        """Whether it gives nothing more, by the system's word."""
        ...


class QuietFilling:
    """How much silence the clock owes a stream that falls quiet. Pure; not for several threads."""

    def __init__(self, rate: int, now_s: float) -> None:
        """Begin at ``now_s``, with nothing owed."""
        self._rate = rate
        self._heard_to_s = now_s

    def heard(self, n_samples: int, now_s: float) -> None:
        """Take note of samples that have just come."""
        # A burst after a stall may run ahead of the clock, never behind what was filled in.
        self._heard_to_s = max(now_s, self._heard_to_s + n_samples / self._rate)

    def owed(self, now_s: float) -> int:
        """How many zeros to put in now; zero while blocks come."""
        missing_s = now_s - self._heard_to_s
        if missing_s < QUIET_S:
            return 0
        self._heard_to_s = now_s
        return round(missing_s * self._rate)


class SystemSoundSource(RetryingSource):
    """What the computer plays, by whatever way a subclass opens."""

    backend: str

    def __init__(self, name: str, label: str, clock: Callable[[], float] = session_clock) -> None:
        """Describe the source."""
        super().__init__(name, label, SYSTEM, RATE, clock)

    @abstractmethod
    def open(self, hear: Hear) -> Tap:
        """Open the output's sound now; ``hear`` is called on a thread of the library's own.

        Raises:
            UnavailableError: It cannot be opened.
        """

    @classmethod
    def device(cls) -> Device:
        """How the source is listed."""
        return Device(SYSTEM, "What the computer plays", "monitor", True, cls.backend)

    def capture(self, attempt: Attempt) -> None:
        """Open the output's sound, and listen until something is wrong."""
        mixing = _Mixing(attempt, self._clock)
        with self.open(mixing.hear) as tap:
            self.label = tap.label
            while not attempt.wait(TICK_S) and not attempt.over:
                if tap.broken():
                    raise SourceLostError("{label}: the stream broke off", label=tap.label)
                mixing.fill()
                attempt.check()
        attempt.close()

    def silence(self) -> SourceStatus:
        """Nothing plays."""
        return SourceStatus(
            SourceState.SILENT, Sentence("nothing is playing on {label}", label=self.label)
        )


class _Mixing:
    """From the library's blocks to the attempt's, on two threads: the library's and ours."""

    def __init__(self, attempt: Attempt, clock: Callable[[], float]) -> None:
        self._attempt = attempt
        self._clock = clock
        self._lock = threading.Lock()
        self._filling = QuietFilling(RATE, clock())
        self._resampling = Resampler(RATE, RATE).new_context()
        self._rate = RATE

    def hear(self, block: Samples, rate: int) -> None:
        """Take `[frames, channels]` at ``rate``."""
        with self._lock:
            if rate != self._rate:
                self._rate = rate
                self._resampling = Resampler(rate, RATE).new_context()
            samples = self._resampling.write(block.mean(axis=1, dtype=np.float32))
            self._filling.heard(len(samples), self._clock())
            if len(samples):
                self._attempt.deliver(samples)

    def fill(self) -> None:
        """Put in the silence that the clock owes."""
        with self._lock:
            owed = self._filling.owed(self._clock())
            if owed:
                self._attempt.deliver(np.zeros(owed, np.float32))
