from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.level import LevelContext, PerWindow, Running, level_policy
from engine.errors import SettingsError
from engine.front_end.level_statistic import MaxLevel

LEVELS = st.lists(st.floats(-9, 3, width=32), min_size=1, max_size=200)


def frames(levels: list[float]) -> np.ndarray:
    return np.array(levels, np.float32)[:, None]


@given(LEVELS, st.data())
def test_running_depends_on_a_frame_s_place_not_on_what_was_written(levels, data):
    splits = sorted(data.draw(st.lists(st.integers(0, len(levels)), max_size=5)))
    whole, pieces = (LevelContext(Running(), MaxLevel()) for _ in range(2))
    whole.write(frames(levels))
    for first, last in zip([0, *splits], [*splits, len(levels)], strict=True):
        pieces.write(frames(levels[first:last]))
    for end in range(1, len(levels) + 1):
        expected = np.float32(max(levels[:end]))
        assert whole.reference(0, max(0, end - 3), end) == expected
        assert pieces.reference(0, max(0, end - 3), end) == expected


def test_running_starts_at_its_initial_level():
    level = LevelContext(Running(initial=2.0), MaxLevel())
    level.write(frames([-1.0, 3.0]))
    assert level.reference(0, 0, 1) == 2.0
    assert level.reference(0, 0, 2) == 3.0


def test_per_region_forgets_what_came_before_the_region():
    level = LevelContext(Running(per_region=True), MaxLevel())
    level.write(frames([2.0, -1.0, -3.0, 0.0]))
    assert level.reference(1, 2, 3) == -1.0
    assert level.reference(1, 2, 4) == 0.0


def test_per_window_hears_only_the_window():
    level = LevelContext(PerWindow(), MaxLevel())
    level.write(frames([2.0, -1.0, -3.0, 0.0]))
    assert level.reference(0, 1, 3) == -1.0


def test_freed_frames_still_count_in_the_running_maximum():
    level = LevelContext(Running(), MaxLevel())
    level.write(frames([2.5] + [-1.0] * 5000))
    level.free(4500, 4500)
    level.write(frames([-2.0]))
    assert level.reference(4500, 4900, 5002) == 2.5


def test_an_unknown_level_policy_is_named():
    with pytest.raises(SettingsError, match="loudest"):
        level_policy("loudest")
