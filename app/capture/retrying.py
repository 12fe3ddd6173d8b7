"""A device that is opened again whenever it is lost.

One ``start`` to ``stop`` is a run, with a thread of its own; each opening of the device within it
is an attempt. A thread that hangs inside a sound library is abandoned: its attempt is closed, so
whatever it still says is not heard.
"""

from __future__ import annotations

import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable

from app.capture.clock import is_asleep, naps_of, slept_by, slept_for
from app.capture.source import Block, Deliver, Report, SourceState, SourceStatus
from app.capture.watch import StreamWatch
from engine.driver.seam import Samples
from engine.errors import EngineError, UnavailableError, one_line
from engine.sentence import Sentence

BACKOFF_S = (0.1, 0.25, 0.5, 1.0, 2.0)
"""Waits before the device is tried again; the last one repeats."""

ASLEEP_S = 0.25
"""How often it is looked whether the computer is awake again."""

logger = logging.getLogger(__name__)


class SourceLostError(EngineError):
    """The device is gone for now; the message says how."""


class RetryingSource(ABC):
    """The start, stop, and retry of a device; a subclass captures.

    Attributes:
        name: Short and stable.
        label: For a person.
        spec: What ``open_source`` opens it by.
        rate: Hz of every block.
    """

    def __init__(
        self, name: str, label: str, spec: str, rate: int, clock: Callable[[], float]
    ) -> None:
        """Describe the source; nothing is opened."""
        self.name = name
        self.label = label
        self.spec = spec
        self.rate = rate
        self._clock = clock
        self._run: Run | None = None

    def start(self, deliver: Deliver, report: Report) -> None:
        """Begin a run on a thread of its own."""
        self.stop()
        self._run = Run(self, deliver, report, self._clock)
        threading.Thread(target=self._run.run, name=f"capture {self.name}", daemon=True).start()

    def stop(self) -> None:
        """End the run. Its thread closes the device by itself, or is abandoned."""
        run, self._run = self._run, None
        if run is not None:
            run.cancel()

    @abstractmethod
    def capture(self, attempt: Attempt) -> None:
        """Open the device and deliver its sound until ``attempt`` is closed.

        Raises:
            UnavailableError: It cannot be opened now.
            SourceLostError: It was open and is lost.
        """

    def silence(self) -> SourceStatus:
        """What exact zeros mean here: of a microphone, that it is muted."""
        return SourceStatus(
            SourceState.MUTED, Sentence("{label} gives only zeros: is it muted?", label=self.label)
        )

    def stall(self) -> Sentence:
        """What it means that nothing arrives, for a person."""
        return Sentence("{label}: no sound arrives", label=self.label)


class Run:
    """One start to stop of a source.

    Attributes:
        clock: Seconds, monotonic.
    """

    def __init__(
        self,
        source: RetryingSource,
        deliver: Deliver,
        report: Report,
        clock: Callable[[], float],
    ) -> None:
        """Prepare; ``run`` is the thread's body."""
        self.clock = clock
        self._source = source
        self._deliver = deliver
        self._report = report
        self._lock = threading.Lock()
        self._cancelled = threading.Event()
        self._status: SourceStatus | None = None
        self._lost = ""
        self._heard = False
        self._failures = 0
        self._slept_s, self._naps = slept_by(clock), naps_of(clock)
        self._slept = ""
        self._nap_since_s = clock()

    def run(self) -> None:
        """Capture, and try again when the device is lost, until cancelled."""
        while not self._cancelled.is_set():
            self._sleep_through()
            attempt = Attempt(self, self._source)
            try:
                self._source.capture(attempt)
                self._woken()
            except EngineError as error:
                absent = isinstance(error, UnavailableError) and not self._heard
                self._set_lost(self._slept or one_line(error), absent=absent)
            except Exception:
                logger.exception("capture of %s failed", self._source.label)
                self._set_lost(
                    Sentence("{label}: an unexpected error, see the log", label=self._source.label)
                )
            finally:
                attempt.close()
                if naps_of(self.clock) == self._naps:
                    self._nap_since_s = self.clock()  # It may fall asleep before it is looked at.
                self._slept = ""
            self._cancelled.wait(BACKOFF_S[min(self._failures, len(BACKOFF_S) - 1)])
            self._failures += 1

    def cancel(self) -> None:
        """Nothing is delivered or reported after this returns."""
        with self._lock:
            self._cancelled.set()

    @property
    def cancelled(self) -> bool:
        """Whether the run is over."""
        return self._cancelled.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait; True when cancelled meanwhile."""
        return self._cancelled.wait(seconds)

    def deliver(self, attempt: Attempt, samples: Samples, now_s: float) -> None:
        """Pass on what an attempt heard, unless it was closed meanwhile."""
        with self._lock:
            if self._cancelled.is_set() or attempt.closed or self._has_slept(attempt):
                return
            stamp = attempt.watch.block(samples, now_s)
            lost = self._lost or (Sentence("sound was lost") if stamp.late else "")
            self._deliver(Block(samples, self._source.rate, stamp.time_s, lost))
            self._lost, self._heard, self._failures = "", True, 0
            if attempt.watch.silent:
                self._set(self._source.silence())
            else:
                self._set(SourceStatus(SourceState.FLOWING, self._source.label))

    def check(self, attempt: Attempt) -> None:
        """Report a stall.

        Raises:
            SourceLostError: It has lasted so long that the device should be opened anew.
        """
        with self._lock:
            now_s = self.clock()
            if self._has_slept(attempt):
                raise SourceLostError(self._slept)
            if self._cancelled.is_set() or not attempt.watch.stalled(now_s):
                return
            message = self._source.stall()
            self._set(SourceStatus(SourceState.STALLED, message))
        if attempt.watch.hopeless(now_s):
            raise SourceLostError(message)

    def close(self, attempt: Attempt) -> None:
        """Let an attempt say nothing more."""
        with self._lock:
            attempt.closed = True

    def _woken(self) -> None:
        if self._slept:
            raise SourceLostError(self._slept)

    def _has_slept(self, attempt: Attempt) -> bool:
        """Whether the computer has slept: the device is opened anew, whatever it still says."""
        slept_s, now_s = slept_by(self.clock), self.clock()
        gained_s, self._slept_s = slept_s - self._slept_s, slept_s
        if gained_s > 0:
            self._slept, self._nap_since_s = slept_for(gained_s), now_s - gained_s
        elif naps_of(self.clock) != self._naps and not self._slept:
            self._slept, self._nap_since_s = Sentence("the computer goes to sleep"), now_s
        attempt.closed = attempt.closed or bool(self._slept)
        return bool(self._slept)

    def _sleep_through(self) -> None:
        """Open nothing while the computer is about to sleep, or sleeps; say how long it did."""
        if naps_of(self.clock) == self._naps:
            return
        while is_asleep(self.clock) and not self._cancelled.wait(ASLEEP_S):
            pass
        gained_s = slept_by(self.clock) - self._slept_s
        self._naps, self._slept_s = naps_of(self.clock), self._slept_s + gained_s
        self._set_lost(slept_for(gained_s or self.clock() - self._nap_since_s))

    def _set_lost(self, message: str, *, absent: bool = False) -> None:
        with self._lock:
            if self._cancelled.is_set():
                return
            if self._heard:
                self._lost = message
            state = SourceState.ABSENT if absent else SourceState.LOST
            self._set(SourceStatus(state, message))

    def _set(self, status: SourceStatus) -> None:
        if status != self._status:
            self._status = status
            self._report(status)


class Attempt:
    """One opening of the device.

    Attributes:
        watch: Of the stream's blocks.
        closed: Nothing more is heard from it.
    """

    def __init__(self, run: Run, source: RetryingSource) -> None:
        """Open at the run's current time."""
        self._run = run
        self.watch = StreamWatch(source.rate, run.clock())
        self.closed = False

    @property
    def over(self) -> bool:
        """Whether to stop capturing."""
        return self.closed or self._run.cancelled

    def check(self) -> None:
        """Report a stall; to be called a few times a second.

        Raises:
            SourceLostError: It has lasted so long that the device should be opened anew.
        """
        self._run.check(self)

    def deliver(self, samples: Samples) -> None:
        """Pass on `[samples]` that have just arrived; copied before this returns."""
        self._run.deliver(self, samples, self._run.clock())

    def close(self) -> None:
        """Nothing is delivered after this returns."""
        self._run.close(self)

    def wait(self, seconds: float) -> bool:
        """Wait; True when the run was cancelled meanwhile."""
        return self._run.wait(seconds)
