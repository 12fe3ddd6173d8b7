"""The engine under the stream driver: policies, many streams at once, full windows."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.driver.batch import advance_ready
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.transcript import Committed, Draft, TranscriptEvent
from engine.engines.parakeet import ParakeetEngine
from scripted_engine import LoudnessVad

BLOCK = 1600


@pytest.fixture(scope="module")
def talk(babble) -> NDArray[np.float32]:
    """Two short regions and one longer than the window."""
    silence = np.zeros(24_000, np.float32)
    return np.concatenate(
        [silence, babble(2.3, 1), silence, babble(1.1, 2), silence, babble(17.0, 3), silence]
    )


def run(
    engine: ParakeetEngine, preset: str, samples: NDArray[np.float32], block: int = BLOCK
) -> list[TranscriptEvent]:
    driver = AsrStreamDriver(engine, EmissionPolicy.preset(preset), LoudnessVad())
    context = driver.new_context()
    events = []
    for first in range(0, len(samples), block):
        events += context.write_read(samples[first : first + block])
    return events + context.finish()


def commits(events: list[TranscriptEvent]) -> list[Committed]:
    return [event for event in events if isinstance(event, Committed)]


def test_responsive_commits_what_conservative_commits(
    engine: ParakeetEngine, talk: NDArray[np.float32]
) -> None:
    conservative = commits(run(engine, "conservative", talk))
    events = run(engine, "responsive", talk)
    assert commits(events) == conservative
    assert len(conservative) >= 4
    assert sum(isinstance(event, Draft) for event in events) > 5


def test_chunking_is_not_observable(engine: ParakeetEngine, talk: NDArray[np.float32]) -> None:
    expected = commits(run(engine, "conservative", talk))
    for block in (777, 16_000, len(talk)):
        assert commits(run(engine, "conservative", talk, block)) == expected


def test_a_full_window_is_cut_between_words(
    engine: ParakeetEngine, talk: NDArray[np.float32]
) -> None:
    long = [c for c in commits(run(engine, "conservative", talk)) if c.start > 7.0]
    assert len(long) >= 2
    for before, after in pairwise(long):
        assert before.end <= after.start
        assert before.end - before.start < 8.0


def test_many_streams_advance_in_one_batch(engine: ParakeetEngine, babble) -> None:
    silence = np.zeros(24_000, np.float32)
    clips = [
        np.concatenate([silence[: 4000 * i], babble(1.5 + 2.5 * i, 20 + i), silence, silence])
        for i in range(4)
    ]
    alone = [commits(run(engine, "conservative", clip)) for clip in clips]
    driver = AsrStreamDriver(engine, EmissionPolicy.conservative(), LoudnessVad())
    contexts = [driver.new_context() for _ in clips]
    together: list[list[TranscriptEvent]] = [[] for _ in clips]
    for first in range(0, max(map(len, clips)), BLOCK):
        for context, clip in zip(contexts, clips, strict=True):
            context.write(clip[first : first + BLOCK])
        for events, new in zip(together, advance_ready(driver, contexts), strict=True):
            events += new
    for events, context, expected in zip(together, contexts, alone, strict=True):
        said = commits(events + context.finish())
        assert [_rounded(commit) for commit in said] == [_rounded(commit) for commit in expected]
        assert said


def _rounded(commit: Committed) -> Committed:
    """A batch's log-probabilities differ in the last bit from a single request's."""
    segments = tuple(replace(s, avg_logprob=round(s.avg_logprob, 4)) for s in commit.segments)
    return replace(commit, segments=segments)
