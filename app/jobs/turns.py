"""Whose turn it is: which waiting job the pipeline takes next. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from app.jobs.job import Job, JobState

SHORT_S = 600.0
"""The last place is kept for files no longer than this: long ones would hold it for hours."""


def next_job(
    jobs: Sequence[Job], model: str | None, places: int, alone: Collection[int] = ()
) -> Job | None:
    """The job to begin with now, or None.

    Args:
        jobs: All, in order.
        model: The one that is loaded.
        places: Files that are worked on side by side.
        alone: Numbers of jobs that share a batch with nobody.
    """
    running = [job for job in jobs if job.state is JobState.RUNNING]
    waiting = [job for job in jobs if job.state is JobState.WAITING and job.stamp is not None]
    if any(job.id in alone for job in running):
        return None
    # One model at a time: two would not fit many machines, and a batch has one engine.
    if running:
        waiting = [job for job in waiting if job.options.model == model and job.id not in alone]
    if len(running) < max(1, places - 1):
        return next(iter(waiting), None)
    if len(running) >= places:
        return None
    return next((job for job in waiting if _is_short(job)), None)


def _is_short(job: Job) -> bool:
    return job.duration_s is not None and job.duration_s <= SHORT_S
