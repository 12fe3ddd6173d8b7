from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.engines.whisper.timing import (
    AlignedWord,
    _median_filter,
    _merge_punctuation,
    _shorten_at_sentences,
    warp,
)


def naive_warp(cost):
    """openai-whisper's ``dtw_cpu``."""
    n, m = cost.shape
    total = np.full((n + 1, m + 1), np.inf)
    trace = np.full((n + 1, m + 1), -1)
    total[0, 0] = 0
    for j in range(1, m + 1):
        for i in range(1, n + 1):
            c0, c1, c2 = total[i - 1, j - 1], total[i - 1, j], total[i, j - 1]
            if c0 < c1 and c0 < c2:
                best, move = c0, 0
            elif c1 < c0 and c1 < c2:
                best, move = c1, 1
            else:
                best, move = c2, 2
            total[i, j], trace[i, j] = cost[i - 1, j - 1] + best, move
    path, i, j = [], n, m
    while i > 0 and j > 0:
        path.append((i - 1, j - 1))
        i, j = i - (trace[i, j] != 2), j - (trace[i, j] != 1)
    return np.array(path[::-1]).T


@given(st.integers(1, 9), st.integers(1, 30), st.integers(0, 1000))
def test_warping_is_upstreams(n, m, seed):
    cost = np.random.default_rng(seed).normal(size=(n, m))
    np.testing.assert_array_equal(np.array(warp(cost)), naive_warp(cost))


def test_warping_through_a_flat_cost_still_joins_the_corners():
    tokens, times = warp(np.zeros((3, 5)))
    assert (tokens[0], times[0], tokens[-1], times[-1]) == (0, 0, 2, 4)
    assert set(zip(np.diff(tokens), np.diff(times), strict=True)) <= {(0, 1), (1, 0), (1, 1)}


@given(st.integers(1, 20), st.integers(0, 100))
def test_the_median_filter_reflects_at_the_ends(n, seed):
    x = np.random.default_rng(seed).normal(size=(2, n)).astype(np.float32)
    expected = x
    if n > 3:
        padded = np.pad(x, ((0, 0), (3, 3)), mode="reflect")
        expected = np.stack([np.median(padded[:, i : i + 7], axis=1) for i in range(n)], 1)
    np.testing.assert_allclose(_median_filter(x), expected)


def word(text, start, end):
    return AlignedWord(text, (len(text),), start, end, 1.0)


def test_signs_join_the_word_they_belong_to():
    words = [word(t, i, i + 1) for i, t in enumerate([' "', "Yes", ",", " no", ".", '"'])]
    merged = _merge_punctuation(words)
    assert [w.text for w in merged] == [' "Yes,', ' no."']
    assert [w.tokens for w in merged] == [(2, 3, 1), (3, 1, 1)]
    assert [(w.start_frame, w.end_frame) for w in merged] == [(1, 2), (3, 4)]


def test_a_word_after_a_full_stop_does_not_swallow_the_pause():
    words = [word(" one", 0, 20), word(" two", 20, 40), word(".", 40, 42), word(" but", 42, 300)]
    shortened = _shorten_at_sentences(words)
    assert shortened[3].end_frame == 300
    assert shortened[3].start_frame == 260
