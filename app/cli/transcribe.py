"""``surtitle transcribe``: media files to text and subtitles, as fast as the machine can."""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from app.cli.options import add_model_options, explain, with_options
from app.cli.progress import ProgressLine
from app.cli.remotes import prepare
from app.exports.formats import FORMATS, write_export
from app.jobs.inputs import expand, output_names
from app.jobs.job import Job, JobOptions, JobState
from app.jobs.queue import JobChange, JobQueue, fault_line
from app.jobs.results import FileTranscript
from app.settings import RecognitionSettings
from app.settings_file import load_settings
from app.transcribe import build_sequential, transcribe_file
from engine.errors import EngineError, UnavailableError
from engine.files.channels import AUTO, CHANNEL_MODES
from engine.files.media import probe

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver
    from engine.files.pipeline import FilePipeline

logger = logging.getLogger(__name__)

Part = TypeVar("Part")

_MORE = """\
Any audio or video file that FFmpeg can decode, or a folder of them. Windows of all files are
decoded together. Results are written as FILE's name with the format's ending; an older result of
that name is replaced. A file that cannot be read does not stop the others; the exit status is 1
then.
"""

_SEQUENTIAL = """\
one window after another, each told what was said before it, as OpenAI's program does; slower"""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``transcribe`` takes."""
    explain(parser, _MORE)
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
    parser.add_argument(
        "--channels",
        choices=CHANNEL_MODES,
        default=AUTO,
        help="two channels as one transcript, as two, or as their sound tells (default: auto)",
    )
    parser.add_argument(
        "--track",
        type=int,
        metavar="N",
        help="audio track, from 0 (default: the one that players take)",
    )
    parser.add_argument(
        "--word-times", action="store_true", help="also find the times of words (json, subtitles)"
    )
    parser.add_argument("--sequential", action="store_true", help=_SEQUENTIAL)
    add_model_options(parser)
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    # This preset attaches the voice activity; transcription chooses the policy.
    args.preset = "conservative"
    chosen = with_options(args, load_settings()).recognition
    prepare(chosen.model, yes=args.yes)
    try:
        args.output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnavailableError(f"cannot write to {args.output}: {error.strerror}") from error
    with ProgressLine() as line:
        files: list[Path] = []
        n_failed = 0
        for found in expand(args.files):
            if isinstance(found, EngineError):
                n_failed += _report(None, found, line)
            else:
                files.append(found)
        work = _sequentially if args.sequential else _together
        done = work(files, args, chosen, line)
        n_failed += done.n_files - done.n_done
        line.clear()
    if done.n_done + n_failed > 1:
        print(_total(done, n_failed), flush=True)
    return 1 if n_failed else 0


@dataclass(frozen=True, slots=True)
class _Done:
    """What became of several files: the seconds of those that are text, and of the work."""

    n_files: int
    n_done: int
    audio_s: float
    wall_s: float


def _together(
    files: Sequence[Path],
    args: argparse.Namespace,
    chosen: RecognitionSettings,
    line: ProgressLine,
) -> _Done:
    """Through the pipeline."""
    from app.live.assembly import language_of

    options = JobOptions(
        model=chosen.model,
        language=language_of(chosen),
        prompt=chosen.prompt,
        channels=args.channels,
        track=args.track,
        word_times=args.word_times,
        formats=args.format,
        output=args.output,
    )
    loader = _Loader(chosen, line)
    began_s = time.perf_counter()
    with closing(JobQueue(loader)) as queue:
        queue.add(files, options)
        while not queue.is_idle:
            changes = _step(queue, loader)
            if loader.error is not None:  # without a model nothing works
                raise loader.error
            for change in changes:
                _tell(change, line, alone=len(files) == 1)
            _show(queue.jobs, time.perf_counter() - began_s - loader.took_s, line)
    done = [job for job in queue.jobs if job.state is JobState.DONE]
    wall_s = time.perf_counter() - began_s - loader.took_s
    return _Done(len(files), len(done), sum(job.done_s for job in done), wall_s)


def _step(queue: JobQueue, loader: _Loader) -> list[JobChange]:
    """One step. A fault of ours costs the file whose it is, not the run."""
    try:
        return queue.step()
    except Exception as error:  # as the runner's thread, which has to go on
        if loader.error is not None:
            raise
        logger.exception("a fault while files were transcribed")
        return queue.give_up(error)


class _Loader:
    """Loads the model for a queue.

    Attributes:
        error: Why it could not be loaded.
        took_s: Seconds that it took, which are no file's.
    """

    def __init__(self, chosen: RecognitionSettings, line: ProgressLine) -> None:
        self._chosen = chosen
        self._line = line
        self.error: Exception | None = None
        self.took_s = 0.0

    def __call__(self, model: str) -> FilePipeline:
        from app.jobs.assembly import build_pipeline

        began_s = time.perf_counter()
        try:
            return build_pipeline(
                replace(self._chosen, model=model), progress=self._line.show, whole_machine=True
            )
        except Exception as error:  # kept for whoever steps the queue, which may name a file
            self.error = error
            raise
        finally:
            self.took_s += time.perf_counter() - began_s


def _tell(change: JobChange, line: ProgressLine, *, alone: bool) -> None:
    """What became of a file. Those in one batch share its time, which is then no file's own."""
    job = change.job
    if job.state is JobState.FAILED:
        _report(job.path, job.error, line)
    elif change.transcript is not None:
        line.clear()
        took_s = job.worked_s if alone else None
        print(_summary(job.path, change.transcript, took_s, job.written), flush=True)


def _total(done: _Done, n_failed: int) -> str:
    failed = f", {n_failed} failed" if n_failed else ""
    speed = f" ({done.audio_s / max(done.wall_s, 1e-3):.1f}x)" if done.n_done else ""
    files = f"{done.n_done} of {done.n_done + n_failed} files"
    return f"{files}: {done.audio_s:.1f} s in {done.wall_s:.1f} s{speed}{failed}"


def _show(jobs: Sequence[Job], wall_s: float, line: ProgressLine) -> None:
    running = [job for job in jobs if job.state is JobState.RUNNING]
    done_s = sum(job.done_s for job in jobs)
    if not running or not done_s:
        return
    speed = done_s / max(wall_s, 1e-3)
    alive = [job for job in jobs if job.state is not JobState.FAILED]
    total_s = sum(job.duration_s or 0.0 for job in alive)
    known = total_s > 0 and all(job.duration_s for job in alive)
    left = f", {_clock((total_s - done_s) / speed)} left" if known else ""
    more = f" and {len(running) - 1} more" if len(running) > 1 else ""
    share = done_s / total_s if known else None
    line.show(f"{running[0].path.name}{more}  {done_s:.0f} s, {speed:.0f}x{left}", share)


def _clock(seconds: float) -> str:
    whole = max(0, round(seconds))
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


def _sequentially(
    files: Sequence[Path],
    args: argparse.Namespace,
    chosen: RecognitionSettings,
    line: ProgressLine,
) -> _Done:
    """File by file through the caption loop."""
    driver: AsrStreamDriver | None = None
    n_done, audio_s, wall_s = 0, 0.0, 0.0
    for path, name in zip(files, output_names(files), strict=True):
        about = _unless_faulty(path, line, partial(probe, path))
        if about is None:
            continue
        # A broken file is named before any model is loaded; without a model nothing works.
        driver = driver or build_sequential(chosen, line.show)
        began_s = time.perf_counter()
        output = args.output / name
        transcribed = _unless_faulty(
            path, line,
            partial(_one_file, driver, path, about.duration_s, output, args.format, chosen, line),
        )  # fmt: skip
        if transcribed is not None:
            result, written = transcribed
            line.clear()
            print(_summary(path, result, time.perf_counter() - began_s, written), flush=True)
            audio_s += result.audio_s
            n_done += 1
        wall_s += time.perf_counter() - began_s
    return _Done(len(files), n_done, audio_s, wall_s)


def _unless_faulty(path: Path, line: ProgressLine, work: Callable[[], Part]) -> Part | None:
    """What the work gives; None where it fails, which costs its file and no other."""
    try:
        return work()
    except EngineError as error:
        _report(path, error, line)
    except Exception as error:  # as in the queue: a fault of ours
        logger.exception("a fault while a file was transcribed")
        _report(path, fault_line(error), line)
    return None


def _report(path: Path | None, error: EngineError | str, line: ProgressLine) -> int:
    reason = " ".join(str(error).split())
    line.clear()
    if path is not None and path.name not in reason:
        reason = f"{path.name}: {reason}"
    print(f"surtitle: {reason}", file=sys.stderr)
    return 1


def _one_file(
    driver: AsrStreamDriver,
    path: Path,
    duration_s: float | None,
    output: Path,
    formats: Sequence[str],
    chosen: RecognitionSettings,
    line: ProgressLine,
) -> tuple[FileTranscript, list[Path]]:
    """Transcribe it and write the results, telling how far it is."""
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
    return result, written


def _summary(
    path: Path, result: FileTranscript, wall_s: float | None, written: Sequence[Path]
) -> str:
    lines = result.transcript.lines
    if lines:
        languages = ", ".join(sorted({line.language for line in lines if line.language}))
        found = f"{result.n_words} word{'s'[: result.n_words != 1]}"
        found += f" ({languages})" if languages else ""
    else:
        found = "no speech found"
    took = "" if wall_s is None else (
        f", in {wall_s:.1f} s ({result.audio_s / max(wall_s, 1e-3):.1f}x)"
    )  # fmt: skip
    held = "" if result.guards is None or not result.guards.n_rejected else (
        f", {result.guards.n_rejected} of {result.guards.n_windows} windows held back"
    )  # fmt: skip
    files = ", ".join(str(file) for file in written)
    return f"{path.name}: {result.audio_s:.1f} s, {found}{held}{took}: {files}"


def _formats(text: str) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(name.strip() for name in text.lower().split(",")))
    unknown = [name for name in names if name not in FORMATS]
    if unknown:
        raise argparse.ArgumentTypeError(
            f"no format {unknown[0]!r}; choose from {', '.join(FORMATS)}"
        )
    return names
