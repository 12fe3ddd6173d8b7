from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.voicing import Voicing
from scripted_engine import RATE, LoudnessVad, ScriptedEngine, sentence, speech

PROBABILITIES = st.lists(st.sampled_from([0.0, 0.49, 0.5, 1.0]), max_size=60)


@given(PROBABILITIES, st.lists(st.integers(0, 60), max_size=5), st.integers(0, 900),
       st.integers(0, 900), st.integers(0, 300))  # fmt: skip
def test_it_counts_the_samples_of_speech(heard, cuts, a, b, freed):
    voicing = Voicing(0.5, 10)
    edges = [0, *sorted(min(cut, len(heard)) for cut in cuts), len(heard)]
    for first, last in pairwise(edges):
        voicing.write(first * 10, np.array(heard[first:last], np.float32))
    voicing.free(freed)
    start, end = sorted((max(a, freed), max(b, freed)))
    expected = np.repeat(np.array(heard, np.float32) >= 0.5, 10)[start:end].sum()
    assert voicing.count(start, end) == expected


def test_a_request_says_how_much_speech_was_heard_in_its_window():
    script = [*sentence("one two", 1.0), *sentence("three", 4.0)]
    engine = ScriptedEngine(script)
    driver = AsrStreamDriver(engine, EmissionPolicy.conservative(), LoudnessVad())
    samples = speech(script, 8.0)
    context = driver.new_context()
    for first in range(0, len(samples), 1000):
        context.write_read(samples[first : first + 1000])
    context.gap(20.0)
    for first in range(0, len(samples), 1000):
        context.write_read(samples[first : first + 1000])
    context.finish()
    # Whole chunks of 32 ms, so up to one more at each end.
    expected = [0.6, 0.3, 0.6, 0.3]
    assert [request.speech_s for request in engine.requests] == pytest.approx(expected, abs=0.064)


def test_without_voice_activity_nothing_is_said_of_it():
    script = sentence("one two", 1.0)
    engine = ScriptedEngine(script)
    context = AsrStreamDriver(engine, EmissionPolicy.offline()).new_context()
    context.write_read(speech(script, 8.0))
    context.finish()
    assert [request.speech_s for request in engine.requests] == [None] * len(engine.requests)
    assert engine.requests[0].features.shape[0] == 5 * RATE // 160
