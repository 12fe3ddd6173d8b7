"""Settings that reach the session that runs, and the one click that changes its language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.events import StatusEvent
from app.settings import Settings
from app.transcript.store import TranscriptStore
from ui.desktop import Desktop


@pytest.fixture
def desktop(qtbot, scripted_captions):
    left = []
    store = TranscriptStore(":memory:")
    settings = Settings().with_value("appearance.width_px", 640)
    settings = settings.with_value("recognition.language", "en")
    made = Desktop(settings, store, scripted_captions, lambda: left.append(True))
    made.show()
    qtbot.waitUntil(lambda: made._captions is not None)
    yield made
    made.quit()
    qtbot.waitUntil(lambda: left == [True])
    store.close()
    for window in (made.overlay, made.transcripts.made, made.dialog):
        if window is not None:
            window.deleteLater()


@pytest.fixture
def captions(desktop):
    desktop._captions.state_changed.emit("starting")
    desktop._captions.state_changed.emit("listening")
    return desktop._captions


def test_recognition_changes_in_mid_session_once_it_has_settled(desktop, captions, qtbot):
    desktop.show_settings()
    desktop.dialog.timing_page.preset.chosen.emit("conservative")
    desktop.dialog.text_page.language.chosen.emit("de")
    assert captions.asked == ["start"]
    qtbot.waitUntil(lambda: captions.asked == ["start", "change"])
    (change,) = captions.changes
    assert change.options.language == "de"
    desktop.live.apply()  # Nothing is different any more.
    assert captions.asked == ["start", "change"]


def test_while_paused_too(desktop, captions):
    captions.state_changed.emit("paused")
    desktop.kept.set("recognition.level", "per-window")
    desktop.live.apply()
    assert captions.asked == ["start", "change"]


def test_other_sources_need_another_session(desktop, captions, qtbot):
    desktop.kept.set("audio.sources", ("system",))
    desktop.kept.set("recognition.language", "de")
    desktop.live.apply()
    assert captions.asked == ["start", "stop"]
    captions.state_changed.emit("stopped")
    qtbot.waitUntil(lambda: captions.asked == ["start", "stop", "start"])


def test_after_the_end_it_is_a_start(desktop, captions):
    captions.state_changed.emit("failed")
    desktop.live.apply()
    assert captions.asked == ["start", "start"]


def test_one_click_changes_the_language_and_keeps_the_lines(desktop, captions, script, qtbot):
    captions.event.emit(script.session())
    captions.event.emit(script.commit("Good morning."))
    button = desktop.overlay.controls.offer_button
    assert not button.isVisible()
    captions.event.emit(
        StatusEvent("language", "this sounds like Spanish", 3.0, source="mic", offer="es")
    )
    assert button.isVisible()
    assert button.text() == button.accessibleName() == "Change to Spanish"
    assert "those lines stay" in button.toolTip()
    assert min(button.sizeHint().width(), button.sizeHint().height()) >= 24
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert desktop.kept.current.recognition.language == "es"
    assert captions.changes[0].options.language == "es"
    captions.event.emit(StatusEvent("listening", "Headset", 4.0, source="mic"))
    assert not button.isVisible()
    desktop.overlay.show_text_now()
    assert "Good morning." in [line.text for line in desktop.overlay.view.visible_lines]
