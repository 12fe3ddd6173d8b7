"""``surtitle transcribe``: media files to text and subtitles, as fast as the machine can."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.options import Subparsers, add_model_options, new_command, with_options
from app.cli.progress import ProgressLine
from app.exports.formats import FORMATS, write_export
from app.settings import RecognitionSettings, load_settings
from app.transcribe import FileTranscript, transcribe_file
from engine.errors import EngineError, UnavailableError
from engine.files.media import probe

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver

_MORE = """\
Any audio or video file that FFmpeg can decode. Results are written as FILE's name with the
format's ending; an older result of that name is replaced. A file that cannot be read does not
stop the others; the exit status is 1 then.
"""


def add_to(commands: Subparsers[argparse.ArgumentParser]) -> None:
    """Add ``transcribe``."""
    parser = new_command(commands, "transcribe", "turn media files into text and subtitles", _MORE)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument(
        "--format",
        type=_formats,
        default=("txt",),
        metavar=",".join(FORMATS),
        help="one or more, separated by commas (default: txt)",
    )
    parser.add_argument(
        "--output",
        type=Path,
        default=Path(),
        metavar="DIR",
        help="folder for the results, made if missing (default: the current one)",
    )
    add_model_options(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from app.live.assembly import build_driver

    # This preset attaches the voice activity; transcription chooses the policy.
    args.preset = "conservative"
    chosen = with_options(args, load_settings()).recognition
    try:
        args.output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnavailableError(f"cannot write to {args.output}: {error.strerror}") from error
    driver: AsrStreamDriver | None = None
    failed = 0
    with ProgressLine() as line:
        for path, name in zip(args.files, output_names(args.files), strict=True):
            try:
                duration_s = probe(path).duration_s
            except EngineError as error:
                failed += _report(path, error, line)
                continue
            # A broken file is named before any model is loaded; without a model nothing works.
            driver = driver or build_driver(chosen, progress=line.show)
            try:
                _one_file(driver, path, duration_s, args.output / name, args.format, chosen, line)
            except EngineError as error:
                failed += _report(path, error, line)
    return 1 if failed else 0


def _report(path: Path, error: EngineError, line: ProgressLine) -> int:
    reason = " ".join(str(error).split())
    line.clear()
    print(
        f"surtitle: {reason if path.name in reason else f'{path.name}: {reason}'}",
        file=sys.stderr,
    )
    return 1


def output_names(files: Sequence[Path]) -> list[str]:
    """The results' names without ending, all different.

    The file's stem; its whole name where another file has that stem; a number where it has that
    name too.
    """
    stems = Counter(path.stem for path in files)
    names: list[str] = []
    for path in files:
        name = plain = path.stem if stems[path.stem] == 1 else path.name
        n = 1
        while name in names:
            n += 1
            name = f"{plain}-{n}"
        names.append(name)
    return names


def _one_file(
    driver: AsrStreamDriver,
    path: Path,
    duration_s: float | None,
    output: Path,
    formats: Sequence[str],
    chosen: RecognitionSettings,
    line: ProgressLine,
) -> None:
    from app.live.assembly import language_of

    began_s = time.perf_counter()

    def progress(done_s: float) -> None:
        speed = done_s / max(time.perf_counter() - began_s, 1e-3)
        share = done_s / duration_s if duration_s else None
        line.show(f"{path.name}  {done_s:.0f} s, {speed:.0f}x", share)

    result = transcribe_file(
        driver, path, language=language_of(chosen), prompt=chosen.prompt, progress=progress
    )
    written = [
        write_export(result.transcript, name, output.with_name(f"{output.name}.{name}"))
        for name in formats
    ]
    line.clear()
    print(_summary(path, result, time.perf_counter() - began_s, written), flush=True)


def _summary(path: Path, result: FileTranscript, wall_s: float, written: Sequence[Path]) -> str:
    lines = result.transcript.lines
    if lines:
        languages = ", ".join(sorted({line.language for line in lines if line.language}))
        found = f"{result.n_words} words" + (f" ({languages})" if languages else "")
    else:
        found = "no speech found"
    speed = result.audio_s / wall_s
    files = ", ".join(str(file) for file in written)
    return (
        f"{path.name}: {result.audio_s:.1f} s, {found}, in {wall_s:.1f} s ({speed:.1f}x): {files}"
    )


def _formats(text: str) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(name.strip() for name in text.lower().split(",")))
    unknown = [name for name in names if name not in FORMATS]
    if unknown:
        raise argparse.ArgumentTypeError(
            f"no format {unknown[0]!r}; choose from {', '.join(FORMATS)}"
        )
    return names
