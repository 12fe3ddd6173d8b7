"""Decoded frames as float32 samples, whatever their format and layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from av.audio.frame import AudioFrame
    from av.audio.resampler import AudioResampler


_FULL_SCALE = {"fltp": 1, "flt": 1, "s16": 2**15, "s16p": 2**15, "s32": 2**31, "s32p": 2**31}
"""What stands for 1.0, by FFmpeg's names of sample formats; those in ``p`` are planar."""


class FrameConverter:
    """Frames to samples, with FFmpeg's converter where numpy has no one-liner.

    Attributes:
        n_channels: Of the result: 1 mixes, the file's own number keeps them apart.
    """

    def __init__(self, n_channels: int) -> None:
        """Nothing was converted yet."""
        self.n_channels = n_channels
        self._key: tuple[str, str, int] | None = None
        self._converter: AudioResampler | None = None

    def samples(self, frame: AudioFrame) -> NDArray[np.float32]:
        """One frame as `[channels, samples]`."""
        # Layouts without a name ("8 channels") have no down-mix: their channels are averaged.
        layout = frame.layout
        surround = (
            self.n_channels == 1 and layout.nb_channels > 2 and not layout.name.endswith("channels")
        )
        if surround or frame.format.name not in _FULL_SCALE:
            channels = self._converted(frame, "mono" if surround else layout.name)
        else:
            channels = _scaled(frame, layout.nb_channels)
        if len(channels) != self.n_channels:  # mixed, or the stream changes on the way
            mono = channels.mean(axis=0, dtype=np.float32, keepdims=True)
            channels = np.repeat(mono, self.n_channels, axis=0)
        if not np.isfinite(channels).all():
            channels = np.nan_to_num(channels, nan=0.0, posinf=1.0, neginf=-1.0)
        return np.clip(channels, -1.0, 1.0)

    def _converted(self, frame: AudioFrame, layout: str) -> NDArray[np.float32]:
        """`[channels, samples]`. At an unchanged rate the converter holds nothing back."""
        from av.audio.resampler import AudioResampler

        key = (frame.format.name, frame.layout.name, frame.sample_rate)
        if self._converter is None or key != self._key:
            self._key = key
            self._converter = AudioResampler("fltp", layout, frame.sample_rate)
        frame.pts = None  # the gaps are filled here; the converter would fill them again
        parts = [out.to_ndarray() for out in self._converter.resample(frame)]
        return np.concatenate(parts, axis=1) if parts else np.zeros((1, 0), np.float32)


def _scaled(frame: AudioFrame, n_channels: int) -> NDArray[np.float32]:
    """`[channels, samples]` of one of the formats above."""
    name = frame.format.name
    array = frame.to_ndarray()
    planar = array if name.endswith("p") else array.reshape(-1, n_channels).T
    samples = planar.astype(np.float32, copy=False)
    return samples if _FULL_SCALE[name] == 1 else samples * np.float32(1 / _FULL_SCALE[name])
