"""The list of files: what it shows, and what its keys and buttons ask for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from app.jobs.job import Job, JobState
from ui.job_window import JobWindow

LONG = "x" * 200


class Asked:
    """Notes what the window asks for."""

    def __init__(self) -> None:
        self.calls: list[tuple] = []

    def __getattr__(self, name: str):
        return lambda *values: self.calls.append((name, *values))


def job(number, state=JobState.WAITING, **changes) -> Job:
    return replace(Job(number, Path(f"/media/talk-{number}.mp4"), state=state), **changes)


JOBS = (
    job(1, JobState.DONE, duration_s=605.0, done_s=605.0, worked_s=25.0, session_id=7,
        written=(Path("/media/talk-1.srt"),)),
    job(2, JobState.RUNNING, duration_s=600.0, done_s=150.0, worked_s=10.0),
    job(3, JobState.WAITING, duration_s=3700.0),
    job(4, JobState.FAILED, error="talk-4.mp4 has no sound in it"),
    job(5, JobState.PAUSED, duration_s=100.0, done_s=50.0),
    job(6, JobState.CANCELLED),
)  # fmt: skip


@pytest.fixture
def asked():
    return Asked()


@pytest.fixture
def window(qtbot, asked):
    made = JobWindow(asked)
    qtbot.addWidget(made)
    made.show_jobs(JOBS)
    made.show()
    return made


def rows(window):
    return [window.model.index(row).data() for row in range(window.model.rowCount())]


def choose(window, *numbers):
    selection = window.list.selectionModel()
    selection.clearSelection()
    for number in numbers:
        index = window.model.index(number - 1)
        selection.setCurrentIndex(index, selection.SelectionFlag.Select)


def test_each_row_says_where_its_file_stands(window):
    assert rows(window) == [
        "talk-1.mp4\n10:05 · done in 0:25, 24x · saved as talk-1.srt",
        "talk-2.mp4\n2:30 of 10:00 · 15x · 0:30 left",
        "talk-3.mp4\nWaiting · 1:01:40",
        "talk-4.mp4\ntalk-4.mp4 has no sound in it",
        "talk-5.mp4\nPaused at 0:50 of 1:40",
        "talk-6.mp4\nCancelled",
    ]
    assert window.summary.text() == "3 of 6 done · 0:30 left"


def test_a_screen_reader_hears_what_is_seen(window):
    spoken = QAccessible.queryAccessibleInterface(window.list)
    assert spoken.text(QAccessible.Text.Name) == "Files to transcribe"
    said = [spoken.child(n).text(QAccessible.Text.Name) for n in range(spoken.childCount())]
    assert "talk-2.mp4\n2:30 of 10:00 · 15x · 0:30 left" in said


def test_buttons_fit_what_is_selected(window):
    buttons = {
        "open": window.open_button, "pause": window.pause_button, "cancel": window.cancel_button,
        "retry": window.retry_button, "up": window.up_button, "down": window.down_button,
    }  # fmt: skip
    expected = {
        1: {"open", "retry", "down"},
        2: {"pause", "cancel", "up", "down"},
        4: {"retry", "up", "down"},
        5: {"pause", "cancel", "up", "down"},
        6: {"retry", "up"},
    }
    for number, enabled in expected.items():
        choose(window, number)
        assert {name for name, button in buttons.items() if button.isEnabled()} == enabled, number
    choose(window, 5)
    assert window.pause_button.text() == "Resume"
    choose(window, 2, 5)
    assert window.pause_button.text() == "Pause"


def test_what_the_keys_ask_for(window, asked, qtbot):
    choose(window, 2)
    window.list.setFocus()
    qtbot.keyClick(window.list, Qt.Key.Key_Space)
    qtbot.keyClick(window.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(window.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(window.list, Qt.Key.Key_Delete)
    assert asked.calls == [("pause", 2), ("move", 2, 0), ("move", 2, 2), ("remove", 2)]
    asked.calls.clear()
    choose(window, 5)
    qtbot.keyClick(window.list, Qt.Key.Key_Space)
    assert asked.calls == [("resume", 5)]
    opened = []
    window.transcript_asked.connect(opened.append)
    choose(window, 1)
    qtbot.keyClick(window.list, Qt.Key.Key_Return)
    assert opened == [7]


def test_several_at_once(window, asked):
    choose(window, 2, 3)
    window.cancel_button.click()
    window.down_button.click()
    assert asked.calls == [("cancel", 2), ("cancel", 3), ("move", 3, 3), ("move", 2, 2)]
    asked.calls.clear()
    choose(window, 1, 4, 2)
    window.retry_button.click()
    assert asked.calls == [("retry", 1), ("retry", 4)]


def test_progress_keeps_the_selection_and_the_place(window):
    choose(window, 5)
    window.show_job(replace(JOBS[1], done_s=300.0))
    assert "5:00 of 10:00" in rows(window)[1]
    assert [chosen.id for chosen in window.chosen] == [5]
    window.show_jobs((JOBS[4], *JOBS[:4]))
    assert [chosen.id for chosen in window.chosen] == [5]
    assert window.list.currentIndex().row() == 0
    window.show_jobs(JOBS[:2])
    assert [chosen.id for chosen in window.chosen] == [1]


def test_an_empty_list_invites(window):
    window.show_jobs(())
    assert window.empty.isVisible()
    assert window.empty.text().startswith("Drop sound or video files")
    assert window.summary.text() == ""
    assert not window.remove_button.isEnabled()


def test_what_is_told_and_where_audio_goes(window):
    window.tell("no media file in it")
    assert window.notice.isVisible()
    window.tell("")
    assert not window.notice.isVisible()
    window.show_audio_goes("audio goes to asr.example, 2 min sent")
    assert window.leaving.isVisible()
    assert window.leaving.text() == "Audio goes to asr.example, 2 min sent"


def drag(window, urls, kind):
    mime = QMimeData()
    mime.setUrls(urls)
    at, action = QPoint(40, 40), Qt.DropAction.CopyAction
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    if kind is QDropEvent:
        event = QDropEvent(QPointF(at), action, mime, button, none)
    else:
        event = kind(at, action, mime, button, none)
    QApplication.sendEvent(window, event)
    return event


def test_files_and_folders_are_dropped(window, tmp_path):
    given, hovered = [], []
    window.files_given.connect(given.append)
    window.drop.hovered.connect(hovered.append)
    urls = [QUrl.fromLocalFile(str(tmp_path)), QUrl.fromLocalFile("/media/a b.mp4")]
    assert drag(window, urls, QDragEnterEvent).isAccepted()
    assert drag(window, urls, QDropEvent).isAccepted()
    assert given == [[tmp_path, Path("/media/a b.mp4")]]
    assert hovered == [True, False]


def test_what_is_no_file_is_left_alone(window):
    given = []
    window.files_given.connect(given.append)
    web = [QUrl("https://example.org/a.mp4")]
    assert not drag(window, web, QDragEnterEvent).isAccepted()
    drag(window, web, QDropEvent)
    assert given == []


def test_long_names_and_errors_fit(qtbot, asked):
    window = JobWindow(asked)
    qtbot.addWidget(window)
    window.show_jobs((job(1, JobState.FAILED, path=Path(f"/{LONG}.mp4"), error=LONG),))
    window.resize(400, 300)
    window.show()
    assert not window.list.horizontalScrollBar().isVisible()
