"""Times, silence, and lost audio, from arrivals alone."""

from __future__ import annotations

import numpy as np
import pytest

from app.capture.watch import (
    FIRST_REOPEN_S,
    LAG_FOR_S,
    REOPEN_S,
    STALL_S,
    ZEROS_S,
    StreamWatch,
)

RATE = 1000
BLOCK = np.full(20, 0.1, np.float32)
ZEROS = np.zeros(20, np.float32)
BLOCK_S = 0.02


def _feed(watch: StreamWatch, start_s: float, seconds: float, delay_s: float = 0.0) -> list:
    """Blocks in real time, all late by the same."""
    n = round(seconds / BLOCK_S)
    return [watch.block(BLOCK, start_s + (i + 1) * BLOCK_S + delay_s) for i in range(n)]


def test_the_first_block_sets_the_time_and_samples_count_from_there() -> None:
    watch = StreamWatch(RATE, 100.0)
    stamps = [watch.block(BLOCK, 140.02 + i * BLOCK_S + (i % 3) * 0.004) for i in range(50)]
    assert stamps[0].time_s == pytest.approx(140.0)
    assert stamps[-1].time_s == pytest.approx(140.0 + 49 * BLOCK_S)
    assert not any(stamp.late for stamp in stamps)


def test_a_stall_followed_by_a_burst_loses_nothing() -> None:
    watch = StreamWatch(RATE, 0.0)
    _feed(watch, 0.0, 1.0)
    burst = [watch.block(BLOCK, 11.0 + i * 0.0001) for i in range(500)]
    after = _feed(watch, 11.06, 5.0)
    assert not any(stamp.late for stamp in burst + after)
    assert after[-1].time_s == pytest.approx(15.98, abs=0.1)


def test_audio_that_never_comes_is_lost() -> None:
    watch = StreamWatch(RATE, 0.0)
    _feed(watch, 0.0, 1.0)
    after = _feed(watch, 11.0, LAG_FOR_S + 1.0)
    late = [stamp for stamp in after if stamp.late]
    assert len(late) == 1
    assert after[-1].time_s == pytest.approx(11.0 + LAG_FOR_S + 1.0 - BLOCK_S)


@pytest.mark.parametrize("drift", [200e-6, -200e-6])
def test_a_sound_cards_own_clock_is_not_lost_audio(drift: float) -> None:
    watch = StreamWatch(RATE, 0.0)
    # Two hours at 5 blocks a second would be slow; blocks of a second do as well.
    second = np.full(RATE, 0.1, np.float32)
    stamps = [watch.block(second, (i + 1) * (1 + drift)) for i in range(2 * 3600)]
    assert not any(stamp.late for stamp in stamps)


def test_zeros_are_silence_after_a_while_and_one_sample_ends_it() -> None:
    watch = StreamWatch(RATE, 0.0)
    now_s = 0.0
    for _ in range(round(ZEROS_S / BLOCK_S) - 1):
        now_s += BLOCK_S
        watch.block(ZEROS, now_s)
    assert not watch.silent
    watch.block(ZEROS, now_s + BLOCK_S)
    assert watch.silent
    watch.block(BLOCK, now_s + 2 * BLOCK_S)
    assert not watch.silent


def test_nothing_for_a_while_is_a_stall() -> None:
    watch = StreamWatch(RATE, 50.0)
    assert not watch.stalled(50.0 + STALL_S - 0.1)
    assert watch.stalled(50.0 + STALL_S)
    watch.block(BLOCK, 53.0)
    assert not watch.stalled(54.0)
    assert watch.stalled(55.0)
    assert not watch.hopeless(53.0 + REOPEN_S - 0.1)
    assert watch.hopeless(53.0 + REOPEN_S)


def test_a_device_that_wakes_up_slowly_is_given_time() -> None:
    watch = StreamWatch(RATE, 0.0)
    assert watch.stalled(40.0)
    assert not watch.hopeless(40.0)
    stamp = watch.block(BLOCK, 40.0)
    assert stamp.time_s == pytest.approx(39.98)
    assert not stamp.late
    assert StreamWatch(RATE, 0.0).hopeless(FIRST_REOPEN_S)
