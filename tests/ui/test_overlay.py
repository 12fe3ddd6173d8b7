"""The caption window over scripts of events: its text and its states."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.settings import AppearanceSettings
from overlay_text import shown, text


def test_a_draft_is_replaced_whole(overlay, script):
    overlay.take(script.session())
    for words in ("good", "good morning everybody and welcome", "good morning", "good evening all"):
        overlay.take(script.draft(words))
        assert text(overlay) == words


def test_a_shorter_commit_wins(overlay, script):
    overlay.take(script.session())
    overlay.take(script.draft("well I think that we should"))
    overlay.take(script.commit("I think so."))
    assert text(overlay) == "I think so."


def test_a_late_draft_changes_nothing(overlay, script):
    overlay.take(script.session())
    overlay.take(script.draft("one two"))
    overlay.take(script.commit("One, two."))
    overlay.take(script.draft("one two three", audio=1.5))
    assert text(overlay) == "One, two."
    overlay.take(script.draft("four", audio=2.5))
    overlay.take(script.draft("fo", audio=2.4))
    assert text(overlay) == "One, two. four"


def test_a_draft_of_what_is_committed_is_late_whenever_it_comes(overlay, script):
    overlay.take(script.session())
    commit = script.commit("One, two.")
    overlay.take(commit)
    overlay.take(replace(script.draft("one two"), end=commit.end))
    assert text(overlay) == "One, two."


def test_an_empty_draft_clears_the_draft_alone(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit("Done."))
    overlay.take(script.draft("hm"))
    overlay.take(script.draft(""))
    assert text(overlay) == "Done."


def test_two_sources_keep_their_drafts(overlay, script):
    overlay.take(script.session("mic", "system"))
    overlay.take(script.draft("hello there", "mic"))
    overlay.take(script.draft("hi", "system"))
    assert shown(overlay) == ["You: hello there", "Others: hi"]
    overlay.take(script.commit("Hi.", "system"))
    assert shown(overlay) == ["Others: Hi.", "You: hello there"]
    overlay.take(script.commit("Hello there.", "mic"))
    assert shown(overlay) == ["Others: Hi.", "You: Hello there."]


def test_another_name_of_a_source_names_the_lines_that_are_there(overlay, script):
    overlay.take(script.session("mic", "system"))
    overlay.take(script.commit("Hello.", "mic"))
    overlay.take(script.draft("hi", "system"))
    overlay.set_appearance(replace(AppearanceSettings(), you_name="Ada", others_name="Bob"))
    assert shown(overlay) == ["Ada: Hello.", "Bob: hi"]


def test_a_commit_and_the_draft_after_it_are_one_update(overlay, script, qtbot):
    overlay.take(script.session())
    overlay.take(script.draft("one two three four five"))
    overlay.show_text_now()
    overlay.take(script.commit("One, two."))
    # Not yet on screen: the rest, which comes in the same breath, would be missing.
    assert [line.text for line in overlay.view.visible_lines] == ["one two three four five"]
    overlay.take(script.draft("three four five"))
    qtbot.waitUntil(lambda: text(overlay) == "One, two. three four five")


def test_a_new_session_keeps_the_lines_and_drops_the_drafts(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit("Before."))
    overlay.take(script.draft("never finished"))
    overlay.take(script.session())
    assert text(overlay) == "Before."
    overlay.take(script.draft("again", audio=0.5))
    assert text(overlay) == "Before. again"


def test_a_gap_stands_between_what_was_said_before_and_after(overlay, script):
    overlay.take(script.session())
    said_before = script.commit("Before.")
    overlay.take(script.gap(12.0))
    overlay.take(said_before)
    assert text(overlay) == "Before. [12 s not heard]"
    overlay.take(script.commit("After."))
    assert text(overlay) == "Before. [12 s not heard] After."


def test_a_pause_and_a_blink_are_no_gaps(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit("Before."))
    overlay.take(script.gap(30.0, "paused"))
    overlay.take(script.gap(0.1))
    assert text(overlay) == "Before."


def test_the_empty_window_says_what_is_happening(overlay, script):
    assert text(overlay) == "One moment…"
    assert overlay.controls.status_label.text() == "Starting"
    overlay.take(script.status("loading", "Loading whisper-base", 0.42))
    assert "42" in overlay.controls.status_label.text()
    assert "ready" in text(overlay)
    overlay.take(script.status("listening"))
    assert text(overlay) == "Listening…"
    overlay.take(script.draft("hello"))
    assert text(overlay) == "hello"
    assert overlay.controls.status_label.text() == "Listening"


@pytest.mark.parametrize(
    ("state", "message", "value", "expected"),
    [
        ("behind", "", 7.4, "7 s behind"),
        ("paused", "", None, "Paused"),
        ("lost", "The microphone was unplugged", None, "The microphone was unplugged"),
        ("failed", "The model is damaged", None, "The model is damaged"),
        ("silent", "", None, "Nothing to hear"),
    ],
)  # fmt: skip
def test_every_state_has_words_and_a_shape_of_its_own(
    overlay, script, state, message, value, expected
):
    overlay.take(script.status("listening"))
    dot = overlay.status.shape
    overlay.take(script.commit("Some text."))
    overlay.show_text_now()
    overlay.take(script.status(state, message, value))
    assert overlay.controls.status_label.text() == expected
    assert overlay.status.shape != dot


def test_trouble_without_text_is_told_in_large_letters(overlay, script):
    overlay.take(script.status("failed", "The model is damaged; get it again."))
    assert text(overlay) == "The model is damaged; get it again."
    assert overlay.controls.status_label.text() == "Captions stopped"


def test_a_lost_source_is_told_until_the_session_says_otherwise(overlay, script):
    overlay.take(replace(script.status("lost", "Microphone lost"), source="mic"))
    overlay.take(replace(script.status("listening", "Listening"), source="system"))
    assert overlay.status.text == "Microphone lost"
    overlay.take(replace(script.status("listening", "Listening again"), source="mic"))
    assert overlay.status.text == "Listening again"
    overlay.take(script.status("paused"))
    assert overlay.status.text == "Paused"
