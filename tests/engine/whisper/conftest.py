"""A random little Whisper with its own tokenizer, and the real ones where they are installed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

from engine.driver.seam import Frames
from engine.engines.whisper import WhisperEngine, WhisperOptions

SPECIALS = [
    "<|endoftext|>", "<|startoftranscript|>", "<|en|>", "<|de|>", "<|ja|>", "<|translate|>",
    "<|transcribe|>", "<|startoflm|>", "<|startofprev|>", "<|nospeech|>", "<|notimestamps|>",
]  # fmt: skip
N_TIMESTAMPS = 1501
WINDOW_FRAMES = 300


def _save_tokenizer(folder: Path) -> int:
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    tokenizer = Tokenizer(models.BPE({letter: i for i, letter in enumerate(alphabet)}, []))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens(SPECIALS)
    tokenizer.save(str(folder / "tokenizer.json"))
    return tokenizer.get_vocab_size() + N_TIMESTAMPS


@pytest.fixture(scope="session")
def tiny_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """transformers' own Whisper, seeded at random, as its library saves it."""
    from transformers import WhisperConfig, WhisperForConditionalGeneration

    folder = tmp_path_factory.mktemp("tiny-whisper")
    n_vocabulary = _save_tokenizer(folder)
    eot = n_vocabulary - N_TIMESTAMPS - len(SPECIALS)
    torch.manual_seed(7)
    config = WhisperConfig(
        vocab_size=n_vocabulary, num_mel_bins=80, d_model=32, max_source_positions=150,
        encoder_layers=2, encoder_attention_heads=4, encoder_ffn_dim=128,
        decoder_layers=3, decoder_attention_heads=4, decoder_ffn_dim=128,
        init_std=0.25, bos_token_id=eot, eos_token_id=eot, pad_token_id=eot,
        decoder_start_token_id=eot + 1, suppress_tokens=None, begin_suppress_tokens=None,
    )  # fmt: skip
    model = WhisperForConditionalGeneration(config)
    with torch.no_grad():
        # Untrained, it would say one token for ever: let it hear the audio and count positions.
        model.model.decoder.embed_positions.weight *= 4
        model.model.encoder.layer_norm.weight *= 3
        for layer in model.model.decoder.layers:
            layer.encoder_attn.out_proj.weight *= 3
    model.save_pretrained(folder)
    generation = {
        "suppress_tokens": [1, 2, 7],
        "begin_suppress_tokens": [32, eot],
        "is_multilingual": True,
        "alignment_heads": [[1, 0], [2, 3]],
    }
    (folder / "generation_config.json").write_text(json.dumps(generation))
    return folder


@pytest.fixture(scope="session")
def tiny_engine(tiny_folder: Path) -> WhisperEngine:
    return WhisperEngine.load(tiny_folder, WhisperOptions(device="cpu", encoder_dtype="float32"))


@pytest.fixture(scope="session")
def exact_engine(tiny_folder: Path) -> WhisperEngine:
    """Float32 throughout, to be held against transformers."""
    options = WhisperOptions(device="cpu", encoder_dtype="float32", unembedding="float")
    return WhisperEngine.load(tiny_folder, options)


@pytest.fixture(scope="session")
def noise_features() -> Callable[[int, int], Frames]:
    """`noise_features(seed, frames)`: log-mels of nothing in particular."""

    def make(seed: int, frames: int) -> Frames:
        return np.random.default_rng(seed).normal(-3, 2.5, (frames, 80)).astype(np.float32)

    return make
