"""Regions to windows: sizes, places of cuts, overlaps, and that chunking is not observable."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chunking import SPLITS, split
from engine.errors import SettingsError
from engine.files.packing import PackedWindow, Packer, PackingConfig, Span
from engine.files.windows import Restart, WindowMaker
from engine.vad.regions import SpeechRegion, VadConfig, VoiceActivityFilter
from scripted_engine import RATE, LoudnessVad

LIMIT = 10 * RATE
PACKER = Packer(PackingConfig(max_gap_s=5.0, overlap_s=1.5), LIMIT, RATE)


def region(start_s: float, end_s: float) -> SpeechRegion:
    start, end = round(start_s * RATE), round(end_s * RATE)
    return SpeechRegion(start, start, end, end, end)


def pack(regions: list[SpeechRegion], packer: Packer = PACKER) -> list[PackedWindow]:
    context = packer.new_context()
    windows = context.write(regions, None, regions[-1].closed_at)
    return windows + context.finish()


def seconds(windows: list[PackedWindow]) -> list[tuple[float, float]]:
    return [(window.start / RATE, window.end / RATE) for window in windows]


def test_regions_share_a_window_and_long_pauses_are_left_out() -> None:
    (window,) = pack([region(1, 2), region(2.2, 3), region(6, 7)])
    assert window.spans == (Span(1 * RATE, 3 * RATE), Span(6 * RATE, 7 * RATE))
    assert window.length == 3 * RATE


def test_a_pause_over_the_largest_gap_ends_a_window() -> None:
    assert seconds(pack([region(1, 2), region(7.1, 8)])) == [(1, 2), (7.1, 8)]


def test_a_short_pause_is_heard_whole() -> None:
    (window,) = pack([region(1, 2), region(3, 4)])
    assert window.spans == (Span(1 * RATE, 4 * RATE),)


def test_a_full_window_is_cut_at_the_last_pause_that_fits() -> None:
    windows = pack([region(0, 5), region(5.1, 7), region(7.8, 9), region(9.2, 12)])
    assert seconds(windows) == [(0, 9), (9.2, 12)]
    assert not any(window.joins_before or window.joins_after for window in windows)


def test_a_long_region_is_cut_hard_with_an_overlap() -> None:
    windows = pack([region(0, 24)])
    assert seconds(windows) == [(0, 10), (8.5, 18.5), (17, 24)]
    assert [window.joins_after for window in windows] == [True, True, False]
    assert [window.joins_before for window in windows] == [False, True, True]


def test_the_end_of_a_hard_cut_shares_its_window_with_what_follows() -> None:
    windows = pack([region(0, 12), region(13.5, 15)])
    assert [w.spans for w in windows] == [
        (Span(0, 10 * RATE),),
        (Span(round(8.5 * RATE), 12 * RATE), Span(round(13.5 * RATE), 15 * RATE)),
    ]


def test_a_window_knows_its_speech_without_pads_and_pauses() -> None:
    first = SpeechRegion(0, RATE, 3 * RATE, 4 * RATE, 4 * RATE)
    second = SpeechRegion(4 * RATE, 5 * RATE, 16 * RATE, 17 * RATE, 17 * RATE)
    windows = pack([first, second])
    assert [window.speech / RATE for window in windows] == [2, 9, 3.5]


def test_times_are_put_back_over_the_pauses_left_out() -> None:
    window = PackedWindow(0, (Span(1000, 2000), Span(5000, 6000)))
    assert window.place(0, 500, 100) == Span(1000, 1500)
    assert window.place(1000, 1400, 100) == Span(5000, 5400)
    assert window.place(200, 1000, 100) == Span(1200, 2000)  # an end at the seam stays before it
    assert window.place(500, 1050, 100) == Span(1500, 2000)  # strays a little over the pause
    assert window.place(950, 1800, 100) == Span(5000, 5800)
    assert window.place(500, 1500, 100) == Span(1500, 5500)  # really lies on both sides


def test_what_cannot_work_is_refused() -> None:
    with pytest.raises(SettingsError, match="overlap"):
        Packer(PackingConfig(overlap_s=5.0), LIMIT, RATE)
    with pytest.raises(SettingsError, match="max_gap_s"):
        PackingConfig(max_gap_s=-1.0)


TALK = st.lists(st.tuples(st.floats(0.1, 14.0), st.floats(0.05, 8.0)), min_size=1, max_size=8)
"""Seconds of speech and of the pause after it."""


def sound(talk: list[tuple[float, float]]) -> np.ndarray:
    parts = []
    for speech_s, pause_s in talk:
        parts += [np.full(round(speech_s * RATE), 0.5), np.zeros(round(pause_s * RATE))]
    return np.concatenate(parts).astype(np.float32)


MAKER = WindowMaker(
    LoudnessVad(), VoiceActivityFilter(VadConfig(hangover_s=0.3, pad_s=0.2)), PACKER
)


def windows_of(samples: np.ndarray, sizes: tuple[int, ...], restart: Restart | None = None) -> list:
    context = MAKER.new_context(restart)
    made = [window for part in split(samples, sizes) for window in context.write(part)]
    return made + context.finish()


@given(TALK, SPLITS.filter(lambda sizes: min(s for s in sizes if s) > 100))
def test_chunking_is_not_observable(
    talk: list[tuple[float, float]], sizes: tuple[int, ...]
) -> None:
    samples = sound(talk)
    once, split_up = windows_of(samples, (len(samples),)), windows_of(samples, sizes)
    assert [w.packed for w in once] == [w.packed for w in split_up]
    for one, other in zip(once, split_up, strict=True):
        assert np.array_equal(one.samples, other.samples)


@given(TALK)
def test_every_window_fits_and_all_speech_is_in_one(talk: list[tuple[float, float]]) -> None:
    samples = sound(talk)
    windows = windows_of(samples, (4096,))
    heard = np.zeros(len(samples), int)
    for number, window in enumerate(windows):
        packed = window.packed
        assert packed.index == number
        assert packed.length == len(window.samples) <= LIMIT
        for span in packed.spans:
            heard[span.start : span.end] += 1
    assert (heard[samples > 0] >= 1).all()
    for before, after in pairwise(windows):
        assert before.packed.joins_after == after.packed.joins_before
        if before.packed.joins_after:
            assert before.packed.end - after.packed.start == PACKER.overlap
        else:
            assert before.packed.end <= after.packed.start
            assert not samples[before.packed.end - 1]  # cut in silence
    assert heard.max(initial=0) <= 2


@given(TALK, st.integers(0, 5))
def test_a_restart_goes_on_where_the_windows_ended(
    talk: list[tuple[float, float]], n_done: int
) -> None:
    samples = sound(talk)
    whole = windows_of(samples, (4096,))
    done = whole[: min(n_done, len(whole))]
    if not done:
        return
    last = done[-1].packed
    at = last.end - (PACKER.overlap if last.joins_after else 0)
    rest = windows_of(samples, (4096,), Restart(at, last.index + 1, last.joins_after))
    heard = np.zeros(len(samples), bool)
    for window in [*done, *rest]:
        for span in window.packed.spans:
            heard[span.start : span.end] = True
    assert heard[samples > 0].all()
    assert [w.packed.index for w in rest] == list(range(last.index + 1, last.index + 1 + len(rest)))
    assert not rest or rest[0].packed.joins_before == last.joins_after
