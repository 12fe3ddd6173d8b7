"""The engine seam: all that the stream driver knows of a model family.

Inside, time is feature frames (``hop`` samples each). Frame numbers in a request or a decode are
relative to the request's first frame unless the name says otherwise.

Thread safety: an engine is immutable and may be shared; ``decode`` reads requests and carries and
writes neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float32]
"""Mono samples, `[samples]`, -1 to 1."""

Frames = NDArray[np.float32]
"""Features, `[frames, n_features]`."""

Carry = Any
"""What an engine lets cross windows: an immutable value of its own."""


class CancelToken(Protocol):
    """Anything with ``is_set``, such as ``threading.Event``. Looked at every decoder step."""

    def is_set(self) -> bool:
        """Whether the decode should stop."""
        ...


class DecodeKind(Enum):
    """Why a decode runs.

    The arithmetic is the same for all three; the engine uses the kind only to stop a draft at
    temperature 0 and to say how far a full window's text is complete.
    """

    DRAFT = "draft"
    WINDOW_FULL = "window_full"
    ENDPOINT = "endpoint"

    @property
    def commits(self) -> bool:
        """Whether the decode's text becomes final."""
        return self is not DecodeKind.DRAFT


@dataclass(frozen=True, slots=True)
class DecodeRequest:
    """One window to decode.

    Attributes:
        features: `[frames, n_features]`, the window's audio and nothing past it.
        first_frame: The stream's frame number of ``features[0]``; seeds sampling.
        level: The level statistic's reference for this window; None means the window's own.
        carry: The engine's carry of this stream, read only.
        kind: Why this decode runs.
        hint: ``WindowDecode.hint`` of an earlier draft with the same start and carry, or None.
            May save time, may never change the result.
        word_times: Whether segments should have word times.
        forced: Text tokens that the decode must begin with, timestamps between them left to it.
            Empty for an engine that cannot (``can_force``).
        speech_s: Seconds of the window that voice activity detection heard as speech, evidence
            for the engine's guards; None where nothing listens for it.
        cancel: Looked at every decoder step.
        beams: Hypotheses that the decode may follow; an engine without a search has one.
    """

    features: Frames
    first_frame: int
    level: float | None
    carry: Carry
    kind: DecodeKind
    hint: Any = None
    word_times: bool = False
    forced: tuple[int, ...] = ()
    speech_s: float | None = None
    cancel: CancelToken | None = None
    beams: int = 1


@dataclass(frozen=True, slots=True)
class DecodedWord:
    """A word in a window, times in frames from the window's start, and its text tokens."""

    text: str
    start_frame: int
    end_frame: int
    probability: float
    tokens: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DecodedSegment:
    """A timed piece of a window's text.

    Attributes:
        text: As decoded, leading space kept.
        start_frame: Frames from the window's start.
        end_frame: Frames from the window's start, never past the window's audio.
        tokens: Text tokens, no timestamps.
        words: Word times when asked for.
    """

    text: str
    start_frame: int
    end_frame: int
    tokens: tuple[int, ...] = ()
    words: tuple[DecodedWord, ...] | None = None


@dataclass(frozen=True, slots=True)
class WindowDecode:
    """What one decode of one window says.

    Attributes:
        segments: In order. Empty when there is no text or a guard rejected the window.
        complete_frames: The frame up to which the engine considers its text complete. Segments
            that end at or before it are committed, the audio after it is decoded again. Positive
            for ``WINDOW_FULL``; the whole window for ``ENDPOINT``, unless the engine stopped early
            and has to hear the rest by itself.
        language: The language that was given or detected.
        language_probability: Of a detected language, 0 to 1; 1 where it was given.
        heard_language: What a commit's window sounds like, where the carry had fixed a language and
            the engine has looked all the same; changes nothing.
        heard_probability: Of ``heard_language``, 0 to 1.
        avg_logprob: Mean log-probability of the tokens.
        no_speech_prob: 0 to 1.
        compression_ratio: Of the text, by gzip.
        temperature: At which the accepted tokens were chosen.
        rejected: The guard that holds the text back (see ``Suspect.reason``), or None.
        rejected_value: What that guard measured.
        rejected_text: The text held back.
        guards: How often each guard fired, fallback steps included.
        hint: To hand back in the next request of this window, or None.
        encode_s: Seconds of computing for the encoder.
        decode_s: Seconds of computing for the decoder.
    """

    segments: tuple[DecodedSegment, ...]
    complete_frames: int
    language: str | None = None
    language_probability: float = 1.0
    avg_logprob: float = 0.0
    no_speech_prob: float = 0.0
    compression_ratio: float = 0.0
    temperature: float = 0.0
    rejected: str | None = None
    rejected_value: float = 0.0
    rejected_text: str = ""
    guards: Mapping[str, int] = field(default_factory=dict)
    hint: Any = None
    encode_s: float = 0.0
    decode_s: float = 0.0
    heard_language: str | None = None
    heard_probability: float = 0.0


class FeatureContext(Protocol):
    """A stream's features. Chunking is not observable."""

    def write(self, samples: Samples) -> Frames:
        """Take samples of any length, return the frames that are now finished."""
        ...

    def finish(self) -> Frames:
        """See zeros at the end and return the rest: in all, ``samples // hop`` frames."""
        ...


class FeatureExtractor(Protocol):
    """An immutable streaming feature module."""

    n_features: int

    def new_context(self) -> FeatureContext:
        """A new stream, at sample 0."""
        ...


class VoiceActivityContext(Protocol):
    """A stream's speech probabilities. Chunking is not observable."""

    def write(self, samples: Samples) -> NDArray[np.float32]:
        """Take samples of any length, return the probability of each whole chunk, `[chunks]`."""
        ...

    def finish(self) -> NDArray[np.float32]:
        """Judge the part of a chunk that is left, padded with zeros, if there is one."""
        ...


class VoiceActivity(Protocol):
    """An immutable voice activity model over chunks of 512 samples, such as ``SileroVad``."""

    sample_rate: int

    def new_context(self) -> VoiceActivityContext:
        """A new stream, at sample 0."""
        ...


class LevelStatistic(Protocol):
    """What a stream's level summarizes: one number a frame, and how two numbers merge."""

    def summarize(self, frames: Frames) -> NDArray[np.float32]:
        """Return the level of each frame, `[frames]`, from `[frames, n_features]`."""
        ...

    def accumulate(self, levels: NDArray[np.float32], initial: float) -> NDArray[np.float32]:
        """Return the running reference after each frame, `[frames]`, starting at ``initial``."""
        ...

    @property
    def floor(self) -> float:
        """The reference of no frames at all."""
        ...


class AsrEngine(Protocol):
    """A model family. Immutable; one serves many streams.

    Attributes:
        name: Shown to people and written to logs.
        sample_rate: Hz.
        hop: Samples in one feature frame.
        window_frames: The longest window that one decode takes.
        languages: ISO codes the model can be told to expect; empty when it cannot be told.
        can_force: Whether it honours ``DecodeRequest.forced`` and gives words their tokens.
    """

    name: str
    sample_rate: int
    hop: int
    window_frames: int
    languages: tuple[str, ...]
    can_force: bool

    @property
    def features(self) -> FeatureExtractor:
        """The streaming feature module."""
        ...

    @property
    def level(self) -> LevelStatistic:
        """The level statistic."""
        ...

    def new_carry(self, language: str | None = None, prompt: str = "", previous: str = "") -> Carry:
        """What crosses windows. Immutable.

        Args:
            language: ISO code; None detects it.
            prompt: Names and words to expect, in force for the whole stream.
            previous: What was said before; commits take its place.
        """
        ...

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        """Decode a batch; each result is the request's own. Raises before anything has moved."""
        ...

    def advance(self, carry: Carry, committed: WindowDecode, complete_frames: int) -> Carry:
        """The carry after the segments that end by ``complete_frames`` were committed."""
        ...


@runtime_checkable
class ContinuousEngine(Protocol):
    """An engine that decodes continuously too: a window that ends makes room for the next.

    In a batch all wait for the longest; so much more is done with windows that come and go.
    """

    def decode_each(
        self, take: Callable[[], DecodeRequest | None], at_once: int
    ) -> Iterator[tuple[DecodeRequest, WindowDecode]]:
        """Decode commits, each as ``decode`` would alone; yield them as they end.

        Ends when none is under way and there is no next one. What an error ends has to be decoded
        anew, all that was taken and not yielded. Seconds of computing are not told: they overlap.

        Args:
            take: Called whenever there is room. The next request, of the same number of beams as
                the others, or None where there is none now.
            at_once: Windows under way, at most.
        """
        ...
