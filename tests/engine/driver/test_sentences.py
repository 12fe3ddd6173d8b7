"""A window's text as sentences."""

from __future__ import annotations

from engine.driver.sentences import sentences
from engine.driver.transcript import Segment, Word


def said(text: str, starts: list[float]) -> Segment:
    words = tuple(
        Word(f" {word}", start, start + 0.3)
        for word, start in zip(text.split(), starts, strict=True)
    )
    return Segment(text, starts[0], starts[-1] + 0.3, words)


def texts(segment: Segment) -> list[str]:
    return [sentence.text for sentence in sentences(segment)]


def test_sentences_end_at_signs_and_pauses() -> None:
    segment = said('He said "no." Then we left and', [1.0, 1.4, 1.8, 2.2, 2.6, 3.0, 5.0])
    assert texts(segment) == ['He said "no."', "Then we left", "and"]
    times = [(sentence.start, sentence.end) for sentence in sentences(segment)]
    assert times == [(1.0, 2.1), (2.2, 3.3), (5.0, 5.3)]


def test_what_never_ends_is_cut_by_length() -> None:
    segment = said(" ".join("abcdefghij" * 5), [n * 0.5 for n in range(50)])
    lengths = [sentence.end - sentence.start for sentence in sentences(segment)]
    assert len(lengths) == 3
    assert max(lengths) <= 12.0


def test_a_point_inside_a_word_ends_nothing() -> None:
    words = (Word(" 3.", 0.0, 0.2), Word("5", 0.2, 0.4), Word(" metres", 0.4, 0.8))
    assert texts(Segment("3.5 metres", 0.0, 0.8, words)) == ["3.5 metres"]


def test_without_word_times_nothing_is_split() -> None:
    segment = Segment("One. Two.", 0.0, 2.0)
    assert list(sentences(segment)) == [segment]
