"""Decodes that fail or hang, and sinks that take nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from app.events import CommittedEvent, DraftEvent, GapEvent, LogEvent
from engine.driver.seam import DecodeRequest, WindowDecode
from engine.errors import DecodeCancelledError, UnavailableError
from live_stage import StageSource
from scripted_engine import RATE, Spoken, speech
from session_stage import SOUND, SessionStage


def test_a_decode_that_fails_once_is_tried_again(stage: SessionStage) -> None:
    stage.start()
    stage.engine.failures = 1
    stage.play(SOUND)
    stage.log.wait_for_lines(2)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    assert stage.log.states() == ["starting", "loading", "listening", "stopped"]


def test_decodes_that_keep_failing_are_told_and_end_the_session(
    stage: SessionStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.live.decoding.RETRY_S", (0.0, 0.0))
    session = stage.start()
    stage.engine.failures = 1_000_000
    stage.source.play(SOUND)
    stage.log.wait_for_state("failed")
    assert session.join(5)
    assert any("trying again" in s.message for s in stage.log.statuses() if s.state == "behind")
    assert "the scripted engine fails as told" in stage.log.statuses()[-1].message
    (gap,) = [event for event in stage.log.events if isinstance(event, GapEvent)]
    assert "the scripted engine fails as told" in gap.reason
    assert gap.end > gap.start
    assert not stage.source.running


def test_a_language_that_the_model_does_not_know_is_named_and_no_fault(stage: SessionStage) -> None:
    stage.options = replace(stage.options, language="fr")
    session = stage.start(state="failed")
    assert session.join(5)
    assert stage.log.statuses()[-1].message.startswith("scripted does not know the language 'fr'")


def test_captions_go_on_when_they_cannot_be_stored(stage: SessionStage) -> None:
    def store(event: LogEvent) -> None:
        if isinstance(event, CommittedEvent):
            raise UnavailableError("no space left on the disk; free some")

    stage.sinks = [store, stage.log]
    stage.start()
    stage.source.play(SOUND)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    (unsaved,) = [s for s in stage.log.statuses() if s.state == "unsaved"]
    assert "not saved: no space left on the disk" in unsaved.message


def test_that_nothing_is_saved_is_withdrawn_when_it_is(stage: SessionStage) -> None:
    full = [True]

    def store(event: LogEvent) -> None:
        if full[0] and not isinstance(event, DraftEvent):
            raise UnavailableError("no space left on the disk; free some")

    stage.sinks = [store, stage.log]
    stage.start(state="unsaved")
    stage.play(SOUND[: RATE * 3])
    stage.log.wait_for_lines(1)
    full[0] = False
    stage.play(SOUND[RATE * 3 :])
    stage.end()
    states = stage.log.states()
    assert states.count("unsaved") == 1
    (again,) = [s for s in stage.log.statuses() if s.message == "all captions are saved again"]
    assert states.index("unsaved") < stage.log.statuses().index(again)


def test_a_decode_that_nothing_ends_is_left_and_the_end_is_told(stage: SessionStage) -> None:
    def deaf(requests: object) -> None:
        stage.engine.decoding.set()
        stage.engine.go.wait(15)
        raise DecodeCancelledError("at last")

    stage.engine.decode = deaf  # type: ignore[assignment,method-assign]
    session = stage.start()
    stage.engine.go.clear()
    stage.source.play(SOUND)
    assert stage.engine.decoding.wait(5)
    session.stop(abort=True)
    assert not session.join(0.05)
    session.leave()
    assert stage.log.states()[-1] == "stopped"
    n = len(stage.log.events)
    stage.engine.go.set()
    assert session.join(5)
    assert len(stage.log.events) == n  # Whatever it says now, nobody is told.


def test_abort_ends_a_long_decode(stage: SessionStage) -> None:
    session = stage.start()
    stage.engine.go.clear()
    stage.source.play(SOUND)
    assert stage.engine.decoding.wait(5)
    session.stop(abort=True)
    assert session.join(5)
    assert stage.log.states()[-1] == "stopped"


def test_a_session_that_is_ended_at_once_keeps_what_was_decoded(stage: SessionStage) -> None:
    """The last words of one source have been decoded when those of the other are given up."""
    other = StageSource(stage.clock, "system")
    stage.sources.append(other)
    decode = stage.engine.decode

    def held(requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        if requests[0].kind.commits and len(requests[0].features) > 200:  # The other source's.
            stage.engine.go.clear()
        return decode(requests)

    stage.engine.decode = held  # type: ignore[method-assign]
    session = stage.start()
    stage.engine.decoding.clear()
    stage.play(SOUND[: round(1.45 * RATE)])
    other.play(speech([Spoken("long", 0.5, 3.0)], 3.2))
    session.stop()
    stage.log.wait(lambda: not stage.engine.go.is_set(), "the other source's decode")
    session.stop(abort=True)
    assert session.join(5)
    assert [(line.source, line.text) for line in stage.log.lines()] == [("mic", "one two three")]
    (gap,) = stage.log.gaps()
    assert (gap.source, gap.reason) == ("system", "the session was stopped")
    assert stage.log.states()[-1] == "stopped"


def test_a_draft_is_given_up_for_the_last_commits(stage: SessionStage) -> None:
    session = stage.start()
    stage.engine.go.clear()
    stage.source.play(SOUND[: RATE * 1])  # Speech goes on: only a draft can be due.
    assert stage.engine.decoding.wait(5)
    session.stop()
    stage.engine.go.set()
    assert session.join(5)
    assert stage.log.text() == "one"
