"""A small seeded Parakeet TDT with a tokenizer and processor, saved as the published ones are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers
from transformers import (
    ParakeetFeatureExtractor,
    ParakeetForTDT,
    ParakeetProcessor,
    ParakeetTDTConfig,
    ParakeetTokenizer,
)

from engine.engines.parakeet import ParakeetEngine, ParakeetOptions

_WORDS = (
    "<unk> <|startoftranscript|> <pad> _the _a _lamp _is _lit _sta ge s ing ed _no _yes _o ver er "
    "_se at _take _please , . ? ! ' - _ x y z"
)
PIECES = _WORDS.replace("_", "\u2581").split()
BLANK = len(PIECES)
N_MELS = 32


def build_processor() -> ParakeetProcessor:
    vocab = {piece: i for i, piece in enumerate(PIECES)}
    backend = Tokenizer(models.BPE(vocab=vocab, merges=[], unk_token="<unk>"))
    backend.pre_tokenizer = pre_tokenizers.Metaspace()
    backend.decoder = decoders.Metaspace()
    tokenizer = ParakeetTokenizer(tokenizer_object=backend, clean_up_tokenization_spaces=False)
    tokenizer.add_tokens([AddedToken("<blank>", normalized=False, special=True)])
    tokenizer.add_special_tokens(
        {
            "pad_token": AddedToken("<pad>", normalized=False, special=True),
            "unk_token": AddedToken("<unk>", normalized=False, special=True),
        }
    )
    assert tokenizer.convert_tokens_to_ids("<blank>") == BLANK
    return ParakeetProcessor(
        ParakeetFeatureExtractor(feature_size=N_MELS), tokenizer, decoder_type="tdt"
    )


def make_network(seed: int = 0, stay_bias: float = -1.0) -> ParakeetForTDT:
    """A network whose output depends on what it hears; a bias rules how often it stays."""
    torch.manual_seed(seed)
    config = ParakeetTDTConfig(
        vocab_size=BLANK + 1,
        decoder_hidden_size=24,
        num_decoder_layers=2,
        blank_token_id=BLANK,
        pad_token_id=2,
        encoder_config={
            "hidden_size": 32,
            "num_hidden_layers": 2,
            "num_attention_heads": 2,
            "intermediate_size": 48,
            "num_mel_bins": N_MELS,
            "subsampling_conv_channels": 8,
            "attention_bias": False,
            "convolution_bias": False,
            "scale_input": False,
        },
    )
    network: ParakeetForTDT = ParakeetForTDT(config).eval()
    with torch.no_grad():
        heard = (network.encoder.subsampling, network.encoder_projector)
        for module, spread in ((heard[0], 0.4), (heard[1], 0.5), (network.joint.head, 0.5)):
            for parameter in module.parameters():
                parameter.normal_(0, spread)
        for parameter in network.decoder.parameters():
            parameter.normal_(0, 0.3)
        network.joint.head.bias[BLANK] = 13.0
        network.joint.head.bias[BLANK + 1] += stay_bias
    network.generation_config.decoder_start_token_id = BLANK
    network.generation_config.suppress_tokens = list(range(BLANK + 1, BLANK + 6))
    return network


@pytest.fixture(scope="session")
def processor() -> ParakeetProcessor:
    return build_processor()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, processor: ParakeetProcessor) -> Path:
    path = tmp_path_factory.mktemp("parakeet") / "parakeet-tiny"
    make_network().save_pretrained(path)
    processor.save_pretrained(path)
    return path


@pytest.fixture(scope="session")
def network(folder: Path) -> ParakeetForTDT:
    loaded: ParakeetForTDT = ParakeetForTDT.from_pretrained(folder, local_files_only=True)
    loaded.eval()
    return loaded


@pytest.fixture(scope="session")
def engine(folder: Path) -> ParakeetEngine:
    return ParakeetEngine.load(folder, ParakeetOptions(device="cpu", window_s=8.0))


@pytest.fixture(scope="session")
def babble() -> Callable[..., NDArray[np.float32]]:
    return make_babble


@pytest.fixture(scope="session")
def build_network() -> Callable[..., ParakeetForTDT]:
    return make_network


@pytest.fixture(scope="session")
def pieces() -> list[str]:
    return PIECES


def make_babble(seconds: float, seed: int = 0) -> NDArray[np.float32]:
    """Noise whose colour and loudness change five times a second: something to hear."""
    random = np.random.default_rng(seed)
    pieces: list[NDArray[np.float64]] = []
    while sum(len(piece) for piece in pieces) < seconds * 16_000:
        noise = random.normal(0, 1, 3200)
        width = int(random.integers(1, 12))
        coloured = np.convolve(noise, np.ones(width) / width, mode="same")
        pieces.append(coloured * random.choice([0.003, 0.05, 0.3]))
    return np.concatenate(pieces)[: round(seconds * 16_000)].astype(np.float32)
