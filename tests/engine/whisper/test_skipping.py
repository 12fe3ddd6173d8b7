"""What a commit leaves out is found by its words' times, and heard again with timestamps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.driver.seam import DecodedSegment, DecodedWord, WindowDecode
from engine.engines.whisper.skipping import says_more, skips_speech

HZ = 100


def decode(*words: tuple[float, float]) -> WindowDecode:
    """Words from and to so many seconds."""
    said = tuple(
        DecodedWord(f" w{i}", round(start * HZ), round(end * HZ), 1.0, (i,))
        for i, (start, end) in enumerate(words)
    )
    tokens = tuple(range(len(words)))
    return WindowDecode((DecodedSegment("w", 0, 3000, tokens, said),), 3000)


def test_words_that_cover_their_speech_skip_nothing():
    assert not skips_speech(decode(*[(i / 2, i / 2 + 0.4) for i in range(40)]), 18.0, HZ)


def test_a_hole_of_speech_between_words_is_skipped():
    words = [(i / 2, i / 2 + 0.5) for i in range(10)] + [
        (15 + i / 2, 15.5 + i / 2) for i in range(8)
    ]
    assert skips_speech(decode(*words), 18.0, HZ)
    assert not skips_speech(decode(*words), 10.0, HZ)


def test_a_word_drawn_out_over_speech_hides_nothing():
    assert skips_speech(decode((0.0, 0.5), (0.5, 9.0)), 8.5, HZ)


@pytest.mark.parametrize("speech_s", [None, 0.0])
def test_without_speech_nothing_is_skipped(speech_s):
    assert not skips_speech(decode((0.0, 0.5)), speech_s, HZ)


def test_text_held_back_is_not_asked_for_again():
    held = replace(decode((0.0, 0.5)), rejected="loop")
    assert not skips_speech(held, 20.0, HZ)


def test_a_second_decode_counts_if_it_says_more():
    first = decode(*[(i, i + 0.5) for i in range(20)])
    assert not says_more(first, first)
    more = decode(*[(i, i + 0.5) for i in range(30)])
    assert says_more(more, first)
    assert not says_more(replace(more, rejected="loop"), first)
