"""Reading at one's own pace: passed lines, dimming, the last minute, copies, marks, alert words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication

from app.settings import AppearanceSettings, ReadingSettings, Settings
from app.transcript.store import TranscriptStore
from ui.desktop import Desktop
from ui.dimming import DIMMED
from ui.line_painting import found_words
from ui.missed_panel import place_beside
from ui.overlay import Overlay

SENTENCE = "This is one more sentence that fills more than a whole line of captions by itself. "


@pytest.fixture
def overlay(qtbot):
    shown = Overlay(replace(AppearanceSettings(), width_px=500))
    qtbot.addWidget(shown)
    shown.view.animated = shown.controls.animated = shown.dimming.animated = False
    shown.move(200, 200)  # away from the pointer, which rests in the corner
    shown.show()
    return shown


@pytest.fixture
def desktop(qtbot, scripted_captions):
    store = TranscriptStore(":memory:")
    settings = Settings().with_value("appearance.width_px", 400)
    left = []
    made = Desktop(settings, store, scripted_captions, lambda: left.append(1))
    made.show()
    qtbot.waitUntil(lambda: made._captions is not None)
    yield made
    made.quit()
    qtbot.waitUntil(lambda: left == [1])
    store.close()
    for window in (made.overlay, made.transcripts.made, made.dialog, *made.aids.windows):
        if window is not None:
            window.deleteLater()


def talk(overlay, script, n):
    overlay.take(script.session())
    for _ in range(n):
        overlay.take(script.commit(SENTENCE))
        overlay.show_text_now()


def test_lines_that_pass_unread_are_told_and_opened(overlay, script, qtbot):
    assert not overlay.controls.pace_button.isVisible()
    talk(overlay, script, 4)
    button = overlay.controls.pace_button
    assert button.isVisible()
    assert button.text().endswith("lines passed")
    with qtbot.waitSignal(overlay.missed_asked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    overlay.forgive()
    assert not button.isVisible()


def test_paced_captions_wait_and_one_press_jumps_to_now(overlay, script, qtbot):
    overlay.set_reading(replace(ReadingSettings(), pace="paced"))
    talk(overlay, script, 4)
    first = overlay.view.visible_lines[0]
    assert first.text.startswith("This is one more")
    assert "more, " in overlay.controls.pace_button.text()
    assert "s behind" in overlay.controls.pace_button.text()
    qtbot.mouseClick(overlay.controls.pace_button, Qt.MouseButton.LeftButton)
    assert overlay.view.visible_lines[-1].text.endswith("itself.")
    assert overlay.view.pace.held.lines == 0
    assert not overlay.controls.pace_button.isVisible()


def test_paced_lines_turn_by_themselves(overlay, script, qtbot):
    overlay.set_reading(replace(ReadingSettings(), pace="paced"))
    overlay.take(script.session())
    overlay.take(script.commit("a " * 100))
    overlay.show_text_now()
    overlay.take(script.commit("b " * 60))
    overlay.show_text_now()
    held = overlay.view.pace.held.lines
    assert held > 0
    qtbot.waitUntil(lambda: overlay.view.pace.held.lines < held, timeout=8000)


@pytest.mark.qt_log_ignore("opacity")  # offscreen keeps the value, and warns
def test_captions_dim_in_silence_and_return_with_the_first_draft(overlay, script, qtbot):
    overlay.dimming._quiet.setInterval(10)
    overlay.dimming.wake()
    qtbot.waitUntil(lambda: overlay.windowOpacity() == pytest.approx(DIMMED, abs=0.01))
    overlay.take(script.draft("hello"))
    assert overlay.windowOpacity() == 1.0
    qtbot.waitUntil(lambda: overlay.dimming.is_dimmed)


def test_captions_hide_in_silence_where_that_is_chosen(overlay, script, qtbot):
    overlay.set_reading(replace(ReadingSettings(), quiet="hide"))
    overlay.dimming._quiet.timeout.emit()
    assert not overlay.isVisible()
    assert overlay.dimming.is_dimmed
    overlay.take(script.draft("hello"))
    assert overlay.isVisible()
    overlay.dimming._quiet.timeout.emit()
    assert not overlay.isVisible()
    overlay.take(script.status("lost", "USB microphone was unplugged"))
    assert overlay.isVisible()


def test_captions_that_somebody_hid_stay_hidden(overlay, script):
    overlay.set_reading(replace(ReadingSettings(), quiet="hide"))
    overlay.dimming._quiet.timeout.emit()
    overlay.dimming.let_go()  # somebody asks for what is so already
    overlay.take(script.draft("hello"))
    assert not overlay.isVisible()
    overlay.show()
    assert overlay.isVisible()


def test_trouble_never_dims(overlay, script, qtbot):
    overlay.dimming._quiet.setInterval(10)
    overlay.take(script.status("lost", "USB microphone was unplugged"))
    qtbot.wait(80)
    assert overlay.windowOpacity() == 1.0


@pytest.mark.qt_log_ignore("opacity")  # offscreen keeps the value, and warns
def test_words_that_are_on_their_way_are_no_silence(overlay, script, qtbot):
    overlay.dimming._quiet.setInterval(10)
    overlay.take(script.status("loading", "Loading whisper-base", 0.5))
    qtbot.wait(60)
    assert overlay.windowOpacity() == 1.0
    overlay.take(script.status("listening"))
    qtbot.waitUntil(lambda: overlay.dimming.is_dimmed)
    overlay.take(script.status("behind", "", 7.0))
    assert overlay.windowOpacity() == 1.0
    qtbot.wait(60)
    assert not overlay.dimming.is_dimmed


def test_dimming_is_off_at_zero(overlay, qtbot):
    overlay.set_reading(replace(ReadingSettings(), quiet_s=0))
    assert not overlay.dimming._quiet.isActive()


def test_the_last_minute_opens_beside_the_captions(desktop, script, qtbot):
    captions = desktop._captions
    captions.event.emit(script.session())
    captions.event.emit(script.commit("Long ago."))
    script.at += 100
    captions.event.emit(script.commit("Just now."))
    desktop.obey("missed")
    panel = desktop.aids.missed
    assert panel.isVisible()
    assert panel.text.toPlainText() == "1:41  Just now."
    assert not panel.geometry().intersects(desktop.overlay.frameGeometry())
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    desktop.obey("missed")
    desktop.obey("missed")
    assert not panel.isVisible()


def test_the_panel_is_above_or_below_and_on_the_screen():
    area = QRect(0, 0, 1000, 800)
    low = place_beside(QRect(100, 700, 500, 90), area, QRect(0, 0, 600, 300).size())
    assert low.bottom() < 700
    high = place_beside(QRect(100, 10, 500, 90), area, QRect(0, 0, 600, 300).size())
    assert high.top() > 99
    assert area.contains(low)
    assert area.contains(high)


def test_the_last_lines_are_copied(desktop, script):
    desktop.obey("copy")
    assert "Nothing to copy" in desktop.overlay.controls.status_label.text()
    captions = desktop._captions
    captions.event.emit(script.session("mic", "system"))
    for n in range(8):
        captions.event.emit(script.commit(f"Line {n}.", "mic" if n % 2 else "system"))
    desktop.obey("copy")
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "You: Line 3."
    assert copied[-1] == "You: Line 7."
    assert len(copied) == 5
    assert "Copied" in desktop.overlay.controls.status_label.text()


def test_a_moment_is_marked_in_the_store_and_the_transcript(desktop, script):
    header = script.session()
    session = desktop._store.new_session(header)
    captions = desktop._captions
    captions.state_changed.emit("listening")
    captions.event.emit(header)
    captions.event.emit(script.commit("Important."))
    desktop.obey("mark")
    assert desktop._store.annotations.marks(session) == [pytest.approx(1.1, abs=1.0)]
    assert "★ Marked" in desktop.transcript.view.toPlainText()
    captions.event.emit(script.status("stopped"))
    desktop.obey("mark")
    assert len(desktop._store.annotations.marks(session)) == 1
    assert "Nothing to mark" in desktop.overlay.controls.status_label.text()


def test_alert_words_are_whole_words_in_any_case():
    assert found_words("Anna and Joanna, ANNA!", ("anna",)) == [(0, 4), (17, 21)]
    assert found_words("Müller", ("Mül",)) == []


def test_keys_are_reassigned_and_clashes_told(desktop, qtbot):
    desktop.show_settings()
    page = desktop.dialog.shortcuts_page
    page.fields["mark"].setKeySequence("F9")
    page.fields["mark"].editingFinished.emit()
    assert desktop.kept.current.shortcuts.keys == {"mark": "F9"}
    assert desktop.desk.commands.action("mark").shortcut().toString() == "F9"
    page.fields["copy"].setKeySequence("F9")
    page.fields["copy"].editingFinished.emit()
    assert "F9 is given to: Copy the last lines, Mark this moment" in page.clash.text()
    assert desktop.desk.commands.action("copy").shortcut().toString() == "F9"
    assert desktop.desk.commands.action("mark").shortcut().toString() == ""
    page.fields["copy"].setKeySequence("Ctrl+Shift+C")
    page.fields["copy"].editingFinished.emit()
    assert not page.clash.text()


def test_an_alert_word_is_told_by_the_desktop(desktop, script, qtbot):
    desktop.kept.set("reading.alert_words", "Anna, platform 4")
    captions = desktop._captions
    captions.event.emit(script.session())
    with qtbot.waitSignal(desktop.aids.alerted) as told:
        captions.event.emit(script.commit("The train leaves from Platform 4."))
    assert told.args == ["The train leaves from Platform 4."]
    with qtbot.assertNotEmitted(desktop.aids.alerted):
        captions.event.emit(script.commit("Joanna is here."))


def test_large_print_fills_the_screen_and_escape_leaves(desktop, script, qtbot):
    captions = desktop._captions
    captions.event.emit(script.session())
    captions.event.emit(script.commit("Hello there."))
    desktop.obey("print")
    window = desktop.aids.large_print
    assert window.isFullScreen()
    assert [line.text for line in window.view.visible_lines] == ["Hello there."]
    captions.event.emit(script.commit("And on."))
    assert window.view.visible_lines[-1].text.endswith("on.")
    assert window.view.font_in_use.pixelSize() > 40
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_clicks_go_through_and_the_tray_takes_them_back(desktop):
    handle = desktop.overlay.windowHandle()
    desktop.obey("lock")
    assert handle.flags() & Qt.WindowType.WindowTransparentForInput
    assert desktop.kept.current.window.click_through
    assert desktop.tray.click_action.isChecked()
    assert not desktop.overlay.controls.pause_button.isVisible()
    assert desktop.overlay.controls._lock.isVisible()
    desktop.tray.click_action.trigger()
    assert not handle.flags() & Qt.WindowType.WindowTransparentForInput
    assert desktop.overlay.controls.pause_button.isVisible()


def test_other_processes_ask_for_the_same(desktop, script):
    captions = desktop._captions
    desktop.obey("hide")
    desktop.obey("hide")
    assert not desktop.overlay.isVisible()
    desktop.obey("show")
    assert desktop.overlay.isVisible()
    desktop.obey("toggle")
    assert not desktop.overlay.isVisible()
    desktop.obey("pause")
    assert captions.asked == ["start"]  # nothing runs yet
    captions.state_changed.emit("listening")
    desktop.obey("resume")
    assert captions.asked == ["start"]
    captions.state_changed.emit("paused")
    desktop.obey("resume")
    desktop.obey("stop")
    desktop.obey("no such command")
    assert captions.asked == ["start", "toggle", "stop"]
