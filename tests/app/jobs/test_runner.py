"""The queue on its thread: commands from another thread, listeners, an orderly end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.jobs.job import JobOptions, JobState
from app.jobs.journal import JobJournal
from app.jobs.queue import JobQueue
from app.jobs.runner import JobRunner
from coded_speech import CodedEngine
from engine.files.pipeline import FilePipeline
from job_listener import Listener
from scripted_engine import LoudnessVad

OPTIONS = JobOptions(model="coded", language="en")


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
