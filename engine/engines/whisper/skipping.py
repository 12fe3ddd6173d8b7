"""Speech that a decode without timestamps passes over, found by its words' times.

Where people speak in turn without a pause, the model may follow one of them and leave out ten
seconds of the other. The words are then far apart, with speech between them. The text up to there
is complete; from there on the audio is decoded again, as a window of its own that begins with what
was left out.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.engines.whisper.timing import SENTENCE_ENDS, AlignedWord

LONGEST_WORD_FRAMES = 70.0
"""0.7 s: what a word may cover; the alignment draws one out where it has nothing else to put."""

HOLE_FRAMES = 150.0
"""1.5 s. Within a region no pause is longer than the voice activity's hangover of 1 s."""

LEAST_PROGRESS_FRAMES = 50.0
"""0.5 s. A shorter piece would be heard again with nearly the same audio."""

BROKEN_OFF_FRAMES = 300.0
"""3 s, of what is heard again of a sentence that breaks off before a hole."""

_AFTER_AN_END = " \"'”’)]"  # noqa: RUF001

SKIPPED_S = 4.0
"""Speech left uncovered over which something was skipped. Measured on base: at most 3.0 s in
windows with all their text, 14 and 20 s in those with half of it."""


def skipped_from(
    words: Sequence[AlignedWord], n_frames: int, speech_s: float | None, frames_per_s: float
) -> int | None:
    """After how many words speech was left out; None where all of it has its text.

    Args:
        words: Of the whole window.
        n_frames: The window's length.
        speech_s: Seconds of the window that were heard as speech; None where nobody listened.
        frames_per_s: Frames in a second.
    """
    if speech_s is None or not words:
        return None
    ends = [min(word.end_frame, word.start_frame + LONGEST_WORD_FRAMES) for word in words]
    covered = sum(end - word.start_frame for end, word in zip(ends, words, strict=True))
    if speech_s - covered / frames_per_s <= SKIPPED_S:
        return None
    starts = [*(word.start_frame for word in words[1:]), float(n_frames)]
    holes = [start - end for end, start in zip(ends, starts, strict=True)]
    # Alignment around a hole is loose, and leaves smaller ones beside it.
    least = max(HOLE_FRAMES, max(holes) / 2)
    for count, hole in enumerate(holes, start=1):
        # A word drawn out over the hole may be spoken at its end: it is heard again with the rest.
        is_drawn_out = words[count - 1].end_frame > ends[count - 1] + HOLE_FRAMES
        n_whole = count - 1 if is_drawn_out and count > 1 else count
        if hole >= least and ends[n_whole - 1] >= LEAST_PROGRESS_FRAMES:
            return _whole_sentences(words, ends, n_whole)
    return None


def _whole_sentences(words: Sequence[AlignedWord], ends: Sequence[float], n_whole: int) -> int:
    """How many of so many words stay, where a few at the end begin a sentence that breaks off.

    They may be the beginning of what was left out, which is found only by hearing them with it.
    """
    last = words[n_whole - 1]
    for count in range(n_whole, 0, -1):
        word = words[count - 1]
        if word.text.rstrip(_AFTER_AN_END).endswith(tuple(SENTENCE_ENDS)):
            return count if ends[count - 1] >= LEAST_PROGRESS_FRAMES else n_whole
        if last.start_frame - word.start_frame > BROKEN_OFF_FRAMES:
            break
    return n_whole
