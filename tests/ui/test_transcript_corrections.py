"""The transcript window: lines corrected, restored, masked, and all of it taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QInputDialog

from app.events import SuspectEvent
from app.settings import MaskingSettings
from app.transcript.store import TranscriptStore
from transcripts import lines, past
from ui.transcript_window import TranscriptWindow


@pytest.fixture
def stored(qtbot, script):
    store = TranscriptStore(":memory:")
    session = store.new_session(script.session())
    for text in ("Good mourning.", "A mourning in May.", "Mournings are fine."):
        store.add_line(session, script.commit(text))
    window = TranscriptWindow(store)
    qtbot.addWidget(window)
    window.show()
    yield window, store, session
    store.close()


def test_a_suspect_is_restored_by_one_click(stored, qtbot):
    window, store, session = stored
    store.add_suspect(
        session, SuspectEvent("mic", "Thanks.", 9.0, 10.0, "no_speech", 0.9, 10.0, 10.1)
    )
    window.show_again()
    view = window.view
    cursor = QTextCursor(view.document())
    cursor.movePosition(QTextCursor.MoveOperation.End)
    link = view.cursorRect(cursor).center() - QPoint(20, 0)
    assert view.anchorAt(link)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=link)
    assert store.transcript(session).lines[-1].text == "Thanks."
    assert lines(window)[-1] == "0:09\u2002Thanks."
    assert not view.anchorAt(link)
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert lines(window)[-1].endswith("Restore")
    assert window.notice.text() == "Taken back."


def test_what_was_fixed_everywhere_is_taken_back_at_once(stored, qtbot):
    window, store, session = stored
    window.corrections.correct(session, 3, "Mournings were fine.")
    window.corrections.replace_everywhere(session, "mourning", "morning")
    assert store.transcript(session).lines[1].text == "A morning in May."
    window.corrections.undo_last()
    assert [line.text for line in store.transcript(session).lines] == [
        "Good mourning.",
        "A mourning in May.",
        "Mournings were fine.",
    ]
    window.corrections.undo_last()
    assert store.transcript(session).lines[2].text == "Mournings are fine."
    window.corrections.undo_last()
    assert window.notice.text() == "There is nothing to take back."


def test_a_correction_leaves_one_where_one_reads(qtbot, script):
    with TranscriptStore(":memory:") as store:
        session = past(store, script, *(f"Line {number}." for number in range(500)))
        window = TranscriptWindow(store)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: window.view.blockCount() == 500, timeout=30_000)
        window.view.verticalScrollBar().setValue(200)
        window.corrections.correct(session, 10, "Line ten.")
        assert "Line ten." in window.view.whole_text()
        qtbot.waitUntil(lambda: "Line ten." in window.view.toPlainText())
        assert window.view.verticalScrollBar().value() == 200


def test_a_word_of_many_lines_is_fixed_little_by_little(qtbot, script):
    with TranscriptStore(":memory:") as store:
        session = past(store, script, *(f"Ms Morgen said {number}." for number in range(700)))
        window = TranscriptWindow(store)
        qtbot.addWidget(window)
        window.show()
        window.corrections.replace_everywhere(session, "Morgen", "Morgan")
        assert "Morgen" not in window.view.whole_text()
        view = window.view
        qtbot.waitUntil(lambda: view.toPlainText().count("Morgan") == 700, timeout=30_000)
        assert view.is_at_end
        assert view.toPlainText() == view.whole_text()


def test_the_running_session_is_corrected_without_reading_it_again(stored, script, monkeypatch):
    window, store, session = stored
    started = store.session(session).started
    window.take(replace(script.session(), started=started))
    for text in ("Good mourning.", "A mourning in May."):
        window.take(script.commit(text))
    monkeypatch.setattr(store, "transcript", lambda *_, **__: pytest.fail("it is known"))
    window.corrections.correct(session, 2, "A morning in May.")
    assert [line[5:] for line in lines(window)] == ["Good mourning.", "A morning in May."]


def test_masked_words_are_not_read_but_kept(stored, tmp_path):
    window, store, session = stored
    window.set_masking(MaskingSettings(screen=True, words={"en": "mourning"}))
    assert lines(window)[0] == "0:00\u2002Good ***."
    assert window.exports.write(str(tmp_path / "plain.txt"), "txt")
    assert "Good mourning." in (tmp_path / "plain.txt").read_text()
    window.set_masking(MaskingSettings(exports=True, words={"en": "mourning"}))
    assert lines(window)[0] == "0:00\u2002Good mourning."
    assert window.exports.write(str(tmp_path / "masked.txt"), "txt")
    assert "Good ***." in (tmp_path / "masked.txt").read_text()
    assert store.lines(session)[0].text == "Good mourning."


def test_a_line_is_corrected_and_the_correction_taken_back(stored, monkeypatch):
    window, store, session = stored
    window.view.moveCursor(QTextCursor.MoveOperation.Start)
    line = window.view.line_at(window.view.textCursor())
    assert line.text == "Good mourning."
    menu = window.corrections.menu_for(session, line, "")
    correct, undo = menu.actions()
    assert not undo.isEnabled()
    answer = ("Good morning.", True)
    monkeypatch.setattr(QInputDialog, "getMultiLineText", lambda *_: answer)
    correct.trigger()
    assert "Good morning." in window.view.toPlainText()
    assert store.lines(session)[0].text == "Good mourning."
    window.corrections.menu_for(session, line, "").actions()[1].trigger()
    assert "Good mourning." in window.view.toPlainText()


def test_a_word_is_fixed_everywhere_and_added_to_the_vocabulary(stored, monkeypatch, qtbot):
    window, store, session = stored
    line = window.view.line_at(window.view.textCursor())
    menu = window.corrections.menu_for(session, line, "mourning")
    _, _, everywhere, expect = menu.actions()
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("morning", True))
    everywhere.trigger()
    texts = [found.text for found in store.transcript(session).lines]
    assert texts == ["Good morning.", "A morning in May.", "Mournings are fine."]
    assert window.notice.text() == "Corrected in 2 lines. Ctrl+Z takes it back."
    with qtbot.waitSignal(window.vocabulary_asked) as asked:
        expect.trigger()
    assert asked.args == ["mourning"]


def test_an_empty_correction_is_refused_in_a_line(stored):
    window, _, session = stored
    window.corrections.correct(session, 1, " ")
    assert "needs a text" in window.notice.text()
    assert "Good mourning." in window.view.toPlainText()


def test_suspect_text_is_dimmed_with_its_reason_and_taken_back(stored, tmp_path):
    window, store, session = stored
    doubt = SuspectEvent("mic", "Thanks for watching.", 9.0, 10.0, "no_speech", 0.9, 10.0, 10.1)
    store.add_suspect(session, doubt)
    window.show_again()
    last = window.view.toPlainText().splitlines()[-1]
    assert last == "0:09\u2002Thanks for watching. [held back: perhaps no speech] Restore"
    assert window.exports.write(str(tmp_path / "held.txt"), "txt")
    assert "watching" not in (tmp_path / "held.txt").read_text()
    (take,) = window.corrections.menu_for(session, doubt, "").actions()
    take.trigger()
    assert window.view.toPlainText().endswith("\u2002Thanks for watching.")
    assert window.exports.write(str(tmp_path / "taken.txt"), "txt")
    assert "watching" in (tmp_path / "taken.txt").read_text()
    line = store.transcript(session).lines[-1]
    (back,) = window.corrections.menu_for(session, line, "").actions()
    assert back.text() == "Hold it back again"
    back.trigger()
    assert "[held back: perhaps no speech]" in window.view.toPlainText()
