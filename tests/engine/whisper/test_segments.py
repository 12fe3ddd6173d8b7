from __future__ import annotations

import numpy as np

from engine.engines.whisper.segments import (
    TokenSpan,
    last_boundary,
    split_spans,
    unheard_from,
    upstream_boundary,
)
from engine.engines.whisper.timing import AlignedWord
from engine.engines.whisper.tokens import SpecialTokens
from engine.engines.whisper.words import (
    cut_between_words,
    reach_past,
    share_words,
    timed_segments,
)

T = 1000
SPECIAL = SpecialTokens(500, 501, 502, 503, 504, 505, 506, T, {"en": 502})


def word(text: str, start: float, end: float, *tokens: int) -> AlignedWord:
    return AlignedWord(text, tokens or (1,), start, end, 0.9)


def sound(quiet: int, n_frames: int = 3000) -> np.ndarray:
    """Features with one quiet frame."""
    features = np.zeros((n_frames, 2), np.float32)
    features[quiet - 1 : quiet + 2] = -1.0
    features[quiet] = -3.0
    return features


def test_pairs_split_and_times_are_frames_clipped_to_the_audio():
    tokens = [T, 1, 2, T + 100, T + 110, 3, T + 900]
    assert split_spans(tokens, SPECIAL, 1500) == (
        TokenSpan(0, 200, (1, 2)),
        TokenSpan(220, 1500, (3,)),
    )


def test_text_without_a_closing_time_ends_with_the_audio():
    assert split_spans([T, 1, T + 50, T + 50, 2], SPECIAL, 700) == (
        TokenSpan(0, 100, (1,)),
        TokenSpan(100, 700, (2,)),
    )
    assert split_spans([1, 2], SPECIAL, 700) == (TokenSpan(0, 700, (1, 2)),)
    assert split_spans([T, T + 4], SPECIAL, 700) == ()


def test_a_window_is_complete_up_to_its_last_pair():
    assert last_boundary([T, 1, T + 800, T + 800, 2], SPECIAL, 3000) == 1600
    assert last_boundary([T, 1, T + 800, T + 800, 2, T + 1490], SPECIAL, 3000) == 1600
    assert last_boundary([T, 1, T + 800, T + 800, 2, T + 1400], SPECIAL, 3000) == 2800
    assert last_boundary([T, 1], SPECIAL, 3000) is None
    assert last_boundary([T, 1, T + 1500], SPECIAL, 3000) is None


def test_upstream_goes_on_at_the_last_pair_or_the_windows_end():
    assert upstream_boundary([T, 1, T + 80, T + 80, 2], SPECIAL, 3000) == 160
    assert upstream_boundary([T, 1, T + 80, T + 90, 2, T + 100, T + 120], SPECIAL, 3000) == 200
    assert upstream_boundary([T, 1, T + 80, T + 80, 2, T + 1490], SPECIAL, 3000) == 3000
    assert upstream_boundary([T, 1, 2], SPECIAL, 3000) == 3000


def test_an_empty_segment_at_the_end_leaves_its_audio_to_be_heard_again():
    assert unheard_from([T, 1, T + 800, T + 800], SPECIAL, 2000) == 1600
    assert unheard_from([T, 1, T + 800, T + 840], SPECIAL, 2000) == 1600
    # Too little audio for a word besides the silence that closed the region.
    assert unheard_from([T, 1, T + 960, T + 960], SPECIAL, 2000) is None
    assert unheard_from([T, 1, T + 800, T + 800, 2], SPECIAL, 2000) is None
    assert unheard_from([T, 1, T + 800], SPECIAL, 2000) is None
    assert unheard_from([T, T], SPECIAL, 2000) is None


def test_a_timestamp_before_words_of_its_own_segment_is_wrong():
    spans = (TokenSpan(0, 2000, (1, 2)), TokenSpan(2000, 2900, (3,)))
    right = [word(" a", 0, 100, 1), word(" b", 1900, 2015, 2), word(" c", 2100, 2900, 3)]
    assert not reach_past(spans, right, 2000)
    late = [word(" a", 0, 100, 1), word(" b", 1990, 2049, 2), word(" c", 2300, 2900, 3)]
    assert reach_past(spans, late, 2000)


def test_a_cut_keeps_whole_words_and_leaves_the_half_one_to_the_next_window():
    spans = (TokenSpan(0, 3000, (1, 2, 3)),)
    words = [word(" a", 0, 100, 1), word(" b", 150, 2890, 2), word(" ha", 2890, 3000, 3)]
    segments, complete = cut_between_words(spans, words, sound(quiet=2890))
    assert complete == 2890
    assert [(s.text, s.tokens, s.start_frame, s.end_frame) for s in segments] == [
        (" a b", (1, 2), 0, 2890),
        (" ha", (3,), 2890, 3000),
    ]


def test_the_cut_moves_to_the_quietest_frame_about_the_words_end():
    spans = (TokenSpan(0, 3000, (1, 2)),)
    words = [word(" a", 0, 2500, 1), word(" b", 2500, 3000, 2)]
    for quiet in (2491, 2509):
        segments, complete = cut_between_words(spans, words, sound(quiet))
        assert complete == quiet
        assert [s.end_frame <= complete for s in segments] == [True, False]


def test_a_window_whose_only_word_is_at_the_cut_goes_on_from_that_word():
    spans = (TokenSpan(0, 3000, (1,)),)
    segments, complete = cut_between_words(spans, [word(" late", 2930, 3000, 1)], sound(quiet=2930))
    assert complete == 2930
    assert [s.end_frame <= complete for s in segments] == [False]


def test_a_tail_is_never_taken_for_complete():
    """Rounded to frames, the half word would end where the whole one does."""
    spans = (TokenSpan(0, 3000, (1, 2)),)
    words = [word(" a", 0, 2900, 1), word(" b", 2900, 2900.4, 2)]
    segments, complete = cut_between_words(spans, words, sound(quiet=2900))
    assert complete == 2900
    assert [s.end_frame <= complete for s in segments] == [True, False]


def test_a_span_of_signs_alone_is_no_segment():
    spans = (TokenSpan(0, 100, (1,)), TokenSpan(100, 200, (2,)))
    words = [word(" ...", 0, 100, 1), word(" yes", 100, 200, 2)]
    assert [s.text for s in timed_segments(spans, words, 300, trust_spans=True)] == [" yes"]


def test_without_timestamps_a_segment_begins_and_ends_with_its_words():
    spans = (TokenSpan(0, 300, (1, 2)),)
    words = [word(" oh", 40, 100, 1), word(" yes", 100, 200, 2)]
    (segment,) = timed_segments(spans, words, 300, trust_spans=False)
    assert (segment.start_frame, segment.end_frame) == (40, 200)


def test_one_word_that_fills_the_window_does_not_stop_the_stream():
    spans = (TokenSpan(0, 3000, (1,)),)
    _, complete = cut_between_words(spans, [word(" long", 0, 3000, 1)], sound(quiet=5))
    assert complete == 3000


def test_a_word_that_reaches_far_before_its_segment_is_pulled_back():
    spans = (TokenSpan(0, 200, (1,)), TokenSpan(800, 900, (2,)))
    words = [word(" a", 0, 40, 1), word(" b", 200, 840, 2)]
    _, second = share_words(spans, words)
    assert 770 <= second[0].start_frame <= 800
