"""The driver over a scripted engine: every trigger, every commit path, many streams."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from driver_runs import BLOCK, PRESETS, SHORT_TALK, TALK, commits, driver_for, requests, run, words
from engine.driver.batch import advance_ready
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import DecodeTriggers, EmissionPolicy
from engine.driver.seam import DecodeKind
from engine.driver.transcript import Committed, Draft
from engine.errors import SettingsError
from scripted_engine import RATE, LoudnessVad, ScriptedEngine, sentence, speech

# Triggers and commits


def test_a_closed_region_commits_whole_and_at_its_time():
    script = sentence("one two three", 1.0)
    context = driver_for(script, "conservative").new_context()
    events = run(context, speech(script, 5.0))
    assert [type(event) for event in events] == [Committed]
    assert events[0].text == "one two three"
    assert (events[0].start, events[0].end) == (1.0, pytest.approx(1.9))
    assert [segment.text for segment in events[0].segments] == ["one", "two", "three"]
    assert requests(context)[0].kind is DecodeKind.ENDPOINT


def test_the_endpoint_commit_comes_when_the_hangover_has_passed():
    script = sentence("one", 1.0)
    context = driver_for(script, "conservative").new_context()
    samples = speech(script, 5.0)
    heard = 0
    while not context.write_read(samples[heard : heard + BLOCK]):
        heard += BLOCK
    assert heard / RATE == pytest.approx(1.3 + 1.0, abs=0.06)


def test_responsive_drafts_all_audio_after_the_last_commit_and_replaces_it_whole():
    script = sentence("one two three four five six", 1.0)
    context = driver_for(script).new_context()
    events = run(context, speech(script, 6.0))
    drafts = [event.text for event in events[:-1]]
    assert all(isinstance(event, Draft) for event in events[:-1])
    assert len(drafts) >= 3
    assert all(later.startswith(earlier) for earlier, later in pairwise(drafts))
    assert drafts[-1] == "one two three four five six" == events[-1].text


def test_drafts_stop_once_the_silence_has_been_heard():
    script = sentence("one two", 1.0)
    context = driver_for(script).new_context()
    run(context, speech(script, 20.0))
    assert [request.kind for request in requests(context)].count(DecodeKind.DRAFT) <= 3


def test_a_region_longer_than_the_window_loses_and_doubles_nothing():
    script = sentence(" ".join(f"w{i}" for i in range(60)), 0.5)
    context = driver_for(script, "conservative").new_context()
    events = run(context, speech(script, 22.0))
    assert words(events) == [word.text for word in script]
    kinds = [request.kind for request in requests(context)]
    assert kinds.count(DecodeKind.WINDOW_FULL) >= 3
    assert kinds[-1] is DecodeKind.ENDPOINT


def test_a_commit_that_leaves_a_tail_is_followed_by_the_draft_of_the_rest():
    # Words of 0.7 s: the 5 s window ends inside one, the engine is complete before it.
    script = sentence(" ".join(f"w{i}" for i in range(12)), 0.1, word_s=0.7)

    class Cautious(ScriptedEngine):
        """Complete only up to the last word but one."""

        def _decode(self, request):
            decode = super()._decode(request)
            if request.kind is not DecodeKind.WINDOW_FULL or len(decode.segments) < 2:
                return decode
            return replace(decode, complete_frames=decode.segments[-2].end_frame)

    for preset, shown in (("conservative", True), ("responsive", True), ("offline", False)):
        driver = AsrStreamDriver(Cautious(script), EmissionPolicy.preset(preset), LoudnessVad())
        events = run(driver.new_context(), speech(script, 12.0))
        assert words(events) == [word.text for word in script]
        first = next(i for i, event in enumerate(events) if isinstance(event, Committed))
        follows = isinstance(events[first + 1], Draft)
        assert follows == shown
        if shown:
            assert (
                events[first + 1].text == events[first + 2].text.split()[0]
                or words(events[first + 2 :])[0] == events[first + 1].text.split()[0]
            )


def test_an_engine_without_times_commits_full_windows_whole():
    script = sentence(" ".join(f"w{i}" for i in range(50)), 0.5, word_s=0.25)
    context = driver_for(script, "conservative", timed=False).new_context()
    run(context, speech(script, 16.0))
    full = [r for r in requests(context) if r.kind is DecodeKind.WINDOW_FULL]
    starts = [request.first_frame for request in full]
    assert len(starts) >= 2
    assert np.diff(starts).tolist() == [500] * (len(starts) - 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_preset_decodes_silence(preset):
    context = driver_for([], preset).new_context()
    assert run(context, np.zeros(60 * RATE, np.float32)) == []
    assert requests(context) == []


def test_offline_skips_windows_of_silence_and_keeps_its_grid():
    script = [*sentence("early", 1.0), *sentence("late", 21.0)]
    context = driver_for(script, "offline").new_context()
    events = run(context, speech(script, 40.0))
    assert words(events) == ["early", "late"]
    assert len(requests(context)) == 2


def test_offline_without_voice_activity_decodes_everything():
    engine = ScriptedEngine([], timed=False)
    context = AsrStreamDriver(engine, EmissionPolicy.offline()).new_context()
    run(context, np.zeros(12 * RATE, np.float32))
    assert [request.first_frame for request in engine.requests] == [0, 500, 1000]


def test_interval_without_endpoint_drafts_from_seek_and_commits_on_the_grid():
    policy = EmissionPolicy("drafting", DecodeTriggers(interval_ms=600))
    script = [*sentence("one two three", 0.6), *sentence("four five", 3.0)]
    engine = ScriptedEngine(script, timed=False)
    context = AsrStreamDriver(engine, policy, LoudnessVad()).new_context()
    events = run(context, speech(script, 9.0))
    assert words(events) == ["one", "two", "three", "four", "five"]
    assert len(commits(events)) == 1, "a region's end does not cut"
    drafts = [event.text for event in events if isinstance(event, Draft)]
    assert "one two three four five" in drafts


# Properties


@given(st.lists(st.sampled_from([1, 7, 160, 511, 512, 4800, 16_000]), min_size=1, max_size=30))
@pytest.mark.parametrize("preset", PRESETS)
def test_chunking_is_not_observable_in_commits(preset, sizes):
    samples = speech(SHORT_TALK, 9.0)
    reference = commits(run(driver_for(SHORT_TALK, preset, window_s=2.0).new_context(), samples))
    context = driver_for(SHORT_TALK, preset, window_s=2.0).new_context()
    events, first = [], 0
    for size in sizes:
        events += context.write_read(samples[first : first + size])
        first += size
    events += context.write_read(samples[first:]) + context.finish()
    assert commits(events) == reference


@pytest.mark.parametrize("block", [160, 1600, 48_000, 480_000])
def test_reading_late_or_never_commits_the_same(block):
    samples = speech(TALK, 30.0)
    reference = commits(run(driver_for(TALK, "conservative").new_context(), samples, 160))
    assert commits(run(driver_for(TALK, "conservative").new_context(), samples, block)) == reference


def test_responsive_commits_exactly_what_conservative_commits():
    samples = speech(TALK, 30.0)
    results = [
        commits(run(driver_for(TALK, preset).new_context(), samples))
        for preset in ("conservative", "responsive")
    ]
    assert results[0] == results[1]
    assert words(results[0]) == [word.text for word in TALK]


def test_times_never_run_backwards():
    events = commits(run(driver_for(TALK).new_context(), speech(TALK, 30.0)))
    times = [time for event in events for s in event.segments for time in (s.start, s.end)]
    assert times == sorted(times)


# One driver, many streams


def test_many_streams_decode_in_one_batch_and_as_alone():
    script = sentence("one two three", 1.0)
    driver = driver_for(script)
    contexts = [driver.new_context() for _ in range(3)]
    for context in contexts:
        context.write(speech(script, 5.0))
    results = advance_ready(driver, contexts)
    assert driver.engine.batches == [3]
    alone = driver_for(script).new_context()
    alone.write(speech(script, 5.0))
    assert results == [alone.read()] * 3


def test_a_commit_and_a_draft_of_two_streams_share_a_batch():
    script = sentence("one two three four five", 1.0)
    driver = driver_for(script)
    done, talking = driver.new_context(), driver.new_context()
    done.write(speech(script, 5.0))
    talking.write(speech(script, 2.0))
    committed, drafted = advance_ready(driver, [done, talking])
    assert driver.engine.batches == [2]
    assert [type(e) for e in committed] == [Committed]
    assert [type(e) for e in drafted] == [Draft]


def test_drafts_can_be_shed():
    script = sentence("one two three four five", 1.0)
    context = driver_for(script).new_context()
    context.write(speech(script, 2.0))
    assert context.due() is DecodeKind.DRAFT
    assert context.read(drafts=False) == []
    assert requests(context) == []


def test_a_hint_comes_only_from_a_draft_with_the_same_start_and_carry():
    script = [*sentence("one two three four", 1.0), *sentence("five six", 5.0)]
    context = driver_for(script).new_context()
    run(context, speech(script, 9.0))
    seen = requests(context)
    assert seen[0].hint is None
    for before, request in pairwise(seen):
        same = request.first_frame == before.first_frame and request.carry is before.carry
        assert request.hint == (("hint", request.first_frame) if same else None)
    assert sum(request.hint is not None for request in seen) >= 3


def test_frames_behind_seek_are_freed():
    context = driver_for([]).new_context()
    for _ in range(600):
        context.write_read(np.zeros(RATE, np.float32))
    assert context._heard.frames.end - context._heard.frames.first < 3000
    assert context._heard.samples.end - context._heard.samples.first < 30 * RATE


def test_behind_counts_speech_that_no_decode_has_covered():
    script = sentence("one two three four", 1.0)
    context = driver_for(script).new_context()
    context.write(np.zeros(RATE, np.float32))
    assert context.behind_s == 0
    context.write(speech(script, 2.5)[RATE:])
    assert context.behind_s == pytest.approx(2.0, abs=0.06)
    context.read()
    assert context.behind_s == pytest.approx(0, abs=0.02)


# What is refused


@pytest.mark.parametrize("preset", ["conservative", "responsive"])
def test_endpoints_and_intervals_need_voice_activity(preset):
    with pytest.raises(SettingsError, match="voice activity"):
        AsrStreamDriver(ScriptedEngine([]), EmissionPolicy.preset(preset))


def test_window_full_cannot_be_off():
    with pytest.raises(SettingsError, match="window_full"):
        DecodeTriggers(window_full=False)


def test_an_unknown_language_or_preset_is_named():
    with pytest.raises(SettingsError, match="'xx'"):
        driver_for([]).new_context(language="xx")
    with pytest.raises(SettingsError, match="'eager'"):
        EmissionPolicy.preset("eager")


def test_contexts_of_another_driver_are_refused():
    with pytest.raises(SettingsError, match="one driver"):
        advance_ready(driver_for([]), [driver_for([]).new_context()])
