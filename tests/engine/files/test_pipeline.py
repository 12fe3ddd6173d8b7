"""The stages together, over speech whose samples say what is spoken."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from coded_speech import WORD_S, CodedEngine, ContinuousCodedEngine, numbers, say
from engine.driver.seam import DecodeKind, DecodeRequest, WindowDecode
from engine.engines.guards import SKIPPED
from engine.errors import EngineError, SettingsError, UnavailableError
from engine.files.batching import BatchingConfig
from engine.files.packing import PackingConfig
from engine.files.pipeline import FilePipeline, FilePipelineConfig, FilePipelineContext
from engine.files.records import (
    FileDone,
    FileFailed,
    FileProgress,
    FileResult,
    FileSource,
    FileUpdate,
    OpenedSound,
    WindowDone,
)
from engine.files.stitching import WindowResult
from engine.vad.regions import VadConfig
from scripted_engine import RATE, LoudnessVad

Samples = np.ndarray


def pipeline(engine: CodedEngine, at_once: int = 1) -> FilePipeline:
    config = FilePipelineConfig(
        PackingConfig(overlap_s=1.5, max_gap_s=5.0),
        BatchingConfig(batch_size=4, per_file=8),
        VadConfig(hangover_s=0.3, pad_s=0.2),
        at_once=at_once,
    )
    return FilePipeline(engine, LoudnessVad(), config)


def sound(*channels: Samples, block: int = 4000) -> Callable[[], OpenedSound]:
    stacked = np.stack(channels)

    def blocks() -> Iterator[Samples]:
        for start in range(0, stacked.shape[1], block):
            yield stacked[:, start : start + block]

    return lambda: OpenedSound(tuple("ab"[: len(channels)]), blocks())


def work_off(context: FilePipelineContext, limit: int = 100_000) -> list[FileUpdate]:
    updates: list[FileUpdate] = []
    for _ in range(limit):
        if context.is_idle:
            return updates
        updates += context.step()
    raise AssertionError("never idle")


def run(
    engine: CodedEngine, at_once: int = 1, **sources: FileSource
) -> dict[Hashable, FileResult | EngineError]:
    context = pipeline(engine, at_once).new_context(lambda: 0.0)
    for key, source in sources.items():
        context.add(key, source)
    ends: dict[Hashable, FileResult | EngineError] = {}
    for update in work_off(context):
        if isinstance(update, FileDone):
            ends[update.key] = update.result
        elif isinstance(update, FileFailed):
            ends[update.key] = update.error
    assert set(ends) == set(sources)
    return ends


def result_of(engine: CodedEngine, source: FileSource, at_once: int = 1) -> FileResult:
    result = run(engine, at_once, only=source)["only"]
    assert isinstance(result, FileResult)
    return result


def text_of(windows: tuple[WindowResult, ...]) -> str:
    return " ".join(segment.text for window in windows for segment in window.segments)


def talk(n_words: int, seed: int, unbroken: bool) -> list[float]:
    """When words begin; unbroken speech leaves no pause in which one could cut."""
    chance = random.Random(seed)
    starts, now = [], 0.5
    for _ in range(n_words):
        starts.append(now)
        now += WORD_S + (0.0 if unbroken else chance.choice([0.05, 0.1, 0.4, 0.8, 3.0]))
    return starts


@pytest.mark.parametrize("unbroken", [False, True])
@pytest.mark.parametrize("blur_s", [0.0, 0.1])
@pytest.mark.parametrize("word_times", [False, True])
@pytest.mark.parametrize("at_once", [1, 3])
@pytest.mark.parametrize("kind", [CodedEngine, ContinuousCodedEngine])
def test_no_word_is_lost_or_doubled(
    unbroken: bool, blur_s: float, word_times: bool, at_once: int, kind: type[CodedEngine]
) -> None:
    starts = talk(300, 1, unbroken)
    engine = kind(blur_s=blur_s, word_times=word_times)
    result = result_of(engine, FileSource(sound(say(starts, starts[-1] + 2))), at_once)
    (channel,) = result.channels
    assert numbers(text_of(channel.windows)) == list(range(300))
    assert (result.guards.n_hard_cuts > 20) == unbroken
    heard = [s for window in channel.windows for s in window.segments]
    off = [abs(s.start - start) for s, start in zip(heard, starts, strict=True)]
    assert max(off) < 0.03 + blur_s
    assert all(a.start <= b.start for a, b in pairwise(heard))


class SkippingEngine(CodedEngine):
    """Passes over two words of every window that it hears from its beginning, and says so."""

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        """See there."""
        decodes = zip(requests, super().decode(requests), strict=True)
        return [
            decode if request.speech_s is None or len(decode.segments) < 6 else skipping(decode)
            for request, decode in decodes
        ]


def skipping(decode: WindowDecode) -> WindowDecode:
    segments = decode.segments[:3] + decode.segments[5:]
    complete = segments[2].end_frame
    return replace(decode, segments=segments, complete_frames=complete, guards={SKIPPED: 1})


@pytest.mark.parametrize("unbroken", [False, True])
@pytest.mark.parametrize("at_once", [1, 3])
def test_what_a_window_passed_over_is_heard_again(unbroken: bool, at_once: int) -> None:
    starts = talk(100, 5, unbroken)
    result = result_of(SkippingEngine(), FileSource(sound(say(starts, starts[-1] + 2))), at_once)
    (channel,) = result.channels
    assert numbers(text_of(channel.windows)) == list(range(100))
    assert (result.guards.n_hard_cuts > 5) == unbroken


def test_windows_are_told_in_order_though_one_is_heard_again() -> None:
    starts = [*talk(30, 5, unbroken=False), 60.0]  # of the last window nothing is skipped
    context = pipeline(SkippingEngine()).new_context(lambda: 0.0)
    context.add("a", FileSource(sound(say(starts, 62.0)), language="en"))
    told = [u.result.index for u in work_off(context) if isinstance(u, WindowDone)]
    assert told == list(range(len(told)))
    assert len(told) > 4


def test_every_window_fits_the_batch_rules() -> None:
    engine = CodedEngine()
    starts = talk(200, 2, unbroken=False)
    result = result_of(engine, FileSource(sound(say(starts, starts[-1] + 2)), language="en"))
    sizes = [len(batch) for batch in engine.batches]
    assert sum(sizes) == result.guards.n_windows
    assert max(sizes) == 4
    assert sizes[:-1] == [4] * (len(sizes) - 1)  # full but for the last
    kinds = {r.kind for batch in engine.batches for r in batch}
    assert kinds == {DecodeKind.ENDPOINT}


def test_a_hard_cut_asks_for_a_full_window_and_word_times() -> None:
    engine = CodedEngine()
    result_of(engine, FileSource(sound(say(talk(40, 3, unbroken=True), 14))))
    requests = [r for batch in engine.batches for r in batch]
    assert [r.kind for r in requests[:-1]] == [DecodeKind.WINDOW_FULL] * (len(requests) - 1)
    assert all(r.word_times for r in requests)
    assert [r.first_frame for r in requests] == sorted({r.first_frame for r in requests})


def test_the_first_sure_window_fixes_the_language() -> None:
    engine = CodedEngine(language=("de", 0.9))
    starts = talk(100, 4, unbroken=False)
    result = result_of(engine, FileSource(sound(say(starts, starts[-1] + 1)), prompt="Helstone"))
    requests = [r for batch in engine.batches for r in batch]
    assert len(engine.batches[0]) == 1
    assert requests[0].carry.language is None
    assert {r.carry.language for r in requests[1:]} == {"de"}
    assert {r.carry.prompt for r in requests} == {"Helstone"}
    assert result.language == "de"


def test_windows_that_are_never_sure_do_not_hold_up_a_file() -> None:
    engine = CodedEngine(language=("de", 0.3))
    starts = talk(100, 4, unbroken=False)
    result_of(engine, FileSource(sound(say(starts, starts[-1] + 1))))
    assert [len(batch) for batch in engine.batches[:4]] == [1, 1, 1, 4]
    assert {r.carry.language for batch in engine.batches for r in batch} == {None}


@pytest.mark.parametrize("at_once", [1, 3])
@pytest.mark.parametrize("kind", [CodedEngine, ContinuousCodedEngine])
def test_channels_are_two_transcripts(at_once: int, kind: type[CodedEngine]) -> None:
    left, right = say([1.0, 5.0, 9.0], 12.0), say([3.0, 7.0], 12.0)
    result = result_of(kind(), FileSource(sound(left, right)), at_once)
    assert [channel.label for channel in result.channels] == ["a", "b"]
    assert [numbers(text_of(c.windows)) for c in result.channels] == [[0, 1, 2], [0, 1]]
    assert result.audio_s == 12.0
    assert result.guards.audio_s == 24.0
    assert result.guards.speech_ratio == pytest.approx(5 * WORD_S / 24.0, rel=0.2)
    assert result.guards.fired == {"seen": result.guards.n_windows}


def broken() -> OpenedSound:
    raise UnavailableError("cannot be opened")


def breaks() -> OpenedSound:
    def blocks() -> Iterator[Samples]:
        yield say([0.5], 3.0)[None]
        raise UnavailableError("breaks off")

    return OpenedSound(("a",), blocks())


@pytest.mark.parametrize("at_once", [1, 3])
@pytest.mark.parametrize("kind", [CodedEngine, ContinuousCodedEngine])
def test_one_bad_file_never_stops_the_others(at_once: int, kind: type[CodedEngine]) -> None:
    good = say(talk(40, 5, unbroken=False), 60.0)
    odd = np.full(RATE, 0.1 + 0.002 * 333, np.float32)  # a word that the engine fails on
    ends = run(
        kind(fail_on=333),
        at_once,
        first=FileSource(sound(good)),
        broken=FileSource(broken),
        breaks=FileSource(breaks),
        odd=FileSource(sound(np.concatenate((good, np.zeros(RATE, np.float32), odd)))),
        silent=FileSource(sound(np.zeros(RATE, np.float32))),
        empty=FileSource(sound(np.zeros(0, np.float32))),
        last=FileSource(sound(good)),
    )
    messages = {key: str(end) for key, end in ends.items() if isinstance(end, EngineError)}
    assert messages == {
        "broken": "cannot be opened",
        "breaks": "breaks off",
        "odd": "the coded engine fails as told",
    }
    for key in ("first", "last"):
        end = ends[key]
        assert isinstance(end, FileResult)
        assert numbers(text_of(end.channels[0].windows)) == list(range(40))
    for key in ("silent", "empty"):
        end = ends[key]
        assert isinstance(end, FileResult)
        assert end.channels[0].windows == ()


@pytest.mark.parametrize("at_once", [1, 3])
@pytest.mark.parametrize("kind", [CodedEngine, ContinuousCodedEngine])
def test_a_cancelled_decode_is_begun_again(at_once: int, kind: type[CodedEngine]) -> None:
    engine = kind(cancel_first=3)
    starts = talk(60, 6, unbroken=True)
    result = result_of(engine, FileSource(sound(say(starts, starts[-1] + 1))), at_once)
    assert numbers(text_of(result.channels[0].windows)) == list(range(60))


def test_nothing_runs_while_it_may_not() -> None:
    engine, allowed = CodedEngine(), [False]
    context = pipeline(engine).new_context(lambda: 0.0, may_run=lambda: allowed[0])
    context.add("a", FileSource(sound(say([0.5], 2.0))))
    assert [context.step() for _ in range(5)] == [[]] * 5
    allowed[0] = True
    assert any(isinstance(update, FileDone) for update in work_off(context))


def test_the_engine_is_asked_no_more_than_once_in_a_step() -> None:
    engine = CodedEngine()
    context = pipeline(engine).new_context(lambda: 0.0)
    starts = talk(100, 7, unbroken=False)
    for key in range(6):
        context.add(key, FileSource(sound(say(starts, starts[-1] + 1)), language="en"))
    while not context.is_idle:
        before = len(engine.batches)
        context.step()
        assert len(engine.batches) - before <= 1


def endless() -> FileSource:
    hours = say(talk(390, 8, unbroken=False), 1500.0)

    def blocks() -> Iterator[Samples]:
        while True:
            yield hours[None]

    return FileSource(lambda: OpenedSound(("a",), blocks()), language="en")


def test_a_minute_is_not_held_up_by_hours() -> None:
    engine = CodedEngine(window_s=30.0)
    context = pipeline(engine).new_context(lambda: 0.0)
    context.add("hours", endless())
    for _ in range(40):
        context.step()
    assert context.n_batches > 5
    starts = talk(75, 9, unbroken=False)
    before = context.n_batches
    context.add("minute", FileSource(sound(say(starts, 60.0)), language="en"))
    for _ in range(1000):
        if any(isinstance(u, FileDone) for u in context.step()):
            break
    assert context.n_batches - before <= 3  # two of others at most, and its own
    context.cancel("hours")
    assert context.is_idle


def test_windows_of_all_files_come_and_go_and_a_new_file_has_the_next_place() -> None:
    engine = ContinuousCodedEngine(window_s=30.0)
    context = pipeline(engine).new_context(lambda: 0.0)
    context.add("hours", endless())
    while context.n_batches < 20:
        context.step()
    assert engine.most == 4
    context.add("minute", FileSource(sound(say([0.5, 1.5], 3.0)), language="en"))
    before = context.n_batches
    while not any(isinstance(u, FileDone) for u in context.step()):
        assert context.n_batches - before <= 5  # what was under way, and its own
    context.cancel("hours")
    assert context.is_idle


def test_windows_done_in_an_earlier_run_are_not_decoded_again() -> None:
    starts = talk(200, 10, unbroken=False)
    samples = say(starts, starts[-1] + 1)
    for n_done in (0, 1, 7):
        whole = pipeline(CodedEngine()).new_context(lambda: 0.0)
        whole.add("a", FileSource(sound(samples)))
        done = [u.result for u in work_off(whole) if isinstance(u, WindowDone)]
        engine = CodedEngine()
        result = result_of(engine, FileSource(sound(samples), done=(tuple(done[:n_done]),)))
        assert numbers(text_of(result.channels[0].windows)) == list(range(200))
        assert sum(map(len, engine.batches)) <= len(done) - n_done + 1
        assert result.guards.speech_s == pytest.approx(200 * WORD_S, rel=0.15)
        assert result.language == "en"


def test_a_restart_at_a_hard_cut_loses_and_doubles_nothing() -> None:
    samples = say(talk(200, 11, unbroken=True), 65.0)
    first = pipeline(CodedEngine()).new_context(lambda: 0.0)
    first.add("a", FileSource(sound(samples)))
    done = [u.result for u in work_off(first) if isinstance(u, WindowDone)]
    result = result_of(CodedEngine(), FileSource(sound(samples), done=(tuple(done[:5]),)))
    assert numbers(text_of(result.channels[0].windows)) == list(range(200))


@pytest.mark.parametrize("at_once", [1, 3])
@pytest.mark.parametrize("kind", [CodedEngine, ContinuousCodedEngine])
def test_progress_never_goes_back_and_ends_at_the_end(
    at_once: int, kind: type[CodedEngine]
) -> None:
    context = pipeline(kind(), at_once).new_context(lambda: 0.0)
    starts = talk(60, 12, unbroken=False)
    context.add("a", FileSource(sound(say(starts, starts[-1] + 4))))
    steps = [u for u in work_off(context) if isinstance(u, FileProgress)]
    assert all(a.done_s <= b.done_s and a.read_s <= b.read_s for a, b in pairwise(steps))
    assert all(step.done_s <= step.read_s for step in steps)
    assert steps[-1].done_s == steps[-1].read_s == pytest.approx(starts[-1] + 4, abs=0.01)


def test_what_does_not_fit_is_refused() -> None:
    class EightKilohertz(LoudnessVad):
        sample_rate = 8000

    with pytest.raises(SettingsError, match="8000 Hz"):
        FilePipeline(CodedEngine(), EightKilohertz())
