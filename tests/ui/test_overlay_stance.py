"""How the caption window stands towards other windows; real ones in `test_on_x11`."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QRect, Qt, Signal

from ui import capture_exclusion
from ui.overlay_stance import OverlayStance


class Watch(QObject):
    changed = Signal(bool)
    restacked = Signal()

    def close(self):
        pass


@pytest.fixture
def watch():
    return Watch()


@pytest.fixture
def stance(overlay, watch):
    return OverlayStance(overlay, watch)


def flags(overlay):
    return overlay.windowHandle().flags()


def test_clicks_go_through_and_are_taken_again(overlay, stance, qtbot):
    with qtbot.waitSignal(stance.locked) as locked:
        stance.let_through(True)
    assert locked.args == [True]
    assert flags(overlay) & Qt.WindowType.WindowTransparentForInput
    assert overlay.controls._lock.isVisible()
    assert not overlay.controls.pause_button.isVisible()
    with qtbot.assertNotEmitted(stance.locked):
        stance.let_through(True)
    stance.let_through(False)
    assert not flags(overlay) & Qt.WindowType.WindowTransparentForInput
    assert overlay.controls.pause_button.isVisible()


def test_a_full_screen_window_makes_it_stand_above_all(overlay, stance, watch):
    home = QRect(overlay.geometry())
    stance.let_through(True)
    watch.changed.emit(True)
    assert stance.is_above_all
    assert overlay.isVisible()
    assert overlay.geometry() == home
    assert flags(overlay) & Qt.WindowType.WindowTransparentForInput
    assert flags(overlay) & Qt.WindowType.WindowStaysOnTopHint
    watch.changed.emit(False)
    assert not stance.is_above_all
    assert overlay.isVisible()
    assert overlay.geometry() == home


def test_hidden_captions_stay_hidden(overlay, stance, watch):
    overlay.hide()
    watch.changed.emit(True)
    assert not overlay.isVisible()


def test_it_comes_up_again_whoever_was_put_above_it(overlay, stance, watch, monkeypatch):
    raised = []
    monkeypatch.setattr(type(overlay), "raise_", lambda window: raised.append(window))
    watch.restacked.emit()
    assert raised == []
    watch.changed.emit(True)
    watch.restacked.emit()
    assert len(raised) == 1


class User32:
    def __init__(self):
        self.asked = []

    def SetWindowDisplayAffinity(self, window, affinity):
        self.asked.append((window, affinity))
        return 1


def test_windows_leaves_it_out_of_captures(overlay, stance, monkeypatch):
    user32 = User32()
    assert capture_exclusion.exclude(7, True, user32)
    assert capture_exclusion.exclude(7, False, user32)
    assert user32.asked == [(7, 0x11), (7, 0)]
    monkeypatch.setattr("ui.overlay_stance.can_exclude", lambda: True)
    asked = []
    monkeypatch.setattr("ui.overlay_stance.exclude", lambda *given: asked.append(given))
    stance.leave_out(True)
    assert asked == [(int(overlay.winId()), True)]


def test_others_cannot_and_say_so():
    assert not capture_exclusion.can_exclude("linux")
    assert not capture_exclusion.can_exclude("darwin")
    assert capture_exclusion.can_exclude("win32")
    assert not capture_exclusion.exclude(7, True)
    assert "Share a single window" in capture_exclusion.limit()
