"""A fault costs the job whose it is: the others are done, and the thread goes on."""

from __future__ import annotations

import shutil
import wave
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from app.jobs.job import JobOptions, JobState
from app.jobs.journal import JobJournal
from app.jobs.queue import JobQueue
from app.jobs.runner import JobRunner
from coded_speech import CodedEngine, numbers, say
from engine.driver.seam import DecodeRequest, WindowDecode
from engine.errors import UnavailableError
from engine.files.pipeline import FilePipeline, FilePipelineConfig
from job_listener import Listener
from scripted_engine import RATE, LoudnessVad

OPTIONS = JobOptions(model="coded", language="en")
Start = Callable[[Callable[[], JobQueue]], JobRunner]


class FaultyEngine(CodedEngine):
    """Has a fault of its own with every window that begins this early in its file."""

    def __init__(self, first_frame: int) -> None:
        super().__init__()
        self.first_frame = first_frame

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        """See there."""
        if any(request.first_frame < self.first_frame for request in requests):
            raise IndexError("list index out of range")
        return super().decode(requests)


@pytest.fixture
def start(listener: Listener, caplog: pytest.LogCaptureFixture) -> Iterator[Start]:
    made: list[JobRunner] = []

    def start(make: Callable[[], JobQueue]) -> JobRunner:
        runner = JobRunner(
            make,
            on_change=listener.on_change,
            on_jobs=listener.on_jobs,
            on_trouble=listener.on_trouble,
        )
        made.append(runner)
        runner.start()
        return runner

    yield start
    assert all(runner.stop(30) for runner in made)


def late(folder: Path, n: int) -> list[Path]:
    """Recordings in which speech begins after a second."""
    paths = [folder / f"late{number}.wav" for number in range(n)]
    for path in paths:
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            samples = say([1.5 + 0.7 * k for k in range(20)], 16.0)
            file.writeframes((samples * 32767).astype("<i2").tobytes())
    return paths


@pytest.mark.parametrize("at_once", [1, 2])
@pytest.mark.parametrize("place", [0, 2])
def test_a_fault_in_a_batch_of_several_files_costs_only_its_own(
    start: Start, listener: Listener, tmp_path: Path, talk: Path, place: int, at_once: int
) -> None:
    config = FilePipelineConfig(at_once=at_once)
    pipeline = FilePipeline(FaultyEngine(60), LoudnessVad(), config)
    runner = start(lambda: JobQueue(lambda _: pipeline))
    files = late(tmp_path, 3)
    files.insert(place, talk)
    runner.add(files, OPTIONS)
    listener.wait_for(JobState.DONE, 3)
    listener.wait_for(JobState.FAILED)
    (failed,) = [c.job for c in listener.changes if c.job.state is JobState.FAILED]
    assert failed.path == talk
    assert failed.error == "a fault in Surtitle itself: IndexError: list index out of range"
    texts = [change.transcript for change in listener.changes if change.transcript is not None]
    for text in texts:
        assert numbers(" ".join(line.text for line in text.transcript.lines)) == list(range(20))
    assert listener.trouble == []
    runner.add(late(tmp_path, 1), OPTIONS)
    listener.wait_for(JobState.DONE, 4)


def test_a_model_that_cannot_be_loaded_for_a_fault_fails_its_job(
    start: Start, listener: Listener, talk: Path
) -> None:
    def load(model: str) -> FilePipeline:
        if model == "odd":
            raise KeyError("layers")
        return FilePipeline(CodedEngine(), LoudnessVad())

    runner = start(lambda: JobQueue(load))
    runner.add([talk], JobOptions(model="odd", language="en"))
    runner.add([talk], OPTIONS)
    listener.wait_for(JobState.FAILED)
    listener.wait_for(JobState.DONE)


def test_a_fault_after_the_last_word_fails_the_job_and_no_other(
    start: Start, listener: Listener, tmp_path: Path, talk: Path
) -> None:
    def keep(job: object, _: object) -> None:
        if getattr(job, "path", None) == talk:
            raise ZeroDivisionError("division by zero")

    pipeline = FilePipeline(CodedEngine(), LoudnessVad())
    runner = start(lambda: JobQueue(lambda _: pipeline, keep=keep))
    runner.add([*late(tmp_path, 1), talk], OPTIONS)
    listener.wait_for(JobState.DONE)
    listener.wait_for(JobState.FAILED)
    assert [c.job.path for c in listener.changes if c.job.state is JobState.FAILED] == [talk]


def test_a_queue_that_cannot_be_kept_is_told_once_and_goes_on(
    start: Start, listener: Listener, tmp_path: Path, talk: Path
) -> None:
    folder = tmp_path / "queue"
    pipeline = FilePipeline(CodedEngine(), LoudnessVad())
    runner = start(lambda: JobQueue(lambda _: pipeline, journal=JobJournal(folder)))
    runner.suspend(True)
    runner.add([talk], OPTIONS)
    with listener.heard:
        assert listener.heard.wait_for(lambda: len(listener.jobs) == 1, 30)
    shutil.rmtree(folder)
    folder.write_text("no folder any more")
    runner.suspend(False)
    listener.wait_for(JobState.DONE)
    assert len(listener.trouble) == 1
    assert listener.trouble[0].startswith("cannot keep the file queue: ")
    folder.unlink()
    folder.mkdir()
    runner.add([talk], OPTIONS)
    listener.wait_for(JobState.DONE, 2)
    assert runner.stop(30)
    assert [job.state for job in JobJournal(folder).load()] == [JobState.DONE] * 2
    assert len(listener.trouble) == 1


def test_a_command_that_fails_is_told(start: Start, listener: Listener, talk: Path) -> None:
    class Full(JobQueue):
        def move(self, job_id: int, place: int) -> None:
            raise UnavailableError("no room for job {job_id}", job_id=job_id)

        def remove(self, job_id: int) -> None:
            raise LookupError("job")

    pipeline = FilePipeline(CodedEngine(), LoudnessVad())
    runner = start(lambda: Full(lambda _: pipeline))
    runner.suspend(True)
    runner.add([talk], OPTIONS)
    runner.move(1, 0)
    runner.remove(1)
    runner.suspend(False)
    listener.wait_for(JobState.DONE)
    assert listener.trouble == [
        "no room for job 1",
        "a fault in Surtitle itself: LookupError: job",
    ]


def test_a_queue_that_cannot_be_opened_is_tried_again_when_it_is_needed(
    start: Start, listener: Listener, tmp_path: Path, talk: Path
) -> None:
    folder = tmp_path / "queue"
    folder.write_text("no folder yet")
    pipeline = FilePipeline(CodedEngine(), LoudnessVad())
    runner = start(lambda: JobQueue(lambda _: pipeline, journal=JobJournal(folder)))
    with listener.heard:
        assert listener.heard.wait_for(lambda: len(listener.trouble) == 1, 30)
    folder.unlink()
    runner.add([talk], OPTIONS)
    listener.wait_for(JobState.DONE)
