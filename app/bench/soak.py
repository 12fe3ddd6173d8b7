"""``surtitle bench soak``: hours of captions on an accelerated clock.

A clip of speech, then a long silence, over and over, through the caption loop and into a
transcript store, in simulated real time. Told at even steps: memory, how far the decoder is
behind, how late updates are, and how far the clock has drifted: each time that the clip comes
round, its regions must close at the same places in it as the first time, to the 32 ms of the
voice activity's chunks.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np

from app.bench.live import SOURCE, Report
from app.bench.machine import Quiet, peak_rss_mib, rss_mib
from app.bench.metrics import percentile
from app.bench.tables import aligned, cell, envelope, footer, rounded
from app.events import CommittedEvent, DraftEvent, LogEvent, SessionEvent
from app.live.keeping import StoreSink
from app.live.loop import CaptionLoop
from app.live.simulate import CaptionSteps, SimulatedClock, simulate
from app.transcript.store import TranscriptStore
from engine.driver.seam import Samples

if TYPE_CHECKING:
    from app.live.threads import DecodeThreads
    from engine.driver.driver import AsrStreamDriver

BLOCK_S = 0.1
HISS = 1e-4
"""Peak of the noise in silences: a microphone's is never quite silent."""

_UNIT = 2560  # Samples: whole hops (160) and whole chunks of the voice activity (512).
SETTLED_H = 0.5
"""Memory grows while caches fill; growth counts from here on."""


@dataclass(frozen=True, slots=True)
class SoakPlan:
    """What is played.

    Attributes:
        speech: `[samples]` of the clips, one after the other.
        rate: Hz.
        silence_s: Seconds of silence after it.
        hours: Simulated hours.
        step_s: Seconds between measures.
    """

    speech: Samples
    rate: int
    silence_s: float
    hours: float
    step_s: float = 600.0

    @property
    def period(self) -> int:
        """Samples after which everything repeats."""
        n = len(self.speech) + round(self.silence_s * self.rate)
        return -(-n // _UNIT) * _UNIT

    def blocks(self) -> Iterator[Samples]:
        """The audio, endless; made once and repeated."""
        noise = np.random.default_rng(0).uniform(-HISS, HISS, self.period).astype(np.float32)
        noise[: len(self.speech)] += self.speech
        size, start = round(BLOCK_S * self.rate), 0
        while True:
            yield noise.take(range(start, start + size), mode="wrap")
            start = (start + size) % self.period


@dataclass(frozen=True, slots=True)
class SoakPoint:
    """One measure.

    Attributes:
        hours: Simulated time.
        rss_mib: Memory held.
        behind_max_s: The most audio that waited for its decode since the last measure.
        late_p95_s: From audio heard to update shown, over the updates since the last measure.
        drift_s: Of the regions closed since then, against the first round; None without any.
        lines: Committed so far.
        store_mib: The transcript on disk.
    """

    hours: float
    rss_mib: float | None
    behind_max_s: float
    late_p95_s: float | None
    drift_s: float | None
    lines: int
    store_mib: float


@dataclass(slots=True)
class _Watch:
    """What has been seen since the last measure, and where regions closed the first time."""

    period_s: float
    first: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    drifts: list[float] = field(default_factory=list)
    lines: int = 0

    def take(self, event: LogEvent) -> None:
        if not isinstance(event, CommittedEvent | DraftEvent):
            return
        self.late.append(event.shown - event.audio)
        if isinstance(event, CommittedEvent):
            self.lines += 1
            if event.closed is not None:
                self._closed(event.closed)

    def _closed(self, closed: float) -> None:
        at = closed % self.period_s
        if closed < self.period_s:
            self.first.append(at)
        elif self.first:
            # On a circle: what closes just past the seam is near what closed just before it.
            half = self.period_s / 2
            gaps = [(at - known + half) % self.period_s - half for known in self.first]
            self.drifts.append(min(gaps, key=abs))

    def point(self, hours: float, clock: SimulatedClock, store: Path) -> SoakPoint:
        size = sum(file.stat().st_size for file in store.parent.iterdir()) / 2**20
        point = SoakPoint(
            hours,
            rss_mib(),
            clock.behind_max_s,
            percentile(self.late, 95),
            median(self.drifts) if self.drifts else None,
            self.lines,
            size,
        )
        self.late, self.drifts, clock.behind_max_s = [], [], 0.0
        return point


def run_soak(
    driver: AsrStreamDriver,
    plan: SoakPlan,
    *,
    language: str | None = None,
    stability: str = "balanced",
    threads: DecodeThreads | None = None,
    report: Report = lambda _: None,
) -> list[SoakPoint]:
    """Caption for simulated hours and measure at every step; ``threads`` are closed in the end.

    Raises:
        EngineError: A decode or the store failed.
    """
    points: list[SoakPoint] = []
    clock = SimulatedClock()
    watch = _Watch(plan.period / plan.rate)
    loop: CaptionSteps = CaptionLoop(driver, [SOURCE], language, "", stability, threads=threads)
    with tempfile.TemporaryDirectory(prefix="surtitle-soak-") as name:
        path = Path(name) / "transcripts.sqlite3"
        with TranscriptStore(path) as store:
            sink = StoreSink(store)
            sink(SessionEvent("2000-01-01T00:00:00Z", driver.engine.name, "responsive", (SOURCE,)))

            def measured(blocks: Iterator[Samples]) -> Iterator[Samples]:
                """Measure on the way: a silence brings blocks, but no events."""
                for n, block in enumerate(blocks):
                    if n * BLOCK_S >= (len(points) + 1) * plan.step_s - BLOCK_S / 2:
                        points.append(watch.point(n * BLOCK_S / 3600, clock, path))
                        report(_progress(points[-1], plan))
                    yield block

            events = simulate(
                loop, {SOURCE: measured(plan.blocks())}, plan.rate, clock,
                until_s=plan.hours * 3600,
            )  # fmt: skip
            for event in events:
                watch.take(event)
                sink(event)
            if not points or points[-1].hours < plan.hours:
                points.append(watch.point(plan.hours, clock, path))
    if threads is not None:
        threads.close()
    return points


def soak_as_json(
    points: Sequence[SoakPoint], settings: dict[str, Any], quiet: Quiet
) -> dict[str, Any]:
    """All measures, and what they come to."""
    return {
        **envelope("soak", settings, quiet),
        "all": rounded(summary(points)),
        "points": rounded([asdict(point) for point in points]),
    }


def summary(points: Sequence[SoakPoint]) -> dict[str, float | None]:
    """Peak memory and its growth; the worst lag and drift."""
    settled = next((p for p in points if p.hours >= SETTLED_H - 1e-6), points[0])
    last = points[-1]
    growth: float | None = None
    hourly: float | None = None
    if last.rss_mib is not None and settled.rss_mib and last.hours > settled.hours:
        growth = last.rss_mib / settled.rss_mib - 1
        hourly = (last.rss_mib - settled.rss_mib) / (last.hours - settled.hours)
    drifts = [abs(p.drift_s) for p in points if p.drift_s is not None]
    return {
        "hours": last.hours,
        "peak_rss_mib": peak_rss_mib(),
        "growth_after_half_hour": growth,
        "growth_mib_per_hour": hourly,
        "behind_max_s": max(p.behind_max_s for p in points),
        "late_p95_s": max((p.late_p95_s for p in points if p.late_p95_s is not None), default=None),
        "drift_max_s": max(drifts, default=None),
        "lines": float(last.lines),
        "store_mib": last.store_mib,
    }


def soak_as_table(points: Sequence[SoakPoint], body: dict[str, Any], quiet: Quiet) -> str:
    """Every measure, and the summary."""
    rows = [["hours", "MiB", "behind s", "late p95 s", "drift ms", "lines", "store MiB"]]
    rows += [
        [
            f"{p.hours:.2f}", cell(p.rss_mib, "{:.1f}"), cell(p.behind_max_s), cell(p.late_p95_s),
            cell(None if p.drift_s is None else 1000 * p.drift_s, "{:.0f}"), str(p.lines),
            cell(p.store_mib, "{:.1f}"),
        ]
        for p in points
    ]  # fmt: skip
    every = body["all"]
    growth = cell(every["growth_after_half_hour"], "{:+.2%}")
    lines = [
        *aligned(rows),
        "",
        f"peak {cell(every['peak_rss_mib'], '{:.0f}')} MiB; growth after the first half hour "
        f"{growth}; at most {cell(every['behind_max_s'])} s behind; "
        f"drift at most {cell(every['drift_max_s'], '{:.3f}')} s",
    ]
    return "\n".join([*lines, *footer(body, quiet)])


def _progress(point: SoakPoint, plan: SoakPlan) -> str:
    return (
        f"{point.hours:.1f} of {plan.hours:g} h, {cell(point.rss_mib, '{:.0f}')} MiB, "
        f"{point.lines} lines"
    )
