"""Looks that go together: of colours, and of letters. The system's own choice among the colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.settings import AppearanceSettings

Look = Mapping[str, Any]
"""Fields of AppearanceSettings and their values."""

DYSLEXIA_FONT = "OpenDyslexic"
"""The family of ``resources/fonts``."""

_COLOR_KEYS = (
    "text_color",
    "draft_color",
    "background_color",
    "opacity",
    "you_color",
    "others_color",
)
_LETTER_KEYS = ("font_family", "font_size_px", "font_weight")


def _standard(keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: getattr(AppearanceSettings(), key) for key in keys}


_DARK = str(QT_TRANSLATE_NOOP("Presets", "Dark"))
_LIGHT = str(QT_TRANSLATE_NOOP("Presets", "Light"))
_HIGH_CONTRAST = str(QT_TRANSLATE_NOOP("Presets", "High contrast"))
_WARM = str(QT_TRANSLATE_NOOP("Presets", "Warm"))
_NORMAL = str(QT_TRANSLATE_NOOP("Presets", "Normal"))
_LARGE = str(QT_TRANSLATE_NOOP("Presets", "Large"))
_DYSLEXIA = str(QT_TRANSLATE_NOOP("Presets", "Dyslexia-friendly"))

PRESETS: Mapping[str, Look] = {
    _DARK: _standard(_COLOR_KEYS),
    _LIGHT: {
        "text_color": "#12161a",
        "draft_color": "#3c4752",
        "background_color": "#fbfbf9",
        "opacity": 0.92,
        "you_color": "#00507a",
        "others_color": "#7a3c00",
    },
    _HIGH_CONTRAST: {
        "text_color": "#ffff00",
        "draft_color": "#ffffff",
        "background_color": "#000000",
        "opacity": 1.0,
        "you_color": "#00ffff",
        "others_color": "#7cff7c",
    },
    _WARM: {
        "text_color": "#ffe9b8",
        "draft_color": "#cdbb96",
        "background_color": "#1b1610",
        "opacity": 0.9,
        "you_color": "#a9d6e8",
        "others_color": "#ffc46b",
    },
}
"""Colours that go together, by the name that the settings offer."""

LETTERS: Mapping[str, Look] = {
    _NORMAL: _standard(_LETTER_KEYS),
    _LARGE: {"font_family": "", "font_size_px": 48, "font_weight": 600},
    _DYSLEXIA: {"font_family": DYSLEXIA_FONT, "font_size_px": 28, "font_weight": 400},
}
"""Typeface, size and weight that go together, likewise."""


@dataclass(frozen=True, slots=True)
class SystemChoice:
    """What the desktop's settings ask of every program.

    Attributes:
        dark: Light on dark; also where the system has no opinion, as captions usually are.
        high_contrast: Colours far apart.
        reduced_motion: Nothing slides or fades.
    """

    dark: bool = True
    high_contrast: bool = False
    reduced_motion: bool = False


def preset_title(name: str) -> str:
    """What a preset is called in the language of the windows."""
    return QCoreApplication.translate("Presets", name)


def preset_of(appearance: AppearanceSettings, presets: Mapping[str, Look]) -> str:
    """The preset that an appearance has; empty where it is none of them."""
    for name, look in presets.items():
        if all(getattr(appearance, key) == value for key, value in look.items()):
            return name
    return ""


def as_the_system(appearance: AppearanceSettings, choice: SystemChoice) -> AppearanceSettings:
    """The appearance in the colours that the system asks for, where it is to follow it."""
    if not appearance.follow_system:
        return appearance
    name = _HIGH_CONTRAST if choice.high_contrast else _DARK if choice.dark else _LIGHT
    return replace(appearance, **PRESETS[name])
