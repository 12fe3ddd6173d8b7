"""The key/value cache of one decode: the only thing that a decode of the network changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import torch
from torch import Tensor
from torch.nn import functional as F

from engine.engines.whisper.cross_attention import attend_across


@dataclass(frozen=True, slots=True)
class CrossKeyValues:
    """One window's encoder output as every decoder layer attends to it. Read only.

    Attributes:
        keys: `[layer, head, audio, depth]`.
        values: `[layer, head, audio, depth]`.
        log_repeats: `[audio]`, added to attention scores; None adds nothing.
    """

    keys: Tensor
    values: Tensor
    log_repeats: Tensor | None = None


class Room(Protocol):
    """Where one pass of the decoder writes its new tokens, and what these attend to."""

    @property
    def positions(self) -> Tensor:
        """Of the new tokens in their row, `[row, new]`."""
        ...

    def attend(self, layer: int, query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        """Keep a layer's new tokens and attend to what was said, `[row, head, new, depth]`."""
        ...

    def hear(self, layer: int, query: Tensor) -> Tensor:
        """Attend to the audio, `[row, head, new, depth]`."""
        ...


class DecoderCache(Protocol):
    """What the decoder needs of a cache."""

    def reserve(self, n_new: int) -> Room:
        """Append room for ``n_new`` tokens to each row."""
        ...


class KvCache:
    """Keys and values of a batch of rows, all layers, preallocated. Belongs to one decode.

    Rows may differ in length: a row's tokens lie at `0..length`, what lies beyond is never seen.

    Attributes:
        keys: `[layer, row, head, position, depth]`.
        values: As ``keys``.
        cross_keys: `[layer, row, head, audio, depth]`.
        cross_values: As ``cross_keys``.
        cross_mask: `[row, 1, 1, audio]`, added to the scores of the audio; None adds nothing.
        lengths: Tokens of each row.
    """

    def __init__(
        self, windows: Sequence[CrossKeyValues], capacity: int, dtype: torch.dtype
    ) -> None:
        """Open a cache with one row for each window and room for ``capacity`` tokens a row."""
        first = windows[0].keys
        layers, heads, _, depth = first.shape
        shape = (layers, len(windows), heads, capacity, depth)
        self.keys = torch.zeros(shape, dtype=dtype, device=first.device)
        self.values = torch.zeros_like(self.keys)
        if len(windows) == 1:
            self.cross_keys = windows[0].keys[:, None]
            self.cross_values = windows[0].values[:, None]
        else:
            self.cross_keys = _stacked([window.keys for window in windows])
            self.cross_values = _stacked([window.values for window in windows])
        self.cross_mask = _cross_mask(windows, dtype)
        self.lengths = [0] * len(windows)

    @property
    def capacity(self) -> int:
        """Tokens that a row has room for."""
        return int(self.keys.shape[3])

    def truncate(self, lengths: Sequence[int]) -> None:
        """Forget each row's tokens from ``lengths`` on."""
        self.lengths = [min(old, new) for old, new in zip(self.lengths, lengths, strict=True)]

    def reserve(self, n_new: int) -> Room:
        """Append room for ``n_new`` tokens to each row.

        Rows that are shorter than the others are padded on the right with any token; the caller
        truncates the cache afterwards.
        """
        starts, device = self.lengths, self.keys.device
        end = max(starts) + n_new
        first = torch.tensor(starts, device=device)[:, None]
        place = first + torch.arange(n_new, device=device)
        even = min(starts) == max(starts)
        mask = None
        if not (even and n_new == 1):
            seen = torch.arange(end, device=device)
            mask = (seen <= place[:, :, None])[:, None]
        self.lengths = [start + n_new for start in starts]
        return _RowsRoom(self, place, mask, end, even)

    def select(self, rows: Sequence[int]) -> None:
        """Keep only ``rows``, in that order."""
        self._take_rows(rows)
        kept = torch.tensor(rows, device=self.keys.device)
        self.cross_keys = self.cross_keys.index_select(1, kept)
        self.cross_values = self.cross_values.index_select(1, kept)
        if self.cross_mask is not None:
            self.cross_mask = self.cross_mask.index_select(0, kept)

    def _take_rows(self, rows: Sequence[int]) -> None:
        """Copies of ``rows``, in that order, as far as they have tokens."""
        index = torch.tensor(rows, device=self.keys.device)
        self.keys = _rows_of(self.keys, index, max(self.lengths))
        self.values = _rows_of(self.values, index, max(self.lengths))
        self.lengths = [self.lengths[row] for row in rows]


@dataclass(frozen=True, slots=True)
class _RowsRoom:
    cache: KvCache
    positions: Tensor
    mask: Tensor | None
    end: int
    even: bool  # whether all rows end alike

    def attend(self, layer: int, query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        keys, values = self.cache.keys[layer], self.cache.values[layer]
        if self.even:
            new = slice(self.end - key.shape[2], self.end)
            keys[:, :, new] = key
            values[:, :, new] = value
        else:
            rows = torch.arange(len(key), device=key.device)[:, None]
            keys[rows, :, self.positions] = key.transpose(1, 2)
            values[rows, :, self.positions] = value.transpose(1, 2)
        seen = slice(0, self.end)
        return F.scaled_dot_product_attention(
            query, keys[:, :, seen], values[:, :, seen], attn_mask=self.mask
        )

    def hear(self, layer: int, query: Tensor) -> Tensor:
        cache = self.cache
        return attend_across(
            query, cache.cross_keys[layer], cache.cross_values[layer], cache.cross_mask
        )


def _rows_of(kept: Tensor, index: Tensor, used: int) -> Tensor:
    layers, _, *shape = kept.shape
    taken = kept.new_zeros(layers, len(index), *shape)
    taken[:, :, :, :used] = kept[:, :, :, :used].index_select(1, index)
    return taken


def _stacked(parts: Sequence[Tensor]) -> Tensor:
    """`[layer, head, audio, depth]` of several windows, the shorter ones padded with zeros."""
    layers, heads, _, depth = parts[0].shape
    longest = max(part.shape[2] for part in parts)
    stacked = parts[0].new_zeros(layers, len(parts), heads, longest, depth)
    for row, part in enumerate(parts):
        stacked[:, row, :, : part.shape[2]] = part
    return stacked


def _cross_mask(windows: Sequence[CrossKeyValues], dtype: torch.dtype) -> Tensor | None:
    lengths = [window.keys.shape[2] for window in windows]
    longest = max(lengths)
    if min(lengths) == longest and all(window.log_repeats is None for window in windows):
        return None
    mask = torch.full(
        (len(windows), 1, 1, longest), -torch.inf, dtype=dtype, device=windows[0].keys.device,
    )  # fmt: skip
    for row, window, length in zip(mask, windows, lengths, strict=True):
        row[..., :length] = 0.0 if window.log_repeats is None else window.log_repeats
    return mask
