"""Speech whose samples say what is spoken: the height of the sound is the word's number.

A decode can then be judged by its audio alone, wherever the packer put it: a word that a window
misses, doubles, or cuts in half shows in the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from engine.driver.seam import (
    DecodedSegment,
    DecodedWord,
    DecodeRequest,
    Samples,
    WindowDecode,
)
from engine.errors import DecodeCancelledError, UnavailableError
from scripted_engine import HOP, RATE, FrameLevels, PeakLevel

LOWEST, STEP, CODES = 0.1, 0.002, 400
WORD_S = 0.3


def word(number: int) -> str:
    """Different for all words of a file: letters only, so that none begins another."""
    letters = "".join(chr(ord("a") + int(digit)) for digit in f"{number:04d}")
    return f"{letters}."[:4]


def say(starts_s: Sequence[float], duration_s: float, word_s: float = WORD_S) -> Samples:
    """The words number 0, 1, 2, ... (at most 400 apart) at these seconds, silence elsewhere."""
    samples = np.zeros(round(duration_s * RATE), np.float32)
    for number, start_s in enumerate(starts_s):
        first = round(start_s * RATE)
        level = LOWEST + STEP * (number % CODES)
        samples[first : first + round(word_s * RATE) - HOP] = level
    return samples


def numbers(text: str) -> list[int]:
    """The words of a text as numbers."""
    return [
        int("".join(str(ord(letter) - ord("a")) for letter in said))
        for said in re.findall(r"[a-j]{4}", text)
    ]


@dataclass(frozen=True)
class Carry:
    language: str | None
    prompt: str = ""


@dataclass
class CodedEngine:
    """Reads coded speech.

    window_s: the window. word_s: what is shorter is half a word, and read as one. blur_s: by how
    much a word's times are off, alternating. language: what it detects, with which probability.
    word_times: whether it can give any. vocabulary: how the words are spelled. failures: decodes
    that fail first. fail_on: a word whose windows fail.
    """

    window_s: float = 5.0
    word_s: float = WORD_S
    blur_s: float = 0.0
    language: tuple[str, float] = ("en", 0.9)
    word_times: bool = True
    vocabulary: Sequence[str] = ()
    failures: int = 0
    fail_on: int | None = None
    cancel_first: int = 0
    batches: list[list[DecodeRequest]] = field(default_factory=list)
    name: str = "coded"
    sample_rate: int = RATE
    hop: int = HOP
    languages: tuple[str, ...] = ("en", "de")
    can_force: bool = False

    def __post_init__(self) -> None:
        self.window_frames = round(self.window_s * RATE / HOP)
        self.features = FrameLevels()
        self.level = PeakLevel()

    def new_carry(self, language: str | None = None, prompt: str = "", previous: str = "") -> Carry:
        return Carry(language, f"{prompt} {previous}".strip())

    def advance(self, carry: Carry, committed: WindowDecode, complete_frames: int) -> Carry:
        return carry

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        if self.failures:
            self.failures -= 1
            raise UnavailableError("the coded engine fails as told")
        if self.cancel_first:
            self.cancel_first -= 1
            raise DecodeCancelledError("as told")
        decodes = [self._decode(request) for request in requests]
        self.batches.append(list(requests))
        return decodes

    def _decode(self, request: DecodeRequest) -> WindowDecode:
        assert len(request.features) <= self.window_frames
        levels = request.features[:, 0]
        codes = np.where(levels > 0.05, np.round((levels - LOWEST) / STEP), -1).astype(int)
        edges = np.flatnonzero(np.diff(codes, prepend=-1, append=-1))
        words = []
        for first, last in pairwise(edges):
            if codes[first] >= 0:
                words.append(self._word(int(codes[first]), int(first), int(last), len(codes)))
        segments = tuple(self._segment(w, request) for w in words)
        language, probability = self.language
        if request.carry.language is not None:
            language, probability = request.carry.language, 1.0
        return WindowDecode(segments, len(levels), language, probability, guards={"seen": 1})

    def _word(self, code: int, first: int, last: int, n_frames: int) -> DecodedWord:
        if code == self.fail_on:
            raise UnavailableError("the coded engine fails as told")
        half = (last - first) * HOP < (self.word_s - 0.03) * RATE
        whole = self.vocabulary[code] if self.vocabulary else word(code)
        text = whole[:2] if half else whole
        blur = round(self.blur_s * RATE / HOP) * (1 if code % 2 else -1)
        start, end = (min(max(frame + blur, 0), n_frames) for frame in (first, last))
        return DecodedWord(f" {text}", start, end, 1.0)

    def _segment(self, said: DecodedWord, request: DecodeRequest) -> DecodedSegment:
        words = (said,) if self.word_times and request.word_times else None
        return DecodedSegment(said.text, said.start_frame, said.end_frame, words=words)


@dataclass
class ContinuousCodedEngine(CodedEngine):
    """Takes windows as they come, and is through with the last one first.

    faults: what is raised in the place of a decode, by the request's ``id``. most: windows that
    were under way at a time.
    """

    faults: dict[int, Exception] = field(default_factory=dict)
    most: int = 0

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        for request in requests:
            if id(request) in self.faults:
                raise self.faults[id(request)]
        return super().decode(requests)

    def decode_each(
        self, take: Callable[[], DecodeRequest | None], at_once: int
    ) -> Iterator[tuple[DecodeRequest, WindowDecode]]:
        """See ``ContinuousEngine``."""
        under_way: list[DecodeRequest] = []
        while True:
            while len(under_way) < at_once and (request := take()) is not None:
                under_way.append(request)
            if not under_way:
                return
            self.most = max(self.most, len(under_way))
            (decode,) = self.decode([under_way[-1]])
            yield under_way.pop(), decode
