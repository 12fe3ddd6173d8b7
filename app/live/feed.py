"""From one source's ring into the caption loop: resampled, anchored, gaps told."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import numpy as np

from app.capture.ring import AudioRing, Run
from app.events import GapEvent, LogEvent
from app.live.hearing import Hearing
from engine.driver.seam import Samples
from engine.front_end.resample import Resampler

if TYPE_CHECKING:
    from app.live.loop import CaptionLoop

MIN_GAP_S = 0.02
"""A shorter gap is a jitter of time stamps, not lost audio."""

logger = logging.getLogger(__name__)


class SourceFeed:
    """Moves one source's audio into its stream of a loop. Belongs to the worker's thread.

    Attributes:
        name: The source's label in the loop.
        ring: Where its audio waits.
    """

    def __init__(
        self, name: str, ring: AudioRing, loop: CaptionLoop, zero_s: float, hearing: Hearing
    ) -> None:
        """Feed ``loop`` from ``ring``; the session began at ``zero_s`` on the sources' clock."""
        self._hearing = hearing
        self.name = name
        self.ring = ring
        self._loop = loop
        self._zero_s = zero_s
        self._resampler = Resampler(ring.rate, loop.driver.engine.sample_rate)
        self._resampling = self._resampler.new_context()
        self._started = False
        self._end_s = 0.0  # Session seconds at the end of what was taken from the ring.
        self._gap = ""  # Why the region was closed: the next audio follows a gap.
        self._damaged = False

    def pump(self, limit_s: float) -> list[LogEvent]:
        """Take up to ``limit_s`` of audio from the ring; return the gaps in it."""
        events: list[LogEvent] = []
        left = round(limit_s * self.ring.rate)
        while left > 0 and (run := self.ring.read(left)) is not None:
            left -= len(run.samples)
            events += self._take(run)
        if reason := self.ring.broken_off:
            self.close_region(reason)
        return events

    def close_region(self, reason: str) -> None:
        """Let the loop commit what was said; the next audio follows a gap for ``reason``."""
        if self._started and not self._gap:
            self.flush()
            # The gap is told when its end is known. Until then the stream's clock stands still.
            self._loop.gap(self.name, self._end_s, reason)
            self._gap = reason

    def flush(self) -> None:
        """Write what the resampler holds back."""
        self._loop.write(self.name, self._resampling.finish())
        self._resampling = self._resampler.new_context()

    def _take(self, run: Run) -> list[LogEvent]:
        time_s = max(run.time_s - self._zero_s, self._end_s)
        events: list[LogEvent] = []
        if not self._started:
            self._started = True
            self._loop.write(self.name, np.zeros(0, np.float32), time_s)
        elif run.lost or self._gap:
            if not self._gap:
                self.flush()
            reason = run.lost or self._gap
            events = [
                event
                for event in self._loop.gap(self.name, time_s, reason)
                if not isinstance(event, GapEvent) or event.end - event.start >= MIN_GAP_S
            ]
        else:
            time_s = self._end_s
        self._gap = ""
        self._end_s = time_s + len(run.samples) / self.ring.rate
        self._loop.write(self.name, self._resampling.write(self._finite(run.samples)))
        listens = self._loop.driver.vad is not None
        is_speech = self._loop.is_speech(self.name) if listens else None
        self._hearing.write(run.samples, self.ring.rate, is_speech=is_speech)
        return events

    def _finite(self, samples: Samples) -> Samples:
        if np.isfinite(samples).all():
            return samples
        if not self._damaged:
            self._damaged = True
            logger.warning("%s delivers samples that are no numbers; they count as 0", self.name)
        return np.nan_to_num(samples, nan=0.0, posinf=0.0, neginf=0.0)
