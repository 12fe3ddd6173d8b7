"""The file queue over coded speech: order, pause, cancel, retry, restart, failures, figures."""

from __future__ import annotations

import wave
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from app.jobs.job import Job, JobOptions, JobState
from app.jobs.journal import JobJournal
from app.jobs.queue import JobChange, JobQueue
from coded_speech import CodedEngine, numbers, say
from engine.errors import SettingsError, UnavailableError
from engine.files.batching import BatchingConfig
from engine.files.packing import PackingConfig
from engine.files.pipeline import FilePipeline, FilePipelineConfig
from scripted_engine import RATE, LoudnessVad

STARTS = tuple(0.5 + 0.7 * n for n in range(60))
LENGTH_S = 45.0
OPTIONS = JobOptions(model="coded", language="en")


@pytest.fixture
def recording(tmp_path: Path) -> Callable[..., Path]:
    def write(name: str, starts: tuple[float, ...] = STARTS, length_s: float = LENGTH_S) -> Path:
        path = tmp_path / name
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes((say(starts, length_s) * 32767).astype("<i2").tobytes())
        return path

    return write


class Rig:
    """A queue with its parts in reach. The clock goes on by a second with each look."""

    def __init__(self, folder: Path | None = None, open_files: int = 8) -> None:
        self.engine = CodedEngine()
        self.loaded: list[str] = []
        self.now = 0.0
        self.open_files = open_files
        self.changes: list[JobChange] = []
        journal = None if folder is None else JobJournal(folder)
        self.queue = JobQueue(self.load, journal=journal, clock=self.clock)

    def clock(self) -> float:
        self.now += 1.0
        return self.now

    def load(self, model: str) -> FilePipeline:
        self.loaded.append(model)
        if model == "missing":
            raise UnavailableError("no model missing")
        config = FilePipelineConfig(
            PackingConfig(),
            BatchingConfig(batch_size=2, per_file=2),
            open_files=self.open_files,
            block_s=10.0,
        )
        return FilePipeline(self.engine, LoudnessVad(), config)

    def run(self, until: Callable[[], bool] = lambda: False) -> None:
        for _ in range(2000):
            if self.queue.is_idle or until():
                return
            self.changes += self.queue.step()
        raise AssertionError("never idle")

    def text(self, job: Job) -> list[int]:
        transcript = next(c.transcript for c in self.changes if c.transcript and c.job.id == job.id)
        return numbers(" ".join(line.text for line in transcript.transcript.lines))

    def some_windows_done(self, job: Job) -> Callable[[], bool]:
        return lambda: 10.0 < self.queue.job(job.id).done_s < 35.0


@pytest.fixture
def rig() -> Rig:
    return Rig()


def test_a_job_is_done_and_written(rig: Rig, recording: Callable, tmp_path: Path) -> None:
    options = replace(OPTIONS, formats=("txt", "srt"), output=tmp_path / "out")
    (tmp_path / "out").mkdir()
    (job,) = rig.queue.add([recording("talk.wav")], options)
    assert (job.state, job.share, job.eta_s) == (JobState.WAITING, None, None)
    rig.run()
    job = rig.queue.job(job.id)
    assert job.state is JobState.DONE
    assert rig.text(job) == list(range(60))
    assert job.written == (tmp_path / "out" / "talk.txt", tmp_path / "out" / "talk.srt")
    assert all(path.is_file() for path in job.written)
    assert (job.share, job.done_s, job.duration_s) == (1.0, LENGTH_S, LENGTH_S)


def test_progress_speed_and_time_left(rig: Rig, recording: Callable) -> None:
    (job,) = rig.queue.add([recording("talk.wav")], OPTIONS)
    rig.run(rig.some_windows_done(job))
    job = rig.queue.job(job.id)
    assert job.rtfx is not None
    assert job.rtfx == pytest.approx(job.done_s / job.worked_s)
    assert job.eta_s == pytest.approx((LENGTH_S - job.done_s) / job.rtfx)
    rig.run()
    shares = [c.job.share for c in rig.changes if c.job.share is not None]
    assert all(a <= b for a, b in pairwise(shares))


def test_exports_lie_beside_the_file_unless_told_otherwise(rig: Rig, recording: Callable) -> None:
    path = recording("film.wav")
    rig.queue.add([path], replace(OPTIONS, formats=("vtt",)))
    rig.run()
    assert path.with_suffix(".vtt").is_file()


def test_one_bad_file_never_stops_the_others(rig: Rig, recording: Callable, tmp_path: Path) -> None:
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFF")
    jobs = rig.queue.add([broken, recording("good.wav"), tmp_path / "none.wav", tmp_path], OPTIONS)
    rig.run()
    states = [rig.queue.job(job.id).state for job in jobs]
    assert states == [JobState.FAILED, JobState.DONE, JobState.FAILED, JobState.FAILED]
    assert "broken.wav" in rig.queue.job(jobs[0].id).error
    assert "is a folder" in rig.queue.job(jobs[3].id).error


def test_a_result_that_cannot_be_written_fails_its_job(
    rig: Rig, recording: Callable, tmp_path: Path
) -> None:
    options = replace(OPTIONS, formats=("txt",), output=tmp_path / "gone")
    (job,) = rig.queue.add([recording("talk.wav")], options)
    rig.run()
    assert rig.queue.job(job.id).state is JobState.FAILED
    assert "cannot write" in rig.queue.job(job.id).error
    (tmp_path / "gone").mkdir()
    rig.queue.retry(job.id)
    rig.run()
    assert rig.queue.job(job.id).state is JobState.DONE


def _n_windows(path: Path) -> int:
    """Windows that a file takes which nothing interrupts."""
    rig = Rig()
    rig.queue.add([path], OPTIONS)
    rig.run()
    return sum(map(len, rig.engine.batches))


def test_a_job_that_failed_goes_on_after_its_last_window(rig: Rig, recording: Callable) -> None:
    (job,) = rig.queue.add([recording("talk.wav")], OPTIONS)
    rig.run(rig.some_windows_done(job))
    n_first = sum(map(len, rig.engine.batches))
    rig.engine.failures = 100  # as a server that is gone
    rig.run()
    assert rig.queue.job(job.id).state is JobState.FAILED
    rig.engine.failures = 0
    rig.queue.retry(job.id)
    rig.run()
    assert rig.text(job) == list(range(60))
    assert sum(map(len, rig.engine.batches)) <= _n_windows(job.path)
    assert n_first > 2


def test_a_model_that_cannot_be_had_fails_its_jobs_alone(rig: Rig, recording: Callable) -> None:
    path = recording("talk.wav")
    (bad,) = rig.queue.add([path], replace(OPTIONS, model="missing"))
    (good,) = rig.queue.add([path], OPTIONS)
    rig.run()
    assert rig.queue.job(bad.id).error == "no model missing"
    assert rig.queue.job(good.id).state is JobState.DONE


def test_one_model_at_a_time(rig: Rig, recording: Callable) -> None:
    path = recording("talk.wav")
    for model in ("one", "two", "one"):
        rig.queue.add([path], replace(OPTIONS, model=model))
    rig.run()
    assert rig.loaded == ["one", "two"]
    assert {job.state for job in rig.queue.jobs} == {JobState.DONE}


def test_a_paused_job_goes_on_after_its_last_window(rig: Rig, recording: Callable) -> None:
    (job,) = rig.queue.add([recording("talk.wav")], OPTIONS)
    rig.run(rig.some_windows_done(job))
    paused = rig.queue.pause(job.id)
    decoded = sum(map(len, rig.engine.batches))
    assert rig.queue.is_idle
    assert rig.queue.step() == []
    rig.queue.resume(job.id)
    rig.run()
    assert rig.text(job) == list(range(60))
    whole = _n_windows(paused.path)
    assert sum(map(len, rig.engine.batches)) - decoded <= whole - decoded + 2


def test_a_cancelled_job_leaves_nothing_and_can_be_tried_again(
    rig: Rig, recording: Callable
) -> None:
    (job,) = rig.queue.add([recording("talk.wav")], OPTIONS)
    rig.run(rig.some_windows_done(job))
    assert rig.queue.cancel(job.id).state is JobState.CANCELLED
    assert rig.queue.is_idle
    assert rig.queue.pause(job.id).state is JobState.CANCELLED
    rig.queue.retry(job.id)
    rig.run()
    assert rig.text(job) == list(range(60))


def test_the_order_is_that_of_the_list(recording: Callable) -> None:
    rig = Rig(open_files=1)
    jobs = rig.queue.add([recording(f"{n}.wav", length_s=700.0) for n in range(3)], OPTIONS)
    rig.queue.move(jobs[2].id, 0)
    assert [job.id for job in rig.queue.jobs] == [jobs[2].id, jobs[0].id, jobs[1].id]
    rig.run()
    done = [change.job.id for change in rig.changes if change.transcript]
    assert done == [jobs[2].id, jobs[0].id, jobs[1].id]
    rig.queue.remove(jobs[0].id)
    with pytest.raises(SettingsError, match="no file"):
        rig.queue.job(jobs[0].id)


def test_a_short_file_does_not_wait_for_the_end_of_long_ones(recording: Callable) -> None:
    rig = Rig(open_files=2)
    long = recording("long.wav", tuple(1.0 + n for n in range(390)), 700.0)
    rig.queue.add([long, recording("next.wav", length_s=800.0)], OPTIONS)
    rig.queue.add([recording("short.wav")], OPTIONS)
    rig.run()
    done = [change.job.path.name for change in rig.changes if change.transcript]
    assert done == ["short.wav", "long.wav", "next.wav"]


def test_nothing_is_done_twice_after_a_restart(recording: Callable, tmp_path: Path) -> None:
    first = Rig(tmp_path / "queue")
    (job,) = first.queue.add([recording("talk.wav")], OPTIONS)
    first.run(first.some_windows_done(job))
    n_first = sum(map(len, first.engine.batches))
    with (tmp_path / "queue" / f"{job.id}.jsonl").open("a") as file:
        file.write('{"channel": 0, "index": 3, "sta')  # the crash

    second = Rig(tmp_path / "queue")
    (kept,) = second.queue.jobs
    assert (kept.id, kept.state) == (job.id, JobState.WAITING)
    second.run()
    assert second.text(job) == list(range(60))
    whole = Rig()
    whole.queue.add([job.path], OPTIONS)
    whole.run()
    n_whole = sum(map(len, whole.engine.batches))
    assert sum(map(len, second.engine.batches)) <= n_whole - n_first + 1
    assert not list((tmp_path / "queue").glob("*.jsonl"))
    assert Rig(tmp_path / "queue").queue.job(job.id).state is JobState.DONE
    (new,) = Rig(tmp_path / "queue").queue.add([job.path], OPTIONS)
    assert new.id == job.id + 1


def test_a_file_that_changed_meanwhile_is_begun_again(recording: Callable, tmp_path: Path) -> None:
    first = Rig(tmp_path / "queue")
    (job,) = first.queue.add([recording("talk.wav")], OPTIONS)
    first.run(first.some_windows_done(job))
    recording("talk.wav", STARTS[:5], 10.0)
    second = Rig(tmp_path / "queue")
    second.run()
    assert second.text(job) == list(range(5))


def test_a_damaged_queue_begins_empty(tmp_path: Path) -> None:
    folder = tmp_path / "queue"
    JobJournal(folder)
    (folder / "jobs.json").write_text("{")
    import logging

    logging.getLogger("app.jobs.journal").setLevel(logging.ERROR)
    try:
        assert Rig(folder).queue.jobs == ()
    finally:
        logging.getLogger("app.jobs.journal").setLevel(logging.NOTSET)
    assert (folder / "jobs.damaged").is_file()


def test_nothing_runs_while_suspended(rig: Rig, recording: Callable) -> None:
    rig.queue.add([recording("talk.wav")], OPTIONS)
    rig.queue.suspended = True
    assert [rig.queue.step() for _ in range(3)] == [[]] * 3
    assert not rig.loaded
    rig.queue.suspended = False
    rig.run()
    assert rig.queue.jobs[0].state is JobState.DONE


def test_two_channels_are_merged_by_time(rig: Rig, tmp_path: Path) -> None:
    path = tmp_path / "call.wav"
    both = np.stack([say((0.5, 4.0), 7.0), say((2.0, 5.5), 7.0)], 1)
    with wave.open(str(path), "wb") as file:
        file.setparams((2, 2, RATE, 0, "NONE", ""))
        file.writeframes((both * 32767).astype("<i2").tobytes())
    rig.queue.add([path], OPTIONS)
    rig.run()
    transcript = next(change.transcript for change in rig.changes if change.transcript)
    lines = transcript.transcript.lines
    assert [line.source for line in lines] == ["left", "right", "left", "right"]
    assert [line.start for line in lines] == pytest.approx([0.5, 2.0, 4.0, 5.5], abs=0.03)
    assert transcript.guards is not None
    assert transcript.guards.n_windows == sum(map(len, rig.engine.batches))
