"""What crosses windows of one stream: the language, the vocabulary, and the text before."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.driver.seam import WindowDecode
from engine.engines.whisper.guards import PROMPT
from engine.engines.whisper.language import MIN_FRAMES, MIN_PROBABILITY

MAX_PROMPT_TOKENS = 223
"""Half of the decoder's positions less the mark before them, as openai-whisper."""

MAX_VOCABULARY = MAX_PROMPT_TOKENS // 2
"""Tokens of the vocabulary, so that as much is left to what was said."""

_RESET_ABOVE_TEMPERATURE = 0.5


@dataclass(frozen=True, slots=True)
class WhisperCarry:
    """Immutable; a commit makes a new one.

    Attributes:
        language: ISO code, or None to detect it in every window.
        said: The last committed text tokens.
        vocabulary: Tokens of the names and words to expect, in force for the whole stream.
    """

    language: str | None = None
    said: tuple[int, ...] = ()
    vocabulary: tuple[int, ...] = ()

    @property
    def prompt(self) -> tuple[int, ...]:
        """What a window's decode is prompted with (``carry_initial_prompt`` of openai-whisper)."""
        return self.vocabulary + self.said

    def continued(self, said: tuple[int, ...], most: int) -> WhisperCarry:
        """The carry after more was said, of which it keeps at most so many tokens."""
        room = min(most, MAX_PROMPT_TOKENS - len(self.vocabulary))
        return replace(self, said=(self.said + said)[-room:] if room else ())


def advance_carry(
    carry: WhisperCarry, committed: WindowDecode, complete_frames: int, carried_tokens: int
) -> WhisperCarry:
    """The carry after the segments that end by ``complete_frames`` were committed.

    Text from a high temperature is no prompt (as upstream), nor is rejected text, nor what a
    decode ran away on. A detected
    language stays only when the commit has text, two seconds, and a probable language.
    """
    segments = [s for s in committed.segments if s.end_frame <= complete_frames]
    sure = complete_frames >= MIN_FRAMES and committed.language_probability >= MIN_PROBABILITY
    if carry.language is None and segments and committed.rejected is None and sure:
        carry = replace(carry, language=committed.language)
    if committed.guards.get(PROMPT):
        carry = replace(carry, said=())
    if committed.temperature > _RESET_ABOVE_TEMPERATURE:
        return replace(carry, said=())
    said = tuple(token for segment in segments for token in segment.tokens)
    return carry.continued(said, carried_tokens)
