"""Linear layers of the decoder whose weights stay in float16, as Whisper's were published.

A step of the decoder is one row, or a guess of nine, and waits for its weights. In float16 they are
half of what is read, and FBGEMM widens them on the way: products and sums are float32's own, so
nothing is rounded that was not rounded when the model was published. One row of base takes a third
of the time that float32 takes laid out (``packed``), nine rows three quarters, a hundred a
twentieth more. A row's result does not depend on the rows beside it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import torch
from torch import Tensor

from engine.engines.float16_product import float16_product, packed
from engine.engines.whisper.blocks import Affine, Linear
from engine.engines.whisper.network import WhisperNetwork


@dataclass(frozen=True, slots=True)
class Float16Affine:
    """``x @ weight + bias`` in float32, the weight in float16.

    Attributes:
        weight: With the bias, as FBGEMM lays them out.
        n_out: Outputs.
    """

    weight: torch.ScriptObject
    n_out: int

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., in]` to `[..., out]`."""
        rows = x.reshape(-1, x.shape[-1])
        return float16_product(rows, self.weight).view(*x.shape[:-1], self.n_out)

    def to(self, device: torch.device, dtype: torch.dtype) -> Float16Affine:
        """Itself: there is one kind, on the CPU."""
        return self


def decoder_in_float16(network: WhisperNetwork) -> WhisperNetwork:
    """The network with the decoder's layers in float16, those of its tokens, where that is exact.

    Args:
        network: Its decoder in float32, on the CPU.
    """
    return replace(network, decoder=network.decoder.with_linears(float16_affine))


def float16_affine(layer: Linear) -> Linear:
    """Lay out a layer; one of another kind, or one that float16 would round, stays as it is."""
    if not (isinstance(layer, Affine) and _is_exact(layer.weight)):
        return layer
    return Float16Affine(packed(layer.weight.t(), layer.bias), len(layer.bias))


def _is_exact(weight: Tensor) -> bool:
    return weight.dtype is torch.float32 and torch.equal(weight.half().float(), weight)
