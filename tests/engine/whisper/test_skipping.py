"""What a commit leaves out is found by its words' times; its text ends there, to go on from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.engines.whisper.segments import TokenSpan
from engine.engines.whisper.skipping import skipped_from
from engine.engines.whisper.timing import AlignedWord
from engine.engines.whisper.words import cut_after

HZ = 100


def aligned(*times: tuple[float, float]) -> list[AlignedWord]:
    """Words from and to so many seconds."""
    return [
        AlignedWord(f" w{i}", (i,), start * HZ, end * HZ, 1.0)
        for i, (start, end) in enumerate(times)
    ]


def every_half(n_words: int, start_s: float = 0.0) -> list[tuple[float, float]]:
    return [(start_s + i / 2, start_s + i / 2 + 0.5) for i in range(n_words)]


def test_words_that_cover_their_speech_skip_nothing():
    assert skipped_from(aligned(*every_half(40)), 2000, 20.0, HZ) is None


def test_a_hole_of_speech_between_words_is_found():
    words = aligned(*every_half(10), *every_half(8, 15.0))
    assert skipped_from(words, 1900, 18.0, HZ) == 10


def test_a_hole_in_which_nobody_speaks_is_a_pause():
    words = aligned(*every_half(10), *every_half(8, 15.0))
    assert skipped_from(words, 1900, 10.0, HZ) is None


def test_a_word_drawn_out_over_speech_hides_nothing_and_is_heard_again():
    assert skipped_from(aligned((0.0, 0.5), (0.5, 9.0)), 900, 8.5, HZ) == 1
    assert skipped_from(aligned((0.0, 9.0)), 900, 8.5, HZ) == 1


def test_a_hole_that_begins_at_once_is_left():
    words = aligned((0.0, 0.1), *every_half(4, 9.0))
    assert skipped_from(words, 1100, 11.0, HZ) is None


def test_speech_after_the_last_word_is_found():
    assert skipped_from(aligned(*every_half(4)), 1000, 9.0, HZ) == 4


def said(words: list[AlignedWord], texts: dict[int, str]) -> list[AlignedWord]:
    return [replace(word, text=texts.get(i, word.text)) for i, word in enumerate(words)]


@pytest.mark.parametrize("end", [" so.", ' so."', " so?", "。"])
def test_a_sentence_that_breaks_off_at_a_hole_is_heard_again_with_it(end):
    words = aligned(*every_half(10), *every_half(8, 15.0))
    assert skipped_from(said(words, {7: end}), 1900, 18.0, HZ) == 8
    assert skipped_from(said(words, {9: end}), 1900, 18.0, HZ) == 10  # it is whole
    assert skipped_from(said(words, {7: end, 9: end}), 1900, 18.0, HZ) == 10


def test_of_a_long_sentence_that_breaks_off_nothing_is_heard_again():
    words = aligned(*every_half(12), *every_half(8, 16.0))
    assert skipped_from(said(words, {3: " so."}), 2000, 19.0, HZ) == 12


def test_a_sentence_that_breaks_off_at_the_beginning_stays():
    words = aligned((0.0, 0.2), *every_half(3, 0.3), *every_half(8, 9.0))
    assert skipped_from(said(words, {0: " No."}), 1300, 13.0, HZ) == 4


@pytest.mark.parametrize("speech_s", [None, 0.0])
def test_without_speech_nothing_is_skipped(speech_s):
    assert skipped_from(aligned((0.0, 0.5)), 1000, speech_s, HZ) is None


def test_the_text_is_cut_at_the_hole():
    words = aligned(*every_half(4), *every_half(2, 10.0))
    spans = (TokenSpan(0, 1100, tuple(range(6))),)
    segments, complete = cut_after(spans, words, 4, 1100)
    assert complete == 200
    assert [s.text for s in segments] == [" w0 w1 w2 w3", " w4 w5"]
    assert [s.end_frame <= complete for s in segments] == [True, False]
