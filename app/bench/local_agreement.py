"""A peer for live captions: LocalAgreement-2 over faster-whisper, as whisper_streaming runs it.

Written after the paper (Macháček, Dabre, Bojar 2023, "Turning Whisper into Real-Time Transcription
System", arXiv:2307.14743) and its published defaults: every second of new audio the whole buffer
is transcribed with word times; words on which two transcripts in a row agree are final; the
buffer is cut at the end of a finished segment once it is longer than 15 s; the last 200 characters
that were cut off are the prompt. Here it is greedy, which is quicker than the beam of 5 there.

It shows only what is final, so a draft event's display is empty; its text is the rest of the
transcript, for those who would rather show that too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from app.bench.live import SOURCE, System
from app.events import CommittedEvent, DraftEvent, LogEvent
from engine.driver.seam import Samples

NAME = "local-agreement"
RATE = 16_000

MIN_CHUNK_S = 1.0
TRIM_S = 15.0
PROMPT_CHARACTERS = 200
NO_SPEECH = 0.9
"""A segment with more is left out of the words."""

_SLACK_S = 0.1  # A word that begins this much before the last final one's end is still new.
_REPEAT_S = 1.0  # New words that begin this near to the final ones may repeat up to ...
_REPEAT_WORDS = 5  # ... so many of them.


@dataclass(frozen=True, slots=True)
class Heard:
    """A word with its seconds, the space before it kept."""

    start: float
    end: float
    text: str


class Agreement:
    """The words that two transcripts in a row agree on.

    Attributes:
        committed: All final words.
        tentative: The last transcript's words that are not final.
    """

    def __init__(self) -> None:
        """Nothing was heard."""
        self.committed: list[Heard] = []
        self.tentative: list[Heard] = []

    @property
    def end_s(self) -> float:
        """Where the final words end."""
        return self.committed[-1].end if self.committed else 0.0

    def insert(self, words: Sequence[Heard], buffer_s: float) -> list[Heard]:
        """Take a transcript of the audio from ``buffer_s`` on; return the words now final."""
        fresh = [word for word in words if word.start > self.end_s - _SLACK_S]
        recent = [word for word in self.committed if word.end > buffer_s]
        if fresh and recent and abs(fresh[0].start - self.end_s) < _REPEAT_S:
            for n in range(1, min(len(fresh), len(recent), _REPEAT_WORDS) + 1):
                if [w.text for w in recent[-n:]] == [w.text for w in fresh[:n]]:
                    fresh = fresh[n:]
                    break
        agreed = 0
        for before, now in zip(self.tentative, fresh, strict=False):
            if before.text != now.text:
                break
            agreed += 1
        final, self.tentative = fresh[:agreed], fresh[agreed:]
        self.committed += final
        return final

    def finish(self) -> list[Heard]:
        """Take the rest as final and return it."""
        rest, self.tentative = self.tentative, []
        self.committed += rest
        return rest


class LocalAgreementLoop:
    """One stream, driven as ``app.live.simulate.CaptionSteps``."""

    def __init__(self, whisper: Any, language: str | None = None) -> None:  # noqa: ANN401
        """Open a stream over a ``faster_whisper.WhisperModel``."""
        self._whisper = whisper
        self._language = language
        self._audio = np.zeros(0, np.float32)
        self._waiting: list[Samples] = []
        self._buffer_s = 0.0  # Where the buffer begins in the stream.
        self._n_samples = 0
        self._n_decoded = 0
        self._agreement = Agreement()
        self._n_lines = 0

    @property
    def behind_s(self) -> float:
        """Seconds written and not yet decoded."""
        return (self._n_samples - self._n_decoded) / RATE

    def write(self, source: str, samples: Samples) -> None:
        """Take samples at 16 kHz."""
        self._waiting.append(samples)
        self._n_samples += len(samples)

    def due(self) -> str | None:
        """``draft`` once a second has come."""
        return "draft" if self.behind_s >= MIN_CHUNK_S else None

    def advance(self, now: Callable[[], float], drafts: bool = True) -> list[LogEvent]:
        """Transcribe the buffer. There is nothing to leave out: each decode may commit."""
        audio = now()
        segments = self._transcribe()
        words = [
            Heard(w.start + self._buffer_s, w.end + self._buffer_s, w.word)
            for segment in segments
            if segment.no_speech_prob <= NO_SPEECH
            for w in segment.words
        ]
        final = self._agreement.insert(words, self._buffer_s)
        self._trim(segments)
        return self._log(final, self._agreement.tentative, audio, now())

    def finish(self, now: Callable[[], float]) -> list[LogEvent]:
        """Transcribe what is new and take it all as final."""
        events = self.advance(now) if self.behind_s > 0 else []
        audio = now()
        return events + self._log(self._agreement.finish(), [], audio, now())

    def _transcribe(self) -> list[Any]:
        self._audio = np.concatenate([self._audio, *self._waiting])
        self._waiting = []
        self._n_decoded = self._n_samples
        segments, about = self._whisper.transcribe(
            self._audio, language=self._language, beam_size=1, word_timestamps=True,
            condition_on_previous_text=True, initial_prompt=self._prompt(),
        )  # fmt: skip
        self._language = self._language or about.language
        return list(segments)

    def _prompt(self) -> str:
        """The end of the final text whose audio has been cut off."""
        gone = [word.text for word in self._agreement.committed if word.end <= self._buffer_s]
        return "".join(gone)[-PROMPT_CHARACTERS:]

    def _trim(self, segments: Sequence[Any]) -> None:
        """Cut a long buffer after the last but one segment that is final, if there is one."""
        if len(self._audio) <= TRIM_S * RATE:
            return
        ends = [segment.end + self._buffer_s for segment in segments][:-1]
        done = [end for end in ends if end <= self._agreement.end_s]
        if done:
            self._audio = self._audio[round((done[-1] - self._buffer_s) * RATE) :]
            self._buffer_s = done[-1]

    def _log(
        self, final: Sequence[Heard], tentative: Sequence[Heard], audio: float, shown: float
    ) -> list[LogEvent]:
        events: list[LogEvent] = []
        if final:
            self._n_lines += 1
            events.append(
                CommittedEvent(
                    self._n_lines, SOURCE, _text(final), final[0].start, final[-1].end,
                    self._language, audio, shown, shown - audio,
                )
            )  # fmt: skip
        start, end = self._agreement.end_s, self._n_decoded / RATE
        text = _text(tentative)
        events.append(
            DraftEvent(SOURCE, text, "", start, end, self._language, audio, shown, shown - audio)
        )
        return events


def local_agreement(whisper: Any, language: str | None) -> System:  # noqa: ANN401
    """The peer as a system; its process holds our model too, so its memory is not told."""
    return System(NAME, lambda: LocalAgreementLoop(whisper, language), has_memory=False)


def _text(words: Sequence[Heard]) -> str:
    return "".join(word.text for word in words).strip()
