"""The decoder's attention to the audio, whose keys and values may be shorter than its numbers."""

from __future__ import annotations

from torch import Tensor
from torch.nn import functional as F


def attend_across(query: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None) -> Tensor:
    """Attend to the audio: `[row, head, position, depth]` to the same, in the query's dtype.

    Args:
        query: The decoder's.
        keys: `[row, head, audio, depth]`.
        values: As ``keys``.
        mask: Added to the scores, in the query's dtype; None adds nothing.
    """
    if query.dtype == keys.dtype:
        return F.scaled_dot_product_attention(query, keys, values, attn_mask=mask)
    # Shorter keys are half of the memory that a step reads; torch has no such fused attention.
    rounded = (query * query.shape[-1] ** -0.5).to(keys) @ keys.transpose(2, 3)
    scores = rounded.to(query) if mask is None else rounded + mask
    heard: Tensor = scores.softmax(-1).to(values) @ values
    return heard.to(query)
