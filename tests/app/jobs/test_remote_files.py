"""A file over a server: what is under way at once, and a server that is gone in between."""

from __future__ import annotations

import threading
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from app.jobs.assembly import build_pipeline
from app.jobs.job import JobOptions, JobState
from app.jobs.queue import JobQueue
from app.remotes import Remote, save_remote
from app.settings import RecognitionSettings
from engine.engines.remote.engine import RemoteEngine
from engine.engines.remote.options import CONCURRENCY
from engine.files.media import read_mono
from speech_server import Reply, SpeechServer, Upload, serve, spoken

RATE = 16_000
DEMO = Path(__file__).resolve().parents[3] / "resources" / "demo.flac"
OPTIONS = JobOptions(model="remote:lab", language="en")


@pytest.fixture
def minutes(tmp_path: Path) -> Path:
    """Speech for more windows than may be under way."""
    samples = np.tile(read_mono(DEMO), 18)
    path = tmp_path / "minutes.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes((samples * 32767).astype("<i2").tobytes())
    return path


@contextmanager
def queue_over(server: SpeechServer) -> Iterator[JobQueue]:
    save_remote(Remote("lab", server.address, "whisper-base"))
    chosen = RecognitionSettings(model="remote:lab", language="en")
    pipeline = build_pipeline(chosen, whole_machine=True)
    # On a clock that stands still a batch begins when it is full, or the file at its end.
    yield JobQueue(lambda _: pipeline, clock=lambda: 0.0)
    assert isinstance(pipeline.engine, RemoteEngine)
    pipeline.engine.close()


def run(queue: JobQueue) -> None:
    while not queue.is_idle:
        queue.step()


def test_as_many_windows_are_under_way_as_a_server_batches(minutes: Path) -> None:
    together = threading.Barrier(CONCURRENCY)
    n_uploads = 0

    def reply(_: Upload) -> Reply:
        nonlocal n_uploads
        n_uploads += 1
        if 1 < n_uploads <= CONCURRENCY + 1:  # the first is the tone that tries the server
            together.wait(30)
        return spoken("hello")

    with serve(SpeechServer(reply=reply)) as server, queue_over(server) as queue:
        (job,) = queue.add([minutes], OPTIONS)
        run(queue)
        assert queue.job(job.id).state is JobState.DONE
        assert server.most_under_way == CONCURRENCY


def test_a_server_that_restarts_costs_a_file_nothing(minutes: Path) -> None:
    gone = [Reply(503, headers={"Retry-After": "0.01"})] * CONCURRENCY * 6
    with serve() as server, queue_over(server) as queue:
        (job,) = queue.add([minutes], OPTIONS)
        while len(server.uploads) < 2:  # the first is the tone
            queue.step()
        server.acts = list(gone)
        run(queue)
        assert queue.job(job.id).state is JobState.DONE
        assert server.acts == []
