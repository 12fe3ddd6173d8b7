"""The file queue: jobs in order, worked off by a pipeline, one bounded step at a time.

It has no clock of its own, and its only threads are the pipeline's, which decode: ``runner`` steps
it on one more, the command line itself.
A paused, failed or interrupted job keeps its finished windows and goes on after the last of them.
A fault costs the job whose it is: ``give_up`` ends it, or lets the suspects run one by one until it
shows.
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
from app.jobs.loaded import LoadedPipeline, LoadPipeline
from app.jobs.results import FileTranscript, file_transcript
from app.jobs.turns import next_job
from engine.errors import EngineError, one_line
from engine.files.media import probe
from engine.files.records import FileDone, FileFailed, FileProgress, WindowDone
from engine.sentence import Sentence

if TYPE_CHECKING:
    from engine.driver.seam import CancelToken
    from engine.files.records import FileResult, FileUpdate

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
        self._list = JobList(journal)
        self._loaded = LoadedPipeline(load, clock, may_run, cancel)
        self._keep = keep
        self._clock = clock
        self._may_run = may_run
        self._at: int | None = None  # the job that a step is busy with, while it is one job
        self._alone: set[int] = set()  # suspects of a fault
        self._changes: dict[tuple[int, JobState], JobChange] = {}  # not told yet
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
        """Stop a job; it keeps its finished windows."""
        job = self.job(job_id)
        if job.state.is_over:
            return job
        self._loaded.leave(job_id)
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
        self._loaded.leave(job_id)
        self._list.forget(job_id)
        return self._list.change(job, state=JobState.CANCELLED, done_s=0.0)

    def retry(self, job_id: int) -> Job:
        """Let a job that is over be worked on again: a failed one from its last finished window."""
        job = self.job(job_id)
        if job.state is JobState.FAILED:
            return self._list.change(job, state=JobState.WAITING, error="")
        if job.state.is_over:
            self._list.forget(job_id)
            job = self._list.change(
                job, state=JobState.WAITING, done_s=0.0, worked_s=0.0, worked_from_s=0.0,
                duration_s=None, written=(), session_id=None, stamp=None,
            )  # fmt: skip
        return job

    def move(self, job_id: int, place: int) -> None:
        """Put a job at a place in the order, from 0. What is running is not interrupted."""
        self._list.move(job_id, place)

    def remove(self, job_id: int) -> None:
        """Take a job off the list, ending it if need be. Its results stay."""
        self.job(job_id)
        self._loaded.leave(job_id)
        self._list.forget(job_id)
        self._list.drop(job_id)

    def step(self) -> list[JobChange]:
        """Do one bounded piece of work; return the jobs that changed."""
        if not self.may_step:
            self.save()
            return []
        if not self._probe_next():
            self._begin()
        began_s = self._clock()
        updates = self._loaded.step()
        self._take(updates, self._clock() - began_s)
        self.save()
        return self._changed()

    def give_up(self, error: Exception) -> list[JobChange]:
        """After a fault in a step: end the job whose it is, or find out which; the others go on.

        Where several were in the pipeline, each goes on by itself, from its last finished window.
        Nothing else of the pipeline's state is kept.

        Raises:
            Exception: The fault, where there is no job left that could have it.
        """
        at, self._at = self._at, None
        self._loaded.begin_anew()
        running = [job for job in self.jobs if job.state is JobState.RUNNING]
        waiting = [job for job in self.jobs if job.state is JobState.WAITING]
        blamed = [job for job in self.jobs if job.id == at] or running or waiting[:1]
        if not blamed:
            raise error
        for job in running:
            self._alone.add(job.id)
            if len(blamed) > 1 or job not in blamed:
                self._tell(self._list.change(job, state=JobState.WAITING))
        if len(blamed) == 1:
            self._list.forget(blamed[0].id)  # its windows may be what the fault is about
            self._fail(blamed[0], error)
        self.save()
        return self._changed()

    def close(self) -> None:
        """End what is under way; jobs that are not over go on over the same journal."""
        self._loaded.close()
        self.save()

    @property
    def unkept(self) -> EngineError | None:
        """Why the queue cannot be kept on disk; None where it is."""
        return self._list.unkept

    def save(self) -> None:
        """Keep what changed; ``unkept`` tells where that is not possible."""
        self._list.save()

    def _probe_next(self) -> bool:
        """Look at a file: what is broken is named before any model is loaded."""
        for job in self.jobs:
            if job.state is not JobState.WAITING or job.stamp is not None:
                continue
            self._at = job.id
            try:
                about = probe(job.path, job.options.track)
                stamp = stamp_of(job.path)
            except EngineError as error:
                self._fail(job, error)
            else:
                self._tell(self._list.change(job, duration_s=about.duration_s, stamp=stamp))
            self._at = None
            return True
        return False

    def _begin(self) -> None:
        """Give waiting jobs to the pipeline while it has room."""
        while job := next_job(self.jobs, self._loaded.model, self._loaded.places, self._alone):
            self._at = job.id
            try:
                self._enter(job)
            except EngineError as error:
                self._fail(job, error)
            self._at = None

    def _enter(self, job: Job) -> None:
        done = self._list.begin(job)
        job = self.job(job.id)
        self._loaded.enter(job, done)
        until = min((results[-1].end if results else 0.0 for results in done), default=0.0)
        self._tell(
            self._list.change(
                job, state=JobState.RUNNING, done_s=until, worked_from_s=until, worked_s=0.0
            )
        )

    def _take(self, updates: Iterable[FileUpdate], worked_s: float) -> None:
        for job in self.jobs:
            if job.state is JobState.RUNNING:
                self._list.note(replace(job, worked_s=job.worked_s + worked_s))
        for update in updates:
            job_id = update.key
            assert isinstance(job_id, int)
            job = self.job(job_id)
            self._at = job_id
            match update:
                case FileProgress(done_s=done_s):
                    job = replace(job, done_s=max(job.done_s, done_s))
                    self._list.note(job)
                    self._tell(job)
                case WindowDone(channel=channel, result=result):
                    self._list.remember(job_id, channel, result)
                case FileDone(result=result):
                    self._finish(job, result)
                case FileFailed(error=error):
                    self._fail(job, error)
        self._at = None

    def _finish(self, job: Job, result: FileResult) -> None:
        engine, started = self._loaded.engine_name, self._list.started(job.id)
        transcript = file_transcript(job.path, result, engine, job.options.language, started)
        job = replace(job, done_s=result.audio_s, duration_s=result.audio_s)
        try:
            written = _written(job, transcript)
            session_id = self._keep(job, transcript)
        except EngineError as error:
            self._fail(job, error)
            return
        self._list.forget(job.id)
        job = self._list.change(job, state=JobState.DONE, written=written, session_id=session_id)
        self._tell(job, transcript)

    def _fail(self, job: Job, error: Exception) -> None:
        self._loaded.leave(job.id)
        self._tell(self._list.change(job, state=JobState.FAILED, error=fault_line(error)))

    def _tell(self, job: Job, transcript: FileTranscript | None = None) -> None:
        self._changes[job.id, job.state] = JobChange(job, transcript)

    def _changed(self) -> list[JobChange]:
        changes, self._changes = list(self._changes.values()), {}
        return changes


def _written(job: Job, transcript: FileTranscript) -> tuple[Path, ...]:
    folder = job.path.parent if job.options.output is None else job.options.output
    return tuple(
        write_export(transcript.transcript, kind, folder / f"{job.name}.{kind}")
        for kind in job.options.formats
    )


def fault_line(error: Exception) -> str:
    """Why something failed, in one line for a person."""
    if isinstance(error, EngineError):
        return one_line(error)
    return Sentence("a fault in Surtitle itself: {error}", error=one_line(error))
