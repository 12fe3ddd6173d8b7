"""Decodes under way elsewhere: the same commits, however late they come back, and no waiting."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.pending import PendingDecodes
from engine.driver.seam import DecodeKind
from engine.driver.transcript import Committed, Draft
from engine.engines.windows import check_cancelled
from engine.errors import DecodeCancelledError, UnavailableError
from scripted_engine import LoudnessVad, ScriptedEngine, sentence, speech

BLOCK = 4800
TALK = [
    *sentence("one two three", 0.5),
    *sentence(" ".join(f"w{i}" for i in range(30)), 4.0),
    *sentence("last", 16.0),
]


@dataclass
class GatedEngine(ScriptedEngine):
    """Answers only when the gate is open, as a server far away does."""

    gate: threading.Event = field(default_factory=threading.Event)
    asked: list = field(default_factory=list)

    def decode(self, requests):
        self.asked.append(requests[0].kind)
        while not self.gate.wait(0.01):
            check_cancelled([request.cancel for request in requests])
        return super().decode(requests)


def driver_for(script, preset="conservative", engine=ScriptedEngine, **options):
    return AsrStreamDriver(engine(script, **options), EmissionPolicy.preset(preset), LoudnessVad())


def settle(pending: PendingDecodes):
    """Everything due, with all waiting that it takes."""
    said = []
    while pending.begin() or not pending.is_idle:
        threading.Event().wait(0.002)
        said += [event for events in pending.collect() for event in events]
    return said


def commits(events):
    return [(e.text, e.start, e.end) for e in events if isinstance(e, Committed)]


@cache
def inline(preset):
    context = driver_for(TALK, preset).new_context()
    return commits(context.write_read(speech(TALK, 19.0)) + context.finish())


def collect_failure(pending: PendingDecodes):
    while not pending.is_idle:
        pending.collect()


@pytest.mark.parametrize("preset", ["offline", "conservative", "responsive"])
@settings(max_examples=8 if settings.default.max_examples < 100 else 500)
@given(turns=st.lists(st.booleans(), min_size=8, max_size=40))
def test_late_answers_commit_what_prompt_ones_do(preset, turns):
    """A turn that is False passes without looking for answers."""
    samples, events = speech(TALK, 19.0), []
    context = driver_for(TALK, preset).new_context()
    pending = PendingDecodes(context.driver, [context])
    try:
        for turn, first in enumerate(range(0, len(samples), BLOCK)):
            context.write(samples[first : first + BLOCK])
            pending.begin()
            if turns[turn % len(turns)]:
                events += pending.collect()[0]
        context.end()
        events += settle(pending)
    finally:
        pending.close()
    assert commits(events) == inline(preset)


def test_a_stream_goes_on_listening_while_its_commit_is_under_way():
    context = driver_for(TALK, engine=GatedEngine).new_context()
    woken = threading.Event()
    pending = PendingDecodes(context.driver, [context], woken.set)
    samples = speech(TALK, 19.0)
    context.write(samples[: 3 * 16_000])
    assert pending.begin() == [0]
    assert pending.due() is None
    context.write(samples[3 * 16_000 :])
    assert pending.begin() == []
    assert pending.collect() == [[]]
    context.driver.engine.gate.set()
    assert woken.wait(5)
    assert pending.due() is DecodeKind.ENDPOINT
    (event,) = pending.collect()[0]
    assert event.text == "one two three"
    context.end()
    assert [c[0] for c in commits(settle(pending))][-1] == "last"
    pending.close()


def test_a_stream_does_not_wait_for_another():
    driver = driver_for(TALK, engine=GatedEngine)
    contexts = [driver.new_context(), driver.new_context()]
    pending = PendingDecodes(driver, contexts)
    contexts[0].write(speech(TALK, 3.0))
    assert pending.begin() == [0]
    contexts[1].write(speech(TALK, 3.0))
    assert pending.begin() == [1]
    driver.engine.gate.set()
    assert [event.text for event in settle(pending)] == ["one two three"] * 2
    pending.close()


def test_a_commit_gives_up_the_draft_under_way():
    context = driver_for(TALK, "responsive", GatedEngine).new_context()
    engine = context.driver.engine
    woken = threading.Event()
    pending = PendingDecodes(context.driver, [context], woken.set)
    samples = speech(TALK, 4.0)
    context.write(samples[:16_000])
    assert pending.begin() == [0]
    context.write(samples[16_000 : 3 * 16_000])
    assert pending.due() is DecodeKind.ENDPOINT
    assert pending.begin() == []
    assert woken.wait(5)
    engine.gate.set()
    assert pending.collect() == [[]]
    events = settle(pending)
    assert engine.asked[:2] == [DecodeKind.DRAFT, DecodeKind.ENDPOINT]
    assert not [e for e in events if isinstance(e, Draft) and e.text == "one"]
    assert commits(events)[0][0] == "one two three"
    pending.close()


def test_a_late_draft_does_not_count_as_having_heard_what_came_meanwhile():
    context = driver_for(TALK, "responsive", GatedEngine).new_context()
    pending = PendingDecodes(context.driver, [context])
    samples = speech(TALK, 4.0)
    context.write(samples[:19_200])
    assert pending.begin() == [0]
    context.write(samples[19_200:27_000])  # the last word, and the region still open
    context.driver.engine.gate.set()
    said = settle(pending)
    assert [event.text for event in said] == ["one two", "one two three"]
    pending.close()


def test_a_failed_decode_moves_nothing_and_is_tried_again():
    context = driver_for(TALK, failures=1).new_context()
    pending = PendingDecodes(context.driver, [context])
    context.write(speech(TALK, 3.0))
    pending.begin()
    with pytest.raises(UnavailableError):
        collect_failure(pending)
    assert context.due() is DecodeKind.ENDPOINT
    assert commits(settle(pending)) == [("one two three", 0.5, pytest.approx(1.4))]
    pending.close()


def test_a_cancelled_commit_raises_and_stays_due():
    context = driver_for(TALK, engine=GatedEngine).new_context()
    pending = PendingDecodes(context.driver, [context])
    context.write(speech(TALK, 3.0))
    cancel = threading.Event()
    pending.begin(cancel=cancel)
    cancel.set()
    with pytest.raises(DecodeCancelledError):
        collect_failure(pending)
    assert context.due() is DecodeKind.ENDPOINT
    pending.close()


def test_closing_gives_up_what_is_under_way():
    context = driver_for(TALK, engine=GatedEngine).new_context()
    pending = PendingDecodes(context.driver, [context])
    context.write(speech(TALK, 3.0))
    pending.begin()
    pending.close()
    assert pending.is_idle
    rest = context.take_rest()
    assert np.abs(rest.samples).max() > 0.2
    assert rest.start_s <= 0.5
