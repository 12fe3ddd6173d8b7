"""The state of one file in the pipeline: its channels, its windows in flight, its language."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace

from engine.driver.seam import Samples
from engine.files.early_end import Part
from engine.files.guards import GuardCounts
from engine.files.records import ChannelResult, FileResult, FileSource
from engine.files.stitching import StitcherContext, WindowResult
from engine.files.windows import Restart, SpeechWindow, WindowContext, WindowMaker

_SURE_S = 2.0
_SURE_PROBABILITY = 0.5  # as the driver: a commit fixes a stream's language only when it is sure


class Channel:
    """One channel's windows on their way."""

    def __init__(self, maker: WindowMaker, rate: int, done: Sequence[WindowResult]) -> None:
        self.stitcher = StitcherContext()
        self.results: list[WindowResult] = []
        self.next_index = 0
        self._early: dict[int, WindowResult] = {}
        for result in done:
            self.take(result)
        self.windows: WindowContext = maker.new_context(_restart(done, maker, rate))

    def take(self, result: WindowResult) -> list[WindowResult]:
        """Stitch a result; the results whose turn has come, in window order."""
        self._early[result.index] = result
        ready = []
        while self.next_index in self._early:
            ready.append(self._early.pop(self.next_index))
            self.results += self.stitcher.write(ready[-1])
            self.next_index += 1
        return ready

    def finish(self) -> tuple[WindowResult, ...]:
        """All results, stitched."""
        self.results += self.stitcher.finish()
        return tuple(self.results)


@dataclass(slots=True)
class Ticket:
    """A window in the queue."""

    file: OpenFile
    channel: int
    window: SpeechWindow
    speech: int  # samples of speech up to and with it
    parts: list[Part] = field(default_factory=list)
    heard: int = 0  # frames of it that are text

    def samples_left(self, hop: int) -> Samples:
        """What is still to be heard."""
        return self.window.samples[self.heard * hop :]


class OpenFile:
    """An open file."""

    def __init__(
        self, key: Hashable, source: FileSource, maker: WindowMaker, sample_rate: int
    ) -> None:
        self.key = key
        self.source = source
        self.opened = source.open()
        done = source.done or ((),) * len(self.opened.labels)
        self.channels = [Channel(maker, sample_rate, results) for results in done]
        self.guards = GuardCounts()
        self.language = source.language
        self.n_unsure = 0
        self.held: deque[Ticket] = deque()
        self.in_flight: dict[tuple[int, int], int] = {}  # (channel, index) to first sample
        self.ended = False
        self.is_new = True  # None of its windows was queued yet.
        for results in done:
            for result in results:
                self.note(result)

    def note(self, result: WindowResult) -> None:
        """Count a result, and let it fix the language when it is sure."""
        self.guards = self.guards.with_window(result)
        if self.language is not None or not result.segments:
            self.n_unsure += self.language is None
            return
        sure = result.language_probability >= _SURE_PROBABILITY
        if sure and result.end - result.start >= _SURE_S:
            self.language = result.language
        else:
            self.n_unsure += 1

    @property
    def n_samples(self) -> int:
        """Samples of a channel that were read."""
        return self.channels[0].windows.n_samples

    @property
    def done_until(self) -> int:
        """Sample before which nothing is left to do."""
        waiting = [ticket.window.packed.start for ticket in self.held]
        unpacked = [] if self.ended else [c.windows.unpacked_from for c in self.channels]
        return max(0, min([self.n_samples, *self.in_flight.values(), *waiting, *unpacked]))

    def finish(self, rate: int) -> FileResult:
        """All that was said, when nothing is in flight any more."""
        channels = tuple(
            ChannelResult(label, channel.finish())
            for label, channel in zip(self.opened.labels, self.channels, strict=True)
        )
        languages = {w.language for c in channels for w in c.windows if w.segments}
        guards = replace(
            self.guards,
            n_doubled=sum(channel.stitcher.n_doubled for channel in self.channels),
            speech_s=sum(channel.windows.speech for channel in self.channels) / rate,
            audio_s=len(channels) * self.n_samples / rate,
        )
        language = self.language or (languages.pop() if len(languages) == 1 else None)
        return FileResult(channels, language, self.n_samples / rate, guards)

    def close(self) -> None:
        """Let the decoder go, and what was not queued."""
        self.held.clear()  # its tickets hold the file
        close = getattr(self.opened.blocks, "close", None)
        if close is not None:
            close()


def _restart(done: Sequence[WindowResult], maker: WindowMaker, rate: int) -> Restart:
    """Where the windows after those of an earlier run begin."""
    if not done:
        return Restart()
    last = done[-1]
    end = round(last.end * rate)
    if last.joins_after:
        end -= maker.packer.overlap
    return Restart(end, last.index + 1, last.joins_after, round(last.speech_s * rate))
