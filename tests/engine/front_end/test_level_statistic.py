from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.seam import LevelStatistic
from engine.front_end.level_statistic import MaxLevel

LEVEL: LevelStatistic = MaxLevel()


def test_a_frames_level_is_its_loudest_bin() -> None:
    frames = np.array([[-3.0, -1.5, -9.0], [-10.0, -10.0, -10.0]], np.float32)
    levels = LEVEL.summarize(frames)
    assert levels.dtype == np.float32
    assert levels.tolist() == [-1.5, -10.0]


def test_no_frames() -> None:
    levels = LEVEL.summarize(np.empty((0, 80), np.float32))
    assert levels.shape == (0,)
    assert LEVEL.accumulate(levels, 1.0).shape == (0,)
    assert LEVEL.floor == -10.0


def test_the_reference_never_falls_and_starts_at_the_initial() -> None:
    levels = np.array([-4.0, -1.0, -2.0, 0.5, -3.0], np.float32)
    assert LEVEL.accumulate(levels, LEVEL.floor).tolist() == [-4.0, -1.0, -1.0, 0.5, 0.5]
    assert LEVEL.accumulate(levels, -1.5).tolist() == [-1.5, -1.0, -1.0, 0.5, 0.5]


@given(st.lists(st.floats(-10, 5, width=32)), st.integers(0, 50))
def test_accumulating_in_two_parts_is_accumulating_at_once(values: list[float], cut: int) -> None:
    levels = np.array(values, np.float32)
    first = LEVEL.accumulate(levels[:cut], LEVEL.floor)
    second = LEVEL.accumulate(levels[cut:], float(first[-1]) if len(first) else LEVEL.floor)
    assert np.array_equal(np.concatenate((first, second)), LEVEL.accumulate(levels, LEVEL.floor))
