"""The key/value cache of one decode: the only thing that a decode of the network changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True, slots=True)
class CrossKeyValues:
    """One window's encoder output as every decoder layer attends to it. Read only.

    Attributes:
        keys: `[layer, head, audio, depth]`.
        values: `[layer, head, audio, depth]`.
    """

    keys: Tensor
    values: Tensor


class KvCache:
    """Keys and values of a batch of rows, all layers, preallocated. Belongs to one decode.

    Rows may differ in length: a row's tokens lie at `0..length`, what lies beyond is never seen.

    Attributes:
        keys: `[layer, row, head, position, depth]`.
        values: As ``keys``.
        cross_keys: `[layer, row, head, audio, depth]`.
        cross_values: As ``cross_keys``.
        lengths: Tokens of each row.
    """

    def __init__(self, windows: Sequence[CrossKeyValues], capacity: int) -> None:
        """Open a cache with one row for each window and room for ``capacity`` tokens a row."""
        first = windows[0].keys
        layers, heads, _, depth = first.shape
        shape = (layers, len(windows), heads, capacity, depth)
        self.keys = torch.zeros(shape, dtype=first.dtype, device=first.device)
        self.values = torch.zeros_like(self.keys)
        if len(windows) == 1:
            self.cross_keys = windows[0].keys[:, None]
            self.cross_values = windows[0].values[:, None]
        else:
            self.cross_keys = torch.stack([window.keys for window in windows], 1)
            self.cross_values = torch.stack([window.values for window in windows], 1)
        self.lengths = [0] * len(windows)

    @property
    def capacity(self) -> int:
        """Tokens that a row has room for."""
        return int(self.keys.shape[3])

    def truncate(self, lengths: Sequence[int]) -> None:
        """Forget each row's tokens from ``lengths`` on."""
        self.lengths = [min(old, new) for old, new in zip(self.lengths, lengths, strict=True)]

    def select(self, rows: Sequence[int]) -> None:
        """Keep only ``rows``, in that order."""
        index = torch.tensor(rows, device=self.keys.device)
        self.keys = self.keys.index_select(1, index)
        self.values = self.values.index_select(1, index)
        self.cross_keys = self.cross_keys.index_select(1, index)
        self.cross_values = self.cross_values.index_select(1, index)
        self.lengths = [self.lengths[row] for row in rows]
