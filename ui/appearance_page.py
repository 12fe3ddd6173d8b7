"""Settings page: how captions look, with a preview and a word about contrast."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from app.settings import AppearanceSettings, Settings
from ui.caption_preview import CaptionPreview
from ui.presets import (
    DYSLEXIA_FONT,
    LETTERS,
    PRESETS,
    SystemChoice,
    as_the_system,
    preset_of,
    preset_title,
)
from ui.setting_fields import (
    CalmSlider,
    CalmSpinBox,
    Choice,
    ChoiceField,
    ColorField,
    SpeakerField,
    form_of,
    note,
)
from ui.settings_page import SettingsPage
from ui.style import MIN_CONTRAST, load_bundled_fonts, report, speaker_names

_SYSTEM = "system"
_COLORS = ("text_color", "draft_color", "background_color", "you_color", "others_color")
_WEIGHTS = (400, 500, 600, 700)


class AppearancePage(SettingsPage):
    """Letters, colours and the window around them."""

    groups = ("appearance.",)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._system = SystemChoice()
        self.preview = CaptionPreview(settings.appearance)
        self.contrast = note()
        self.preset = ChoiceField(self.tr("Colours"))
        self.letters = ChoiceField(self.tr("Letters"))
        self.family = ChoiceField(self.tr("Typeface"))
        self.letter_height = _named(CalmSpinBox(), self.tr("Letter height"))
        self.weight = ChoiceField(self.tr("Weight"))
        self.edge = ChoiceField(self.tr("Edge of the letters"))
        self.lines = _named(CalmSpinBox(), self.tr("Lines"))
        self.window_width = _named(CalmSpinBox(), self.tr("Width of the window"))
        self.margin = _named(CalmSpinBox(), self.tr("Margins"))
        self.corners = _named(CalmSpinBox(), self.tr("Corners"))
        self.text_color = ColorField(self.tr("Finished text"))
        self.draft_color = ColorField(self.tr("Drafts"))
        self.background_color = ColorField(self.tr("Background"))
        self.you = SpeakerField(self.tr("Microphone"), "you")
        self.others = SpeakerField(self.tr("Computer sound"), "others")
        self.opacity = CalmSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(0, 100)
        self.opacity.setAccessibleName(self.tr("Opacity of the background"))
        self.opacity_value = QLabel()
        self._offer()
        self._arrange()
        self._bind()
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        super().show_settings(settings)
        shown = as_the_system(settings.appearance, self._system)
        for field, color in (
            (self.text_color, shown.text_color),
            (self.draft_color, shown.draft_color),
            (self.background_color, shown.background_color),
        ):
            field.show_color(color)
        names = speaker_names(shown)
        self.you.show_speaker(names["mic"], shown.you_color)
        self.others.show_speaker(names["system"], shown.others_color)
        self.opacity.blockSignals(True)
        self.opacity.setValue(round(shown.opacity * 100))
        self.opacity.blockSignals(False)
        self.opacity_value.setText(f"{shown.opacity:.0%}")
        self._show_presets(shown)
        self.preview.show_appearance(shown)
        self._judge(shown)

    def show_system_choice(self, choice: SystemChoice) -> None:
        """The desktop asks for other colours."""
        self._system = choice
        self.show_settings(self.settings)

    def _offer(self) -> None:
        chosen = self.settings.appearance
        bundled = load_bundled_fonts()
        families = dict.fromkeys(
            [
                *bundled,
                *(f for f in QFontDatabase.families() if not QFontDatabase.isPrivateFamily(f)),
            ]
        )
        told = {DYSLEXIA_FONT: self.tr("Letters with heavy bottoms, to be told apart easily.")}
        self.family.offer(
            [
                Choice("", self.tr("The system's")),
                *(Choice(family, family, told.get(family, "")) for family in families),
            ],
            chosen.font_family,
        )
        names = (self.tr("Regular"), self.tr("Medium"), self.tr("Semi-bold"), self.tr("Bold"))
        self.weight.offer(
            [Choice(str(w), name) for w, name in zip(_WEIGHTS, names, strict=True)],
            str(chosen.font_weight),
        )
        self.edge.offer(
            [
                Choice("none", self.tr("None")),
                Choice("outline", self.tr("Outline"), self.tr("In the background's colour.")),
                Choice("shadow", self.tr("Shadow"), self.tr("In the background's colour.")),
            ],
            chosen.edge,
        )

    def _arrange(self) -> None:
        opacity = QHBoxLayout()
        opacity.addWidget(self.opacity, 1)
        opacity.addWidget(self.opacity_value)
        self.opacity_value.setMinimumWidth(self.fontMetrics().horizontalAdvance("100 %"))
        form = form_of(self)
        form.addRow(self.preview)
        form.addRow(self.contrast)
        form.addRow(self.tr("&Colours"), self.preset)
        form.addRow(self.tr("&Letters"), self.letters)
        form.addRow(self.tr("&Typeface"), self.family)
        form.addRow(self.tr("Letter &height"), self.letter_height)
        form.addRow(self.tr("&Weight"), self.weight)
        form.addRow(self.tr("&Edge of the letters"), self.edge)
        form.addRow(self.tr("&Finished text"), self.text_color)
        form.addRow(self.tr("&Drafts"), self.draft_color)
        form.addRow(self.tr("&Background"), self.background_color)
        opacity_label = QLabel(self.tr("&Opacity"))
        opacity_label.setBuddy(self.opacity)
        form.addRow(opacity_label, opacity)
        form.addRow(self.tr("Li&nes"), self.lines)
        form.addRow(self.tr("W&idth"), self.window_width)
        form.addRow(self.tr("M&argins"), self.margin)
        form.addRow(self.tr("Corne&rs"), self.corners)
        names = self.tr("With two sources each is called by a name, in captions and transcripts.")
        form.addRow(note(names))
        form.addRow(self.tr("&Microphone"), self.you)
        form.addRow(self.tr("Com&puter sound"), self.others)

    def _bind(self) -> None:
        self.bind_choice("appearance.font_family", self.family)
        self.bind_number("appearance.font_size_px", self.letter_height)
        self.bind_choice("appearance.edge", self.edge)
        self.bind_number("appearance.lines", self.lines)
        self.bind_number("appearance.width_px", self.window_width)
        self.bind_number("appearance.margin_px", self.margin)
        self.bind_number("appearance.corner_px", self.corners)
        self.weight.chosen.connect(self._weight_chosen)
        self.preset.chosen.connect(self._preset_chosen)
        self.letters.chosen.connect(self._letters_chosen)
        self.opacity.valueChanged.connect(self._opacity_changed)
        self.text_color.chosen.connect(lambda color: self._own("text_color", color))
        self.draft_color.chosen.connect(lambda color: self._own("draft_color", color))
        self.background_color.chosen.connect(lambda color: self._own("background_color", color))
        for speaker in (self.you, self.others):
            speaker.edited.connect(self._speaker_edited)

    def _show_presets(self, shown: AppearanceSettings) -> None:
        own = Choice("", self.tr("My own"))
        named = [Choice(name, preset_title(name)) for name in PRESETS]
        told = self.tr("Dark, light or high contrast, as the desktop is set.")
        system = Choice(_SYSTEM, self.tr("Like the system"), told)
        current = _SYSTEM if shown.follow_system else preset_of(shown, PRESETS)
        self.preset.offer([system, *named, *([] if current else [own])], current)
        letters = [Choice(name, preset_title(name)) for name in LETTERS]
        current = preset_of(shown, LETTERS)
        self.letters.offer(letters if current else [*letters, own], current)
        weights = [str(weight) for weight in _WEIGHTS]
        nearest = min(weights, key=lambda weight: abs(int(weight) - shown.font_weight))
        self.weight.choose(nearest)

    def _judge(self, shown: AppearanceSettings) -> None:
        found = report(shown)
        least = found.least
        if found.is_enough:
            text = self.tr("✓ Easy to read: contrast at least {:.1f} : 1, whatever is behind.")
        else:
            text = self.tr(
                "⚠ Hard to read: contrast can fall to {:.1f} : 1, and {:.1f} : 1 is the least "
                "that is recommended. Choose a more opaque background, or colours further apart."
            )
        self.contrast.setText(text.format(least, MIN_CONTRAST))
        font = QFont(self.contrast.font())
        font.setBold(not found.is_enough)
        self.contrast.setFont(font)
        self.contrast.setVisible(True)

    def _preset_chosen(self, name: str) -> None:
        if name == _SYSTEM:
            self.edit("appearance.follow_system", True)
            return
        for key, value in PRESETS.get(name, {}).items():
            self.edit(f"appearance.{key}", value)
        self.edit("appearance.follow_system", False)

    def _letters_chosen(self, name: str) -> None:
        for key, value in LETTERS.get(name, {}).items():
            self.edit(f"appearance.{key}", value)

    def _weight_chosen(self, weight: str) -> None:
        self.edit("appearance.font_weight", int(weight))

    def _opacity_changed(self, percent: int) -> None:
        self._own("opacity", percent / 100)

    def _speaker_edited(self, key: str, value: object) -> None:
        self._own(key.removeprefix("appearance."), value)

    def _own(self, name: str, value: object) -> None:
        """Another colour: the others become the user's own as they are in sight."""
        if self.settings.appearance.follow_system and name in {*_COLORS, "opacity"}:
            shown = as_the_system(self.settings.appearance, self._system)
            for key in (*_COLORS, "opacity"):
                self.edit(f"appearance.{key}", getattr(shown, key))
            self.edit("appearance.follow_system", False)
        self.edit(f"appearance.{name}", value)


def _named(box: CalmSpinBox, name: str) -> CalmSpinBox:
    box.setAccessibleName(name)
    return box
