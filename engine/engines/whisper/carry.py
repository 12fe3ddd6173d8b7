"""What crosses windows of one stream: the language and the text before."""

from __future__ import annotations

from dataclasses import dataclass

from engine.driver.seam import WindowDecode
from engine.engines.whisper.language import MIN_FRAMES, MIN_PROBABILITY

MAX_PROMPT_TOKENS = 223
"""Half of the decoder's positions less the mark before them, as openai-whisper."""

_RESET_ABOVE_TEMPERATURE = 0.5


@dataclass(frozen=True, slots=True)
class WhisperCarry:
    """Immutable; a commit makes a new one.

    Attributes:
        language: ISO code, or None to detect it in every window.
        prompt: The last committed text tokens.
    """

    language: str | None = None
    prompt: tuple[int, ...] = ()


def advance_carry(
    carry: WhisperCarry, committed: WindowDecode, complete_frames: int, prompt_carry: bool
) -> WhisperCarry:
    """The carry after the segments that end by ``complete_frames`` were committed.

    Text from a high temperature is no prompt (as upstream), nor is rejected text. A detected
    language stays only when the commit has text, two seconds, and a probable language.
    """
    segments = [s for s in committed.segments if s.end_frame <= complete_frames]
    language = carry.language
    sure = complete_frames >= MIN_FRAMES and committed.language_probability >= MIN_PROBABILITY
    if language is None and segments and committed.rejected is None and sure:
        language = committed.language
    if not prompt_carry or committed.temperature > _RESET_ABOVE_TEMPERATURE:
        return WhisperCarry(language)
    said = tuple(token for segment in segments for token in segment.tokens)
    return WhisperCarry(language, (carry.prompt + said)[-MAX_PROMPT_TOKENS:])
