"""Where the captions are when screens change, and on screens too small for them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from app.settings import Settings
from ui import overlay_frame, overlay_home
from ui.kept_settings import KeptSettings
from ui.overlay_home import OverlayHome
from ui.placement import ScreenArea, on_screen

SMALL = QRect(0, 0, 640, 400)


@pytest.fixture
def screens(monkeypatch):
    """The screens, as a test changes them."""
    areas = [ScreenArea("only", QRect(0, 0, 1600, 900), QRect(0, 0, 1600, 900))]
    for module in (overlay_home, overlay_frame):
        monkeypatch.setattr(module, "screen_areas", lambda: list(areas))
    return areas


@pytest.fixture
def home(overlay, screens):
    made = OverlayHome(overlay, KeptSettings(Settings()))
    overlay.show()
    return made


def test_another_resolution_brings_the_captions_back(home, overlay, screens, qtbot):
    overlay.frame.put(QRect(QPoint(600, 700), overlay.fitting_size()))
    home.look()  # as it does every other second
    assert not home._screens.isActive()
    screens[:] = [ScreenArea("only", SMALL, SMALL)]
    home.look()
    qtbot.waitUntil(lambda: SMALL.contains(overlay.geometry()))


def test_a_look_ends_while_nothing_is_in_sight_and_comes_with_it_again(
    home, overlay, screens, qtbot
):
    overlay.frame.put(QRect(QPoint(600, 700), overlay.fitting_size()))
    overlay.hide()
    assert not home._look.isActive()
    screens[:] = [ScreenArea("only", SMALL, SMALL)]
    overlay.show()
    assert home._look.isActive()
    qtbot.waitUntil(lambda: SMALL.contains(overlay.geometry()))


def test_a_look_that_is_chosen_keeps_the_captions_on_a_small_screen(overlay, screens):
    screens[:] = [ScreenArea("only", SMALL, SMALL)]
    overlay.frame.put(QRect(20, 200, 600, 150))
    overlay.set_appearance(replace(Settings().appearance, width_px=1200))
    frame = overlay.geometry()
    assert SMALL.contains(frame)
    assert 560 <= frame.width() < SMALL.width()


def test_what_is_too_large_leaves_something_of_the_screen():
    area = ScreenArea("only", SMALL, SMALL)
    frame = on_screen(QRect(QPoint(-50, -50), QSize(4000, 100)), [area])
    assert SMALL.contains(frame)
    assert 560 <= frame.width() < SMALL.width()
    assert frame.height() == 100
