"""Reads a CTranslate2 ``model.bin`` with numpy alone: no unpickling, no CTranslate2.

The layout (binary versions 4 to 6) is that of CTranslate2's ``Model::load``: a header, then
variables (name, shape, type, bytes), then aliases. Every length is held against the bytes that
are left before anything is read, so a damaged file costs an error and no memory.
"""

from __future__ import annotations

import hashlib
import mmap
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.errors import ModelError

SUPPORTED_VERSIONS = (4, 5, 6)

BFLOAT16 = "bfloat16"
_DTYPES: dict[int, str] = {
    0: "float32",
    1: "int8",
    2: "int16",
    3: "int32",
    4: "float16",
    5: BFLOAT16,
}
_MAX_RANK = 4  # a Whisper variable has at most 3 dimensions


@dataclass(frozen=True, slots=True)
class Variable:
    """One variable of a ``model.bin``.

    Attributes:
        dtype: numpy's name of the stored type, or ``bfloat16``.
        array: Read-only values, a view of the mapped file where it can be. bfloat16, which numpy
            does not have, is held as its uint16 bits.
    """

    dtype: str
    array: NDArray[Any]


@dataclass(frozen=True, slots=True)
class CTranslate2File:
    """A ``model.bin``, or the parts one was split into, mapped into memory.

    Attributes:
        name: For messages: the path of the first part.
        spec: The model's specification, such as ``WhisperSpec``.
        variables: By name, aliases included.
        parts: The mapped bytes; freed with the last array that views them.
    """

    name: str
    spec: str
    variables: Mapping[str, Variable]
    parts: tuple[memoryview, ...]

    def sha256(self) -> str:
        """Return the hash of the parts joined, in hexadecimal."""
        digest = hashlib.sha256()
        for part in self.parts:
            digest.update(part)
        return digest.hexdigest()


def read_ctranslate2(parts: Sequence[Path]) -> CTranslate2File:
    """Map ``parts``, in order, and read the table of variables.

    Raises:
        ModelError: A part cannot be read, or they are not a ``model.bin`` of a known version.
    """
    name = str(parts[0])
    mapped = tuple(_map(part) for part in parts)
    spec, variables = _read_table(_JoinedBytes(mapped, name))
    return CTranslate2File(name, spec, variables, mapped)


def _map(path: Path) -> memoryview:
    try:
        with path.open("rb") as file:
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except ValueError as error:
        raise ModelError("{path} is empty", path=path) from error
    except OSError as error:
        raise ModelError(
            "{path} cannot be read: {reason}", path=path, reason=error.strerror or error
        ) from error


class _JoinedBytes:
    """Several buffers read as one. Copies only a range that crosses from one into the next."""

    def __init__(self, parts: Sequence[memoryview], name: str) -> None:
        self.parts = parts
        self.name = name
        self.size = sum(len(part) for part in parts)
        self.position = 0

    def take(self, length: int, what: str) -> memoryview:
        """Return the next ``length`` bytes and move past them."""
        left = self.size - self.position
        if length > left:
            raise ModelError(
                "{name} is cut short or damaged: {what} needs {length} bytes, {left} are left",
                name=self.name,
                what=what,
                length=length,
                left=left,
            )
        start = self.position
        self.position += length
        pieces = []
        for part in self.parts:
            if start < len(part) and length:
                piece = part[start : start + length]
                pieces.append(piece)
                length -= len(piece)
                start = 0
            else:
                start -= len(part)
            if not length:
                break
        return pieces[0] if len(pieces) == 1 else memoryview(b"".join(pieces))

    def number(self, code: str, what: str) -> int:
        """Return the next little-endian unsigned number, ``code`` as of ``struct``."""
        value: int = struct.unpack(f"<{code}", self.take(struct.calcsize(f"<{code}"), what))[0]
        return value

    def string(self, what: str) -> str:
        """Return the next string: a length, then bytes with a NUL at the end."""
        raw = bytes(self.take(self.number("H", what), what))
        if not raw.endswith(b"\0"):
            raise ModelError("{name} is damaged: {what} does not end", name=self.name, what=what)
        try:
            return raw[:-1].decode("ascii")
        except UnicodeDecodeError as error:
            raise ModelError(
                "{name} is damaged: {what} is not text", name=self.name, what=what
            ) from error


def _read_table(source: _JoinedBytes) -> tuple[str, Mapping[str, Variable]]:
    version = source.number("I", "the version")
    if version not in SUPPORTED_VERSIONS:
        raise ModelError(
            "{file} is not a CTranslate2 model of version "
            "{oldest} to {newest} (its first bytes say {version})",
            file=source.name,
            oldest=SUPPORTED_VERSIONS[0],
            newest=SUPPORTED_VERSIONS[-1],
            version=version,
        )
    spec = source.string("the specification's name")
    source.number("I", "the specification's revision")
    variables: dict[str, Variable] = {}
    for index in range(source.number("I", "the number of variables")):
        name = source.string(f"the name of variable {index}")
        if name in variables:
            raise ModelError(
                "{file} is damaged: variable {name} appears twice", file=source.name, name=name
            )
        variables[name] = _read_variable(source, name)
    for index in range(source.number("I", "the number of aliases")):
        alias = source.string(f"the name of alias {index}")
        name = source.string(f"the target of alias {alias}")
        if name not in variables or alias in variables:
            raise ModelError(
                "{file} is damaged: alias {alias} does not fit", file=source.name, alias=alias
            )
        variables[alias] = variables[name]
    if source.position != source.size:
        extra = source.size - source.position
        raise ModelError(
            "{file} is damaged: {extra} bytes follow its end", file=source.name, extra=extra
        )
    return spec, MappingProxyType(variables)


def _read_variable(source: _JoinedBytes, name: str) -> Variable:
    rank = source.number("B", f"the rank of {name}")
    if rank > _MAX_RANK:
        raise ModelError(
            "{file} is damaged: {name} has {rank} dimensions",
            file=source.name,
            name=name,
            rank=rank,
        )
    shape = tuple(source.number("I", f"the shape of {name}") for _ in range(rank))
    code = source.number("B", f"the type of {name}")
    dtype = _DTYPES.get(code)
    if dtype is None:
        raise ModelError(
            "{file} is damaged: {name} has the unknown type {code}",
            file=source.name,
            name=name,
            code=code,
        )
    stored = np.dtype(np.uint16 if dtype == BFLOAT16 else dtype).newbyteorder("<")
    length = source.number("I", f"the length of {name}")
    count = 1
    for size in shape:
        count *= size  # Python's integers: no overflow to hide behind
    if count * stored.itemsize != length:
        raise ModelError(
            "{file} is damaged: {name} {expected} of {dtype} is {n_bytes} bytes, not {length}",
            file=source.name,
            name=name,
            expected=list(shape),
            dtype=dtype,
            n_bytes=count * stored.itemsize,
            length=length,
        )
    values = np.frombuffer(source.take(length, name), dtype=stored).reshape(shape)
    values.flags.writeable = False
    return Variable(dtype, values)
