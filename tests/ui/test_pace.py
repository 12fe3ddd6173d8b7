"""Reading pace: what passes unread, what waits, and for how long."""

from hypothesis import given
from hypothesis import strategies as st

from ui.pace import Pace, reading_s


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


LINES = ["a line of twenty-two ch"] * 10


def test_a_line_takes_17_characters_a_second_and_no_less_than_five_sixths():
    assert reading_s("x" * 34) == 2.0
    assert reading_s("x") == 5 / 6


def test_live_shows_the_newest_and_counts_what_passed_unread():
    clock = Clock()
    pace = Pace(clock)
    assert pace.follow(LINES[:2], 0, 0, 2) == 0
    clock.now += 10
    assert pace.follow(LINES[:3], 0, 1, 2) == 1
    assert pace.passed == 0
    clock.now += 0.2
    assert pace.follow(LINES[:5], 1, 3, 2) == 3
    assert pace.passed == 1  # one of the two had been in sight for ten seconds
    pace.forgive()
    assert pace.passed == 0
    assert pace.held.lines == 0


def test_paced_leaves_each_line_its_time_and_tells_how_far_behind():
    clock = Clock()
    pace = Pace(clock)
    pace.paced = True
    assert pace.follow(LINES[:2], 0, 0, 2) == 0
    assert pace.follow(LINES[:5], 0, 3, 2) == 0
    assert pace.held.lines == 3
    assert abs(pace.held.behind_s - 3 * reading_s(LINES[0])) < 1e-6
    clock.now += pace.held.due_s
    assert pace.follow(LINES[:5], 0, 3, 2) == 1
    assert pace.follow(LINES[:5], 1, 3, 2) == 1  # one line a turn
    assert pace.follow(LINES[:5], 1, 3, 2, now=True) == 3
    assert pace.held.lines == 0
    assert pace.passed == 0


def test_old_lines_leave_the_layout():
    clock = Clock()
    pace = Pace(clock)
    pace.follow(LINES[:4], 0, 2, 2)
    pace.drop(2)
    clock.now += 0.1
    pace.follow(LINES[:4], 0, 2, 2)
    assert pace.passed == 2


@given(st.lists(st.tuples(st.integers(0, 3), st.floats(0, 3)), max_size=40), st.booleans())
def test_nothing_is_skipped_when_paced_and_nothing_waits_when_live(steps, paced):
    clock = Clock()
    pace = Pace(clock)
    pace.paced = paced
    lines, first = ["x" * 20], 0
    for more, seconds in steps:
        lines += ["x" * 20] * more
        clock.now += seconds
        newest = max(0, len(lines) - 2)
        after = pace.follow(lines, first, newest, 2)
        if paced:
            assert first <= after <= min(first + 1, newest)
            assert pace.passed == 0
        else:
            assert after == newest
            assert pace.held.lines == 0
        first = after
