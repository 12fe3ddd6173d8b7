"""Words and the rule of a full window's cut, on scripted tokens and times."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.engines.parakeet.decoding import TdtToken
from engine.engines.parakeet.tokens import ParakeetTokenizer
from engine.engines.parakeet.words import (
    CUT_MARGIN_FRAMES,
    TimedWord,
    build_segments,
    find_cut,
    join_words,
    timed_tokens,
)

WINDOW = 1000


def word(start: int, end: int, text: str = " w") -> TimedWord:
    return TimedWord(text, (1,), start, end, 0.9)


def spoken(*spans: tuple[int, int]) -> list[TimedWord]:
    return [word(start, end) for start, end in spans]


def test_the_last_pause_of_the_second_half_is_cut_in_its_middle() -> None:
    words = spoken((0, 300), (340, 560), (600, 800), (840, 930), (935, 1000))
    assert find_cut(words, WINDOW) == 820


def test_a_pause_of_the_first_half_does_not_count() -> None:
    words = spoken((0, 300), (400, 600), (605, 880), (885, 950), (955, 1000))
    assert find_cut(words, WINDOW) == 882


def test_without_a_pause_the_last_word_that_ends_a_second_before_the_cut() -> None:
    words = spoken(*[(start, start + 40) for start in range(0, 1000, 45)])
    cut = find_cut(words, WINDOW)
    assert cut == 897
    assert max(w.end_frame for w in words if w.end_frame <= cut) == 895


def test_silence_at_the_end_commits_everything_said() -> None:
    assert find_cut(spoken((0, 400), (410, 700)), WINDOW) == 850
    # Not enough silence to know that no word has begun in it.
    assert find_cut(spoken((0, 400), (410, 700), (705, 950)), WINDOW) == 702


def test_nothing_said_is_complete() -> None:
    assert find_cut([], WINDOW) == WINDOW


def test_a_lone_late_word_waits_and_a_lone_endless_one_does_not() -> None:
    assert find_cut(spoken((930, 1000)), WINDOW) == 930
    assert find_cut(spoken((5, 1000)), WINDOW) == WINDOW


@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), max_size=40),
    st.integers(1, 1500),
)
def test_the_cut_is_positive_and_never_inside_a_word(
    steps: list[tuple[int, int]], n_frames: int
) -> None:
    words, frame = [], 0
    for pause, length in steps:
        start, end = frame + pause, frame + pause + length
        frame = end
        words.append(word(min(start, n_frames), min(end, n_frames)))
    cut = find_cut(words, n_frames)
    assert 0 < cut <= n_frames
    assert all(w.end_frame <= cut or w.start_frame >= cut for w in words)
    segments = build_segments(words, cut, word_times=True)
    assert [w for s in segments for w in s.words or ()] == [
        w for s in build_segments(words, n_frames, word_times=True) for w in s.words or ()
    ]
    committed = sum(len(s.words or ()) for s in segments if s.end_frame <= cut)
    assert committed == sum(w.end_frame <= cut for w in words)


def test_segments_split_at_the_cut_at_pauses_and_at_sentence_ends() -> None:
    words = [
        word(0, 50, " One."),
        word(60, 100, " Two"),
        word(105, 150, " three."),
        word(190, 250, " Four"),
        word(360, 400, " five"),
        word(405, 450, " six"),
    ]
    texts = [s.text for s in build_segments(words, 402, word_times=False)]
    assert texts == [" One. Two three.", " Four", " five", " six"]
    segment = build_segments(words, 402, word_times=False)[0]
    assert (segment.start_frame, segment.end_frame, segment.words) == (0, 150, None)


@pytest.fixture(scope="module")
def tokenizer(folder) -> ParakeetTokenizer:
    return ParakeetTokenizer.load(folder)


def test_tokens_become_words_with_times(tokenizer: ParakeetTokenizer, pieces: list[str]) -> None:
    script = [
        ("ing", 0, 2),
        ("<|startoftranscript|>", 2, 2),
        ("\u2581sta", 3, 5),
        ("ge", 5, 9),
        (",", 10, 12),
        ("\u2581", 13, 13),
        ("x", 13, 14),
        ("?", 14, 30),
    ]
    tokens = [TdtToken(pieces.index(piece), start, end, -0.5) for piece, start, end in script]
    timed = timed_tokens(tokens, tokenizer, 8, 100)
    words = join_words(timed, tokenizer)
    assert [w.text for w in words] == [" ing", " stage,", " x?"]
    assert [(w.start_frame, w.end_frame) for w in words] == [(0, 16), (24, 72), (100, 100)]
    assert words[1].probability == pytest.approx(0.6065, abs=1e-4)
    assert CUT_MARGIN_FRAMES == 100
