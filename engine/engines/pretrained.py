"""Loads a model by transformers' own classes: from a local folder, without remote code.

transformers is an optional dependency, imported here and nowhere else when an engine is loaded.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import torch

from engine.errors import ModelError, SettingsError, UnavailableError

_DTYPES = {
    "float32": torch.float32,
    "bfloat16": torch.bfloat16,
    "float16": torch.float16,
}

_OLDEST = (5, 24)


def import_transformers(family: str) -> ModuleType:
    """Import transformers with the classes of ``family``, which is for messages.

    Raises:
        UnavailableError: It is missing, or older than the classes that are used.
    """
    way_out = "pip install 'surtitle[families]'"
    try:
        import transformers
        from transformers.models import parakeet, qwen3_asr
        from transformers.utils.logging import disable_progress_bar
    except ImportError as error:
        raise UnavailableError(
            "{family} needs transformers 5.24 or newer ({error}): {way_out}",
            family=family,
            error=error,
            way_out=way_out,
        ) from error
    del parakeet, qwen3_asr
    # Older ones name the arguments of a cache differently.
    version = tuple(int(part) for part in transformers.__version__.split(".")[:2])
    if version < _OLDEST:
        raise UnavailableError(
            "{family} needs transformers 5.24 or newer, not {version}: {way_out}",
            family=family,
            version=transformers.__version__,
            way_out=way_out,
        )
    # Bars on a terminal that belongs to captions; the caller tells people what is being loaded.
    disable_progress_bar()  # type: ignore[no-untyped-call]
    return transformers


def choose_dtype(name: str, device: torch.device) -> torch.dtype | str:
    """Find a precision; ``auto`` is float32 on a CPU, else what the weights are kept in.

    Raises:
        SettingsError: There is none of that name.
    """
    if name == "auto":
        return torch.float32 if device.type == "cpu" else "auto"
    if name not in _DTYPES:
        raise SettingsError(
            "no precision {name!r}; choose from auto, {dtypes}",
            name=name,
            dtypes=", ".join(_DTYPES),
        )
    return _DTYPES[name]


def load_network(
    network_class: Any,  # noqa: ANN401
    folder: Path,
    device: torch.device,
    dtype: torch.dtype | str,
) -> Any:  # noqa: ANN401
    """Load the weights of ``folder`` into ``network_class``, ready for inference.

    Raises:
        ModelError: The configuration or the weights are damaged, or do not fit each other.
    """
    from huggingface_hub.errors import StrictDataclassError
    from safetensors import SafetensorError

    try:
        network, report = network_class.from_pretrained(
            folder,
            local_files_only=True,
            use_safetensors=True,
            dtype=dtype,
            output_loading_info=True,
        )
    except (
        OSError,
        ValueError,
        TypeError,
        KeyError,
        RuntimeError,
        SafetensorError,
        StrictDataclassError,
    ) as error:
        line = " ".join(str(error).split())[:300]
        raise ModelError(
            "{folder} cannot be loaded, get the model again: {line}", folder=folder, line=line
        ) from error
    wrong = sorted({*report["missing_keys"], *report["unexpected_keys"]})
    if wrong:
        raise ModelError(
            "{folder} does not fit its config.json ({n} weights missing or unknown, "
            "{first} first): get the model again",
            folder=folder,
            n=len(wrong),
            first=wrong[0],
        )
    return network.to(device).eval().requires_grad_(False)


def read_table(path: Path, *, required: bool = True) -> dict[str, Any]:
    """Read a json object; an empty one where a file that is not required is missing.

    Raises:
        ModelError: It is missing or damaged.
    """
    if not required and not path.exists():
        return {}
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise ModelError("{path} is missing; get the model again", path=path) from error
    except (OSError, ValueError) as error:
        raise ModelError("{path} cannot be read: {error}", path=path, error=error) from error
    if not isinstance(table, dict):
        raise ModelError("{path} is damaged: it is not a table", path=path)
    return table


def read_front_end(folder: Path) -> dict[str, Any]:
    """Read the feature extractor's settings: ``processor_config.json``, or the older file.

    Raises:
        ModelError: A file is damaged.
    """
    nested = read_table(folder / "processor_config.json", required=False).get("feature_extractor")
    if isinstance(nested, dict):
        return nested
    return read_table(folder / "preprocessor_config.json", required=False)
