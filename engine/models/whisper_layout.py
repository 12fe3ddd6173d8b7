"""CTranslate2's Whisper variables as transformers' Whisper tensors, and the sizes they imply."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.errors import ModelError
from engine.models.ctranslate2 import BFLOAT16, CTranslate2File, Variable
from engine.models.safetensors_file import TensorSource

SPEC = "WhisperSpec"

_FLOATS = {"float32": "F32", "float16": "F16", BFLOAT16: "BF16"}
_EMBEDDINGS = "decoder/embeddings/weight"
_PROJECTION = "decoder/projection/weight"

_SINGLE = {
    "encoder/conv1": "model.encoder.conv1",
    "encoder/conv2": "model.encoder.conv2",
    "encoder/layer_norm": "model.encoder.layer_norm",
    "decoder/layer_norm": "model.decoder.layer_norm",
    "encoder/position_encodings/encodings": "model.encoder.embed_positions.weight",
    "decoder/position_encodings/encodings": "model.decoder.embed_positions.weight",
    _EMBEDDINGS: "model.decoder.embed_tokens.weight",
}
_LAYER = {
    "self_attention/layer_norm": ("self_attn_layer_norm",),
    "self_attention/linear_0": ("self_attn.q_proj", "self_attn.k_proj", "self_attn.v_proj"),
    "self_attention/linear_1": ("self_attn.out_proj",),
    "attention/layer_norm": ("encoder_attn_layer_norm",),
    "attention/linear_0": ("encoder_attn.q_proj",),
    "attention/linear_1": ("encoder_attn.k_proj", "encoder_attn.v_proj"),
    "attention/linear_2": ("encoder_attn.out_proj",),
    "ffn/layer_norm": ("final_layer_norm",),
    "ffn/linear_0": ("fc1",),
    "ffn/linear_1": ("fc2",),
}
_PARAMETER = {"weight": "weight", "bias": "bias", "gamma": "weight", "beta": "bias"}
_LAYER_NAME = re.compile(r"(encoder|decoder)/layer_(\d{1,4})/(.+)/(weight|bias|gamma|beta)")
_SCALE = "_scale"


@dataclass(frozen=True, slots=True)
class WhisperSizes:
    """What the weights' shapes say of a Whisper model."""

    d_model: int
    n_mels: int
    vocab_size: int
    encoder_layers: int
    decoder_layers: int
    encoder_heads: int
    decoder_heads: int
    encoder_ffn: int
    decoder_ffn: int
    audio_positions: int
    text_positions: int
    dtype: str


@dataclass(frozen=True, slots=True)
class WhisperWeights:
    """The tensors of ``WhisperForConditionalGeneration``, by transformers' names."""

    sizes: WhisperSizes
    tensors: dict[str, TensorSource]


def whisper_weights(file: CTranslate2File) -> WhisperWeights:
    """Map every variable of ``file``; the set of tensors is exactly what transformers expects.

    int8 and int16 weights are multiplied out to float32. The output projection is not among the
    tensors: it is tied to the embeddings.

    Raises:
        ModelError: It is no Whisper model, or a weight is missing, unknown, or of another shape.
    """
    if file.spec != SPEC:
        raise ModelError(
            "{file} is a {given} model; only {spec} can be imported",
            file=file.name,
            given=file.spec,
            spec=SPEC,
        )
    dtype = _float_type(file)
    sources: dict[str, TensorSource] = {}
    for name, variable in file.variables.items():
        for target, source in _map_variable(file, name, variable, dtype):
            if target in sources:
                raise ModelError(
                    "{file} is damaged: {target} appears twice", file=file.name, target=target
                )
            sources[target] = source
    sizes = _sizes(file, sources, dtype)
    expected = expected_shapes(sizes)
    for name in sorted(expected.keys() ^ sources.keys()):
        if name in expected:
            raise ModelError("{file} is damaged: it lacks {name}", file=file.name, name=name)
        raise ModelError(
            "{file} is damaged: it has the unexpected {name}", file=file.name, name=name
        )
    for name, shape in expected.items():
        if sources[name].shape != shape:
            raise ModelError(
                "{file} is damaged: {name} is {shape}, not {expected}",
                file=file.name,
                name=name,
                shape=list(sources[name].shape),
                expected=list(shape),
            )
    return WhisperWeights(sizes, dict(sorted(sources.items())))


def expected_shapes(sizes: WhisperSizes) -> dict[str, tuple[int, ...]]:
    """Return the shape of every tensor of a Whisper model of these sizes."""
    d = sizes.d_model
    shapes: dict[str, tuple[int, ...]] = {
        "model.encoder.conv1.weight": (d, sizes.n_mels, 3),
        "model.encoder.conv1.bias": (d,),
        "model.encoder.conv2.weight": (d, d, 3),
        "model.encoder.conv2.bias": (d,),
        "model.encoder.embed_positions.weight": (sizes.audio_positions, d),
        "model.decoder.embed_positions.weight": (sizes.text_positions, d),
        "model.decoder.embed_tokens.weight": (sizes.vocab_size, d),
    }
    for side, layers, ffn in (
        ("encoder", sizes.encoder_layers, sizes.encoder_ffn),
        ("decoder", sizes.decoder_layers, sizes.decoder_ffn),
    ):
        shapes |= _norm(f"model.{side}.layer_norm", d)
        for layer in range(layers):
            prefix = f"model.{side}.layers.{layer}"
            shapes |= _attention(f"{prefix}.self_attn", d)
            if side == "decoder":
                shapes |= _attention(f"{prefix}.encoder_attn", d)
            shapes |= _norm(f"{prefix}.final_layer_norm", d)
            shapes |= {f"{prefix}.fc1.weight": (ffn, d), f"{prefix}.fc1.bias": (ffn,)}
            shapes |= {f"{prefix}.fc2.weight": (d, ffn), f"{prefix}.fc2.bias": (d,)}
    return shapes


def _attention(prefix: str, d: int) -> dict[str, tuple[int, ...]]:
    shapes: dict[str, tuple[int, ...]] = {}
    for part in ("q_proj", "k_proj", "v_proj", "out_proj"):
        shapes[f"{prefix}.{part}.weight"] = (d, d)
        if part != "k_proj":
            shapes[f"{prefix}.{part}.bias"] = (d,)
    return shapes | _norm(f"{prefix}_layer_norm", d)


def _norm(prefix: str, d: int) -> dict[str, tuple[int, ...]]:
    return {f"{prefix}.weight": (d,), f"{prefix}.bias": (d,)}


def _float_type(file: CTranslate2File) -> str:
    """Return safetensors' name of the one float type in use (float32 where it is quantized)."""
    types = set()
    for name, variable in file.variables.items():
        if variable.array.ndim == 0 or name.endswith(_SCALE) or name == _PROJECTION:
            continue
        quantized = f"{name}{_SCALE}" in file.variables
        if quantized != (variable.dtype in ("int8", "int16")):
            raise ModelError(
                "{file} is damaged: {name} is {dtype}",
                file=file.name,
                name=name,
                dtype=variable.dtype,
            )
        if not quantized:
            types.add(variable.dtype)
    if any(name.endswith(_SCALE) for name in file.variables):
        return "F32"
    if len(types) != 1 or not types <= _FLOATS.keys():
        raise ModelError(
            "{file} is damaged: its weights are of the types {types}",
            file=file.name,
            types=sorted(types),
        )
    return _FLOATS[types.pop()]


def _map_variable(
    file: CTranslate2File, name: str, variable: Variable, dtype: str
) -> list[tuple[str, TensorSource]]:
    if variable.array.ndim == 0 or name == "decoder/alignment_heads" or name.endswith(_SCALE):
        return []
    if name == _PROJECTION:
        if variable is not file.variables.get(_EMBEDDINGS):
            raise ModelError("{file}: its projection is not tied to its embeddings", file=file.name)
        return []
    stem, _, last = name.rpartition("/")
    parameter = _PARAMETER.get(last)
    if name in _SINGLE:
        targets: tuple[str, ...] = (_SINGLE[name],)
    elif stem in _SINGLE and parameter:
        targets = (f"{_SINGLE[stem]}.{parameter}",)
    elif (match := _LAYER_NAME.fullmatch(name)) and match[3] in _LAYER:
        side, layer, block, _ = match.groups()
        targets = tuple(
            f"model.{side}.layers.{int(layer)}.{part}.{parameter}" for part in _LAYER[block]
        )
    else:
        raise ModelError(
            "{file} is damaged or too new: unknown weight {name}", file=file.name, name=name
        )
    rows, left = divmod(variable.array.shape[0], len(targets))
    if left:
        raise ModelError(
            "{file} is damaged: {name} does not divide by {n}",
            file=file.name,
            name=name,
            n=len(targets),
        )
    return [
        (target, _source(file, name, variable, dtype, slice(index * rows, (index + 1) * rows)))
        for index, target in enumerate(targets)
        if not target.endswith("k_proj.bias")  # zero there; transformers has none
    ]


def _source(
    file: CTranslate2File, name: str, variable: Variable, dtype: str, rows: slice
) -> TensorSource:
    values = variable.array[rows]
    return TensorSource(dtype, values.shape, _maker(file, name, variable, dtype, rows))


def _maker(
    file: CTranslate2File, name: str, variable: Variable, dtype: str, rows: slice
) -> Callable[[], NDArray[Any]]:
    values = variable.array[rows]
    if dtype != "F32" or variable.dtype == "float32":
        return lambda: values
    if variable.dtype == BFLOAT16:
        return lambda: (values.astype(np.uint32) << 16).view(np.float32)
    if variable.dtype == "float16":
        return lambda: values.astype(np.float32)
    scale = file.variables[f"{name}{_SCALE}"].array
    if scale.ndim and scale.shape != variable.array.shape[:1]:
        raise ModelError(
            "{file} is damaged: the scale of {name} is {shape}",
            file=file.name,
            name=name,
            shape=list(scale.shape),
        )
    scales = (scale[rows] if scale.ndim else scale.reshape(1)).astype(np.float32)
    return lambda: values.astype(np.float32) / scales.reshape(-1, *[1] * (values.ndim - 1))


def _sizes(file: CTranslate2File, sources: dict[str, TensorSource], dtype: str) -> WhisperSizes:
    def shape(name: str, rank: int) -> tuple[int, ...]:
        found = sources[name].shape if name in sources else ()
        if len(found) != rank or 0 in found:
            raise ModelError(
                "{file} is damaged: it lacks {name} of {rank} dimensions",
                file=file.name,
                name=name,
                rank=rank,
            )
        return found

    def heads(side: str) -> int:
        variable = file.variables.get(f"{side}/num_heads")
        count = 0 if variable is None or variable.array.ndim else int(variable.array)
        if count < 1 or d_model % count:
            raise ModelError(
                "{file} is damaged: {count} heads of {side} for width {d_model}",
                file=file.name,
                count=count,
                side=side,
                d_model=d_model,
            )
        return count

    d_model, n_mels, _ = shape("model.encoder.conv1.weight", 3)
    return WhisperSizes(
        d_model=d_model,
        n_mels=n_mels,
        vocab_size=shape("model.decoder.embed_tokens.weight", 2)[0],
        encoder_layers=_layers(file, "encoder"),
        decoder_layers=_layers(file, "decoder"),
        encoder_heads=heads("encoder"),
        decoder_heads=heads("decoder"),
        encoder_ffn=shape("model.encoder.layers.0.fc1.weight", 2)[0],
        decoder_ffn=shape("model.decoder.layers.0.fc1.weight", 2)[0],
        audio_positions=shape("model.encoder.embed_positions.weight", 2)[0],
        text_positions=shape("model.decoder.embed_positions.weight", 2)[0],
        dtype={"F32": "float32", "F16": "float16", "BF16": "bfloat16"}[dtype],
    )


def _layers(file: CTranslate2File, side: str) -> int:
    """Count the layers that have any weight; a count is never more than there are names."""
    numbers = {
        int(match[2])
        for name in file.variables
        if (match := _LAYER_NAME.fullmatch(name)) and match[1] == side
    }
    if numbers != set(range(len(numbers))):
        raise ModelError(
            "{file} is damaged: layers of the {side} are missing", file=file.name, side=side
        )
    return len(numbers)
