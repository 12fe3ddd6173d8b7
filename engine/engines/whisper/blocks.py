"""The layers of both halves of the network: frozen tensors and what is computed with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

import torch
from torch import Tensor
from torch.nn import functional as F

from engine.engines.whisper.weights import WeightTable


class Linear(Protocol):
    """A linear layer, in whatever arithmetic."""

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., in]` to `[..., out]`."""
        ...

    def to(self, device: torch.device, dtype: torch.dtype) -> Linear:
        """The same layer elsewhere."""
        ...


Change = Callable[[Linear], Linear]
"""From one arithmetic or layout to another."""


@dataclass(frozen=True, slots=True)
class Affine:
    """``x @ weight + bias``.

    The weight lies transposed, `[in, out]`: for a single row a CPU reads it up to 2.5 times faster.
    """

    weight: Tensor
    bias: Tensor

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., in]` to `[..., out]`."""
        rows = x.reshape(-1, x.shape[-1])
        return torch.addmm(self.bias, rows, self.weight).view(*x.shape[:-1], -1)

    def to(self, device: torch.device, dtype: torch.dtype) -> Affine:
        """The same layer elsewhere."""
        return Affine(self.weight.to(device, dtype), self.bias.to(device, dtype))


@dataclass(frozen=True, slots=True)
class Product:
    """``x @ weight``, `[in, out]`."""

    weight: Tensor

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., in]` to `[..., out]`."""
        return x @ self.weight

    def to(self, device: torch.device, dtype: torch.dtype) -> Product:
        """The same product elsewhere."""
        return Product(self.weight.to(device, dtype))


@dataclass(frozen=True, slots=True)
class Norm:
    """Layer normalization with epsilon 1e-5."""

    weight: Tensor
    bias: Tensor

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., width]` to the same shape."""
        return torch.layer_norm(x, self.weight.shape, self.weight, self.bias)

    def to(self, device: torch.device, dtype: torch.dtype) -> Norm:
        """The same layer elsewhere."""
        return Norm(self.weight.to(device, dtype), self.bias.to(device, dtype))


def split_heads(x: Tensor, heads: int) -> Tensor:
    """`[row, position, width]` to `[row, head, position, depth]`, without a copy."""
    return x.view(*x.shape[:-1], heads, -1).transpose(1, 2)


def join_heads(x: Tensor) -> Tensor:
    """`[row, head, position, depth]` to `[row, position, width]`."""
    return x.transpose(1, 2).flatten(2)


@dataclass(frozen=True, slots=True)
class SelfAttention:
    """Norm, fused query/key/value projection, and output projection of one layer."""

    norm: Norm
    qkv: Linear
    out: Linear
    heads: int

    def project(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """`[row, position, width]` to query, key, value `[row, head, position, depth]`."""
        query, key, value = self.qkv(self.norm(x)).chunk(3, dim=-1)
        return (
            split_heads(query, self.heads),
            split_heads(key, self.heads),
            split_heads(value, self.heads),
        )

    def with_linears(self, change: Change) -> SelfAttention:
        """The same attention with other linear layers."""
        return replace(self, qkv=change(self.qkv), out=change(self.out))

    def to(self, device: torch.device, dtype: torch.dtype) -> SelfAttention:
        """The same layer elsewhere."""
        return SelfAttention(
            self.norm.to(device, dtype),
            self.qkv.to(device, dtype),
            self.out.to(device, dtype),
            self.heads,
        )


@dataclass(frozen=True, slots=True)
class CrossQuery:
    """Norm, query and output projection of one layer's attention to the audio."""

    norm: Norm
    query: Linear
    out: Linear
    heads: int

    def project(self, x: Tensor) -> Tensor:
        """`[row, position, width]` to `[row, head, position, depth]`."""
        return split_heads(self.query(self.norm(x)), self.heads)

    def with_linears(self, change: Change) -> CrossQuery:
        """The same query with other linear layers."""
        return replace(self, query=change(self.query), out=change(self.out))


@dataclass(frozen=True, slots=True)
class FeedForward:
    """Norm, up, exact GELU, down."""

    norm: Norm
    up: Linear
    down: Linear

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., width]` to the same shape, without the residual."""
        return self.down(F.gelu(self.up(self.norm(x))))

    def with_linears(self, change: Change) -> FeedForward:
        """The same layer with other linear layers."""
        return replace(self, up=change(self.up), down=change(self.down))

    def to(self, device: torch.device, dtype: torch.dtype) -> FeedForward:
        """The same layer elsewhere."""
        return FeedForward(
            self.norm.to(device, dtype), self.up.to(device, dtype), self.down.to(device, dtype)
        )


def take_norm(table: WeightTable, name: str, width: int) -> Norm:
    """Read a layer norm."""
    return Norm(table.take(f"{name}.weight", width), table.take(f"{name}.bias", width))


def take_affine(table: WeightTable, names: tuple[str, ...], n_in: int, n_out: int) -> Affine:
    """Read linear layers of one shape and fuse them along their outputs.

    Whisper's key projections have no bias; theirs is zero.
    """
    weights = [table.take(f"{name}.weight", n_out, n_in) for name in names]
    biases = [
        torch.zeros(n_out) if name.endswith("k_proj") else table.take(f"{name}.bias", n_out)
        for name in names
    ]
    return Affine(torch.cat(weights).t().contiguous(), torch.cat(biases))


def take_self_attention(table: WeightTable, layer: str, width: int, heads: int) -> SelfAttention:
    """Read one layer's self-attention."""
    attention = f"{layer}.self_attn"
    names = (f"{attention}.q_proj", f"{attention}.k_proj", f"{attention}.v_proj")
    return SelfAttention(
        take_norm(table, f"{layer}.self_attn_layer_norm", width),
        take_affine(table, names, width, width),
        take_affine(table, (f"{attention}.out_proj",), width, width),
        heads,
    )


def take_feed_forward(table: WeightTable, layer: str, width: int) -> FeedForward:
    """Read one layer's feed-forward part, four times as wide inside."""
    return FeedForward(
        take_norm(table, f"{layer}.final_layer_norm", width),
        take_affine(table, (f"{layer}.fc1",), width, 4 * width),
        take_affine(table, (f"{layer}.fc2",), 4 * width, width),
    )
