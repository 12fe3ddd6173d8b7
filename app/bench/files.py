"""The files table: word errors, speed and memory of models on a person's own recordings.

Every system runs in a process of its own, so that its peak of memory is its own, and reads the
files itself: decoding and voice activity count.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

from app.bench.accuracy import ErrorCount, count_errors
from app.bench.clips import Clip, read_reference
from app.bench.machine import cores, peak_rss_mib
from app.jobs.inputs import media_in
from app.settings import RecognitionSettings
from engine.errors import EngineError, UnavailableError

PIPELINE = "pipeline"
SEQUENTIAL = "sequential"
PEER_SEQUENTIAL = "faster-whisper int8, sequential, beam 5"
PEER_BATCHED = "faster-whisper int8, batched 8, greedy"
PEERS = (PEER_SEQUENTIAL, PEER_BATCHED)
PEER_BATCH = 8


@dataclass(frozen=True, slots=True)
class FileSystem:
    """What transcribes.

    Attributes:
        way: ``pipeline``, ``sequential``, or one of ``PEERS``.
        model: Catalogue name or folder.
        language: ISO code; None detects it.
    """

    way: str
    model: str
    language: str | None = None

    @property
    def name(self) -> str:
        """For a table."""
        return self.model if self.way == PIPELINE else f"{self.model}, {self.way}"


@dataclass(frozen=True, slots=True)
class FilesRun:
    """All files by one system, once.

    Attributes:
        audio_s: Seconds of sound.
        wall_s: Seconds it took, the model's loading left out.
        cpu_s: Seconds of processor time likewise, which other programs disturb less.
        errors: Of the files with a reference; None without any.
        false_words: Words from files in which nothing is said.
        rss_mib: The most memory that its process held.
        failed: Files that could not be transcribed, with the reason.
        figures: More of it, by name.
    """

    audio_s: float
    wall_s: float
    cpu_s: float
    errors: ErrorCount | None
    false_words: int
    rss_mib: float | None
    failed: tuple[str, ...] = ()
    figures: tuple[tuple[str, float], ...] = ()

    @property
    def rtfx(self) -> float:
        """Seconds of sound for each second of work."""
        return self.audio_s / self.wall_s if self.wall_s else 0.0


@dataclass(frozen=True, slots=True)
class FilesFigures:
    """One row: medians over the runs of a system."""

    system: FileSystem
    runs: tuple[FilesRun, ...]

    @property
    def rtfx(self) -> float:
        """Median."""
        return median(run.rtfx for run in self.runs)

    @property
    def per_cpu_s(self) -> float:
        """Seconds of sound for each second of processor time, median."""
        return median(run.audio_s / run.cpu_s if run.cpu_s else 0.0 for run in self.runs)

    @property
    def rss_mib(self) -> float | None:
        """The highest."""
        return max((run.rss_mib for run in self.runs if run.rss_mib is not None), default=None)

    @property
    def error_rate(self) -> float | None:
        """Of the first run: greedy decodes do not differ between runs."""
        errors = self.runs[0].errors
        return None if errors is None else errors.rate


def clips_in(folder: Path) -> list[Clip]:
    """Media files of a folder, each with the text beside it (its name with .txt) if there is one.

    Raises:
        UnavailableError: The folder holds no media file, or a text cannot be read.
    """
    clips = []
    for path in media_in(folder):
        text = path.with_suffix(".txt")
        clips.append(Clip(path, read_reference(text) if text.is_file() else None))
    return clips


def run_systems(
    systems: Sequence[FileSystem],
    clips: Sequence[Clip],
    n_runs: int = 1,
    report: Callable[[str], None] = lambda _: None,
) -> list[FilesFigures]:
    """Run all systems, taking turns, so that a machine that slows down slows all of them.

    Raises:
        EngineError: A system cannot run here.
    """
    runs: dict[FileSystem, list[FilesRun]] = {system: [] for system in systems}
    for turn in range(n_runs):
        for system in systems:
            report(f"{system.name}, run {turn + 1} of {n_runs}")
            context = multiprocessing.get_context("spawn")
            with ProcessPoolExecutor(1, mp_context=context) as pool:
                runs[system].append(pool.submit(run_system, system, tuple(clips)).result())
    return [FilesFigures(system, tuple(runs[system])) for system in systems]


def run_system(system: FileSystem, clips: Sequence[Clip]) -> FilesRun:
    """Transcribe all clips once, in this process.

    Raises:
        EngineError: The model or a package is missing.
    """
    if system.way == PIPELINE:
        outcome = _by_pipeline(system, clips)
    elif system.way == SEQUENTIAL:
        outcome = _one_by_one(system, clips)
    else:
        outcome = _by_peer(system, clips)
    errors: ErrorCount | None = None
    false_words = 0
    for clip, text in zip(clips, outcome.texts, strict=True):
        if clip.reference is None or text is None:
            continue
        counted = count_errors(clip.reference, text, clip.language or system.language or "en")
        if clip.reference:
            errors = counted if errors is None else errors + counted
        else:
            false_words += counted.errors
    return FilesRun(
        outcome.audio_s, outcome.wall_s, outcome.cpu_s, errors, false_words, peak_rss_mib(),
        outcome.failed, outcome.figures,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Outcome:
    texts: tuple[str | None, ...]
    audio_s: float
    wall_s: float
    cpu_s: float
    failed: tuple[str, ...] = ()
    figures: tuple[tuple[str, float], ...] = ()


def _by_pipeline(system: FileSystem, clips: Sequence[Clip]) -> _Outcome:
    from app.jobs.assembly import build_pipeline
    from app.jobs.job import JobOptions, JobState
    from app.jobs.queue import JobQueue

    pipeline = build_pipeline(RecognitionSettings(model=system.model), whole_machine=True)
    began_s, began_cpu_s = time.perf_counter(), time.process_time()
    texts: dict[int, str] = {}
    n_windows = n_rejected = 0
    speech_s = audio_s = 0.0
    with closing(JobQueue(lambda _: pipeline)) as queue:
        jobs = queue.add([clip.audio for clip in clips], JobOptions(system.model, system.language))
        while not queue.is_idle:
            for change in queue.step():
                if change.transcript is None or change.transcript.guards is None:
                    continue
                guards = change.transcript.guards
                n_windows += guards.n_windows
                n_rejected += guards.n_rejected
                speech_s += guards.speech_s
                audio_s += change.transcript.audio_s
                lines = change.transcript.transcript.lines
                texts[change.job.id] = " ".join(line.text for line in lines)
    wall_s, cpu_s = time.perf_counter() - began_s, time.process_time() - began_cpu_s
    failed = [job for job in queue.jobs if job.state is JobState.FAILED]
    return _Outcome(
        tuple(texts.get(job.id) for job in jobs),
        audio_s,
        wall_s,
        cpu_s,
        tuple(f"{job.path.name}: {job.error}" for job in failed),
        (
            ("windows", float(n_windows)),
            ("windows_rejected", float(n_rejected)),
            ("speech_ratio", speech_s / audio_s if audio_s else 0.0),
        ),
    )


def _one_by_one(system: FileSystem, clips: Sequence[Clip]) -> _Outcome:
    from app.transcribe import build_sequential, transcribe_file

    driver = build_sequential(RecognitionSettings(model=system.model, preset="conservative"))
    audio_s = 0.0

    def transcribe(path: Path) -> str:
        nonlocal audio_s
        result = transcribe_file(driver, path, language=system.language)
        audio_s += result.audio_s
        return " ".join(line.text for line in result.transcript.lines)

    outcome = _each(clips, transcribe)
    return replace(outcome, audio_s=audio_s)


def _by_peer(system: FileSystem, clips: Sequence[Clip]) -> _Outcome:
    from app.bench.peers import ctranslate2_folder
    from engine.files.media import read_mono

    try:
        from faster_whisper import BatchedInferencePipeline, WhisperModel
    except ImportError as error:
        raise UnavailableError(
            "faster-whisper is not installed; install it with: pip install surtitle[bench]"
        ) from error
    audio_s = 0.0
    with ctranslate2_folder(system.model) as folder:
        whisper = WhisperModel(
            str(folder), device="cpu", compute_type="int8", cpu_threads=cores(),
            local_files_only=True,
        )  # fmt: skip
        batched = BatchedInferencePipeline(whisper)

        def transcribe(path: Path) -> str:
            nonlocal audio_s
            samples = read_mono(path, 16_000)
            audio_s += len(samples) / 16_000
            if system.way == PEER_BATCHED:
                segments, _ = batched.transcribe(
                    samples, beam_size=1, batch_size=PEER_BATCH, language=system.language
                )
            else:
                segments, _ = whisper.transcribe(samples, beam_size=5, language=system.language)
            return " ".join(segment.text.strip() for segment in segments)

        outcome = _each(clips, transcribe)
    return replace(outcome, audio_s=audio_s)


def _each(clips: Sequence[Clip], transcribe: Callable[[Path], str]) -> _Outcome:
    texts: list[str | None] = []
    failed = []
    began_s, began_cpu_s = time.perf_counter(), time.process_time()
    for clip in clips:
        try:
            texts.append(transcribe(clip.audio))
        except EngineError as error:
            texts.append(None)
            failed.append(f"{clip.audio.name}: {error}")
    wall_s, cpu_s = time.perf_counter() - began_s, time.process_time() - began_cpu_s
    return _Outcome(tuple(texts), 0.0, wall_s, cpu_s, tuple(failed))
