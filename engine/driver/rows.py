"""A growing array that forgets its beginning."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


class RowBuffer:
    """Rows numbered from the stream's start, of which the newest are kept.

    Appending costs amortized constant time a row, and a read copies only the rows asked for.
    """

    def __init__(self, row_shape: tuple[int, ...] = ()) -> None:
        """An empty buffer of float32 rows of ``row_shape``."""
        self._rows: NDArray[np.float32] = np.zeros((1024, *row_shape), np.float32)
        self._base = 0
        self._used = 0

    @property
    def first(self) -> int:
        """The number of the first row still kept."""
        return self._base

    @property
    def end(self) -> int:
        """The number of the next row."""
        return self._base + self._used

    def append(self, rows: NDArray[np.float32]) -> None:
        """Add `[rows, *row_shape]`."""
        needed = self._used + len(rows)
        if needed > len(self._rows):
            grown = np.zeros((max(needed, 2 * len(self._rows)), *self._rows.shape[1:]), np.float32)
            grown[: self._used] = self._rows[: self._used]
            self._rows = grown
        self._rows[self._used : needed] = rows
        self._used = needed

    def copy(self, start: int, end: int) -> NDArray[np.float32]:
        """A copy of rows ``start`` to ``end``, which must be kept."""
        if not self._base <= start <= end <= self.end:
            raise IndexError(f"rows {start} to {end} are not in {self._base} to {self.end}")
        return self._rows[start - self._base : end - self._base].copy()

    def free(self, before: int) -> None:
        """Forget the rows before ``before``."""
        drop = min(before, self.end) - self._base
        # Moving the rest down costs a copy, so it waits until half of the array is free.
        if drop < max(1024, self._used // 2):
            return
        kept = self._rows[drop : self._used]
        size = max(1024, 2 * len(kept))
        shrunk = np.zeros((size, *self._rows.shape[1:]), np.float32)
        shrunk[: len(kept)] = kept
        self._rows = shrunk
        self._base += drop
        self._used -= drop
