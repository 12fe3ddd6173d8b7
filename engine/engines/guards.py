"""What tells that a decode went wrong: loops, text that compresses too well, doubted text."""

from __future__ import annotations

import math
import zlib

LOOP = "loop"
COMPRESSION_RATIO = "compression_ratio"
LOG_PROBABILITY = "log_probability"
NO_SPEECH = "no_speech"
LITTLE_SPEECH = "little_speech"
TOKEN_CAP = "token_cap"
PROMPT = "prompt"
"""Not a guard: how often a window was heard again without what was said before it."""
SKIPPED = "skipped"
"""Not a guard: how often a commit's words left much of its speech uncovered, and the audio from
there on was heard again."""

_MAX_PERIOD = 40  # tokens; a longer phrase cannot repeat five times within Whisper's cap of 224
_MIN_REPEATS = 5
_MIN_SPAN = 40  # tokens: 20 times "no,", 40 times "ha", five choruses of eight tokens


def compression_ratio(text: str) -> float:
    """Bytes of UTF-8 text over its zlib size, as openai-whisper's ``utils.py``."""
    encoded = text.encode("utf-8")
    return len(encoded) / len(zlib.compress(encoded)) if encoded else 0.0


def token_cap(seconds: float, per_second: float, extra: int, most: int) -> int:
    """How many tokens a window of ``seconds`` may have."""
    return min(most, math.ceil(per_second * seconds) + extra)


class LoopContext:
    """Watches one decode for an endless repetition of the same tokens.

    People repeat themselves too: "no, no, no", a chorus, a count that goes on. So a loop is the
    same 1 to 40 text tokens at least five times in a row *and* over at least 40 tokens, which is
    more than speech has in any window short of a joke; what is left to the compression ratio is
    judged by the whole text. Timestamps do not interrupt a repetition.
    """

    def __init__(self) -> None:
        """Nothing said yet."""
        self._tokens: list[int] = []
        self._runs = [0] * (_MAX_PERIOD + 1)
        self._longest = 0

    def write(self, token: int) -> bool:
        """Take the next text token; whether the decode now runs in a loop."""
        said, runs = self._tokens, self._runs
        said.append(token)
        looping = False
        for period in range(1, min(_MAX_PERIOD, len(said) - 1) + 1):
            if said[-1 - period] != token:
                runs[period] = 0
                continue
            runs[period] += 1
            span = runs[period] + period
            if span >= _MIN_REPEATS * period:
                self._longest = max(self._longest, span)
                looping = looping or span >= _MIN_SPAN
        return looping

    @property
    def share(self) -> float:
        """How much of the text is its longest run of five or more repetitions, 0 to 1."""
        return self._longest / len(self._tokens) if self._tokens else 0.0


_MAX_COMPRESSION_RATIO = 2.4  # openai-whisper's default
_MIN_REPEATED_SHARE = 0.5


def find_repetition(text: str, loop: LoopContext, looping: bool) -> tuple[str, float] | None:
    """Whether a decode that cannot be tried again says little but the same: reason and value.

    Args:
        text: The whole text.
        loop: Was told every token of it.
        looping: Whether ``loop`` said that the decode runs in a loop.
    """
    if looping:
        return LOOP, loop.share
    ratio = compression_ratio(text)
    if ratio > _MAX_COMPRESSION_RATIO and loop.share >= _MIN_REPEATED_SHARE:
        return COMPRESSION_RATIO, ratio
    return None
