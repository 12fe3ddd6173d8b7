"""``surtitle bench``: the figures that the project quotes, measured here."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from app.atomic_file import write_atomically
from app.cli.options import (
    Subparsers,
    add_emission_options,
    add_model_options,
    new_command,
    with_options,
)
from app.cli.progress import ProgressLine
from app.events import to_json
from app.settings import RecognitionSettings, Settings
from engine.errors import UnavailableError

if TYPE_CHECKING:
    from app.bench.clips import Clip
    from app.bench.report import LiveReport

_LIVE_MORE = """\
Each clip is captioned in simulated real time: the clock advances by the audio, and every write
and decode pushes it on by the time that it really took. A reference text gives the word error
rate (an empty one: words that should not be there), a words file the latencies. Figures are
medians over the runs; settings of this user are left aside.
"""


def add_to(commands: Subparsers[argparse.ArgumentParser]) -> None:
    """Add ``bench`` and its kinds."""
    parser = new_command(commands, "bench", "measure latency, calm, load and word errors")
    kinds = parser.add_subparsers(metavar="KIND", required=True)
    live = new_command(kinds, "live", "caption clips as if spoken now, and measure", _LIVE_MORE)
    live.add_argument(
        "--audio", type=Path, action="append", default=[], metavar="FILE", help="may be repeated"
    )
    live.add_argument(
        "--reference", type=Path, action="append", default=[], metavar="TEXTFILE",
        help="what is said, one for each --audio in order",
    )  # fmt: skip
    live.add_argument(
        "--words", type=Path, action="append", default=[], metavar="JSON",
        help="[[word, start_s, end_s], ...], one for each --audio in order",
    )  # fmt: skip
    live.add_argument(
        "--manifest", type=Path, metavar="FILE",
        help="more clips: a JSON object a line with path, and reference, words, language if known",
    )  # fmt: skip
    add_model_options(live)
    add_emission_options(live)
    live.add_argument("--runs", type=_count, default=3, metavar="N", help="default: 3")
    live.add_argument(
        "--compare", choices=("faster-whisper",),
        help="also transcribe the files whole with faster-whisper: same weights, int8, greedy",
    )  # fmt: skip
    live.add_argument("--json", type=Path, metavar="FILE", help="all figures; - for the terminal")
    live.add_argument("--csv", type=Path, metavar="FILE", help="the times of every word")
    live.add_argument(
        "--jsonl", type=Path, metavar="DIR", help="folder for the event log of every run"
    )
    live.set_defaults(run=_live, usage_error=live.error)


def _live(args: argparse.Namespace) -> int:
    from app.bench.live import run_all
    from app.bench.peers import run_faster_whisper
    from app.bench.report import LiveReport, as_csv, as_json, as_table
    from app.live.assembly import build_driver, language_of

    clips = _clips(args)
    chosen = with_options(args, Settings()).recognition
    language = language_of(chosen)
    with ProgressLine() as line:
        driver = build_driver(chosen, progress=line.show)
        runs = run_all(
            driver, clips, args.runs, language=language, prompt=chosen.prompt,
            stability=chosen.stability, report=line.show,
        )  # fmt: skip
        peer = run_faster_whisper(chosen.model, clips, language, line.show) if args.compare else []
    report = LiveReport(_settings(chosen, driver.vad_config.hangover_s), runs, peer)
    body = json.dumps(as_json(report), ensure_ascii=False, indent=2) + "\n"
    if args.json == Path("-"):
        print(body, end="")
    else:
        print(as_table(report))
        _write(args.json, body)
    _write(args.csv, as_csv(report))
    if args.jsonl is not None:
        _write_logs(report, args.jsonl)
    return 0


def _clips(args: argparse.Namespace) -> list[Clip]:
    from app.bench.clips import Clip, read_manifest, read_reference, read_words

    clips = [Clip(path) for path in args.audio]
    for name in ("reference", "words"):
        given = getattr(args, name)
        if given and len(given) != len(clips):
            args.usage_error(f"{len(given)} --{name} for {len(clips)} --audio")
    if args.reference:
        clips = [
            replace(clip, reference=read_reference(path))
            for clip, path in zip(clips, args.reference, strict=True)
        ]
    if args.words:
        clips = [
            replace(clip, words=read_words(path), words_source=path.name)
            for clip, path in zip(clips, args.words, strict=True)
        ]
    if args.manifest is not None:
        clips += read_manifest(args.manifest)
    if not clips:
        args.usage_error("name a clip with --audio, or several with --manifest")
    if args.language not in (None, "auto"):
        clips = [replace(clip, language=clip.language or args.language) for clip in clips]
    return clips


def _settings(chosen: RecognitionSettings, hangover_s: float) -> dict[str, object]:
    return {
        "model": chosen.model,
        "preset": chosen.preset,
        "level": chosen.level,
        "stability": chosen.stability,
        "language": chosen.language,
        "hangover_s": hangover_s,
        "time": "simulated",
    }


def _write_logs(report: LiveReport, folder: Path) -> None:
    for n, run in enumerate(report.runs, 1):
        for clip in run:
            lines = "".join(f"{to_json(event)}\n" for event in clip.events)
            _write(folder / f"{clip.clip.name}.{n}.jsonl", lines)


def _write(path: Path | None, text: str) -> None:
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text, private=False)
    except OSError as error:
        raise UnavailableError(f"cannot write {path}: {error.strerror}") from error
    print(f"written: {path}", file=sys.stderr)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of runs")
    return int(text)
