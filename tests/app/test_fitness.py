"""Whether a model fits this machine: memory with some to spare, and its speed on the demo."""

from __future__ import annotations

import itertools

import pytest

from app.fitness import (
    MEASURED_S,
    SPARE_BYTES,
    TOO_SLOW,
    Speed,
    free_memory_bytes,
    has_room,
    measure_speed,
)
from app.settings import RecognitionSettings
from engine.errors import ModelError
from live_stage import driver_of
from scripted_engine import ScriptedEngine, sentence


def test_memory_is_needed_with_some_to_spare():
    assert has_room(10**9, 10**9 + SPARE_BYTES)
    assert not has_room(10**9, 10**9 + SPARE_BYTES - 1)
    assert free_memory_bytes() > 0


def test_too_slow_begins_at_seven_tenths_of_the_time():
    assert TOO_SLOW == 0.7
    assert not Speed(10.0, 7.0).is_too_slow
    assert Speed(10.0, 7.1).is_too_slow


def test_a_few_seconds_of_the_demo_are_captioned_after_a_warm_up():
    engine = ScriptedEngine(sentence("good morning", 0.5))
    seconds = itertools.count()
    speed = measure_speed(
        RecognitionSettings(), build=lambda: driver_of(engine), timer=lambda: next(seconds)
    )
    assert speed.audio_s == pytest.approx(MEASURED_S, abs=0.5)
    assert speed.computing_s == 1.0  # one tick from its beginning to its end


def test_a_model_that_is_not_here_is_not_fetched_to_be_measured():
    with pytest.raises(ModelError, match="whisper-large-v3 is not installed"):
        measure_speed(RecognitionSettings(model="whisper-large-v3"))
