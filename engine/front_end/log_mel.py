"""Log-mel features over a stream: Whisper's by default, without its clamp or scaling.

Those belong to the level policy and to the engine (see ``level_statistic``).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.driver.seam import Frames
from engine.errors import SettingsError
from engine.front_end.stft import Power, SlidingStft

LOG_FLOOR = -10.0
"""log10 of the least power that is told from silence, as in openai-whisper's ``audio.py``."""

_BLOCK_SAMPLES = 480_000  # 30 s of a long write at a time, to bound memory


def hz_to_mel(hz: NDArray[np.float64]) -> NDArray[np.float64]:
    """Slaney's scale (Auditory Toolbox): 3 mels per 200 Hz below 1 kHz, 27 per ln(6.4) above."""
    linear = hz * 3 / 200
    return np.where(hz < 1000, linear, 15 + np.log(np.maximum(hz, 1000) / 1000) * 27 / np.log(6.4))


def mel_to_hz(mel: NDArray[np.float64]) -> NDArray[np.float64]:
    """Inverse of ``hz_to_mel``."""
    return np.where(mel < 15, mel * 200 / 3, 1000 * np.exp((mel - 15) * np.log(6.4) / 27))


def mel_filters(n_mels: int, n_fft: int, sample_rate: int) -> NDArray[np.float64]:
    """Triangles equally spaced in mel from 0 Hz to the Nyquist frequency, each of area 1 in Hz.

    Returns:
        `[n_bins, n_mels]`, equal to librosa's ``filters.mel`` transposed.
    """
    nyquist = sample_rate / 2
    bins = np.linspace(0, nyquist, n_fft // 2 + 1)
    edges = mel_to_hz(np.linspace(0, hz_to_mel(np.array(nyquist)), n_mels + 2))
    left, centre, right = edges[:-2], edges[1:-1], edges[2:]
    rising = (bins[:, None] - left) / (centre - left)
    falling = (right - bins[:, None]) / (right - centre)
    return np.maximum(0, np.minimum(rising, falling)) * 2 / (right - left)


class LogMel:
    """log10 mel power of a stream, floored at ``LOG_FLOOR``. Immutable.

    With a ``guard`` it is the natural logarithm of power and guard instead, as NeMo's models have
    it; ``preemphasis`` then usually goes before.

    Attributes:
        n_features: Mel bands in a frame (80; 128 for Whisper large-v3).
        sample_rate: Hz.
        hop: Samples from one frame to the next.
        preemphasis: How much of each sample is taken off the next one; 0 for none.
        guard: What is added before the natural logarithm, or None for Whisper's floored log10.
    """

    def __init__(
        self,
        n_mels: int = 80,
        sample_rate: int = 16_000,
        n_fft: int = 400,
        hop: int = 160,
        *,
        stft: SlidingStft | None = None,
        preemphasis: float = 0.0,
        guard: float | None = None,
    ) -> None:
        """Build the filters.

        Args:
            n_mels: Mel bands.
            sample_rate: Hz.
            n_fft: Samples in a window.
            hop: Samples from one frame to the next.
            stft: Instead of ``SlidingStft(n_fft, hop)``.
            preemphasis: See the class.
            guard: See the class.

        Raises:
            SettingsError: ``n_mels`` or ``sample_rate`` is not positive, or as ``SlidingStft``.
        """
        if n_mels < 1 or sample_rate < 1:
            raise SettingsError(
                "{n_mels} mel bands at {sample_rate} Hz: both must be positive",
                n_mels=n_mels,
                sample_rate=sample_rate,
            )
        self.n_features = n_mels
        self.sample_rate = sample_rate
        self.stft = stft or SlidingStft(n_fft, hop)
        self.hop = self.stft.hop
        self.preemphasis = preemphasis
        self.guard = guard
        filters = mel_filters(n_mels, self.stft.n_fft, sample_rate)
        # A filter narrower than a bin has no weight at all; it keeps the first bin, weighted 0.
        filters_kept = filters != 0
        filters_kept[0, ~filters_kept.any(axis=0)] = True
        bands, self._bins = np.nonzero(filters_kept.T)
        self._weights = filters[self._bins, bands]
        self._starts = np.searchsorted(bands, np.arange(n_mels))
        for array in (self._bins, self._weights, self._starts):
            array.setflags(write=False)

    def new_context(self) -> LogMelContext:
        """A new stream, at sample 0."""
        return LogMelContext(self)

    def log_mel(self, power: Power) -> Frames:
        """Turn power `[frames, n_bins]` into `[frames, n_mels]`.

        Sums over each filter's own bins instead of a matrix product: the result of a frame then
        does not depend on how many come with it, and no BLAS thread is woken for a few frames.
        """
        if not len(power):
            return np.empty((0, self.n_features), np.float32)
        mel = np.add.reduceat(power[:, self._bins] * self._weights, self._starts, axis=1)
        if self.guard is None:
            logs = np.log10(np.maximum(mel, 10.0**LOG_FLOOR))
        else:
            logs = np.log(mel + self.guard)
        frames: Frames = logs.astype(np.float32)
        return frames


class LogMelContext:
    """One stream's STFT context and last sample; no running maximum. Chunking is not observable."""

    def __init__(self, module: LogMel) -> None:
        """Start at sample 0."""
        self._module = module
        self._stft = module.stft.new_context()
        self._before = np.zeros(1, np.float32)

    def write(self, samples: ArrayLike) -> Frames:
        """Take `[samples]` of any length, return the `[frames, n_mels]` that are now finished.

        Raises:
            SettingsError: The stream is finished, or ``samples`` has more than one axis.
        """
        chunk = self._emphasize(np.asarray(samples, np.float32))
        if chunk.size <= _BLOCK_SAMPLES:
            return self._module.log_mel(self._stft.write(chunk))
        return np.concatenate(
            [
                self._module.log_mel(self._stft.write(chunk[start : start + _BLOCK_SAMPLES]))
                for start in range(0, len(chunk), _BLOCK_SAMPLES)
            ]
        )

    def finish(self) -> Frames:
        """See zeros at the end and return the rest: in all ``n_samples // hop`` frames."""
        return self._module.log_mel(self._stft.finish())

    def _emphasize(self, chunk: NDArray[np.float32]) -> NDArray[np.float32]:
        if not self._module.preemphasis or chunk.ndim != 1 or not chunk.size:
            return chunk
        delayed = np.concatenate((self._before, chunk[:-1]))
        self._before = chunk[-1:].copy()
        return chunk - np.float32(self._module.preemphasis) * delayed
