"""The encoder's attention in bfloat16, in blocks."""

from __future__ import annotations

import torch
from torch import Tensor

_ROWS = 256  # of scores that one thread has in its cache: 1500 positions in bfloat16 are 0.75 MB


def blockwise_attention(
    query: Tensor, key: Tensor, value: Tensor, log_repeats: Tensor | None
) -> Tensor:
    """Attention `[row, head, position, depth]` whose scores never leave a core's cache.

    A third less work than torch's own in bfloat16 on a CPU without matrix units, and as exact: 1500
    positions of base take 45 ms instead of 62 to 72, one thread of an AMD EPYC.

    Args:
        query: Of any floating type, as ``key`` and ``value``; computed in bfloat16.
        key: Likewise.
        value: Likewise.
        log_repeats: `[position]`, added to the scores (``CoarseTail``).
    """
    n_rows, n_heads, n_positions, depth = query.shape
    half = torch.bfloat16
    queries = (query * depth**-0.5).to(half).flatten(0, 1)
    keys, values = key.to(half).flatten(0, 1), value.to(half).flatten(0, 1)
    # Only the tail's positions stand for several; to the others nothing is added.
    tail = 0 if log_repeats is None else int(torch.count_nonzero(log_repeats))
    added = None if log_repeats is None else log_repeats[n_positions - tail :].to(half)
    heard = torch.empty_like(queries, memory_format=torch.contiguous_format)
    step = _ROWS * torch.get_num_threads()
    for head in range(n_rows * n_heads):
        across = keys[head].t()
        for first in range(0, n_positions, step):
            scores = torch.mm(queries[head, first : first + step], across)
            if added is not None:
                scores[:, n_positions - tail :] += added
            torch.mm(scores.softmax(-1), values[head], out=heard[head, first : first + step])
    return heard.view(n_rows, n_heads, n_positions, depth).to(query.dtype)
