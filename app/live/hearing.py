"""What is wrong with a source's sound, told from it: too quiet, no speech, another language."""

from __future__ import annotations

import numpy as np

from app.capture.source import SourceState, SourceStatus
from app.events import CommittedEvent
from app.language_names import language_name
from app.live.language import LanguageWatch
from app.live.status import STATE_OF_SOURCE
from engine.driver.seam import Samples
from engine.sentence import Sentence

QUIET_PEAK = 0.01
"""-40 dBFS. Speech into a microphone that is set up well peaks 20 dB higher."""

CLEAR_PEAK = 0.02
QUIET_FOR_S = 5.0
"""Speech that never reaches ``CLEAR_PEAK`` for so long is too quiet; one louder word ends it."""

NOISE_RMS = 0.006
"""-45 dBFS: louder than a quiet room, and as loud as music that one would notice."""

NOISE_FOR_S = 15.0
"""Longer than a speaker's pause."""

DAMAGED_FOR_S = 10.0
"""A damaged block is told for as long as it takes to read of it."""


class Hearing:
    """One source: what it reports, and what its sound shows. Belongs to the worker's thread."""

    def __init__(self, name: str) -> None:
        """Nothing was heard yet; ``name`` is used until the source says its own."""
        self._label = name
        self._reported: SourceStatus | None = None
        self._quiet_s = self._noise_s = self._damaged_s = 0.0
        self._is_quiet = self._is_noise = False
        self._language = LanguageWatch()
        self._expected = ""

    def report(self, status: SourceStatus) -> None:
        """Take what the source says of itself."""
        if status.state is SourceState.FLOWING:
            self._label = status.message or self._label
        else:
            self._quiet_s = self._noise_s = 0.0
            self._is_quiet = self._is_noise = False
        self._reported = status

    def write(self, samples: Samples, rate: int, *, is_speech: bool | None) -> None:
        """Take `[samples]` of it; ``is_speech`` is None where nobody listens for speech."""
        length_s = len(samples) / rate
        is_damaged = not np.isfinite(samples).all()
        self._damaged_s = DAMAGED_FOR_S if is_damaged else max(0.0, self._damaged_s - length_s)
        if is_damaged or not len(samples) or is_speech is None:
            return
        if is_speech:
            self._write_speech(float(np.abs(samples).max()), length_s)
        else:
            self._write_other(float(np.sqrt(np.mean(np.square(samples)))), length_s)

    def take(self, line: CommittedEvent) -> None:
        """Take what was heard in it."""
        self._expected = line.language or ""
        self._language.take(line)

    def expect_another_language(self) -> None:
        """Captions are in another one from now on; what it sounds like is judged anew."""
        self._language = LanguageWatch()

    @property
    def offer(self) -> str:
        """Of the state ``language``, which it seems to be; otherwise empty."""
        state = self.state
        return self._language.heard or "" if state is not None and state[0] == "language" else ""

    @property
    def state(self) -> tuple[str, str] | None:
        """The state and its message; None before the source has said anything."""
        status = self._reported
        if status is None:
            return None
        if status.state is SourceState.FLOWING:
            if self._damaged_s:
                return "damaged", Sentence(
                    "{label} delivers damaged sound: words may be missing", label=self._label
                )
            if self._language.heard is not None:
                return "language", Sentence(
                    "{label}: this sounds like {heard}, not {expected}",
                    label=self._label,
                    heard=language_name(self._language.heard),
                    expected=language_name(self._expected),
                )
            if self._is_quiet:
                return "quiet", Sentence(
                    "{label} is very quiet: turn it up or come closer", label=self._label
                )
            if self._is_noise:
                return "noise", Sentence("{label}: sound, but no speech in it", label=self._label)
        return STATE_OF_SOURCE[status.state], status.message

    def _write_speech(self, peak: float, length_s: float) -> None:
        self._noise_s, self._is_noise = 0.0, False
        if peak >= CLEAR_PEAK:
            self._quiet_s, self._is_quiet = 0.0, False
        elif peak < QUIET_PEAK:
            self._quiet_s += length_s
            self._is_quiet = self._is_quiet or self._quiet_s >= QUIET_FOR_S

    def _write_other(self, rms: float, length_s: float) -> None:
        if rms >= NOISE_RMS:
            self._noise_s = min(self._noise_s + length_s, NOISE_FOR_S)
        else:
            self._noise_s = max(self._noise_s - length_s, 0.0)
        self._is_noise = self._noise_s >= NOISE_FOR_S or (self._is_noise and self._noise_s > 0.0)
