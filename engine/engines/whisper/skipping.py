"""Speech that a decode without timestamps passes over, found by its words' times.

Where two people speak at once, or the model is misled, it may write one sentence and leave out the
next ten seconds. Asked for timestamps it goes on from the last one and says more; on windows that
it transcribes whole it says less, or worse. So a commit is decoded without, its words are aligned
with the audio (it needs their times anyway), and one that leaves much speech uncovered is decoded
again with timestamps.
"""

from __future__ import annotations

from engine.driver.seam import WindowDecode

LONGEST_WORD_S = 0.7
"""What a word may cover; drawn out over more, the alignment had nothing else to put there."""

SKIPPED_S = 4.0
"""Speech left uncovered over which something was skipped. Measured on base: at most 3.0 s on
windows with all their text, 14 and 20 s on those with half of it."""

_MORE = 1.1  # a tenth more text is more than another way to say the same


def skips_speech(decode: WindowDecode, speech_s: float | None, frames_per_s: float) -> bool:
    """Whether a commit's words leave speech uncovered.

    Args:
        decode: With word times.
        speech_s: Seconds of the window that were heard as speech; None where nobody listened.
        frames_per_s: Frames in a second.
    """
    if speech_s is None or decode.rejected is not None:
        return False
    words = [word for segment in decode.segments for word in segment.words or ()]
    longest = LONGEST_WORD_S * frames_per_s
    covered = sum(min(word.end_frame - word.start_frame, longest) for word in words)
    return speech_s - covered / frames_per_s > SKIPPED_S


def says_more(again: WindowDecode, first: WindowDecode) -> bool:
    """Whether a second decode stands in the first one's place."""
    return again.rejected is None and _n_tokens(again) > _MORE * _n_tokens(first)


def _n_tokens(decode: WindowDecode) -> int:
    return sum(len(segment.tokens) for segment in decode.segments)
