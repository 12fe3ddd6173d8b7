from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.clock import StreamClock
from engine.errors import SettingsError


def test_a_bare_stream_counts_samples():
    clock = StreamClock(16_000)
    assert clock.time(0) == 0.0
    assert clock.time(24_000) == 1.5
    assert clock.end_time(24_000) == 1.5


def test_time_advances_at_the_rate_after_an_anchor_and_not_before():
    clock = StreamClock(16_000)
    clock.anchor(16_000, 10.0)
    assert clock.time(8_000) == 0.5
    assert clock.time(32_000) == 11.0


def test_audio_before_lost_audio_ends_when_it_ended():
    clock = StreamClock(16_000)
    clock.anchor(16_000, 60.0)
    clock.anchor(32_000, 100.0)
    assert clock.end_time(32_000) == 61.0
    assert clock.time(32_000) == 100.0


def test_an_anchor_at_the_last_anchor_s_sample_replaces_it():
    clock = StreamClock(16_000)
    clock.anchor(0, 1.0)
    clock.anchor(0, 2.0)
    assert clock.time(0) == 2.0


@pytest.mark.parametrize(
    ("sample", "time_s"), [(99, 6.0), (200, 4.0), (200, math.nan), (200, math.inf), (-1, 9.0)]
)
def test_a_refused_anchor_leaves_no_trace(sample: int, time_s: float):
    clock = StreamClock(16_000)
    clock.anchor(100, 5.0)
    before = [clock.time(n) for n in range(0, 1000, 50)]
    with pytest.raises(SettingsError):
        clock.anchor(sample, time_s)
    assert [clock.time(n) for n in range(0, 1000, 50)] == before


@given(
    st.lists(st.tuples(st.integers(1, 10**7), st.floats(0, 3600, allow_nan=False)), max_size=20),
    st.lists(st.integers(0, 10**9), min_size=2, max_size=20),
)
def test_anchors_that_hold_the_rate_or_lose_audio_never_run_time_backwards(
    steps: list[tuple[int, float]], samples: list[int]
):
    clock = StreamClock(16_000)
    sample, time_s = 0, 0.0
    for n, lost_s in steps:
        sample += n
        time_s += n / 16_000 + lost_s
        clock.anchor(sample, time_s)
    times = [clock.time(n) for n in sorted(samples)]
    assert times == sorted(times)
    # A double of some 10^5 seconds is good to 10^-10.
    assert all(clock.end_time(n) <= clock.time(n) + 1e-9 for n in samples)
