"""``surtitle bench``: the figures that the project quotes, measured here."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli import bench_capacity, bench_files, bench_runs
from app.cli.bench_options import add_clips, add_json, count
from app.cli.options import (
    Subparsers,
    add_emission_options,
    add_model_options,
    new_command,
    positive_seconds,
)
from app.settings import OPTIONS

_SIMULATED = """\
Clips are captioned in simulated real time: the clock advances by the audio, and every write and
decode pushes it on by the time that it really took. Settings of this user are left aside.
"""

_LIVE_MORE = f"""\
{_SIMULATED}
A reference text gives the word error rate (an empty one: words that should not be there), a words
file the latencies. Figures are medians over the runs, with the lowest and highest.
"""

_PEERS = ("faster-whisper", "local-agreement")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the kinds of ``bench``."""
    kinds = parser.add_subparsers(metavar="KIND", required=True)
    for add in (_add_live, _add_busy, _add_idle, _add_start, _add_stalls, _add_soak, _add_streams):
        add(kinds)
    bench_files.add_to(kinds)
    bench_capacity.add_to(kinds)


def _add_live(kinds: Subparsers[argparse.ArgumentParser]) -> None:
    live = new_command(kinds, "live", "caption clips as if spoken now, and measure", _LIVE_MORE)
    add_clips(live)
    add_model_options(live)
    add_emission_options(live, ("preset", "level"))
    live.add_argument(
        "--stability", type=_stabilities, metavar="MODE[,MODE...]",
        help="fast, balanced or steady; of several, the first is run and the others are told from "
        "its drafts, without decoding again",
    )  # fmt: skip
    live.add_argument("--runs", type=count, default=3, metavar="N", help="default: 3")
    live.add_argument(
        "--compare", choices=_PEERS, action="append", default=[],
        help="also, with the same weights, int8, greedy: transcribe the files whole with "
        "faster-whisper, or caption them by LocalAgreement-2 over it, in turn with ours; may be "
        "repeated",
    )  # fmt: skip
    add_json(live)
    live.add_argument("--csv", type=Path, metavar="FILE", help="the times of every word")
    live.add_argument(
        "--plot", type=Path, metavar="FILE",
        help="an SVG of the first run: latency over time, and where it went",
    )  # fmt: skip
    live.add_argument(
        "--jsonl", type=Path, metavar="DIR", help="folder for the event log of every run"
    )
    live.set_defaults(run=bench_runs.live, usage_error=live.error)


def _add_busy(kinds: Subparsers[argparse.ArgumentParser]) -> None:
    busy = new_command(
        kinds, "busy", "the same beside one busy process on every core, and the ratio", _SIMULATED
    )
    add_clips(busy)
    add_model_options(busy)
    add_emission_options(busy)
    busy.add_argument("--runs", type=count, default=3, metavar="N", help="default: 3")
    busy.add_argument(
        "--processes", type=count, metavar="N", help="busy processes (default: one for each core)"
    )
    busy.add_argument(
        "--files", type=Path, action="append", default=[], metavar="FILE",
        help="instead of busy processes: files or folders that are transcribed in this process, as "
        "the windows do, while the clips take as long as they last; may be repeated",
    )  # fmt: skip
    add_json(busy)
    busy.set_defaults(run=bench_runs.busy, usage_error=busy.error)


def _add_idle(kinds: Subparsers[argparse.ArgumentParser]) -> None:
    idle = new_command(
        kinds, "idle", "what a session costs in silence, and paused",
        "A true session without windows, over faint noise, in real time.",
    )  # fmt: skip
    add_model_options(idle)
    idle.add_argument(
        "--seconds", type=positive_seconds, default=60.0, metavar="S",
        help="of silence, and again of pause (default: 60)",
    )  # fmt: skip
    idle.add_argument(
        "--sources", type=count, default=1, metavar="N",
        help="measure with one source, with two, up to N (default: 1)",
    )  # fmt: skip
    add_json(idle)
    idle.set_defaults(run=bench_runs.idle, usage_error=idle.error)


def _add_start(kinds: Subparsers[argparse.ArgumentParser]) -> None:
    start = new_command(
        kinds, "start", "time to the window, to the first caption; stalls of the window",
        "The true program with its windows, under the display there is or offscreen, in real time.",
    )  # fmt: skip
    start.add_argument(
        "--audio", type=Path, metavar="FILE", help="what it captions (default: the demo clip)"
    )
    add_model_options(start)
    add_emission_options(start)
    start.add_argument("--runs", type=count, default=3, metavar="N", help="default: 3")
    start.add_argument(
        "--seconds", type=positive_seconds, default=15.0, metavar="S",
        help="of captions after the model is ready, for the stalls (default: 15)",
    )  # fmt: skip
    add_json(start)
    start.set_defaults(run=bench_runs.start, usage_error=start.error)


def _add_stalls(kinds: Subparsers[argparse.ArgumentParser]) -> None:
    stalls = new_command(
        kinds, "stalls", "how long the window stands still in minutes of captions",
        "The true program with its windows, under the display there is, or under Xvfb, on "
        "recordings that are joined and repeated, in real time.",
    )  # fmt: skip
    stalls.add_argument(
        "--audio", type=Path, action="append", default=[], metavar="FILE",
        help="may be repeated (default: the demo clip)",
    )  # fmt: skip
    add_model_options(stalls)
    add_emission_options(stalls)
    stalls.add_argument(
        "--minutes", type=positive_seconds, default=10.0, metavar="M",
        help="of captions after the model is ready (default: 10)",
    )  # fmt: skip
    add_json(stalls)
    stalls.set_defaults(run=bench_runs.stalls, usage_error=stalls.error)


def _add_soak(kinds: Subparsers[argparse.ArgumentParser]) -> None:
    soak = new_command(
        kinds, "soak", "hours on an accelerated clock: memory, drift, lag",
        f"{_SIMULATED}\nThe clips and a long silence, over and over, into a transcript store.",
    )  # fmt: skip
    add_clips(soak)
    add_model_options(soak)
    add_emission_options(soak, ("preset", "stability"))
    soak.add_argument(
        "--engine", choices=("model", "scripted"), default="model",
        help="scripted: all but the network is real; hours take minutes (default: model)",
    )  # fmt: skip
    soak.add_argument("--hours", type=positive_seconds, default=8.0, metavar="H", help="default: 8")
    soak.add_argument(
        "--silence", type=positive_seconds, default=300.0, metavar="S",
        help="after the clips, each time (default: 300)",
    )  # fmt: skip
    soak.add_argument(
        "--step", type=positive_seconds, default=600.0, metavar="S",
        help="between measures (default: 600)",
    )  # fmt: skip
    add_json(soak)
    soak.set_defaults(run=bench_runs.soak, usage_error=soak.error)


def _add_streams(kinds: Subparsers[argparse.ArgumentParser]) -> None:
    streams = new_command(
        kinds, "streams", "how many live streams at once keep words quick", _SIMULATED
    )
    add_clips(streams)
    add_model_options(streams)
    add_emission_options(streams)
    streams.add_argument(
        "--target", type=positive_seconds, default=1.5, metavar="S",
        help="p95 of the first-shown latency to keep (default: 1.5)",
    )  # fmt: skip
    streams.add_argument("--most", type=count, default=32, metavar="N", help="default: 32")
    streams.add_argument(
        "--seconds", type=positive_seconds, default=60.0, metavar="S",
        help="of each clip at most (default: 60)",
    )  # fmt: skip
    add_json(streams)
    streams.set_defaults(run=bench_runs.streams, usage_error=streams.error)


def _stabilities(text: str) -> tuple[str, ...]:
    known = OPTIONS["recognition.stability"].choices or ()
    names = tuple(text.split(","))
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(f"no stability {name!r}: {', '.join(known)}")
    return tuple(dict.fromkeys(names))
