"""A short-time Fourier transform over a stream."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.errors import SettingsError

Power = NDArray[np.float64]
"""Squared magnitudes, `[frames, n_bins]`."""

_BLOCK_FRAMES = 64  # keeps a block of windows in the processor's cache: measured twice as fast


class SlidingStft:
    """Power frames of a stream, a periodic Hann window each. Immutable.

    Frame ``t`` is centred on sample ``t * hop``. The stream's start is reflected, its end sees
    zeros, and the frame centred on the end is dropped: in all ``n_samples // hop`` frames, those
    that openai-whisper's ``log_mel_spectrogram`` computes. The arithmetic is float64, which numpy's
    transform does as fast as float32. Other models' front ends differ by their window and by what
    lies before the stream's start.

    Attributes:
        n_fft: Samples in a window.
        hop: Samples from one frame to the next.
        n_bins: Frequencies in a frame, ``n_fft // 2 + 1``.
        reflect_start: Whether the start is reflected; else zeros lie before it.
    """

    def __init__(
        self,
        n_fft: int = 400,
        hop: int = 160,
        *,
        window: NDArray[np.float64] | None = None,
        reflect_start: bool = True,
    ) -> None:
        """Build the window.

        Args:
            n_fft: Samples in a window.
            hop: Samples from one frame to the next.
            window: `[n_fft]`; None is the periodic Hann window.
            reflect_start: Whether the start is reflected; else zeros lie before it.

        Raises:
            SettingsError: ``n_fft`` is odd or not positive, ``window`` has another length, or
                ``hop`` is not in 1 to half of it: with longer hops a frame would be due before its
                hop of samples is written.
        """
        if n_fft < 2 or n_fft % 2:
            raise SettingsError(
                "an STFT window of {n_fft} samples is not even and positive", n_fft=n_fft
            )
        if not 1 <= hop <= n_fft // 2:
            raise SettingsError(
                "an STFT hop of {hop} samples is not within 1 to {half}", hop=hop, half=n_fft // 2
            )
        self.n_fft = n_fft
        self.hop = hop
        self.n_bins = n_fft // 2 + 1
        if window is None:
            window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(n_fft) / n_fft)
        if window.shape != (n_fft,):
            raise SettingsError(
                "an STFT window of shape {shape} does not fit {n_fft}",
                shape=window.shape,
                n_fft=n_fft,
            )
        self.reflect_start = reflect_start
        self._window = window.astype(np.float64)
        self._window.setflags(write=False)

    def new_context(self) -> SlidingStftContext:
        """A new stream, at sample 0."""
        return SlidingStftContext(self)

    def power(self, samples: NDArray[np.float32]) -> Power:
        """Transform every whole window of `[samples]`, uncentred, into `[frames, n_bins]`."""
        n_frames = (len(samples) - self.n_fft) // self.hop + 1
        if n_frames < 1:
            return np.empty((0, self.n_bins))
        windows = np.lib.stride_tricks.sliding_window_view(samples, self.n_fft)[:: self.hop]
        power = np.empty((n_frames, self.n_bins))
        for start in range(0, n_frames, _BLOCK_FRAMES):
            block = slice(start, start + _BLOCK_FRAMES)
            spectrum = np.fft.rfft(windows[block] * self._window)
            power[block] = spectrum.real * spectrum.real + spectrum.imag * spectrum.imag
        return power


class SlidingStftContext:
    """One stream's samples that no finished frame has used up. Chunking is not observable."""

    def __init__(self, stft: SlidingStft) -> None:
        """Start at sample 0."""
        self._stft = stft
        self._pending = np.empty(0, np.float32)
        self._n_samples = 0
        self._n_frames = 0
        self._finished = False

    def write(self, samples: ArrayLike) -> Power:
        """Take `[samples]` of any length, return the `[frames, n_bins]` that are now finished.

        Raises:
            SettingsError: The stream is finished, or ``samples`` has more than one axis.
        """
        if self._finished:
            raise SettingsError("a finished STFT stream takes no samples: open a new context")
        chunk = np.asarray(samples, np.float32)
        if chunk.ndim != 1:
            raise SettingsError(
                "an STFT takes mono samples, not an array of shape {shape}", shape=chunk.shape
            )
        self._n_samples += len(chunk)
        return self._advance(chunk)

    def finish(self) -> Power:
        """See zeros at the end and return the rest. A second call returns no frames."""
        rest = np.empty((0, self._stft.n_bins))
        if self._finished:
            return rest
        due = self._n_samples // self._stft.hop - self._n_frames
        if due:
            rest = self._advance(np.zeros(self._stft.n_fft, np.float32))[:due]
        self._pending = np.empty(0, np.float32)
        self._finished = True
        return rest

    def _advance(self, chunk: NDArray[np.float32]) -> Power:
        half = self._stft.n_fft // 2
        self._pending = np.concatenate((self._pending, chunk))
        if self._n_frames == 0:
            # The reflection about sample 0 does not repeat it: it needs `half` samples after it.
            if len(self._pending) <= half:
                return np.empty((0, self._stft.n_bins))
            before = np.zeros(half, np.float32)
            if self._stft.reflect_start:
                before = self._pending[half:0:-1]
            self._pending = np.concatenate((before, self._pending))
        power = self._stft.power(self._pending)
        self._pending = self._pending[len(power) * self._stft.hop :].copy()
        self._n_frames += len(power)
        return power
