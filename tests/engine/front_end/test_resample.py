from __future__ import annotations

import numpy as np
import pytest
import soxr
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from chunking import EVERYTHING, SPLITS, stream
from engine.errors import SettingsError
from engine.front_end.resample import Resampler

RATES = st.sampled_from(
    [(48_000, 16_000), (44_100, 16_000), (22_050, 16_000), (8000, 16_000), (16_000, 16_000)]
)


def noise(n_samples: int) -> NDArray[np.float32]:
    return np.random.default_rng(0).normal(0, 0.1, n_samples).astype(np.float32)


@given(RATES, SPLITS, st.integers(0, 9000))
def test_chunking_is_not_observable(
    rates: tuple[int, int], sizes: tuple[int, ...], n_samples: int
) -> None:
    module = Resampler(*rates)
    samples = noise(n_samples)
    whole = stream(module.new_context(), samples, (EVERYTHING,))
    np.testing.assert_allclose(stream(module.new_context(), samples, sizes), whole, atol=1e-5)


@given(RATES, st.integers(1, 9000))
def test_equals_one_conversion_of_the_whole(rates: tuple[int, int], n_samples: int) -> None:
    samples = noise(n_samples)
    streamed = stream(Resampler(*rates).new_context(), samples, (480,))
    assert streamed.dtype == np.float32
    np.testing.assert_allclose(streamed, soxr.resample(samples, *rates, quality="HQ"), atol=1e-5)


@pytest.mark.parametrize("in_hz", [8000, 44_100, 48_000])
def test_a_tone_keeps_its_pitch_level_and_place(in_hz: int) -> None:
    seconds = np.arange(in_hz) / in_hz
    tone = (0.5 * np.sin(2 * np.pi * 440 * seconds)).astype(np.float32)
    out = stream(Resampler(in_hz, 16_000).new_context(), tone, (333,))
    expected = 0.5 * np.sin(2 * np.pi * 440 * np.arange(len(out)) / 16_000)
    assert abs(len(out) - 16_000) <= 1
    np.testing.assert_allclose(out[800:-800], expected[800:-800], atol=1e-3)


def test_equal_rates_pass_a_copy() -> None:
    context = Resampler(16_000, 16_000).new_context()
    samples = noise(100)
    out = context.write(samples)
    assert np.array_equal(out, samples)
    samples[:] = 0
    assert out.any()
    assert len(context.finish()) == 0


@pytest.mark.parametrize("rates", [(48_000, 16_000), (16_000, 16_000)])
def test_a_finished_stream_takes_nothing(rates: tuple[int, int]) -> None:
    context = Resampler(*rates).new_context()
    context.write(noise(4800))
    context.finish()
    assert len(context.finish()) == 0
    with pytest.raises(SettingsError, match="finished"):
        context.write(noise(1))


def test_refuses_nonsense() -> None:
    with pytest.raises(SettingsError, match="positive"):
        Resampler(0, 16_000)
    with pytest.raises(SettingsError, match="mono"):
        Resampler(8000, 16_000).new_context().write(np.zeros((2, 10), np.float32))
