"""What each kind of ``surtitle bench`` does with its options: load, run, print, write."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.atomic_file import write_atomically
from app.cli.options import with_options
from app.cli.progress import ProgressLine
from app.events import to_json
from app.settings import RecognitionSettings, Settings
from engine.errors import UnavailableError

if TYPE_CHECKING:
    from app.bench.beside_files import Worked
    from app.bench.busy import Beside
    from app.bench.clips import Clip
    from app.bench.live import HeardClip, Runs, System
    from app.bench.machine import Quiet
    from app.bench.report import LiveReport, Row
    from app.live.threads import DecodeThreads
    from engine.driver.driver import AsrStreamDriver


@dataclass(slots=True)
class Bench:
    """What a kind works with.

    Attributes:
        line: For progress with a share.
        chosen: The settings that the options make.
        quiet: How busy the machine was before.
    """

    args: argparse.Namespace
    line: ProgressLine
    chosen: RecognitionSettings
    quiet: Quiet

    @property
    def language(self) -> str | None:
        """ISO code, None to detect it."""
        from app.live.assembly import language_of

        return language_of(self.chosen)

    def driver(self) -> AsrStreamDriver:
        """Load the model."""
        from app.live import assembly

        return assembly.build_driver(self.chosen, progress=self.line.show)

    def report(self, what: str) -> None:
        """Say what is going on: redrawn on a terminal, else a line each."""
        self.line.show(what)
        if not sys.stderr.isatty():
            print(what, file=sys.stderr, flush=True)

    def settings(self, threads: DecodeThreads | None = None, **more: object) -> dict[str, Any]:
        """What the output says of the settings, and of what the decodes' threads have got."""
        names = ("model", "preset", "level", "stability", "language")
        got = {} if threads is None else {"priority": threads.priority}
        return {**{name: getattr(self.chosen, name) for name in names}, **more, **got}

    def put_out(self, body: Mapping[str, Any], table: str) -> None:
        """Print the table, and write the JSON where it was asked for."""
        self.line.clear()
        text = json.dumps(body, ensure_ascii=False, indent=2) + "\n"
        if self.args.json == Path("-"):
            print(text, end="")
        else:
            print(table)
            write(self.args.json, text)


@contextmanager
def opened(args: argparse.Namespace) -> Iterator[Bench]:
    """A bench for the block."""
    from app.bench.machine import how_quiet

    quiet = how_quiet()  # Before anything here makes it busy.
    if quiet.warning:
        print(f"surtitle: {quiet.warning}", file=sys.stderr)
    chosen = with_options(args, Settings()).recognition
    with ProgressLine() as line:
        yield Bench(args, line, chosen, quiet)


def live(args: argparse.Namespace) -> int:
    """``bench live``."""
    from app.bench.live import hear, own_system, run_all
    from app.bench.local_agreement import local_agreement
    from app.bench.peers import FASTER_WHISPER, LOCAL_AGREEMENT, loaded, run_faster_whisper
    from app.bench.report import LiveReport, as_csv, as_json, as_table

    clips = clips_of(args)
    stabilities = args.stability or (Settings().recognition.stability,)
    args.stability = stabilities[0]
    with opened(args) as bench, ExitStack() as stack:
        model, language = bench.chosen.model, bench.language
        driver = bench.driver()
        heard = hear(driver, clips)
        alone = LOCAL_AGREEMENT not in args.compare  # faster-whisper loads after our last run.
        systems = [_own(bench, driver, own_system, has_memory=alone)]
        if LOCAL_AGREEMENT in args.compare:
            systems.append(local_agreement(stack.enter_context(loaded(model)), language))
        runs = run_all(systems, heard, args.runs, bench.report)
        whole = []
        if FASTER_WHISPER in args.compare:
            whole = run_faster_whisper(model, clips, language, bench.report)
        report = LiveReport(
            bench.settings(
                systems[0].threads, hangover_s=driver.vad_config.hangover_s, time="simulated"
            ),
            runs[0],
            whole,
            _curve(runs[0], heard, stabilities),
            [row for theirs in runs[1:] for row in _beside(theirs, heard)],
            bench.quiet,
        )
        bench.put_out(as_json(report), as_table(report))
    write(args.csv, as_csv(report))
    _write_plot(report, args.plot)
    if args.jsonl is not None:
        _write_logs(report, args.jsonl)
    return 0


def _own(bench: Bench, driver: AsrStreamDriver, make: Any, *, has_memory: bool) -> System:  # noqa: ANN401
    chosen = bench.chosen
    system: System = make(
        driver, language=bench.language, prompt=chosen.prompt, stability=chosen.stability,
        has_memory=has_memory,
    )  # fmt: skip
    return system


def _curve(runs: Runs, heard: list[HeardClip], stabilities: tuple[str, ...]) -> list[Row]:
    from app.bench.curve import replay_runs
    from app.bench.report import Row

    if len(stabilities) < 2:
        return []
    first = stabilities[0]
    rows = [Row(first, runs, "as it ran")]
    note = f"the drafts of the {first} run through its stage; nothing was decoded again"
    return rows + [Row(name, replay_runs(runs, heard, name), note) for name in stabilities[1:]]


def _beside(runs: Runs, heard: list[HeardClip]) -> list[Row]:
    from app.bench.curve import replay_runs
    from app.bench.local_agreement import NAME
    from app.bench.report import Row

    return [
        Row(NAME, runs, "shows only what is final, as published"),
        Row(f"{NAME} + rest", replay_runs(runs, heard, "fast"), "as if it showed the rest too"),
    ]


def busy(args: argparse.Namespace) -> int:
    """``bench busy``."""
    from app.bench.beside_files import Worked
    from app.bench.busy import busy_as_json, busy_as_table, busy_processes, run_busy
    from app.bench.live import hear, own_system
    from app.bench.machine import cores
    from app.bench.report import LiveReport

    clips = clips_of(args)
    worked = Worked()
    with opened(args) as bench:
        driver = bench.driver()
        if args.files:
            system, beside_it = _beside_files(bench, driver, args.files, worked)
            wait, passed = time.sleep, "real"
        else:
            n_busy = args.processes or cores()
            system = _own(bench, driver, own_system, has_memory=True)
            beside_it, wait, passed = partial(busy_processes, n_busy), None, "simulated"
        heard = hear(driver, clips)
        quiet, beside = run_busy(system, heard, args.runs, beside_it, bench.report, wait)
        told = f"files: {worked}" if args.files else f"{n_busy} busy processes"
        hangover_s = driver.vad_config.hangover_s
        settings = bench.settings(system.threads, hangover_s=hangover_s, time=passed)
        alone, busied = (LiveReport(settings, runs, quiet=bench.quiet) for runs in (quiet, beside))
        bench.put_out(busy_as_json(alone, beside, told), busy_as_table(alone, busied, told))
    return 0


def _beside_files(
    bench: Bench, driver: AsrStreamDriver, paths: list[Path], worked: Worked
) -> tuple[System, Beside]:
    """The session that comes before files, and the files."""
    from app.bench.beside_files import files_beside, live_first_system
    from app.jobs.assembly import build_pipeline
    from app.jobs.inputs import expand
    from engine.files.gate import LiveFirst

    files = []
    for found in expand(paths):
        if not isinstance(found, Path):
            raise found
        files.append(found)
    gate = LiveFirst()
    chosen = bench.chosen
    system = live_first_system(
        driver, gate, language=bench.language, prompt=chosen.prompt, stability=chosen.stability
    )
    pipeline = build_pipeline(chosen, progress=bench.line.show)
    return system, partial(files_beside, pipeline, files, gate, bench.language, worked)


def idle(args: argparse.Namespace) -> int:
    """``bench idle``."""
    from app.bench.idle import idle_as_json, idle_as_table, keep_driver, run_idle

    with opened(args) as bench:
        build = keep_driver(bench.driver())
        costs = []
        for n in range(1, args.sources + 1):
            costs.append(run_idle(build, bench.chosen.model, args.seconds, n, report=bench.report))
        body = idle_as_json(costs, bench.settings(seconds=args.seconds), bench.quiet)
        bench.put_out(body, idle_as_table(costs, body, bench.quiet))
    return 0


def start(args: argparse.Namespace) -> int:
    """``bench start``."""
    from app.bench.start import platform, run_start, start_as_json, start_as_table
    from app.paths import models_dir
    from engine.models.resolve import resolve_model

    if args.audio is not None and not args.audio.is_file():
        raise UnavailableError(f"no such file: {args.audio}")
    with opened(args) as bench:
        folder = resolve_model(bench.chosen.model, models_dir(), bench.line.show)
        settings = replace(Settings(), recognition=bench.chosen)
        runs = run_start(settings, folder, args.audio, args.seconds, args.runs, bench.report)
        audio = "demo" if args.audio is None else args.audio.name
        told = bench.settings(audio=audio, seconds=args.seconds, platform=platform() or "display")
        body = start_as_json(runs, told, bench.quiet)
        bench.put_out(body, start_as_table(runs, body, bench.quiet))
    return 0


def stalls(args: argparse.Namespace) -> int:
    """``bench stalls``."""
    from importlib.resources import as_file, files

    from app.bench.stalls import run_stalls, stalls_as_json, stalls_as_table
    from app.paths import models_dir
    from engine.models.resolve import resolve_model

    for path in args.audio:
        if not path.is_file():
            raise UnavailableError("no such file: {path}", path=path)
    with opened(args) as bench, as_file(files("resources") / "demo.flac") as demo:
        folder = resolve_model(bench.chosen.model, models_dir(), bench.line.show)
        settings = replace(Settings(), recognition=bench.chosen)
        clips = args.audio or [demo]
        found = run_stalls(settings, folder, clips, 60 * args.minutes, bench.report)
        told = bench.settings(audio=[clip.name for clip in clips], minutes=args.minutes)
        body = stalls_as_json(found, told, bench.quiet)
        bench.put_out(body, stalls_as_table(found, body, bench.quiet))
    return 0


def soak(args: argparse.Namespace) -> int:
    """``bench soak``."""
    import numpy as np

    from app.bench.live import hear
    from app.bench.scripted import scripted_driver
    from app.bench.soak import SoakPlan, run_soak, soak_as_json, soak_as_table
    from app.live.threads import live_threads

    clips = clips_of(args)
    with opened(args) as bench:
        chosen = bench.chosen
        scripted = args.engine == "scripted"
        driver = scripted_driver(chosen.preset) if scripted else bench.driver()
        heard = hear(driver, clips)
        plan = SoakPlan(
            np.concatenate([clip.samples for clip in heard]),
            driver.engine.sample_rate, args.silence, args.hours, args.step,
        )  # fmt: skip
        threads = live_threads()
        points = run_soak(
            driver, plan, language=bench.language, stability=chosen.stability, threads=threads,
            report=bench.report,
        )  # fmt: skip
        told = bench.settings(
            threads, model="scripted" if scripted else chosen.model,
            audio=[clip.name for clip in clips], silence_s=args.silence, hours=args.hours,
            time="simulated",
        )  # fmt: skip
        body = soak_as_json(points, told, bench.quiet)
        bench.put_out(body, soak_as_table(points, body, bench.quiet))
    return 0


def streams(args: argparse.Namespace) -> int:
    """``bench streams``."""
    from app.bench.live import hear, own_system, warm_up
    from app.bench.streams import run_streams, search, streams_as_json, streams_as_table

    clips = clips_of(args)
    if not any(clip.words for clip in clips):
        args.usage_error("streams are told by their latency: give the words' times with --words")
    with opened(args) as bench:
        driver = bench.driver()
        heard = hear(driver, clips)
        bench.report("warming up")
        system = _own(bench, driver, own_system, has_memory=True)
        warm_up(system, heard[0])
        good, points = search(
            lambda n: run_streams(
                driver, heard, n, args.seconds, language=bench.language,
                stability=bench.chosen.stability, threads=system.threads,
            ),
            args.target, args.most, bench.report,
        )  # fmt: skip
        told = bench.settings(
            system.threads, audio=[clip.name for clip in clips], seconds=args.seconds,
            target_s=args.target, time="simulated",
        )  # fmt: skip
        body = streams_as_json(good, points, told, bench.quiet)
        bench.put_out(body, streams_as_table(good, points, body, bench.quiet))
    return 0


def clips_of(args: argparse.Namespace) -> list[Clip]:
    """The clips that the options name."""
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


def _write_plot(report: LiveReport, path: Path | None) -> None:
    from app.bench.plot import as_svg

    if path is None:
        return
    told = report.settings
    title = f"{told['model']}, {told['preset']}, {told['stability']}"
    write(path, as_svg(report.runs[0], title))


def _write_logs(report: LiveReport, folder: Path) -> None:
    for n, run in enumerate(report.runs, 1):
        for clip in run:
            lines = "".join(f"{to_json(event)}\n" for event in clip.events)
            write(folder / f"{clip.clip.name}.{n}.jsonl", lines)


def write(path: Path | None, text: str) -> None:
    """Write a file where one was asked for, and say so.

    Raises:
        UnavailableError: It cannot be written.
    """
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text, private=False)
    except OSError as error:
        raise UnavailableError(f"cannot write {path}: {error.strerror}") from error
    print(f"written: {path}", file=sys.stderr)
