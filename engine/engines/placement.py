"""Where the network computes and in which precision."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from functools import cache

import torch
from torch.nn import functional as F

from engine.engines import float16_product as float16
from engine.engines.int8_product import MOST, ZERO, int8_product, packed
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


def choose_int8(name: str, device: torch.device) -> bool:
    """Whether linear layers are computed in 8-bit integers; ``auto`` measures on a CPU.

    Raises:
        UnavailableError: They were asked for and are not to be had.
    """
    if name == "float" or (name == "auto" and device.type != "cpu"):
        return False
    there = _is_exact_on(device)
    if name == "int8" and not there:
        raise UnavailableError("this device has no 8-bit products; choose the option float")
    return there and (name == "int8" or _int8_gain() >= _MIN_GAIN)


def choose_shortlist(name: str, device: torch.device) -> bool:
    """Whether 8-bit products list an unembedding's tokens; ``auto``: where they are exact.

    Raises:
        UnavailableError: They were asked for and are not to be had.
    """
    # Nothing to measure: a quarter of the memory is read, and a step waits for little else.
    kinds = {"shortlist": "int8", "auto": "int8" if _is_exact_on(device) else "float"}
    return choose_int8(kinds.get(name, name), device)


def choose_packed(device: torch.device) -> bool:
    """Whether linear layers are laid out once, for oneDNN: where a CPU is measured to gain."""
    return device.type == "cpu" and _packed_gain() >= _MIN_GAIN


def choose_float16_weights(device: torch.device) -> bool:
    """Whether weights that are exact in float16 stay so, for float32 products of a few rows."""
    # Nothing to measure here either: half of the memory is read, and a step waits for little else.
    return device.type == "cpu" and _has_float16_weights()


def _is_exact_on(device: torch.device) -> bool:
    return device.type == "cpu" and _has_exact_int8()


@cache
def _has_exact_int8() -> bool:
    """Whether 8-bit products exist and are exact: processors without VNNI saturate in between."""
    if platform.machine().lower() not in ("x86_64", "amd64") or not hasattr(
        torch.ops.onednn, "qlinear_pointwise"
    ):
        return False
    rows = torch.full((4, 64), ZERO + MOST, dtype=torch.uint8)
    weight = packed(torch.full((32, 64), MOST, dtype=torch.int8))
    product = int8_product(rows, weight, torch.ones(32), torch.zeros(32, dtype=torch.int64))
    return bool((product == MOST * MOST * 64).all())


@cache
def _has_float16_weights() -> bool:
    """Whether FBGEMM is there, which multiplies float32 by them: on x86, for AVX2 and later."""
    weight = torch.linspace(-1.0, 1.0, 64 * 32).view(32, 64).half().float()
    rows = torch.linspace(0.0, 1.0, 2 * 64).view(2, 64)
    try:
        laid_out = float16.packed(weight, torch.zeros(32))
        product = float16.float16_product(rows, laid_out)
    except (AttributeError, RuntimeError):
        return False
    return torch.allclose(product, rows @ weight.t(), rtol=1e-4, atol=1e-4)


@cache
def _packed_gain() -> float:
    """How many times faster this CPU does a few rows when it finds their weights laid out."""
    there = hasattr(torch.ops.mkldnn, "_linear_pointwise")
    if not (there and torch.backends.mkldnn.is_available()):  # type: ignore[no-untyped-call]
        return 0.0
    generator = torch.Generator().manual_seed(0)
    # Several: no core keeps them all in its cache.
    weights = [torch.rand(2048, 512, generator=generator) for _ in range(4)]
    columns = [weight.t().contiguous() for weight in weights]
    rows, bias = torch.rand(8, 512, generator=generator), torch.zeros(2048)
    try:
        laid_out = [torch.ops.mkldnn._reorder_linear_weight(weight, 64) for weight in weights]
    except RuntimeError:  # this processor's oneDNN has no such layout
        return 0.0

    def once() -> None:
        for weight in laid_out:
            torch.ops.mkldnn._linear_pointwise(rows, weight, bias, "none", [], "")

    def anew() -> None:
        for weight in columns:
            torch.addmm(bias, rows, weight)

    with torch.inference_mode():
        return _best_s(anew) / _best_s(once)


@cache
def _int8_gain() -> float:
    """How many times faster this CPU does a linear layer in 8 bits than in what it has else."""
    generator = torch.Generator().manual_seed(0)
    numbers = torch.randint(-127, 128, (2048, 512), dtype=torch.int8, generator=generator)
    weight, n_out = packed(numbers), len(numbers)
    scales, zeros = torch.ones(n_out), torch.zeros(n_out, dtype=torch.int64)
    rows = torch.randint(0, 256, (750, 512), dtype=torch.uint8, generator=generator)
    dtype = choose_encoder_dtype("auto", torch.device("cpu"))
    floats, columns = rows.to(dtype), numbers.t().to(dtype).contiguous()
    with torch.inference_mode():
        slow_s = _best_s(lambda: floats @ columns)
        return slow_s / _best_s(lambda: int8_product(rows, weight, scales, zeros))


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

    def layer() -> None:
        F.gelu(rows @ up) @ down
        F.scaled_dot_product_attention(heads, heads, heads)

    with torch.inference_mode():
        return _best_s(layer)


def _best_s(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(4):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best
