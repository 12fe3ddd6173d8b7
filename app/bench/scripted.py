"""An engine that says numbered words at once: everything of a stream but the network.

Front end, level, voice activity, windows, commits and the log are the real ones. So hours of
audio cost minutes, and what grows or drifts is ours and not the model's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.driver.seam import DecodedSegment, DecodeKind, DecodeRequest, WindowDecode

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver

WORD_FRAMES = 40  # 0.4 s
WORDS_IN_SEGMENT = 8


class NumberedWords:
    """An ``AsrEngine`` whose words are the numbers of their places in the stream."""

    name = "scripted"
    sample_rate = 16_000
    hop = 160
    window_frames = 3000
    languages: tuple[str, ...] = ()
    can_force = False

    def __init__(self) -> None:
        """Build Whisper's front end."""
        from engine.front_end.level_statistic import MaxLevel
        from engine.front_end.log_mel import LogMel

        self.features = LogMel()
        self.level = MaxLevel()

    def new_carry(self, language: str | None = None, prompt: str = "", previous: str = "") -> None:
        """Nothing crosses windows."""

    def advance(self, carry: None, committed: WindowDecode, complete_frames: int) -> None:
        """Nothing crosses windows."""

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        """One word for every 0.4 s of a window, eight to a segment."""
        return [_say(request) for request in requests]


def _say(request: DecodeRequest) -> WindowDecode:
    length = len(request.features)
    numbers = range(
        -(-request.first_frame // WORD_FRAMES), (request.first_frame + length) // WORD_FRAMES
    )
    segments = []
    for at in range(0, len(numbers), WORDS_IN_SEGMENT):
        group = numbers[at : at + WORDS_IN_SEGMENT]
        start = group[0] * WORD_FRAMES - request.first_frame
        end = (group[-1] + 1) * WORD_FRAMES - request.first_frame
        segments.append(DecodedSegment("".join(f" {n}" for n in group), start, end))
    complete = length
    if request.kind is DecodeKind.WINDOW_FULL and segments:
        complete = segments[-1].end_frame
    return WindowDecode(tuple(segments), complete, "en")


def scripted_driver(preset: str = "responsive") -> AsrStreamDriver:
    """A driver over it, with the real voice activity."""
    from engine.driver.driver import AsrStreamDriver
    from engine.driver.emission import EmissionPolicy
    from engine.vad.silero import SileroVad

    return AsrStreamDriver(NumberedWords(), EmissionPolicy.preset(preset), SileroVad.load())
