"""The bench decodes with the priority that a session has, and says which it got."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.bench.busy import busy_as_json, busy_as_table, run_busy
from app.bench.clips import Clip
from app.bench.live import HeardClip, own_system, speech_times
from app.bench.machine import Quiet
from app.bench.report import LiveReport
from app.priority.linux import NICE
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from niceness import NotesNice, may_raise, own_nice
from scripted_engine import RATE, LoudnessVad, ScriptedEngine, sentence, speech

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nice values of Linux")

SCRIPT = sentence("one two three", 0.5)


class NotingEngine(NotesNice, ScriptedEngine):
    def __init__(self) -> None:
        super().__init__(SCRIPT)
        self.noted = []


def test_captions_come_first_and_what_is_beside_them_does_not() -> None:
    usual, engine, beside_them = own_nice(), NotingEngine(), []

    @contextmanager
    def beside() -> Iterator[None]:
        beside_them.append(own_nice())
        yield
        beside_them.append(own_nice())

    driver = AsrStreamDriver(engine, EmissionPolicy.responsive(), LoudnessVad())
    samples = speech(SCRIPT, 3.0)
    clip = HeardClip(Clip(Path("a.wav")), samples, RATE, speech_times(driver, samples))
    system = own_system(driver)
    quiet, busy = run_busy(system, [clip], 2, beside)
    assert set(engine.noted) == {NICE if may_raise(NICE) else usual}
    assert beside_them == [usual] * 4
    assert system.threads is not None
    got = system.threads.priority
    assert got
    settings = {"model": "scripted", "priority": got}
    alone, busied = (LiveReport(settings, runs, quiet=Quiet(0.0, 2)) for runs in (quiet, busy))
    assert busy_as_json(alone, busy, "x")["settings"]["priority"] == got
    table = busy_as_table(alone, busied, "x")
    assert f"cores, load average before it 0.00, priority {got}\n" in table
    assert "model scripted\n" in table
