"""What a stream says: the values that leave the driver. All frozen, all free of torch.

Times are seconds on the stream's clock. A consumer that wants final text keeps the ``Committed``
events; one that shows text also keeps the newest ``Draft`` of each stream and forgets it when the
next event of that stream, draft or commit, arrives.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Word:
    """One word with its times.

    Attributes:
        text: The word with its leading space, as the tokenizer spells it.
        start: Seconds on the stream's clock.
        end: Seconds on the stream's clock.
        probability: Mean token probability, 0 to 1.
    """

    text: str
    start: float
    end: float
    probability: float = 1.0


@dataclass(frozen=True, slots=True)
class Segment:
    """A timed piece of a commit, usually a phrase or a sentence.

    Attributes:
        text: Without leading or trailing space.
        start: Seconds on the stream's clock.
        end: Seconds on the stream's clock.
        words: Word times where the engine was asked for them, else None.
        avg_logprob: Mean token log-probability of the decode it comes from.
        no_speech_prob: The engine's no-speech probability of its window.
    """

    text: str
    start: float
    end: float
    words: tuple[Word, ...] | None = None
    avg_logprob: float = 0.0
    no_speech_prob: float = 0.0


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything heard after the last commit, as it reads now. Replaces the previous draft whole.

    An empty ``text`` clears the draft: what was shown turned out not to be speech.

    Attributes:
        text: The whole draft.
        start: Seconds on the stream's clock.
        end: Seconds on the stream's clock.
        language: ISO 639-1 code, None where the engine does not say.
        rest: It is what a commit's own decode left undecided, and follows that commit.
    """

    text: str
    start: float
    end: float
    language: str | None = None
    rest: bool = False


@dataclass(frozen=True, slots=True)
class Committed:
    """Text that never changes again.

    Attributes:
        index: Counts the commits of one stream from 0.
        text: The whole commit.
        start: Seconds on the stream's clock.
        end: Seconds on the stream's clock.
        language: ISO 639-1 code, None where the engine does not say.
        segments: At least one, in order, never overlapping.
        guards: How often each guard fired in this decode.
        closed: When its region closed, by the voice activity, a gap or the stream's end, in
            seconds on the stream's clock; None for what a full window or an agreement committed.
        heard_language: What its audio sounds like, whatever ``language`` was fixed; None where
            nothing looked.
        heard_probability: Of ``heard_language``, 0 to 1.
    """

    index: int
    text: str
    start: float
    end: float
    language: str | None
    segments: tuple[Segment, ...]
    guards: Mapping[str, int] = field(default_factory=dict)
    closed: float | None = None
    heard_language: str | None = None
    heard_probability: float = 0.0


@dataclass(frozen=True, slots=True)
class Suspect:
    """Text that a guard holds back: neither a draft nor a commit.

    Attributes:
        text: What the model said.
        start: Seconds on the stream's clock.
        end: Seconds on the stream's clock.
        reason: The guard: ``no_speech``, ``little_speech``, ``compression_ratio``,
            ``log_probability``, ``loop``.
        value: What the guard measured.
    """

    text: str
    start: float
    end: float
    reason: str
    value: float


TranscriptEvent = Draft | Committed | Suspect
