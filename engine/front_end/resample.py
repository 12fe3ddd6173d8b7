"""Sample rate conversion over a stream."""

from __future__ import annotations

import numpy as np
import soxr
from numpy.typing import ArrayLike

from engine.driver.seam import Samples
from engine.errors import SettingsError


class Resampler:
    """Mono samples from one rate to another by soxr, high quality. Immutable.

    Attributes:
        in_hz: Rate of what is written.
        out_hz: Rate of what is returned.
    """

    def __init__(self, in_hz: int, out_hz: int) -> None:
        """Set the rates.

        Raises:
            SettingsError: A rate is not positive.
        """
        if in_hz < 1 or out_hz < 1:
            raise SettingsError(
                "cannot resample from {in_hz} to {out_hz} Hz: rates are positive",
                in_hz=in_hz,
                out_hz=out_hz,
            )
        self.in_hz = in_hz
        self.out_hz = out_hz

    def new_context(self) -> ResamplerContext:
        """A new stream, at sample 0."""
        return ResamplerContext(self)


class ResamplerContext:
    """One stream's filter tail. Chunking is not observable.

    soxr works in blocks: samples come out up to 40 ms of audio late (48 to 16 kHz, measured), and
    ``finish`` flushes the rest.
    """

    def __init__(self, module: Resampler) -> None:
        """Start at sample 0."""
        self._stream = (
            None
            if module.in_hz == module.out_hz
            else soxr.ResampleStream(
                module.in_hz, module.out_hz, 1, dtype="float32", quality=soxr.HQ
            )
        )
        self._finished = False

    def write(self, samples: ArrayLike) -> Samples:
        """Take `[samples]` at ``in_hz``, return those at ``out_hz`` that are now known.

        Raises:
            SettingsError: The stream is finished, or ``samples`` has more than one axis.
        """
        if self._finished:
            raise SettingsError("a finished resampler takes no samples: open a new context")
        chunk = np.asarray(samples, np.float32)
        if chunk.ndim != 1:
            raise SettingsError(
                "a resampler takes mono samples, not an array of shape {shape}", shape=chunk.shape
            )
        return self._convert(chunk, last=False)

    def finish(self) -> Samples:
        """Return the rest. A second call returns nothing."""
        rest = np.empty(0, np.float32)
        if not self._finished:
            rest = self._convert(rest, last=True)
        self._finished = True
        return rest

    def _convert(self, chunk: Samples, last: bool) -> Samples:
        if self._stream is None:
            return chunk.copy()  # the caller may use its buffer again
        converted: Samples = self._stream.resample_chunk(chunk, last=last)
        return converted
