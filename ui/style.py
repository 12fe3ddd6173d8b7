"""Colours and letters: contrast by WCAG, fonts that come along, and the application's icon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon

from app.settings import AppearanceSettings
from ui.presets import DYSLEXIA_FONT
from ui.status import SOURCE_NAMES

MIN_CONTRAST = 4.5
"""WCAG 2.2, 1.4.3 (AA), text below 24 px."""


@dataclass(frozen=True, slots=True)
class ContrastReport:
    """The least contrast that each kind of text has, whatever is behind the window."""

    text: float
    draft: float
    names: float

    @property
    def is_enough(self) -> bool:
        """All reach WCAG AA."""
        return self.least >= MIN_CONTRAST

    @property
    def least(self) -> float:
        """Of the text that is hardest to read."""
        return min(self.text, self.draft, self.names)


def luminance(color: QColor) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""

    def linear(channel: float) -> float:
        if channel <= 0.04045:
            return channel / 12.92
        return float(((channel + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(c) for c in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio, 1 to 21 (WCAG 2.2)."""
    return _ratio(luminance(one), luminance(other))


def over(color: QColor, backdrop: QColor, opacity: float) -> QColor:
    """``color`` at an opacity over a backdrop, as a compositor blends them."""

    def blended(upper: float, lower: float) -> float:
        return opacity * upper + (1.0 - opacity) * lower

    return QColor.fromRgbF(
        blended(color.redF(), backdrop.redF()),
        blended(color.greenF(), backdrop.greenF()),
        blended(color.blueF(), backdrop.blueF()),
    )


def least_contrast(text: QColor, background: QColor, opacity: float) -> float:
    """Contrast of a text over a translucent background with the worst backdrop behind it."""
    darkest = luminance(over(background, QColor("black"), opacity))
    lightest = luminance(over(background, QColor("white"), opacity))
    own = luminance(text)
    if darkest <= own <= lightest:
        return 1.0
    return min(_ratio(own, darkest), _ratio(own, lightest))


def report(appearance: AppearanceSettings) -> ContrastReport:
    """The contrast of finished text, drafts and speakers' names.

    Letters with an outline are read against it, whatever is behind the window.
    """
    background = QColor(appearance.background_color)
    opacity = 1.0 if appearance.edge == "outline" else appearance.opacity
    text, draft, you, others = (
        least_contrast(QColor(color), background, opacity)
        for color in (
            appearance.text_color,
            appearance.draft_color,
            appearance.you_color,
            appearance.others_color,
        )
    )
    return ContrastReport(text, draft, min(you, others))


def speaker_names(appearance: AppearanceSettings) -> Mapping[str, str]:
    """What the sources are called in captions and transcripts."""
    named = {**SOURCE_NAMES, "mic": appearance.you_name, "system": appearance.others_name}
    return {kind: QCoreApplication.translate("Sources", name) for kind, name in named.items()}


def speaker_color(appearance: AppearanceSettings, source: str) -> QColor:
    """The colour of a source's name; one that is neither yours nor others' has the drafts'."""
    kind = source.partition(" ")[0]
    colors = {"mic": appearance.you_color, "system": appearance.others_color}
    return QColor(colors.get(kind, appearance.draft_color))


def is_dark(appearance: AppearanceSettings) -> bool:
    """Whether the overlay's background is the darker part."""
    return luminance(QColor(appearance.background_color)) < luminance(QColor(appearance.text_color))


def caption_font(appearance: AppearanceSettings) -> QFont:
    """The one font of committed text and drafts: a commit must not change a word's width."""
    if appearance.font_family == DYSLEXIA_FONT:
        load_bundled_fonts()
    font = QFont(appearance.font_family) if appearance.font_family else QFont()
    font.setPixelSize(appearance.font_size_px)
    font.setWeight(QFont.Weight(max(100, round(appearance.font_weight, -2))))
    return font


@cache
def load_bundled_fonts() -> tuple[str, ...]:
    """Make the fonts of ``resources/fonts`` known, and return their families."""
    families: dict[str, None] = {}
    for name in ("OpenDyslexic-Regular.otf", "OpenDyslexic-Bold.otf"):
        with as_file(files("resources") / "fonts" / name) as path:
            number = QFontDatabase.addApplicationFont(str(path))
        families |= dict.fromkeys(QFontDatabase.applicationFontFamilies(number))
    return tuple(families)


def application_icon() -> QIcon:
    """The icon from ``resources/surtitle.svg``."""
    with as_file(files("resources") / "surtitle.svg") as path:
        return QIcon(str(path))


def _ratio(one: float, other: float) -> float:
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)
