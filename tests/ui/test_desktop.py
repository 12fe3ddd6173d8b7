"""The windows together, over captions that the test speaks."""

from __future__ import annotations

import json
import logging

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QSystemTrayIcon

from app.paths import settings_file
from app.settings import Settings
from app.settings_file import load_settings
from app.transcript.store import TranscriptStore
from ui.desktop import Desktop


@pytest.fixture
def left():
    return []


@pytest.fixture
def desktop(qtbot, scripted_captions, left):
    store = TranscriptStore(":memory:")
    # Narrow enough for the offscreen platform's screen of 800 by 800.
    settings = Settings().with_value("appearance.width_px", 400)
    made = Desktop(settings, store, scripted_captions, lambda: left.append("left"))
    yield made
    made.quit()
    qtbot.waitUntil(lambda: left == ["left"])
    store.close()
    for window in (made.overlay, made.transcripts.made, made.dialog):
        if window is not None:
            window.deleteLater()


@pytest.fixture
def captions(desktop, qtbot):
    desktop.show()
    qtbot.waitUntil(lambda: desktop._captions is not None)
    return desktop._captions


def overlay_text(desktop):
    desktop.overlay.show_text_now()
    return " ".join(line.text for line in desktop.overlay.view.visible_lines)


def test_captions_start_by_themselves_after_the_overlay_is_on_screen(desktop, qtbot):
    assert desktop._captions is None
    desktop.show()
    assert desktop.overlay.isVisible()
    assert desktop._captions is None
    qtbot.waitUntil(lambda: desktop._captions is not None)
    assert desktop._captions.asked == ["start"]


def test_the_transcript_window_is_there_before_a_model_loads(qtbot, scripted_captions, left):
    made: list[bool] = []

    class Asked(scripted_captions):
        def start(self) -> None:
            made.append(desktop.transcripts.made is not None)
            super().start()

    store = TranscriptStore(":memory:")
    desktop = Desktop(Settings(), store, Asked, lambda: left.append("left"))
    desktop.show()
    qtbot.waitUntil(lambda: made != [])
    assert made == [True]
    desktop.quit()
    qtbot.waitUntil(lambda: left == ["left"])
    store.close()


def test_captions_wait_to_be_started_where_that_is_chosen(qtbot, scripted_captions, left):
    store = TranscriptStore(":memory:")
    settings = Settings().with_value("window.start_captions", False)
    desktop = Desktop(settings, store, scripted_captions, lambda: left.append("left"))
    desktop.show()
    qtbot.waitUntil(lambda: desktop._captions is not None)
    assert desktop._captions.asked == []
    assert desktop.overlay.controls.pause_button.accessibleName() == "Start captions"
    desktop.overlay.controls.pause_button.click()
    assert desktop._captions.asked == ["toggle"]
    desktop.quit()
    qtbot.waitUntil(lambda: left == ["left"])
    store.close()
    desktop.overlay.deleteLater()


def test_events_reach_overlay_and_transcript(desktop, captions, script):
    captions.event.emit(script.session())
    captions.event.emit(script.commit("Good morning."))
    captions.event.emit(script.draft("how are"))
    assert overlay_text(desktop) == "Good morning. how are"
    assert desktop.transcript.view.toPlainText() == "0:00\u2002Good morning."
    desktop.transcripts.show()
    assert desktop.transcript.isVisible()


def test_pausing_from_overlay_and_tray(desktop, captions, script):
    desktop.overlay.controls.pause_button.click()
    desktop.tray.pause_action.trigger()
    assert captions.asked == ["start", "toggle", "toggle"]
    captions.state_changed.emit("paused")
    assert desktop.overlay.controls.pause_button.accessibleName() == "Start captions"


def test_hiding_goes_on_captioning(desktop, captions, script):
    desktop.desk.sight.toggle()
    assert not desktop.overlay.isVisible()
    captions.event.emit(script.session())
    captions.event.emit(script.commit("Meanwhile."))
    desktop.desk.sight.toggle()
    assert overlay_text(desktop) == "Meanwhile."


def test_without_a_tray_closing_quits(desktop, captions, left, qtbot):
    assert not QSystemTrayIcon.isSystemTrayAvailable()
    assert desktop.overlay.controls.close_button.accessibleName() == "Quit Surtitle"
    desktop.overlay.controls.close_button.click()
    qtbot.waitUntil(lambda: left == ["left"])
    assert captions.asked == ["start", "shutdown"]


@pytest.mark.qt_log_ignore("systemTrayWindowChanged")  # there is none
def test_with_a_tray_closing_hides(qtbot, scripted_captions, monkeypatch):
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    left = []
    store = TranscriptStore(":memory:")
    desktop = Desktop(Settings(), store, scripted_captions, lambda: left.append(1))
    desktop.show()
    assert desktop.overlay.controls.close_button.accessibleName() == "Hide captions"
    desktop.overlay.close()
    assert not desktop.overlay.isVisible()
    assert desktop.tray.show_action.text() == "Show captions"
    desktop.quit()
    qtbot.waitUntil(lambda: left == [1])
    store.close()
    desktop.overlay.deleteLater()


def test_quitting_before_captions_begin(desktop, left, qtbot):
    desktop.show()
    desktop.quit()
    desktop.quit()
    qtbot.waitUntil(lambda: left == ["left"])
    qtbot.wait(600)
    assert desktop._captions is None
    assert left == ["left"]


def test_an_event_after_quitting_is_let_go(desktop, captions, script, left, qtbot):
    desktop.quit()
    captions.event.emit(script.session())
    captions.event.emit(script.commit("Too late."))
    assert "Too late." not in overlay_text(desktop)


def test_a_look_applies_at_once_and_is_kept(desktop, captions, qtbot):
    desktop.show_settings()
    page = desktop.dialog.appearance_page
    page.lines.setValue(4)
    assert desktop.overlay.view.height() == desktop.overlay.view.height_for(4)
    qtbot.waitUntil(lambda: settings_file().exists())
    assert load_settings().appearance.lines == 4


def test_other_sources_begin_another_session(desktop, captions, qtbot):
    captions.state_changed.emit("starting")
    captions.state_changed.emit("listening")
    desktop.show_settings()
    desktop.dialog.sound_page.source.chosen.emit("system")
    assert captions.settings().audio.sources == ("system",)
    qtbot.waitUntil(lambda: captions.asked == ["start", "stop"])
    captions.state_changed.emit("stopped")
    qtbot.waitUntil(lambda: captions.asked == ["start", "stop", "start"])


def test_settings_start_no_captions_that_do_not_run(desktop, captions, qtbot):
    captions.state_changed.emit("stopped")
    desktop.show_settings()
    desktop.dialog.text_page.language.chosen.emit("de")
    assert captions.asked == ["start"]


def test_both_sources_are_chosen_in_a_menu_and_captioned_at_once(desktop, captions, script, qtbot):
    captions.state_changed.emit("listening")
    desktop.tray.source_menu.actions()[2].trigger()
    assert captions.settings().audio.sources == ("mic", "system")
    assert desktop.overlay.source_menu.actions()[2].isChecked()
    captions.state_changed.emit("stopped")
    qtbot.waitUntil(lambda: captions.asked == ["start", "stop", "start"])
    captions.event.emit(script.session("mic", "system"))
    captions.event.emit(script.commit("Hello.", "mic"))
    assert overlay_text(desktop) == "You: Hello."
    assert "You: Hello." in desktop.transcript.view.toPlainText()
    desktop.kept.set("appearance.you_name", "Ada")
    assert overlay_text(desktop) == "Ada: Hello."
    assert "Ada: Hello." in desktop.transcript.view.toPlainText()


def test_a_restart_without_a_session_is_a_start(desktop, captions):
    captions.state_changed.emit("failed")
    desktop.control.restart()
    assert captions.asked == ["start", "start"]


def test_devices_and_models_are_found_beside_the_window(desktop, captions, qtbot):
    with qtbot.waitSignals([desktop.inventory.devices_found, desktop.inventory.models_found]):
        desktop.show_settings()
    # No sound server answers in tests; the page says so.
    qtbot.waitUntil(lambda: desktop.dialog.sound_page.trouble.text() != "")


def test_the_place_is_kept_for_these_screens(desktop, captions, qtbot):
    desktop.overlay.frame.place.moving()
    desktop.overlay.move(123, 45)
    qtbot.waitUntil(lambda: (123, 45) in desktop.kept.current.window.positions.values())
    qtbot.waitUntil(lambda: settings_file().exists())
    stored = json.loads(settings_file().read_text())
    assert [123, 45] in stored["window"]["positions"].values()
    desktop.overlay.move(0, 0)
    desktop.kept.current = load_settings()
    desktop.desk.home.place()
    assert desktop.overlay.pos() == QPoint(123, 45)


def test_a_move_that_comes_with_being_shown_is_undone(desktop, captions, qtbot):
    place = desktop.overlay.pos()
    desktop.overlay.move(0, 0)  # as an X11 window manager's frame makes Qt believe
    qtbot.waitUntil(lambda: desktop.overlay.pos() == place)
    assert desktop.kept.current.window.positions == {}


def test_a_place_off_every_screen_is_mended(desktop, captions):
    from ui.placement import arrangement_key, screen_areas

    key = arrangement_key(screen_areas())
    desktop.kept.set("window.positions", {key: (9000, 9000)})
    desktop.desk.home.place()
    assert screen_areas()[0].usable.contains(desktop.overlay.geometry())


def test_pulling_the_overlay_changes_the_settings(desktop, captions):
    desktop.show_settings()
    desktop.overlay.pulled.emit(700, 3)
    assert desktop.kept.current.appearance.width_px == 700
    assert desktop.kept.current.appearance.lines == 3
    assert desktop.dialog.appearance_page.lines.value() == 3
    assert desktop.overlay.view.height() == desktop.overlay.view.height_for(3)


def test_settings_that_cannot_be_saved_are_logged_and_nothing_more(desktop, captions, caplog):
    folder = settings_file().parent
    folder.rmdir() if folder.is_dir() else None
    folder.write_text("in the way")
    with caplog.at_level(logging.WARNING):
        desktop.kept.save()
    assert "make it writable" in caplog.text
    folder.unlink()
