"""Many streams at random phases, in one batch: each says what it would have said alone."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.batch import advance_ready
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.transcript import TranscriptEvent
from scripted_engine import RATE, LoudnessVad, ScriptedEngine, sentence, speech

TALK = [*sentence("one two", 0.4), *sentence("a b c d e f g h i j k", 2.0), *sentence("z", 7.0)]
SAMPLES = speech(TALK, 8.5)
STEP = RATE // 4


def new_driver() -> AsrStreamDriver:
    engine = ScriptedEngine(TALK, window_s=2.0)
    return AsrStreamDriver(engine, EmissionPolicy.responsive(), LoudnessVad())


def alone(phase: int, last: int) -> list[TranscriptEvent]:
    """One stream whose first sample comes after ``phase`` steps, read at every step until
    ``last``.
    """
    context = new_driver().new_context()
    events = []
    for step in range(last):
        context.write(piece(phase, step))
        events += context.read()
    return events + context.finish()


def piece(phase: int, step: int) -> np.ndarray:
    first = max(0, step - phase) * STEP
    return SAMPLES[first : first + STEP] if step >= phase else SAMPLES[:0]


@given(st.lists(st.integers(0, 12), min_size=1, max_size=16))
def test_streams_at_random_phases_share_batches_and_change_nothing(phases):
    driver = new_driver()
    contexts = [driver.new_context() for _ in phases]
    heard: list[list[TranscriptEvent]] = [[] for _ in phases]
    last = max(phases) + len(SAMPLES) // STEP
    for step in range(last):
        for context, phase in zip(contexts, phases, strict=True):
            context.write(piece(phase, step))
        for events, said in zip(heard, advance_ready(driver, contexts), strict=True):
            events += said
    for events, context in zip(heard, contexts, strict=True):
        events += context.finish()
    assert heard == [alone(phase, last) for phase in phases]
    if len(phases) > len(set(phases)):
        assert max(driver.engine.batches) > 1
