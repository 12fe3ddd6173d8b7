"""How much of a window the voice activity heard as speech: evidence for an engine's guards."""

from __future__ import annotations

from collections import deque

import numpy as np
from numpy.typing import NDArray


class Voicing:
    """The stretches of a stream that count as speech, as samples; neighbours are joined."""

    def __init__(self, threshold: float, chunk: int) -> None:
        """Nothing is heard yet.

        Args:
            threshold: Probability at or above which a chunk is speech.
            chunk: Samples that one probability is about.
        """
        self._threshold = np.float32(threshold)
        self._chunk = chunk
        self._spans: deque[tuple[int, int]] = deque()

    def write(self, start: int, probabilities: NDArray[np.float32]) -> None:
        """Take `[chunks]`, the first of which begins at sample ``start``."""
        for index in np.flatnonzero(probabilities >= self._threshold).tolist():
            first = start + index * self._chunk
            if self._spans and self._spans[-1][1] == first:
                first = self._spans.pop()[0]
            self._spans.append((first, start + (index + 1) * self._chunk))

    def count(self, start: int, end: int) -> int:
        """Samples of speech from sample ``start`` to ``end``."""
        return sum(max(0, min(last, end) - max(first, start)) for first, last in self._spans)

    def free(self, before: int) -> None:
        """Forget what lies before a sample."""
        while self._spans and self._spans[0][1] <= before:
            self._spans.popleft()
