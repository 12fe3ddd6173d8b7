"""The driver over a scripted engine: every way to end, and what goes wrong on the way."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from driver_runs import PRESETS, commits, driver_for, requests, run, words
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.rest import continue_from
from engine.driver.seam import DecodeKind
from engine.driver.transcript import Draft, Suspect
from engine.errors import SettingsError, UnavailableError
from scripted_engine import RATE, LoudnessVad, ScriptedEngine, sentence, speech

# The end of a stream


def test_finish_commits_the_open_region_and_only_once():
    script = sentence("one two three", 1.0)
    context = driver_for(script).new_context()
    context.write(speech(script, 1.95))
    assert words(context.finish()) == ["one", "two", "three"]
    assert context.finish() == []
    assert context.read() == []
    with pytest.raises(SettingsError, match="finished"):
        context.write(np.zeros(10, np.float32))


@pytest.mark.parametrize("n_samples", [0, 1, 159, 160, 1599])
@pytest.mark.parametrize("preset", PRESETS)
def test_less_than_a_tenth_of_a_second_is_not_decoded(preset, n_samples):
    context = driver_for([], preset).new_context()
    context.write(np.full(n_samples, 0.5, np.float32))
    assert context.finish() == []
    assert requests(context) == []


def test_finish_in_a_pause_commits_what_was_said():
    script = sentence("one", 1.0)
    context = driver_for(script, "conservative").new_context()
    context.write(speech(script, 1.8))
    assert words(context.finish()) == ["one"]


# Mishaps


def test_a_failed_decode_moves_nothing_and_is_tried_again():
    script = sentence("one two three", 1.0)
    context = driver_for(script, "conservative", failures=2).new_context()
    context.write(speech(script, 5.0))
    for _ in range(2):
        with pytest.raises(UnavailableError):
            context.read()
    assert words(context.read()) == ["one", "two", "three"]


def test_a_failed_finish_can_be_called_again():
    script = sentence("one", 1.0)
    context = driver_for(script, failures=1).new_context()
    context.write(speech(script, 1.4))
    with pytest.raises(UnavailableError):
        context.finish()
    assert words(context.finish()) == ["one"]


def test_what_was_said_before_a_failure_is_not_lost():
    script = [*sentence("one", 1.0), *sentence("two", 4.0)]
    driver = driver_for(script, "conservative")
    context = driver.new_context()
    context.write(speech(script, 8.0))

    class FailsSecond:
        def is_set(self):
            return False

    decode, calls = driver.engine.decode, []

    def fails_second(batch):
        calls.append(batch)
        if len(calls) == 2:
            raise UnavailableError("out of memory")
        return decode(batch)

    driver.engine.decode = fails_second
    with pytest.raises(UnavailableError):
        context.read(cancel=FailsSecond())
    assert words(context.read()) == ["one", "two"]


def test_text_that_a_guard_holds_back_is_suspect_and_leaves_the_screen():
    script = [*sentence("you", 1.0), *sentence("hello there", 5.0)]
    context = driver_for(script, reject=frozenset(["you"])).new_context()
    events = run(context, speech(script, 9.0))
    suspects = [event for event in events if isinstance(event, Suspect)]
    assert [(s.text, s.reason, s.value) for s in suspects] == [("you", "no_speech", 0.9)]
    assert words(events) == ["hello", "there"]
    assert context.guards["no_speech"] >= 1


@pytest.mark.parametrize("preset", ["conservative", "responsive", "agreement"])
def test_what_an_endpoint_decode_left_unheard_is_decoded_by_itself(preset):
    class StopsEarly(ScriptedEngine):
        """Never says more than two words at a time, and says where it stopped."""

        def _decode(self, request):
            decode = super()._decode(request)
            if request.kind is not DecodeKind.ENDPOINT or len(decode.segments) <= 2:
                return decode
            return replace(
                decode, segments=decode.segments[:2], complete_frames=decode.segments[1].end_frame
            )

    script = [*sentence("one two three four five", 1.0), *sentence("six", 5.0)]
    engine = StopsEarly(script)
    driver = AsrStreamDriver(engine, EmissionPolicy.preset(preset), LoudnessVad())
    events = run(driver.new_context(), speech(script, 8.0))
    assert words(events) == ["one", "two", "three", "four", "five", "six"]
    kinds = [request.kind for request in engine.requests]
    assert kinds.count(DecodeKind.ENDPOINT) == 4


def test_a_draft_whose_region_turns_out_empty_is_cleared():
    class ChangesItsMind(ScriptedEngine):
        def _decode(self, request):
            decode = super()._decode(request)
            if request.kind is DecodeKind.ENDPOINT:
                return replace(decode, segments=())
            return decode

    script = sentence("one two three four", 1.0)
    driver = AsrStreamDriver(ChangesItsMind(script), EmissionPolicy.responsive(), LoudnessVad())
    events = run(driver.new_context(), speech(script, 5.0))
    assert isinstance(events[-1], Draft)
    assert events[-1].text == ""


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
def test_samples_that_are_no_numbers_are_refused_before_anything_moves(bad):
    script = sentence("one", 1.0)
    context = driver_for(script, "conservative").new_context()
    samples = speech(script, 5.0)
    context.write(samples[:8000])
    broken = samples[8000:9000].copy()
    broken[500] = bad
    with pytest.raises(SettingsError, match="NaN"):
        context.write(broken)
    with pytest.raises(SettingsError, match="mono"):
        context.write(np.zeros((2, 100), np.float32))
    context.write(samples[8000:])
    assert words(context.read()) == ["one"]


def test_a_gap_closes_the_region_and_moves_the_clock():
    script = [*sentence("one two", 0.5), *sentence("three", 2.0)]
    samples = speech(script, 4.0)
    cut = round(1.6123 * RATE)
    context = driver_for(script, "conservative").new_context()
    context.write(samples[:cut])
    context.gap(60.0)
    # The script counts the stream's own frames, which gained the padding to a whole hop.
    context.write(samples[context.n_samples :])
    first, second = commits(context.read() + context.finish())
    assert first.text == "one two"
    assert first.end == pytest.approx(1.1, abs=0.02)
    assert second.text == "three"
    assert second.start == pytest.approx(60.0 + 2.0 - 1.62, abs=0.02)


def test_a_gap_into_the_past_is_refused_and_leaves_no_trace():
    context = driver_for([]).new_context()
    context.gap(10.0)
    context.write(np.zeros(RATE, np.float32))
    with pytest.raises(SettingsError):
        context.gap(5.0)
    assert context.end_s == 11.0


def test_take_rest_hands_over_what_is_not_committed():
    script = [*sentence("one", 1.0), *sentence("two three four", 4.0)]
    samples = speech(script, 4.9)
    context = driver_for(script, "conservative").new_context()
    assert words(context.write_read(samples)) == ["one"]
    rest = context.take_rest()
    assert rest.start_s == pytest.approx(3.5, abs=0.06)
    np.testing.assert_array_equal(rest.samples, samples[-len(rest.samples) :])
    assert rest.prompt == "one"


def test_a_stream_of_another_driver_goes_on_from_the_rest_at_the_same_times():
    script = [*sentence("one", 1.0), *sentence("two three", 4.0), *sentence("four", 9.0)]
    samples = speech(script, 12.0)
    context = driver_for(script, "conservative").new_context()
    context.anchor(0, 100.0)
    context.write(samples[: 3 * RATE])
    context.read()
    context.write(samples[3 * RATE : 6 * RATE])
    context.gap(1000.0)
    context.write(samples[6 * RATE : 9 * RATE + RATE // 10])
    rest = context.take_rest()
    shifted = [replace(w, start=w.start - rest.start_s + 100.0) for w in script[1:]]
    shifted = [replace(w, end=w.start + 0.3) for w in shifted]
    other = driver_for(shifted, "conservative").new_context()
    continue_from(other, rest)
    other.write(samples[9 * RATE + RATE // 10 :])
    events = commits(other.read() + other.finish())
    assert [e.text for e in events] == ["two three", "four"]
    assert events[0].start == pytest.approx(104.0, abs=0.011)
    assert events[1].start == pytest.approx(1003.0, abs=0.02)
