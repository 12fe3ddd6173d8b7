"""Contrast, by WCAG's own figures, and what the presets promise."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo

from app.settings import AppearanceSettings, Settings
from ui.presets import (
    DYSLEXIA_FONT,
    LETTERS,
    PRESETS,
    SystemChoice,
    as_the_system,
    preset_of,
)
from ui.style import (
    MIN_CONTRAST,
    application_icon,
    caption_font,
    contrast,
    is_dark,
    least_contrast,
    over,
    report,
)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("#000000", "#ffffff", 21.0),
        ("#ffffff", "#ffffff", 1.0),
        ("#777777", "#ffffff", 4.48),  # the well-known near miss
        ("#767676", "#ffffff", 4.54),
        ("#ff0000", "#ffffff", 4.0),
        ("#0000ff", "#ffffff", 8.59),
    ],
)
def test_contrast_agrees_with_wcag(one, other, expected):
    assert contrast(QColor(one), QColor(other)) == pytest.approx(expected, abs=0.01)
    assert contrast(QColor(other), QColor(one)) == pytest.approx(expected, abs=0.01)


def test_a_translucent_background_is_judged_by_its_worst_backdrop():
    white, black = QColor("white"), QColor("black")
    assert least_contrast(white, black, 1.0) == pytest.approx(21.0)
    half = over(black, white, 0.5)
    assert least_contrast(white, black, 0.5) == pytest.approx(contrast(white, half), rel=1e-3)
    assert least_contrast(white, black, 0.0) == 1.0
    # Some backdrop between the two has the text's own lightness.
    assert least_contrast(QColor("#808080"), QColor("#808080"), 0.5) == 1.0


def test_the_defaults_are_easy_to_read():
    assert report(AppearanceSettings()).is_enough


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_easy_to_read_and_valid(name):
    settings = Settings()
    for key, value in PRESETS[name].items():
        settings = settings.with_value(f"appearance.{key}", value)
    found = report(settings.appearance)
    assert min(found.text, found.draft, found.names) >= MIN_CONTRAST


def test_what_is_hard_to_read_is_found():
    clear = replace(AppearanceSettings(), opacity=0.1)
    assert not report(clear).is_enough
    pale = replace(AppearanceSettings(), draft_color="#404448", opacity=1.0)
    assert not report(pale).is_enough
    dim_name = replace(AppearanceSettings(), you_color="#404448", opacity=1.0)
    assert not report(dim_name).is_enough


def test_dark_and_light():
    assert is_dark(AppearanceSettings())
    assert not is_dark(replace(AppearanceSettings(), **PRESETS["Light"]))


def test_the_font_follows_the_settings(qapp):
    font = caption_font(replace(AppearanceSettings(), font_family="DejaVu Sans", font_size_px=44))
    assert (font.family(), font.pixelSize()) == ("DejaVu Sans", 44)


def test_the_icon_is_drawn(qapp):
    picture = application_icon().pixmap(64, 64).toImage()
    assert {picture.pixel(x, y) for x in range(0, 64, 4) for y in range(0, 64, 4)} != {0}


def test_colours_follow_the_system_only_where_they_are_to():
    own = AppearanceSettings(follow_system=False, text_color="#ffee00")
    assert as_the_system(own, SystemChoice(dark=False)) == own
    followed = AppearanceSettings(text_color="#ffee00")
    for choice, name in (
        (SystemChoice(), "Dark"),
        (SystemChoice(dark=False), "Light"),
        (SystemChoice(dark=False, high_contrast=True), "High contrast"),
    ):
        shown = as_the_system(followed, choice)
        assert preset_of(shown, PRESETS) == name
        assert shown.font_size_px == followed.font_size_px
    assert preset_of(own, PRESETS) == ""


def test_the_dyslexia_friendly_letters_come_along(qapp):
    look = replace(AppearanceSettings(), **LETTERS["Dyslexia-friendly"])
    font = caption_font(look)
    assert QFontInfo(font).family() == DYSLEXIA_FONT == font.family()
    bold = caption_font(replace(look, font_weight=700))
    assert QFontInfo(bold).bold()
    assert font.pixelSize() == 28
    licence = files("resources") / "fonts" / "OpenDyslexic-OFL.txt"
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence.read_text(encoding="utf-8")


def test_weights_are_whole_hundreds(qapp):
    font = caption_font(AppearanceSettings(font_weight=649))
    assert font.weight() == QFont.Weight.DemiBold


def test_an_outline_makes_up_for_a_clear_background():
    clear = AppearanceSettings(opacity=0.2)
    assert not report(clear).is_enough
    assert report(replace(clear, edge="outline")).is_enough
    assert not report(replace(clear, edge="shadow")).is_enough
