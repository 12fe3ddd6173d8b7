"""The jobs of a queue in order, and their finished windows: in memory, and in a journal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.jobs.inputs import output_names
from app.jobs.job import Job, JobOptions
from app.jobs.journal import JobJournal
from engine.errors import EngineError, SettingsError, UnavailableError

if TYPE_CHECKING:
    from engine.files.stitching import WindowResult

Windows = tuple[tuple["WindowResult", ...], ...]
"""Finished windows of each channel."""


class JobList:
    """Jobs in order. Belongs to one thread at a time.

    Attributes:
        unkept: Why the last ``save`` could not keep what changed; the next one tries again.
    """

    def __init__(self, journal: JobJournal | None) -> None:
        """Take up the jobs of ``journal``, or begin empty and keep nothing."""
        self._journal = journal
        self._jobs: dict[int, Job] = {}
        self._done: dict[int, list[list[WindowResult]]] = {}
        self._started: dict[int, datetime] = {}
        self._last_id = 0
        self._unsaved = False
        self._new: list[tuple[int, int, WindowResult]] = []
        self.unkept: EngineError | None = None
        for job in [] if journal is None else journal.load():
            self._jobs[job.id] = job
            self._last_id = max(self._last_id, job.id)

    @property
    def jobs(self) -> tuple[Job, ...]:
        """All jobs, in order."""
        return tuple(self._jobs.values())

    def job(self, job_id: int) -> Job:
        """A job as it is now.

        Raises:
            SettingsError: There is none of that number.
        """
        if job_id not in self._jobs:
            raise SettingsError("no file {job_id} in the queue", job_id=job_id)
        return self._jobs[job_id]

    def add(self, paths: Sequence[Path], options: JobOptions) -> list[Job]:
        """Add files, behind the others."""
        added = []
        for path, name in zip(paths, output_names(paths), strict=True):
            self._last_id += 1
            job = Job(self._last_id, path, options, name)
            self._jobs[job.id] = job
            added.append(job)
        self._unsaved = True
        return added

    def move(self, job_id: int, place: int) -> None:
        """Put a job at a place in the order, from 0."""
        job = self.job(job_id)
        others = [other for other in self._jobs.values() if other.id != job_id]
        others.insert(min(max(place, 0), len(others)), job)
        self._jobs = {other.id: other for other in others}
        self._unsaved = True

    def drop(self, job_id: int) -> None:
        """Take a job off the list."""
        del self._jobs[job_id]
        self._unsaved = True

    def change(self, job: Job, **changes: object) -> Job:
        """Put a changed job in the place of the one of its number."""
        changed: Job = replace(job, **changes)  # type: ignore[arg-type]
        self._jobs[job.id] = changed
        self._unsaved = True
        return changed

    def note(self, job: Job) -> None:
        """Likewise, where a crash may forget it."""
        self._jobs[job.id] = job

    def save(self) -> None:
        """Keep what changed. Work goes on where that fails: ``unkept`` tells it."""
        journal = self._journal
        self.unkept = None
        if journal is None:
            return
        try:
            while self._new:
                journal.add_window(*self._new[0])
                del self._new[0]
            if self._unsaved:
                journal.save(self.jobs)
            self._unsaved = False
        except EngineError as error:
            self.unkept = error

    def begin(self, job: Job) -> Windows:
        """A job is worked on from now: its windows of an earlier start.

        There are none where the file is another one by now.

        Raises:
            UnavailableError: The file is gone.
        """
        windows = self._windows(job)
        self._done[job.id] = [list(results) for results in windows]
        self._started.setdefault(job.id, datetime.now(UTC))
        return windows

    def started(self, job_id: int) -> datetime:
        """When a job was begun."""
        return self._started[job_id]

    def remember(self, job_id: int, channel: int, result: WindowResult) -> None:
        """A window is finished; the next ``save`` keeps it."""
        channels = self._done[job_id]
        while len(channels) <= channel:
            channels.append([])
        channels[channel].append(result)
        if self._journal is not None:
            self._new.append((job_id, channel, result))

    def forget(self, job_id: int) -> None:
        """Delete a job's windows."""
        self._done.pop(job_id, None)
        self._started.pop(job_id, None)
        self._new = [new for new in self._new if new[0] != job_id]
        if self._journal is not None:
            self._journal.forget(job_id)

    def _windows(self, job: Job) -> Windows:
        if stamp_of(job.path) != job.stamp:
            self.forget(job.id)
            self.change(job, stamp=stamp_of(job.path))
            return ()
        if job.id in self._done:
            return tuple(tuple(results) for results in self._done[job.id])
        return () if self._journal is None else self._journal.windows(job.id)


def stamp_of(path: Path) -> tuple[int, int]:
    """Size and time of change of a file.

    Raises:
        UnavailableError: It is gone.
    """
    try:
        status = path.stat()
    except OSError as error:
        raise UnavailableError(
            "cannot read {path}: {reason}", path=path, reason=error.strerror
        ) from error
    return status.st_size, status.st_mtime_ns
