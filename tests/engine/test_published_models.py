"""The catalogue's entries against the networks that transformers builds for them, without weights.

The dimensions are those of the published ``config.json`` files. A wrong name or shape would change
the number of parameters; the published sizes of the weights pin it to a header's length.
"""

from __future__ import annotations

import builtins
from typing import Any

import pytest
import torch
import transformers
from transformers import (
    ParakeetForTDT,
    ParakeetTDTConfig,
    Qwen3ASRConfig,
    Qwen3ASRForConditionalGeneration,
)

from engine.engines.load import FAMILIES
from engine.engines.pretrained import import_transformers
from engine.errors import UnavailableError
from engine.models.catalogue import CATALOGUE

HEADER_BYTES = 130_000

QWEN3_TEXT = {
    "num_hidden_layers": 28,
    "num_attention_heads": 16,
    "num_key_value_heads": 8,
    "head_dim": 128,
    "vocab_size": 151_936,
    "tie_word_embeddings": True,
}
QWEN3_AUDIO: dict[str, dict[str, int]] = {
    "qwen3-asr-0.6b": {
        "encoder_layers": 18,
        "encoder_attention_heads": 14,
        "encoder_ffn_dim": 3584,
        "d_model": 896,
        "output_dim": 1024,
    },
    "qwen3-asr-1.7b": {"output_dim": 2048},
}


@pytest.mark.parametrize("name", list(QWEN3_AUDIO))
def test_qwen3_asr_has_the_published_size(name: str) -> None:
    width = QWEN3_AUDIO[name]["output_dim"]
    text = QWEN3_TEXT | {"hidden_size": width, "intermediate_size": 3 * width}
    with torch.device("meta"):
        network = Qwen3ASRForConditionalGeneration(
            Qwen3ASRConfig(audio_config=QWEN3_AUDIO[name], text_config=text)
        )
    network.tie_weights()
    parameters = sum(parameter.numel() for parameter in network.parameters())
    assert parameters == CATALOGUE[name].parameters
    assert 0 < CATALOGUE[name].download_bytes - 2 * parameters < HEADER_BYTES


def test_parakeet_has_the_published_size() -> None:
    entry = CATALOGUE["parakeet-tdt-0.6b-v3"]
    encoder = {
        "num_mel_bins": 128,
        "attention_bias": False,
        "convolution_bias": False,
        "scale_input": False,
    }
    with torch.device("meta"):
        network = ParakeetForTDT(ParakeetTDTConfig(encoder_config=encoder))
    assert sum(parameter.numel() for parameter in network.parameters()) == entry.parameters
    tensors = network.state_dict()
    assert len(tensors) == 723
    stored = sum(tensor.numel() * tensor.element_size() for tensor in tensors.values())
    assert 0 < entry.download_bytes - stored < HEADER_BYTES


def test_every_family_of_the_catalogue_can_be_loaded_and_says_whether_it_was() -> None:
    families = {entry.family: entry.verified for entry in CATALOGUE.values()}
    assert set(families) <= set(FAMILIES)
    assert families == {"whisper": True, "qwen3_asr": False, "parakeet_tdt": False}


def test_a_missing_transformers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.split(".")[0] == "transformers":
            raise ImportError("No module named 'transformers'")
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(UnavailableError, match=r"pip install 'surtitle\[families\]'") as caught:
        import_transformers("Qwen3-ASR")
    assert "\n" not in str(caught.value)


def test_an_old_transformers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transformers, "__version__", "5.13.1")
    with pytest.raises(UnavailableError, match=r"not 5\.13\.1: pip install"):
        import_transformers("Parakeet")
