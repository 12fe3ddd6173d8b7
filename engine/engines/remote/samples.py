"""Samples as features: the server makes its own, so a frame is a hop of plain samples."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.driver.seam import Frames, Samples


class SampleRows:
    """Cuts a stream into rows of one hop, `[frames, hop]`. Immutable.

    Attributes:
        n_features: Samples in a row.
    """

    def __init__(self, hop: int) -> None:
        """Rows of ``hop`` samples."""
        self.n_features = hop

    def new_context(self) -> SampleRowsContext:
        """A new stream, at sample 0."""
        return SampleRowsContext(self.n_features)


class SampleRowsContext:
    """One stream's samples that do not fill a row yet. Chunking is not observable."""

    def __init__(self, hop: int) -> None:
        """Start at sample 0."""
        self._hop = hop
        self._pending = np.zeros(0, np.float32)

    def write(self, samples: Samples) -> Frames:
        """Take samples of any length, return the rows that are now full."""
        held = np.concatenate([self._pending, samples])
        n_rows = len(held) // self._hop
        self._pending = held[n_rows * self._hop :].copy()
        return held[: n_rows * self._hop].reshape(n_rows, self._hop)

    def finish(self) -> Frames:
        """Drop what does not fill a row: in all there are ``samples // hop``."""
        self._pending = np.zeros(0, np.float32)
        return np.zeros((0, self._hop), np.float32)


class PeakLevel:
    """The loudest sample, 0 to 1 for audio that does not clip."""

    @property
    def floor(self) -> float:
        """The reference of no samples at all."""
        return 0.0

    def summarize(self, frames: Frames) -> NDArray[np.float32]:
        """Return the peak of each row, `[frames]`, from `[frames, hop]`."""
        peaks: NDArray[np.float32] = np.abs(frames).max(axis=1, initial=0.0)
        return peaks

    def accumulate(self, levels: NDArray[np.float32], initial: float) -> NDArray[np.float32]:
        """Return the running peak after each row, `[frames]`, starting at ``initial``."""
        running: NDArray[np.float32] = np.maximum(
            np.maximum.accumulate(levels), np.float32(initial)
        )
        return running
