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


def test_balanced_adds_what_two_drafts_agree_on():
    drafts = ["the cat", "the cat sat", "the cat sat on"]
    assert shown("balanced", *drafts) == ["", "the cat", "the cat sat"]


def test_steady_adds_what_three_drafts_agree_on():
    drafts = ["the cat", "the cat sat", "the cat sat on", "the cat sat on a"]
    assert shown("steady", *drafts) == ["", "", "the cat", "the cat sat"]


@pytest.mark.parametrize("mode", ["balanced", "steady"])
def test_a_word_that_only_one_draft_heard_is_never_shown(mode):
    drafts = ["the cat", "the bat", "the cat", "the rat", "the cat"]
    assert not any("bat" in display or "rat" in display for display in shown(mode, *drafts))


def test_a_change_of_a_few_words_needs_two_drafts():
    drafts = ["the cat sat"] * 2 + ["the bat sat"] * 2
    assert shown("balanced", *drafts) == ["", "the cat sat", "the cat sat", "the bat sat"]


def test_a_name_that_changes_with_every_draft_stays_as_it_was_shown():
    names = ["Strab", "Strabs", "Straw", "Strap", "Strabs", "Straw"]
    drafts = ["the Straves were quite nigh"] * 2 + [f"the {n} were quite nigh" for n in names]
    assert shown("balanced", *drafts)[1:] == ["the Straves were quite nigh"] * 7


def test_new_words_go_on_after_words_that_stay_in_spite_of_the_draft():
    drafts = ["the Straves were quite nigh unto them"] * 2
    drafts += [
        "however the straits were quite nigh unto them then did",
        "the Strabs were quite nigh unto them then did he",
    ]
    assert shown("balanced", *drafts)[-1] == "the Straves were quite nigh unto them then did"


def test_the_more_words_a_change_takes_back_the_more_drafts_ask_for_it():
    rest = "b c d e f g h i j k l m"
    for n_words, n_drafts in ((3, 2), (6, 3), (12, 12)):
        words = rest.split()[:n_words]
        before, after = " ".join(["A", *words[1:]]), " ".join(["X", *words[1:]])
        displays = shown("balanced", *[before] * 2, *[after] * n_drafts)
        assert displays[-2:] == [before, after]


def test_a_draft_that_collapses_once_does_not_reach_the_screen():
    drafts = ["one two three four"] * 2 + ["Thank you.", "one two three four five"] * 2
    assert set(shown("balanced", *drafts)[1:]) == {"one two three four"}


def test_a_draft_that_stays_short_wins():
    assert shown("balanced", *["one two three"] * 2, "one", "one")[-1] == "one"


@pytest.mark.parametrize("mode", ["balanced", "steady"])
def test_a_full_stop_goes_when_the_sentence_goes_on(mode):
    drafts = ["they say."] * 3 + ["they say in", "they say in all"]
    assert shown(mode, *drafts)[2] == "they say."
    assert shown(mode, *drafts, drafts[-1])[-1].startswith("they say in")


def test_case_and_punctuation_do_not_flicker():
    assert shown("balanced", "Well, yes", "well yes", "well, yes")[1:] == ["well yes"] * 2


@pytest.mark.parametrize("mode", MODES)
def test_an_empty_draft_clears_at_once(mode):
    assert shown(mode, "you", "you", "you", "")[2:] == ["you", ""]


@pytest.mark.parametrize("mode", MODES)
def test_the_rest_of_a_commit_is_shown_whole(mode):
    context = Stability(mode).new_context()
    context.draft("one two three")
    context.commit()
    assert context.draft("three", final=True) == "three"


@given(st.lists(TEXTS, min_size=1, max_size=6), TEXTS.filter(bool))
@pytest.mark.parametrize("mode", MODES)
def test_a_draft_that_repeats_is_shown_in_the_end(mode, drafts, last):
    context = Stability(mode).new_context()
    for draft in drafts:
        context.draft(draft)
    for _ in range(12):
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
