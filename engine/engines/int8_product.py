"""Products of 8-bit integers by oneDNN, as torch offers them: exact sums, weights laid out once."""

from __future__ import annotations

import torch
from torch import Tensor

MOST = 127
"""The largest weight, and the largest distance of an activation from ``ZERO``."""

ZERO = 128
"""What stands for 0 among unsigned activations; for signed ones oneDNN has no fast kernel."""


def packed(weight: Tensor) -> Tensor:
    """Lay out `[out, in]` of int8 for ``int8_product``."""
    laid_out: Tensor = torch.ops.onednn.qlinear_prepack(weight.contiguous(), None)
    return laid_out


def int8_product(rows: Tensor, weight: Tensor, scales: Tensor, zeros: Tensor) -> Tensor:
    """Multiply `[row, in]` of uint8 about ``ZERO`` by a packed weight: `[row, out]`, float32.

    Args:
        rows: Activations.
        weight: As ``packed`` lays it out.
        scales: Of the outputs, float32, `[out]`.
        zeros: 0 for each output, int64, `[out]`.
    """
    product: Tensor = torch.ops.onednn.qlinear_pointwise(
        rows, 1.0, ZERO, weight, scales, zeros, None, 1.0, 0, torch.float32, "none", [], ""
    )
    return product
