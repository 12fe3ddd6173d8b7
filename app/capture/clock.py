"""The clock of sources and sessions, which goes on while the computer sleeps."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from engine.sentence import Sentence

STEP_S = 1.0
"""The clocks are read one after another: what they gain on each other by less is no sleep."""

WALL_STEP_S = 5.0
"""The same for a wall clock, which is also set by hand and by the network."""

NO_WAKE_S = 30.0
"""Who says that the computer goes to sleep, and for so long awake not that it woke, is wrong."""


class SleepClock:
    """Seconds that never run backwards: those awake, and those asleep.

    Linux stops its monotonic clock in sleep and has ``CLOCK_BOOTTIME``, which it does not stop.
    Elsewhere the wall clock tells: what it gains on the monotonic clock at once was slept through.
    Where the monotonic clock goes on in sleep, as on Windows, they gain nothing on each other.
    Where the system says that it goes to sleep (``app.capture.sleep``), ``prepare`` takes its word.

    Thread safety: any thread may call anything.

    Attributes:
        naps: How often the system has said so.
    """

    def __init__(
        self,
        awake: Callable[[], float] = time.monotonic,
        always: Callable[[], float] | None = None,
        step_s: float | None = None,
    ) -> None:
        """Begin where ``awake`` stands.

        Args:
            awake: Stops in sleep.
            always: Does not; None takes what this system has.
            step_s: A gain of ``always`` on ``awake`` by more was sleep.
        """
        found, found_step_s = _always()
        self._awake = awake
        self._always = always or found
        self._step_s = step_s or (STEP_S if always else found_step_s)
        self._lock = threading.Lock()
        self._ahead_s = self._always() - awake()
        self._slept_s = 0.0
        self._asleep_since_s: float | None = None
        self.naps = 0

    def prepare(self, asleep: bool) -> None:
        """Take the system's word that it goes to sleep, or that it is awake again."""
        with self._lock:
            if asleep:
                self.naps += 1
            self._asleep_since_s = self._awake() if asleep else None

    @property
    def is_asleep(self) -> bool:
        """Whether the computer is about to sleep, or has not said yet that it is awake again."""
        with self._lock:
            since_s = self._asleep_since_s
            return since_s is not None and self._awake() - since_s < NO_WAKE_S

    def __call__(self) -> float:
        """Seconds now."""
        awake_s = self._awake()
        return awake_s + self.slept_s

    @property
    def slept_s(self) -> float:
        """Seconds of sleep since this clock was made."""
        with self._lock:
            ahead_s = self._always() - self._awake()
            gained_s, self._ahead_s = ahead_s - self._ahead_s, ahead_s
            if gained_s >= self._step_s:
                self._slept_s += gained_s
            return self._slept_s


def slept_by(clock: Callable[[], float]) -> float:
    """Seconds of sleep that a clock knows of."""
    return clock.slept_s if isinstance(clock, SleepClock) else 0.0


def naps_of(clock: Callable[[], float]) -> int:
    """How often the system has said to a clock that it goes to sleep."""
    return clock.naps if isinstance(clock, SleepClock) else 0


def is_asleep(clock: Callable[[], float]) -> bool:
    """Whether a clock knows that the computer sleeps, or is about to."""
    return isinstance(clock, SleepClock) and clock.is_asleep


def slept_for(seconds: float) -> Sentence:
    """Why there was no sound, for a person."""
    if seconds < 90:
        return Sentence("the computer slept for {seconds} s", seconds=round(seconds))
    return Sentence("the computer slept for {minutes} min", minutes=round(seconds / 60))


def _always() -> tuple[Callable[[], float], float]:
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is not None:
        return (lambda: time.clock_gettime(boot)), STEP_S
    return time.time, WALL_STEP_S


session_clock = SleepClock()
"""What sessions and sources count by, unless they are given another clock."""
