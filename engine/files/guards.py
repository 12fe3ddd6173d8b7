"""What was held back, cut, or doubted in a file: counted beside how much of it is speech."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.files.stitching import WindowResult


@dataclass(frozen=True, slots=True)
class GuardCounts:
    """Figures of one file, all channels together.

    Attributes:
        fired: How often each guard fired, fallback steps included.
        n_windows: Windows decoded.
        n_rejected: Windows whose text a guard holds back.
        n_hard_cuts: Cuts inside speech.
        n_doubled: Words dropped because two windows had them.
        speech_s: Seconds in which the voice activity heard speech.
        audio_s: Seconds of sound, channels added up.
    """

    fired: Mapping[str, int] = field(default_factory=dict)
    n_windows: int = 0
    n_rejected: int = 0
    n_hard_cuts: int = 0
    n_doubled: int = 0
    speech_s: float = 0.0
    audio_s: float = 0.0

    @property
    def speech_ratio(self) -> float:
        """Share of the sound that is speech, 0 to 1."""
        return self.speech_s / self.audio_s if self.audio_s else 0.0

    def with_window(self, result: WindowResult) -> GuardCounts:
        """The counts with one more window."""
        fired = Counter(self.fired)
        fired.update(result.guards)
        return GuardCounts(
            dict(fired),
            self.n_windows + 1,
            self.n_rejected + (result.rejected is not None),
            self.n_hard_cuts + result.joins_after,
            self.n_doubled,
            self.speech_s,
            self.audio_s,
        )
