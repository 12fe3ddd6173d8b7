"""The priority of a live session: its decodes have it, and nothing else has."""

from __future__ import annotations

import sys
import threading

import pytest

from app.priority.linux import NICE
from live_stage import HeldEngine
from niceness import NotesNice, may_raise, own_nice
from scripted_engine import speech
from session_stage import FIRST, SCRIPT, SessionStage

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nice values of Linux")


class NotingEngine(NotesNice, HeldEngine):
    def __init__(self) -> None:
        super().__init__(SCRIPT)
        self.noted = []


def test_its_decodes_come_first_and_nothing_else_does(
    caplog: pytest.LogCaptureFixture,
) -> None:
    usual, stage, engine = own_nice(), SessionStage(), NotingEngine()
    stage.engine = engine
    others: list[int] = []
    with caplog.at_level("INFO"):
        stage.start()
        engine.decoding.clear()
        engine.go.clear()
        stage.source.play(speech(FIRST, 4.0))
        assert engine.decoding.wait(15)
        other = threading.Thread(target=lambda: others.append(own_nice()))  # As files have one.
        other.start()
        other.join()
        engine.go.set()
        stage.end()
    assert set(engine.noted) == {NICE if may_raise(NICE) else usual}
    assert others == [usual] == [own_nice()]
    assert "priority of live decodes: " in caplog.text
