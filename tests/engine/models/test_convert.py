"""Conversion: what transformers loads is what CTranslate2's file holds, and it is made whole."""

from __future__ import annotations

import json
import os
import subprocess
import threading
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file
from tokenizers import Tokenizer

from engine.errors import ModelError, UnavailableError
from engine.models.convert import CTranslate2Source, convert
from engine.models.folder import validate_folder
from engine.models.stamp import CONVERTER_VERSION, read_stamp
from tiny_whisper import (
    DECODER_LAYERS,
    SPECIAL,
    TEXT,
    VOCAB,
    D,
    tiny_config,
    tiny_model_bin,
    tiny_tokenizer,
    write_ctranslate2_folder,
)


def source(folder: Path, **changes: Any) -> CTranslate2Source:
    known: dict[str, Any] = {
        "weights": [folder / "model.bin"],
        "config": folder / "config.json",
        "tokenizer": folder / "tokenizer.json",
        "origin": "a test",
    }
    return CTranslate2Source(**(known | changes))


def test_the_tensors_are_the_variables(ctranslate2_folder: Path, cache: Path) -> None:
    tensors = load_file(convert(source(ctranslate2_folder), cache / "m") / "model.safetensors")
    variables = {name: values for name, (_, values) in tiny_model_bin().variables.items()}
    for layer in range(DECODER_LAYERS):
        ours, theirs = f"model.decoder.layers.{layer}", f"decoder/layer_{layer}"
        for attention, block, parts, fused in (
            ("self_attn", "self_attention", "qkv", "linear_0"),
            ("encoder_attn", "attention", "q", "linear_0"),
            ("encoder_attn", "attention", "kv", "linear_1"),
        ):
            weight = variables[f"{theirs}/{block}/{fused}/weight"]
            bias = variables[f"{theirs}/{block}/{fused}/bias"]
            for index, part in enumerate(parts):
                rows = slice(index * D, (index + 1) * D)
                name = f"{ours}.{attention}.{part}_proj"
                np.testing.assert_array_equal(tensors[f"{name}.weight"], weight[rows])
                if part == "k":
                    assert f"{name}.bias" not in tensors
                    assert not bias[rows].any()
                else:
                    np.testing.assert_array_equal(tensors[f"{name}.bias"], bias[rows])
        np.testing.assert_array_equal(
            tensors[f"{ours}.fc2.weight"], variables[f"{theirs}/ffn/linear_1/weight"]
        )
    assert tensors["model.encoder.conv1.weight"].dtype == np.float16
    # all but the zero biases of the keys, and none twice
    weights = [values for values in variables.values() if values.ndim]
    keys = D * (1 + 2 * DECODER_LAYERS)
    assert sum(t.size for t in tensors.values()) == sum(w.size for w in weights) - keys


@pytest.mark.parametrize("dtype", ["float16", "float32"])
def test_transformers_loads_it_strictly(tmp_path: Path, cache: Path, dtype: str) -> None:
    import torch
    from transformers import WhisperForConditionalGeneration

    folder = write_ctranslate2_folder(tmp_path / "ct2", tiny_model_bin(dtype))
    target = convert(source(folder), cache / "m")
    loaded: Any = WhisperForConditionalGeneration.from_pretrained(
        target, output_loading_info=True, local_files_only=True, dtype=torch.float32
    )
    model, report = loaded
    assert not any(report.values())
    for name, values in load_file(target / "model.safetensors").items():
        torch.testing.assert_close(model.state_dict()[name], torch.from_numpy(values).float())
    with torch.inference_mode():
        out = model(torch.zeros(1, 4, 20), decoder_input_ids=torch.tensor([[len(TEXT) + 1]]))
    assert out.logits.shape == (1, 1, VOCAB)


@pytest.mark.parametrize("dtype", ["int8", "int16"])
def test_quantized_weights_are_multiplied_out(tmp_path: Path, cache: Path, dtype: str) -> None:
    """As CTranslate2's own converter writes them: a scale a row (int8) or a matrix (int16)."""
    model = tiny_model_bin("float32")
    values = {name: array for name, (_, array) in model.variables.items()}
    scales: dict[str, Any] = {}
    for name in ("decoder/embeddings/weight", "decoder/layer_0/self_attention/linear_0/weight"):
        peak = np.abs(values[name]).max(axis=1 if dtype == "int8" else None)
        scales[name] = np.asarray((127 if dtype == "int8" else 1023) / peak, np.float32)
        rows = scales[name].reshape(-1, 1)
        model.variables[name] = (dtype, np.rint(values[name] * rows).astype(dtype))
        model.variables[f"{name}_scale"] = ("float32", scales[name])
    folder = write_ctranslate2_folder(tmp_path / "ct2", model)
    tensors = load_file(convert(source(folder), cache / "m") / "model.safetensors")
    for name, got, wanted in (
        ("decoder/embeddings/weight", "model.decoder.embed_tokens.weight", slice(None)),
        (
            "decoder/layer_0/self_attention/linear_0/weight",
            "model.decoder.layers.0.self_attn.v_proj.weight",
            slice(2 * D, None),
        ),
    ):
        assert tensors[got].dtype == np.float32
        step = 0.501 / scales[name].min()
        np.testing.assert_allclose(tensors[got], values[name][wanted], atol=step)


def test_bfloat16_weights_are_kept(tmp_path: Path, cache: Path) -> None:
    from safetensors.torch import load_file as load_torch

    model = tiny_model_bin("float32")
    for name, (dtype, values) in model.variables.items():
        if dtype == "float32":
            bits = (values.view(np.uint32) >> 16).astype(np.uint16)
            model.variables[name] = ("bfloat16", bits)
    folder = write_ctranslate2_folder(tmp_path / "ct2", model)
    tensors = load_torch(convert(source(folder), cache / "m") / "model.safetensors")
    conv = tensors["model.encoder.conv1.weight"]
    assert str(conv.dtype) == "torch.bfloat16"
    widened = model.variables["encoder/conv1/weight"][1].astype(np.uint32) << 16
    np.testing.assert_array_equal(conv.float().numpy(), widened.view(np.float32))


def test_the_tokenizer_gains_the_timestamps(ctranslate2_folder: Path, cache: Path) -> None:
    target = convert(source(ctranslate2_folder), cache / "m")
    tokenizer = Tokenizer.from_file(str(target / "tokenizer.json"))
    first = len(TEXT) + len(SPECIAL)
    assert tokenizer.token_to_id("<|0.00|>") == first
    assert tokenizer.token_to_id("<|0.02|>") == first + 1
    assert tokenizer.token_to_id("<|30.00|>") == first + 1500 == VOCAB - 1
    # special ones are dropped from text; a timestamp is not special
    assert tokenizer.decode([len(TEXT), 0, first], skip_special_tokens=True) == "a<|0.00|>"


def test_a_complete_tokenizer_stays(ctranslate2_folder: Path, cache: Path) -> None:
    complete = tiny_tokenizer(timestamps=True)
    (ctranslate2_folder / "tokenizer.json").write_text(json.dumps(complete))
    target = convert(source(ctranslate2_folder), cache / "m")
    assert json.loads((target / "tokenizer.json").read_text()) == complete


def test_generation_config_says_what_a_decoder_needs(ctranslate2_folder: Path, cache: Path) -> None:
    target = convert(source(ctranslate2_folder), cache / "m")
    config = json.loads((target / "generation_config.json").read_text())
    given, end = tiny_config(), len(TEXT)
    assert config["alignment_heads"] == given["alignment_heads"]
    assert config["suppress_tokens"] == given["suppress_ids"]
    assert config["begin_suppress_tokens"] == given["suppress_ids_begin"]
    assert config["decoder_start_token_id"] == end + 1
    assert config["no_timestamps_token_id"] == end + 9
    assert config["forced_decoder_ids"] is None
    assert config["is_multilingual"] is False  # by the size of its vocabulary
    assert "task" not in config


@pytest.mark.parametrize(
    ("name", "content", "named"),
    [
        ("tokenizer.json", None, r"tokenizer\.json cannot be read: No such file"),
        ("tokenizer.json", "{", "tokenizer.json is damaged: it is not JSON"),
        ("tokenizer.json", "[]", "is not a Whisper tokenizer"),
        ("tokenizer.json", '{"added_tokens": [], "model": {"vocab": {}}}', "it lacks tokens"),
        ("config.json", None, r"config\.json cannot be read"),
        ("config.json", "[1]", "it is not a table"),
        ("config.json", '{"suppress_ids": [99999]}', "suppress_ids are not token ids"),
        ("config.json", '{"suppress_ids": ["a"]}', "suppress_ids are not token ids"),
        ("config.json", '{"alignment_heads": [[9, 0]]}', "alignment_heads are not heads"),
    ],
)
def test_a_wrong_file_beside_the_weights_is_named(
    ctranslate2_folder: Path, cache: Path, name: str, content: str | None, named: str
) -> None:
    if content is None:
        (ctranslate2_folder / name).unlink()
    else:
        (ctranslate2_folder / name).write_text(content)
    with pytest.raises(ModelError, match=named):
        convert(source(ctranslate2_folder), cache / "m")
    assert not (cache / "m").exists()


def test_a_tokenizer_with_too_many_tokens_is_refused(ctranslate2_folder: Path, cache: Path) -> None:
    tokenizer = tiny_tokenizer()
    for token in tokenizer["added_tokens"]:
        token["id"] += 100
    (ctranslate2_folder / "tokenizer.json").write_text(json.dumps(tokenizer))
    with pytest.raises(ModelError, match="does not belong to this model"):
        convert(source(ctranslate2_folder), cache / "m")


def test_a_wrong_hash_leaves_the_old_folder(ctranslate2_folder: Path, cache: Path) -> None:
    target = convert(source(ctranslate2_folder), cache / "m")
    before = (target / "model.safetensors").read_bytes()
    with pytest.raises(ModelError, match=r"is damaged: its sha256 is [0-9a-f]{12}\.\.\., not 00"):
        convert(source(ctranslate2_folder, sha256="00" * 32), target)
    assert (target / "model.safetensors").read_bytes() == before
    assert sorted(path.name for path in cache.iterdir()) == ["m"]


def test_a_full_disk_leaves_the_old_folder(
    ctranslate2_folder: Path, cache: Path, full_disk: AbstractContextManager[None]
) -> None:
    target = convert(source(ctranslate2_folder), cache / "m")
    before = (target / "model.safetensors").read_bytes()
    with full_disk, pytest.raises(UnavailableError, match="no disk space left while writing"):
        convert(source(ctranslate2_folder, origin="another"), target)
    assert (target / "model.safetensors").read_bytes() == before
    assert sorted(path.name for path in cache.iterdir()) == ["m"]


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may mount a small disk"
)
def test_a_disk_that_is_really_full_is_named(ctranslate2_folder: Path, tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", str(disk)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("mounting is not permitted here")
    try:
        with pytest.raises(UnavailableError, match="no disk space left while writing"):
            convert(source(ctranslate2_folder), disk / "m")
        assert list(disk.iterdir()) == []
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_folder_that_may_not_be_written_is_named(
    ctranslate2_folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(UnavailableError, match="cannot be written"):
        convert(source(ctranslate2_folder), tmp_path / "file" / "m")


def test_conversions_at_once_all_end_well(ctranslate2_folder: Path, cache: Path) -> None:
    done: list[Path] = []

    def run() -> None:
        done.append(convert(source(ctranslate2_folder), cache / "m"))

    threads = [threading.Thread(target=run) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert done == [cache / "m"] * 6
    assert validate_folder(cache / "m") == "whisper"
    assert sorted(path.name for path in cache.iterdir()) == ["m"]


def test_a_folder_of_another_source_is_replaced(ctranslate2_folder: Path, cache: Path) -> None:
    convert(source(ctranslate2_folder), cache / "m")
    convert(source(ctranslate2_folder, origin="another"), cache / "m")
    stamp = read_stamp(cache / "m")
    assert stamp is not None
    assert stamp.origin == "another"
    assert stamp.converter == CONVERTER_VERSION
    assert sorted(path.name for path in cache.iterdir()) == ["m"]
