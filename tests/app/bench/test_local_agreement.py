"""LocalAgreement-2 over a recognizer that hears what the audio holds."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from app.bench.live import SOURCE
from app.bench.local_agreement import RATE, TRIM_S, Agreement, Heard, LocalAgreementLoop
from app.events import CommittedEvent, DraftEvent, LogEvent
from app.live.simulate import SimulatedClock, simulate

STEP = 1e-3


def spoken(n_words: int, word_s: float = 0.5) -> NDArray[np.float32]:
    """Word ``n`` is the level ``(n + 1) * STEP``."""
    return np.repeat(np.arange(1, n_words + 1, dtype=np.float32) * STEP, round(word_s * RATE))


class LevelReader:
    """Hears each level as its number; the last half word as "um". A segment is eight words."""

    def __init__(self) -> None:
        self.asked: list[tuple[float, dict[str, Any]]] = []

    def transcribe(
        self, audio: NDArray[np.float32], **options: Any
    ) -> tuple[list[SimpleNamespace], SimpleNamespace]:
        self.asked.append((len(audio) / RATE, options))
        numbers = np.round(audio / STEP).astype(int)
        edges = [0, *(np.flatnonzero(np.diff(numbers)) + 1), len(numbers)]
        words = []
        for start, end in pairwise(edges):
            whole = end - start >= 0.5 * RATE - 2
            word = f" {numbers[start]}" if whole else " um"
            words.append(SimpleNamespace(start=start / RATE, end=end / RATE, word=word))
        groups = [words[i : i + 8] for i in range(0, len(words), 8)]
        segments = [
            SimpleNamespace(words=group, end=group[-1].end, no_speech_prob=0.0) for group in groups
        ]
        return segments, SimpleNamespace(language="en")


def run(
    audio: NDArray[np.float32], whisper: Any = None, took_s: float = 0.0
) -> tuple[list[LogEvent], Any]:
    whisper = whisper or LevelReader()
    seconds = [0.0]

    class Slow:
        def transcribe(self, *args: Any, **options: Any) -> Any:
            seconds[0] += took_s
            return whisper.transcribe(*args, **options)

    clock = SimulatedClock(lambda: seconds[0])
    blocks = [audio[i : i + 320] for i in range(0, len(audio), 320)]
    loop = LocalAgreementLoop(Slow(), "en")
    return list(simulate(loop, {SOURCE: blocks}, RATE, clock)), whisper


def text(events: list[LogEvent]) -> str:
    return " ".join(e.text for e in events if isinstance(e, CommittedEvent))


def test_words_are_final_when_two_transcripts_agree() -> None:
    agreement = Agreement()
    one, two, three = (Heard(n, n + 0.9, f" {n}") for n in range(3))
    wrong = Heard(2.0, 2.9, " x")
    assert agreement.insert([one, two], 0.0) == []
    assert agreement.insert([one, two, wrong], 0.0) == [one, two]
    # What is final already is not heard again, also where its times have moved a little.
    assert agreement.insert([Heard(1.85, 1.9, " 1"), three], 0.0) == []
    assert agreement.tentative == [three]
    assert agreement.finish() == [three]
    assert agreement.committed == [one, two, three]


def test_every_word_is_committed_once_also_past_a_cut() -> None:
    n_words = 90  # 45 s: the buffer is cut at least twice
    events, whisper = run(spoken(n_words), took_s=0.3)
    assert text(events).split() == [str(n) for n in range(1, n_words + 1)]
    lengths = [seconds for seconds, _ in whisper.asked]
    assert max(lengths) < TRIM_S + 6
    assert min(lengths[20:-1]) < TRIM_S  # it was cut
    prompts = [options["initial_prompt"] for _, options in whisper.asked]
    assert prompts[0] == ""
    assert prompts[-1].endswith(f" {n_words - round(2 * lengths[-1])}")


def test_it_shows_only_what_is_final_and_a_second_late() -> None:
    events, _ = run(spoken(12), took_s=0.2)
    drafts = [e for e in events if isinstance(e, DraftEvent)]
    assert all(e.display == "" for e in drafts)
    assert drafts[0].text == "1 2"
    first = next(e for e in events if isinstance(e, CommittedEvent))
    assert first.text == "1 2"
    assert [first.audio, first.shown] == pytest.approx([2.0, 2.2])


def test_silent_segments_say_nothing() -> None:
    class Silent(LevelReader):
        def transcribe(self, audio: Any, **options: Any) -> Any:
            segments, about = super().transcribe(audio, **options)
            for segment in segments:
                segment.no_speech_prob = 0.95
            return segments, about

    events, _ = run(spoken(6), Silent())
    assert text(events) == ""
