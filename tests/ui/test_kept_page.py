"""The page of what is kept: it lists, asks, removes, and says once what keeping sound asks for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from app.events import CommittedEvent, SessionEvent
from app.exports import FORMATS
from app.kept import KINDS
from app.paths import transcripts_file
from app.settings import Settings
from app.transcript.store import TranscriptStore
from ui.format_boxes import format_titles
from ui.settings_dialog import SettingsDialog

BEGUN = SessionEvent("2026-11-30T10:00:00Z", "whisper-base", "responsive", ("mic",))


@pytest.fixture
def store():
    with TranscriptStore(transcripts_file()) as opened:
        for number in range(1, 4):
            session_id = opened.new_session(BEGUN)
            line = CommittedEvent(1, "mic", f"Line {number}", 1.0, 2.0, "en", 2.0, 2.0)
            opened.add_line(session_id, line)
            opened.audio.path_for(session_id, "mic").write_bytes(b"sound" * 1000)
            opened.end_session(session_id)
        yield opened


@pytest.fixture
def dialog(qtbot, store):
    made = SettingsDialog(Settings())
    qtbot.addWidget(made)
    made.show()
    made.show_page(made.kept_page)
    page = made.kept_page
    qtbot.waitUntil(lambda: page.rows["transcripts"].amount.text() != "…")
    return made


def answer(page, qtbot, button):
    qtbot.mouseClick(page._box.button(button), Qt.MouseButton.LeftButton)


def test_every_kind_is_listed_with_its_place(dialog):
    rows = dialog.kept_page.rows
    assert list(rows) == list(KINDS)
    assert rows["transcripts"].amount.text().startswith("3 kept")
    assert rows["audio"].amount.text() == "3 kept, 15 kB"
    assert rows["models"].amount.text() == "Nothing"
    assert not rows["models"].button.isEnabled()
    assert rows["transcripts"].place.text() == str(transcripts_file())


def test_removing_asks_first_and_leaves_the_other_kinds(dialog, store, qtbot):
    page = dialog.kept_page
    qtbot.mouseClick(page.rows["audio"].button, Qt.MouseButton.LeftButton)
    answer(page, qtbot, QMessageBox.StandardButton.Cancel)
    assert store.audio.session_ids() == [1, 2, 3]
    qtbot.mouseClick(page.rows["audio"].button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.removed) as removed:
        answer(page, qtbot, QMessageBox.StandardButton.Yes)
    assert removed.args == ["audio"]
    assert store.audio.session_ids() == []
    assert len(store.sessions()) == 3
    qtbot.waitUntil(lambda: page.rows["audio"].amount.text() == "Nothing")


def test_everything_is_removed_but_what_is_being_recorded(dialog, store, qtbot):
    running = store.new_session(BEGUN)
    page = dialog.kept_page
    dialog.settings = dialog.settings.with_value("reading.quiet_s", 7)
    changed = []
    dialog.changed.connect(changed.append)
    qtbot.mouseClick(page.remove_all, Qt.MouseButton.LeftButton)
    answer(page, qtbot, QMessageBox.StandardButton.Yes)
    qtbot.waitUntil(lambda: page.told.text() == "Removed.")
    assert [session.id for session in store.sessions()] == [running]
    assert b"Line 2" not in transcripts_file().read_bytes()
    assert changed[-1].reading.quiet_s == Settings().reading.quiet_s


def test_keeping_sound_says_once_to_ask_those_who_are_heard(dialog, qtbot):
    page = dialog.kept_page
    page.keep_audio.click()
    assert dialog.settings.transcript.keep_audio
    assert "Ask everyone who is heard" in page._box.text()
    assert dialog.settings.transcript.audio_noted
    answer(page, qtbot, QMessageBox.StandardButton.Ok)
    page._box = None
    page.keep_audio.click()
    page.keep_audio.click()
    assert dialog.settings.transcript.keep_audio
    assert page._box is None


def test_sound_is_not_kept_where_nothing_is(dialog):
    dialog.show_settings(Settings().with_value("transcript.store", "nothing"))
    assert not dialog.kept_page.keep_audio.isEnabled()


def test_formats_at_a_sessions_end_are_chosen(dialog):
    page = dialog.transcript_page
    assert not page.stop_formats.boxes["srt"].isEnabled()
    chosen = Settings().with_value("transcript.export_folder", "/tmp")
    dialog.show_settings(chosen.with_value("transcript.export_on_stop", True))
    page.stop_formats.boxes["srt"].click()
    page.stop_formats.boxes["docx"].click()
    page.stop_formats.boxes["txt"].click()
    assert dialog.settings.transcript.stop_formats == ("srt", "docx")


def test_every_format_has_a_title_and_a_box():
    assert set(format_titles()) == set(FORMATS)
