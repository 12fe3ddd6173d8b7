"""The unembedding as products of 8-bit digits: float32's result in half of the time or less.

Every token asks for a product with the whole vocabulary, 26 million weights in base: half of what a
step of the decoder reads, and with a few rows at once (a prompt, a hint) a CPU's float32 product is
four times slower still, for it lays the weights out anew. Here they are laid out once, as two 8-bit
digits: half of the memory.

Rounding to 8 bits would let a hint or a batch, which change a float32's last digits, change the
third digit of a logit. So nothing is rounded that far: a weight is two digits (16 bits), an
activation three (24), sums are exact integers, and only products too small to be seen beside the
large ones are left out. A logit of base is within 0.002 of float32's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import torch
from torch import Tensor

from engine.engines.int8_product import MOST, ZERO, int8_product, packed
from engine.engines.whisper.network import WhisperNetwork

_TINY = 1e-12  # a row or a weight of zeros has a unit too
_BASE = 2 * MOST  # What a digit leaves is at most half of its unit, so the next has 254 values.
_OUTPUTS = 2048  # that are split at once
_ROWS = 12  # at once: a guess of a hint is nine; their sums, 7 MB in base, stay in the cache


@dataclass(frozen=True, slots=True)
class SplitProduct:
    """``x @ weight``, float32 in and out.

    Attributes:
        high: The weights' first digits, packed.
        low: Their second digits, packed.
        units: What a first digit of an output's weights is worth, `[out]`.
        zeros: 0 for each output, `[out]`.
    """

    high: Tensor
    low: Tensor
    units: Tensor
    zeros: Tensor

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., in]` to `[..., out]`."""
        rows = x.reshape(-1, x.shape[-1]).float()
        product = rows.new_empty(len(rows), len(self.units))
        for at in range(0, len(rows), _ROWS):
            self._multiply(rows[at : at + _ROWS], product[at : at + _ROWS])
        return product.view(*x.shape[:-1], len(self.units))

    def _multiply(self, rows: Tensor, product: Tensor) -> None:
        n_rows = len(rows)
        reach = torch.maximum(rows.amax(-1, keepdim=True), -rows.amin(-1, keepdim=True))
        unit = reach.clamp_min_(_TINY).div_(MOST)
        digits = torch.cat(_digits(rows / unit, 3)).add_(ZERO).to(torch.uint8)
        sums = int8_product(digits, self.high, self.units, self.zeros)
        first, second, third = sums[:n_rows], sums[n_rows : 2 * n_rows], sums[2 * n_rows :]
        beside = int8_product(digits[: 2 * n_rows], self.low, self.units, self.zeros)
        third.add_(beside[n_rows:])
        second.add_(beside[:n_rows]).add_(third, alpha=1 / _BASE)
        torch.add(first, second, alpha=1 / _BASE, out=product)
        product.mul_(unit)

    def to(self, device: torch.device, dtype: torch.dtype) -> SplitProduct:
        """Itself: there is one kind, on the CPU."""
        return self


def _digits(numbers: Tensor, n: int) -> list[Tensor]:
    """Write numbers of at most ``MOST`` in ``n`` digits, each worth a ``_BASE``-th of the last."""
    digits, left = [], numbers
    for _ in range(n):
        digits.append(left.round())
        left = (left - digits[-1]) * _BASE
    return digits


def split(weight: Tensor) -> SplitProduct:
    """Split a weight `[in, out]`."""
    # A few outputs at a time: copies of all would be the peak of what loading a model needs.
    units = weight.new_empty(weight.shape[1], dtype=torch.float32)
    high = torch.empty(weight.shape[1], weight.shape[0], dtype=torch.int8)
    low = torch.empty_like(high)
    for at in range(0, len(units), _OUTPUTS):
        part = weight[:, at : at + _OUTPUTS].t().float()
        unit = part.abs().amax(1, keepdim=True).clamp_min(_TINY) / MOST
        first, second = _digits(part / unit, 2)
        units[at : at + _OUTPUTS] = unit[:, 0]
        high[at : at + _OUTPUTS], low[at : at + _OUTPUTS] = first, second
    return SplitProduct(
        packed(high), packed(low), units, torch.zeros(len(units), dtype=torch.int64)
    )


def split_unembedding(network: WhisperNetwork) -> WhisperNetwork:
    """The network with an unembedding in digits.

    The embedding, the same numbers looked up by row, is kept as float16, which is how Whisper's
    weights were published.

    Args:
        network: Its decoder in float32, on the CPU.
    """
    decoder = network.decoder
    return replace(
        network,
        decoder=replace(
            decoder,
            embedding=decoder.embedding.to(torch.float16),
            unembedding=split(decoder.embedding.t()),
        ),
    )
