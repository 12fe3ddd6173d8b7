"""What a stream has heard: samples, features, levels, and where in them there is speech.

All of it grows by ``write`` and is given up by ``free``. Nothing here decodes, and nothing knows
when a decode is due.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from engine.driver.level import LevelContext, LevelPolicy
from engine.driver.rows import RowBuffer
from engine.driver.seam import Frames, Samples
from engine.driver.voicing import Voicing
from engine.vad.regions import OpenRegion, SpeechRegion
from engine.vad.silero import CHUNK

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver


class StreamHearing:
    """The front end of one stream, in pieces between which audio was lost.

    Attributes:
        samples: Kept audio.
        frames: Kept features.
    """

    def __init__(self, driver: AsrStreamDriver, level: LevelPolicy) -> None:
        """Nothing heard yet."""
        self._driver = driver
        self._hop = driver.engine.hop
        self._level = LevelContext(level, driver.engine.level)
        self._voicing = Voicing(driver.vad_config.open, CHUNK)
        self.samples = RowBuffer()
        self.frames = RowBuffer((driver.engine.features.n_features,))
        self.begin_piece()

    def begin_piece(self) -> None:
        """Fresh features and voice activity, at the stream's start and after lost audio."""
        self._features = self._driver.engine.features.new_context()
        self._speech = None if self._driver.vad is None else self._driver.vad.new_context()
        self._activity = self._driver.activity.new_context(origin=self.samples.end)

    def write(self, samples: Samples) -> list[SpeechRegion]:
        """Take samples; return the regions that they close."""
        self.samples.append(samples)
        self._take(self._features.write(samples))
        return [] if self._speech is None else self._judge(self._speech.write(samples))

    def end_piece(self) -> list[SpeechRegion]:
        """See silence after the last sample; return the regions that this closes."""
        self._take(self._features.finish())
        if self._speech is None:
            return []
        closed = self._judge(self._speech.finish())
        last = self._activity.finish(self.samples.end)
        closed += [] if last is None else [last]
        # The last chunk was padded to be judged; no region ends past the audio.
        return [replace(region, end=min(region.end, self.samples.end)) for region in closed]

    def _take(self, frames: Frames) -> None:
        self.frames.append(frames)
        self._level.write(frames)

    def _judge(self, probabilities: np.ndarray) -> list[SpeechRegion]:
        self._voicing.write(self._activity.position, probabilities)
        return self._activity.write(probabilities)

    @property
    def judged(self) -> int:
        """Samples that voice activity detection has judged; all where there is none."""
        return self.samples.end if self._speech is None else self._activity.position

    @property
    def open_region(self) -> OpenRegion | None:
        """The region that the newest audio belongs to."""
        return self._activity.open_region

    @property
    def is_speech(self) -> bool:
        """Whether the newest audio belongs to an open speech region."""
        return self._speech is not None and self._activity.open_region is not None

    def speech_s(self, start: int, end: int) -> float | None:
        """Seconds of speech from frame to frame; None where nothing listens for it."""
        if self._speech is None:
            return None
        heard = self._voicing.count(start * self._hop, end * self._hop)
        return heard / self._driver.engine.sample_rate

    def level(self, region_start: int, start: int, end: int) -> float | None:
        """The reference level of a window, in frames (``LevelContext.reference``)."""
        return self._level.reference(region_start, start, end)

    def free(self, keep: int, region_start: int) -> None:
        """Forget what lies before frame ``keep``; levels since ``region_start`` stay."""
        self.frames.free(keep)
        self.samples.free(keep * self._hop)
        self._voicing.free(keep * self._hop)
        self._level.free(keep, region_start)
