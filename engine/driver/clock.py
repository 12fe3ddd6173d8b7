"""The stream clock: samples to seconds through anchors."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from engine.errors import SettingsError


@dataclass(frozen=True, slots=True)
class ClockAnchor:
    """A sample whose time is known, in seconds."""

    sample: int
    time_s: float


class StreamClock:
    """Sorted anchors and a rate.

    Between anchors and past the last, time advances at the rate. A bare stream has one anchor,
    sample 0 at 0.0 s, which the first capture time replaces.
    """

    def __init__(self, sample_rate: int) -> None:
        """A bare clock, ``sample_rate`` in Hz."""
        self._rate = sample_rate
        self._anchors = [ClockAnchor(0, 0.0)]

    def anchor(self, sample: int, time_s: float) -> None:
        """Say when ``sample`` was heard. One at the last anchor's sample replaces it.

        Raises:
            SettingsError: The anchor is not finite, or before the last one in samples or time.
                The clock is as it was.
        """
        if sample < 0 or not math.isfinite(time_s):
            raise SettingsError(
                "a clock anchor at sample {sample}, {time_s} s is impossible",
                sample=sample,
                time_s=time_s,
            )
        kept = self._anchors
        if kept and kept[-1].sample == sample:
            kept = kept[:-1]
        if kept and (sample < kept[-1].sample or time_s < kept[-1].time_s):
            last = kept[-1]
            raise SettingsError(
                "a clock anchor at sample {sample}, {time_s} s lies before the last one "
                "(sample {last_sample}, {last_time_s} s)",
                sample=sample,
                time_s=time_s,
                last_sample=last.sample,
                last_time_s=last.time_s,
            )
        self._anchors = [*kept, ClockAnchor(sample, float(time_s))]

    def anchors_after(self, sample: int) -> list[tuple[int, float]]:
        """The anchors past ``sample``: their samples and seconds."""
        first = bisect_right(self._anchors, sample, key=_sample)
        return [(anchor.sample, anchor.time_s) for anchor in self._anchors[first:]]

    def time(self, sample: int) -> float:
        """Seconds at which ``sample`` begins."""
        return self._at(sample, bisect_right(self._anchors, sample, key=_sample) - 1)

    def end_time(self, sample: int) -> float:
        """Seconds at which the audio before ``sample`` ends.

        At an anchor after lost audio this is when the sound stopped, not when it came back.
        """
        return self._at(sample, bisect_left(self._anchors, sample, key=_sample) - 1)

    def _at(self, sample: int, index: int) -> float:
        anchor = self._anchors[max(index, 0)]
        return anchor.time_s + (sample - anchor.sample) / self._rate


def _sample(anchor: ClockAnchor) -> int:
    return anchor.sample
