"""Linear layers whose weights oneDNN lays out once, instead of at every product.

A decoder's products are of few rows: a token, a guess of nine, a prompt with its hint. There a
float32 product mostly moves weights, and torch's own lays them out anew each time: with five to
nine rows it takes two to three times as long as one that found them laid out (base on an AMD EPYC),
with a single one a quarter longer, with a prompt of 250 an eighth. The encoder's in bfloat16, of
hundreds of rows, gain a tenth. A row's result does not depend on the rows beside it either.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import torch
from torch import Tensor

from engine.engines.whisper.blocks import Affine, Linear
from engine.engines.whisper.network import WhisperNetwork

_ROWS = 64
"""That the layout is made for. One made for 8 or for 1,000 is slower with one row and no faster
with its own number."""


@dataclass(frozen=True, slots=True)
class PackedAffine:
    """``x @ weight + bias``, as ``Affine``, on a CPU.

    Attributes:
        weight: As oneDNN lays it out.
        bias: `[out]`.
    """

    weight: Tensor
    bias: Tensor

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., in]` to `[..., out]`."""
        rows = x.reshape(-1, x.shape[-1])
        product: Tensor = torch.ops.mkldnn._linear_pointwise(
            rows, self.weight, self.bias, "none", [], ""
        )
        return product.view(*x.shape[:-1], self.bias.shape[0])

    def to(self, device: torch.device, dtype: torch.dtype) -> PackedAffine:
        """Itself: there is one kind, on the CPU."""
        return self


def pack_linears(network: WhisperNetwork) -> WhisperNetwork:
    """The network with every linear layer laid out, in the precision that it has.

    Args:
        network: On the CPU.
    """
    return replace(
        network,
        encoder=network.encoder.with_linears(packed_affine),
        decoder=network.decoder.with_linears(packed_affine).with_projections(packed_affine),
    )


def packed_affine(layer: Linear) -> Linear:
    """Lay out a layer; one of another kind, or of numbers that this CPU has not, stays as it is."""
    if not (isinstance(layer, Affine) and _has(layer.weight.dtype)):
        return layer
    weight = layer.weight.t().contiguous()
    return PackedAffine(torch.ops.mkldnn._reorder_linear_weight(weight, _ROWS), layer.bias)


def _has(dtype: torch.dtype) -> bool:
    if dtype is torch.bfloat16:
        return bool(torch.ops.mkldnn._is_mkldnn_bf16_supported())
    if dtype is torch.float16:
        return bool(torch.ops.mkldnn._is_mkldnn_fp16_supported())
    return dtype is torch.float32
