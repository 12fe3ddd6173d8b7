"""Products of float32 with weights in float16 by FBGEMM, as torch offers them on x86."""

from __future__ import annotations

import torch
from torch import Tensor


def packed(weight: Tensor, bias: Tensor) -> torch.ScriptObject:
    """Lay out `[out, in]` and `[out]` for ``float16_product``.

    Raises:
        RuntimeError: This processor or this torch has none.
    """
    laid_out: torch.ScriptObject = torch.ops.quantized.linear_prepack_fp16(
        weight.contiguous(), bias
    )
    return laid_out


def float16_product(rows: Tensor, weight: torch.ScriptObject) -> Tensor:
    """Multiply `[row, in]` of float32 by a packed weight and add its bias: `[row, out]`.

    Widened weights, float32 products and sums: exact as float32 is.
    """
    product: Tensor = torch.ops.quantized.linear_dynamic_fp16(rows, weight)
    return product
