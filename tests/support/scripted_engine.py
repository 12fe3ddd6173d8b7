"""An engine that says what its script says: scheduling tests need no model, only known words.

The audio carries the truth: sound where a word is spoken, silence elsewhere. A decode returns the
script's words that lie inside its window, so a wrong window shows as a wrong text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from engine.driver.seam import (
    DecodedSegment,
    DecodeKind,
    DecodeRequest,
    Frames,
    Samples,
    WindowDecode,
)
from engine.errors import UnavailableError

RATE = 16_000
HOP = 160
CHUNK = 512


@dataclass(frozen=True)
class Spoken:
    """A word with its seconds."""

    text: str
    start: float
    end: float


def speech(words: Sequence[Spoken], duration_s: float) -> Samples:
    """A 200 Hz tone where words are spoken, silence elsewhere."""
    samples = np.zeros(round(duration_s * RATE), np.float32)
    for word in words:
        first, last = round(word.start * RATE), min(round(word.end * RATE), len(samples))
        time = np.arange(first, last) / RATE
        samples[first:last] = 0.3 * np.sin(2 * np.pi * 200 * time)
    return samples


def sentence(text: str, start: float, word_s: float = 0.3) -> list[Spoken]:
    """The words of a text, one after another without pauses."""
    return [
        Spoken(word, start + i * word_s, start + (i + 1) * word_s)
        for i, word in enumerate(text.split())
    ]


class FrameLevels:
    """One feature a frame: the frame's peak. Looks ahead 40 samples, as a real front end does."""

    n_features = 1

    def new_context(self) -> FrameLevelsContext:
        return FrameLevelsContext()


class FrameLevelsContext:
    LOOK_AHEAD = 40

    def __init__(self) -> None:
        self._pending = np.zeros(0, np.float32)

    def write(self, samples: Samples) -> Frames:
        self._pending = np.concatenate([self._pending, samples])
        return self._take(max(0, len(self._pending) - self.LOOK_AHEAD) // HOP)

    def finish(self) -> Frames:
        return self._take(len(self._pending) // HOP)

    def _take(self, frames: int) -> Frames:
        taken = self._pending[: frames * HOP].reshape(frames, HOP)
        self._pending = self._pending[frames * HOP :]
        return np.abs(taken).max(axis=1, keepdims=True, initial=0.0).astype(np.float32)


class PeakLevel:
    floor = 0.0

    def summarize(self, frames: Frames) -> NDArray[np.float32]:
        return frames.max(axis=1)

    def accumulate(self, levels: NDArray[np.float32], initial: float) -> NDArray[np.float32]:
        return np.maximum(np.maximum.accumulate(levels), np.float32(initial))


class LoudnessVad:
    """Speech is what is loud."""

    sample_rate = RATE

    def new_context(self) -> LoudnessVadContext:
        return LoudnessVadContext()


class LoudnessVadContext:
    def __init__(self) -> None:
        self._pending = np.zeros(0, np.float32)

    def write(self, samples: Samples) -> NDArray[np.float32]:
        self._pending = np.concatenate([self._pending, samples])
        whole = len(self._pending) // CHUNK
        chunks = self._pending[: whole * CHUNK].reshape(whole, CHUNK)
        self._pending = self._pending[whole * CHUNK :]
        return (np.abs(chunks).max(axis=1, initial=0.0) > 0.05).astype(np.float32)

    def finish(self) -> NDArray[np.float32]:
        missing = -len(self._pending) % CHUNK
        return self.write(np.zeros(missing, np.float32))


@dataclass(frozen=True)
class Carry:
    """What has crossed windows: the language and the committed words."""

    language: str | None
    words: tuple[str, ...] = ()


@dataclass
class ScriptedEngine:
    """Attributes for tests.

    window_s: the window. timed: whether decodes have usable segment times; untimed windows commit
    whole. reject: words whose windows a guard rejects. failures: decodes that raise first.
    requests: every request, in order; batches: the size of every batch.
    """

    script: Sequence[Spoken]
    window_s: float = 5.0
    timed: bool = True
    reject: frozenset[str] = frozenset()
    failures: int = 0
    requests: list[DecodeRequest] = field(default_factory=list)
    batches: list[int] = field(default_factory=list)
    name: str = "scripted"
    sample_rate: int = RATE
    hop: int = HOP
    languages: tuple[str, ...] = ("en", "de")
    can_force: bool = True

    def __post_init__(self) -> None:
        self.window_frames = round(self.window_s * RATE / HOP)
        self.features = FrameLevels()
        self.level = PeakLevel()

    def new_carry(self, language: str | None = None, prompt: str = "", previous: str = "") -> Carry:
        return Carry(language, tuple(f"{prompt} {previous}".split()))

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        if self.failures:
            self.failures -= 1
            raise UnavailableError("the scripted engine fails as told")
        self.requests += requests
        self.batches.append(len(requests))
        return [self._decode(request) for request in requests]

    def advance(self, carry: Carry, committed: WindowDecode, complete_frames: int) -> Carry:
        words = tuple(s.text.strip() for s in committed.segments if s.end_frame <= complete_frames)
        return replace(carry, language=carry.language or "en", words=carry.words + words)

    def _decode(self, request: DecodeRequest) -> WindowDecode:
        length = len(request.features)
        heard = [s for word in self.script if (s := self._segment(word, request, length))]
        whole = [s for s in heard if s.end_frame <= length]
        rejected = any(s.text.strip() in self.reject for s in whole)
        complete = length
        if request.kind is DecodeKind.WINDOW_FULL and self.timed and whole:
            complete = whole[-1].end_frame
        if rejected:
            return WindowDecode(
                (),
                length,
                "en",
                rejected="no_speech",
                rejected_value=0.9,
                rejected_text="".join(s.text for s in whole),
                guards={"no_speech": 1},
            )
        return WindowDecode(tuple(whole), complete, "en", hint=("hint", request.first_frame))

    def _segment(self, word: Spoken, request: DecodeRequest, length: int) -> DecodedSegment | None:
        """The word's place, if its middle is in the window; a half word counts as heard later."""
        first = round(word.start * RATE / HOP) - request.first_frame
        last = round(word.end * RATE / HOP) - request.first_frame
        if first < 0 or first >= length or last > length:
            return None
        return DecodedSegment(f" {word.text}", first, last)
