"""Files in the desktop: dropped on a window, worked off, opened as a transcript with its sound."""

from __future__ import annotations

import os
import wave

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from app.jobs.job import JobState
from app.remotes import Remote, find_remote, save_remote
from app.settings import Settings
from app.transcript.store import TranscriptStore
from coded_speech import CodedEngine, say
from engine.files.pipeline import FilePipeline
from scripted_engine import RATE, LoudnessVad
from ui.desktop import Desktop


@pytest.fixture
def talk(tmp_path):
    path = tmp_path / "talk.wav"
    write(path)
    return path


def write(path):
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        starts = tuple(0.5 + 0.7 * n for n in range(20))
        file.writeframes((say(starts, 16.0) * 32767).astype("<i2").tobytes())


@pytest.fixture
def start(qtbot, scripted_captions, monkeypatch, tmp_path):
    """`start(**settings)`: a desktop whose files are heard by the coded engine."""
    built = []

    def builder_of(settings):
        def build(model, progress):
            built.append(model)
            return FilePipeline(CodedEngine(), LoudnessVad())

        return build

    monkeypatch.setattr("app.jobs.controller.builder_of", builder_of)
    made = []

    def begin(**changes) -> Desktop:
        settings = Settings().with_value("appearance.width_px", 400)
        for key, value in changes.items():
            settings = settings.with_value(key.replace("__", "."), value)
        left = []
        store = TranscriptStore(tmp_path / "transcripts.sqlite3")
        desktop = Desktop(settings, store, scripted_captions, lambda: left.append(1))
        desktop.built = built
        made.append((desktop, left, store))
        desktop.show()
        qtbot.waitUntil(lambda: desktop._captions is not None)
        return desktop

    yield begin
    for desktop, left, store in made:
        desktop.quit()
        qtbot.waitUntil(lambda left=left: left == [1])
        store.close()
        others = (*desktop.files.windows, *desktop.servers.windows)
        for window in (desktop.overlay, desktop.transcripts.made, desktop.dialog, *others):
            if window is not None:
                window.deleteLater()


def drop(window, *paths):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    button = Qt.MouseButton.LeftButton
    # Qt gives a drop to the window that was entered.
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(20, 20), action, mime, button, none))
    event = QDropEvent(QPointF(20, 20), action, mime, button, none)
    QApplication.sendEvent(window, event)
    return event.isAccepted()


def is_done(desktop):
    jobs = desktop.files.jobs.jobs
    return bool(jobs) and all(job.state is JobState.DONE for job in jobs)


def test_a_file_dropped_on_the_captions_becomes_a_transcript_to_be_heard(start, qtbot, talk):
    desktop = start()
    assert drop(desktop.overlay, talk)
    qtbot.waitUntil(lambda: is_done(desktop), timeout=60_000)
    window = desktop.files.window
    assert window.isVisible()
    assert desktop.built == ["whisper-base"]
    window.list.setCurrentIndex(window.model.index(0))
    window.open_button.click()
    transcript = desktop.transcript
    assert transcript.isVisible()
    assert transcript.session_list.record(transcript.sessions.currentIndex().row()).title == (
        "talk.wav"
    )
    assert transcript.sound.bar.isVisible()
    assert transcript.sound.player.sound.path == talk
    assert transcript.view.toPlainText().startswith("0:00")


def test_files_dropped_on_the_transcript_are_queued_too(start, qtbot, talk):
    desktop = start(files__formats=["srt"])
    desktop.transcripts.show()
    assert drop(desktop.transcript, talk.parent)
    qtbot.waitUntil(lambda: is_done(desktop), timeout=60_000)
    assert desktop.transcript.session_list.record(0).title == "talk.wav"
    assert (talk.parent / "talk.srt").is_file()


def test_keys_and_the_tray_open_the_list(start):
    desktop = start()
    desktop.obey("files")
    assert desktop.files.window.isVisible()
    desktop.files.window.close()
    desktop.tray.files_action.trigger()
    assert desktop.files.window.isVisible()


def test_the_list_is_there_after_a_restart(start, qtbot, talk):
    desktop = start()
    drop(desktop.overlay, talk)
    qtbot.waitUntil(lambda: is_done(desktop), timeout=60_000)
    desktop.quit()
    again = start()
    again.files.show()
    qtbot.waitUntil(lambda: again.files.window.model.rowCount() == 1)
    assert again.files.window.model.jobs[0].state is JobState.DONE


def test_where_files_are_is_forgotten_with_their_transcript(start, qtbot, talk):
    desktop = start()
    drop(desktop.overlay, talk)
    qtbot.waitUntil(lambda: is_done(desktop), timeout=60_000)
    number = desktop.files.jobs.jobs[0].session_id
    assert desktop.files.places.find(number).path == talk
    desktop._store.delete_session(number)
    desktop.quit()
    assert start().files.places.find(number) is None


def test_a_watched_folder_is_worked_off(start, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr("app.jobs.watched.LOOK_S", 0.05)
    folder = tmp_path / "inbox"
    folder.mkdir()
    desktop = start(files__watched_folder=str(folder))
    qtbot.wait(100)
    path = folder / "new.wav"
    write(path)
    os.utime(path, (1, 1))
    news = []
    desktop.files.news.connect(news.append)
    qtbot.waitUntil(lambda: is_done(desktop), timeout=60_000)
    assert desktop.files.jobs.jobs[0].path == path
    assert news == ["new.wav is a transcript now."]


def test_a_fault_of_ours_is_told_with_the_file_that_met_it(start, qtbot, talk, monkeypatch, caplog):
    def broken(settings):
        def build(model, progress):
            raise RuntimeError("a bug")

        return build

    monkeypatch.setattr("app.jobs.controller.builder_of", broken)
    desktop = start()
    news = []
    desktop.files.news.connect(news.append)
    drop(desktop.overlay, talk)
    qtbot.waitUntil(
        lambda: [job.state for job in desktop.files.jobs.jobs] == [JobState.FAILED], timeout=60_000
    )
    assert "a bug" in desktop.files.jobs.jobs[0].error
    assert news == []  # the list of files is in sight, and says it


def test_files_for_a_server_wait_for_consent(start, qtbot, talk):
    save_remote(Remote("office", "https://asr.example/v1", "m"))
    desktop = start(recognition__model="remote:office", window__start_captions=False)
    drop(desktop.overlay, talk)
    qtbot.waitUntil(lambda: desktop.servers.asking is not None)
    assert desktop.files.jobs.jobs == ()
    desktop.servers.asking.yes.click()
    qtbot.waitUntil(lambda: is_done(desktop), timeout=60_000)
    assert desktop.built == ["remote:office"]
    assert find_remote("office").consent == "asr.example"


def test_captions_over_a_server_wait_for_consent(start, qtbot):
    save_remote(Remote("office", "https://asr.example/v1", "m"))
    desktop = start(recognition__model="remote:office")
    assert desktop._captions.asked == []
    desktop.servers.asking.no.click()
    assert desktop._captions.asked == []
    assert desktop.overlay.status.text == "Nothing was sent to asr.example."
    desktop.control.resume()
    desktop.servers.asking.yes.click()
    qtbot.waitUntil(lambda: desktop._captions.asked == ["toggle"])
