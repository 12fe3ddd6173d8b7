"""The other kinds of the bench, on scripted engines and short clips. No time is asserted."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from app.bench import busy, soak
from app.bench.breakdown import PARTS, Parts
from app.bench.busy import busy_as_json, busy_as_table, busy_processes, ratios
from app.bench.clips import Clip
from app.bench.idle import idle_as_json, idle_as_table, keep_driver, run_idle
from app.bench.live import HeardClip, LiveRun, SpeechTimes, own_system, run_all, speech_times
from app.bench.machine import Quiet, how_quiet
from app.bench.metrics import WordTiming
from app.bench.plot import as_svg
from app.bench.report import LiveReport
from app.bench.scripted import scripted_driver
from app.bench.soak import SoakPlan, SoakPoint, run_soak, soak_as_json, soak_as_table, summary
from app.bench.start import middle, read_marks, start_as_json, start_as_table
from app.bench.streams import StreamsPoint, run_streams, search, streams_as_table
from app.bench.tally import Tally
from app.live.loop import CaptionLoop
from app.live.simulate import CaptionSteps, SimulatedClock
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeKind, DecodeRequest, WindowDecode
from engine.errors import UnavailableError
from scripted_engine import RATE, LoudnessVad, ScriptedEngine, Spoken, sentence, speech

SCRIPT = [*sentence("one two three", 0.5), *sentence("four five", 4.0)]
QUIET = Quiet(0.0, 2)


def driver_of(script: Sequence[Spoken] = SCRIPT) -> AsrStreamDriver:
    return AsrStreamDriver(ScriptedEngine(script), EmissionPolicy.responsive(), LoudnessVad())


def heard(driver: AsrStreamDriver, script: Sequence[Spoken] = SCRIPT) -> HeardClip:
    words = tuple((word.text, word.start, word.end) for word in script)
    clip = Clip(Path("a.wav"), " ".join(w.text for w in script), words, "a.json", "en")
    samples = speech(script, 7.0)
    return HeardClip(clip, samples, RATE, speech_times(driver, samples))


# Live


def test_systems_take_turns_in_an_order_that_changes() -> None:
    driver, order = driver_of(), []

    def named(name: str):
        def new_loop() -> CaptionSteps:
            order.append(name)
            return CaptionLoop(driver, ["file"])

        return own_system(driver).__class__(name, new_loop, has_memory=name == "a")

    runs = run_all([named("a"), named("b")], [heard(driver)], 2)
    assert order == ["a", "b", "a", "b", "b", "a"]  # after the warming up
    figures = [[clip.tally.figures() for clip in run] for system in runs for run in system]
    assert all(f["error_rate"] == 0.0 and f["matched_share"] == 1.0 for row in figures for f in row)
    assert runs[0][0][0].tally.rss_mib is not None
    assert runs[1][0][0].tally.rss_mib is None


def test_the_parts_of_all_words_add_up_in_a_run() -> None:
    driver = driver_of()
    ((run,),) = run_all([own_system(driver)], [heard(driver)], 1)
    timings = run[0].tally.timings
    for t in timings:
        assert t.parts is not None
        assert t.end is not None
        assert t.parts.latency == pytest.approx(t.first - t.end)
    figures = run[0].tally.figures()
    means = [figures[f"mean_{name}_s"] for name in PARTS]
    late = [t.first - t.end for t in timings if t.end is not None]
    assert sum(m for m in means if m is not None) == pytest.approx(np.mean(late))
    assert len(run[0].tally.endpoint_s) == 2


def test_a_machine_that_is_busy_is_warned_of() -> None:
    assert Quiet(0.1, 2).warning == Quiet(None, 2).warning == ""
    assert "load average 3.00 on 2 cores" in Quiet(3.0, 2).warning
    assert how_quiet().cores >= 1


# Busy


def test_busy_processes_spin_and_end() -> None:
    with busy_processes(2):
        pass
    # One whose parent dies ends by itself: its input closes.
    process = subprocess.Popen(
        [sys.executable, "-I", "-c", busy._SPIN], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == b"\n"
    assert process.poll() is None
    process.stdin.close()
    assert process.wait(20) == 0
    process.stdout.close()


def test_busy_processes_end_with_an_error_too() -> None:
    with pytest.raises(UnavailableError), busy_processes(1):
        raise UnavailableError("a decode failed")
    # `nothing_left_running` and the interpreter would complain of a process left behind.


def _timed_run(late_s: float, load: float) -> list[LiveRun]:
    timing = WordTiming(
        "one", 1.0, 1.0 + late_s, 1.0 + late_s, 1.0 + late_s, False,
        Parts(late_s, 0, 0, 0, 0, 0),
    )  # fmt: skip
    clip = Clip(Path("a.wav"))
    return [LiveRun(clip, (), Tally((timing,), audio_s=2.0, speech_s=1.0, cpu_s=load))]


def test_ratios_are_of_each_run() -> None:
    alone = [_timed_run(0.5, 0.4), _timed_run(1.0, 0.4)]
    beside = [_timed_run(1.0, 0.6), _timed_run(1.5, 0.4)]
    each = ratios(alone, beside)
    assert [r["first_shown_p95_s"] for r in each] == pytest.approx([2.0, 1.5])
    assert [r["load"] for r in each] == pytest.approx([1.5, 1.0])
    assert each[0]["after_endpoint_p95_s"] is None
    report = LiveReport({"model": "m"}, alone, quiet=Quiet(9.0, 2))
    body = busy_as_json(report, beside, "2 busy processes")
    assert body["bench"] == "busy"
    assert body["ratio"]["median"]["first_shown_p95_s"] == 1.75
    assert body["beside_busy"]["median"]["first_shown_p50_s"] == 1.25
    table = busy_as_table(report, LiveReport({"model": "m"}, beside), "2 busy processes")
    row = next(line for line in table.splitlines() if line.startswith("first_shown_p95_s"))
    assert row.split()[1:] == ["1.75", "2.00", "1.50"]
    assert table.splitlines()[-1].startswith("WARNING: the machine was not quiet")


# Plot


def test_the_plot_holds_every_word_twice_and_its_parts() -> None:
    driver = driver_of()
    ((run,),) = run_all([own_system(driver)], [heard(driver)], 1)
    picture = ElementTree.fromstring(as_svg(run, "base & tiny <fast>"))
    space = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{space}circle")) == 2 * len(run[0].tally.timings)
    assert "base & tiny <fast>" in [text.text for text in picture.iter(f"{space}text")]
    # Background, two legends (2 and 6), and a bar of six for each stretch with words.
    bars = len(picture.findall(f"{space}rect")) - 9
    assert bars > 0
    assert bars % len(PARTS) == 0


def test_a_plot_without_word_times_says_so() -> None:
    run = [LiveRun(Clip(Path("a.wav")), (), Tally())]
    assert "no word has a reference time" in as_svg(run, "x")


# Streams


def test_streams_are_placed_on_their_own_clips() -> None:
    driver = driver_of()
    clip = heard(driver)
    one = run_streams(driver, [clip], 1, 7.0)
    assert (one.n, one.matched_share) == (1, 1.0)
    assert one.first_shown_p95_s is not None


def test_the_streams_of_a_clip_start_later_one_by_one() -> None:
    """Times of words move with their stream: all are found, each at its place."""

    class Hearing(ScriptedEngine):
        """Says one word for each second of a window, wherever it lies."""

        def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
            self.batches.append(len(requests))
            return [self._decode(request) for request in requests]

    engine = Hearing(SCRIPT)
    driver = AsrStreamDriver(engine, EmissionPolicy.responsive(), LoudnessVad())
    point = run_streams(driver, [heard(driver)], 3, 7.0)
    assert point.n == 3
    assert max(engine.batches) <= 3
    assert point.load > 0


@pytest.mark.parametrize(
    ("capacity", "most", "asked"),
    [(5, 32, [1, 2, 4, 5, 6, 8]), (0, 32, [1]), (9, 3, [1, 2, 3]), (4, 4, [1, 2, 4])],
)
def test_the_search_finds_the_most_streams(capacity: int, most: int, asked: list[int]) -> None:
    def measure(n: int) -> StreamsPoint:
        return StreamsPoint(n, 0.1, 1.0 if n <= capacity else 2.0, 1.0, 0.0, 1.0, 0.5, 0.0)

    good, points = search(measure, 1.5, most)
    assert good == min(capacity, most)
    assert [p.n for p in points] == asked
    body = {"settings": {"target_s": 1.5}, **idle_as_json([], {"target_s": 1.5}, QUIET)}
    assert f"{good} streams keep p95" in streams_as_table(good, points, body, QUIET)


# Idle


def test_idle_measures_silence_and_pause() -> None:
    cost = run_idle(keep_driver(driver_of()), "m", 0.3, 2, settle_s=0.1)
    assert cost.sources == 2
    assert cost.decodes == 0
    assert cost.silent_s_per_min > 0
    assert cost.paused_s_per_min >= 0
    body = idle_as_json([cost], {"seconds": 0.3}, QUIET)
    assert body["rows"][0]["sources"] == 2
    assert "silent CPU s/min" in idle_as_table([cost], body, QUIET)


def test_idle_says_when_the_model_does_not_load() -> None:
    def broken(_: object) -> AsrStreamDriver:
        raise UnavailableError("no such model")

    with pytest.raises(UnavailableError, match="did not come to be listening"):
        run_idle(broken, "m", 0.1)


# Soak


@pytest.fixture(scope="module")
def soaked() -> tuple[SoakPlan, list[SoakPoint]]:
    plan = SoakPlan(speech(sentence("a b c d", 0.5), 3.0), RATE, 4.0, 60 / 3600, 20.0)
    driver = AsrStreamDriver(scripted_driver().engine, EmissionPolicy.responsive(), LoudnessVad())
    return plan, run_soak(driver, plan)


def test_a_soak_repeats_its_clip_and_measures_at_even_steps(
    soaked: tuple[SoakPlan, list[SoakPoint]],
) -> None:
    plan, points = soaked
    assert plan.period % 160 == plan.period % 512 == 0
    assert [round(p.hours * 3600) for p in points] == [20, 40, 60]
    rounds = 60 * RATE // plan.period
    assert rounds <= points[-1].lines <= rounds + 1
    assert points[-1].drift_s == pytest.approx(0.0, abs=1e-6)
    assert points[-1].store_mib > 0
    body = soak_as_json(points, {"engine": "scripted"}, QUIET)
    assert body["all"]["lines"] == points[-1].lines
    assert "growth after the first half hour" in soak_as_table(points, body, QUIET)


def test_a_drifting_clock_is_seen() -> None:
    watch = soak._Watch(10.0)
    for n in range(5):
        watch._closed(3.0 + 10.0 * n + 0.02 * n)
    point = watch.point(1.0, SimulatedClock(), Path(__file__))
    assert point.drift_s == pytest.approx(0.05)  # the median of 0.02, 0.04, 0.06, 0.08


def test_growth_counts_after_the_first_half_hour() -> None:
    def point(hours: float, rss: float) -> SoakPoint:
        return SoakPoint(hours, rss, 1.0, 0.3, None, 7, 0.1)

    figures = summary([point(0.25, 500), point(0.5, 800), point(1.0, 804), point(2.5, 808)])
    assert figures["growth_after_half_hour"] == pytest.approx(0.01)
    assert figures["growth_mib_per_hour"] == pytest.approx(4.0)
    assert figures["drift_max_s"] is None


def test_the_scripted_engine_numbers_words_by_their_place() -> None:
    engine = scripted_driver().engine
    noise = np.random.default_rng(0).uniform(-0.3, 0.3, 3 * RATE).astype(np.float32)
    frames = engine.features.new_context().write(noise)
    requests = [
        DecodeRequest(frames[first : first + 200], first, None, None, kind=DecodeKind.DRAFT)
        for first in (0, 100)
    ]
    texts = ["".join(s.text for s in d.segments) for d in engine.decode(requests)]
    assert texts == [" 0 1 2 3 4", " 3 4 5 6"]  # frames 0 to 200, and 120 to 280
    assert [d.segments[0].start_frame for d in engine.decode(requests)] == [0, 20]


# Start


MARKS = {
    "window_s": 0.4, "ready_s": 2.5, "first_text_s": 3.0,
    "stalls_s": {"loading": [0.0, 0.12], "captioning": [0.0] * 99 + [0.02]},
    "paint_waits_s": [0.01, 0.03],
}  # fmt: skip


def test_marks_become_figures() -> None:
    run = read_marks(MARKS)
    assert (run.window_s, run.ready_s, run.first_text_s) == (0.4, 2.5, 3.0)
    assert (run.loading_stall_max_s, run.stall_max_s) == (0.12, 0.02)
    assert run.paint_p50_s == pytest.approx(0.02)
    other = read_marks({**MARKS, "window_s": 0.6, "paint_waits_s": []})
    assert middle([run, other])["window_s"] == pytest.approx(0.5)
    assert middle([run, other])["paint_p50_s"] == pytest.approx(0.02)
    body = start_as_json([run], {"model": "m"}, QUIET)
    assert start_as_table([run], body, QUIET).splitlines()[1].split()[2:6] == [
        "0.40", "2.50", "3.00", "120.0",
    ]  # fmt: skip


def test_a_session_that_failed_has_no_start() -> None:
    with pytest.raises(UnavailableError, match="no captions came: no such model"):
        read_marks({"failed": "no such model", "stalls_s": {}})


@pytest.mark.model
@pytest.mark.slow
def test_the_true_program_is_started_and_ends(
    surtitle_model: Callable[[str], Path],
) -> None:
    from app.bench.start import run_start
    from app.settings import Settings

    (run,) = run_start(Settings(), surtitle_model("whisper-tiny.en"), None, 0.5, 1)
    assert 0 < run.window_s < run.ready_s
    assert run.stall_max_s is not None


@pytest.fixture
def surtitle_model(model_cache: Path) -> Callable[[str], Path]:
    from engine.models.resolve import resolve_model

    return lambda name: resolve_model(name, model_cache)


def test_speech_times_without_voice_activity_are_the_clip() -> None:
    driver = AsrStreamDriver(ScriptedEngine(SCRIPT), EmissionPolicy.offline())
    assert speech_times(driver, speech(SCRIPT, 7.0)) == SpeechTimes(7.0, 7.0)
