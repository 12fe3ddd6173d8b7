"""The ``model.bin`` reader: the weights exactly, or one named error, and never much memory."""

from __future__ import annotations

import itertools
import struct
import tracemalloc
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from engine.errors import ModelError
from engine.models.ctranslate2 import CTranslate2File, read_ctranslate2
from engine.models.whisper_layout import whisper_weights
from tiny_whisper import ModelBin, tiny_model_bin

MODEL = tiny_model_bin()
CONTENT = MODEL.encode()
PAYLOAD = {offset for where in MODEL.payloads.values() for offset in where}
STRUCTURE = [offset for offset in range(len(CONTENT)) if offset not in PAYLOAD]


def weights_of(file: CTranslate2File) -> dict[str, tuple[str, tuple[int, ...], bytes]]:
    tensors = whisper_weights(file).tensors
    return {
        name: (tensor.dtype, tensor.shape, np.ascontiguousarray(tensor.make()).tobytes())
        for name, tensor in tensors.items()
    }


@pytest.fixture(scope="module")
def expected(
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[str, tuple[str, tuple[int, ...], bytes]]:
    path = tmp_path_factory.mktemp("whole") / "model.bin"
    path.write_bytes(CONTENT)
    return weights_of(read_ctranslate2([path]))


def read(tmp_path: Path, content: bytes) -> CTranslate2File:
    path = tmp_path / "model.bin"
    path.write_bytes(content)
    return read_ctranslate2([path])


def test_reads_every_type_as_it_was_written(tmp_path: Path) -> None:
    values: dict[str, NDArray[Any]] = {
        "float32": np.array([[1.5, -2.0]], np.float32),
        "float16": np.array([0.5, 65504.0, -0.0], np.float16),
        "int8": np.array([-128, 127], np.int8),
        "int16": np.array(-300, np.int16),
        "int32": np.array([[[7]]], np.int32),
        "bfloat16": np.array([0x3F80, 0xC000], np.uint16),
    }
    model = ModelBin({name: (name, value) for name, value in values.items()}, {"same": "int8"})
    file = read(tmp_path, model.encode())
    for name, value in values.items():
        assert file.variables[name].dtype == name
        np.testing.assert_array_equal(file.variables[name].array, value)
        assert file.variables[name].array.shape == value.shape
    assert file.variables["same"] is file.variables["int8"]


@given(cuts=st.lists(st.integers(1, len(CONTENT) - 1), min_size=1, max_size=3, unique=True))
def test_parts_joined_are_the_whole(
    tmp_path: Path, cuts: list[int], expected: dict[str, tuple[str, tuple[int, ...], bytes]]
) -> None:
    edges = [0, *sorted(cuts), len(CONTENT)]
    parts = []
    for index, (start, end) in enumerate(itertools.pairwise(edges)):
        parts.append(tmp_path / f"model.bin.part{index}")
        parts[-1].write_bytes(CONTENT[start:end])
    assert weights_of(read_ctranslate2(parts)) == expected


@given(length=st.integers(1, len(CONTENT) - 1))
def test_a_truncated_file_is_named(tmp_path: Path, length: int) -> None:
    with pytest.raises(ModelError, match=r"model\.bin is cut short or damaged: .* are left"):
        read(tmp_path, CONTENT[:length])


@given(
    changes=st.dictionaries(
        st.sampled_from(STRUCTURE) | st.integers(0, len(CONTENT) - 1),
        st.integers(0, 255),
        min_size=1,
        max_size=4,
    )
)
def test_a_changed_file_is_an_error_or_the_same_but_for_what_was_changed(
    tmp_path: Path,
    changes: dict[int, int],
    expected: dict[str, tuple[str, tuple[int, ...], bytes]],
) -> None:
    mutated = bytearray(CONTENT)
    for offset, value in changes.items():
        mutated[offset] = value
    try:
        got = weights_of(read(tmp_path, bytes(mutated)))
    except ModelError:
        return
    assert {name: entry[:2] for name, entry in got.items()} == {
        name: entry[:2] for name, entry in expected.items()
    }
    different = sum(
        a != b
        for name in got
        for a, b in zip(got[name][2], expected[name][2], strict=True)
        if got[name][2] != expected[name][2]
    )
    assert different <= sum(offset in PAYLOAD for offset in changes)


@given(offset=st.sampled_from(STRUCTURE), value=st.integers(0, 255))
def test_a_changed_structure_is_an_error_or_the_same_weights(
    tmp_path: Path,
    offset: int,
    value: int,
    expected: dict[str, tuple[str, tuple[int, ...], bytes]],
) -> None:
    mutated = bytearray(CONTENT)
    mutated[offset] = value
    try:
        got = weights_of(read(tmp_path, bytes(mutated)))
    except ModelError:
        return
    assert got == expected


@given(
    inserted=st.binary(min_size=1, max_size=40),
    at=st.integers(0, len(CONTENT)),
)
def test_inserted_bytes_are_an_error(tmp_path: Path, inserted: bytes, at: int) -> None:
    """Shifted bytes could only pass as payload of equal length, which an insertion excludes."""
    with pytest.raises(ModelError):
        whisper_weights(read(tmp_path, CONTENT[:at] + inserted + CONTENT[at:]))


@pytest.mark.parametrize("claimed", [2**16, 2**31, 2**32 - 1])
def test_a_claimed_length_takes_no_memory(tmp_path: Path, claimed: int) -> None:
    where = MODEL.payloads["decoder/embeddings/weight"].start - 4
    content = CONTENT[:where] + struct.pack("<I", claimed) + CONTENT[where + 4 :]
    tracemalloc.start()
    try:
        with pytest.raises(ModelError, match="decoder/embeddings/weight"):
            read(tmp_path, content)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 1_000_000


def test_many_claimed_variables_take_no_memory(tmp_path: Path) -> None:
    content = struct.pack("<I", 6) + struct.pack("<H", 12) + b"WhisperSpec\0"
    content += struct.pack("<II", 3, 2**32 - 1)
    with pytest.raises(ModelError, match="variable 0"):
        read(tmp_path, content)


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "is empty"),
        (b"<!DOCTYPE html><html>" * 50, "is not a CTranslate2 model"),
        (b"PK\x03\x04" + bytes(200), "is not a CTranslate2 model"),
        (b"\x80\x02}q\x00(" + bytes(200), "is not a CTranslate2 model"),
        (CONTENT + b"\0", "1 bytes follow its end"),
        (ModelBin({}, version=99).encode(), "is not a CTranslate2 model"),
    ],
)
def test_what_is_not_a_model_is_named(tmp_path: Path, content: bytes, named: str) -> None:
    with pytest.raises(ModelError, match=named):
        read(tmp_path, content)


def test_a_missing_part_is_named(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"part2 cannot be read: No such file"):
        read_ctranslate2([tmp_path / "model.bin.part2"])


def test_another_family_is_named(tmp_path: Path) -> None:
    model = tiny_model_bin()
    model.spec = "TransformerSpec"
    with pytest.raises(ModelError, match="is a TransformerSpec model; only WhisperSpec"):
        whisper_weights(read(tmp_path, model.encode()))


@pytest.mark.parametrize("name", ["encoder/conv2/bias", "decoder/layer_1/ffn/linear_0/weight"])
def test_a_missing_weight_is_named(tmp_path: Path, name: str) -> None:
    model = tiny_model_bin()
    del model.variables[name]
    with pytest.raises(ModelError, match="it lacks model"):
        whisper_weights(read(tmp_path, model.encode()))


def test_an_unknown_weight_is_named(tmp_path: Path) -> None:
    model = tiny_model_bin()
    model.variables["decoder/adapter/weight"] = ("float16", np.zeros((2, 2), np.float16))
    with pytest.raises(ModelError, match="unknown weight decoder/adapter/weight"):
        whisper_weights(read(tmp_path, model.encode()))


def test_an_untied_projection_is_refused(tmp_path: Path) -> None:
    model = tiny_model_bin()
    model.variables["decoder/projection/weight"] = model.variables["decoder/embeddings/weight"]
    model.aliases = {}
    with pytest.raises(ModelError, match="projection is not tied"):
        whisper_weights(read(tmp_path, model.encode()))
