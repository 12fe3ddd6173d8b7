"""How often drafts run: as often as decoding leaves time, never less often than the preset says."""

from __future__ import annotations

from collections import deque
from statistics import median

FLOOR_MS = 250
"""Drafts closer together than this show no more words: people speak two or three a second."""

BUSY_SHARE = 0.6
"""Of the time between drafts, what decoding may take. The rest is the machine's, and a cushion
for the decode that takes longer than the last ones did."""

_REMEMBERED = 5  # decodes; a median over them ignores the odd one


class DraftPacer:
    """The interval between drafts, from what the last decodes cost.

    On a machine under load decodes take longer, so the interval grows back to the ceiling by
    itself; past the ceiling the driver's grid skips the drafts for which there is no time.
    """

    def __init__(self, ceiling_ms: int) -> None:
        """Start at the ceiling, in milliseconds."""
        self._ceiling_ms = ceiling_ms
        self._took_ms: deque[float] = deque(maxlen=_REMEMBERED)

    def decoded(self, seconds: float) -> None:
        """A draft took so long, from due to shown."""
        self._took_ms.append(seconds * 1000)

    @property
    def interval_ms(self) -> int:
        """Milliseconds of speech between drafts."""
        if not self._took_ms:
            return self._ceiling_ms
        affordable = round(median(self._took_ms) / BUSY_SHARE)
        return min(max(affordable, FLOOR_MS), self._ceiling_ms)
