"""Speech regions to windows no longer than the model takes. Pure, and chunking is not observable.

Regions are merged through their pauses, and windows are as full as pauses allow: the model was
taught on half minutes of sound as it is. A short pause is heard whole; of a long one only its ends
are kept, since a second of silence costs as much as one of speech. Only a region longer than a
window is cut hard, with an overlap in which the stitcher finds the words that both windows heard.
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
        overlap_s: Seconds that two windows share at a hard cut.
    """

    max_gap_s: float = 30.0
    keep_pause_s: float = 1.0
    overlap_s: float = 1.5

    def __post_init__(self) -> None:
        """Refuse what cannot work.

        Raises:
            SettingsError: A negative or infinite length.
        """
        for name in ("max_gap_s", "keep_pause_s", "overlap_s"):
            value = getattr(self, name)
            if not (math.isfinite(value) and value >= 0):
                raise SettingsError(
                    "{name} of {value} s is negative or not finite", name=name, value=value
                )


@dataclass(frozen=True, slots=True)
class _Region:
    """What is in no window yet: samples to be heard, and the speech in them."""

    span: Span
    speech: Span

    def between(self, start: int, end: int) -> _Region:
        """The part of it from ``start`` to ``end``."""
        first, last = max(self.speech.start, start), min(self.speech.end, end)
        return _Region(Span(start, end), Span(first, max(first, last)))


@dataclass(frozen=True, slots=True)
class PackedWindow:
    """What one decode hears: spans of a stream, laid end to end.

    Attributes:
        index: Counts the windows of a stream from 0.
        spans: In order, never overlapping.
        joins_before: A hard cut: it begins with audio that the window before ends with.
        joins_after: A hard cut: the window after begins with its last audio.
        speech: Samples in which the voice activity heard speech.
    """

    index: int
    spans: tuple[Span, ...]
    joins_before: bool = False
    joins_after: bool = False
    speech: int = 0

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
        self._pending: list[_Region] = []

    def keep_from(self, settled: int, open_region: OpenRegion | None) -> int:
        """First sample that a later window may ask for; arguments as of the last ``write``."""
        if self._pending:
            return self._pending[0].span.start
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
            speech = Span(region.onset, region.last_speech)
            self._append(_Region(Span(region.start, region.end), speech), windows)
        if open_region is not None:
            # The pad and the hangover are left out: they may yet turn out to be silence.
            heard = Span(open_region.start, open_region.last_speech)
            speech = Span(open_region.onset, open_region.last_speech)
            self._append(_Region(heard, speech), windows)
            if self._pending:
                self._origin = max(self._origin, self._pending[-1].span.start)
                self._pending.pop()
        elif self._pending and settled - self._pending[-1].span.end > self._module.max_gap:
            windows.append(self._emit(len(self._pending)))
        return windows

    def finish(self) -> list[PackedWindow]:
        """Pack what is left."""
        return [self._emit(len(self._pending))] if self._pending else []

    def _append(self, region: _Region, windows: list[PackedWindow]) -> None:
        """Add a region that may still grow, and cut until the rest fits a window."""
        span = Span(max(region.span.start, self._origin), region.span.end)
        if span.length <= 0:
            return
        if self._pending and span.start - self._pending[-1].span.end > self._module.max_gap:
            windows.append(self._emit(len(self._pending)))
        self._pending.append(region.between(span.start, span.end))
        while self._length(self._pending) > self._module.limit:
            if self._pending[0].span.length > self._module.limit:
                windows.append(self._emit_hard())
            else:
                windows.append(self._emit(self._fitting()))

    def _fitting(self) -> int:
        """How many pending regions the next window takes: at least the first."""
        fitting = 1
        while self._length(self._pending[: fitting + 1]) <= self._module.limit:
            fitting += 1
        return fitting

    def _length(self, regions: Sequence[_Region]) -> int:
        return sum(span.length for span in self._merged(regions))

    def _merged(self, regions: Sequence[_Region]) -> list[Span]:
        spans: list[Span] = []
        for span in (region.span for region in regions):
            if spans and span.start - spans[-1].end <= self._module.keep_pause:
                spans[-1] = replace(spans[-1], end=span.end)
            else:
                spans.append(span)
        return spans

    def _emit(self, n: int) -> PackedWindow:
        regions = self._pending[:n]
        del self._pending[:n]
        return self._window(regions, joins_after=False)

    def _emit_hard(self) -> PackedWindow:
        first = self._pending[0]
        cut = first.span.start + self._module.limit
        rest = cut - self._module.overlap
        self._pending[0] = first.between(rest, first.span.end)
        self._origin = max(self._origin, rest)
        return self._window([first.between(first.span.start, cut)], joins_after=True)

    def _window(self, regions: Sequence[_Region], *, joins_after: bool) -> PackedWindow:
        spans = tuple(self._merged(regions))
        speech = sum(region.speech.length for region in regions)
        window = PackedWindow(self._index, spans, self._joins, joins_after, speech)
        self._index += 1
        self._joins = joins_after
        return window
