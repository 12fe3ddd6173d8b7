"""The queue on disk: what is to be done, and each finished window, so that nothing is done twice.

``jobs.json`` holds the jobs and their order, written whole. ``ID.jsonl`` holds a job's finished
windows, one line each, appended as they come: a line that a crash cut off is left out.
"""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from app.atomic_file import write_atomically
from app.jobs.job import Job, JobOptions, JobState
from app.paths import private_folder
from engine.driver.transcript import Segment, Word
from engine.errors import UnavailableError
from engine.files.stitching import WindowResult

logger = logging.getLogger(__name__)

VERSION = 1


class JobJournal:
    """One folder. Only one queue writes to it at a time."""

    def __init__(self, folder: Path) -> None:
        """Use ``folder``, made if missing, readable by this user only.

        Raises:
            UnavailableError: It cannot be made.
        """
        self._folder = private_folder(folder)

    def load(self) -> list[Job]:
        """The jobs of the last run, in order. What ran then waits now.

        A file that cannot be read is put aside, and the queue begins empty.
        """
        path = self._folder / "jobs.json"
        try:
            body = json.loads(path.read_text(encoding="utf-8"))
            if body["version"] != VERSION:
                raise ValueError(f"version {body['version']}")
            return [_job(entry) for entry in body["jobs"]]
        except FileNotFoundError:
            return []
        except (OSError, ValueError, KeyError, TypeError) as error:
            logger.warning("the file queue cannot be read and begins empty: %s", error)
            with contextlib.suppress(OSError):
                path.replace(path.with_suffix(".damaged"))
            return []

    def save(self, jobs: Sequence[Job]) -> None:
        """Write the jobs in order.

        Raises:
            UnavailableError: The disk is full, or the folder is gone.
        """
        entries = [_entry(job) for job in jobs]
        body = json.dumps({"version": VERSION, "jobs": entries}, ensure_ascii=False, indent=1)
        try:
            write_atomically(self._folder / "jobs.json", body, private=True)
        except OSError as error:
            raise UnavailableError(
                "cannot keep the file queue: {reason}", reason=error.strerror
            ) from error

    def add_window(self, job_id: int, channel: int, result: WindowResult) -> None:
        """Append a finished window.

        Raises:
            UnavailableError: The disk is full, or the folder is gone.
        """
        line = json.dumps({"channel": channel, **asdict(result)}, ensure_ascii=False)
        try:
            with self._windows(job_id).open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            raise UnavailableError(
                "cannot keep the file queue: {reason}", reason=error.strerror
            ) from error

    def windows(self, job_id: int) -> tuple[tuple[WindowResult, ...], ...]:
        """A job's finished windows by channel: those that lack none before them."""
        by_channel: dict[int, dict[int, WindowResult]] = {}
        try:
            lines = self._windows(job_id).read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return ()
        for line in lines:
            try:
                body = json.loads(line)
                result = _window(body)
                by_channel.setdefault(int(body["channel"]), {})[result.index] = result
            except (ValueError, KeyError, TypeError):
                continue  # cut off by a crash
        done: list[tuple[WindowResult, ...]] = []
        for channel in range(max(by_channel, default=-1) + 1):
            found = by_channel.get(channel, {})
            unbroken: list[WindowResult] = []
            while len(unbroken) in found:
                unbroken.append(found[len(unbroken)])
            done.append(tuple(unbroken))
        return tuple(done)

    def forget(self, job_id: int) -> None:
        """Delete a job's windows."""
        with contextlib.suppress(OSError):
            self._windows(job_id).unlink()

    def _windows(self, job_id: int) -> Path:
        return self._folder / f"{job_id}.jsonl"


def _entry(job: Job) -> dict[str, Any]:
    body = asdict(job)
    options = body["options"]
    body["path"] = str(job.path)
    body["state"] = job.state.value
    body["written"] = [str(path) for path in job.written]
    options["output"] = None if job.options.output is None else str(job.options.output)
    return body


def _job(body: Mapping[str, Any]) -> Job:
    known = {field.name for field in fields(Job)}
    values = {name: value for name, value in body.items() if name in known}
    options = {
        name: value
        for name, value in body["options"].items()
        if name in {field.name for field in fields(JobOptions)}
    }
    options["formats"] = tuple(options.get("formats", ()))
    if options.get("output") is not None:
        options["output"] = Path(options["output"])
    state = JobState(body["state"])
    values.update(
        path=Path(body["path"]),
        options=JobOptions(**options),
        state=JobState.WAITING if state is JobState.RUNNING else state,
        written=tuple(Path(path) for path in body.get("written", ())),
        stamp=None if body.get("stamp") is None else tuple(body["stamp"]),
        worked_s=0.0,
        worked_from_s=float(body.get("done_s", 0.0)),
    )
    return Job(**values)


def _window(body: Mapping[str, Any]) -> WindowResult:
    known = {field.name for field in fields(WindowResult)}
    values = {name: value for name, value in body.items() if name in known}
    values["segments"] = tuple(_segment(segment) for segment in body["segments"])
    return WindowResult(**values)


def _segment(body: Mapping[str, Any]) -> Segment:
    words = body.get("words")
    timed = None if words is None else tuple(Word(**word) for word in words)
    return Segment(**{**body, "words": timed})
