"""Checks a model folder in transformers' layout, before anything loads it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.errors import ModelError
from engine.models.safetensors_file import read_header
from engine.models.whisper_configs import read_json
from engine.models.whisper_layout import WhisperSizes, expected_shapes
from engine.sentence import Sentence

WEIGHTS = "model.safetensors"
INDEX = "model.safetensors.index.json"
REQUIRED = ("config.json", "generation_config.json", "tokenizer.json")
OPTIONAL = ("preprocessor_config.json", "processor_config.json", "tokenizer_config.json")

_PICKLED = ("pytorch_model.bin", "pytorch_model.bin.index.json", "model.pt", "model.ckpt")


def is_transformers_folder(folder: Path) -> bool:
    """Whether ``folder`` holds safetensors weights under transformers' names."""
    return (folder / WEIGHTS).is_file() or (folder / INDEX).is_file()


def is_ctranslate2_folder(folder: Path) -> bool:
    """Whether ``folder`` is laid out as CTranslate2 and faster-whisper do."""
    return (folder / "model.bin").is_file() and not is_transformers_folder(folder)


def model_family(folder: Path) -> str:
    """Return ``model_type`` of ``config.json``.

    Raises:
        ModelError: The file is missing, damaged, or names no family.
    """
    path = folder / "config.json"
    family = _table(path).get("model_type")
    if not isinstance(family, str) or not family:
        raise ModelError(
            "{path} names no model_type: it is not a model in transformers' layout", path=path
        )
    return family


def weight_files(folder: Path) -> list[Path]:
    """Return the safetensors files of ``folder``: one, or those its index names.

    Raises:
        ModelError: There are none, or the index is damaged or leads out of the folder.
    """
    if (folder / WEIGHTS).is_file():
        return [folder / WEIGHTS]
    index = folder / INDEX
    if not index.is_file():
        found = [name for name in _PICKLED if (folder / name).exists()]
        if found:
            raise ModelError(
                "{path} holds pickled weights, which are never opened", path=folder / found[0]
            )
        raise ModelError("{folder} holds no {weights}", folder=folder, weights=WEIGHTS)
    return sorted({folder / name for name in _weight_map(index).values()})


def validate_folder(folder: Path) -> str:
    """Check every file that a load reads, and return the family.

    Weights are held to their headers: types, shapes and byte ranges against the file's size, and
    for Whisper the shapes against ``config.json``. Their values are not read.

    Raises:
        ModelError: A file is missing, cut short, damaged, or something else; the line says which.
    """
    if not folder.is_dir():
        raise ModelError("there is no model folder {folder}", folder=folder)
    family = model_family(folder)
    shapes: dict[str, tuple[int, ...]] = {}
    for path in weight_files(folder):
        header = read_header(path)
        shapes |= {name: shape for name, (_, shape) in header.items()}
    index = folder / INDEX
    if index.is_file() and not (folder / WEIGHTS).is_file():
        for name in _weight_map(index):
            if name not in shapes:
                raise ModelError(
                    "{index} lists {name}, which is in none of its files", index=index, name=name
                )
    if "model" not in _table(folder / "tokenizer.json"):
        raise ModelError("{path} is not a tokenizer", path=folder / "tokenizer.json")
    if family == "whisper":
        _table(folder / "generation_config.json")
        _check_whisper(folder, shapes)
    return family


def is_loadable(folder: Path) -> bool:
    """Whether ``validate_folder`` has nothing to say against ``folder``."""
    try:
        validate_folder(folder)
    except ModelError:
        return False
    return True


def folder_bytes(folder: Path) -> int:
    """Return the size on disk of the files in ``folder``."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _table(path: Path) -> dict[str, Any]:
    content = read_json(path)
    if not isinstance(content, dict):
        raise ModelError("{path} is damaged: it is not a table", path=path)
    return content


def _weight_map(index: Path) -> dict[str, str]:
    names = _table(index).get("weight_map")
    if not isinstance(names, dict) or not names:
        raise ModelError("{index} is damaged: it has no weight_map", index=index)
    for name in names.values():
        if not isinstance(name, str) or Path(name).name != name:
            raise ModelError("{index} names a file outside its folder", index=index)
    return names


def _check_whisper(folder: Path, shapes: dict[str, tuple[int, ...]]) -> None:
    config = _table(folder / "config.json")
    keys = {
        "d_model": "d_model",
        "n_mels": "num_mel_bins",
        "vocab_size": "vocab_size",
        "encoder_layers": "encoder_layers",
        "decoder_layers": "decoder_layers",
        "encoder_heads": "encoder_attention_heads",
        "decoder_heads": "decoder_attention_heads",
        "encoder_ffn": "encoder_ffn_dim",
        "decoder_ffn": "decoder_ffn_dim",
        "audio_positions": "max_source_positions",
        "text_positions": "max_target_positions",
    }
    sizes: dict[str, int] = {}
    for field, key in keys.items():
        size = config.get(key)
        if type(size) is not int or not 0 < size < 2**24:
            raise ModelError(
                "{path} is damaged: {key} is {size!r}",
                path=folder / "config.json",
                key=key,
                size=size,
            )
        sizes[field] = size
    if max(sizes["encoder_layers"], sizes["decoder_layers"]) > len(shapes):
        raise ModelError(
            "{path} names more layers than the weights have", path=folder / "config.json"
        )
    for name, shape in expected_shapes(WhisperSizes(dtype="float32", **sizes)).items():
        if shapes.get(name) != shape:
            has = (
                Sentence("is {shape}", shape=list(shapes[name]))
                if name in shapes
                else Sentence("is missing")
            )
            raise ModelError(
                "{folder} does not fit its config.json: {name} {has}, {expected} is expected",
                folder=folder,
                name=name,
                has=has,
                expected=list(shape),
            )
