"""``surtitle bench files``: which model, on these recordings and this machine."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.atomic_file import write_atomically
from app.cli.options import Subparsers, new_command
from app.cli.progress import ProgressLine
from engine.errors import UnavailableError

if TYPE_CHECKING:
    from app.bench.clips import Clip
    from app.bench.files import FilesFigures, FileSystem

_MORE = """\
Transcribes the files with each model and prints word errors, speed (seconds of sound for each
second of work, decoding included, and for each second of processor time), and memory. NAME.txt
beside NAME.mp3 holds what is said in it. Systems take turns and run in processes of their own;
settings of this user are left aside.
"""


def add_to(kinds: Subparsers[argparse.ArgumentParser]) -> None:
    """Add ``bench files``."""
    parser = new_command(kinds, "files", "compare models on recordings with known text", _MORE)
    parser.add_argument(
        "--audio", type=Path, action="append", default=[], metavar="DIR", help="may be repeated"
    )
    parser.add_argument(
        "--manifest", type=Path, metavar="FILE",
        help="more files: a JSON object a line with path, and reference, language if known",
    )  # fmt: skip
    parser.add_argument(
        "--model", action="append", default=[], metavar="NAME",
        help="may be repeated (default: the models that are installed)",
    )  # fmt: skip
    parser.add_argument("--language", metavar="CODE", help="default: detected")
    parser.add_argument("--runs", type=int, default=1, metavar="N", help="default: 1")
    parser.add_argument(
        "--sequential", action="store_true", help="also one window after another, conditioned"
    )
    parser.add_argument(
        "--compare", choices=("faster-whisper",),
        help="also faster-whisper on the same weights: sequential beam 5, and batched greedy",
    )  # fmt: skip
    parser.add_argument("--json", type=Path, metavar="FILE", help="all figures; - for the terminal")
    parser.set_defaults(run=_run, usage_error=parser.error)


def _run(args: argparse.Namespace) -> int:
    from app.bench.files import run_systems

    clips = _clips(args)
    with ProgressLine() as line:
        rows = run_systems(_systems(args), clips, max(1, args.runs), lambda what: line.show(what))
    body = json.dumps(_as_json(rows, clips), ensure_ascii=False, indent=2) + "\n"
    if args.json == Path("-"):
        print(body, end="")
    else:
        print(_table(rows))
        if args.json is not None:
            write_atomically(args.json, body, private=False)
    failed = {reason for row in rows for run in row.runs for reason in run.failed}
    for reason in sorted(failed):
        print(f"surtitle: {reason}", file=sys.stderr)
    return 1 if failed else 0


def _clips(args: argparse.Namespace) -> list[Clip]:
    from app.bench.clips import read_manifest
    from app.bench.files import clips_in

    clips = [clip for folder in args.audio for clip in clips_in(folder)]
    if args.manifest is not None:
        clips += read_manifest(args.manifest)
    if not clips:
        args.usage_error("name recordings: --audio DIR or --manifest FILE")
    return clips


def _systems(args: argparse.Namespace) -> list[FileSystem]:
    from app.bench.files import PEERS, PIPELINE, SEQUENTIAL, FileSystem
    from app.paths import models_dir
    from engine.models.resolve import installed_models

    models = args.model or [model.name for model in installed_models(models_dir())]
    if not models:
        raise UnavailableError("no model is installed; name one with --model")
    ways = [PIPELINE, *([SEQUENTIAL] if args.sequential else []), *(PEERS if args.compare else ())]
    return [FileSystem(way, model, args.language) for model in models for way in ways]


def _table(rows: list[FilesFigures]) -> str:
    width = max(len(row.system.name) for row in rows)
    lines = [f"{'':{width}}  errors   speed  of a core    memory"]
    for row in rows:
        rate = "-" if row.error_rate is None else f"{100 * row.error_rate:.2f} %"
        memory = "-" if row.rss_mib is None else f"{row.rss_mib:.0f} MiB"
        lines.append(
            f"{row.system.name:{width}}  {rate:>7} {row.rtfx:6.1f}x {row.per_cpu_s:9.1f}x"
            f" {memory:>9}"
        )
    return "\n".join(lines)


def _as_json(rows: list[FilesFigures], clips: list[Clip]) -> dict[str, Any]:
    from app.bench.machine import describe_machine, describe_versions

    return {
        "machine": describe_machine(),
        "versions": describe_versions("faster-whisper", "ctranslate2"),
        "files": [clip.audio.name for clip in clips],
        "systems": [
            {
                "name": row.system.name,
                "model": row.system.model,
                "way": row.system.way,
                "error_rate": row.error_rate,
                "rtfx": row.rtfx,
                "audio_s_per_cpu_s": row.per_cpu_s,
                "peak_rss_mib": row.rss_mib,
                "runs": [
                    {
                        "audio_s": run.audio_s,
                        "wall_s": run.wall_s,
                        "cpu_s": run.cpu_s,
                        "false_words": run.false_words,
                        "failed": list(run.failed),
                        **dict(run.figures),
                    }
                    for run in row.runs
                ],
            }
            for row in rows
        ],
    }
