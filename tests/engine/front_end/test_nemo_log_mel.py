"""The front end of NeMo's models against transformers' extractor, which normalizes the clip."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from transformers import ParakeetFeatureExtractor

from chunking import EVERYTHING, SPLITS, stream
from engine.engines.parakeet.packaging import ParakeetFrontEnd, build_features, normalize_window
from engine.errors import SettingsError
from engine.front_end.stft import SlidingStft


def noise(n_samples: int, seed: int = 0) -> NDArray[np.float32]:
    return np.random.default_rng(seed).normal(0, 0.1, n_samples).astype(np.float32)


def upstream(samples: NDArray[np.float32], n_mels: int) -> NDArray[np.float32]:
    extract = ParakeetFeatureExtractor(feature_size=n_mels)
    extracted = extract(samples, sampling_rate=16_000, return_tensors="np")
    valid = extracted.attention_mask[0].astype(bool)
    frames: NDArray[np.float32] = extracted.input_features[0][valid]
    return frames


def ours(samples: NDArray[np.float32], n_mels: int) -> NDArray[np.float32]:
    features = build_features(ParakeetFrontEnd(n_mels=n_mels))
    return normalize_window(stream(features.new_context(), samples, (EVERYTHING,)))


def upstream_exact(samples: NDArray[np.float32], n_mels: int) -> NDArray[np.float64]:
    """The library's own spectrogram code in float64, not normalized."""
    extract = ParakeetFeatureExtractor(feature_size=n_mels)
    extract.mel_filters = extract.mel_filters.double()
    emphasized = samples.copy()
    emphasized[1:] -= np.float32(0.97) * samples[:-1]
    torch.set_default_dtype(torch.float64)
    try:
        frames = extract._torch_extract_fbank_features(torch.from_numpy(emphasized)[None].double())
    finally:
        torch.set_default_dtype(torch.float32)
    logs: NDArray[np.float64] = frames[0, : len(samples) // 160].numpy()
    return logs


def assert_equals_transformers(samples: NDArray[np.float32], n_mels: int) -> None:
    """Within 1e-4. Theirs is float32, whose rounding shows in bands far below the loudest one."""
    exact = stream(
        build_features(ParakeetFrontEnd(n_mels=n_mels)).new_context(), samples, (EVERYTHING,)
    )
    np.testing.assert_allclose(exact, upstream_exact(samples, n_mels), atol=1e-5)
    difference = np.abs(ours(samples, n_mels) - upstream(samples, n_mels))
    assert np.quantile(difference, 0.99) < 1e-4
    assert difference.max() < 5e-3


@pytest.mark.parametrize("n_samples", [1600, 1601, 16_000, 40_001, 80_159])
@pytest.mark.parametrize("n_mels", [80, 128])
def test_equals_transformers_on_noise(n_samples: int, n_mels: int) -> None:
    assert_equals_transformers(noise(n_samples), n_mels)


@pytest.mark.parametrize("gain", [1.0, 1e-2])
def test_equals_transformers_on_synthesized_speech(
    spoken: NDArray[np.float32], gain: float
) -> None:
    assert_equals_transformers(spoken * np.float32(gain), 128)


def test_equals_transformers_on_recordings(recorded: NDArray[np.float32]) -> None:
    assert_equals_transformers(recorded, 128)


@given(SPLITS, st.integers(0, 6000))
def test_chunking_is_not_observable(sizes: tuple[int, ...], n_samples: int) -> None:
    module = build_features(ParakeetFrontEnd(n_mels=80))
    samples = noise(n_samples)
    whole = stream(module.new_context(), samples, (EVERYTHING,))
    assert whole.shape == (n_samples // 160, 80)
    assert np.array_equal(stream(module.new_context(), samples, sizes), whole)


def test_a_window_of_one_frame_or_of_digital_silence_is_finite() -> None:
    assert np.isfinite(normalize_window(np.full((1, 4), -3.0, np.float32))).all()
    assert np.array_equal(
        normalize_window(np.full((9, 4), -3.0, np.float32)), np.zeros((9, 4), np.float32)
    )


def test_refuses_a_window_that_does_not_fit() -> None:
    with pytest.raises(SettingsError, match="does not fit"):
        SlidingStft(512, 160, window=np.ones(400))
