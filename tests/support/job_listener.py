"""Hears what a job runner says."""

from __future__ import annotations

import threading

from app.jobs.job import Job, JobState
from app.jobs.queue import JobChange


class Listener:
    """Waits for what the runner says, by event and not by time."""

    def __init__(self) -> None:
        self.heard = threading.Condition()
        self.changes: list[JobChange] = []
        self.jobs: tuple[Job, ...] = ()
        self.trouble: list[str] = []

    def on_change(self, change: JobChange) -> None:
        with self.heard:
            self.changes.append(change)
            self.heard.notify_all()

    def on_jobs(self, jobs: tuple[Job, ...]) -> None:
        with self.heard:
            self.jobs = jobs
            self.heard.notify_all()

    def on_trouble(self, line: str) -> None:
        with self.heard:
            self.trouble.append(line)
            self.heard.notify_all()

    def wait_for(self, state: JobState, n: int = 1) -> None:
        def reached() -> bool:
            return sum(change.job.state is state for change in self.changes) >= n

        with self.heard:
            assert self.heard.wait_for(reached, 30)
