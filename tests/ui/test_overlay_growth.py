"""The caption window grows while speech outruns reading, and gives the room back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect

from app.settings import AppearanceSettings, ReadingSettings
from overlay_text import shown
from ui.overlay import Overlay
from ui.placement import screen_under

SENTENCE = "This is one more sentence that fills more than a whole line of captions by itself. "


class Clock:
    """Reading time, which passes as the test says."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def overlay(qtbot, clock):
    made = Overlay(replace(AppearanceSettings(), width_px=500, font_size_px=20))
    qtbot.addWidget(made)
    made.view.animated = made.controls.animated = made.dimming.animated = False
    made.view.pace._clock = clock
    made.frame.put(QRect(QPoint(150, 400), made.fitting_size()))
    made.show()
    qtbot.waitExposed(made)
    return made


def one_more_line(overlay, script):
    """Say words until there is another line."""
    n = len(overlay.view._layout.lines)
    while len(overlay.view._layout.lines) == n:
        overlay.take(script.commit(f"word{script.n_lines}"))
        overlay.show_text_now()


def talk(overlay, script, lines):
    overlay.take(script.session())
    overlay.take(script.commit("words"))
    overlay.show_text_now()
    while len(overlay.view._layout.lines) < lines:
        one_more_line(overlay, script)


def give_back(overlay):
    overlay.view.growth._ease.timeout.emit()


def test_it_grows_upwards_a_line_at_a_time_up_to_its_limit(overlay, script):
    home = overlay.geometry()
    talk(overlay, script, 2)
    assert overlay.geometry() == home
    first = shown(overlay)[0]
    for rows in (3, 4):
        one_more_line(overlay, script)
        assert overlay.view.capacity == rows
        assert shown(overlay)[0] == first  # it had no time yet: it stays
        assert overlay.geometry().bottom() == home.bottom()
        assert overlay.frame.home == home
        assert not overlay.controls.pace_button.isVisible()
    one_more_line(overlay, script)
    assert overlay.view.capacity == 4
    assert shown(overlay)[0] != first
    assert overlay.controls.pace_button.text() == "1 line passed"


def test_who_has_time_to_read_sees_no_growth(overlay, script, clock):
    talk(overlay, script, 2)
    for _ in range(6):
        clock.now += 5
        one_more_line(overlay, script)
        assert overlay.view.capacity == 2
    assert not overlay.controls.pace_button.isVisible()


def test_the_room_is_given_back_line_by_line_and_the_text_stays_in_its_place(
    overlay, script, clock
):
    home = overlay.geometry()
    talk(overlay, script, 4)
    assert overlay.view.capacity == 4
    lines = shown(overlay)
    give_back(overlay)
    assert overlay.view.capacity == 4  # not read yet
    clock.now += 10
    give_back(overlay)
    assert shown(overlay) == lines[1:]
    give_back(overlay)
    assert shown(overlay) == lines[2:]
    assert overlay.geometry() == home
    give_back(overlay)
    assert overlay.geometry() == home
    assert overlay.view.pace.passed == 0


def test_it_grows_downwards_at_the_upper_edge(overlay, script, clock):
    home = QRect(QPoint(150, 0), overlay.size())
    overlay.frame.put(home)
    talk(overlay, script, 4)
    assert overlay.geometry().topLeft() == home.topLeft()
    assert overlay.view.capacity == 4
    assert overlay.frame.home == home
    clock.now += 10
    give_back(overlay)
    give_back(overlay)
    assert overlay.geometry() == home


def test_growth_never_leaves_the_screen(overlay, script):
    area = screen_under(overlay).availableGeometry()
    height = overlay.view.line_height
    overlay.frame.put(QRect(QPoint(150, height + 5), QRect(area).size()))
    overlay.frame._grow_by(6)
    assert area.top() <= overlay.geometry().top()


def test_growth_is_off_where_the_limit_is_the_height(overlay, script):
    overlay.set_reading(replace(ReadingSettings(), grow_lines=1))
    talk(overlay, script, 6)
    assert overlay.view.capacity == 2
    assert overlay.controls.pace_button.text().endswith("passed")


def test_paced_captions_wait_and_do_not_grow(overlay, script):
    overlay.set_reading(replace(ReadingSettings(), pace="paced"))
    talk(overlay, script, 6)
    assert overlay.view.capacity == 2
    assert overlay.view.pace.held.lines > 0


def test_hidden_captions_take_no_room(overlay, script):
    home = overlay.geometry()
    talk(overlay, script, 4)
    overlay.hide()
    assert overlay.frame.home == overlay.geometry() == home


def test_a_grown_window_remembers_its_home_where_it_is_dragged(overlay, script, qtbot):
    talk(overlay, script, 4)
    home = overlay.frame.home
    with qtbot.waitSignal(overlay.placed, timeout=3000) as placed:
        overlay.frame.place.moving()
        overlay.move(overlay.pos() + QPoint(-40, 20))
    assert placed.args == [home.topLeft() + QPoint(-40, 20)]


def test_growing_is_no_move_of_the_user(overlay, script, qtbot):
    overlay.frame.place._shown.invalidate()
    with qtbot.assertNotEmitted(overlay.placed, wait=600):
        talk(overlay, script, 4)


def test_pulling_a_grown_window_counts_the_lines_that_were_chosen(overlay, script, qtbot):
    talk(overlay, script, 4)
    overlay.frame._pulled_by_hand = True
    with qtbot.waitSignal(overlay.pulled, timeout=3000) as pulled:
        overlay.resize(overlay.width() + 30, overlay.height())
    assert pulled.args == [530, 2]


def test_another_font_gives_the_room_back_first(overlay, script):
    home = overlay.geometry()
    talk(overlay, script, 4)
    overlay.set_appearance(replace(AppearanceSettings(), width_px=500, font_size_px=28))
    assert overlay.geometry().bottom() == home.bottom()
    assert overlay.frame.extra == 0
    assert overlay.view.capacity == 2
