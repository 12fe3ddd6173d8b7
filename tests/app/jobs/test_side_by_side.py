"""The file queue over decodes side by side: pause, cancel, restart, and no thread left."""

from __future__ import annotations

import json
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.jobs.job import Job, JobOptions, JobState
from app.jobs.journal import JobJournal
from app.jobs.queue import JobChange, JobQueue
from coded_speech import CodedEngine, numbers, say
from engine.files.batching import BatchingConfig
from engine.files.pipeline import FilePipeline, FilePipelineConfig
from held_engine import HeldEngine, decode_threads
from scripted_engine import RATE, LoudnessVad

OPTIONS = JobOptions(model="coded", language="en")


class Rig:
    """A queue with two decodes at once, which the test lets end."""

    def __init__(self, folder: Path) -> None:
        self.engine = HeldEngine()
        self.folder = folder
        self.changes: list[JobChange] = []
        config = FilePipelineConfig(batching=BatchingConfig(batch_size=2), block_s=10.0, at_once=2)
        pipeline = FilePipeline(self.engine, LoudnessVad(), config)
        journal = JobJournal(folder)
        # On a clock that stands still a batch begins when it is full, or the file at its end.
        self.queue = JobQueue(lambda _: pipeline, journal=journal, clock=lambda: 0.0)

    def step(self, until: Callable[[], bool]) -> None:
        for _ in range(2000):
            if until():
                return
            self.changes += self.queue.step()
        raise AssertionError("never so")

    def run(self) -> None:
        self.engine.free.set()
        self.step(lambda: self.queue.is_idle)

    def begin(self) -> None:
        """Both decode, the next batches lie ready, and there is nothing else to do."""
        self.step(lambda: len(self.engine.begun) >= 2)
        self.step(lambda: not self.queue.step())

    def text(self, job: Job) -> list[int]:
        (said,) = [c.transcript for c in self.changes if c.transcript and c.job.id == job.id]
        return numbers(" ".join(line.text for line in said.transcript.lines))

    def kept(self, job: Job) -> list[int]:
        """The windows that the journal has, in the order of its lines."""
        path = self.folder / f"{job.id}.jsonl"
        lines = path.read_text().splitlines() if path.exists() else []
        return [json.loads(line)["index"] for line in lines]


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path / "queue")
    yield made
    made.queue.close()
    assert decode_threads() == []


@pytest.fixture
def long(tmp_path: Path) -> Path:
    """Sixty words in a minute."""
    path = tmp_path / "long.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        samples = say([0.5 + n for n in range(60)], 61.0)
        file.writeframes((samples * 32767).astype("<i2").tobytes())
    return path


def test_jobs_are_done_and_no_thread_is_left(rig: Rig, long: Path, talk: Path) -> None:
    jobs = rig.queue.add([long, talk], OPTIONS)
    rig.begin()
    assert len(decode_threads()) == 2
    rig.run()
    assert [rig.text(job) for job in jobs] == [list(range(60)), list(range(20))]
    assert decode_threads() == []


def test_a_job_that_is_paused_in_flight_goes_on(rig: Rig, long: Path) -> None:
    (job,) = rig.queue.add([long], OPTIONS)
    rig.begin()
    rig.queue.pause(job.id)
    assert rig.queue.is_idle
    assert decode_threads() == []
    rig.queue.resume(job.id)
    rig.run()
    assert rig.text(job) == list(range(60))


def test_a_job_that_is_cancelled_in_flight_leaves_the_others(
    rig: Rig, long: Path, talk: Path
) -> None:
    gone, stays = rig.queue.add([long, talk], OPTIONS)
    rig.begin()
    rig.queue.cancel(gone.id)
    rig.run()
    assert rig.text(stays) == list(range(20))
    assert rig.queue.job(gone.id).state is JobState.CANCELLED
    rig.queue.retry(gone.id)
    rig.run()
    assert rig.text(gone) == list(range(60))


def test_a_restart_goes_on_after_what_was_finished_without_a_gap(rig: Rig, long: Path) -> None:
    (job,) = rig.queue.add([long], OPTIONS)
    rig.begin()
    first, second = rig.engine.begun[:2]
    second.end()
    rig.engine.wait_for(3)
    rig.queue.step()
    assert rig.kept(job) == []  # of no use without those before them
    first.end()
    rig.step(lambda: len(rig.kept(job)) >= 4)
    assert rig.kept(job) == [0, 1, 2, 3]
    rig.queue.close()
    again = Rig(rig.folder)
    again.run()
    assert again.text(job) == list(range(60))
    whole = CodedEngine()
    queue = JobQueue(lambda _: FilePipeline(whole, LoudnessVad(), FilePipelineConfig()))
    queue.add([long], OPTIONS)
    while not queue.is_idle:
        queue.step()
    n_windows = sum(map(len, whole.batches))
    assert sum(map(len, again.engine.batches)) <= n_windows - 4 + 1
