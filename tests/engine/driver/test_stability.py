from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.stability import MODES, Stability
from engine.errors import SettingsError
from engine.words import units

WORDS = ["the", "cat", "Sat", "on,", "a", "mat", "猫", "です", "saturday"]
TEXTS = st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)


def shown(mode: str, *drafts: str) -> list[str]:
    context = Stability(mode).new_context()
    return [context.draft(draft) for draft in drafts]


def test_fast_shows_each_draft_as_it_is():
    assert shown("fast", "a b", "c") == ["a b", "c"]


def test_balanced_adds_new_words_at_once():
    assert shown("balanced", "the cat", "the cat sat on") == ["the cat", "the cat sat on"]


def test_balanced_keeps_what_is_shown_until_a_second_draft_contradicts_it():
    drafts = ["the cat sat", "the bat sat on", "the bat sat on the"]
    assert shown("balanced", *drafts) == ["the cat sat", "the cat sat", "the bat sat on the"]


def test_balanced_forgets_a_single_contradiction():
    drafts = ["the cat sat", "the bat sat", "the cat sat on", "the bat sat on", "the cat sat on a"]
    assert shown("balanced", *drafts)[2:] == ["the cat sat on"] * 2 + ["the cat sat on a"]


def test_a_last_word_that_was_half_heard_is_replaced_at_once():
    assert shown("balanced", "the cat sat", "the cat saturday on")[-1] == "the cat saturday on"


def test_a_draft_that_collapses_once_does_not_reach_the_screen():
    drafts = ["one two three four", "Thank you.", "one two three four five"]
    assert shown("balanced", *drafts)[1:] == ["one two three four", "one two three four five"]


def test_a_draft_that_stays_short_wins_the_second_time():
    assert shown("balanced", "one two three", "one", "one")[-1] == "one"


def test_a_word_between_shown_words_waits_for_a_second_draft():
    drafts = ["I like cats", "I really like cats", "I really like cats"]
    assert shown("balanced", *drafts) == ["I like cats", "I like cats", "I really like cats"]


def test_case_and_punctuation_do_not_flicker():
    assert shown("balanced", "Well, yes", "well yes", "well yes")[-1] == "Well, yes"


def test_steady_shows_what_two_drafts_agree_on():
    drafts = ["the cat", "the cat sat", "the cat sat on"]
    assert shown("steady", *drafts) == ["", "the cat", "the cat sat"]


def test_steady_never_shows_a_word_that_only_one_draft_heard():
    assert shown("steady", "the cat", "the bat", "the cat") == ["", "the", "the"]


@pytest.mark.parametrize("mode", MODES)
def test_an_empty_draft_clears_at_once(mode):
    assert shown(mode, "you", "you", "") == [*shown(mode, "you", "you"), ""]


@pytest.mark.parametrize("mode", MODES)
def test_the_rest_of_a_commit_is_shown_whole(mode):
    context = Stability(mode).new_context()
    context.draft("one two three")
    context.commit()
    assert context.draft("three", final=True) == "three"


@given(st.lists(TEXTS, min_size=1, max_size=6), TEXTS.filter(bool))
@pytest.mark.parametrize("mode", MODES)
def test_a_draft_that_repeats_is_shown_by_the_third_time(mode, drafts, last):
    context = Stability(mode).new_context()
    for draft in drafts:
        context.draft(draft)
    for _ in range(3):
        display = context.draft(last)
    assert [u.strip().lower().strip(",") for u in units(display)] == [
        u.strip().lower().strip(",") for u in units(last)
    ]


@given(TEXTS)
def test_units_join_to_the_text(text):
    assert "".join(units(text)).strip() == text


def test_an_unknown_mode_is_named():
    with pytest.raises(SettingsError, match="'calm'"):
        Stability("calm")
