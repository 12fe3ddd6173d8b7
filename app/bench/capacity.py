"""``surtitle bench capacity``: what one machine carries, and how many a daily intake needs.

Files: seconds of sound as they come in, silence included, for each second of work, reading, voice
activity and decoding included; so an intake needs no correction for its silence. Batches of several
sizes, since a larger one does more and lets each window wait longer.

Live: how many streams keep p95 of the first-shown latency within a target (``bench streams``).
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

from app.bench.clips import Clip
from app.bench.machine import Quiet
from app.bench.metrics import percentile
from app.bench.streams import StreamsPoint
from app.bench.tables import aligned, cell, envelope, footer, rounded
from engine.errors import EngineError
from engine.files.batching import BatchingConfig
from engine.files.channels import MIX, MediaSound
from engine.files.decoding import Outcome, WindowDecoder
from engine.files.records import FileDone, FileFailed, FileSource

if TYPE_CHECKING:
    from engine.driver.seam import DecodeRequest
    from engine.files.pipeline import FilePipeline, FilePipelineContext

Batch = TypeVar("Batch")

USE = 0.7
"""Share of a machine that a plan fills: work comes unevenly."""


@dataclass(frozen=True, slots=True)
class BatchPoint:
    """Files in batches of one size.

    Attributes:
        n: Windows decoded at a time.
        audio_s: Seconds of sound worked off.
        wall_s: Seconds it took.
        window_p50_s: From the start of a window, or of its batch, to its text.
        window_p95_s: Likewise.
        n_windows: Decoded.
    """

    n: int
    audio_s: float
    wall_s: float
    window_p50_s: float | None
    window_p95_s: float | None
    n_windows: int

    @property
    def rtfx(self) -> float:
        """Seconds of sound for each second of work."""
        return self.audio_s / self.wall_s if self.wall_s else 0.0


@dataclass(frozen=True, slots=True)
class Intake:
    """What comes in.

    Attributes:
        hours_a_day: Hours of sound.
        peak: The busiest hour over the mean hour.
    """

    hours_a_day: float
    peak: float = 3.0

    @property
    def mean(self) -> float:
        """Hours of sound that come in each hour: as many streams at once, were it live."""
        return self.hours_a_day / 24

    @property
    def busiest(self) -> float:
        """Likewise in the busiest hour."""
        return self.mean * self.peak

    def machines(self, hours: float, carries: float, use: float = 1.0) -> int | None:
        """Machines for ``hours`` of sound an hour when one carries so many; None if it does not."""
        return math.ceil(hours / (carries * use) - 1e-9) if carries > 0 else None


def run_batches(
    pipeline: FilePipeline,
    clips: Sequence[Clip],
    n: int,
    seconds: float,
    *,
    language: str | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> BatchPoint:
    """Work off the clips, again and again, until ``seconds`` of sound have come in.

    Raises:
        EngineError: A file cannot be read or decoded.
    """
    context, waits = _context(pipeline, n, clock)
    rate = context.sample_rate
    audio_s = 0.0
    files = enumerate(itertools.cycle(clips))
    began_s = clock()
    n_open = 0
    with closing(context):
        while n_open or audio_s < seconds:
            while audio_s < seconds and n_open < pipeline.config.open_files:
                key, clip = next(files)
                spoken = language or clip.language
                context.add(key, FileSource(MediaSound(clip.audio, rate, MIX), spoken))
                audio_s += _length_s(clip)
                n_open += 1
            updates = context.step()
            n_open -= sum(isinstance(update, FileDone) for update in updates)
            for update in updates:
                if isinstance(update, FileFailed):
                    raise update.error
    return BatchPoint(
        n, audio_s, clock() - began_s, percentile(waits, 50), percentile(waits, 95), len(waits)
    )


def _context(
    pipeline: FilePipeline, n: int, clock: Callable[[], float]
) -> tuple[FilePipelineContext, list[float]]:
    """The pipeline with ``n`` windows decoded at a time, and the seconds that each will take."""
    from engine.files.under_way import READY

    at_once = min(pipeline.config.at_once, n)
    each = math.ceil(n / at_once)
    batching = BatchingConfig(batch_size=each, per_file=max(8, (1 + READY) * n))
    config = replace(pipeline.config, batching=batching, at_once=at_once)
    own = type(pipeline)(pipeline.engine, pipeline.maker.vad, config)
    own.decoder = decoder = _TimedDecoder(own.engine, each, clock)
    return own.new_context(clock), decoder.took_s


@dataclass(frozen=True)
class _TimedDecoder(WindowDecoder):
    clock: Callable[[], float] = time.perf_counter
    took_s: list[float] = field(default_factory=list)

    def decode_each(
        self, take: Callable[[], tuple[Batch, Sequence[DecodeRequest]] | None]
    ) -> Iterator[tuple[Batch, list[Outcome]]]:
        began_s: dict[int, float] = {}

        def timed() -> tuple[Batch, Sequence[DecodeRequest]] | None:
            taken = take()
            if taken is not None:
                began_s[id(taken[0])] = self.clock()
            return taken

        for batch, outcomes in super().decode_each(timed):
            self.took_s.extend([self.clock() - began_s.pop(id(batch))] * len(outcomes))
            yield batch, outcomes


def _length_s(clip: Clip) -> float:
    from engine.files.media import probe

    duration_s = probe(clip.audio).duration_s
    if not duration_s:
        raise EngineError(f"{clip.name} does not say how long it is; name another recording")
    return duration_s


def plan(
    intake: Intake, batches: Sequence[BatchPoint], streams: int | None, target_s: float
) -> list[str]:
    """The arithmetic, a line each."""
    lines = [
        f"{intake.hours_a_day:,.0f} audio hours a day are {intake.mean:,.0f} at a time, and "
        f"{intake.busiest:,.0f} in an hour {intake.peak:g} times as busy as the mean",
    ]
    best = max(batches, key=lambda point: point.rtfx, default=None)
    if best is not None and best.rtfx:
        needed = [intake.machines(h, best.rtfx, USE) for h in (intake.mean, intake.busiest)]
        lines.append(
            f"files, {best.rtfx:.1f} hours an hour in batches of {best.n}, {USE:.0%} used: "
            f"{needed[0]:,} machines when files may wait for a quieter hour, {needed[1]:,} when "
            "the busiest hour must not"
        )
    if streams is not None:
        live = intake.machines(intake.busiest, streams)
        lines.append(
            f"live, {streams} streams each within {target_s:g} s: "
            + ("no number of such machines" if live is None else f"{live:,} machines")
        )
    return lines


def capacity_as_json(
    batches: Sequence[BatchPoint],
    streams: int | None,
    points: Sequence[StreamsPoint],
    intake: Intake,
    settings: dict[str, Any],
    quiet: Quiet,
) -> dict[str, Any]:
    """Everything measured, and the plan."""
    return {
        **envelope("capacity", settings, quiet),
        "batches": rounded([{**asdict(point), "rtfx": point.rtfx} for point in batches]),
        "streams": streams,
        "points": rounded([asdict(point) for point in points]),
        "intake": asdict(intake),
        "plan": plan(intake, batches, streams, settings["target_s"]),
    }


def capacity_as_table(
    batches: Sequence[BatchPoint],
    points: Sequence[StreamsPoint],
    body: dict[str, Any],
    quiet: Quiet,
) -> str:
    """Batches, streams, and the plan."""
    rows = [["batch", "speed", "window p50", "p95", "windows"]]
    rows += [
        [
            str(p.n), f"{p.rtfx:.1f}x", cell(p.window_p50_s), cell(p.window_p95_s),
            str(p.n_windows),
        ]
        for p in batches
    ]  # fmt: skip
    lines = aligned(rows)
    if points:
        live = [["streams", "first p50", "p95", "behind"]]
        live += [
            [
                str(p.n), cell(p.first_shown_p50_s), cell(p.first_shown_p95_s),
                cell(p.behind_max_s, "{:.1f}"),
            ]
            for p in points
        ]  # fmt: skip
        lines += ["", *aligned(live)]
    return "\n".join([*lines, "", *body["plan"], *footer(body, quiet)])
