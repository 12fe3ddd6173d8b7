"""Masking: whole words of the user's list, on the screen and in exports, never in what is kept."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.events import CommittedEvent, DraftEvent, SessionEvent, StatusEvent, SuspectEvent
from app.masking import MASK, Mask, words_of
from app.settings import MaskingSettings, Settings
from app.transcript.records import SessionTranscript
from app.whole_words import find_whole
from engine.errors import SettingsError


@pytest.mark.parametrize(
    ("text", "phrase", "found"),
    [
        ("Damn it, DAMN.", "damn", ["Damn", "DAMN"]),
        ("The damned dam.", "damn", []),
        ("a pain in the  neck", "in the neck", ["in the  neck"]),
        ("it's a can't", "can", ["can"]),
        ("c++ and c", "c++", ["c++"]),
        ("snake_case case", "case", ["case"]),
        # A vowel sign belongs to the letter before it: another word.
        ("कमी कम", "कम", ["कम"]),
        ("cafe\u0301 cafe", "cafe", ["cafe"]),
        # Nothing stands between words there.
        ("今日は馬鹿な話", "馬鹿", ["馬鹿"]),
        ("คนโง่มาก", "โง่", ["โง่"]),
        ("مرحبا بكم", "مرحبا", ["مرحبا"]),
        ("any", "  ", []),
    ],
)
def test_whole_words_are_found_in_every_script(text, phrase, found):
    assert [text[start:end] for start, end in find_whole(text, phrase)] == found


@given(st.text(), st.text(min_size=1, max_size=4))
def test_what_is_found_reads_as_what_was_sought(text, phrase):
    for start, end in find_whole(text, phrase):
        assert 0 <= start < end <= len(text)
        assert find_whole(text[start:end], phrase) == [(0, end - start)]


def masking(**changes):
    chosen = MaskingSettings(screen=True, words={"en": "darn, heck", "de": "mist", "*": "acme"})
    return replace(chosen, **changes)


def test_each_language_has_its_words_and_some_are_for_all():
    mask = Mask.of_screen(masking())
    assert mask.text("Darn mist by Acme.", "en") == f"{MASK} mist by {MASK}."
    assert mask.text("Darn Mist von Acme.", "de") == f"Darn {MASK} von {MASK}."
    assert mask.text("Darn mist.", None) == f"{MASK} {MASK}."
    assert mask.text("Nothing here.", "en") == "Nothing here."


def test_words_that_overlap_are_masked_once():
    mask = Mask((("*", ("holy cow", "cow pie")),))
    assert mask.text("holy cow pie!", None) == f"{MASK}!"


def test_it_is_off_by_default_and_screen_and_exports_are_chosen_apart():
    assert not Settings().masking.screen
    assert not Settings().masking.exports
    words = masking(screen=False, exports=True)
    assert Mask.of_screen(words) == Mask()
    assert Mask.of_exports(words).text("heck", "en") == MASK
    assert Mask.of_exports(masking()) == Mask()


def test_drafts_and_lines_are_masked_and_everything_else_passes():
    mask = Mask.of_screen(masking())
    draft = DraftEvent("mic", "oh darn it", "oh darn", 0, 1, "en", 1, 1)
    assert mask.event(draft).text == f"oh {MASK} it"
    assert mask.event(draft).display == f"oh {MASK}"
    segments = ({"text": "darn", "start": 0.0, "end": 1.0},)
    line = CommittedEvent(1, "mic", "Darn.", 0, 1, "en", 1, 1, segments=segments)
    assert mask.event(line) == replace(line, text=f"{MASK}.", segments=())
    clean = replace(line, text="Fine.")
    assert mask.event(clean) is clean
    status = StatusEvent("listening", "darn", 0.1)
    assert mask.event(status) is status


def test_a_masked_export_is_not_what_is_kept():
    header = SessionEvent("2026-03-02T09:00:00Z", "whisper-base", "responsive", ("mic",))
    line = CommittedEvent(1, "mic", "Heck no.", 0, 1, "en", 1, 1)
    suspect = SuspectEvent("mic", "heck", 2, 3, "loop", 1.0, 3, 3)
    kept = SessionTranscript.from_events([header, line, suspect])
    shown = Mask.of_exports(masking(exports=True)).transcript(kept)
    assert shown.lines[0].text == f"{MASK} no."
    assert shown.suspects[0].text == MASK
    assert kept.lines[0].text == "Heck no."
    assert Mask().transcript(kept) is kept


def test_lists_are_written_with_commas_or_line_breaks():
    assert words_of(" a, b\nc,,a ") == ("a", "b", "c")


def test_lists_are_checked():
    chosen = Settings().with_value("masking.words", {"en": "darn", "fr": " "})
    assert chosen.masking.words == {"en": "darn"}
    with pytest.raises(SettingsError, match="it maps languages to words"):
        chosen.with_value("masking.words", ["darn"])
    with pytest.raises(SettingsError, match="are texts"):
        chosen.with_value("masking.words", {"en": 3})
