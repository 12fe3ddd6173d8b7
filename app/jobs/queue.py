"""The file queue: jobs in order, worked off by a pipeline, one bounded step at a time.

No thread and no clock of its own: ``runner`` gives it both, the command line calls ``step`` itself.
A paused or interrupted job keeps its finished windows and goes on after the last of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from app.exports.formats import write_export
from app.jobs.job import Job, JobOptions, JobState
from app.jobs.job_list import JobList, stamp_of
from app.jobs.journal import JobJournal
from app.jobs.results import FileTranscript, file_transcript
from engine.errors import EngineError, one_line
from engine.files.channels import MediaSound
from engine.files.media import probe
from engine.files.records import FileDone, FileFailed, FileProgress, FileSource, WindowDone

if TYPE_CHECKING:
    from engine.driver.seam import CancelToken
    from engine.files.pipeline import FilePipeline, FilePipelineContext
    from engine.files.records import FileResult, FileUpdate

SHORT_S = 600.0
"""The last place is kept for files no longer than this: long ones would hold it for hours."""


LoadPipeline = Callable[[str], "FilePipeline"]
"""Loads the model of a name, which takes seconds; raises ``EngineError`` where it cannot."""

Keep = Callable[[Job, FileTranscript], int | None]
"""Told each finished transcript; returns its session in the store, if it was stored."""


@dataclass(frozen=True, slots=True)
class JobChange:
    """A job that is not as it was.

    Attributes:
        job: As it is now.
        transcript: Where it has just been finished.
    """

    job: Job
    transcript: FileTranscript | None = None


class JobQueue:
    """Jobs in order. Belongs to one thread at a time.

    Attributes:
        suspended: While set, nothing is begun and nothing goes on.
    """

    def __init__(
        self,
        load: LoadPipeline,
        *,
        journal: JobJournal | None = None,
        keep: Keep = lambda *_: None,
        clock: Callable[[], float] = time.monotonic,
        may_run: Callable[[], bool] = lambda: True,
        cancel: CancelToken | None = None,
    ) -> None:
        """Take up the jobs of ``journal``, or begin empty and keep nothing.

        Args:
            load: Called when the first job of a model begins.
            journal: Where jobs and windows are kept.
            keep: Told each finished transcript.
            clock: Seconds, monotonic.
            may_run: Asked before each piece of work; False makes ``step`` return at once.
            cancel: Looked at by the engine at every decoder step.
        """
        self._load = load
        self._list = JobList(journal)
        self._keep = keep
        self._clock = clock
        self._may_run = may_run
        self._cancel = cancel
        self._model: str | None = None
        self._pipeline: FilePipeline | None = None
        self._context: FilePipelineContext | None = None
        self.suspended = False

    @property
    def jobs(self) -> tuple[Job, ...]:
        """All jobs, in order."""
        return self._list.jobs

    def job(self, job_id: int) -> Job:
        """A job as it is now.

        Raises:
            SettingsError: There is none of that number.
        """
        return self._list.job(job_id)

    @property
    def is_idle(self) -> bool:
        """Whether ``step`` has nothing to do until a job is added or resumed."""
        return not any(job.state in (JobState.WAITING, JobState.RUNNING) for job in self.jobs)

    @property
    def may_step(self) -> bool:
        """Whether ``step`` would do anything."""
        return not self.suspended and self._may_run()

    def add(self, paths: Sequence[Path], options: JobOptions) -> list[Job]:
        """Queue files, behind the others."""
        return self._list.add(paths, options)

    def pause(self, job_id: int) -> Job:
        """Stop a job after the batch that is being decoded; it keeps its windows."""
        job = self.job(job_id)
        if job.state.is_over:
            return job
        self._leave(job_id)
        return self._list.change(job, state=JobState.PAUSED)

    def resume(self, job_id: int) -> Job:
        """Let a paused job go on from its last finished window."""
        job = self.job(job_id)
        return (
            self._list.change(job, state=JobState.WAITING) if job.state is JobState.PAUSED else job
        )

    def cancel(self, job_id: int) -> Job:
        """End a job and forget its windows."""
        job = self.job(job_id)
        if job.state.is_over:
            return job
        self._leave(job_id)
        self._list.forget(job_id)
        return self._list.change(job, state=JobState.CANCELLED, done_s=0.0)

    def retry(self, job_id: int) -> Job:
        """Begin again with a job that is over."""
        job = self.job(job_id)
        if not job.state.is_over:
            return job
        self._list.forget(job_id)
        return self._list.change(
            job, state=JobState.WAITING, error="", done_s=0.0, worked_s=0.0, worked_from_s=0.0,
            duration_s=None, written=(), session_id=None, stamp=None,
        )  # fmt: skip

    def move(self, job_id: int, place: int) -> None:
        """Put a job at a place in the order, from 0. What is running is not interrupted."""
        self._list.move(job_id, place)

    def remove(self, job_id: int) -> None:
        """Take a job off the list, ending it if need be. Its results stay."""
        self.job(job_id)
        self._leave(job_id)
        self._list.forget(job_id)
        self._list.drop(job_id)

    def step(self) -> list[JobChange]:
        """Do one bounded piece of work, at most one batch; return the jobs that changed.

        Raises:
            UnavailableError: The queue cannot be kept on disk.
        """
        if not self.may_step:
            self.save()
            return []
        changes = self._probe_next() or self._begin()
        if self._context is not None:
            began_s = self._clock()
            updates = self._context.step()
            changes += self._take(updates, self._clock() - began_s)
        self.save()
        return changes

    def save(self) -> None:
        """Keep what changed.

        Raises:
            UnavailableError: It cannot be kept on disk.
        """
        self._list.save()

    def _probe_next(self) -> list[JobChange]:
        """Look at a file: what is broken is named before any model is loaded."""
        for job in self.jobs:
            if job.state is not JobState.WAITING or job.stamp is not None:
                continue
            try:
                about = probe(job.path, job.options.track)
                stamp = stamp_of(job.path)
            except EngineError as error:
                return [self._failed(job, error)]
            return [JobChange(self._list.change(job, duration_s=about.duration_s, stamp=stamp))]
        return []

    def _begin(self) -> list[JobChange]:
        """Give waiting jobs to the pipeline while it has room."""
        changes: list[JobChange] = []
        while (job := self._next()) is not None:
            try:
                context = self._context_for(job.options.model)
                changes.append(self._enter(job, context))
            except EngineError as error:
                changes.append(self._failed(job, error))
        return changes

    def _next(self) -> Job | None:
        running = [job for job in self.jobs if job.state is JobState.RUNNING]
        waiting = [
            job for job in self.jobs if job.state is JobState.WAITING and job.stamp is not None
        ]
        # One model at a time: two would not fit many machines, and a batch has one engine.
        if running:
            waiting = [job for job in waiting if job.options.model == self._model]
        places = 2 if self._pipeline is None else self._pipeline.config.open_files
        if len(running) < max(1, places - 1):
            return next(iter(waiting), None)
        if len(running) >= places:
            return None
        return next((job for job in waiting if _is_short(job)), None)

    def _context_for(self, model: str) -> FilePipelineContext:
        if self._context is None or model != self._model:
            self._pipeline = self._context = None  # the old model's memory, before the new one's
            self._pipeline = self._load(model)
            self._model = model
            self._context = self._pipeline.new_context(self._clock, self._may_run, self._cancel)
        return self._context

    def _enter(self, job: Job, context: FilePipelineContext) -> JobChange:
        options = job.options
        done = self._list.begin(job)
        source = FileSource(
            open=MediaSound(job.path, context.sample_rate, options.channels, options.track),
            language=options.language,
            prompt=options.prompt,
            word_times=options.word_times,
            done=done,
        )
        job = self.job(job.id)
        context.add(job.id, source)
        until = min((results[-1].end if results else 0.0 for results in done), default=0.0)
        return JobChange(
            self._list.change(
                job, state=JobState.RUNNING, done_s=until, worked_from_s=until, worked_s=0.0
            )
        )

    def _take(self, updates: Iterable[FileUpdate], worked_s: float) -> list[JobChange]:
        for job in self.jobs:
            if job.state is JobState.RUNNING:
                self._list.note(replace(job, worked_s=job.worked_s + worked_s))
        changed: dict[int, JobChange] = {}
        for update in updates:
            job_id = update.key
            assert isinstance(job_id, int)
            job = self.job(job_id)
            match update:
                case FileProgress(done_s=done_s):
                    job = replace(job, done_s=max(job.done_s, done_s))
                    self._list.note(job)
                    changed[job_id] = JobChange(job)
                case WindowDone(channel=channel, result=result):
                    self._list.remember(job_id, channel, result)
                case FileDone(result=result):
                    changed[job_id] = self._finish(job, result)
                case FileFailed(error=error):
                    changed[job_id] = self._failed(job, error)
        return list(changed.values())

    def _finish(self, job: Job, result: FileResult) -> JobChange:
        assert self._pipeline is not None
        options = job.options
        transcript = file_transcript(
            job.path,
            result,
            self._pipeline.engine.name,
            options.language,
            self._list.started(job.id),
        )
        job = replace(job, done_s=result.audio_s, duration_s=result.audio_s)
        folder = job.path.parent if options.output is None else options.output
        try:
            written = tuple(
                write_export(transcript.transcript, kind, folder / f"{job.name}.{kind}")
                for kind in options.formats
            )
            session_id = self._keep(job, transcript)
        except EngineError as error:
            return self._failed(job, error)
        self._list.forget(job.id)
        job = self._list.change(job, state=JobState.DONE, written=written, session_id=session_id)
        return JobChange(job, transcript)

    def _failed(self, job: Job, error: EngineError) -> JobChange:
        reason = one_line(error)
        self._leave(job.id)
        return JobChange(self._list.change(job, state=JobState.FAILED, error=reason))

    def _leave(self, job_id: int) -> None:
        if self._context is not None:
            self._context.cancel(job_id)


def _is_short(job: Job) -> bool:
    return job.duration_s is not None and job.duration_s <= SHORT_S
