"""What a screen reader finds in the caption window, and what it is told."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible

from app.settings import ReadingSettings
from ui.announcements import CHARACTERS_PER_S, LEAST_MS


def test_screen_readers_read_committed_text_only(overlay, script):
    spoken = overlay.view.spoken_text
    assert spoken.text() == "One moment…"
    overlay.take(script.session())
    overlay.take(script.draft("a draft"))
    overlay.show_text_now()
    assert spoken.text() == ""
    overlay.take(script.commit("A commit."))
    overlay.take(script.draft("more"))
    overlay.show_text_now()
    assert spoken.text() == "A commit."
    assert spoken.accessibleName() == ""  # it would hide the text


def test_screen_readers_find_a_static_text_in_the_place_of_the_captions(overlay, script):
    overlay.take(script.commit("A commit."))
    overlay.show_text_now()
    found = QAccessible.queryAccessibleInterface(overlay.view.spoken_text)
    assert found.role() == QAccessible.Role.StaticText
    assert found.text(QAccessible.Text.Name) == "A commit."
    assert not found.state().invisible
    assert found.rect().size() == overlay.view.size()


@pytest.fixture
def said(overlay, monkeypatch):
    """What is announced, in the place of a screen reader."""
    texts = []
    monkeypatch.setattr(overlay.announcements, "_announce", texts.append)
    return texts


def test_committed_lines_alone_are_announced_and_only_if_wanted(overlay, script, said):
    overlay.take(script.commit("Not yet."))
    overlay.set_reading(replace(ReadingSettings(), announce=True))
    overlay.take(script.draft("a draft"))
    overlay.take(script.commit("This one."))
    assert said == ["This one."]


def test_lines_that_come_while_one_is_said_wait_and_are_said_together(overlay, script, said):
    overlay.set_reading(replace(ReadingSettings(), announce=True))
    speech = overlay.announcements
    overlay.take(script.commit("First."))
    for n in range(5):
        overlay.take(script.commit(f"Line {n}."))
    assert said == ["First."]
    assert speech._busy.interval() == LEAST_MS
    speech._busy.timeout.emit()
    assert said == ["First.", "Line 2. Line 3. Line 4."]  # the newest ones, no pile of old news
    assert speech._busy.interval() == round(1000 * len(said[1]) / CHARACTERS_PER_S)
    speech._busy.stop()
    speech._busy.timeout.emit()
    overlay.take(script.commit("After a while."))
    assert said[2:] == ["After a while."]


def test_what_a_screen_reader_has_said_is_shown_and_not_said_again(overlay, script, said):
    overlay.set_reading(replace(ReadingSettings(), announce=True))
    overlay.take(replace(script.commit("Said by the reader."), own=True))
    assert said == []
    overlay.show_text_now()
    assert overlay.view.visible_lines[-1].text == "Said by the reader."
