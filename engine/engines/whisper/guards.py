"""The guards that all engines share, with Whisper's bound on a window's tokens."""

from __future__ import annotations

from engine.engines import guards
from engine.engines.guards import (
    COMPRESSION_RATIO,
    LITTLE_SPEECH,
    LOG_PROBABILITY,
    LOOP,
    NO_SPEECH,
    PROMPT,
    TOKEN_CAP,
    LoopContext,
    compression_ratio,
)

MAX_TOKENS = 224
"""Half of the decoder's positions, as upstream."""

__all__ = [
    "COMPRESSION_RATIO",
    "LITTLE_SPEECH",
    "LOG_PROBABILITY",
    "LOOP",
    "NO_SPEECH",
    "PROMPT",
    "TOKEN_CAP",
    "LoopContext",
    "compression_ratio",
    "token_cap",
]


def token_cap(seconds: float, per_second: float, extra: int) -> int:
    """How many tokens a window may have."""
    return guards.token_cap(seconds, per_second, extra, MAX_TOKENS)
