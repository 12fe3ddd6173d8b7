"""Engines that stop early: the rest of the window is heard by itself."""

from __future__ import annotations

from dataclasses import replace

from engine.driver.seam import DecodedSegment, DecodedWord, WindowDecode
from engine.engines.guards import SKIPPED
from engine.files.early_end import MOST_PARTS, Part, goes_on_at, joined


def segment(text: str, start: int, end: int) -> DecodedSegment:
    return DecodedSegment(text, start, end, words=(DecodedWord(text, start, end, 1.0),))


FIRST = Part(0, WindowDecode((segment(" one", 10, 90), segment(" tw", 95, 130)), 90, "en", 0.9,
                             guards={"loop": 1}))  # fmt: skip
REST = Part(90, WindowDecode((segment(" two", 5, 60),), 110, "de", 0.2, guards={"loop": 2}))


def test_a_window_goes_on_where_the_engine_stopped() -> None:
    assert goes_on_at(FIRST, 200, 1) == 90
    assert goes_on_at(REST, 200, 2) is None
    assert goes_on_at(FIRST, 200, MOST_PARTS) is None
    assert goes_on_at(Part(0, WindowDecode((), 0)), 200, 1) is None  # it would never end


def test_a_hard_cut_goes_on_only_where_speech_was_passed_over() -> None:
    assert goes_on_at(FIRST, 200, 1, is_cut=True) is None  # the next window hears the rest too
    skipped = Part(0, replace(FIRST.decode, guards={SKIPPED: 1}))
    assert goes_on_at(skipped, 200, 1, is_cut=True) == 90
    assert goes_on_at(skipped, 200, MOST_PARTS, is_cut=True) is None


def test_the_parts_are_one_decode() -> None:
    whole = joined([FIRST, REST])
    assert [(s.text, s.start_frame, s.end_frame) for s in whole.segments] == [
        (" one", 10, 90), (" two", 95, 150),
    ]  # fmt: skip
    assert [w.start_frame for s in whole.segments for w in s.words or ()] == [10, 95]
    assert (whole.complete_frames, whole.language, whole.guards) == (200, "en", {"loop": 3})
    assert joined([FIRST]) is FIRST.decode


def test_a_rest_that_is_held_back_leaves_the_text_before_it() -> None:
    rejected = Part(90, WindowDecode((), 110, "en", rejected="no_speech", rejected_text="Bye."))
    whole = joined([FIRST, rejected])
    assert whole.rejected is None
    assert [s.text for s in whole.segments] == [" one"]
    nothing = joined([Part(0, WindowDecode((), 90, "en")), rejected])
    assert (nothing.rejected, nothing.rejected_text) == ("no_speech", "Bye.")
