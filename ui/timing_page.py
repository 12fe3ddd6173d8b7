"""Settings page: when text appears, how calm drafts are, and what loudness is measured against."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.settings import Settings
from ui.setting_fields import Choice, ChoiceField, form_of
from ui.settings_page import SettingsPage
from ui.stability_dial import StabilityDial


class TimingPage(SettingsPage):
    """Preset, stability and level policy, in plain words."""

    groups = ("recognition.preset", "recognition.stability", "recognition.level")

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.preset = ChoiceField(self.tr("When text appears"))
        self.stability = StabilityDial()
        self.level = ChoiceField(self.tr("Loudness"))
        form = form_of(self)
        form.addRow(self.tr("&When text appears"), self.preset)
        form.addRow(self.tr("&Drafts"), self.stability)
        form.addRow(self.tr("L&oudness"), self.level)
        self.preset.offer(self._presets(), settings.recognition.preset)
        self.level.offer(self._levels(), settings.recognition.level)
        self.bind_choice("recognition.preset", self.preset)
        self.bind_choice("recognition.level", self.level)
        self.stability.chosen.connect(self._stability_chosen)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        super().show_settings(settings)
        self.stability.choose(settings.recognition.stability)

    def _stability_chosen(self, stability: str) -> None:
        self.edit("recognition.stability", stability)

    def _presets(self) -> list[Choice]:
        return [
            Choice(
                "responsive",
                self.tr("While a sentence is spoken"),
                self.tr("Drafts appear within about a second and are replaced until final."),
            ),
            Choice(
                "agreement",
                self.tr("While a sentence is spoken, final early"),
                self.tr("Words become final once drafts agree on them. For long speech."),
            ),
            Choice(
                "conservative",
                self.tr("After a sentence"),
                self.tr("Only final text, when the speaker pauses. Nothing on screen changes."),
            ),
            Choice(
                "offline",
                self.tr("In long pieces"),
                self.tr("Only final text, up to half a minute late. For recordings."),
            ),
        ]

    def _levels(self) -> list[Choice]:
        return [
            Choice(
                "running",
                self.tr("Compare with the whole session"),
                self.tr("Faint noise between loud sentences is ignored. Best for most rooms."),
            ),
            Choice(
                "per-window",
                self.tr("Judge each moment by itself"),
                self.tr("A quiet speaker after a loud one is still heard; so is more noise."),
            ),
        ]
