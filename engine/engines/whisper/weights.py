"""A model folder's tensors, read whole and checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file

from engine.errors import ModelError


class WeightTable:
    """Named tensors of one model, asked for by name and shape. Names have no ``model.`` prefix."""

    def __init__(self, tensors: Mapping[str, torch.Tensor], source: str) -> None:
        """Keep ``tensors`` as they are; ``source`` names them in errors."""
        self._tensors = {name.removeprefix("model."): tensor for name, tensor in tensors.items()}
        self._source = source

    def take(self, name: str, *shape: int) -> torch.Tensor:
        """Return the tensor ``name`` as float32.

        Raises:
            ModelError: There is none, or its shape is another.
        """
        tensor = self._tensors.get(name)
        if tensor is None:
            raise ModelError(
                "{source} has no tensor {name}; get the model again", source=self._source, name=name
            )
        if tuple(tensor.shape) != shape:
            raise ModelError(
                "{source}: {name} has shape {shape}, expected {expected}",
                source=self._source,
                name=name,
                shape=list(tensor.shape),
                expected=list(shape),
            )
        return tensor.to(torch.float32)


def read_weights(folder: Path) -> WeightTable:
    """Read ``model.safetensors``, or the shards that ``model.safetensors.index.json`` lists.

    Raises:
        ModelError: A file is missing or damaged.
    """
    tensors: dict[str, torch.Tensor] = {}
    for path in _files(folder):
        try:
            tensors.update(load_file(path))
        except FileNotFoundError as error:
            raise ModelError("{path} is missing; get the model again", path=path) from error
        except (OSError, SafetensorError) as error:
            raise ModelError(
                "{path} is damaged ({error}); get the model again", path=path, error=error
            ) from error
    return WeightTable(tensors, str(folder))


def _files(folder: Path) -> list[Path]:
    index = folder / "model.safetensors.index.json"
    if not index.exists():
        return [folder / "model.safetensors"]
    try:
        shards = sorted(set(json.loads(index.read_text(encoding="utf-8"))["weight_map"].values()))
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise ModelError("{index} is damaged: {error}", index=index, error=error) from error
    if any(Path(shard).name != shard for shard in shards):
        raise ModelError("{index} names a file outside its folder", index=index)
    return [folder / shard for shard in shards]
