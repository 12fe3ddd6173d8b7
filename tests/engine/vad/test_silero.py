from __future__ import annotations

import importlib.metadata
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from safetensors.numpy import load_file, save_file
from torch.nn import functional

from chunking import EVERYTHING, SPLITS, stream
from engine.errors import ModelError, SettingsError
from engine.vad.silero import CHUNK, SileroVad, bundled_weights

Array = NDArray[np.float32]

# Ours, as the safetensors name them, by the TorchScript's names.
TORCHSCRIPT_NAMES = {
    "stft_conv.weight": "stft.forward_basis_buffer",
    **{
        f"conv{n}.{kind}": f"encoder.{n - 1}.reparam_conv.{kind}"
        for n in (1, 2, 3, 4)
        for kind in ("weight", "bias")
    },
    **{
        f"lstm_cell.{kind}": f"decoder.rnn.{kind}"
        for kind in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")
    },
    "final_conv.weight": "decoder.decoder.2.weight",
    "final_conv.bias": "decoder.decoder.2.bias",
}


@pytest.fixture(scope="module")
def vad() -> SileroVad:
    return SileroVad.load()


@pytest.fixture(scope="module")
def torchscript() -> Iterator[Any]:
    """The official model. Importing its package sets torch's threads for the whole process."""
    threads = torch.get_num_threads()
    import silero_vad

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "`torch.jit.load` is deprecated", DeprecationWarning)
        model = silero_vad.load_silero_vad()
    yield model
    torch.set_num_threads(threads)


def padded(samples: Array) -> Array:
    return np.pad(samples, (0, -len(samples) % CHUNK))


@torch.inference_mode()
def by_torchscript(model: Any, samples: Array) -> Array:
    model.reset_states()
    chunks = torch.from_numpy(padded(samples)).split(CHUNK)
    return np.array([model(chunk, 16_000).item() for chunk in chunks], np.float32)


@torch.inference_mode()
def by_torch(weights: dict[str, Array], samples: Array) -> Array:
    """The network over the wheel's safetensors, written with torch's own layers."""
    w = {name: torch.from_numpy(tensor) for name, tensor in weights.items()}
    cell = torch.nn.LSTMCell(128, 128)
    cell.load_state_dict(
        {name.split(".")[1]: tensor for name, tensor in w.items() if name.startswith("lstm")}
    )
    signal = torch.from_numpy(np.pad(padded(samples), (64, 0)))
    state = None
    probabilities = []
    for start in range(0, len(signal) - 64, CHUNK):
        x = functional.pad(signal[None, start : start + 64 + CHUNK], (0, 64), mode="reflect")
        real, imaginary = functional.conv1d(x[:, None], w["stft_conv.weight"], stride=128).split(
            129, dim=1
        )
        x = torch.hypot(real, imaginary)
        for name, stride in (("conv1", 1), ("conv2", 2), ("conv3", 2), ("conv4", 1)):
            weight, bias = w[f"{name}.weight"], w[f"{name}.bias"]
            x = functional.relu(functional.conv1d(x, weight, bias, stride=stride, padding=1))
        state = cell(x[..., 0], state)
        x = functional.relu(state[0])[..., None]
        logit = functional.conv1d(x, w["final_conv.weight"], w["final_conv.bias"])
        probabilities.append(torch.sigmoid(logit).item())
    return np.array(probabilities, np.float32)


def noise(n_samples: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).normal(0, 0.1, n_samples).astype(np.float32)


@pytest.fixture(scope="module")
def official_weights(torchscript: Any) -> dict[str, Array]:
    state = torchscript._model.state_dict()
    return {ours: state[theirs].numpy() for ours, theirs in TORCHSCRIPT_NAMES.items()}


def test_the_forward_is_the_official_models_on_synthesized_speech(
    torchscript: Any, official_weights: dict[str, Array], spoken: Array
) -> None:
    ours = stream(SileroVad(official_weights).new_context(), spoken, (EVERYTHING,))
    theirs = by_torchscript(torchscript, spoken)
    assert theirs.max() > 0.9
    assert theirs.min() < 0.1
    np.testing.assert_allclose(ours, theirs, atol=1e-4)


def test_the_forward_is_the_official_models_on_recordings(
    torchscript: Any, official_weights: dict[str, Array], recorded: Array
) -> None:
    ours = stream(SileroVad(official_weights).new_context(), recorded, (EVERYTHING,))
    np.testing.assert_allclose(ours, by_torchscript(torchscript, recorded), atol=1e-4)


def test_the_bundled_weights_on_synthesized_speech(vad: SileroVad, spoken: Array) -> None:
    ours = stream(vad.new_context(), spoken, (EVERYTHING,))
    np.testing.assert_allclose(ours, by_torch(load_file(bundled_weights()), spoken), atol=1e-4)


def test_the_bundled_weights_on_recordings(vad: SileroVad, recorded: Array) -> None:
    ours = stream(vad.new_context(), recorded, (EVERYTHING,))
    np.testing.assert_allclose(ours, by_torch(load_file(bundled_weights()), recorded), atol=1e-4)


def test_speech_is_told_from_silence(
    vad: SileroVad, synthesized_speech: Callable[[str], Array]
) -> None:
    speech = synthesized_speech("Ladies and gentlemen, please take your seats.")
    silence = np.zeros(32_000, np.float32)
    probabilities = stream(vad.new_context(), np.concatenate((silence, speech)), (EVERYTHING,))
    quiet = len(silence) // CHUNK
    assert probabilities[:quiet].max() < 0.35
    assert np.mean(probabilities[quiet:] > 0.5) > 0.5


@given(SPLITS, st.integers(0, 9000), st.integers(0, 9))
def test_chunking_is_not_observable(sizes: tuple[int, ...], n_samples: int, seed: int) -> None:
    vad = SileroVad.load()
    samples = noise(n_samples, seed)
    whole = stream(vad.new_context(), samples, (EVERYTHING,))
    assert whole.shape == (-(-n_samples // CHUNK),)
    np.testing.assert_allclose(stream(vad.new_context(), samples, sizes), whole, atol=1e-6)


def test_chunking_of_speech_longer_than_a_block(vad: SileroVad, spoken: Array) -> None:
    samples = np.tile(spoken, 2 + 256 * CHUNK // len(spoken))
    whole = stream(vad.new_context(), samples, (EVERYTHING,))
    for sizes in ((511,), (CHUNK,), (4800,)):
        np.testing.assert_allclose(stream(vad.new_context(), samples, sizes), whole, atol=1e-6)


def test_a_partial_chunk_is_judged_with_zeros_after_it(vad: SileroVad, spoken: Array) -> None:
    context = vad.new_context()
    cut = 40 * CHUNK + 100
    assert len(context.write(spoken[:cut])) == 40
    last = context.finish()
    assert last.shape == (1,)
    filled = vad.new_context().write(padded(spoken[:cut]))
    assert last[0] == pytest.approx(filled[-1], abs=1e-6)


def test_finish_twice_and_write_after(vad: SileroVad) -> None:
    context = vad.new_context()
    context.write(noise(CHUNK + 1))
    assert len(context.finish()) == 1
    assert len(context.finish()) == 0
    with pytest.raises(SettingsError, match="finished"):
        context.write(noise(1))


def test_finish_with_nothing_pending(vad: SileroVad) -> None:
    assert len(vad.new_context().finish()) == 0
    context = vad.new_context()
    context.write(noise(CHUNK))
    assert len(context.finish()) == 0
    with pytest.raises(SettingsError, match="finished"):
        context.write(noise(1))


def test_contexts_of_one_model_do_not_meet(vad: SileroVad, spoken: Array) -> None:
    other = noise(len(spoken))
    first, second = vad.new_context(), vad.new_context()
    parts = []
    for start in range(0, len(spoken), 3000):
        parts.append(first.write(spoken[start : start + 3000]))
        second.write(other[start : start + 3000])
    alone = vad.new_context().write(spoken)
    np.testing.assert_allclose(np.concatenate(parts), alone, atol=1e-6)


def test_refuses_stereo(vad: SileroVad) -> None:
    with pytest.raises(SettingsError, match="mono"):
        vad.new_context().write(np.zeros((2, CHUNK), np.float32))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="gone"):
        SileroVad.load(tmp_path / "gone.safetensors")


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    short = tmp_path / "short.safetensors"
    short.write_bytes(bundled_weights().read_bytes()[:5000])
    with pytest.raises(ModelError, match="short"):
        SileroVad.load(short)


def test_another_models_weights_are_refused(tmp_path: Path) -> None:
    weights = load_file(bundled_weights())
    weights["conv2.weight"] = weights["conv2.weight"][:, :-1].copy()
    other = tmp_path / "other.safetensors"
    save_file(weights, other)
    with pytest.raises(ModelError, match=r"conv2\.weight"):
        SileroVad.load(other)


def test_a_missing_wheel_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "files", missing)
    with pytest.raises(ModelError, match="pip install silero-vad"):
        bundled_weights()


def test_a_wheel_without_the_weights_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "files", lambda name: [])
    with pytest.raises(ModelError, match="silero_vad_16k"):
        bundled_weights()
