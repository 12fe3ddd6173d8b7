"""What a stream's level summarizes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.driver.seam import Frames
from engine.front_end.log_mel import LOG_FLOOR


class MaxLevel:
    """Whisper's level: the loudest mel bin. Its features are floored 8.0 (log10) below it."""

    @property
    def floor(self) -> float:
        """The reference of no frames at all: digital silence."""
        return LOG_FLOOR

    def summarize(self, frames: Frames) -> NDArray[np.float32]:
        """Return the maximum of each frame, `[frames]`, from `[frames, n_mels]`."""
        maxima: NDArray[np.float32] = frames.max(axis=1, initial=LOG_FLOOR)
        return maxima

    def accumulate(self, levels: NDArray[np.float32], initial: float) -> NDArray[np.float32]:
        """Return the running maximum after each frame, `[frames]`, starting at ``initial``."""
        running: NDArray[np.float32] = np.maximum(
            np.maximum.accumulate(levels), np.float32(initial)
        )
        return running
