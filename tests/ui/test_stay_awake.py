"""The screen stays on while captions run, and is let go of once."""

from __future__ import annotations

import os

from ui.stay_awake import StayAwake, caffeinate
from x_display import wait_until


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


def test_macos_is_asked_by_a_program_that_ends_with_us(tmp_path):
    program = tmp_path / "caffeinate"
    told = tmp_path / "told"
    program.write_text(
        f'#!/bin/sh\necho "$@" > {told}.part\nmv {told}.part {told}\nexec sleep 60\n'
    )
    program.chmod(0o755)
    release = caffeinate(str(program))
    wait_until(told.exists)
    assert told.read_text().split() == ["-d", "-w", str(os.getpid())]
    release()
    assert caffeinate(str(tmp_path / "none")) is None
