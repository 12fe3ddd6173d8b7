"""Makes a folder in transformers' layout from a CTranslate2 one. Nothing in it is executed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.errors import ModelError
from engine.models.ctranslate2 import read_ctranslate2
from engine.models.folder import is_loadable
from engine.models.safetensors_file import write_safetensors
from engine.models.staging import staged_folder, write_json
from engine.models.stamp import Stamp, read_stamp, write_stamp
from engine.models.whisper_configs import (
    check_given,
    complete_tokenizer,
    generation_config,
    model_config,
    preprocessor_config,
    read_json,
    tokenizer_config,
)
from engine.models.whisper_layout import whisper_weights


@dataclass(frozen=True, slots=True)
class CTranslate2Source:
    """The files of a CTranslate2 Whisper model.

    Attributes:
        weights: ``model.bin``, or its parts in order.
        config: Its ``config.json``.
        tokenizer: Its ``tokenizer.json``.
        origin: Where it comes from, for people.
        sha256: Of the joined weights; None when it is not known beforehand.
        fingerprint: Kept in the stamp.
    """

    weights: Sequence[Path]
    config: Path
    tokenizer: Path
    origin: str
    sha256: str | None = None
    fingerprint: str = ""


def convert(source: CTranslate2Source, target: Path) -> Path:
    """Write ``target``, whole or not at all, and return it.

    Raises:
        ModelError: A file of ``source`` is missing, damaged, or has the wrong hash.
        UnavailableError: The disk is full or ``target`` cannot be written.
    """
    file = read_ctranslate2(source.weights)
    digest = file.sha256()
    if source.sha256 is not None and digest != source.sha256:
        raise ModelError(
            "{file} is damaged: its sha256 is {found}..., not {expected}...",
            file=file.name,
            found=digest[:12],
            expected=source.sha256[:12],
        )
    weights = whisper_weights(file)
    tokenizer, tokens = complete_tokenizer(source.tokenizer, weights.sizes.vocab_size)
    given = check_given(source.config, read_json(source.config), weights.sizes)
    stamp = Stamp(source.origin, digest, fingerprint=source.fingerprint)
    with staged_folder(target, lambda there: is_made_from(there, stamp)) as folder:
        write_safetensors(folder / "model.safetensors", weights.tensors)
        write_json(folder / "tokenizer.json", tokenizer)
        write_json(folder / "tokenizer_config.json", tokenizer_config(tokenizer))
        write_json(folder / "config.json", model_config(weights.sizes, tokens))
        write_json(
            folder / "generation_config.json", generation_config(weights.sizes, tokens, given)
        )
        write_json(folder / "preprocessor_config.json", preprocessor_config(weights.sizes))
        write_stamp(folder, stamp)
    return target


def is_made_from(folder: Path, stamp: Stamp) -> bool:
    """Whether ``folder`` is whole and was made from just this."""
    return read_stamp(folder) == stamp and is_loadable(folder)
