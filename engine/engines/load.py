"""Chooses the engine for a model folder by ``model_type`` of its ``config.json``."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from engine.driver.seam import AsrEngine
from engine.engines.heap import give_back_freed
from engine.errors import ModelError, SettingsError
from engine.models.folder import model_family, validate_folder

_NO_NETWORK = ("HF_HUB_OFFLINE", "HF_HUB_DISABLE_TELEMETRY", "TRANSFORMERS_OFFLINE")


def _load_whisper(folder: Path, device: str, options: Mapping[str, Any]) -> AsrEngine:
    from engine.engines.whisper.engine import WhisperEngine
    from engine.engines.whisper.options import WhisperOptions

    try:
        chosen = WhisperOptions(device=device, **options)
    except TypeError as error:
        raise SettingsError(
            "no such Whisper option: {options}", options=", ".join(options)
        ) from error
    return WhisperEngine.load(folder, chosen)


def _load_qwen3_asr(folder: Path, device: str, options: Mapping[str, Any]) -> AsrEngine:
    from engine.engines.qwen3_asr import Qwen3AsrEngine, Qwen3AsrOptions

    try:
        chosen = Qwen3AsrOptions(device=device, **options)
    except TypeError as error:
        raise SettingsError(
            "no such Qwen3-ASR option: {options}", options=", ".join(options)
        ) from error
    return Qwen3AsrEngine.load(folder, chosen)


def _load_parakeet(folder: Path, device: str, options: Mapping[str, Any]) -> AsrEngine:
    from engine.engines.parakeet import ParakeetEngine, ParakeetOptions

    try:
        chosen = ParakeetOptions(device=device, **options)
    except TypeError as error:
        raise SettingsError(
            "no such Parakeet option: {options}", options=", ".join(options)
        ) from error
    return ParakeetEngine.load(folder, chosen)


FAMILIES: Mapping[str, Callable[[Path, str, Mapping[str, Any]], AsrEngine]] = MappingProxyType(
    {"whisper": _load_whisper, "qwen3_asr": _load_qwen3_asr, "parakeet_tdt": _load_parakeet}
)
"""By ``model_type``. A loader imports its family when it is called, not before."""


_PRECISION = MappingProxyType(
    {"whisper": "encoder_dtype", "qwen3_asr": "dtype", "parakeet_tdt": "dtype"}
)
"""The option that says how exactly a family computes, by ``model_type``."""


def load_engine(
    folder: Path,
    *,
    device: str = "auto",
    precision: str = "auto",
    **options: Any,  # noqa: ANN401
) -> AsrEngine:
    """Load the model in ``folder``, in transformers' layout. Nothing in it is executed.

    Args:
        folder: As ``resolve_model`` returns it.
        device: ``auto``, ``cpu``, ``cuda``, or ``mps``.
        precision: ``auto``, ``float32``, ``bfloat16``, ``float16``. Auto leaves it to the family.
        **options: The family's own, such as ``WhisperOptions`` has.

    Raises:
        ModelError: The folder is damaged, or its family is not supported.
        SettingsError: The family has no such option or device.
    """
    # For libraries that a family may import: a load is local, whatever they would rather do.
    for name in _NO_NETWORK:
        os.environ[name] = "1"
    family = model_family(folder)
    loader = FAMILIES.get(family)
    if loader is None:
        raise ModelError(
            "{folder} is a {family} model; supported are {families}",
            folder=folder,
            family=family,
            families=", ".join(sorted(FAMILIES)),
        )
    validate_folder(folder)
    if precision != "auto":
        options = {_PRECISION[family]: precision, **options}
    engine = loader(folder, device, options)
    give_back_freed()
    return engine
