"""What a model folder's json files say: the network's dimensions and the decode's token lists."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.errors import ModelError


@dataclass(frozen=True, slots=True)
class NetworkConfig:
    """The network's dimensions, named as in ``config.json``.

    Attributes:
        n_mels: Mel bands, 80 or 128.
        n_audio: Encoder positions, 1500.
        n_text: Decoder positions, 448.
        width: Of the residual stream.
        encoder_layers: Count.
        encoder_heads: Attention heads of one encoder layer.
        decoder_layers: Count.
        decoder_heads: Attention heads of one decoder layer.
        n_vocabulary: Tokens, specials and timestamps included.
    """

    n_mels: int
    n_audio: int
    n_text: int
    width: int
    encoder_layers: int
    encoder_heads: int
    decoder_layers: int
    decoder_heads: int
    n_vocabulary: int


@dataclass(frozen=True, slots=True)
class GenerationConfig:
    """The decode's token lists, from ``generation_config.json``.

    Attributes:
        suppress: Tokens never chosen; None leaves the choice to the tokenizer's own list.
        begin_suppress: Tokens never chosen first; None as above.
        alignment_heads: (layer, head) of the cross-attention that follows the audio; None takes
            the upper half of the layers.
        multilingual: Whether the model takes a language; None decides by the vocabulary's size.
    """

    suppress: tuple[int, ...] | None = None
    begin_suppress: tuple[int, ...] | None = None
    alignment_heads: tuple[tuple[int, int], ...] | None = None
    multilingual: bool | None = None


def read_network_config(folder: Path) -> NetworkConfig:
    """Read ``config.json``.

    Raises:
        ModelError: It is missing, damaged, or not a Whisper model's.
    """
    fields = _read_json(folder / "config.json")
    if fields.get("model_type") != "whisper":
        raise ModelError(
            "{folder} holds a {family!r} model, not whisper",
            folder=folder,
            family=fields.get("model_type", "nameless"),
        )
    try:
        return NetworkConfig(
            n_mels=int(fields["num_mel_bins"]),
            n_audio=int(fields["max_source_positions"]),
            n_text=int(fields["max_target_positions"]),
            width=int(fields["d_model"]),
            encoder_layers=int(fields["encoder_layers"]),
            encoder_heads=int(fields["encoder_attention_heads"]),
            decoder_layers=int(fields["decoder_layers"]),
            decoder_heads=int(fields["decoder_attention_heads"]),
            n_vocabulary=int(fields["vocab_size"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise ModelError(
            "{path} lacks or garbles {error}", path=folder / "config.json", error=error
        ) from error


def read_generation_config(folder: Path) -> GenerationConfig:
    """Read ``generation_config.json``; older folders keep the lists in ``config.json``.

    Raises:
        ModelError: A file is damaged.
    """
    fields = _read_json(folder / "config.json")
    if (folder / "generation_config.json").exists():
        fields = fields | _read_json(folder / "generation_config.json")
    try:
        suppress = fields.get("suppress_tokens")
        begin = fields.get("begin_suppress_tokens")
        heads = fields.get("alignment_heads")
        multilingual = fields.get("is_multilingual")
        return GenerationConfig(
            suppress=None if not suppress else tuple(int(token) for token in suppress),
            begin_suppress=None if not begin else tuple(int(token) for token in begin),
            alignment_heads=(
                None if not heads else tuple((int(layer), int(head)) for layer, head in heads)
            ),
            multilingual=None if multilingual is None else bool(multilingual),
        )
    except (TypeError, ValueError) as error:
        raise ModelError(
            "{path} is damaged: {error}", path=folder / "generation_config.json", error=error
        ) from error


def _read_json(path: Path) -> dict[str, Any]:
    try:
        fields = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise ModelError("{path} is missing; get the model again", path=path) from error
    except (OSError, ValueError) as error:
        raise ModelError("{path} cannot be read: {error}", path=path, error=error) from error
    if not isinstance(fields, dict):
        raise ModelError("{path} is not a configuration", path=path)
    return fields
