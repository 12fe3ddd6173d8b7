"""The family is chosen by ``config.json``, and only what is supported is loaded."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.engines.load import FAMILIES, load_engine
from engine.errors import ModelError, SettingsError
from engine.models.packages import WHISPER_TINY_EN, are_installed
from engine.models.resolve import resolve_model


def folder_of(tmp_path: Path, config: object) -> Path:
    (tmp_path / "config.json").write_text(json.dumps(config))
    return tmp_path


def test_an_unknown_family_is_named_with_the_supported_ones(tmp_path: Path) -> None:
    supported = "parakeet_tdt, qwen3_asr, whisper"
    with pytest.raises(ModelError, match=f"is a parakeet_ctc model; supported are {supported}"):
        load_engine(folder_of(tmp_path, {"model_type": "parakeet_ctc"}))


@pytest.mark.parametrize("config", [{}, {"model_type": 3}, {"model_type": ""}])
def test_no_family_is_named(tmp_path: Path, config: object) -> None:
    with pytest.raises(ModelError, match="names no model_type"):
        load_engine(folder_of(tmp_path, config))


def test_a_damaged_folder_is_named_before_a_family_is_imported(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"holds no model\.safetensors"):
        load_engine(folder_of(tmp_path, {"model_type": "whisper"}))


def test_a_load_forbids_the_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("HF_HUB_OFFLINE", "HF_HUB_DISABLE_TELEMETRY", "TRANSFORMERS_OFFLINE")
    for name in names:
        monkeypatch.setenv(name, "0")
    with pytest.raises(ModelError):
        load_engine(folder_of(tmp_path, {"model_type": "no such"}))
    assert [os.environ[name] for name in names] == ["1", "1", "1"]


@pytest.mark.model
def test_an_embedded_model_is_loaded_by_its_family(tmp_path: Path) -> None:
    if not are_installed(WHISPER_TINY_EN):
        pytest.skip("the package is not installed")
    folder = resolve_model("whisper-tiny.en", tmp_path)
    engine = load_engine(folder, device="cpu", timestamps=False)
    assert (engine.sample_rate, engine.hop) == (16000, 160)
    with pytest.raises(SettingsError, match="no such Whisper option: volume"):
        load_engine(folder, volume=11)
    exact = load_engine(folder, device="cpu", precision="float32")
    assert exact.options.encoder_dtype == "float32"
    with pytest.raises(SettingsError, match="float8"):
        load_engine(folder, device="cpu", precision="float8")


def test_choosing_imports_no_family() -> None:
    """What lists models or looks at a folder pays for no torch and no HTTP."""
    code = (
        "import sys, engine.engines.load, engine.models.resolve; "
        "sys.exit(bool({'torch', 'transformers', 'httpx'} & set(sys.modules)))"
    )
    root = Path(__file__).resolve().parents[3]
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)
    assert set(FAMILIES) == {"whisper", "qwen3_asr", "parakeet_tdt"}
