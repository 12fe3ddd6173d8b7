"""A program that is killed goes on after the last finished window, and decodes nothing twice."""

from __future__ import annotations

import signal
import subprocess
import sys
import wave
from pathlib import Path

import pytest

from app.jobs.job import JobOptions, JobState
from app.jobs.journal import JobJournal
from app.jobs.queue import JobQueue
from coded_speech import CodedEngine, numbers, say
from engine.files.batching import BatchingConfig
from engine.files.pipeline import FilePipeline, FilePipelineConfig
from scripted_engine import RATE, LoudnessVad

ROOT = Path(__file__).resolve().parents[3]
STARTS = tuple(0.5 + 1.1 * n for n in range(100))
WORKER = """\
import sys, time
sys.path[:0] = [{root!r}, {support!r}, {here!r}]
from pathlib import Path
from test_killed import queue_of
from app.jobs.job import JobOptions
queue, engine = queue_of(Path({folder!r}))
queue.add([Path({sound!r})], JobOptions("coded", "en"))
while not queue.is_idle:
    queue.step()
    print(sum(map(len, engine.batches)), flush=True)
    if len(engine.batches) >= 3:
        time.sleep(60)
"""


def queue_of(folder: Path) -> tuple[JobQueue, CodedEngine]:
    engine = CodedEngine(window_s=5.0)
    config = FilePipelineConfig(batching=BatchingConfig(batch_size=2), block_s=10.0)
    pipeline = FilePipeline(engine, LoudnessVad(), config)
    return JobQueue(lambda _: pipeline, journal=JobJournal(folder)), engine


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_killed_in_the_middle(tmp_path: Path) -> None:
    sound = tmp_path / "long.wav"
    with wave.open(str(sound), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes((say(STARTS, 112.0) * 32767).astype("<i2").tobytes())
    folder = tmp_path / "jobs"
    program = WORKER.format(
        root=str(ROOT),
        support=str(ROOT / "tests/support"),
        here=str(Path(__file__).parent),
        folder=str(folder),
        sound=str(sound),
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, cwd=tmp_path
    ) as process:
        assert process.stdout is not None
        decoded = 0
        for line in process.stdout:
            decoded = int(line)
            if decoded >= 5:
                break
        process.send_signal(signal.SIGKILL)
    assert decoded >= 5
    queue, engine = queue_of(folder)
    (job,) = queue.jobs
    assert job.state is JobState.WAITING
    text = ""
    while not queue.is_idle:
        for change in queue.step():
            if change.transcript is not None:
                text = " ".join(line.text for line in change.transcript.transcript.lines)
    assert numbers(text) == list(range(100))
    again = sum(map(len, engine.batches))
    whole, all_of_it = queue_of(tmp_path / "other")
    whole.add([sound], JobOptions("coded", "en"))
    while not whole.is_idle:
        whole.step()
    assert again + decoded == sum(map(len, all_of_it.batches))
