"""A tiny Whisper in CTranslate2's layout, written from the format's description."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

CODES = {"float32": 0, "int8": 1, "int16": 2, "int32": 3, "float16": 4, "bfloat16": 5}

TEXT = ("a", "b", "c", "Ġ", "!")
SPECIAL = (
    "<|endoftext|>", "<|startoftranscript|>", "<|en|>", "<|de|>", "<|translate|>",
    "<|transcribe|>", "<|startoflm|>", "<|startofprev|>", "<|nocaptions|>", "<|notimestamps|>",
)  # fmt: skip
N_TIMESTAMPS = 1501
VOCAB = len(TEXT) + len(SPECIAL) + N_TIMESTAMPS
D, HEADS, FFN, MELS, AUDIO, TEXT_POSITIONS = 8, 2, 12, 4, 10, 20
ENCODER_LAYERS, DECODER_LAYERS = 1, 2


@dataclass
class ModelBin:
    """What goes into a ``model.bin``; ``payloads`` says afterwards where the values lie."""

    variables: dict[str, tuple[str, NDArray[Any]]]
    aliases: dict[str, str] = field(default_factory=dict)
    spec: str = "WhisperSpec"
    version: int = 6
    payloads: dict[str, range] = field(default_factory=dict)

    def encode(self) -> bytes:
        """Return the file."""

        def string(text: str) -> bytes:
            return struct.pack("<H", len(text) + 1) + text.encode() + b"\0"

        out = bytearray(struct.pack("<I", self.version) + string(self.spec))
        out += struct.pack("<II", 3, len(self.variables))
        for name, (dtype, values) in self.variables.items():
            raw = values.tobytes()
            out += string(name) + struct.pack("<B", values.ndim)
            out += struct.pack(f"<{values.ndim}I", *values.shape)
            out += struct.pack("<BI", CODES[dtype], len(raw))
            self.payloads[name] = range(len(out), len(out) + len(raw))
            out += raw
        out += struct.pack("<I", len(self.aliases))
        for alias, name in self.aliases.items():
            out += string(alias) + string(name)
        return bytes(out)


def weight_shapes() -> dict[str, tuple[int, ...]]:
    """Return the weights of the tiny model by CTranslate2's names."""
    shapes: dict[str, tuple[int, ...]] = {
        "encoder/conv1/weight": (D, MELS, 3),
        "encoder/conv1/bias": (D,),
        "encoder/conv2/weight": (D, D, 3),
        "encoder/conv2/bias": (D,),
        "encoder/position_encodings/encodings": (AUDIO, D),
        "decoder/position_encodings/encodings": (TEXT_POSITIONS, D),
        "decoder/embeddings/weight": (VOCAB, D),
    }

    def linear(name: str, rows: int, columns: int) -> None:
        shapes[f"{name}/weight"], shapes[f"{name}/bias"] = (rows, columns), (rows,)

    def norm(name: str) -> None:
        shapes[f"{name}/gamma"] = shapes[f"{name}/beta"] = (D,)

    for side, layers in (("encoder", ENCODER_LAYERS), ("decoder", DECODER_LAYERS)):
        norm(f"{side}/layer_norm")
        for layer in range(layers):
            at = f"{side}/layer_{layer}"
            norm(f"{at}/self_attention/layer_norm")
            linear(f"{at}/self_attention/linear_0", 3 * D, D)
            linear(f"{at}/self_attention/linear_1", D, D)
            norm(f"{at}/ffn/layer_norm")
            linear(f"{at}/ffn/linear_0", FFN, D)
            linear(f"{at}/ffn/linear_1", D, FFN)
            if side == "decoder":
                norm(f"{at}/attention/layer_norm")
                linear(f"{at}/attention/linear_0", D, D)
                linear(f"{at}/attention/linear_1", 2 * D, D)
                linear(f"{at}/attention/linear_2", D, D)
    return shapes


def tiny_model_bin(dtype: str = "float16", seed: int = 0) -> ModelBin:
    """Return a model with random weights."""
    rng = np.random.default_rng(seed)
    variables: dict[str, tuple[str, NDArray[Any]]] = {}
    for name, shape in weight_shapes().items():
        values = rng.normal(0, 0.3, shape).astype(np.float32)
        if name.endswith("self_attention/linear_0/bias"):
            values[D : 2 * D] = 0
        if name.endswith("attention/linear_1/bias") and "/attention/" in name:
            values[:D] = 0
        variables[name] = (dtype, values.astype(dtype))
    for side in ("encoder", "decoder"):
        variables[f"{side}/num_heads"] = ("int16", np.array(HEADS, np.int16))
        variables[f"{side}/pre_norm"] = ("int8", np.array(1, np.int8))
    aliases = {"decoder/projection/weight": "decoder/embeddings/weight"}
    return ModelBin(dict(sorted(variables.items())), aliases)


def tiny_tokenizer(*, timestamps: bool = False) -> dict[str, Any]:
    """Return a ``tokenizer.json`` that ends where CTranslate2's does, or after the timestamps."""
    names = [(name, True) for name in SPECIAL]
    if timestamps:
        names += [(f"<|{step * 0.02:.2f}|>", False) for step in range(N_TIMESTAMPS)]
    added = [
        {
            "id": len(TEXT) + index,
            "content": name,
            "single_word": False,
            "lstrip": False,
            "rstrip": False,
            "normalized": False,
            "special": special,
        }
        for index, (name, special) in enumerate(names)
    ]
    byte_level = {
        "type": "ByteLevel",
        "add_prefix_space": False,
        "trim_offsets": True,
        "use_regex": True,
    }
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": added,
        "normalizer": None,
        "pre_tokenizer": byte_level,
        "post_processor": None,
        "decoder": byte_level,
        "model": {
            "type": "BPE",
            "dropout": None,
            "unk_token": None,
            "continuing_subword_prefix": "",
            "end_of_word_suffix": "",
            "fuse_unk": False,
            "vocab": {token: index for index, token in enumerate(TEXT)},
            "merges": [],
        },
    }


def tiny_config() -> dict[str, Any]:
    """Return CTranslate2's ``config.json``."""
    end = len(TEXT)
    return {
        "alignment_heads": [[1, 0], [1, 1]],
        "lang_ids": [end + 2, end + 3],
        "suppress_ids": [4, end + 1],
        "suppress_ids_begin": [3, end],
    }


def write_ctranslate2_folder(folder: Path, model: ModelBin | None = None) -> Path:
    """Write the tiny model as faster-whisper ships one."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.bin").write_bytes((model or tiny_model_bin()).encode())
    (folder / "config.json").write_text(json.dumps(tiny_config()))
    (folder / "tokenizer.json").write_text(json.dumps(tiny_tokenizer()))
    return folder
