"""``surtitle bench streams``: how many live streams at once keep words quick.

The streams share a driver, as the sources of a session do, so that their decodes run as batches.
Each hears another clip, or the same one later. The number is doubled until p95 of the first-shown
latency passes the target, and then searched between.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from app.bench.live import HeardClip, Report, blocks, committed_language
from app.bench.machine import Quiet
from app.bench.metrics import Erasure, WordTiming, erasure, one_source, percentile, word_timings
from app.bench.tables import aligned, cell, envelope, footer, rounded
from app.live.loop import CaptionLoop
from app.live.simulate import CaptionSteps, SimulatedClock, Timer, simulate

if TYPE_CHECKING:
    from app.live.threads import DecodeThreads
    from engine.driver.driver import AsrStreamDriver

STAGGER_S = 0.37
"""Silence before each further stream, so that their drafts and endpoints do not coincide."""


@dataclass(frozen=True, slots=True)
class StreamsPoint:
    """So many streams at once.

    Attributes:
        n: Streams.
        first_shown_p50_s: Over the words of all streams.
        first_shown_p95_s: Likewise; None without words that have a time.
        settled_p95_s: Likewise.
        ne: Of all streams.
        matched_share: Final words with a reference time.
        load: CPU seconds of all streams for each second of audio of one.
        behind_max_s: Of the stream furthest behind.
    """

    n: int
    first_shown_p50_s: float | None
    first_shown_p95_s: float | None
    settled_p95_s: float | None
    ne: float | None
    matched_share: float | None
    load: float
    behind_max_s: float

    def keeps(self, target_s: float) -> bool:
        """Whether p95 of the first-shown latency is under a target."""
        return self.first_shown_p95_s is not None and self.first_shown_p95_s <= target_s


def run_streams(
    driver: AsrStreamDriver,
    clips: Sequence[HeardClip],
    n: int,
    seconds: float,
    *,
    language: str | None = None,
    stability: str = "fast",
    threads: DecodeThreads | None = None,
    timer: Timer = time.perf_counter,
) -> StreamsPoint:
    """Caption ``n`` streams at once, at most ``seconds`` of each, in simulated real time.

    ``threads`` are closed in the end.
    """
    rate = driver.engine.sample_rate
    heard = {f"stream {i + 1}": clips[i % len(clips)] for i in range(n)}
    sources = {
        name: blocks(
            np.concatenate(
                [np.zeros(round(i * STAGGER_S * rate), np.float32),
                 clip.samples[: round(seconds * rate)]]
            ),
            rate,
        )
        for i, (name, clip) in enumerate(heard.items())
    }  # fmt: skip
    loop: CaptionSteps = CaptionLoop(driver, list(heard), language, "", stability, threads=threads)
    clock = SimulatedClock(timer)
    cpu_s = time.process_time()
    events = list(simulate(loop, sources, rate, clock))
    cpu_s = time.process_time() - cpu_s
    if threads is not None:
        threads.close()
    timings: list[WordTiming] = []
    erased = Erasure()
    for i, (name, clip) in enumerate(heard.items()):
        own = one_source(events, name)
        spoken = clip.clip.language or committed_language(own)
        words = [(w, a + i * STAGGER_S, b + i * STAGGER_S) for w, a, b in clip.clip.words]
        timings += word_timings(own, words, spoken)
        erased += erasure(own, language=spoken)
    timed = [t for t in timings if t.end is not None]
    first = [t.first - (t.end or 0.0) for t in timed]
    return StreamsPoint(
        n,
        percentile(first, 50),
        percentile(first, 95),
        percentile([t.settled - (t.end or 0.0) for t in timed], 95),
        erased.normalized,
        len(timed) / len(timings) if timings else None,
        cpu_s / clock.audio_s if clock.audio_s else 0.0,
        clock.behind_max_s,
    )


def search(
    measure: Callable[[int], StreamsPoint],
    target_s: float,
    most: int,
    report: Report = lambda _: None,
) -> tuple[int, list[StreamsPoint]]:
    """The most streams, up to ``most``, that keep the target, and all that was measured."""
    points: dict[int, StreamsPoint] = {}

    def keeps(n: int) -> bool:
        report(f"{n} streams")
        points[n] = measure(n)
        return points[n].keeps(target_s)

    good, bad = 0, most + 1
    n = 1
    while n < bad:
        if keeps(n):
            good = n
            n = min(2 * n, most) if n < most else bad
        else:
            bad = n
    while bad - good > 1:
        middle = (good + bad) // 2
        if keeps(middle):
            good = middle
        else:
            bad = middle
    return good, sorted(points.values(), key=lambda point: point.n)


def streams_as_json(
    good: int, points: Sequence[StreamsPoint], settings: dict[str, Any], quiet: Quiet
) -> dict[str, Any]:
    """The number, and everything measured."""
    return {
        **envelope("streams", settings, quiet),
        "streams": good,
        "points": rounded([asdict(point) for point in points]),
    }


def streams_as_table(
    good: int, points: Sequence[StreamsPoint], body: dict[str, Any], quiet: Quiet
) -> str:
    """A row for each number of streams."""
    rows = [["streams", "first p50", "p95", "settled p95", "NE", "matched", "load", "behind"]]
    rows += [
        [
            str(p.n), cell(p.first_shown_p50_s), cell(p.first_shown_p95_s), cell(p.settled_p95_s),
            cell(p.ne), cell(p.matched_share, "{:.0%}"), cell(p.load),
            cell(p.behind_max_s, "{:.1f}"),
        ]
        for p in points
    ]  # fmt: skip
    target = body["settings"]["target_s"]
    line = f"{good} streams keep p95 of first shown within {target:g} s"
    return "\n".join([*aligned(rows), "", line, *footer(body, quiet)])
