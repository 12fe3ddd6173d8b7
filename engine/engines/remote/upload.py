"""A window as a FLAC clip, made in memory."""

from __future__ import annotations

import io
from dataclasses import dataclass

import av
import numpy as np

from engine.driver.seam import Frames, Samples

_PEAK = 0.9
_MAX_GAIN = 1000.0  # 60 dB: what is quieter is noise of the converter
_FULL_SCALE = 32767


@dataclass(frozen=True, slots=True)
class Clip:
    """What one request sends.

    Attributes:
        flac: The audio.
        pcm: The same as 16-bit little-endian samples.
        duration_s: Seconds of it.
        language: ISO code, or None for the server to detect it.
        prompt: The text before it.
    """

    flac: bytes
    pcm: bytes
    duration_s: float
    language: str | None = None
    prompt: str = ""


def scale_to_level(features: Frames, level: float | None) -> Samples:
    """Return the samples of a window, `[samples]`, raised so that ``level`` becomes 0.9.

    16 bits leave a whisper at -60 dBFS 32 steps; raised before it is rounded, it keeps them all.
    """
    samples = features.reshape(-1)
    peak = float(np.abs(samples).max(initial=0.0)) if level is None else level
    gain = min(_PEAK / peak, _MAX_GAIN) if peak > 0 else 1.0
    scaled: Samples = np.clip(samples * np.float32(gain), -1.0, 1.0)
    return scaled


def encode_pcm(samples: Samples) -> bytes:
    """Samples as 16-bit little-endian integers."""
    return np.round(samples * _FULL_SCALE).astype("<i2").tobytes()


def encode_flac(pcm: bytes, sample_rate: int) -> bytes:
    """16-bit mono samples as a FLAC file."""
    out = io.BytesIO()
    with av.open(out, "w", format="flac") as container:
        stream = container.add_stream("flac", rate=sample_rate, layout="mono")
        frame = av.AudioFrame.from_ndarray(
            np.frombuffer(pcm, "<i2")[None], format="s16", layout="mono"
        )
        frame.sample_rate = sample_rate
        container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    return out.getvalue()
