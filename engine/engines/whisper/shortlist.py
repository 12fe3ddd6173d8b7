"""The unembedding in two looks: 8-bit integers find the likely tokens, float32 tells them apart.

Every token asks for a product with the whole vocabulary, 26 million weights in base: more than half
of what a step of the decoder reads, and with a few rows at once (a prompt, a hint, beams) a CPU's
float32 product is four times slower still, for it lays the weights out anew.

Rounded to 8 bits a logit of tiny.en is off by up to 0.8, which may change what is said, and
rounding a row lets a hint or a batch change the third digit. So the rounded product only nominates:
the best ``LISTED`` tokens of each row are multiplied again as they were published. What decides,
the few best and their distances, is float32's. Rounded are the others: the log of a probability is
off by 0.0003 in the median, by 0.02 once in a hundred steps.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import torch
from torch import Tensor
from torch.nn import functional

from engine.engines.whisper.int8 import Int8Product, pack
from engine.engines.whisper.largest import largest
from engine.engines.whisper.network import WhisperNetwork

LISTED = 32
"""Of 3,600 steps of base and tiny.en the second best was at worst fourth in the rounded list, the
sixth, which five beams look at, the twelfth."""


@dataclass(frozen=True, slots=True)
class ShortlistProduct:
    """``x @ embedding.T``, float32 out: exact for the largest of each row, rounded for the rest.

    Attributes:
        rounded: The product in 8-bit integers.
        embedding: `[out, in]`, float16, as Whisper's weights were published.
    """

    rounded: Int8Product
    embedding: Tensor

    def __call__(self, x: Tensor) -> Tensor:
        """`[..., in]` to `[..., out]`."""
        rows = x.reshape(-1, x.shape[-1]).float()
        product = self.rounded(rows)
        n_listed = min(LISTED, product.shape[1])
        _, listed = largest(product, n_listed)
        # Not a matrix product: of those a row's last digits depend on how many rows there are.
        exact = (functional.embedding(listed, self.embedding).float() * rows[:, None]).sum(-1)
        product.scatter_(1, listed, exact)
        return product.view(*x.shape[:-1], len(self.embedding))

    def to(self, device: torch.device, dtype: torch.dtype) -> ShortlistProduct:
        """Itself: there is one kind, on the CPU."""
        return self


def shortlist(embedding: Tensor) -> ShortlistProduct:
    """Prepare the product with an embedding `[out, in]`."""
    return ShortlistProduct(pack(embedding.t()), embedding.to(torch.float16).contiguous())


def shortlist_unembedding(network: WhisperNetwork) -> WhisperNetwork:
    """The network with an unembedding in two looks; the embedding itself is its float16.

    Args:
        network: Its decoder in float32, on the CPU.
    """
    unembedding = shortlist(network.decoder.embedding)
    decoder = replace(network.decoder, embedding=unembedding.embedding, unembedding=unembedding)
    return replace(network, decoder=decoder)
