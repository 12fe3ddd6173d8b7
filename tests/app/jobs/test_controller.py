"""The file queue behind the windows, and the watched folder: all over coded speech."""

from __future__ import annotations

import os
import wave
from pathlib import Path

import pytest

from app.jobs.controller import FileJobs, options_for
from app.jobs.job import JobOptions, JobState
from app.jobs.watched import WatchedFolder
from app.playback.places import MediaPlaces
from app.settings import Settings
from app.transcript.store import TranscriptStore
from coded_speech import CodedEngine, say
from engine.errors import UnavailableError
from engine.files.pipeline import FilePipeline
from scripted_engine import RATE, LoudnessVad

OPTIONS = JobOptions(model="coded", language="en")


def write(path: Path, words: int = 20) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        starts = tuple(0.5 + 0.7 * n for n in range(words))
        file.writeframes((say(starts, 0.7 * words + 2) * 32767).astype("<i2").tobytes())
    return path


class FarEngine(CodedEngine):
    host = "asr.example"
    sent_s = 130.0


@pytest.fixture
def store():
    with TranscriptStore(":memory:") as made:
        yield made


@pytest.fixture
def jobs(qtbot, store, tmp_path):
    """`jobs(engine=..., kept=...)`: a queue, ended after the test."""
    made = []

    def make(engine=CodedEngine, folder=tmp_path / "queue") -> FileJobs:
        def build(model, progress):
            progress("loading the speech model", 0.5)
            if model == "missing":
                raise UnavailableError("no model {name}", name=model)
            return FilePipeline(engine(), LoudnessVad())

        queue = FileJobs(store, build, folder, MediaPlaces(None))
        made.append(queue)
        return queue

    yield make
    for queue in made:
        queue.end()


def states(queue):
    return [(job.path.name, job.state) for job in queue.jobs]


def test_a_folder_becomes_transcripts_whose_files_are_known(jobs, store, qtbot, tmp_path):
    folder = tmp_path / "talks"
    (folder / "day two").mkdir(parents=True)
    write(folder / "one.wav")
    write(folder / "day two" / "two.wav")
    (folder / "notes.txt").write_text("no media")
    (folder / "broken.wav").write_bytes(b"RIFF")
    queue = jobs()
    finished = []
    queue.finished.connect(finished.append)
    queue.add([folder], OPTIONS)
    qtbot.waitUntil(
        lambda: len(queue.jobs) == 3 and all(j.state.is_over for j in queue.jobs), timeout=30_000
    )
    assert sorted(states(queue)) == [
        ("broken.wav", JobState.FAILED), ("one.wav", JobState.DONE), ("two.wav", JobState.DONE),
    ]  # fmt: skip
    assert sorted(job.path.name for job in finished) == ["one.wav", "two.wav"]
    for job in finished:
        assert store.session(job.session_id).title == job.path.name
        assert len(store.lines(job.session_id)) > 0
        assert queue._places.find(job.session_id).path == job.path


def test_what_holds_no_media_is_told(jobs, qtbot, tmp_path):
    queue = jobs()
    empty = tmp_path / "empty"
    empty.mkdir()
    with qtbot.waitSignal(queue.told) as told:
        queue.add([empty], OPTIONS)
    assert told.args == [f"{empty} holds no media file"]


def test_a_model_that_is_not_there_fails_the_file_with_its_reason(jobs, qtbot, tmp_path):
    queue = jobs()
    told = []
    queue.told.connect(told.append)
    queue.add([write(tmp_path / "a.wav")], JobOptions(model="missing"))
    qtbot.waitUntil(lambda: [j.state for j in queue.jobs] == [JobState.FAILED], timeout=30_000)
    assert queue.jobs[0].error == "no model missing"
    assert told == ["loading the speech model (50\u202f%)", ""]
    assert told[0].code == "{message}{percent}"


def test_jobs_are_paused_moved_and_removed(jobs, qtbot, tmp_path):
    queue = jobs()
    paths = [write(tmp_path / f"{name}.wav", 3) for name in "abc"]
    queue._runner.suspend(True)
    queue.add(paths, OPTIONS)
    qtbot.waitUntil(lambda: len(queue.jobs) == 3)
    queue.pause(1)
    queue.move(3, 0)
    queue.remove(2)
    qtbot.waitUntil(lambda: [job.id for job in queue.jobs] == [3, 1])
    qtbot.waitUntil(lambda: queue.jobs[1].state is JobState.PAUSED)
    queue.resume(1)
    queue.cancel(3)
    queue._runner.suspend(False)
    qtbot.waitUntil(lambda: [j.state for j in queue.jobs] == [JobState.CANCELLED, JobState.DONE])
    queue.retry(3)
    qtbot.waitUntil(lambda: queue.jobs[0].state is JobState.DONE)


def test_the_next_start_goes_on_with_the_list(jobs, qtbot, tmp_path):
    queue = jobs()
    queue._runner.suspend(True)
    queue.add([write(tmp_path / "a.wav")], OPTIONS)
    qtbot.waitUntil(lambda: len(queue.jobs) == 1)
    queue.end()
    again = jobs()
    again.start()
    qtbot.waitUntil(lambda: [j.state for j in again.jobs] == [JobState.DONE], timeout=30_000)


def test_where_audio_goes_is_told_while_it_does(jobs, qtbot, tmp_path):
    queue = jobs(engine=FarEngine)
    goes = []
    queue.audio_goes.connect(goes.append)
    queue.add([write(tmp_path / "a.wav")], OPTIONS)
    qtbot.waitUntil(lambda: [j.state for j in queue.jobs] == [JobState.DONE], timeout=30_000)
    assert goes == ["audio goes to asr.example, 2 min sent", ""]
    assert goes[0].code == "audio goes to {host}, {minutes} min sent"


def test_settings_say_how_files_are_transcribed(tmp_path):
    settings = Settings().with_value("files.formats", ["srt", "txt"])
    settings = settings.with_value("recognition.language", "de")
    options = options_for(settings)
    assert (options.formats, options.language, options.output) == (("srt", "txt"), "de", None)


def test_exports_lie_beside_the_file(jobs, qtbot, tmp_path):
    queue = jobs()
    path = write(tmp_path / "clip.wav")
    queue.add([path], JobOptions(model="coded", language="en", formats=("srt", "txt")))
    qtbot.waitUntil(lambda: [j.state for j in queue.jobs] == [JobState.DONE], timeout=30_000)
    assert queue.jobs[0].written == (tmp_path / "clip.srt", tmp_path / "clip.txt")
    assert "-->" in (tmp_path / "clip.srt").read_text()


def test_new_files_of_a_watched_folder_are_found(qtbot, tmp_path):
    folder = tmp_path / "in"
    folder.mkdir()
    write(folder / "old.wav")
    watched = WatchedFolder(look_s=0.01)
    found, told = [], []
    watched.found.connect(found.append)
    watched.told.connect(told.append)
    watched.watch(str(folder))
    qtbot.wait(50)
    path = write(folder / "new.wav")
    os.utime(path, (1, 1))
    qtbot.waitUntil(lambda: found != [], timeout=20_000)
    assert found == [[path]]
    path.unlink()
    (folder / "old.wav").unlink()
    folder.rmdir()
    qtbot.waitUntil(lambda: told != [])
    assert told == [f"the watched folder {folder} is not there"]
    assert told[0].code == "the watched folder {folder} is not there"
    folder.mkdir()
    qtbot.waitUntil(lambda: told[-1] == "")
    watched.end()
