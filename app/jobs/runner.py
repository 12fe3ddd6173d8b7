"""The queue on a thread of its own, beside live captions and the windows.

Thread safety: every public method may be called from any thread. Commands are applied between two
steps by the runner's thread, which alone touches the queue; listeners are called on it.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from app.jobs.job import Job, JobOptions
from app.jobs.queue import JobChange, JobQueue, fault_line
from engine.errors import EngineError, one_line

logger = logging.getLogger(__name__)

_LOOK_AGAIN_S = 0.5  # where the queue may not run, nobody says when it may again

Command = Callable[[JobQueue], None]


class JobRunner:
    """Works a queue off until it is stopped.

    Args of listeners: ``on_change`` gets each changed job, ``on_jobs`` the whole list whenever
    jobs were added, moved or removed, ``on_trouble`` one line when the queue cannot be kept on
    disk, a command failed, or the thread has ended.
    """

    def __init__(
        self,
        make_queue: Callable[[], JobQueue],
        *,
        on_change: Callable[[JobChange], None] = lambda _: None,
        on_jobs: Callable[[tuple[Job, ...]], None] = lambda _: None,
        on_trouble: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Nothing runs before ``start``; ``make_queue`` is called on the runner's thread."""
        self._make_queue = make_queue
        self._on_change = on_change
        self._on_jobs = on_jobs
        self._on_trouble = on_trouble
        self._wake = threading.Condition()
        self._commands: deque[Command] = deque()
        self._stopping = False
        self._unkept = ""
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin, or go on with what an earlier run left."""
        assert self._thread is None, "a runner is started once"
        self._thread = threading.Thread(target=self._run, name="file-jobs", daemon=True)
        self._thread.start()

    def stop(self, timeout_s: float | None = None) -> bool:
        """End after the batch that is being decoded; whether the thread has ended in time.

        Unfinished jobs go on with the next ``start`` of a runner over the same journal.
        """
        with self._wake:
            self._stopping = True
            self._wake.notify_all()
        if self._thread is None:
            return True
        self._thread.join(timeout_s)
        return not self._thread.is_alive()

    def add(self, paths: Sequence[Path], options: JobOptions) -> None:
        """Queue files."""

        def apply(queue: JobQueue) -> None:
            queue.add(paths, options)

        self._send(apply)

    def pause(self, job_id: int) -> None:
        """As ``JobQueue.pause``."""
        self._send_for(job_id, lambda queue: self._changed(queue.pause(job_id)))

    def resume(self, job_id: int) -> None:
        """As ``JobQueue.resume``."""
        self._send_for(job_id, lambda queue: self._changed(queue.resume(job_id)))

    def cancel(self, job_id: int) -> None:
        """As ``JobQueue.cancel``."""
        self._send_for(job_id, lambda queue: self._changed(queue.cancel(job_id)))

    def retry(self, job_id: int) -> None:
        """As ``JobQueue.retry``."""
        self._send_for(job_id, lambda queue: self._changed(queue.retry(job_id)))

    def move(self, job_id: int, place: int) -> None:
        """As ``JobQueue.move``."""
        self._send_for(job_id, lambda queue: queue.move(job_id, place))

    def remove(self, job_id: int) -> None:
        """As ``JobQueue.remove``."""
        self._send_for(job_id, lambda queue: queue.remove(job_id))

    def suspend(self, suspended: bool) -> None:
        """Hold all jobs, or let them go on."""

        def apply(queue: JobQueue) -> None:
            queue.suspended = suspended

        self._send(apply)

    def _send(self, command: Command) -> None:
        with self._wake:
            self._commands.append(command)
            self._wake.notify_all()

    def _send_for(self, job_id: int, command: Command) -> None:
        """Send a command for one job, which may be gone by the time it is applied."""

        def apply(queue: JobQueue) -> None:
            if any(job.id == job_id for job in queue.jobs):
                command(queue)
            else:
                logger.info("a command for file %d, which is no longer in the queue", job_id)

        self._send(apply)

    def _changed(self, job: Job) -> None:
        self._on_change(JobChange(job))

    def _run(self) -> None:
        try:
            while (queue := self._made()) is None:
                if not self._woken():
                    return
            with closing(queue):
                while self._next(queue):
                    for change in self._step(queue):
                        self._on_change(change)
                    self._tell_unkept(queue)
        except Exception as error:  # the top of a thread
            logger.exception("the file queue ended")
            self._on_trouble(fault_line(error))

    def _made(self) -> JobQueue | None:
        """The queue; None where it cannot be made now."""
        try:
            queue = self._make_queue()
        except EngineError as error:
            self._on_trouble(one_line(error))
            return None
        self._on_jobs(queue.jobs)
        return queue

    def _woken(self) -> bool:
        """Wait for a command; whether one came, and not the end."""
        with self._wake:
            n_commands = len(self._commands)
            self._wake.wait_for(lambda: self._stopping or len(self._commands) > n_commands)
            return not self._stopping

    def _step(self, queue: JobQueue) -> list[JobChange]:
        """One step. A fault in it costs one job, not the thread."""
        try:
            return queue.step()
        except Exception as error:  # as at the top of the thread, which has to go on
            logger.exception("a fault while files were transcribed")
            return queue.give_up(error)

    def _tell_unkept(self, queue: JobQueue) -> None:
        """Once for each trouble: files are transcribed even so."""
        line = "" if queue.unkept is None else one_line(queue.unkept)
        if line and line != self._unkept:
            self._on_trouble(line)
        self._unkept = line

    def _next(self, queue: JobQueue) -> bool:
        """Apply the commands, wait while there is nothing to do; whether to go on."""
        while True:
            with self._wake:
                if self._stopping:
                    return False
                commands = list(self._commands)
                self._commands.clear()
                if not commands:
                    if queue.is_idle or queue.suspended:
                        self._wake.wait()
                        continue
                    if queue.may_step:
                        return True
                    self._wake.wait(_LOOK_AGAIN_S)
                    continue
            for command in commands:
                self._apply(command, queue)
            queue.save()
            self._tell_unkept(queue)
            self._on_jobs(queue.jobs)

    def _apply(self, command: Command, queue: JobQueue) -> None:
        try:
            command(queue)
        except Exception as error:  # likewise
            logger.exception("a command to the file queue failed")
            self._on_trouble(fault_line(error))
