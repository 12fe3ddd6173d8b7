"""Where the window goes: arrangements of screens, and windows that are on none."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize

from ui.placement import ScreenArea, arrangement_key, default_place, on_screen, snapped

LEFT = ScreenArea("L", QRect(0, 0, 1920, 1080), QRect(0, 30, 1920, 1050))
RIGHT = ScreenArea("R", QRect(1920, 0, 1280, 1024), QRect(1920, 0, 1280, 1024))


def test_an_arrangement_is_known_in_any_order_and_apart_from_others():
    assert arrangement_key([LEFT, RIGHT]) == arrangement_key([RIGHT, LEFT])
    assert arrangement_key([LEFT]) != arrangement_key([LEFT, RIGHT])
    moved = ScreenArea("R", QRect(-1280, 0, 1280, 1024), QRect(-1280, 0, 1280, 1024))
    assert arrangement_key([LEFT, RIGHT]) != arrangement_key([LEFT, moved])


def test_the_first_place_is_centred_above_the_lower_edge():
    at = default_place(LEFT.usable, QSize(960, 150))
    frame = QRect(at, QSize(960, 150))
    assert abs(frame.center().x() - LEFT.usable.center().x()) <= 1
    assert LEFT.usable.contains(frame)
    assert frame.bottom() < LEFT.usable.bottom() - 40


def test_a_window_of_a_screen_that_is_gone_comes_back():
    assert LEFT.usable.contains(on_screen(QRect(2500, 500, 960, 150), [LEFT]))


def test_a_window_on_a_screen_stays():
    frame = QRect(2000, 500, 960, 150)
    assert on_screen(frame, [LEFT, RIGHT]) == frame


def test_without_screens_nothing_moves():
    assert on_screen(QRect(1, 2, 3, 4), []) == QRect(1, 2, 3, 4)


@given(
    st.integers(-5000, 5000),
    st.integers(-5000, 5000),
    st.integers(100, 4000),
    st.integers(50, 3000),
)
def test_every_window_ends_within_one_screen(x: int, y: int, width: int, height: int) -> None:
    frame = on_screen(QRect(QPoint(x, y), QSize(width, height)), [LEFT, RIGHT])
    assert LEFT.usable.contains(frame) or RIGHT.usable.contains(frame)


def test_a_window_dropped_near_an_edge_is_at_it():
    whole = QRect(0, 0, 1920, 1080)
    screens = [
        ScreenArea("L", whole, QRect(0, 30, 1920, 1010)),
        ScreenArea("R", QRect(1920, 0, 1280, 1024), QRect(1920, 0, 1280, 1024)),
    ]
    size = QSize(600, 100)

    def dropped(x, y):
        place = snapped(QRect(QPoint(x, y), size), screens)
        return place.x(), place.y()

    assert dropped(7, 500) == (0, 500)
    assert dropped(1330, 935) == (1320, 940)
    assert dropped(652, 42) == (660, 30)
    assert dropped(400, 400) == (400, 400)
    assert dropped(2590, 10) == (2600, 0)
    assert dropped(9000, 10) == (9000, 10)
