from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from chunking import EVERYTHING, SPLITS, stream
from engine.errors import SettingsError
from engine.front_end.stft import SlidingStft


def noise(n_samples: int, seed: int = 0) -> NDArray[np.float32]:
    return np.random.default_rng(seed).normal(0, 0.1, n_samples).astype(np.float32)


def upstream_power(samples: NDArray[np.float32], n_fft: int, hop: int) -> NDArray[np.float64]:
    """Centred frames of the whole signal with zeros after it, one transform each."""
    padded = np.pad(np.pad(samples.astype(float), (0, 2 * n_fft)), (n_fft // 2, 0), mode="reflect")
    window = np.hanning(n_fft + 1)[:-1]
    frames = [
        np.abs(np.fft.fft(padded[t * hop : t * hop + n_fft] * window)[: n_fft // 2 + 1]) ** 2
        for t in range(len(samples) // hop)
    ]
    return np.array(frames).reshape(-1, n_fft // 2 + 1)


@pytest.mark.parametrize("n_samples", [0, 1, 159, 160, 199, 200, 201, 359, 360, 400, 1600, 16_001])
def test_equals_the_whole_signal_transform(n_samples: int) -> None:
    samples = noise(n_samples)
    power = stream(SlidingStft().new_context(), samples, (EVERYTHING,))
    assert power.shape == (n_samples // 160, 201)
    np.testing.assert_allclose(power, upstream_power(samples, 400, 160), rtol=1e-9, atol=1e-12)


@given(SPLITS, st.integers(0, 6000), st.integers(0, 9))
def test_chunking_is_not_observable(sizes: tuple[int, ...], n_samples: int, seed: int) -> None:
    module = SlidingStft()
    samples = noise(n_samples, seed)
    whole = stream(module.new_context(), samples, (EVERYTHING,))
    assert np.array_equal(stream(module.new_context(), samples, sizes), whole)


@given(SPLITS, st.sampled_from([(2, 1), (16, 8), (400, 1), (512, 100)]), st.integers(0, 2000))
def test_other_windows(sizes: tuple[int, ...], shape: tuple[int, int], n_samples: int) -> None:
    samples = noise(n_samples)
    power = stream(SlidingStft(*shape).new_context(), samples, sizes)
    np.testing.assert_allclose(power, upstream_power(samples, *shape), rtol=1e-7, atol=1e-12)


def test_a_frame_comes_as_soon_as_its_window_is_full() -> None:
    context = SlidingStft().new_context()
    assert len(context.write(noise(200))) == 0
    assert len(context.write(noise(1))) == 1
    assert len(context.write(noise(158))) == 0
    assert len(context.write(noise(1))) == 1


def test_contexts_of_one_module_do_not_meet() -> None:
    module = SlidingStft()
    first, second = module.new_context(), module.new_context()
    one, other = noise(3000, 1), noise(3000, 2)
    parts: list[list[NDArray[np.float64]]] = [[], []]
    for start in range(0, 3000, 250):
        parts[0].append(first.write(one[start : start + 250]))
        parts[1].append(second.write(other[start : start + 250]))
    for got, samples in zip(parts, (one, other), strict=True):
        alone = module.new_context().write(samples)
        assert np.array_equal(np.concatenate(got), alone)


def test_the_callers_buffer_may_be_used_again() -> None:
    module = SlidingStft()
    samples, buffer = noise(1000), np.empty(100, np.float32)
    context = module.new_context()
    frames = []
    for start in range(0, 1000, 100):
        buffer[:] = samples[start : start + 100]
        frames.append(context.write(buffer))
        buffer[:] = np.nan
    assert np.array_equal(np.concatenate(frames), module.new_context().write(samples))


def test_finish_twice_and_write_after() -> None:
    context = SlidingStft().new_context()
    context.write(noise(500))
    assert len(context.finish()) == 1
    assert len(context.finish()) == 0
    with pytest.raises(SettingsError, match="finished"):
        context.write(noise(1))


def test_refuses_stereo() -> None:
    with pytest.raises(SettingsError, match="mono"):
        SlidingStft().new_context().write(np.zeros((2, 400), np.float32))


@pytest.mark.parametrize("shape", [(0, 1), (401, 160), (400, 0), (400, 201)])
def test_refuses_impossible_windows(shape: tuple[int, int]) -> None:
    with pytest.raises(SettingsError):
        SlidingStft(*shape)
