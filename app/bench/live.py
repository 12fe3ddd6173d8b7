"""``surtitle bench live``: clips captioned in simulated real time, and what that adds up to."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.bench.accuracy import ErrorCount, count_errors
from app.bench.alignment import plain_words
from app.bench.clips import Clip
from app.bench.machine import peak_rss_mib
from app.bench.metrics import (
    endpoint_delays,
    erasure,
    final_text,
    one_source,
    updates,
    word_timings,
)
from app.bench.tally import Tally
from app.events import CommittedEvent, LogEvent
from app.live.loop import CaptionLoop
from app.live.simulate import SimulatedClock, Timer, simulate
from engine.driver.seam import Samples
from engine.files.media import read_mono

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver

SOURCE = "file"
BLOCK_S = 0.02


@dataclass(frozen=True, slots=True)
class SpeechTimes:
    """Where the voice activity of the driver finds speech.

    Attributes:
        speech_s: Seconds from the first to the last speech of each region, added up.
        closings_s: When each region closed while the clip was still running.
    """

    speech_s: float
    closings_s: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class LiveRun:
    """One clip captioned once."""

    clip: Clip
    events: tuple[LogEvent, ...]
    tally: Tally


def run_clip(
    driver: AsrStreamDriver,
    clip: Clip,
    *,
    language: str | None = None,
    prompt: str = "",
    stability: str = "fast",
    timer: Timer = time.perf_counter,
) -> LiveRun:
    """Caption a clip in simulated real time and measure it.

    Raises:
        EngineError: The clip cannot be read or decoded.
    """
    rate = driver.engine.sample_rate
    samples = read_mono(clip.audio, rate)
    block = round(BLOCK_S * rate)
    blocks = [samples[i : i + block] for i in range(0, len(samples), block)]
    loop = CaptionLoop(driver, [SOURCE], language, prompt, stability)
    clock = SimulatedClock(timer)
    cpu_s = time.process_time()
    events = list(simulate(loop, {SOURCE: blocks}, rate, clock))
    cpu_s = time.process_time() - cpu_s
    speech = speech_times(driver, samples)
    tally = tally_events(events, clip, speech)
    return LiveRun(
        clip,
        tuple(events),
        tally.with_costs(
            audio_s=len(samples) / rate,
            cpu_s=cpu_s,
            wall_s=clock.writing_s + clock.decoding_s,
            behind_s=clock.behind_max_s,
            rss_mib=peak_rss_mib(),
        ),
    )


def tally_events(events: Sequence[LogEvent], clip: Clip, speech: SpeechTimes) -> Tally:
    """Everything that the event log of one clip says."""
    own = one_source(events)
    language = clip.language or committed_language(own)
    text = final_text(own)
    silent = clip.reference is not None and not clip.reference.strip()
    errors: ErrorCount | None = None
    if clip.reference is not None and not silent:
        errors = count_errors(clip.reference, text, language)
    return Tally(
        timings=tuple(word_timings(own, clip.words, language)),
        endpoint_s=tuple(endpoint_delays(own, speech.closings_s)),
        display=erasure(own, language=language),
        display_strict=erasure(own, strict=True, language=language),
        raw=erasure(own, raw=True, language=language),
        errors=errors,
        speech_s=speech.speech_s,
        false_words=len(plain_words(text, language)) if silent else 0,
        silent=silent,
        updates=sum(1 for _ in updates(own)),
    )


def speech_times(driver: AsrStreamDriver, samples: Samples) -> SpeechTimes:
    """Run the driver's voice activity alone; without one, all of the clip counts as speech."""
    rate = driver.engine.sample_rate
    if driver.vad is None:
        return SpeechTimes(len(samples) / rate, ())
    voice, activity = driver.vad.new_context(), driver.activity.new_context()
    regions = activity.write(voice.write(samples))
    closings = tuple(region.closed_at / rate for region in regions)
    regions += activity.write(voice.finish())
    last = activity.finish(len(samples))
    regions += [] if last is None else [last]
    spoken = sum(region.last_speech - region.onset for region in regions)
    return SpeechTimes(spoken / rate, closings)


def committed_language(events: Sequence[LogEvent]) -> str | None:
    """The language of the first commit."""
    return next((e.language for e in events if isinstance(e, CommittedEvent)), None)


def run_all(
    driver: AsrStreamDriver,
    clips: Sequence[Clip],
    n_runs: int,
    *,
    language: str | None = None,
    prompt: str = "",
    stability: str = "fast",
    report: Callable[[str], None] = lambda _: None,
) -> list[list[LiveRun]]:
    """Caption all clips ``n_runs`` times; one list a run.

    The first decode of a process is slow for reasons of its own (memory, kernels chosen), so one
    clip's start is captioned before anything is measured.
    """
    report("warming up")
    _warm_up(driver, clips[0], language)
    runs = []
    for n in range(n_runs):
        done = []
        for clip in clips:
            report(f"run {n + 1} of {n_runs}: {clip.name}")
            done.append(
                run_clip(driver, clip, language=language, prompt=prompt, stability=stability)
            )
        runs.append(done)
    return runs


def _warm_up(driver: AsrStreamDriver, clip: Clip, language: str | None) -> None:
    rate = driver.engine.sample_rate
    samples = read_mono(clip.audio, rate)[: 6 * rate]
    loop = CaptionLoop(driver, [SOURCE], language)
    for start in range(0, len(samples), rate):
        loop.write(SOURCE, samples[start : start + rate])
        loop.advance(lambda: 0.0)
    loop.finish(lambda: 0.0)
