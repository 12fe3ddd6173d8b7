"""Invented words keep what captions depend on, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.captions.line_breaking import is_right_to_left
from app.report.invented_words import InventedWords
from engine.words import plain, units

TEXTS = st.lists(st.sampled_from(["Ada", "ada,", "don't", "1843", "the", "a", "engine"])).map(
    " ".join
)


@pytest.mark.parametrize(
    "said", ["Don't stop, Ada!", " leading space", "これはペンです。", "שלום עולם", "", "…", "a\nb"]
)
def test_the_shape_stays(said):
    masked = InventedWords().text(said)
    assert len(masked) == len(said)
    assert [c for c in masked if not c.isalnum()] == [c for c in said if not c.isalnum()]
    assert is_right_to_left(masked) == is_right_to_left(said)
    assert len(units(masked)) == len(units(said))


@given(TEXTS, TEXTS)
def test_words_are_alike_where_they_were(one, other):
    words = InventedWords()
    before = [plain(unit) for unit in units(f"{one} {other}")]
    after = [plain(unit) for unit in units(words.text(one)) + units(words.text(other))]
    pairs = set(zip(before, after, strict=True))
    assert len(pairs) == len({b for b, _ in pairs}) == len({a for _, a in pairs})


def test_no_word_is_known_again_in_another_stretch():
    assert InventedWords().text("Ada met Tim") == InventedWords().text("Eve saw Tom")
