"""The caption loop over a scripted engine and a clock that the test moves."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from app.events import CommittedEvent, DraftEvent, GapEvent, SuspectEvent
from app.live.loop import CaptionLoop
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.errors import UnavailableError
from scripted_engine import RATE, LoudnessVad, ScriptedEngine, sentence, speech


def loop_for(script, sources=("mic",), preset="responsive", **options) -> CaptionLoop:
    engine = ScriptedEngine(script, **options)
    driver = AsrStreamDriver(engine, EmissionPolicy.preset(preset), LoudnessVad())
    return CaptionLoop(driver, sources)


def ticking(step=0.25):
    seconds = itertools.count()
    return lambda: next(seconds) * step


def test_events_say_when_their_audio_ended_and_when_they_are_shown():
    script = sentence("one two three", 1.0)
    loop = loop_for(script)
    loop.write("mic", speech(script, 5.0))
    assert loop.due() == "commit"
    (event,) = loop.advance(ticking())
    assert isinstance(event, CommittedEvent)
    assert (event.id, event.source, event.text) == (1, "mic", "one two three")
    assert (event.audio, event.shown) == (0.0, 0.25)
    assert [s["text"] for s in event.segments] == ["one", "two", "three"]


def test_two_sources_are_numbered_in_the_order_spoken():
    script = sentence("one two", 1.0)
    loop = loop_for(script, sources=("mic", "system"))
    loop.write("mic", speech(script, 5.0), time_s=10.0)
    loop.write("system", speech(script, 5.0), time_s=3.0)
    events = loop.advance(ticking())
    assert [(e.id, e.source, round(e.start, 2)) for e in events] == [
        (1, "system", 4.0),
        (2, "mic", 11.0),
    ]


def test_the_event_keeps_the_draft_and_what_the_screen_shows():
    script = sentence("one two three four", 0.5)
    loop = loop_for(script)
    loop.write("mic", speech(script, 1.9))
    (event,) = loop.advance(ticking())
    assert isinstance(event, DraftEvent)
    assert event.text == event.display == "one two three four"


def test_a_gap_is_an_event_from_where_the_sound_stopped():
    script = sentence("one two", 0.5)
    loop = loop_for(script)
    loop.write("mic", speech(script, 1.5))
    (gap,) = loop.gap("mic", 9.0, "lost")
    assert isinstance(gap, GapEvent)
    assert (gap.start, gap.end, gap.reason) == (1.5, 9.0, "lost")
    (committed,) = loop.advance(ticking())
    assert committed.text == "one two"


def test_suspect_text_is_logged_and_not_numbered():
    script = [*sentence("you", 1.0), *sentence("hello", 5.0)]
    loop = loop_for(script, preset="conservative", reject=frozenset(["you"]))
    loop.write("mic", speech(script, 9.0))
    suspect, committed = loop.advance(ticking())
    assert isinstance(suspect, SuspectEvent)
    assert committed.id == 1


def test_a_finish_that_fails_can_be_called_again_and_repeats_nothing():
    script = sentence("one", 0.5)
    loop = loop_for(script, sources=("mic", "system"))
    for source in ("mic", "system"):
        loop.write(source, speech(script, 1.0))
    decode, calls = loop.driver.engine.decode, []

    def second_fails(batch):
        calls.append(batch)
        if len(calls) == 2:
            raise UnavailableError("out of memory")
        return decode(batch)

    loop.driver.engine.decode = second_fails
    with pytest.raises(UnavailableError):
        loop.finish(ticking())
    events = loop.finish(ticking())
    assert [(e.id, e.source) for e in events] == [(1, "mic"), (2, "system")]


def test_what_was_said_is_told_when_a_session_cannot_end_as_it_should():
    script = sentence("one two three", 0.5)
    loop = loop_for(script, sources=("mic", "system"))
    for source in ("mic", "system"):
        loop.write(source, speech(script, 2.0), time_s=0.0)
    engine, decode = loop.driver.engine, loop.driver.engine.decode

    def second_stream_fails(requests):
        if engine.requests:
            raise UnavailableError("the card is gone")
        return decode(requests)

    engine.decode = second_stream_fails
    with pytest.raises(UnavailableError):
        loop.finish(ticking())
    line, gap = loop.abandon("decoding fails", ticking())
    assert isinstance(line, CommittedEvent)
    assert (line.source, line.text) == ("mic", "one two three")
    assert isinstance(gap, GapEvent)
    assert (gap.source, gap.reason) == ("system", "decoding fails")


def test_nothing_due_asks_the_clock_nothing():
    loop = loop_for([])
    loop.write("mic", np.zeros(RATE, np.float32))
    assert loop.advance(lambda: pytest.fail("asked")) == []


def test_quick_decodes_draft_more_often_and_commit_the_same():
    script = sentence(" ".join(f"w{i}" for i in range(12)), 0.5)
    samples = speech(script, 7.0)
    results = []
    for step in (0.01, 2.0):
        loop, events = loop_for(script), []
        for first in range(0, len(samples), 320):
            loop.write("mic", samples[first : first + 320])
            events += loop.advance(ticking(step))
        drafts = [e for e in events if isinstance(e, DraftEvent)]
        results.append((len(drafts), [e.text for e in events if isinstance(e, CommittedEvent)]))
    (quick, committed), (slow, same) = results
    assert quick > slow * 1.5
    assert committed == same
