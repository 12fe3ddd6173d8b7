"""The file queue as the windows see it: a QObject of the GUI thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.jobs.inputs import expand
from app.jobs.job import Job, JobOptions
from app.jobs.journal import JobJournal
from app.jobs.keep import StoreFiles
from app.jobs.queue import JobChange, JobQueue
from app.jobs.results import FileTranscript
from app.jobs.runner import JobRunner
from app.live.fallback import where_audio_goes
from app.playback.places import MediaPlaces, Sound
from app.settings import Settings
from app.transcript.store import TranscriptStore
from engine.errors import EngineError, UnavailableError, one_line
from engine.files.gate import LiveFirst
from engine.sentence import Sentence

if TYPE_CHECKING:
    from engine.files.pipeline import FilePipeline

Build = Callable[[str, Callable[[str, float | None], None]], "FilePipeline"]
"""Loads the model of a name; is told a function that takes what is going on, and how far it is."""

_END_S = 2.0


@dataclass(frozen=True, slots=True)
class _Found:
    """What paths that were dropped or chosen came to."""

    files: tuple[Path, ...]
    problems: tuple[str, ...]


class FileJobs(QObject):
    """Jobs in order; worked off on a thread of its own, which begins with the first ``start``.

    Attributes:
        jobs: All of them, as they are now.

    Signals:
        jobs_changed: All jobs, after some were added, moved or removed.
        job_changed: One job, which is not as it was.
        finished: A job whose transcript is stored.
        told: What goes on or is wrong, one line; empty when there is nothing to tell any more.
        broke_down: Why the queue itself cannot go on, one line.
        audio_goes: Where the sound of files is sent, one line; empty where it stays here.
    """

    jobs_changed = Signal(object)
    job_changed = Signal(object)
    finished = Signal(object)
    # As an object: as str a sentence would lose what it is translated by.
    told = Signal(object)
    broke_down = Signal(object)
    audio_goes = Signal(object)
    _jobs_came = Signal(object)
    _change_came = Signal(object)
    _found_came = Signal(object, object)

    def __init__(
        self,
        store: TranscriptStore,
        build: Build,
        folder: Path | None,
        places: MediaPlaces,
        gate: LiveFirst | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Prepare.

        Args:
            store: Where transcripts go.
            build: Loads a model.
            folder: Where the queue is kept; None keeps it in memory.
            places: Told which file a transcript was made from.
            gate: Lets live captions pass.
            parent: As for every QObject.
        """
        super().__init__(parent)
        self.jobs: tuple[Job, ...] = ()
        self._build = build
        self._folder = folder
        self._places = places
        self._keep_transcript = StoreFiles(store)
        self._gate = gate or LiveFirst()
        self._abort = threading.Event()
        self._goes = ""
        self._pipeline: FilePipeline | None = None
        self._finders: list[threading.Thread] = []
        self._runner = JobRunner(
            self._queue,
            on_change=self._change_came.emit,
            on_jobs=self._jobs_came.emit,
            on_trouble=self.broke_down.emit,
        )
        self._started = False
        self._jobs_came.connect(self._jobs_arrived)
        self._change_came.connect(self._change_arrived)
        self._found_came.connect(self._found_arrived)

    def start(self) -> None:
        """Go on with what an earlier run left; further calls do nothing."""
        if not self._started:
            self._started = True
            self._runner.start()

    def add(self, paths: Sequence[Path], options: JobOptions) -> None:
        """Queue files, and the media files in folders; looking for those waits for no window."""
        self.start()

        def look() -> None:
            found = list(expand(paths))
            files = tuple(item for item in found if isinstance(item, Path))
            problems = tuple(one_line(item) for item in found if isinstance(item, EngineError))
            self._found_came.emit(_Found(files, problems), options)

        finder = threading.Thread(target=look, name="find files", daemon=True)
        self._finders = [thread for thread in self._finders if thread.is_alive()] + [finder]
        finder.start()

    def pause(self, job_id: int) -> None:
        """Let a job rest after the batch that is being decoded."""
        self._runner.pause(job_id)

    def resume(self, job_id: int) -> None:
        """Let a paused job go on."""
        self._runner.resume(job_id)

    def cancel(self, job_id: int) -> None:
        """End a job; nothing of it is kept."""
        self._runner.cancel(job_id)

    def retry(self, job_id: int) -> None:
        """Begin a job that is over anew."""
        self._runner.retry(job_id)

    def move(self, job_id: int, place: int) -> None:
        """Put a job at a place in the order, from 0."""
        self._runner.move(job_id, place)

    def remove(self, job_id: int) -> None:
        """Take a job off the list; its results stay."""
        self._runner.remove(job_id)

    def end(self) -> None:
        """End for good; what is not finished goes on with the next start of the program."""
        self._abort.set()
        if self._started:
            self._runner.stop(_END_S)
        for finder in self._finders:
            finder.join(_END_S)

    def _queue(self) -> JobQueue:
        """On the runner's thread."""
        return JobQueue(
            self._load,
            journal=None if self._folder is None else JobJournal(self._folder),
            keep=self._keep,
            may_run=self._gate.may_run,
            cancel=self._gate.token(self._abort),
        )

    def _load(self, model: str) -> FilePipeline:
        """On the runner's thread."""

        def progress(message: str, share: float | None) -> None:
            if self._abort.is_set():
                raise UnavailableError("the program ends")
            percent = "" if share is None else f" ({round(100 * share)}\u202f%)"
            self.told.emit(Sentence("{message}{percent}", message=message, percent=percent))

        self._pipeline = None
        try:
            self._pipeline = self._build(model, progress)
        finally:
            self.told.emit("")
        return self._pipeline

    def _keep(self, job: Job, transcript: FileTranscript) -> int:
        """On the runner's thread."""
        session_id = self._keep_transcript(job, transcript)
        self._places.remember(session_id, Sound(job.path.absolute(), job.options.track))
        return session_id

    @Slot(object)
    def _jobs_arrived(self, jobs: tuple[Job, ...]) -> None:
        self.jobs = jobs
        self._tell_where_audio_goes()
        self.jobs_changed.emit(jobs)

    @Slot(object)
    def _change_arrived(self, change: JobChange) -> None:
        job = change.job
        if any(known.id == job.id for known in self.jobs):
            self.jobs = tuple(job if known.id == job.id else known for known in self.jobs)
            self._tell_where_audio_goes()
            self.job_changed.emit(job)
        if change.transcript is not None and job.session_id is not None:
            self.finished.emit(job)

    @Slot(object, object)
    def _found_arrived(self, found: _Found, options: JobOptions) -> None:
        if found.problems:
            self.told.emit("; ".join(found.problems))
        if found.files:
            self._runner.add(found.files, options)

    def _tell_where_audio_goes(self) -> None:
        pipeline = self._pipeline
        working = any(not job.state.is_over for job in self.jobs)
        goes = where_audio_goes(pipeline.engine) if pipeline is not None and working else ""
        if goes != self._goes:
            self._goes = goes
            self.audio_goes.emit(goes)


def options_for(settings: Settings) -> JobOptions:
    """How files are transcribed that are added now."""
    from app.live.assembly import language_of

    chosen = settings.recognition
    return JobOptions(
        model=chosen.model,
        language=language_of(chosen),
        prompt=chosen.prompt,
        word_times=settings.files.word_times,
        formats=settings.files.formats,
    )


def builder_of(settings: Callable[[], Settings]) -> Build:
    """Loads models as the settings say at that time."""

    def build(model: str, progress: Callable[[str, float | None], None]) -> FilePipeline:
        from app.jobs.assembly import build_pipeline

        return build_pipeline(replace(settings().recognition, model=model), progress=progress)

    return build
