"""The JSON files of a Whisper folder in transformers' layout, from sizes and a tokenizer."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.errors import ModelError
from engine.models.whisper_layout import WhisperSizes

TIMESTAMP_TOKENS = 1501  # <|0.00|> to <|30.00|> in steps of 20 ms
_LANGUAGE = re.compile(r"<\|([a-z]{2,3})\|>")
_NO_SPEECH = ("<|nospeech|>", "<|nocaptions|>")


@dataclass(frozen=True, slots=True)
class WhisperTokens:
    """Ids of the tokens with a meaning, read from a ``tokenizer.json``."""

    end: int
    start: int
    translate: int
    transcribe: int
    start_of_previous: int
    no_timestamps: int
    others: tuple[int, ...]
    languages: Mapping[str, int]


def read_json(path: Path) -> object:
    """Return the content of a JSON file.

    Raises:
        ModelError: It is missing or not JSON.
    """
    try:
        return json.loads(path.read_bytes())
    except OSError as error:
        raise ModelError(
            "{path} cannot be read: {reason}", path=path, reason=error.strerror or error
        ) from error
    except (ValueError, RecursionError) as error:
        raise ModelError("{path} is damaged: it is not JSON", path=path) from error


def complete_tokenizer(path: Path, vocab_size: int) -> tuple[dict[str, Any], WhisperTokens]:
    """Return ``tokenizer.json`` with the timestamp tokens it may lack, and its known tokens.

    CTranslate2 folders end at ``<|notimestamps|>``; 1501 tokens that are not special follow it.

    Raises:
        ModelError: It is no Whisper tokenizer, or not that of a model with ``vocab_size`` tokens.
    """
    tokenizer: Any = read_json(path)
    try:
        ids = {str(token["content"]): int(token["id"]) for token in tokenizer["added_tokens"]}
        vocabulary = tokenizer["model"]["vocab"]
        for name, index in vocabulary.items():
            ids.setdefault(str(name), int(index))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ModelError("{path} is not a Whisper tokenizer", path=path) from error
    tokens = _known_tokens(path, ids)
    first = tokens.no_timestamps + 1
    for step in range(TIMESTAMP_TOKENS):
        content = f"<|{step * 0.02:.2f}|>"
        if ids.get(content, first + step) != first + step:
            raise ModelError(
                "{path} is damaged: {content} has the id {id}",
                path=path,
                content=content,
                id=ids[content],
            )
        if content not in ids:
            tokenizer["added_tokens"].append(_added_token(first + step, content))
    if first + TIMESTAMP_TOKENS > vocab_size:
        raise ModelError(
            "{path} does not belong to this model: it has {n_tokens} tokens, "
            "the model {vocab_size}",
            path=path,
            n_tokens=first + TIMESTAMP_TOKENS,
            vocab_size=vocab_size,
        )
    return tokenizer, tokens


def _added_token(index: int, content: str) -> dict[str, Any]:
    return {
        "id": index,
        "content": content,
        "single_word": False,
        "lstrip": False,
        "rstrip": False,
        "normalized": False,
        "special": False,
    }


def _known_tokens(path: Path, ids: Mapping[str, int]) -> WhisperTokens:
    try:
        no_speech = next(ids[name] for name in _NO_SPEECH if name in ids)
        start, translate = ids["<|startoftranscript|>"], ids["<|translate|>"]
        languages = {
            match[1]: index
            for name, index in ids.items()
            if (match := _LANGUAGE.fullmatch(name)) and start < index < translate
        }
        return WhisperTokens(
            end=ids["<|endoftext|>"],
            start=start,
            translate=translate,
            transcribe=ids["<|transcribe|>"],
            start_of_previous=ids["<|startofprev|>"],
            no_timestamps=ids["<|notimestamps|>"],
            others=(ids["<|startoflm|>"], no_speech),
            languages=dict(sorted(languages.items(), key=lambda item: item[1])),
        )
    except (KeyError, StopIteration) as error:
        raise ModelError("{path} is not a Whisper tokenizer: it lacks tokens", path=path) from error


def model_config(sizes: WhisperSizes, tokens: WhisperTokens) -> dict[str, Any]:
    """Return ``config.json``."""
    return {
        "architectures": ["WhisperForConditionalGeneration"],
        "model_type": "whisper",
        "dtype": sizes.dtype,
        "is_encoder_decoder": True,
        "activation_function": "gelu",
        "d_model": sizes.d_model,
        "encoder_layers": sizes.encoder_layers,
        "encoder_attention_heads": sizes.encoder_heads,
        "encoder_ffn_dim": sizes.encoder_ffn,
        "decoder_layers": sizes.decoder_layers,
        "decoder_attention_heads": sizes.decoder_heads,
        "decoder_ffn_dim": sizes.decoder_ffn,
        "num_hidden_layers": sizes.encoder_layers,
        "num_mel_bins": sizes.n_mels,
        "vocab_size": sizes.vocab_size,
        "max_source_positions": sizes.audio_positions,
        "max_target_positions": sizes.text_positions,
        "max_length": sizes.text_positions,
        "scale_embedding": False,
        "tie_word_embeddings": True,
        "use_cache": True,
        "bos_token_id": tokens.end,
        "eos_token_id": tokens.end,
        "pad_token_id": tokens.end,
        "decoder_start_token_id": tokens.start,
    }


def generation_config(
    sizes: WhisperSizes, tokens: WhisperTokens, given: Mapping[str, Any]
) -> dict[str, Any]:
    """Return ``generation_config.json``; ``given`` is CTranslate2's ``config.json``."""
    multilingual = is_multilingual(sizes)
    never = [tokens.start, tokens.translate, tokens.transcribe, tokens.start_of_previous]
    config: dict[str, Any] = {
        "alignment_heads": given.get("alignment_heads") or _default_heads(sizes),
        "begin_suppress_tokens": given.get("suppress_ids_begin") or [tokens.end],
        "bos_token_id": tokens.end,
        "decoder_start_token_id": tokens.start,
        "eos_token_id": tokens.end,
        "forced_decoder_ids": None,
        "is_multilingual": multilingual,
        "max_initial_timestamp_index": 50,  # 1 s, as OpenAI's decoder
        "max_length": sizes.text_positions,
        "no_timestamps_token_id": tokens.no_timestamps,
        "pad_token_id": tokens.end,
        "prev_sot_token_id": tokens.start_of_previous,
        "return_timestamps": False,
        "suppress_tokens": given.get("suppress_ids") or sorted([*never, *tokens.others]),
    }
    if multilingual:
        # without a task token generate() loops; an English-only model may not be told one
        config["task"] = "transcribe"
        config["lang_to_id"] = {f"<|{code}|>": index for code, index in tokens.languages.items()}
        config["task_to_id"] = {"transcribe": tokens.transcribe, "translate": tokens.translate}
    return config


def is_multilingual(sizes: WhisperSizes) -> bool:
    """Whether the model has language tokens (OpenAI's rule, by the size of the vocabulary)."""
    return sizes.vocab_size >= 51865


def preprocessor_config(sizes: WhisperSizes) -> dict[str, Any]:
    """Return ``preprocessor_config.json``."""
    return {
        "feature_extractor_type": "WhisperFeatureExtractor",
        "processor_class": "WhisperProcessor",
        "feature_size": sizes.n_mels,
        "sampling_rate": 16000,
        "hop_length": 160,
        "n_fft": 400,
        "chunk_length": 30,
        "n_samples": 480000,
        "nb_max_frames": 3000,
        "padding_side": "right",
        "padding_value": 0.0,
        "return_attention_mask": False,
    }


def tokenizer_config(tokenizer: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``tokenizer_config.json`` for a completed ``tokenizer.json``.

    transformers takes the first timestamp to be the one after the last special token listed here.
    """
    special = [token["content"] for token in tokenizer["added_tokens"] if token.get("special")]
    return {
        "tokenizer_class": "WhisperTokenizer",
        "processor_class": "WhisperProcessor",
        "bos_token": "<|endoftext|>",
        "eos_token": "<|endoftext|>",
        "pad_token": "<|endoftext|>",
        "unk_token": "<|endoftext|>",
        "additional_special_tokens": special,
        "model_max_length": 1024,
    }


def check_given(path: Path, given: object, sizes: WhisperSizes) -> dict[str, Any]:
    """Return CTranslate2's ``config.json`` after checking the parts that are used.

    Raises:
        ModelError: A list of ids or heads does not fit the model.
    """
    if not isinstance(given, dict):
        raise ModelError("{path} is damaged: it is not a table", path=path)
    for key in ("suppress_ids", "suppress_ids_begin"):
        ids = given.get(key) or []
        if not isinstance(ids, list) or not all(
            type(index) is int and -1 <= index < sizes.vocab_size for index in ids
        ):
            raise ModelError(
                "{path} is damaged: {key} are not token ids of this model", path=path, key=key
            )
    heads = given.get("alignment_heads") or []
    limits = (sizes.decoder_layers, sizes.decoder_heads)
    if not isinstance(heads, list) or not all(_is_head(head, limits) for head in heads):
        raise ModelError(
            "{path} is damaged: alignment_heads are not heads of this model", path=path
        )
    return given


def _is_head(head: object, limits: tuple[int, int]) -> bool:
    return (
        isinstance(head, list)
        and len(head) == 2
        and all(
            type(index) is int and 0 <= index < limit
            for index, limit in zip(head, limits, strict=True)
        )
    )


def _default_heads(sizes: WhisperSizes) -> list[list[int]]:
    """All heads of the last half of the layers, as OpenAI's model does without a given list."""
    layers = range(sizes.decoder_layers // 2, sizes.decoder_layers)
    return [[layer, head] for layer in layers for head in range(sizes.decoder_heads)]
