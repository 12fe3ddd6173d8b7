"""Letters with an outline or a shadow stay legible where the background is clear."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from app.captions.layout import Passage
from app.settings import AppearanceSettings
from ui.caption_view import CaptionView
from ui.style import contrast


def dark_pixels(qtbot, edge):
    """Of the background's colour, in white letters on what is otherwise transparent."""
    look = AppearanceSettings(opacity=0.0, background_color="#000000", edge=edge)
    ground = QWidget()
    ground.setPalette(QPalette(QColor("white")))
    qtbot.addWidget(ground)
    view = CaptionView(replace(look, follow_system=False), ground)
    view.resize(400, view.height_for(1))
    view.set_passages([Passage("1", "Legible", True, "", "mic")])
    ground.resize(view.size())
    ground.show()
    picture = ground.grab().toImage()
    white = QColor("white")
    return sum(
        contrast(picture.pixelColor(x, y), white) >= 4.5
        for y in range(picture.height())
        for x in range(picture.width())
    )


@pytest.mark.parametrize(("edge", "least"), [("outline", 300), ("shadow", 100)])
def test_white_letters_on_white_are_seen_by_their_edge(qtbot, edge, least):
    assert dark_pixels(qtbot, "none") == 0
    assert dark_pixels(qtbot, edge) >= least
