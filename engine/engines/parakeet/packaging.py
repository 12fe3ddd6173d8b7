"""Parakeet's front end: streaming log-mels, and the normalization of one window.

Upstream normalizes each mel band to mean 0 and deviation 1 over the utterance. Over a stream there
is no utterance, so the stream keeps raw log-mels and a window is normalized when it is packaged: a
decode sees what it would see were its window a clip of its own. No level crosses windows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.driver.seam import Frames
from engine.errors import ModelError
from engine.front_end.log_mel import LogMel
from engine.front_end.stft import SlidingStft

_GUARD = 2.0**-24  # added before the logarithm, as NeMo's FilterbankFeatures
_MIN_DEVIATION = 1e-5  # added to the deviation, likewise


@dataclass(frozen=True, slots=True)
class ParakeetFrontEnd:
    """The settings of ``processor_config.json``; the defaults are its own.

    Attributes:
        n_mels: Mel bands; 128 for the published 0.6B models.
        sample_rate: Hz.
        hop: Samples.
        n_fft: Samples of a transform.
        window: Samples of the Hann window in its middle.
        preemphasis: How much of each sample is taken off the next one.
    """

    n_mels: int = 80
    sample_rate: int = 16_000
    hop: int = 160
    n_fft: int = 512
    window: int = 400
    preemphasis: float = 0.97

    @classmethod
    def read(cls, fields: dict[str, Any], n_mels: int) -> ParakeetFrontEnd:
        """Take the feature extractor's settings, and the encoder's number of mel bands.

        Raises:
            ModelError: They are damaged, or of another number of bands.
        """
        default = cls()
        try:
            front_end = cls(
                n_mels=int(fields.get("feature_size", n_mels)),
                sample_rate=int(fields.get("sampling_rate", default.sample_rate)),
                hop=int(fields.get("hop_length", default.hop)),
                n_fft=int(fields.get("n_fft", default.n_fft)),
                window=int(fields.get("win_length", default.window)),
                preemphasis=float(fields.get("preemphasis") or 0.0)
                if "preemphasis" in fields
                else default.preemphasis,
            )
        except (TypeError, ValueError) as error:
            raise ModelError(
                "the model's feature extractor settings are damaged: {error}", error=error
            ) from (error)
        if front_end.n_mels != n_mels:
            raise ModelError(
                "the model's feature extractor makes {expected} mel bands and its encoder "
                "takes {n_mels}: get the model again",
                expected=front_end.n_mels,
                n_mels=n_mels,
            )
        return front_end


def build_features(front_end: ParakeetFrontEnd) -> LogMel:
    """Make the streaming features: raw natural log-mels `[frames, n_mels]`."""
    window = np.zeros(front_end.n_fft)
    first = (front_end.n_fft - front_end.window) // 2
    window[first : first + front_end.window] = np.hanning(front_end.window)
    return LogMel(
        front_end.n_mels,
        front_end.sample_rate,
        stft=SlidingStft(front_end.n_fft, front_end.hop, window=window, reflect_start=False),
        preemphasis=front_end.preemphasis,
        guard=_GUARD,
    )


def normalize_window(features: Frames) -> Frames:
    """Each band of `[frames, n_mels]` to mean 0 and deviation 1, as upstream over a clip."""
    exact = features.astype(np.float64)
    centred = exact - exact.mean(axis=0)
    deviation = np.sqrt((centred**2).sum(axis=0) / max(len(exact) - 1, 1))
    normal: Frames = (centred / (deviation + _MIN_DEVIATION)).astype(np.float32)
    return normal


class NoLevel:
    """A level statistic that says nothing: this family's windows are normalized by themselves."""

    @property
    def floor(self) -> float:
        """The reference of no frames at all."""
        return 0.0

    def summarize(self, frames: Frames) -> NDArray[np.float32]:
        """Zeros, `[frames]`."""
        return np.zeros(len(frames), np.float32)

    def accumulate(self, levels: NDArray[np.float32], initial: float) -> NDArray[np.float32]:
        """Zeros, `[frames]`."""
        return np.zeros(len(levels), np.float32)
