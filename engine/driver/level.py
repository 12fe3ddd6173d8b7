"""The level policy: against which loudness a window is normalized.

Whisper floors its log-mels below a maximum that upstream takes over the whole clip. A stream does
not know the whole clip, so the reference is a policy, asked when a window is packaged.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.driver.rows import RowBuffer
from engine.driver.seam import Frames, LevelStatistic
from engine.errors import SettingsError


@dataclass(frozen=True, slots=True)
class Running:
    """The reference over every frame up to the window's end.

    Attributes:
        initial: Where the reference starts. A file's whole-clip maximum reproduces upstream.
        per_region: Start again with each speech region (its padded start).
    """

    initial: float | None = None
    per_region: bool = False


@dataclass(frozen=True, slots=True)
class PerWindow:
    """Each window against itself."""


LevelPolicy = Running | PerWindow


def level_policy(name: str) -> LevelPolicy:
    """The policy of a settings name: ``running`` or ``per-window``.

    Raises:
        SettingsError: There is none of that name.
    """
    if name == "running":
        return Running()
    if name == "per-window":
        return PerWindow()
    raise SettingsError(
        "no level policy named {name!r}; choose from running, per-window", name=name
    )


class LevelContext:
    """One stream's levels: a running reference for each frame that is not yet decoded.

    What counts is a frame's place, never what happens to have been written since.
    """

    def __init__(self, policy: LevelPolicy, statistic: LevelStatistic) -> None:
        """A stream at frame 0."""
        self._policy = policy
        self._statistic = statistic
        initial = policy.initial if isinstance(policy, Running) else None
        self._initial = statistic.floor if initial is None else initial
        self._last = self._initial
        self._running = RowBuffer()
        self._levels = RowBuffer()

    def write(self, frames: Frames) -> None:
        """Take `[frames, n_features]`."""
        if not len(frames):
            return
        levels = self._statistic.summarize(frames)
        running = self._statistic.accumulate(levels, self._last)
        self._last = float(running[-1])
        self._running.append(running)
        self._levels.append(levels)

    def reference(self, region_start: int, start: int, end: int) -> float:
        """The reference of the window of frames ``start`` to ``end``."""
        match self._policy:
            case Running(per_region=False):
                return float(self._running.copy(end - 1, end)[0])
            case Running():
                return self._over(self._levels.copy(region_start, end), self._initial)
            case PerWindow():
                return self._over(self._levels.copy(start, end), self._statistic.floor)

    def free(self, before: int, region_start: int) -> None:
        """Forget what no window from ``before`` on, in a region from ``region_start``, asks for."""
        self._running.free(before)
        per_region = isinstance(self._policy, Running) and self._policy.per_region
        self._levels.free(min(before, region_start) if per_region else before)

    def _over(self, levels: NDArray[np.float32], initial: float) -> float:
        return float(self._statistic.accumulate(levels, initial)[-1])
