from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from transformers import WhisperFeatureExtractor
from transformers.audio_utils import mel_filter_bank

from chunking import EVERYTHING, SPLITS, stream
from engine.driver.seam import FeatureExtractor
from engine.errors import SettingsError
from engine.front_end.level_statistic import MaxLevel
from engine.front_end.log_mel import LOG_FLOOR, LogMel, hz_to_mel, mel_filters, mel_to_hz


def noise(n_samples: int, seed: int = 0) -> NDArray[np.float32]:
    return np.random.default_rng(seed).normal(0, 0.1, n_samples).astype(np.float32)


def whole_clip(module: LogMel, samples: NDArray[np.float32]) -> NDArray[np.float32]:
    """Whisper's normalization under the level of the whole clip."""
    frames = stream(module.new_context(), samples, (EVERYTHING,))
    level = MaxLevel()
    reference = level.accumulate(level.summarize(frames), level.floor)[-1]
    scaled: NDArray[np.float32] = (np.maximum(frames, reference - 8) + 4) / 4
    return scaled


def upstream(samples: NDArray[np.float32], n_mels: int) -> NDArray[np.float32]:
    extract = WhisperFeatureExtractor(feature_size=n_mels)
    features = extract(samples, sampling_rate=16_000, return_tensors="np").input_features[0]
    frames: NDArray[np.float32] = features.T[: len(samples) // 160]
    return frames


@pytest.mark.parametrize("n_mels", [80, 128])
def test_filters_equal_transformers(n_mels: int) -> None:
    theirs = mel_filter_bank(201, n_mels, 0.0, 8000.0, 16_000, norm="slaney", mel_scale="slaney")
    np.testing.assert_allclose(mel_filters(n_mels, 400, 16_000), theirs, atol=1e-12)


@given(st.floats(0, 8000))
def test_mel_scale_round_trip(hz: float) -> None:
    assert mel_to_hz(hz_to_mel(np.array(hz))) == pytest.approx(hz, abs=1e-9)


@pytest.mark.parametrize("n_mels", [80, 128])
@pytest.mark.parametrize("gain", [1.0, 1e-3])
def test_equals_transformers_on_synthesized_speech(
    spoken: NDArray[np.float32], n_mels: int, gain: float
) -> None:
    samples = spoken * np.float32(gain)
    ours = whole_clip(LogMel(n_mels), samples)
    np.testing.assert_allclose(ours, upstream(samples, n_mels), atol=1e-4)


def test_equals_transformers_on_recordings(recorded: NDArray[np.float32]) -> None:
    np.testing.assert_allclose(whole_clip(LogMel(), recorded), upstream(recorded, 80), atol=1e-4)


@given(SPLITS, st.integers(0, 6000), st.sampled_from([80, 128]))
def test_chunking_is_not_observable(sizes: tuple[int, ...], n_samples: int, n_mels: int) -> None:
    module = LogMel(n_mels)
    samples = noise(n_samples)
    whole = stream(module.new_context(), samples, (EVERYTHING,))
    assert whole.shape == (n_samples // 160, n_mels)
    assert np.array_equal(stream(module.new_context(), samples, sizes), whole)


def test_chunking_of_a_write_longer_than_a_block() -> None:
    module = LogMel()
    samples = noise(480_000 + 12_345)
    whole = stream(module.new_context(), samples, (EVERYTHING,))
    assert np.array_equal(stream(module.new_context(), samples, (1600,)), whole)


def test_frames_are_contiguous_float32() -> None:
    module: FeatureExtractor = LogMel()
    context = module.new_context()
    for frames in (context.write(noise(1600)), context.write(noise(3)), context.finish()):
        assert frames.dtype == np.float32
        assert frames.flags.c_contiguous
        assert frames.shape[1] == 80


def test_silence_is_the_floor_and_nothing_is_clamped_to_a_maximum() -> None:
    context = LogMel().new_context()
    quiet = context.write(np.zeros(1600, np.float32))
    assert (quiet == LOG_FLOOR).all()
    loud_then_quiet = np.concatenate((noise(1600), np.zeros(3200, np.float32)))
    frames = stream(LogMel().new_context(), loud_then_quiet, (EVERYTHING,))
    assert frames[-1].max() == LOG_FLOOR < frames.max() - 8


def test_a_filter_narrower_than_a_bin_is_silent() -> None:
    narrow = LogMel(n_mels=80, n_fft=64, hop=32)
    empty = ~(mel_filters(80, 64, 16_000) > 0).any(axis=0)
    assert empty.any()
    frames = stream(narrow.new_context(), noise(1600), (EVERYTHING,))
    assert (frames[:, empty] == LOG_FLOOR).all()
    assert (frames[:, ~empty] > LOG_FLOOR).all()


def test_refuses_nonsense() -> None:
    with pytest.raises(SettingsError, match="positive"):
        LogMel(n_mels=0)
    context = LogMel().new_context()
    context.finish()
    with pytest.raises(SettingsError, match="finished"):
        context.write(noise(1))
