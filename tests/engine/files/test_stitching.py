"""Hard cuts: no word doubled, none lost, and sane signs and capitals where windows meet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.driver.seam import DecodedSegment, DecodedWord, WindowDecode
from engine.driver.transcript import Segment, Word
from engine.files.packing import PackedWindow, Span
from engine.files.stitching import (
    StitcherContext,
    WindowResult,
    join,
    place_decode,
    spread_words,
)

RATE, HOP = 16_000, 160


def said(*words: tuple[str, float], word_s: float = 0.3, timed: bool = True) -> Segment:
    placed = tuple(Word(f" {text}", start, start + word_s) for text, start in words)
    text = " ".join(text for text, _ in words)
    return Segment(text, placed[0].start, placed[-1].end, placed if timed else None)


def windows(left: Segment, right: Segment) -> tuple[WindowResult, WindowResult]:
    """The first ends at 10.0 s, the second begins at 8.5 s."""
    return (
        WindowResult(0, 0.0, 10.0, joins_after=True, segments=(left,), language="en"),
        WindowResult(1, 8.5, 18.5, joins_before=True, segments=(right,), language="en"),
    )


def joined(left: Segment, right: Segment) -> str:
    before, after, _ = join(*windows(left, right))
    return " ".join(s.text for s in (*before.segments, *after.segments))


LEFT = said(("we", 8.0), ("went", 8.4), ("down", 8.8), ("to", 9.2), ("the", 9.5), ("ri", 9.8))
RIGHT = said(
    ("went", 8.5), ("down", 8.8), ("to", 9.2), ("the", 9.5), ("river", 9.8), ("bank.", 10.2)
)  # fmt: skip


def test_words_that_both_windows_heard_are_dropped_once() -> None:
    before, after, doubled = join(*windows(LEFT, RIGHT))
    assert joined(LEFT, RIGHT) == "we went down to the river bank."
    assert doubled == 5  # went, down, to, the, and the half word
    assert before.segments[0].end <= after.segments[0].start


def test_times_that_disagree_lose_and_double_nothing() -> None:
    for shift in (-0.3, -0.15, 0.15, 0.3):
        right = said(*((w.text.strip(), w.start + shift) for w in RIGHT.words or ()))
        assert joined(LEFT, right) == "we went down to the river bank."


def test_time_decides_where_no_word_is_shared() -> None:
    left = said(("a", 8.0), ("bee", 8.7), ("sea", 9.6))
    right = said(("dee", 8.6), ("see", 9.6), ("ease", 10.2))
    assert joined(left, right) == "a bee see ease"


def test_a_half_word_gives_way_to_the_whole_one() -> None:
    left = said(("a", 8.0), ("riv", 8.9))
    right = said(("river", 9.2), ("bank", 10.0))
    assert joined(left, right) == "a river bank"


def test_the_sign_after_a_shared_word_is_that_of_the_window_that_went_on() -> None:
    left = said(("The", 8.0), ("Zion", 8.6), ("they", 9.1), ("say...", 9.6))
    right = said(("zion", 8.6), ("they", 9.1), ("say,", 9.6), ("in", 10.1))
    assert joined(left, right) == "The Zion they say, in"


def test_dots_and_a_capital_that_the_cut_alone_made_are_taken_back() -> None:
    left, right = said(("we", 8.0), ("went...", 8.6)), said(("Down", 9.6), ("there", 10.1))
    assert joined(left, right) == "we went down there"
    assert joined(said(("we", 8.0), ("went.", 8.6)), right) == "we went. Down there"
    for kept in ("I'll", "NATO"):
        right = said((kept, 9.6), ("there", 10.1))
        assert joined(left, right) == f"we went {kept} there"


def test_german_nouns_keep_their_capitals() -> None:
    before, after = windows(said(("das", 8.0), ("alte", 8.6)), said(("Haus", 9.6), ("hier", 10.1)))
    before = WindowResult(0, 0.0, 10.0, joins_after=True, segments=before.segments, language="de")
    assert join(before, after)[1].segments[0].text == "Haus hier"


def test_words_without_times_are_placed_by_their_length() -> None:
    words = spread_words(Segment("one three", 2.0, 4.0))
    assert [word.text for word in words] == [" one", " three"]
    assert (words[0].start, words[-1].end) == (2.0, 4.0)
    assert "".join(word.text for word in spread_words(Segment("今天很好", 0.0, 2.0))) == "今天很好"
    left = Segment("we went down to the", 8.0, 10.0)
    right = Segment("down to the river bank", 8.7, 11.0)
    before, after, _ = join(*windows(left, right))
    assert f"{before.segments[0].text} {after.segments[0].text}" == "we went down to the river bank"
    assert before.segments[0].words is None


def test_a_result_waits_while_its_end_is_in_doubt() -> None:
    context = StitcherContext()
    first, second = windows(LEFT, RIGHT)
    assert context.write(first) == []
    assert [result.index for result in context.write(second)] == [0, 1]
    assert (context.n_joins, context.n_doubled) == (1, 5)
    assert context.write(WindowResult(2, 20.0, 25.0)) == [WindowResult(2, 20.0, 25.0)]
    assert context.finish() == []
    assert context.write(first) == []
    assert context.finish() == [first]
    assert context.finish() == []


def test_a_rejected_window_beside_a_cut_changes_nothing() -> None:
    first, second = windows(LEFT, RIGHT)
    silent = WindowResult(1, 8.5, 18.5, joins_before=True, rejected="no_speech")
    assert join(first, silent) == (first, silent, 0)
    empty = WindowResult(0, 0.0, 10.0, joins_after=True)
    assert join(empty, second) == (empty, second, 0)


def test_the_offset_is_added_back() -> None:
    packed = PackedWindow(3, (Span(RATE, 2 * RATE), Span(5 * RATE, 6 * RATE)))
    words = (DecodedWord(" one", 20, 50, 0.5), DecodedWord(" two", 120, 160, 0.7))
    decode = WindowDecode(
        (DecodedSegment(" one two", 20, 160, words=words),), 200, "en", 0.8, guards={"loop": 1}
    )
    result = place_decode(packed, decode, HOP, RATE, speech=8000)
    # A pause was left out between them.
    assert [s.text for s in result.segments] == ["one", "two"]
    assert [s.start for s in result.segments] == pytest.approx([1.2, 5.2])
    assert [s.end for s in result.segments] == pytest.approx([1.5, 5.6])
    untimed = replace(decode, segments=(replace(decode.segments[0], words=None),))
    (segment,) = place_decode(packed, untimed, HOP, RATE).segments
    assert (segment.text, segment.start, segment.end) == ("one two", 1.2, 5.6)
    assert (result.index, result.start, result.end, result.speech_s) == (3, 1.0, 6.0, 0.5)
    assert result.guards == {"loop": 1}
