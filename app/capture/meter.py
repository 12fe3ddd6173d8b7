"""How loud a source is, for a meter beside the captions. Not part of the event log."""

from __future__ import annotations

import math
import threading
from dataclasses import dataclass

import numpy as np

from engine.driver.seam import Samples

CLIPPING = 0.999
"""Full scale, less what a resampler in the sound server rounds off."""


@dataclass(frozen=True, slots=True)
class Level:
    """What came since the meter was read last; all 0 when nothing came.

    Attributes:
        peak: The largest magnitude, 1 is full scale.
        rms: Root of the mean square, 1 is full scale.
        clipped: Samples at full scale: the source is turned up too far.
    """

    peak: float = 0.0
    rms: float = 0.0
    clipped: int = 0


class LevelMeter:
    """Gathers levels on a capture thread, read some ten times a second by another.

    Thread safety: any thread may call either method.
    """

    def __init__(self) -> None:
        """Nothing came yet."""
        self._lock = threading.Lock()
        self._peak = self._squares = 0.0
        self._clipped = self._n = 0

    def write(self, samples: Samples) -> None:
        """Take `[samples]`; what is no number does not count."""
        squares = float(np.square(samples, dtype=np.float64).sum())
        if not math.isfinite(squares):
            samples = np.nan_to_num(samples, nan=0.0, posinf=0.0, neginf=0.0)
            squares = float(np.square(samples, dtype=np.float64).sum())
        heights = np.abs(samples)
        peak = float(heights.max(initial=0.0))
        clipped = int(np.count_nonzero(heights >= CLIPPING)) if peak >= CLIPPING else 0
        with self._lock:
            self._peak = max(self._peak, peak)
            self._squares += squares
            self._clipped += clipped
            self._n += len(samples)

    def read(self) -> Level:
        """What came since the last call."""
        with self._lock:
            rms = (self._squares / self._n) ** 0.5 if self._n else 0.0
            level = Level(self._peak, rms, self._clipped)
            self._clear()
        return level

    def _clear(self) -> None:
        self._peak = self._squares = 0.0
        self._clipped = self._n = 0
