"""Safetensors files: a header that is checked before anything loads them, and a streaming writer.

The format is a u64 header length, a JSON header (name to type, shape and byte range), and the
tensors' bytes. The library's own writer holds a second copy of all tensors; this one does not.
"""

from __future__ import annotations

import json
import math
import os
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.errors import ModelError

MAX_HEADER_BYTES = 100_000_000  # the limit of the safetensors library

_ITEM_BYTES = {
    "F64": 8, "F32": 4, "F16": 2, "BF16": 2, "F8_E4M3": 1, "F8_E5M2": 1,
    "I64": 8, "I32": 4, "I16": 2, "I8": 1, "U64": 8, "U32": 4, "U16": 2, "U8": 1, "BOOL": 1,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class TensorSource:
    """A tensor that is made when it is written.

    Attributes:
        dtype: safetensors' name of the type, such as ``F16``.
        shape: Of the tensor.
        make: Returns the values, C-contiguous or not, of ``shape`` and ``dtype``.
    """

    dtype: str
    shape: tuple[int, ...]
    make: Callable[[], NDArray[Any]]

    @property
    def n_bytes(self) -> int:
        """Bytes in the file."""
        return math.prod(self.shape) * _ITEM_BYTES[self.dtype]


def write_safetensors(path: Path, tensors: Mapping[str, TensorSource]) -> None:
    """Write ``tensors`` one at a time; at most one is in memory."""
    header: dict[str, Any] = {"__metadata__": {"format": "pt"}}
    offset = 0
    for name, tensor in tensors.items():
        end = offset + tensor.n_bytes
        header[name] = {
            "dtype": tensor.dtype,
            "shape": list(tensor.shape),
            "data_offsets": [offset, end],
        }
        offset = end
    encoded = json.dumps(header, separators=(",", ":")).encode("utf-8")
    encoded += b" " * (-len(encoded) % 8)
    with path.open("wb") as file:
        file.write(struct.pack("<Q", len(encoded)))
        file.write(encoded)
        for name, tensor in tensors.items():
            values = np.ascontiguousarray(tensor.make())
            if values.nbytes != tensor.n_bytes:
                raise ModelError(
                    "tensor {name} is {n_bytes} bytes, not {expected}",
                    name=name,
                    n_bytes=values.nbytes,
                    expected=tensor.n_bytes,
                )
            file.write(values.reshape(-1).view(np.uint8).data)
        file.flush()
        os.fsync(file.fileno())


def read_header(path: Path) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Return type and shape of each tensor, after holding the header against the file's size.

    Raises:
        ModelError: The file is missing, cut short, damaged, or something else (a web page, a zip
            archive or pickled weights, a Git LFS pointer). The line says which.
    """
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            start = file.read(512)
            file.seek(8)
            length = struct.unpack("<Q", start[:8])[0] if len(start) >= 8 else None
            _refuse_impostors(path, start)
            if length is None or length > min(size - 8, MAX_HEADER_BYTES):
                raise ModelError("{path} is cut short or not a safetensors file", path=path)
            raw = file.read(length)
    except OSError as error:
        raise ModelError(
            "{path} cannot be read: {reason}", path=path, reason=error.strerror or error
        ) from error
    try:
        header = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise ModelError("{path} is damaged: its header is not JSON", path=path) from error
    if not isinstance(header, dict):
        raise ModelError("{path} is damaged: its header is not a table", path=path)
    header.pop("__metadata__", None)
    return _check_ranges(path, header, size - 8 - length)


def _refuse_impostors(path: Path, start: bytes) -> None:
    text = start.lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if text.startswith((b"<!doctype", b"<html", b"<?xml", b"<head")):
        raise ModelError(
            "{path} is a web page, not a model (a login or error page was saved)", path=path
        )
    if start.startswith((b"PK\x03\x04", b"\x80\x02", b"\x80\x04")):
        raise ModelError(
            "{path} is a zip archive or pickled weights, which are never opened", path=path
        )
    if start.startswith(b"version https://git-lfs"):
        raise ModelError("{path} is a Git LFS pointer, not the model itself", path=path)


def _check_ranges(
    path: Path, header: Mapping[str, Any], n_bytes: int
) -> dict[str, tuple[str, tuple[int, ...]]]:
    tensors: dict[str, tuple[str, tuple[int, ...]]] = {}
    covered = 0
    for name, entry in header.items():
        try:
            dtype, shape = str(entry["dtype"]), tuple(int(size) for size in entry["shape"])
            start, end = (int(offset) for offset in entry["data_offsets"])
        except (KeyError, TypeError, ValueError) as error:
            raise ModelError(
                "{path} is damaged: no type, shape and range for {name}", path=path, name=name
            ) from error
        item = _ITEM_BYTES.get(dtype)
        if item is None:
            raise ModelError(
                "{path}: {name} has the unknown type {dtype}", path=path, name=name, dtype=dtype
            )
        if min((0, *shape)) < 0 or not 0 <= start <= end or end - start != math.prod(shape) * item:
            raise ModelError(
                "{path} is damaged: the range of {name} does not fit its shape",
                path=path,
                name=name,
            )
        if end > n_bytes:
            raise ModelError(
                "{path} is cut short: {name} ends at byte {end}, the file holds {n_bytes}",
                path=path,
                name=name,
                end=end,
                n_bytes=n_bytes,
            )
        covered += end - start
        tensors[name] = (dtype, shape)
    if covered != n_bytes:
        raise ModelError(
            "{path} is damaged: {n_bytes} bytes of tensors, {covered} are described",
            path=path,
            n_bytes=n_bytes,
            covered=covered,
        )
    if not tensors:
        raise ModelError("{path} holds no tensors", path=path)
    return tensors
