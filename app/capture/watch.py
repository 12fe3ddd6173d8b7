"""What the arrival of blocks tells: times, lost audio, silence, stalls. No thread, no clock."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from engine.driver.seam import Samples

TELL_S = 2.0
"""What is wrong with a source is told by then, as it is looked at every quarter of a second."""

ZEROS_S = 1.5
"""Exact zeros for this long are no pause in speech: even a quiet room is not exactly zero."""

STALL_S = 1.5
"""A source without frames for this long has stalled; blocks come every 20 ms."""

REOPEN_S = 6.0
FIRST_REOPEN_S = 45.0
"""A stalled source is opened anew after ``REOPEN_S``; after ``FIRST_REOPEN_S`` when no frame ever
came, since some devices wake up slowly. A server that was merely busy delivers all it has."""

LAG_S = 0.5
LAG_FOR_S = 3.0
"""Frames later than ``LAG_S`` for ``LAG_FOR_S`` were lost. After a mere stall they come in a
burst and the lag is gone at once."""

DRIFT_WINDOW_S = 10.0
DRIFT_STEP_S = 0.005
"""A sound card's clock and ours differ by up to some 100 ppm, which would look like lost audio
after an hour. The expected time follows the least lag of each window, at most 500 ppm."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """When a block's first sample was captured, and whether audio is missing before it."""

    time_s: float
    late: bool


class StreamWatch:
    """Counts the samples of one open stream against the time they arrive.

    Sound cards' own timestamps are unreliable, so the first block sets the time and samples count
    from there.

    Attributes:
        rate: Hz.
    """

    def __init__(self, rate: int, opened_s: float) -> None:
        """Watch a stream that was opened at ``opened_s``."""
        self.rate = rate
        self._arrived_s = opened_s
        self._anchor_s: float | None = None
        self._samples = 0
        self._late_since_s: float | None = None
        self._window_s = opened_s
        self._window_lag_s = math.inf
        self._zeros = 0

    @property
    def started(self) -> bool:
        """Whether a block has arrived."""
        return self._anchor_s is not None

    @property
    def silent(self) -> bool:
        """Whether the last ``ZEROS_S`` were exact zeros."""
        return self._zeros >= ZEROS_S * self.rate

    def stalled(self, now_s: float) -> bool:
        """Whether nothing has arrived for ``STALL_S``."""
        return now_s - self._arrived_s >= STALL_S

    def hopeless(self, now_s: float) -> bool:
        """Whether the stall has lasted so long that the source should be opened anew."""
        return now_s - self._arrived_s >= (REOPEN_S if self.started else FIRST_REOPEN_S)

    def block(self, samples: Samples, now_s: float) -> Stamp:
        """Take `[samples]` that arrived at ``now_s``."""
        self._arrived_s = now_s
        self._count_zeros(samples)
        length_s = len(samples) / self.rate
        if self._anchor_s is None:
            return self._set_anchor(samples, now_s, late=False)
        lag_s = now_s - (self._anchor_s + self._samples / self.rate + length_s)
        if self._lost_audio(lag_s, now_s):
            return self._set_anchor(samples, now_s, late=True)
        self._follow_drift(lag_s, now_s)
        time_s = self._anchor_s + self._samples / self.rate
        self._samples += len(samples)
        return Stamp(time_s, late=False)

    def _lost_audio(self, lag_s: float, now_s: float) -> bool:
        if lag_s < LAG_S:
            self._late_since_s = None
            return False
        if self._late_since_s is None:
            self._late_since_s = now_s
        return now_s - self._late_since_s >= LAG_FOR_S

    def _follow_drift(self, lag_s: float, now_s: float) -> None:
        self._window_lag_s = min(self._window_lag_s, lag_s)
        if now_s - self._window_s < DRIFT_WINDOW_S or self._anchor_s is None:
            return
        self._anchor_s += max(-DRIFT_STEP_S, min(DRIFT_STEP_S, self._window_lag_s))
        self._window_s, self._window_lag_s = now_s, math.inf

    def _set_anchor(self, samples: Samples, now_s: float, late: bool) -> Stamp:
        self._anchor_s = now_s - len(samples) / self.rate
        self._samples = len(samples)
        self._late_since_s = None
        self._window_s, self._window_lag_s = now_s, math.inf
        return Stamp(self._anchor_s, late)

    def _count_zeros(self, samples: Samples) -> None:
        nonzero = np.flatnonzero(samples)
        if len(nonzero):
            self._zeros = len(samples) - 1 - int(nonzero[-1])
        else:
            self._zeros += len(samples)
