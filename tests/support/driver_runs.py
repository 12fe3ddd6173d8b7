"""Runs of the driver over a scripted engine, for its tests."""

from __future__ import annotations

import numpy as np

from engine.driver.context import AsrStreamContext
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.transcript import Committed, TranscriptEvent
from scripted_engine import LoudnessVad, ScriptedEngine, Spoken, sentence

BLOCK = 320
PRESETS = ("offline", "conservative", "responsive")
TALK = [
    *sentence("one two three", 0.5),
    *sentence("four five six seven", 4.0),
    *sentence(" ".join(f"w{i}" for i in range(40)), 8.0),
    *sentence("last", 25.0),
]

SHORT_TALK = [
    *sentence("one two", 0.4),
    *sentence("a b c d e f g h i j k", 2.5),
    *sentence("z", 7.9),
]


def driver_for(script: list[Spoken], preset: str = "responsive", **options) -> AsrStreamDriver:
    return AsrStreamDriver(
        ScriptedEngine(script, **options), EmissionPolicy.preset(preset), LoudnessVad()
    )


def run(
    context: AsrStreamContext, samples: np.ndarray, block: int = BLOCK
) -> list[TranscriptEvent]:
    events = []
    for first in range(0, len(samples), block):
        events += context.write_read(samples[first : first + block])
    return events + context.finish()


def commits(events: list[TranscriptEvent]) -> list[Committed]:
    return [event for event in events if isinstance(event, Committed)]


def words(events: list[TranscriptEvent]) -> list[str]:
    return [word for commit in commits(events) for word in commit.text.split()]


def requests(context: AsrStreamContext) -> list:
    return context.driver.engine.requests
