"""A session through its states, on a scripted engine."""

from __future__ import annotations

import pytest

from app.capture.source import SourceState
from app.events import LogEvent, SessionEvent
from app.live.session import LiveSession
from engine.errors import SettingsError
from live_stage import StageSource
from scripted_engine import Spoken, speech
from session_stage import FIRST, OPTIONS, SECOND, SOUND, SessionStage


def test_a_session_says_what_it_does_and_what_it_hears(stage: SessionStage) -> None:
    session = stage.start()
    stage.source.say(SourceState.FLOWING)
    stage.play(SOUND)
    stage.log.wait_for_lines(2)
    stage.end()
    assert isinstance(stage.log.events[0], SessionEvent)
    assert stage.log.events[0].sources == ("mic",)
    assert stage.log.states() == ["starting", "loading", "listening", "stopped"]
    assert stage.log.states("mic") == ["listening"]
    assert stage.log.text() == "one two three four five six"
    first, second = stage.log.lines()
    assert (first.id, second.id) == (1, 2)
    assert first.start == pytest.approx(0.5, abs=0.02)
    assert second.end == pytest.approx(4.9, abs=0.02)
    assert first.audio <= first.shown
    assert stage.log.events[-1] == stage.log.statuses()[-1]
    assert not session.is_running
    assert not stage.source.running


def test_sinks_are_called_in_their_order(stage: SessionStage) -> None:
    stored: list[LogEvent] = []
    unstored: list[LogEvent] = []

    def screen(event: LogEvent) -> None:
        if event not in stored:
            unstored.append(event)

    stage.sinks = [stored.append, screen, stage.log]
    stage.start()
    stage.source.play(SOUND)
    stage.end()
    assert len(stage.log.lines()) == 2
    assert unstored == []


def test_a_pause_commits_first_and_is_a_gap_afterwards(stage: SessionStage) -> None:
    session = stage.start()
    stage.play(speech(FIRST, 1.4))  # The region is still open.
    session.pause()
    session.pause()
    stage.log.wait_for_state("paused")
    assert stage.log.text() == "one two three"
    assert not stage.source.running
    assert stage.log.gaps() == []
    stage.clock.now_s += 60.0
    session.resume()
    stage.log.wait_for_state("listening", times=2)
    rest = speech([Spoken(w.text, w.start - 1.4, w.end - 1.4) for w in SECOND], 5.0)
    stage.play(rest)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    (gap,) = stage.log.gaps()
    assert gap.reason == "paused"
    assert gap.start == pytest.approx(1.4, abs=0.02)
    assert gap.end == pytest.approx(61.4, abs=0.02)
    assert stage.log.lines()[1].start == pytest.approx(64.0, abs=0.05)


def test_stop_while_paused(stage: SessionStage) -> None:
    session = stage.start()
    stage.play(speech(FIRST, 1.4))
    session.pause()
    stage.log.wait_for_state("paused")
    stage.end()
    session.resume()
    assert stage.log.text() == "one two three"
    assert stage.source.starts == 1


def test_two_sources_are_told_apart(stage: SessionStage) -> None:
    second = StageSource(stage.clock)
    stage.sources = [stage.source, second]
    stage.start()
    stage.source.play(SOUND)
    second.play(SOUND)
    stage.end()
    by_source = {
        name: " ".join(e.text for e in stage.log.lines() if e.source == name)
        for name in ("mic", "mic 2")
    }
    assert by_source == dict.fromkeys(by_source, "one two three four five six")
    assert [line.id for line in stage.log.lines()] == [1, 2, 3, 4]


def test_the_end_of_all_sources_ends_the_session(stage: SessionStage) -> None:
    session = stage.start()
    stage.source.play(SOUND)
    stage.source.say(SourceState.ENDED)
    assert session.join(5)
    assert stage.log.text() == "one two three four five six"
    assert stage.log.states()[-1] == "stopped"


def test_a_session_needs_a_source_and_runs_once(stage: SessionStage) -> None:
    with pytest.raises(SettingsError, match="needs a source"):
        LiveSession([], stage.build, [], OPTIONS)
    session = stage.start()
    with pytest.raises(SettingsError, match="runs once"):
        session.start()
