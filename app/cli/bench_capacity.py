"""``surtitle bench capacity``: what this machine carries, and how many a daily intake needs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from app.cli.bench_options import add_clips, add_json, count
from app.cli.bench_runs import Bench, clips_of, opened
from app.cli.options import (
    Subparsers,
    add_emission_options,
    add_model_options,
    new_command,
    positive_seconds,
)

if TYPE_CHECKING:
    from app.bench.clips import Clip
    from app.bench.streams import StreamsPoint

_MORE = """\
Files are worked off in batches of several sizes, as `surtitle transcribe` does: seconds of sound,
silence included, for each second of work. Live streams are captioned in simulated real time, where
the words' times are known and the model runs on this computer. Settings of this user are left
aside.
"""


def add_to(kinds: Subparsers[argparse.ArgumentParser]) -> None:
    """Add ``bench capacity``."""
    parser = new_command(
        kinds, "capacity", "what this machine carries; how many a daily intake needs", _MORE
    )
    add_clips(parser)
    add_model_options(parser)
    add_emission_options(parser)
    parser.add_argument(
        "--batch", type=_counts, default=(1, 4, 8, 16), metavar="N[,N...]",
        help="windows decoded together (default: 1,4,8,16)",
    )  # fmt: skip
    parser.add_argument(
        "--seconds", type=positive_seconds, default=300.0, metavar="S",
        help="of sound for each size of batch (default: 300)",
    )  # fmt: skip
    parser.add_argument(
        "--target", type=positive_seconds, default=1.5, metavar="S",
        help="p95 of the first-shown latency that live streams have to keep (default: 1.5)",
    )  # fmt: skip
    parser.add_argument("--most", type=count, default=32, metavar="N", help="streams (default: 32)")
    parser.add_argument(
        "--intake", type=positive_seconds, default=20_000.0, metavar="H",
        help="audio hours a day to plan for (default: 20000)",
    )  # fmt: skip
    parser.add_argument(
        "--peak", type=positive_seconds, default=3.0, metavar="X",
        help="the busiest hour over the mean one (default: 3)",
    )  # fmt: skip
    parser.add_argument(
        "--keep", action="store_true",
        help="from now on refuse live sessions of more sources than keep the target",
    )  # fmt: skip
    add_json(parser)
    parser.set_defaults(run=_run, usage_error=parser.error)


def _run(args: argparse.Namespace) -> int:
    from app.bench.capacity import (
        Intake,
        capacity_as_json,
        capacity_as_table,
        run_batches,
    )
    from app.jobs.assembly import build_pipeline

    clips = clips_of(args)
    with opened(args) as bench:
        # Live first: decodes side by side leave each of them one thread, for good.
        streams, points = _streams(bench, clips)
        pipeline = build_pipeline(bench.chosen, progress=bench.line.show, whole_machine=True)
        batches = []
        for n in args.batch:
            bench.report(f"batches of {n}")
            batches.append(run_batches(pipeline, clips, n, args.seconds, language=bench.language))
        intake = Intake(args.intake, args.peak)
        told = bench.settings(
            audio=[clip.name for clip in clips], seconds=args.seconds, target_s=args.target
        )
        body = capacity_as_json(batches, streams, points, intake, told, bench.quiet)
        bench.put_out(body, capacity_as_table(batches, points, body, bench.quiet))
        if args.keep and points:
            _keep(bench, points)
    return 0


def _streams(bench: Bench, clips: list[Clip]) -> tuple[int | None, list[StreamsPoint]]:
    """The most live streams within the target; None where that cannot be measured."""
    from app.bench.live import hear
    from app.bench.streams import run_streams, search
    from app.live.threads import live_threads

    args = bench.args
    if not any(clip.words for clip in clips):
        bench.report("no live streams: the words' times are not known (--words)")
        return None, []
    driver = bench.driver()
    if driver.awaited:
        bench.report("no live streams: simulated time says nothing of a server's")
        return None, []
    heard = hear(driver, [clip for clip in clips if clip.words])
    threads = live_threads()
    return search(
        lambda n: run_streams(
            driver, heard, n, min(args.seconds, 60.0), language=bench.language,
            stability=bench.chosen.stability, threads=threads,
        ),
        args.target, args.most, bench.report,
    )  # fmt: skip


def _keep(bench: Bench, points: list[StreamsPoint]) -> None:
    from app.bench.machine import machine_name
    from app.live.admission import LiveCapacity, keep_capacity
    from app.paths import data_dir

    p95_s = {p.n: p.first_shown_p95_s for p in points if p.first_shown_p95_s is not None}
    capacity = LiveCapacity(bench.args.target, p95_s, machine_name())
    path = keep_capacity(data_dir(), bench.chosen.model, capacity)
    print(f"kept in {path}: sessions of more than {max(1, capacity.streams)} sources are refused")


def _counts(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(count(part) for part in text.split(",")))
