"""The transcript window: live history, past sessions, reading back, finding, copying, exporting."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from app.transcript.store import TranscriptStore
from transcripts import lines, past
from ui.transcript_window import TranscriptWindow


@pytest.fixture
def store(tmp_path):
    with TranscriptStore(tmp_path / "transcripts.sqlite3") as kept:
        yield kept


@pytest.fixture
def window(qtbot, store):
    shown = TranscriptWindow(store)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def titles(window):
    model = window.session_list
    return [model.data(model.index(row, 0)) for row in range(model.rowCount())]


def test_it_is_empty_in_words_at_first(window):
    assert window.empty.isVisible()
    assert not window.view.isVisible()


def test_the_running_session_grows(window, script):
    window.take(script.session())
    window.take(script.commit("Good morning."))
    window.take(script.draft("a draft is no history"))
    window.take(script.commit("We begin."))
    window.take(script.gap(4.0, "the microphone was unplugged"))
    assert lines(window) == [
        "0:00\u2002Good morning.",
        "0:02\u2002We begin.",
        "0:03\u2002[4 s not heard: the microphone was unplugged]",
    ]
    assert titles(window)[0].startswith("This session")
    assert window.view.isVisible()


def test_two_sources_are_named(window, script):
    window.take(script.session("mic", "system"))
    window.take(script.commit("Hello.", "mic"))
    window.take(script.commit("Hi.", "system"))
    assert lines(window) == ["0:00\u2002Microphone: Hello.", "0:01\u2002Computer sound: Hi."]


def test_past_sessions_are_listed_and_shown(qtbot, store, script):
    past(store, script, "One.", "Two.")
    past(store, script, "Three.", started="2026-02-02T08:00:00+00:00")
    window = TranscriptWindow(store)
    qtbot.addWidget(window)
    assert len(titles(window)) == 2
    assert "1 line" in titles(window)[0]
    assert "2 line" in titles(window)[1]
    assert lines(window) == ["0:00\u2002Three."]
    window.sessions.setCurrentIndex(window.session_list.index(1, 0))
    assert lines(window) == ["0:00\u2002One.", "0:01\u2002Two."]


def test_who_reads_a_past_session_goes_on_reading_it(qtbot, store, script):
    past(store, script, "Old.")
    window = TranscriptWindow(store)
    qtbot.addWidget(window)
    window.show()
    window.take(script.session())
    window.take(script.commit("New."))
    assert lines(window) == ["0:00\u2002Old."]
    window.sessions.setCurrentIndex(window.session_list.index(0, 0))
    assert lines(window) == ["0:00\u2002New."]


def test_a_stored_running_session_is_listed_once(window, store, script):
    begun = script.session()
    store.new_session(begun)
    window.take(begun)
    assert len(titles(window)) == 1


def test_it_follows_until_the_reader_scrolls_back(window, script, qtbot):
    window.take(script.session())
    for number in range(200):
        window.take(script.commit(f"Line {number}."))
    bar = window.view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(20)
    for number in range(200, 210):
        window.take(script.commit(f"Line {number}."))
    assert bar.value() == 20
    assert window.latest_button.isVisible()
    assert "10" in window.latest_button.text()
    qtbot.mouseClick(window.latest_button, Qt.MouseButton.LeftButton)
    assert bar.value() == bar.maximum()
    assert not window.latest_button.isVisible()
    window.take(script.commit("The end."))
    assert bar.value() == bar.maximum()


def test_a_selection_survives_new_lines(window, script):
    window.take(script.session())
    window.take(script.commit("Keep this selected."))
    cursor = window.view.textCursor()
    cursor.select(QTextCursor.SelectionType.Document)
    window.view.setTextCursor(cursor)
    window.take(script.commit("More."))
    assert window.view.textCursor().selectedText() == "0:00\u2002Keep this selected."
    assert window.copy_button.text() == "Copy"
    window.copy()
    assert QGuiApplication.clipboard().text() == "0:00\u2002Keep this selected."


def test_all_is_copied_without_a_selection(window, script):
    window.take(script.session())
    window.take(script.commit("One."))
    window.take(script.commit("Two."))
    window.copy_button.click()
    assert QGuiApplication.clipboard().text() == "0:00\u2002One.\n0:01\u2002Two."


def test_finding_goes_round(window, script, qtbot):
    window.take(script.session())
    for text in ("The north.", "The south.", "North again."):
        window.take(script.commit(text))
    qtbot.keyClicks(window.finder.box, "north")
    assert window.finder.hits.text() == "2 hits"
    found = [window.view.textCursor().position()]
    for _ in range(2):
        qtbot.keyClick(window.finder.box, Qt.Key.Key_Return)
        found.append(window.view.textCursor().position())
    assert found[0] == found[2] < found[1]
    window.finder.find_previous()
    assert window.view.textCursor().position() == found[1]
    assert window.view.marks.texts() == ["north", "North"]
    window.finder.box.setText("west")
    assert window.finder.hits.text() == "not found"


@pytest.mark.parametrize("kind", ["txt", "srt", "vtt", "json"])
def test_export_of_the_running_session(window, script, tmp_path, kind):
    window.take(script.session())
    window.take(script.commit("Good morning."))
    path = tmp_path / f"out.{kind}"
    assert window.exports.write(str(path), kind)
    written = path.read_text(encoding="utf-8")
    assert "Good morning." in written
    if kind == "json":
        assert json.loads(written)
    assert str(path) in window.notice.text()


def test_export_of_a_past_session(qtbot, store, script, tmp_path):
    past(store, script, "One.", "Two.")
    window = TranscriptWindow(store)
    qtbot.addWidget(window)
    assert window.exports.write(str(tmp_path / "out.txt"), "txt")
    assert (tmp_path / "out.txt").read_text(encoding="utf-8").split() == ["One.", "Two."]


def test_an_export_that_fails_is_told(window, script, tmp_path):
    window.take(script.session())
    window.take(script.commit("Good morning."))
    assert not window.exports.write(str(tmp_path / "missing" / "out.txt"), "txt")
    assert "missing" in window.notice.text()
    assert window.notice.isVisible()


def test_the_file_dialog_decides_the_kind(window, script, tmp_path, monkeypatch, qtbot):
    window.take(script.session())
    window.take(script.commit("Good morning."))
    answers = [
        (str(tmp_path / "a.srt"), "Plain text (*.txt)"),
        (str(tmp_path / "b"), "Subtitles (WebVTT) (*.vtt)"),
        ("", ""),
    ]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answers.pop(0))
    with qtbot.waitSignal(window.export_folder_chosen) as chosen:
        window.export_button.click()
    assert chosen.args == [str(tmp_path)]
    assert "-->" in (tmp_path / "a.srt").read_text(encoding="utf-8")
    window.export_button.click()
    assert (tmp_path / "b.vtt").read_text(encoding="utf-8").startswith("WEBVTT")
    window.export_button.click()
    assert sorted(p.name for p in tmp_path.glob("[ab]*")) == ["a.srt", "b.vtt"]


def test_ten_thousand_lines_are_all_there_and_more_come(qtbot, script):
    with TranscriptStore(":memory:") as store:
        past(store, script, *(f"Line {number} of a very long day." for number in range(10_000)))
        window = TranscriptWindow(store)
        qtbot.addWidget(window)
        window.show()
        # What is looked at first is there at once; all of it can be copied at once, too.
        assert window.view.is_at_end
        assert lines(window)[-1].endswith("Line 9999 of a very long day.")
        assert window.view.blockCount() < 1000
        window.copy()
        assert QGuiApplication.clipboard().text().count("\n") == 9_999
        window.view.add_line(script.commit("One more."), named=False)
        qtbot.waitUntil(lambda: window.view.blockCount() == 10_001, timeout=60_000)
        assert lines(window)[0].endswith("Line 0 of a very long day.")
        assert lines(window)[-1].endswith("One more.")
        assert window.view.is_at_end
        window.finder.box.setText("Line 9999 ")
        assert window.finder.hits.text() == "1 hit"


def test_the_rest_of_a_long_session_comes_above_what_is_read(qtbot, script):
    with TranscriptStore(":memory:") as store:
        past(store, script, *(f"Line {number} of a long day." for number in range(600)))
        window = TranscriptWindow(store)
        qtbot.addWidget(window)
        window.show()
        view = window.view
        view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() - 50)
        read = view.firstVisibleBlock().text()
        assert view.blockCount() < 600
        qtbot.waitUntil(lambda: view.blockCount() == 600, timeout=30_000)
        assert view.firstVisibleBlock().text() == read
        assert view.line_at(QTextCursor(view.firstVisibleBlock())).text in read


def test_hits_that_come_later_are_counted(qtbot, script):
    with TranscriptStore(":memory:") as store:
        past(store, script, *(f"Line {number} of a long day." for number in range(400)))
        window = TranscriptWindow(store)
        qtbot.addWidget(window)
        window.show()
        window.finder.box.setText("long")
        assert window.finder.hits.text() == "120 hits"
        qtbot.waitUntil(lambda: window.finder.hits.text() == "400 hits", timeout=30_000)


def test_only_hits_in_sight_are_marked(qtbot, script):
    with TranscriptStore(":memory:") as store:
        past(store, script, *(f"🎉 Line {number} of a long day." for number in range(110)))
        window = TranscriptWindow(store)
        qtbot.addWidget(window)
        window.show()
        window.finder.box.setText("LONG")
        marked = window.view.marks.texts()
        assert set(marked) == {"long"}
        assert len(marked) < 60
        assert window.view.textCursor().selectedText() == "long"
        qtbot.mouseClick(window.finder.backwards, Qt.MouseButton.LeftButton)
        assert window.view.textCursor().selectedText() == "long"


def test_new_lines_take_no_focus(window, script, qtbot):
    other = QLineEdit()
    qtbot.addWidget(other)
    other.show()
    other.setFocus()
    focused = QApplication.focusWidget()
    window.take(script.session())
    for number in range(30):
        window.take(script.commit(f"Line {number}."))
    assert QApplication.focusWidget() is focused


def test_the_list_of_sessions_is_a_sound_model(window, store, script, qtmodeltester):
    past(store, script, "One.")
    window.refresh_sessions()
    qtmodeltester.check(window.session_list)
    assert window.session_list.rowCount(QModelIndex()) == 1
