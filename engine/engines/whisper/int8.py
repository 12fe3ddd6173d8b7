"""Linear layers in 8-bit integers, on a processor that multiplies those fastest.

Weights have a scale for each output, activations one for each row: what a row gives does not
depend on the rows beside it, so a decode does not depend on its batch. Sums are exact 32-bit
integers. Attention stays in floating point, norms, sums of layers and GELU in float32.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import torch
from torch import Tensor

from engine.engines.int8_product import MOST, ZERO, int8_product, packed
from engine.engines.whisper.attention import blockwise_attention
from engine.engines.whisper.blocks import Affine, Linear
from engine.engines.whisper.network import WhisperNetwork

_TINY = 1e-12  # a row or a weight of zeros has a scale too
_OUTPUTS = 2048  # that are rounded at once


@dataclass(frozen=True, slots=True)
class Int8Product:
    """``x @ weight``, in float32 outside.

    Attributes:
        packed: The weight as oneDNN lays it out.
        scales: Of its outputs, `[out]`.
        zeros: Of its outputs, all 0, `[out]`.
    """

    packed: Tensor
    scales: Tensor
    zeros: Tensor

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., in]` to `[..., out]`, float32."""
        rows = x.reshape(-1, x.shape[-1]).float()
        reach = torch.maximum(rows.amax(-1, keepdim=True), -rows.amin(-1, keepdim=True))
        scale = reach.clamp_min_(_TINY).div_(MOST)
        # Cut off to a whole number, which rounds it.
        numbers = (rows / scale).add_(ZERO + 0.5).to(torch.uint8)
        product = int8_product(numbers, self.packed, self.scales, self.zeros).mul_(scale)
        return product.view(*x.shape[:-1], self.scales.shape[0])


@dataclass(frozen=True, slots=True)
class Int8Affine:
    """``x @ weight + bias``, in float32 outside."""

    product: Int8Product
    bias: Tensor

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., in]` to `[..., out]`, float32."""
        return self.product(x).add_(self.bias)

    def to(self, device: torch.device, dtype: torch.dtype) -> Int8Affine:
        """Itself: there is one kind, on the CPU."""
        return self


def pack(weight: Tensor) -> Int8Product:
    """Round a weight `[in, out]` to 8 bits an entry."""
    n_in, n_out = weight.shape
    scales = torch.empty(n_out)
    numbers = torch.empty(n_out, n_in, dtype=torch.int8)
    # A few outputs at a time: copies of a vocabulary would be the peak of what loading needs.
    for at in range(0, n_out, _OUTPUTS):
        part = weight[:, at : at + _OUTPUTS].t().float()
        scale = part.abs().amax(1).clamp_min(_TINY) / MOST
        scales[at : at + _OUTPUTS] = scale
        numbers[at : at + _OUTPUTS] = (part / scale[:, None]).round()
    return Int8Product(packed(numbers), scales, torch.zeros(n_out, dtype=torch.int64))


def encoder_to_int8(network: WhisperNetwork) -> WhisperNetwork:
    """The network with the encoder's linear layers in 8 bits and its attention in bfloat16.

    Args:
        network: In float32, on the CPU.
    """
    encoder, half = network.encoder.with_linears(int8_affine), torch.bfloat16
    return replace(
        network,
        encoder=replace(
            encoder,
            conv1=(encoder.conv1[0].to(half), encoder.conv1[1].to(half)),
            conv2=(encoder.conv2[0].to(half), encoder.conv2[1].to(half)),
            attend=blockwise_attention,
        ),
        decoder=replace(network.decoder.with_projections(int8_affine), audio_dtype=half),
    )


def decoder_to_int8(network: WhisperNetwork) -> WhisperNetwork:
    """The network with the decoder's layers in 8 bits, those of its tokens.

    The unembedding is ``shortlist``'s.

    Args:
        network: Its decoder in float32, on the CPU.
    """
    return replace(network, decoder=network.decoder.with_linears(int8_affine))


def int8_affine(layer: Linear) -> Linear:
    """Round a layer; one of another kind stays as it is."""
    if not isinstance(layer, Affine):
        return layer
    return Int8Affine(pack(layer.weight), layer.bias.float())
