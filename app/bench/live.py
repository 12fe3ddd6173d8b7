"""``surtitle bench live``: clips captioned in simulated real time, and what that adds up to.

1. Clips are read and their speech is found, before anything is measured.
2. A ``System`` is warmed up on the beginning of the first clip.
3. Run by run and clip by clip, every system captions the clip, one after the other, so that a
   machine that grows slower meets them all.
4. The event log of each becomes a ``Tally`` (``app.bench.tally``).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
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
from app.bench.reflow import reflow
from app.bench.tally import Tally
from app.events import CommittedEvent, LogEvent
from app.live.loop import CaptionLoop
from app.live.simulate import CaptionSteps, SimulatedClock, Timer, simulate
from app.live.threads import DecodeThreads, live_threads
from engine.driver.seam import Samples
from engine.files.media import read_mono

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver

SOURCE = "file"
BLOCK_S = 0.02
WARM_UP_S = 6.0

Report = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class SpeechTimes:
    """What the voice activity of the driver says of a clip.

    Attributes:
        speech_s: Seconds from the first to the last speech of each region, added up.
        audio_s: Seconds of the clip.
    """

    speech_s: float
    audio_s: float = float("inf")


@dataclass(frozen=True, slots=True)
class HeardClip:
    """A clip that has been read: `[samples]` at ``rate``, and its speech."""

    clip: Clip
    samples: Samples
    rate: int
    speech: SpeechTimes


@dataclass(frozen=True, slots=True)
class System:
    """Something that captions: ours with its settings, or a peer.

    Attributes:
        name: For a table.
        new_loop: Opens a stream for one clip, labelled ``SOURCE``.
        has_memory: Whether the process holds nothing else, so that its peak memory is its own.
        threads: Ours; closed after each clip, which is a session of its own.
    """

    name: str
    new_loop: Callable[[], CaptionSteps]
    has_memory: bool = True
    threads: DecodeThreads | None = None

    def caption(
        self, samples: Samples, rate: int, clock: SimulatedClock | None = None
    ) -> list[LogEvent]:
        """The log of `[samples]` at ``rate``, in simulated real time.

        Raises:
            EngineError: They cannot be decoded.
        """
        try:
            return list(simulate(self.new_loop(), {SOURCE: blocks(samples, rate)}, rate, clock))
        finally:
            if self.threads is not None:
                self.threads.close()


@dataclass(frozen=True, slots=True)
class LiveRun:
    """One clip captioned once."""

    clip: Clip
    events: tuple[LogEvent, ...]
    tally: Tally


Runs = list[list[LiveRun]]
"""One list of clips a run."""


def own_system(
    driver: AsrStreamDriver,
    *,
    language: str | None = None,
    prompt: str = "",
    stability: str = "fast",
    has_memory: bool = True,
) -> System:
    """Surtitle, over ``driver``."""
    threads = live_threads()

    def new_loop() -> CaptionSteps:
        return CaptionLoop(driver, [SOURCE], language, prompt, stability, threads=threads)

    return System("surtitle", new_loop, has_memory, threads)


def hear(driver: AsrStreamDriver, clips: Sequence[Clip]) -> list[HeardClip]:
    """Read clips and find their speech.

    Raises:
        EngineError: One cannot be read.
    """
    rate = driver.engine.sample_rate
    heard = []
    for clip in clips:
        samples = read_mono(clip.audio, rate)
        heard.append(HeardClip(clip, samples, rate, speech_times(driver, samples)))
    return heard


def run_clip(
    system: System,
    heard: HeardClip,
    *,
    timer: Timer = time.perf_counter,
    wait: Callable[[float], None] | None = None,
) -> LiveRun:
    """Caption a clip in simulated real time and measure it.

    Args:
        system: What captions.
        heard: The clip.
        timer: Seconds that only grow.
        wait: Waits for what has not been spoken yet, as a session does.

    Raises:
        EngineError: The clip cannot be decoded.
    """
    samples, rate = heard.samples, heard.rate
    clock = SimulatedClock(timer, wait)
    cpu_s = time.process_time()
    events = system.caption(samples, rate, clock)
    cpu_s = time.process_time() - cpu_s
    tally = tally_events(events, heard.clip, heard.speech)
    return LiveRun(
        heard.clip,
        tuple(events),
        tally.with_costs(
            audio_s=len(samples) / rate,
            cpu_s=cpu_s,
            wall_s=clock.writing_s + clock.decoding_s,
            behind_s=clock.behind_max_s,
            rss_mib=peak_rss_mib() if system.has_memory else None,
        ),
    )


def blocks(samples: Samples, rate: int) -> list[Samples]:
    """A clip as a capture delivers it, ``BLOCK_S`` at a time."""
    block = round(BLOCK_S * rate)
    return [samples[i : i + block] for i in range(0, len(samples), block)]


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
        endpoint_s=tuple(endpoint_delays(own, speech.audio_s)),
        display=erasure(own, language=language),
        display_strict=erasure(own, strict=True, language=language),
        raw=erasure(own, raw=True, language=language),
        errors=errors,
        speech_s=speech.speech_s,
        false_words=len(plain_words(text, language)) if silent else 0,
        silent=silent,
        updates=sum(1 for _ in updates(own)),
        reflow=reflow(own),
    )


def with_events(run: LiveRun, events: Sequence[LogEvent], speech: SpeechTimes) -> LiveRun:
    """The same run had it shown ``events``, which cost the same to make."""
    was = run.tally
    tally = tally_events(events, run.clip, speech).with_costs(
        audio_s=was.audio_s,
        cpu_s=was.cpu_s,
        wall_s=was.wall_s,
        behind_s=was.behind_s,
        rss_mib=was.rss_mib,
    )
    return replace(run, events=tuple(events), tally=tally)


def speech_times(driver: AsrStreamDriver, samples: Samples) -> SpeechTimes:
    """Run the driver's voice activity alone; without one, all of the clip counts as speech."""
    rate = driver.engine.sample_rate
    audio_s = len(samples) / rate
    if driver.vad is None:
        return SpeechTimes(audio_s, audio_s)
    voice, activity = driver.vad.new_context(), driver.activity.new_context()
    regions = activity.write(voice.write(samples))
    regions += activity.write(voice.finish())
    last = activity.finish(len(samples))
    regions += [] if last is None else [last]
    spoken = sum(region.last_speech - region.onset for region in regions)
    return SpeechTimes(spoken / rate, audio_s)


def committed_language(events: Sequence[LogEvent]) -> str | None:
    """The language of the first commit."""
    return next((e.language for e in events if isinstance(e, CommittedEvent)), None)


def run_all(
    systems: Sequence[System],
    clips: Sequence[HeardClip],
    n_runs: int,
    report: Report = lambda _: None,
) -> list[Runs]:
    """Caption all clips ``n_runs`` times with each system, in turn; one ``Runs`` a system."""
    for system in systems:
        report(f"warming up {system.name}")
        warm_up(system, clips[0])
    runs: list[Runs] = [[[] for _ in range(n_runs)] for _ in systems]
    for n in range(n_runs):
        for heard in clips:
            order = list(enumerate(systems))
            for at, system in order if n % 2 == 0 else order[::-1]:
                report(f"run {n + 1} of {n_runs}, {system.name}: {heard.clip.name}")
                runs[at][n].append(run_clip(system, heard))
    return runs


def warm_up(system: System, heard: HeardClip) -> None:
    """Caption a clip's beginning, unmeasured.

    The first decodes of a process are slow for reasons of their own: memory, kernels chosen.
    """
    system.caption(heard.samples[: round(WARM_UP_S * heard.rate)], heard.rate)
