"""A small seeded Qwen3-ASR with a tokenizer and processor, saved as the published ones are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import (
    PreTrainedTokenizerFast,
    Qwen3ASRConfig,
    Qwen3ASRFeatureExtractor,
    Qwen3ASRForConditionalGeneration,
    Qwen3ASRProcessor,
)

from engine.engines.qwen3_asr import Qwen3AsrEngine, Qwen3AsrOptions

_MARKS = "endoftext im_start im_end audio_start audio_pad audio_end"
SPECIAL = [f"<|{name}|>" for name in _MARKS.split()]
N_MELS = 32
TEMPLATE = """
{%- for m in messages if m.role == 'system' %}{% set said = m.content[0].text %}
{{- '<|im_start|>system\\n' + said + '<|im_end|>\\n' }}
{%- else %}{{- '<|im_start|>system\\n<|im_end|>\\n' }}{% endfor %}
{{- '<|im_start|>user\\n<|audio_start|><|audio_pad|><|audio_end|><|im_end|>\\n' }}
{%- for m in messages if m.role == 'assistant' %}
{{- '<|im_start|>assistant\\n' + m.content[0].text + '<|im_end|>\\n' }}
{%- endfor %}
"""


def build_processor() -> Qwen3ASRProcessor:
    backend = Tokenizer(models.BPE())
    backend.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    backend.decoder = decoders.ByteLevel()
    lines = ["language English", "language German", "the lamp above the stage is lit", "system"]
    trainer = trainers.BpeTrainer(
        vocab_size=300, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False
    )
    backend.train_from_iterator(lines * 4, trainer)
    backend.add_tokens([AddedToken("<asr_text>", normalized=False, special=False)])
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=backend,
        clean_up_tokenization_spaces=False,
        eos_token="<|im_end|>",
        pad_token="<|im_end|>",
        additional_special_tokens=SPECIAL,
        extra_special_tokens={
            "audio_token": "<|audio_pad|>",
            "audio_bos_token": "<|audio_start|>",
            "audio_eos_token": "<|audio_end|>",
        },
    )
    extractor = Qwen3ASRFeatureExtractor(feature_size=N_MELS)
    return Qwen3ASRProcessor(extractor, tokenizer, chat_template=TEMPLATE)


def build_network(processor: Qwen3ASRProcessor) -> Qwen3ASRForConditionalGeneration:
    torch.manual_seed(0)
    tokenizer = processor.tokenizer
    end = tokenizer.convert_tokens_to_ids("<|im_end|>")
    whole = [t for t in range(len(tokenizer)) if "\ufffd" not in tokenizer.decode([t])]
    # Every ninth of these tokens ends a text, else a random model would never stop by itself.
    ends = [end, *whole[5::9]]
    config = Qwen3ASRConfig(
        audio_config={
            "num_mel_bins": N_MELS,
            "encoder_layers": 2,
            "encoder_attention_heads": 2,
            "encoder_ffn_dim": 48,
            "d_model": 32,
            "output_dim": 24,
            "n_window_infer": 200,
            "downsample_hidden_size": 8,
        },
        text_config={
            "hidden_size": 24,
            "intermediate_size": 48,
            "num_hidden_layers": 2,
            "num_attention_heads": 2,
            "num_key_value_heads": 1,
            "head_dim": 12,
            "vocab_size": len(tokenizer),
            "max_position_embeddings": 2048,
            "tie_word_embeddings": False,
        },
        audio_token_id=processor.audio_token_id,
        timestamp_token_id=len(tokenizer),
        pad_token_id=end,
        eos_token_id=ends,
        tie_word_embeddings=False,
    )
    network: Qwen3ASRForConditionalGeneration = Qwen3ASRForConditionalGeneration(config)
    network.eval()
    with torch.no_grad():
        for parameter in network.parameters():
            if parameter.dim() > 1:
                parameter.mul_(12.0)
        # Half characters are never the best of many.
        halves = sorted(set(range(len(tokenizer))) - set(whole))
        network.lm_head.weight[halves] = 0.0
    network.generation_config.eos_token_id = ends
    network.generation_config.pad_token_id = end
    network.generation_config.do_sample = False
    return network


@pytest.fixture(scope="session")
def processor() -> Qwen3ASRProcessor:
    return build_processor()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, processor: Qwen3ASRProcessor) -> Path:
    path = tmp_path_factory.mktemp("qwen3-asr") / "qwen3-asr-tiny"
    build_network(processor).save_pretrained(path)
    processor.save_pretrained(path)
    return path


@pytest.fixture(scope="session")
def network(folder: Path) -> Qwen3ASRForConditionalGeneration:
    loaded: Qwen3ASRForConditionalGeneration = Qwen3ASRForConditionalGeneration.from_pretrained(
        folder, local_files_only=True
    )
    loaded.eval()
    return loaded


@pytest.fixture(scope="session")
def engine(folder: Path) -> Qwen3AsrEngine:
    options = Qwen3AsrOptions(device="cpu", window_s=8.0, max_tokens_per_s=6.0, max_tokens_extra=8)
    return Qwen3AsrEngine.load(folder, options)


@pytest.fixture(scope="session")
def babble() -> Callable[..., NDArray[np.float32]]:
    """Noise whose colour and loudness change five times a second, with a quiet end."""

    def make(seconds: float, seed: int = 0) -> NDArray[np.float32]:
        random = np.random.default_rng(seed)
        samples = np.zeros(round(seconds * 16_000))
        for first in range(0, len(samples), 3200):
            width = int(random.integers(1, 12))
            noise = np.convolve(random.normal(0, 1, 3200), np.ones(width) / width, mode="same")
            piece = samples[first : first + 3200]
            piece += noise[: len(piece)] * random.choice([0.1, 0.2, 0.4])
        # The library reflects a clip's end, a stream goes on: silence is the same either way.
        samples[-300:] = 0
        return samples.astype(np.float32)

    return make
