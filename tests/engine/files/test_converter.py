"""Decoded frames of every common format: the same samples, channels apart or mixed."""

from __future__ import annotations

import av
import numpy as np
import pytest
from numpy.typing import NDArray

from engine.files.converter import FrameConverter

RATE = 16_000
TONES = np.stack(
    [0.5 * np.sin(np.arange(1024) / 9), 0.25 * np.cos(np.arange(1024) / 7)]
).astype(np.float32)  # fmt: skip
FORMATS = ["u8", "u8p", "s16", "s16p", "s32", "s32p", "flt", "fltp", "dbl", "dblp"]


def frame_of(samples: NDArray[np.float32], name: str) -> av.AudioFrame:
    """A stereo frame, in a format that FFmpeg makes of float32."""
    made = av.AudioFrame.from_ndarray(np.ascontiguousarray(samples), "fltp", "stereo")
    made.sample_rate = RATE
    (out,) = av.AudioResampler(name, "stereo", RATE).resample(made)
    assert out.format.name == name
    return out


@pytest.mark.parametrize("name", FORMATS)
def test_a_format_is_its_samples(name: str) -> None:
    off = 1 / 127 if name.startswith("u8") else 1 / 32767
    apart = FrameConverter(2).samples(frame_of(TONES, name))
    assert apart.dtype == np.float32
    np.testing.assert_allclose(apart, TONES, atol=off)
    mixed = FrameConverter(1).samples(frame_of(TONES, name))
    np.testing.assert_allclose(mixed, TONES.mean(axis=0, keepdims=True), atol=off)


@pytest.mark.parametrize("name", ["s16", "s32p", "flt"])
def test_the_loudest_is_one(name: str) -> None:
    loud = FrameConverter(2).samples(frame_of(np.sign(TONES) * 2, name))
    assert np.abs(loud).max() == pytest.approx(1.0, abs=1e-4)


@pytest.mark.parametrize("name", ["flt", "fltp", "dbl"])
def test_what_is_no_number_is_silence(name: str) -> None:
    broken = TONES.copy()
    broken[0, 3], broken[1, 5] = np.nan, np.inf
    samples = FrameConverter(2).samples(frame_of(broken, name))
    assert samples[0, 3] == 0
    assert samples[1, 5] == 1
