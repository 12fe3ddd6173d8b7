"""The first-run page: sound chosen, meter moving, the model asked for, words appearing; once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from app.capture.meter import Level
from app.paths import models_dir
from app.settings import Settings
from app.settings_file import load_settings
from app.transcript.store import TranscriptStore
from ui.desktop import Desktop


@pytest.fixture
def desktop(qtbot, scripted_captions):
    left = []
    store = TranscriptStore(":memory:")
    made = Desktop(
        Settings(), store, scripted_captions, lambda: left.append(True), is_first_run=True
    )
    made.show()
    qtbot.waitUntil(lambda: made.welcome.page is not None)
    yield made
    made.quit()
    qtbot.waitUntil(lambda: left == [True])
    store.close()


@pytest.fixture
def page(desktop):
    return desktop.welcome.page


def test_captions_wait_for_it_and_it_comes_once(desktop, page, qtbot):
    assert page.isVisible()
    assert desktop._captions.asked == []
    assert desktop.kept.current.window.welcomed
    desktop.kept.save()
    assert load_settings().window.welcomed


def test_it_can_be_skipped_and_opened_again(desktop, page, qtbot):
    qtbot.mouseClick(page.skip, Qt.MouseButton.LeftButton)
    assert not page.isVisible()
    assert desktop._captions.asked == []
    desktop.show_settings()
    qtbot.mouseClick(desktop.dialog.general_page.welcome, Qt.MouseButton.LeftButton)
    assert page.isVisible()


def test_sound_words_and_end(desktop, page, qtbot, script, monkeypatch):
    captions = desktop._captions
    desktop.welcome._models_found({"whisper-base"})
    assert "ready" in page.model.text()
    assert not page.get.isVisible()
    page.source.chosen.emit("demo")
    assert desktop.kept.current.audio.sources == ("demo",)
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert captions.asked == ["start"]
    for state in ("starting", "listening"):
        captions.state_changed.emit(state)
    monkeypatch.setattr(captions, "levels", lambda: {"demo": Level(0.5, 0.1, 0)}, raising=False)
    (meter,) = page.check.meters.values()
    qtbot.waitUntil(lambda: meter.peak_db > -10)
    captions.event.emit(script.session("demo"))
    captions.event.emit(script.status("listening", "listening to the demo"))
    captions.event.emit(script.draft("good morn", "demo"))
    captions.event.emit(script.commit("Good morning.", "demo"))
    assert "Good morning." in page.words.spoken_text.text()
    assert page.start.text() == "Done"
    qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert not page.isVisible()
    assert captions.asked == ["start"]


def test_a_model_that_is_not_here_is_offered_not_fetched(desktop, page, qtbot):
    desktop.welcome._models_found(set())
    assert page.get.isVisible()
    assert page.get.text() == "Download Whisper base (290 MB)"
    assert not page.start.isEnabled()
    assert not page.jobs.is_running
    assert list(models_dir().glob("*")) == []


def test_captions_that_fail_for_want_of_a_model_bring_the_page_back(desktop, page, qtbot):
    page.reject()
    desktop._captions.state_changed.emit("failed")
    desktop.welcome._models_found(set())
    assert page.isVisible()
    page.reject()
    desktop._captions.state_changed.emit("failed")
    desktop.welcome._models_found({"whisper-base"})  # It failed for another reason.
    assert not page.isVisible()


def test_it_fits_a_small_screen_at_200_percent(page):
    page.show_installed(set())
    page.resize(659, 336)
    QApplication.processEvents()
    assert (page.width(), page.height()) == (659, 336)
    area = page.findChild(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    assert page.start.visibleRegion().boundingRect() == page.start.rect()
