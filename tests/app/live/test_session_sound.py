"""What a session makes of its source's sound, of its loss and of its return."""

from __future__ import annotations

import numpy as np
import pytest

from app.capture.source import SourceState
from live_stage import StageSource
from scripted_engine import RATE, Spoken, speech
from session_stage import FIRST, SECOND, SOUND, SessionStage


def test_what_another_rate_delivers_is_resampled(stage: SessionStage) -> None:
    stage.sources = [StageSource(stage.clock, rate=48_000)]
    stage.start()
    stage.sources[0].play(np.repeat(SOUND, 3))
    stage.end()
    assert stage.log.text() == "one two three four five six"
    assert stage.log.lines()[1].end == pytest.approx(4.9, abs=0.02)


def test_a_lost_source_is_told_and_its_return_is_a_gap(
    stage: SessionStage,
) -> None:
    stage.start()
    stage.source.say(SourceState.FLOWING)
    stage.play(speech(FIRST, 1.4))
    stage.source.say(SourceState.LOST, "the headset is gone")
    assert stage.log.wait_for_state("lost", "mic").message == "the headset is gone"
    stage.log.wait_for_lines(1)  # Nobody waits for silence that never comes.
    stage.clock.now_s += 10.0
    rest = speech([Spoken(w.text, w.start - 1.4, w.end - 1.4) for w in SECOND], 5.0)
    stage.play(rest, lost="the headset is gone")
    stage.source.say(SourceState.FLOWING)
    stage.log.wait_for_state("listening", "mic", times=2)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    (gap,) = stage.log.gaps()
    assert (gap.source, gap.reason) == ("mic", "the headset is gone")
    assert gap.end - gap.start == pytest.approx(10.0, abs=0.02)


def test_a_stall_in_the_middle_of_a_word_cuts_nothing(stage: SessionStage) -> None:
    stage.start()
    stage.source.say(SourceState.FLOWING)
    middle = round(4.45 * RATE)  # Of "five".
    stage.play(SOUND[:middle])
    stage.source.say(SourceState.STALLED, "no sound arrives")
    stage.log.wait_for_state("stalled", "mic")
    lines = len(stage.log.lines())
    stage.clock.now_s += 3.0
    stage.play(SOUND[middle:])  # Late, but all of it.
    stage.source.say(SourceState.FLOWING)
    stage.end()
    assert lines == 1  # The sentence before; nobody ended the one that was being spoken.
    assert [line.text for line in stage.log.lines()] == ["one two three", "four five six"]
    assert stage.log.gaps() == []


def test_silence_is_told_once(stage: SessionStage) -> None:
    stage.start()
    stage.source.say(SourceState.SILENT, "nothing is playing")
    stage.source.say(SourceState.SILENT, "nothing is playing")
    stage.source.say(SourceState.FLOWING)
    stage.log.wait_for_state("listening", "mic")
    assert stage.log.states("mic") == ["silent", "listening"]


def test_samples_that_are_no_numbers_do_not_end_the_session(
    stage: SessionStage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.start()
    broken = SOUND.copy()
    broken[RATE * 3 : RATE * 3 + 50] = np.nan
    stage.source.play(broken)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    assert [r.message for r in caplog.records if r.levelname == "WARNING"] == [
        "mic delivers samples that are no numbers; they count as 0"
    ]


def test_what_is_wrong_with_the_sound_is_told_of_its_source(
    stage: SessionStage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.engine.script = []
    stage.start()
    stage.source.say(SourceState.FLOWING, "Headset")
    stage.play(np.full(17 * RATE, 0.04, np.float32))  # Below what the stage takes for speech.
    stage.log.wait_for_state("noise", "mic")
    broken = np.zeros(RATE, np.float32)
    broken[100] = np.nan
    stage.play(broken)
    stage.log.wait_for_state("damaged", "mic")
    stage.play(np.zeros(26 * RATE, np.float32))
    stage.end()
    assert stage.log.states("mic") == ["listening", "noise", "damaged", "noise", "listening"]
    assert "no numbers" in caplog.text


def test_a_meter_shows_how_loud_a_source_is(stage: SessionStage) -> None:
    session = stage.start()
    stage.play(SOUND)
    level = session.levels()["mic"]
    assert level.peak == pytest.approx(0.3, abs=0.001)
    assert level.clipped == 0
    assert session.levels()["mic"].peak == 0.0
    stage.play(np.ones(RATE // 10, np.float32))
    assert session.levels()["mic"].clipped == RATE // 10


def test_news_of_a_source_does_not_wait_for_a_draft(stage: SessionStage) -> None:
    stage.start()
    stage.source.say(SourceState.FLOWING)
    stage.engine.go.clear()  # A draft that takes for ever, unless it is given up.
    stage.source.play(SOUND[: RATE * 3 // 2])
    assert stage.engine.decoding.wait(5)
    stage.source.say(SourceState.STALLED, "no sound arrives")
    told = stage.log.wait_for_state("stalled", "mic")
    assert told.shown == pytest.approx(1.5)  # At once, by the session's own clock.
    stage.engine.go.set()
    stage.play(SOUND[RATE * 3 // 2 :])
    stage.end()
    assert stage.log.text() == "one two three four five six"
