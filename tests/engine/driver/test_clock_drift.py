"""An hour of audio in odd blocks, with gaps: every event stays at the time it was heard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.transcript import Committed, TranscriptEvent
from scripted_engine import HOP, RATE, LoudnessVad, ScriptedEngine, Spoken, speech

HOP_S = HOP / RATE
WORD_S = 0.4
TURN_S = 6.0  # a word, and the silence that commits it


@dataclass
class Heard:
    """What was played: the script in the stream's own samples, and when each word was heard.

    Gaps fall between words, at any sample; the stream pads what lies before one to a whole hop.
    """

    script: list[Spoken] = field(default_factory=list)
    pieces: list[np.ndarray] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    _end: int = 0
    _now: float = 0.0

    def piece(self, lost_s: float, n_words: int, extra: int) -> None:
        """Lose audio, then hear words, and ``extra`` samples more."""
        origin = self._end + -self._end % HOP
        self._now += lost_s
        words = [
            Spoken(f"w{len(self.script) + i}", TURN_S * i + 1, TURN_S * i + 1 + WORD_S)
            for i in range(n_words)
        ]
        self.pieces.append(speech(words, n_words * TURN_S + extra / RATE))
        self.starts.append(self._now)
        for word in words:
            at = origin / RATE
            self.script.append(Spoken(word.text, at + word.start, at + word.end))
            self.times.append(self._now + word.start)
        self._end = origin + len(self.pieces[-1])
        self._now += len(self.pieces[-1]) / RATE


def blocks(samples: np.ndarray, sizes: Iterator[int]) -> Iterator[np.ndarray]:
    first = 0
    while first < len(samples):
        size = next(sizes)
        yield samples[first : first + size]
        first += size


def play(heard: Heard, sizes: Iterator[int], start_s: float = 0.0) -> list[TranscriptEvent]:
    driver = AsrStreamDriver(
        ScriptedEngine(heard.script), EmissionPolicy.conservative(), LoudnessVad()
    )
    context = driver.new_context()
    events: list[TranscriptEvent] = []
    for number, (piece, time_s) in enumerate(zip(heard.pieces, heard.starts, strict=True)):
        if number:
            context.gap(start_s + time_s)
        else:
            context.anchor(0, start_s + time_s)
        for block in blocks(piece, sizes):
            events += context.write_read(block)
    return events + context.finish()


def check(events: Sequence[TranscriptEvent], heard: Heard, start_s: float = 0.0) -> None:
    commits = [event for event in events if isinstance(event, Committed)]
    segments = [segment for commit in commits for segment in commit.segments]
    assert [s.text for s in segments] == [word.text for word in heard.script]
    off = [abs(s.start - start_s - t) for s, t in zip(segments, heard.times, strict=True)]
    assert max(off) < HOP_S
    # And ends; a segment is as long as its word, so nothing accumulates inside one either.
    assert max(abs(s.end - s.start - WORD_S) for s in segments) < HOP_S


def log_uniform(seed: int) -> Iterator[int]:
    """Block sizes of 7 samples to a second, small and large alike."""
    random = np.random.default_rng(seed)
    while True:
        yield from np.exp(random.uniform(np.log(7), np.log(RATE), 1000)).astype(int).tolist()


GAPS = st.lists(
    st.tuples(
        st.floats(0, 500),  # seconds lost
        st.integers(1, 2),  # words
        st.integers(0, 2 * HOP),  # samples past a whole number of turns
    ),
    min_size=1,
    max_size=5,
)


@given(
    GAPS,
    st.lists(st.sampled_from([7, 159, 160, 512, 4800, RATE]), min_size=1, max_size=8),
    st.sampled_from([0.0, 1234.5678, 86_400.0]),
)
def test_gaps_move_the_clock_and_nothing_drifts(
    gaps: list[tuple[float, int, int]], sizes: list[int], start_s: float
):
    # A second on, each piece in 7-sample blocks would take long: those come in between.
    heard = Heard()
    for lost_s, n_words, extra in gaps:
        heard.piece(lost_s, n_words, extra)
    cycle = (size for _ in iter(int, 1) for size in [*sizes, 4800])
    check(play(heard, cycle, start_s), heard, start_s)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_an_hour_drifts_less_than_a_hop(seed: int):
    random = np.random.default_rng(seed)
    heard = Heard()
    while sum(map(len, heard.pieces)) < 3600 * RATE:
        lost_s, n_words, extra = (
            random.exponential(3.0),
            random.integers(3, 30),
            random.integers(HOP),
        )
        heard.piece(float(lost_s), int(n_words), int(extra))
    assert len(heard.pieces) > 20
    check(play(heard, log_uniform(seed)), heard)


@pytest.mark.slow
def test_an_hour_of_a_fast_sound_card_is_held_by_its_anchors():
    """A card 50 parts in a million fast gains 0.18 s an hour; a stamp each second says so."""
    rate = RATE * (1 + 50e-6)
    turns = 600
    script = [Spoken(f"w{i}", TURN_S * i + 1, TURN_S * i + 1 + WORD_S) for i in range(turns)]
    driver = AsrStreamDriver(ScriptedEngine(script), EmissionPolicy.conservative(), LoudnessVad())
    context = driver.new_context()
    samples = speech(script, turns * TURN_S)
    events: list[TranscriptEvent] = []
    for first in range(0, len(samples), RATE):
        context.anchor(first, first / rate)
        events += context.write_read(samples[first : first + RATE])
    events += context.finish()
    starts = [event.start for event in events if isinstance(event, Committed)]
    assert len(starts) == turns
    assert max(abs(s - w.start * RATE / rate) for s, w in zip(starts, script, strict=True)) < HOP_S
