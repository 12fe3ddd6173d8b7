"""What a caller may choose about the Parakeet engine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ParakeetOptions:
    """One frozen record of options, fixed when the engine is loaded.

    Attributes:
        device: ``auto`` (CUDA, else MPS, else CPU), ``cpu``, ``cuda``, ``mps``.
        dtype: ``auto``, ``float32``, ``bfloat16``, ``float16``. Auto is float32 on a CPU, else
            what the weights are kept in (float32 in NVIDIA's).
        window_s: The longest window, 2 to 120 s. The model takes minutes; a longer window only
            makes a reader of unbroken speech wait for the commit.
    """

    device: str = "auto"
    dtype: str = "auto"
    window_s: float = 30.0
