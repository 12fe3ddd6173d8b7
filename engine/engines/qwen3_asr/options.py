"""What a caller may choose about the Qwen3-ASR engine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Qwen3AsrOptions:
    """One frozen record of options, fixed when the engine is loaded.

    Attributes:
        device: ``auto`` (CUDA, else MPS, else CPU), ``cpu``, ``cuda``, ``mps``.
        dtype: ``auto``, ``float32``, ``bfloat16``, ``float16``. Auto is float32 on a CPU, else
            what the weights are kept in (bfloat16 in Qwen's).
        window_s: The longest window, 2 to 120 s. It commits whole, so that a long one cuts fewer
            words and makes a reader of unbroken speech wait longer.
        max_tokens_per_s: Of the token cap. Byte pairs of the scripts that Qwen's vocabulary knows
            least, such as Hindi's, come to some 12 a second of fast speech.
        max_tokens_extra: Added to it, for the language that the model writes first and for short
            windows.
        max_tokens: The most tokens of any window, as Qwen's ``generation_config.json``.
    """

    device: str = "auto"
    dtype: str = "auto"
    window_s: float = 30.0
    max_tokens_per_s: float = 16.0
    max_tokens_extra: int = 16
    max_tokens: int = 512
