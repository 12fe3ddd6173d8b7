"""The search over all sessions, in the transcript window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.settings import MaskingSettings
from app.transcript.store import TranscriptStore
from transcripts import lines, past
from ui import session_search
from ui.transcript_window import TranscriptWindow


@pytest.fixture
def window(qtbot, script):
    with TranscriptStore(":memory:") as store:
        spring = [f"Line {number} of the spring." for number in range(400)]
        spring[7] = "Before all of this there was a harbour, and we sailed."
        past(store, script, *spring, started="2026-03-01T08:00:00+00:00")
        past(store, script, "The harbour is closed.", started="2026-04-01T08:00:00+00:00")
        made = TranscriptWindow(store)
        qtbot.addWidget(made)
        made.show()
        yield made
        made.end_sound()


def seek(window, qtbot, text):
    window.search.box.setText(text)
    qtbot.waitUntil(lambda: window.search.told.text() != "")
    return [window.search.hits.item(n).text() for n in range(window.search.hits.count())]


def test_lines_of_all_sessions_are_found_the_newest_first(window, qtbot):
    found = seek(window, qtbot, "harbour")
    assert window.search.told.text().startswith("2 line")
    assert [text.split("\n")[1] for text in found] == [
        "The harbour is closed.",
        "…this there was a harbour, and we sailed.",
    ]
    assert window.search.hits.item(1).toolTip().startswith("Before all of this")
    assert not window.sessions.isVisible()


def test_enter_opens_the_first_hit_and_down_leads_to_the_others(window, qtbot):
    seek(window, qtbot, "harbour")
    qtbot.keyClick(window.search.box, Qt.Key.Key_Return)
    assert lines(window) == ["0:00\u2002The harbour is closed."]
    qtbot.keyClick(window.search.box, Qt.Key.Key_Down)
    qtbot.keyClick(window.search.hits, Qt.Key.Key_Down)
    qtbot.keyClick(window.search.hits, Qt.Key.Key_Return)
    # A line far above, which is written a little later.
    qtbot.waitUntil(lambda: window.finder.box.text() == "harbour", timeout=30_000)
    assert "we sailed" in window.view.textCursor().block().text()
    assert window.view.marks.texts() == ["harbour"]
    assert not window.view.is_at_end
    qtbot.waitUntil(lambda: window.view.blockCount() == 400, timeout=30_000)
    assert "we sailed" in window.view.textCursor().block().text()


def test_escape_brings_the_sessions_back(window, qtbot):
    seek(window, qtbot, "harbour")
    qtbot.keyClick(window.search.box, Qt.Key.Key_Escape)
    assert window.sessions.isVisible()
    assert window.search.told.text() == ""
    assert window.isVisible()


def test_nothing_found_and_too_much_are_said(window, qtbot, monkeypatch):
    assert seek(window, qtbot, "submarine") == []
    assert window.search.told.text() == "No line of any session holds that."
    window.search.box.clear()
    monkeypatch.setattr(session_search, "MOST_HITS", 50)
    assert len(seek(window, qtbot, "spring")) == 50
    assert "50" in window.search.told.text()


def test_masked_words_are_not_read_in_what_was_found(window, qtbot):
    window.set_masking(MaskingSettings(screen=True, words={"en": "closed"}))
    assert seek(window, qtbot, "harbour")[0].endswith("The harbour is ***.")


def test_a_line_of_the_running_session_is_found(window, qtbot, script):
    begun = replace(script.session(), started="2026-05-01T08:00:00+00:00")
    store = window.reader.session.store
    session = store.new_session(begun)
    said = script.commit("A lighthouse.")
    store.add_line(session, said)
    window.take(begun)
    window.take(said)
    window.open_session(1)
    seek(window, qtbot, "lighthouse")
    qtbot.keyClick(window.search.box, Qt.Key.Key_Return)
    assert lines(window)[-1].endswith("A lighthouse.")


def test_a_session_that_was_deleted_meanwhile_is_told(window, qtbot):
    window.open_session(1)
    seek(window, qtbot, "closed")
    window.reader.session.store.delete_session(2)
    qtbot.keyClick(window.search.box, Qt.Key.Key_Return)
    assert window.notice.text().startswith("There is no session 2")
