"""What of the caption window is painted, and when."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QImage

from app.settings import AppearanceSettings
from overlay_text import shown
from ui.overlay import Overlay


def pixels(overlay: Overlay) -> QImage:
    return overlay.view.grab().toImage()


class Painting(QObject):
    """Notes what is asked to be painted, and how many lines of text are there then."""

    def __init__(self, watched):
        super().__init__(watched)
        self.areas: list[QRect] = []
        self.n_lines: list[int] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.areas.append(event.region().boundingRect())
            self.n_lines.append(sum(bool(line.text.strip()) for line in watched.visible_lines))
        return False


def test_a_new_draft_repaints_its_own_line_alone(overlay, script, qtbot):
    overlay.take(script.session())
    while len(shown(overlay)) < 2:  # whatever the font
        overlay.take(script.commit("some words"))
    overlay.take(script.draft("and"))
    overlay.show_text_now()
    assert len(overlay.view.visible_lines) == 2
    qtbot.wait(50)
    painting = Painting(overlay.view)
    overlay.take(script.draft("and then"))
    qtbot.waitUntil(lambda: bool(painting.areas))
    assert all(area.top() >= overlay.view.line_height - 4 for area in painting.areas)
    painting.areas.clear()
    overlay.take(script.draft("and then"))
    qtbot.wait(50)
    assert painting.areas == []


def test_no_frame_is_blank(overlay, script, qtbot):
    overlay.take(script.session())
    overlay.take(script.draft("the first words"))
    overlay.show_text_now()
    painting = Painting(overlay.view)
    for words in ("the first words spoken", "the", "the first words spoken today", "x"):
        overlay.take(script.draft(words))
        qtbot.wait(5)
    overlay.take(script.commit("X."))
    overlay.take(script.draft("next"))
    qtbot.wait(20)
    assert len(painting.n_lines) >= 5
    assert 0 not in painting.n_lines


def test_a_commit_with_the_same_words_moves_no_pixel_of_its_letters(overlay, script):
    overlay.take(script.session())
    overlay.take(script.draft("the same words"))
    overlay.show_text_now()
    before = [line.text for line in overlay.view.visible_lines]
    widths = (
        overlay.view._painter._shape(overlay.view.visible_lines[0]).lineAt(0).naturalTextWidth()
    )
    overlay.take(script.commit("the same words"))
    overlay.show_text_now()
    assert [line.text for line in overlay.view.visible_lines] == before
    after = overlay.view._painter._shape(overlay.view.visible_lines[0]).lineAt(0).naturalTextWidth()
    assert after == pytest.approx(widths, abs=0.01)


def test_drafts_differ_without_colour(qtbot, script):
    """In one colour for everything, the dots under a draft still tell."""
    grey = replace(AppearanceSettings(), draft_color="#ffffff")
    images = []
    for event in ("draft", "commit"):
        window = Overlay(grey)
        qtbot.addWidget(window)
        window.take(script.session())
        window.take(getattr(script, event)("the same words"))
        window.show_text_now()
        images.append(pixels(window))
    assert images[0] != images[1]


def test_long_drafts_scroll_and_the_newest_line_is_in_sight(overlay, script):
    overlay.take(script.session())
    overlay.take(script.draft(" ".join(f"word{n}" for n in range(60))))
    assert len(shown(overlay)) == 2
    assert shown(overlay)[-1].endswith("word59")
    overlay.take(script.draft("short again"))
    assert shown(overlay) == ["short again"]


def test_right_to_left_lines_stand_at_the_right(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit("שלום עולם"))
    overlay.show_text_now()
    assert overlay.view.visible_lines[0].right_to_left
    image = pixels(overlay)
    middle = image.width() // 2
    empty = image.pixel(5, 5)
    left = {image.pixel(x, y) for x in range(0, middle, 2) for y in range(0, image.height(), 2)}
    right = {
        image.pixel(x, y)
        for x in range(middle, image.width(), 2)
        for y in range(0, image.height(), 2)
    }
    assert left == {empty}
    assert len(right) > 1
