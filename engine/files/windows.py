"""A channel's samples to windows that can be decoded: voice activity, packing, features.

Holds what the packer may still ask for, at most a window and a pause, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.driver.rows import RowBuffer
from engine.driver.seam import AsrEngine, Frames, Samples, VoiceActivity
from engine.files.packing import PackedWindow, Packer
from engine.vad.regions import SpeechRegion, VoiceActivityFilter


@dataclass(frozen=True, slots=True)
class SpeechWindow:
    """A packed window with its sound.

    Attributes:
        packed: Where it is in the stream.
        samples: `[samples]`, its spans end to end.
    """

    packed: PackedWindow
    samples: Samples


@dataclass(frozen=True, slots=True)
class Restart:
    """Where to go on in a stream of which the beginning is done.

    Attributes:
        sample: Nothing before it is heard again.
        index: Of the next window.
        joins: The window before was cut hard.
        speech: Samples of speech before it.
    """

    sample: int = 0
    index: int = 0
    joins: bool = False
    speech: int = 0


class WindowMaker:
    """Voice activity and packer of one model. Immutable."""

    def __init__(self, vad: VoiceActivity, activity: VoiceActivityFilter, packer: Packer) -> None:
        """Put the parts together."""
        self.vad = vad
        self.activity = activity
        self.packer = packer

    def new_context(self, restart: Restart | None = None) -> WindowContext:
        """A new channel, or the rest of one."""
        return WindowContext(self, restart or Restart())


class WindowContext:
    """One channel on its way through the voice activity and the packer.

    Attributes:
        n_samples: Written so far.
        speech: Samples in which the voice activity heard speech.
    """

    def __init__(self, module: WindowMaker, restart: Restart) -> None:
        """Start at sample 0; what lies before ``restart`` is passed over."""
        self._module = module
        self._origin = restart.sample
        self._vad = module.vad.new_context()
        self._activity = module.activity.new_context(restart.sample)
        self._packer = module.packer.new_context(restart.sample, restart.index, restart.joins)
        self._samples = RowBuffer()
        self.n_samples = 0
        self.speech = restart.speech

    @property
    def unpacked_from(self) -> int:
        """First sample that is in no window yet and may be in one."""
        return self._packer.keep_from(self._settled, self._activity.open_region)

    @property
    def _settled(self) -> int:
        """No region that is not yet known begins before this sample."""
        return self._activity.position - self._module.activity.pad

    def write(self, samples: Samples) -> list[SpeechWindow]:
        """Take samples of any length, return the windows that are complete."""
        skipped = min(len(samples), max(0, self._origin - self.n_samples))
        self.n_samples += len(samples)
        samples = samples[skipped:]
        if not len(samples):
            return []
        self._samples.append(samples)
        closed = self._activity.write(self._vad.write(samples))
        return self._packed(closed)

    def finish(self) -> list[SpeechWindow]:
        """The channel has ended: return what is left."""
        if self.n_samples <= self._origin:
            return []
        closed = self._activity.write(self._vad.finish())
        last = self._activity.finish(self.n_samples)
        windows = self._packed([*closed, *([] if last is None else [last])])
        return windows + [self._with_samples(window) for window in self._packer.finish()]

    def _packed(self, closed: Sequence[SpeechRegion]) -> list[SpeechWindow]:
        self.speech += sum(region.last_speech - region.onset for region in closed)
        packed = self._packer.write(closed, self._activity.open_region, self._settled)
        windows = [self._with_samples(window) for window in packed]
        self._samples.free(max(0, self.unpacked_from - self._origin))
        return windows

    def _with_samples(self, window: PackedWindow) -> SpeechWindow:
        rows = [
            self._samples.copy(span.start - self._origin, span.end - self._origin)
            for span in window.spans
        ]
        return SpeechWindow(window, rows[0] if len(rows) == 1 else np.concatenate(rows))


def window_features(engine: AsrEngine, samples: Samples) -> Frames:
    """Features of a window by itself, `[frames, n_features]`."""
    context = engine.features.new_context()
    first = context.write(samples)
    return np.concatenate((first, context.finish()))
