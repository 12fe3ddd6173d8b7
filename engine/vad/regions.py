"""Speech probabilities to speech regions. Times are integer samples from the stream's start."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engine.errors import SettingsError
from engine.vad.silero import CHUNK, SAMPLE_RATE


@dataclass(frozen=True, slots=True)
class VadConfig:
    """How probabilities become regions.

    Attributes:
        open: Probability, 0 to 1, at or above which a chunk opens a region. Higher misses quiet
            speech, lower opens on noise.
        close: Probability, below ``open``, at or above which a chunk of an open region still
            counts as speech. Higher ends regions inside soft syllables, lower lets noise after
            speech hold a region open.
        hangover_s: Seconds without speech that close a region. Longer keeps a sentence whole and
            commits later: 1.0 is measured, 0.5 costs Whisper several points of word errors.
        pad_s: Seconds kept before the first and after the last speech of a region. Longer spares
            soft onsets and endings, and decodes more silence. What is kept after the last speech
            is never more than the hangover's audio.
        min_speech_s: Seconds from a region's onset to its last speech below which it is dropped
            when it closes. 0 keeps all: "no" can be three chunks of 32 ms, a click is one or two,
            and a short false region costs one short decode that the engine's guards reject, where
            a dropped one costs a word. Raise it only where clicks are many and answers are long.
    """

    open: float = 0.5
    close: float = 0.35
    hangover_s: float = 1.0
    pad_s: float = 0.5
    min_speech_s: float = 0.0

    def __post_init__(self) -> None:
        """Refuse what cannot work.

        Raises:
            SettingsError: Thresholds out of 0 to 1 or in the wrong order, a hangover that is not
                positive, a negative pad or least speech, or a value that is not finite.
        """
        if not 0 < self.close <= self.open < 1:
            raise SettingsError(
                "voice thresholds close {close} and open {open} must be 0 < close <= open < 1",
                close=self.close,
                open=self.open,
            )
        if not (math.isfinite(self.hangover_s) and self.hangover_s > 0):
            raise SettingsError(
                "a voice hangover of {hangover_s} s is not positive", hangover_s=self.hangover_s
            )
        for name, value in (("pad", self.pad_s), ("least speech", self.min_speech_s)):
            if not (math.isfinite(value) and value >= 0):
                raise SettingsError(
                    "a voice {name} of {value} s is negative or not finite", name=name, value=value
                )


@dataclass(frozen=True, slots=True)
class SpeechRegion:
    """A closed region.

    Attributes:
        start: First sample, padded; never before the end of the region before.
        onset: First sample of the chunk that opened it.
        last_speech: End of its last chunk of speech.
        end: Sample after its last, padded; never past ``closed_at``.
        closed_at: Samples of the stream that had been judged when it closed.
    """

    start: int
    onset: int
    last_speech: int
    end: int
    closed_at: int


@dataclass(frozen=True, slots=True)
class OpenRegion:
    """A region that has not closed yet; fields as ``SpeechRegion``."""

    start: int
    onset: int
    last_speech: int


class VoiceActivityFilter:
    """Hysteresis, hangover and padding over the probabilities of 512-sample chunks. Immutable.

    Attributes:
        config: As given.
        open: Probability that opens a region, rounded to float32 as probabilities are.
        close: Probability that counts as speech in an open region, rounded likewise.
        hangover: Samples without speech that close a region.
        pad: Samples kept around speech.
        min_speech: Samples of speech below which a region is dropped.
    """

    def __init__(self, config: VadConfig | None = None) -> None:
        """Turn the config's seconds into samples."""
        self.config = config or VadConfig()
        # Probabilities are float32, where 0.35 is less than the float64 of that name.
        self.open = float(np.float32(self.config.open))
        self.close = float(np.float32(self.config.close))
        self.hangover = round(self.config.hangover_s * SAMPLE_RATE)
        self.pad = round(self.config.pad_s * SAMPLE_RATE)
        self.min_speech = round(self.config.min_speech_s * SAMPLE_RATE)

    def new_context(self, origin: int = 0) -> VoiceActivityContext:
        """A new stream whose first chunk begins at sample ``origin``."""
        return VoiceActivityContext(self, origin)


class VoiceActivityContext:
    """One stream's open region and pending silence: a pure function of the probabilities.

    Attributes:
        position: Sample up to which probabilities have been written.
        open_region: The region that has not closed yet, or None.
        is_speech: Whether the last chunk counts as speech.
    """

    def __init__(self, module: VoiceActivityFilter, origin: int = 0) -> None:
        """Start at sample ``origin``, closed."""
        self._module = module
        self._origin = origin
        self._previous_end = origin
        self._finished = False
        self.position = origin
        self.open_region: OpenRegion | None = None
        self.is_speech = False

    def write(self, probabilities: ArrayLike) -> list[SpeechRegion]:
        """Take `[chunks]`, one probability per 512 samples; return the regions that closed.

        Raises:
            SettingsError: The stream is finished.
        """
        if self._finished:
            raise SettingsError("a finished voice filter takes nothing: open a new context")
        closed = []
        for probability in np.asarray(probabilities, np.float32).tolist():
            region = self._step(probability)
            if region is not None:
                closed.append(region)
        return closed

    def finish(self, n_samples: int) -> SpeechRegion | None:
        """Close the open region at ``n_samples``, the stream's end. A second call returns None.

        The end may lie inside the last chunk, which was padded with zeros to be judged.

        Raises:
            SettingsError: ``n_samples`` is not within the last chunk or after it.
        """
        if self._finished:
            return None
        if n_samples < self._origin or n_samples <= self.position - CHUNK:
            raise SettingsError(
                "a stream judged up to sample {position} cannot end at {n_samples}",
                position=self.position,
                n_samples=n_samples,
            )
        self._finished = True
        self.is_speech = False
        return self._close(n_samples)

    def _step(self, probability: float) -> SpeechRegion | None:
        chunk_start = self.position
        self.position += CHUNK
        region = self.open_region
        if region is None:
            self.is_speech = probability >= self._module.open
            if self.is_speech:
                start = max(self._previous_end, chunk_start - self._module.pad)
                self.open_region = OpenRegion(start, chunk_start, self.position)
            return None
        self.is_speech = probability >= self._module.close
        if self.is_speech:
            self.open_region = OpenRegion(region.start, region.onset, self.position)
            return None
        if self.position - region.last_speech >= self._module.hangover:
            return self._close(self.position)
        return None

    def _close(self, closed_at: int) -> SpeechRegion | None:
        region, self.open_region = self.open_region, None
        if region is None:
            return None
        last_speech = min(region.last_speech, closed_at)
        if last_speech - region.onset < self._module.min_speech:
            return None
        end = min(last_speech + self._module.pad, closed_at)
        self._previous_end = end
        return SpeechRegion(region.start, region.onset, last_speech, end, closed_at)
