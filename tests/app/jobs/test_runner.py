"""The queue on its thread: commands from another thread, listeners, an orderly end."""

from __future__ import annotations

import threading
import wave
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.jobs.job import Job, JobOptions, JobState
from app.jobs.journal import JobJournal
from app.jobs.queue import JobChange, JobQueue
from app.jobs.runner import JobRunner
from coded_speech import CodedEngine, say
from engine.files.pipeline import FilePipeline
from scripted_engine import RATE, LoudnessVad

OPTIONS = JobOptions(model="coded", language="en")


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


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def runner(listener: Listener, tmp_path: Path) -> Iterator[JobRunner]:
    def make() -> JobQueue:
        return JobQueue(
            lambda _: FilePipeline(CodedEngine(), LoudnessVad()),
            journal=JobJournal(tmp_path / "queue"),
        )

    made = JobRunner(
        make,
        on_change=listener.on_change,
        on_jobs=listener.on_jobs,
        on_trouble=listener.on_trouble,
    )
    yield made
    assert made.stop(30)


@pytest.fixture
def talk(tmp_path: Path) -> Path:
    path = tmp_path / "talk.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        samples = say([0.5 + 0.7 * n for n in range(20)], 15.0)
        file.writeframes((samples * 32767).astype("<i2").tobytes())
    return path


def test_jobs_added_from_another_thread_are_done(
    runner: JobRunner, listener: Listener, talk: Path
) -> None:
    runner.start()
    runner.add([talk, talk.with_name("none.wav")], OPTIONS)
    listener.wait_for(JobState.DONE)
    listener.wait_for(JobState.FAILED)
    assert any(change.transcript is not None for change in listener.changes)
    assert len(listener.jobs) == 2


def test_a_suspended_queue_waits_and_takes_commands(
    runner: JobRunner, listener: Listener, talk: Path
) -> None:
    runner.start()
    runner.suspend(True)
    runner.add([talk], OPTIONS)
    runner.pause(1)
    listener.wait_for(JobState.PAUSED)
    runner.resume(1)
    runner.suspend(False)
    listener.wait_for(JobState.DONE)


def test_a_command_for_a_job_that_is_gone_is_passed_over(
    runner: JobRunner, listener: Listener, talk: Path
) -> None:
    runner.start()
    runner.cancel(99)
    runner.add([talk], OPTIONS)
    listener.wait_for(JobState.DONE)
    runner.remove(1)
    with listener.heard:
        assert listener.heard.wait_for(lambda: listener.jobs == (), 30)
    assert listener.trouble == []


def test_what_was_queued_is_there_after_a_restart(
    listener: Listener, tmp_path: Path, talk: Path
) -> None:
    def make() -> JobQueue:
        return JobQueue(
            lambda _: FilePipeline(CodedEngine(), LoudnessVad()),
            journal=JobJournal(tmp_path / "kept"),
        )

    first = JobRunner(make, on_jobs=listener.on_jobs)
    first.start()
    first.suspend(True)
    first.add([talk], OPTIONS)
    with listener.heard:
        assert listener.heard.wait_for(lambda: len(listener.jobs) == 1, 30)
    assert first.stop(30)
    second = JobRunner(make, on_change=listener.on_change)
    second.start()
    listener.wait_for(JobState.DONE)
    assert second.stop(30)
    assert second.stop(30)
