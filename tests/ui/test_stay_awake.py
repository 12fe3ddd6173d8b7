"""The screen stays on while captions run, and is let go of once."""

from __future__ import annotations

from ui.stay_awake import StayAwake


def test_it_asks_once_and_lets_go_once():
    done = []

    def inhibit():
        done.append("asked")
        return lambda: done.append("let go")

    awake = StayAwake(inhibit)
    awake.want(True)
    awake.want(True)
    awake.want(False)
    awake.want(False)
    awake.want(True)
    assert done == ["asked", "let go", "asked"]


def test_where_nobody_can_be_asked_nothing_is_let_go_of():
    awake = StayAwake(lambda: None)
    awake.want(True)
    awake.want(False)
