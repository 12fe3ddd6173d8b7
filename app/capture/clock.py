"""The clock of sources and sessions, which goes on while the computer sleeps."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

STEP_S = 1.0
"""The clocks are read one after another: what they gain on each other by less is no sleep."""

WALL_STEP_S = 5.0
"""The same for a wall clock, which is also set by hand and by the network."""


class SleepClock:
    """Seconds that never run backwards: those awake, and those asleep.

    Linux stops its monotonic clock in sleep and has ``CLOCK_BOOTTIME``, which it does not stop.
    Elsewhere the wall clock tells: what it gains on the monotonic clock at once was slept through.
    Where the monotonic clock goes on in sleep, as on Windows, they gain nothing on each other.

    Thread safety: any thread may read it.
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


def slept_for(seconds: float) -> str:
    """Why there was no sound, for a person."""
    if seconds < 90:
        return f"the computer slept for {round(seconds)} s"
    return f"the computer slept for {round(seconds / 60)} min"


def _always() -> tuple[Callable[[], float], float]:
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is not None:
        return (lambda: time.clock_gettime(boot)), STEP_S
    return time.time, WALL_STEP_S


session_clock = SleepClock()
"""What sessions and sources count by, unless they are given another clock."""
