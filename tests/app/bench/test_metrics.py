"""The live figures on event logs made by hand; every expected number is worked out beside it."""

from __future__ import annotations

import pytest

from app.bench.alignment import place, plain_words
from app.bench.metrics import (
    endpoint_delays,
    erasure,
    final_text,
    one_source,
    percentile,
    updates,
    word_timings,
)
from app.events import CommittedEvent, DraftEvent, GapEvent, LogEvent


def draft(text: str, shown: float, display: str | None = None, source: str = "mic") -> DraftEvent:
    return DraftEvent(
        source, text, text if display is None else display, 0.0, shown, "en", shown - 0.1, shown
    )


def commit(
    text: str, shown: float, number: int = 1, closed: float | None = None, source: str = "mic"
) -> CommittedEvent:
    return CommittedEvent(number, source, text, 0.0, shown, "en", shown - 0.1, shown, closed=closed)


# Words end at 1.0, 1.5, 2.0, 2.5. "seat" is taken back, "sat" comes at 2.9.
LOG: list[LogEvent] = [
    draft("The cat", 1.7),
    draft("The cat seat", 2.3),
    draft("The cat sat down", 2.9),
    commit("The cat sat down.", 3.6),
]
WORDS = [("the", 0.8, 1.0), ("cat", 1.1, 1.5), ("sat", 1.6, 2.0), ("down", 2.1, 2.5)]


def test_first_shown_settled_and_committed() -> None:
    timings = word_timings(LOG, WORDS)
    assert [t.word for t in timings] == ["The", "cat", "sat", "down."]
    assert [t.end for t in timings] == [1.0, 1.5, 2.0, 2.5]
    assert [t.first for t in timings] == [1.7, 1.7, 2.9, 2.9]
    assert [t.settled for t in timings] == [1.7, 1.7, 2.9, 2.9]
    assert [t.committed for t in timings] == [3.6] * 4
    assert [t.unstable for t in timings] == [False, False, True, False]


def test_a_word_that_comes_and_goes_settles_late() -> None:
    log: list[LogEvent] = [
        draft("good day", 1.0),
        draft("good", 2.0),
        draft("good day sir", 3.0),
        commit("Good day, sir.", 4.0),
    ]
    timings = word_timings(log)
    assert [t.first for t in timings] == [1.0, 1.0, 3.0]
    assert [t.settled for t in timings] == [1.0, 3.0, 3.0]
    assert [t.unstable for t in timings] == [False, True, False]
    assert all(t.end is None for t in timings)


def test_words_count_only_at_their_place() -> None:
    """The second "no" is not shown when the first is, though the words are equal."""
    log: list[LogEvent] = [draft("no", 1.0), draft("no no", 2.0), commit("No, no.", 3.0)]
    assert [t.first for t in word_timings(log)] == [1.0, 2.0]


def test_the_next_draft_begins_after_the_commit() -> None:
    log: list[LogEvent] = [
        commit("One two.", 1.0, 1),
        draft("two three", 2.0),
        commit("Two three.", 3.0, 2),
    ]
    timings = word_timings(log)
    assert [t.first for t in timings] == [1.0, 1.0, 2.0, 2.0]


def test_erasure_counts_the_words_after_the_common_prefix() -> None:
    # "The cat" -> "The cat seat": 0. -> "The cat sat down": 1 ("seat"). -> commit: 0 without
    # punctuation; with it "down" became "down.": 1 more.
    assert (erasure(LOG).erased, erasure(LOG).final) == (1, 4)
    assert erasure(LOG).normalized == 0.25
    assert erasure(LOG, strict=True).erased == 2
    # An early change takes back all that follows: 3 words.
    log: list[LogEvent] = [draft("a b c", 1.0), draft("x b c d", 2.0), commit("X b c d", 3.0)]
    assert erasure(log).erased == 3
    assert erasure(log, strict=True).erased == 3 + 4  # "x" -> "X" takes back all four


def test_erasure_of_the_display_and_of_raw_drafts_differ() -> None:
    log: list[LogEvent] = [draft("a b", 1.0, "a"), draft("a c", 2.0, "a"), commit("a c", 3.0)]
    assert erasure(log).erased == 0
    assert erasure(log, raw=True).erased == 1


def test_events_with_equal_shown_are_one_update() -> None:
    """A commit and the draft of its rest: the screen never shrinks in between."""
    log: list[LogEvent] = [
        draft("one two three", 1.0),
        commit("One two.", 2.0),
        draft("three", 2.0),
    ]
    assert [u.display for u in updates(log)] == ["one two three", "three"]
    assert erasure([*log, commit("Three.", 3.0, 2)]).erased == 0


def test_a_cleared_draft_is_taken_back() -> None:
    log: list[LogEvent] = [draft("thank you", 1.0), draft("", 2.0), commit("Go.", 3.0)]
    assert erasure(log).erased == 2
    assert erasure(log).normalized == 2.0


def test_nothing_said_has_no_ratio() -> None:
    assert erasure([]).normalized is None
    assert erasure([draft("uh", 1.0), draft("", 2.0)]).erased == 1
    assert word_timings([]) == []


def test_characters_are_the_words_of_chinese_and_japanese() -> None:
    log: list[LogEvent] = [draft("今天", 1.0), draft("今日天気", 2.0), commit("今日は天気。", 3.0)]
    timings = word_timings(log, [("今日", 0.2, 0.5), ("は", 0.5, 0.6)], "ja")
    assert [t.word for t in timings] == list("今日は天気")
    assert [t.end for t in timings] == [0.5, 0.5, 0.6, None, None]
    # 天 of the first draft stands for 日: one edit, where two would bring it to its own place.
    assert [t.first for t in timings] == [1.0, 2.0, 3.0, 2.0, 2.0]
    # "今天" -> "今日天気": 1. -> "今日は天気": 2 (天気).
    assert erasure(log, language="ja").erased == 3


def test_place_prefers_matches_and_leaves_the_rest_free() -> None:
    assert place(["a", "b"], ["a", "b", "c", "d"]) == [0, 1]
    assert place(["the"], ["on", "the", "mat"]) == [1]
    assert place(["a", "x", "c"], ["a", "b", "c", "d"]) == [0, 1, 2]  # x stands for b
    assert place(["a", "um", "b"], ["a", "b"]) == [0, None, 1]
    assert place([], ["a"]) == []
    assert place(["a"], []) == [None]


def test_plain_words() -> None:
    assert plain_words("It's 5 o'clock - Tschüß!") == ["its", "5", "oclock", "tschüß"]


def test_endpoint_delays_are_from_a_region_s_closing_to_its_last_commit() -> None:
    log: list[LogEvent] = [
        commit("a", 5.5, 1, closed=5.0),
        commit("b", 9.4, 2),  # cut by a full window
        commit("c", 12.3, 3, closed=12.0),
        commit("d", 12.9, 4, closed=12.0),  # the rest of the same region
        commit("e", 21.0, 5, closed=20.0),  # closed by the end of the audio
    ]
    assert endpoint_delays(log, 20.0) == pytest.approx([0.5, 0.9])
    assert endpoint_delays(log) == pytest.approx([0.5, 0.9, 1.0])


def test_sources_are_taken_apart() -> None:
    log: list[LogEvent] = [
        commit("hers", 1.0, 1),
        commit("his", 2.0, 2, source="system"),
        GapEvent("mic", 2.0, 3.0, "lost", 3.0),
    ]
    assert final_text(one_source(log, "system")) == "his"
    with pytest.raises(ValueError, match="mic, system"):
        one_source(log)


def test_percentile_is_linear_between_ranks() -> None:
    values = [4.0, 1.0, 2.0, 3.0]
    assert percentile(values, 50) == 2.5
    assert percentile(values, 95) == pytest.approx(3.85)
    assert percentile([7.0], 95) == 7.0
    assert percentile([], 50) is None
