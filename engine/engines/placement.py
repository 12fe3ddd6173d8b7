"""Where the network computes and in which precision."""

from __future__ import annotations

import time
from functools import cache

import torch
from torch.nn import functional as F

from engine.errors import UnavailableError

_DTYPES = {
    "float32": torch.float32,
    "bfloat16": torch.bfloat16,
    "float16": torch.float16,
}
_MIN_GAIN = 1.25  # a smaller gain is not worth bfloat16's rounding, and may be chance


def choose_device(name: str) -> torch.device:
    """Find the device; ``auto`` is CUDA, else MPS, else the CPU.

    Raises:
        UnavailableError: It was asked for and is not there.
    """
    available = {
        "cuda": torch.cuda.is_available(),
        "mps": torch.backends.mps.is_available(),
        "cpu": True,
    }
    if name == "auto":
        name = next(device for device, there in available.items() if there)
    if not available[name]:
        raise UnavailableError(
            "no {name} device is available; choose the device auto or cpu", name=name
        )
    return torch.device(name)


def choose_encoder_dtype(name: str, device: torch.device) -> torch.dtype:
    """Find the encoder's precision; ``auto`` measures on a CPU."""
    if name != "auto":
        return _DTYPES[name]
    if device.type != "cpu":
        return torch.float16
    return torch.bfloat16 if _bfloat16_gain() >= _MIN_GAIN else torch.float32


def choose_decoder_dtype(device: torch.device) -> torch.dtype:
    """Float32 on a CPU, where single steps wait for memory and not for arithmetic."""
    return torch.float32 if device.type == "cpu" else torch.float16


@cache
def _bfloat16_gain() -> float:
    """How many times faster this CPU does an encoder layer's kind of work in bfloat16.

    About 0.1 s, once in a process.
    """
    return _probe_s(torch.float32) / _probe_s(torch.bfloat16)


def _probe_s(dtype: torch.dtype) -> float:
    generator = torch.Generator().manual_seed(0)
    rows = torch.randn(750, 512, generator=generator).to(dtype)
    up = torch.randn(512, 2048, generator=generator).to(dtype)
    down = torch.randn(2048, 512, generator=generator).to(dtype)
    heads = torch.randn(1, 8, 750, 64, generator=generator).to(dtype)
    best = float("inf")
    with torch.inference_mode():
        for _ in range(4):
            start = time.perf_counter()
            F.gelu(rows @ up) @ down
            F.scaled_dot_product_attention(heads, heads, heads)
            best = min(best, time.perf_counter() - start)
    return best
