"""Chunking is not observable: the splits to try, and how to feed a context in them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from hypothesis import strategies as st
from numpy.typing import NDArray

EVERYTHING = 1 << 40

SPLITS = st.one_of(
    st.sampled_from([(1,), (7,), (160,), (511,), (512,), (4800,), (EVERYTHING,)]),
    st.lists(
        st.sampled_from([0, 1, 7, 159, 160, 161, 511, 512, 513, 4800, EVERYTHING]),
        min_size=1,
        max_size=8,
    )
    .map(tuple)
    .filter(any),
)
"""Sizes of successive writes, repeated until the signal is used up."""


class Context(Protocol):
    """A stream that takes samples."""

    def write(self, samples: Any) -> NDArray[Any]: ...

    def finish(self) -> NDArray[Any]: ...


def split(samples: NDArray[Any], sizes: Sequence[int]) -> list[NDArray[Any]]:
    """Cut a signal into chunks of the given sizes."""
    chunks: list[NDArray[Any]] = []
    start = 0
    for size in itertools.cycle(sizes):
        if start >= len(samples):
            return chunks
        chunks.append(samples[start : start + size])
        start += size
    raise AssertionError("no sizes")


def stream(context: Context, samples: NDArray[Any], sizes: Sequence[int]) -> NDArray[Any]:
    """Write a signal in chunks, finish, and join what came out."""
    written = [context.write(chunk) for chunk in split(samples, sizes)]
    return np.concatenate([*written, context.finish()])
