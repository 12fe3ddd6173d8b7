"""Speech regions to windows no longer than the model takes. Pure, and chunking is not observable.

Regions are merged through their pauses, of which little is kept: the model hears speech, and a
window costs the same however much silence is in it. A window that would overflow is cut at its
longest pause, not at its last. Only a region longer than a window is cut hard, with an overlap in
which the stitcher finds the words that both windows heard.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.errors import SettingsError
from engine.vad.regions import OpenRegion, SpeechRegion


@dataclass(frozen=True, slots=True)
class Span:
    """Samples ``start`` to ``end`` of a stream."""

    start: int
    end: int

    @property
    def length(self) -> int:
        """Samples."""
        return self.end - self.start


@dataclass(frozen=True, slots=True)
class PackingConfig:
    """How regions become windows.

    Attributes:
        max_gap_s: Seconds of pause that a window is merged through. Longer fills windows better;
            a change of scene belongs in a window of its own.
        keep_pause_s: A pause between padded regions longer than this is left out of the window.
            The pads stay, so that the model still hears that a sentence ended.
        min_fill: Share of a window, 0 to 1, after which it may be cut at its longest pause. Higher
            makes fewer windows, lower finds better places.
        overlap_s: Seconds that two windows share at a hard cut.
    """

    max_gap_s: float = 30.0
    keep_pause_s: float = 0.3
    min_fill: float = 0.7
    overlap_s: float = 1.5

    def __post_init__(self) -> None:
        """Refuse what cannot work.

        Raises:
            SettingsError: A negative or infinite length, or a share that is none.
        """
        for name in ("max_gap_s", "keep_pause_s", "overlap_s"):
            value = getattr(self, name)
            if not (math.isfinite(value) and value >= 0):
                raise SettingsError(
                    "{name} of {value} s is negative or not finite", name=name, value=value
                )
        if not 0 <= self.min_fill <= 1:
            raise SettingsError(
                "a fill of {min_fill} is not a share from 0 to 1", min_fill=self.min_fill
            )


@dataclass(frozen=True, slots=True)
class PackedWindow:
    """What one decode hears: spans of a stream, laid end to end.

    Attributes:
        index: Counts the windows of a stream from 0.
        spans: In order, never overlapping.
        joins_before: A hard cut: it begins with audio that the window before ends with.
        joins_after: A hard cut: the window after begins with its last audio.
    """

    index: int
    spans: tuple[Span, ...]
    joins_before: bool = False
    joins_after: bool = False

    @property
    def start(self) -> int:
        """First sample in the stream."""
        return self.spans[0].start

    @property
    def end(self) -> int:
        """Sample after its last in the stream."""
        return self.spans[-1].end

    @property
    def length(self) -> int:
        """Samples that the model hears."""
        return sum(span.length for span in self.spans)

    def place(self, start: int, end: int, longest_stray: int) -> Span:
        """Turn offsets in the window into samples of the stream.

        What reaches over a pause that was left out by at most ``longest_stray`` samples, and lies
        for the most part on the other side, is drawn back: nothing is spoken in a pause.
        """
        at = 0
        for span in self.spans[:-1]:
            at += span.length
            if start < at < end:
                before, after = at - start, end - at
                if after <= longest_stray and after <= before:
                    end = at
                elif before <= longest_stray:
                    start = at
        first = self._sample(start, is_end=False)
        return Span(first, max(first, self._sample(end, is_end=True)))

    def _sample(self, offset: int, *, is_end: bool) -> int:
        """At a seam an end belongs to the span before, a start to the span after."""
        for span in self.spans:
            if offset < span.length or (is_end and offset == span.length):
                return span.start + offset
            offset -= span.length
        return self.end


class Packer:
    """Packs regions of 16 kHz or any other rate. Immutable.

    Attributes:
        limit: Samples of a window, a whole number of hops.
        overlap: Samples shared at a hard cut.
        max_gap: Samples of pause merged through.
        keep_pause: Samples of pause kept whole.
        min_fill: Samples after which a window may be cut.
    """

    def __init__(self, config: PackingConfig, window_samples: int, sample_rate: int) -> None:
        """Turn the config's seconds into samples.

        Raises:
            SettingsError: The overlap takes half of a window or more.
        """
        self.config = config
        self.limit = window_samples
        self.overlap = round(config.overlap_s * sample_rate)
        self.max_gap = round(config.max_gap_s * sample_rate)
        self.keep_pause = round(config.keep_pause_s * sample_rate)
        self.min_fill = round(config.min_fill * window_samples)
        if 2 * self.overlap >= window_samples:
            raise SettingsError(
                "an overlap of {overlap_s} s is too long for windows of {seconds} s",
                overlap_s=config.overlap_s,
                seconds=window_samples / sample_rate,
            )

    def new_context(self, origin: int = 0, index: int = 0, joins: bool = False) -> PackerContext:
        """A new stream, or the rest of one.

        Args:
            origin: Nothing before this sample is packed.
            index: Of the next window.
            joins: The window before was cut hard, and ``origin`` is where the overlap begins.
        """
        return PackerContext(self, origin, index, joins)


class PackerContext:
    """One stream's regions that are in no window yet."""

    def __init__(self, module: Packer, origin: int, index: int, joins: bool) -> None:
        """Start at sample ``origin``."""
        self._module = module
        self._origin = origin
        self._index = index
        self._joins = joins
        self._pending: list[Span] = []

    def keep_from(self, settled: int, open_region: OpenRegion | None) -> int:
        """First sample that a later window may ask for; arguments as of the last ``write``."""
        if self._pending:
            return self._pending[0].start
        return max(self._origin, settled if open_region is None else open_region.start)

    def write(
        self, closed: Sequence[SpeechRegion], open_region: OpenRegion | None, settled: int
    ) -> list[PackedWindow]:
        """Take what the voice activity has found and return the windows that are complete.

        Args:
            closed: Regions that closed since the last call.
            open_region: The one that is open.
            settled: No region that is not yet known begins before this sample.
        """
        windows: list[PackedWindow] = []
        for region in closed:
            self._append(Span(region.start, region.end), windows)
        if open_region is not None:
            # The pad and the hangover are left out: they may yet turn out to be silence.
            self._append(Span(open_region.start, open_region.last_speech), windows)
            if self._pending:
                self._origin = max(self._origin, self._pending[-1].start)
                self._pending.pop()
        elif self._pending and settled - self._pending[-1].end > self._module.max_gap:
            windows.append(self._emit(len(self._pending)))
        return windows

    def finish(self) -> list[PackedWindow]:
        """Pack what is left."""
        return [self._emit(len(self._pending))] if self._pending else []

    def _append(self, region: Span, windows: list[PackedWindow]) -> None:
        """Add a region that may still grow, and cut until the rest fits a window."""
        region = Span(max(region.start, self._origin), region.end)
        if region.length <= 0:
            return
        if self._pending and region.start - self._pending[-1].end > self._module.max_gap:
            windows.append(self._emit(len(self._pending)))
        self._pending.append(region)
        while self._length(self._pending) > self._module.limit:
            if self._pending[0].length > self._module.limit:
                windows.append(self._emit_hard())
            else:
                windows.append(self._emit(self._best_cut()))

    def _best_cut(self) -> int:
        """How many pending regions the next window takes."""
        fitting = 1
        while self._length(self._pending[: fitting + 1]) <= self._module.limit:
            fitting += 1
        good = [
            n
            for n in range(1, fitting + 1)
            if self._length(self._pending[:n]) >= self._module.min_fill
        ]
        return max(good, key=lambda n: (self._pause(n), n)) if good else fitting

    def _pause(self, n: int) -> int:
        return self._pending[n].start - self._pending[n - 1].end

    def _length(self, regions: Sequence[Span]) -> int:
        return sum(span.length for span in self._merged(regions))

    def _merged(self, regions: Sequence[Span]) -> list[Span]:
        spans: list[Span] = []
        for region in regions:
            if spans and region.start - spans[-1].end <= self._module.keep_pause:
                spans[-1] = replace(spans[-1], end=region.end)
            else:
                spans.append(region)
        return spans

    def _emit(self, n: int) -> PackedWindow:
        spans = tuple(self._merged(self._pending[:n]))
        del self._pending[:n]
        return self._window(spans, joins_after=False)

    def _emit_hard(self) -> PackedWindow:
        first = self._pending[0]
        cut = first.start + self._module.limit
        rest = cut - self._module.overlap
        self._pending[0] = replace(first, start=rest)
        self._origin = max(self._origin, rest)
        return self._window((Span(first.start, cut),), joins_after=True)

    def _window(self, spans: tuple[Span, ...], *, joins_after: bool) -> PackedWindow:
        window = PackedWindow(self._index, spans, self._joins, joins_after)
        self._index += 1
        self._joins = joins_after
        return window
