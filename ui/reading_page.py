"""Settings page: how captions come and go, and what they tell of."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from app.settings import Settings
from ui.setting_fields import CalmSpinBox, Choice, ChoiceField, ClearCheckBox, form_of, note
from ui.settings_page import SettingsPage


class ReadingPage(SettingsPage):
    """Pace, silence, alert words, screen readers."""

    groups = ("reading.",)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.pace = ChoiceField(self.tr("Pace"))
        self.grow = CalmSpinBox()
        self.grow.setAccessibleName(self.tr("Grow to at most so many lines"))
        self.quiet = CalmSpinBox()
        self.quiet.setSpecialValueText(self.tr("Never"))
        self.quiet.setAccessibleName(self.tr("Step back after silence of"))
        self.quiet_kind = ChoiceField(self.tr("In silence"))
        self.alert_words = QLineEdit()
        self.alert_words.setAccessibleName(self.tr("Words to be told of"))
        self.alert_words.setPlaceholderText(self.tr("Your name, your station…"))
        self.announce = ClearCheckBox(self.tr("&Read finished lines out by a screen reader"))
        self.awake = ClearCheckBox(self.tr("&Keep the screen on while captions run"))
        self._offer()
        self._arrange()
        self.bind_choice("reading.pace", self.pace)
        self.bind_number("reading.grow_lines", self.grow)
        self.bind_number("reading.quiet_s", self.quiet)
        self.bind_choice("reading.quiet", self.quiet_kind)
        self.bind_text("reading.alert_words", self.alert_words)
        self.bind_check("reading.announce", self.announce)
        self.bind_check("reading.stay_awake", self.awake)
        self.show_settings(settings)

    def _arrange(self) -> None:
        form = form_of(self)
        form.addRow(self.tr("&Pace"), self.pace)
        form.addRow(self.tr("&Most lines"), self.grow)
        grown = self.tr(
            "While speech outruns reading, the window grows to so many lines before any of them "
            "leave it."
        )
        form.addRow(note(grown))
        form.addRow(self.tr("After &silence of"), self.quiet)
        form.addRow(self.tr("captions the&n"), self.quiet_kind)
        form.addRow(self.tr("&Alert words"), self.alert_words)
        told = self.tr(
            "Between commas. They are set off in the captions, and the desktop tells you of them."
        )
        form.addRow(note(told))
        form.addRow(self.awake)
        form.addRow(self.announce)
        spoken = self.tr(
            "Drafts are never read out. With the computer's sound captioned, a screen reader that "
            "plays through the same output would be captioned too: let it use another output."
        )
        form.addRow(note(spoken))

    def _offer(self) -> None:
        reading = self.settings.reading
        live = self.tr("The newest word is always in sight; you are told how many lines passed.")
        paced = self.tr("Each line stays until it can be read; you are told how far behind it is.")
        self.pace.offer(
            [Choice("live", self.tr("Live"), live), Choice("paced", self.tr("Paced"), paced)],
            reading.pace,
        )
        back = self.tr("They are back with the first word.")
        self.quiet_kind.offer(
            [Choice("dim", self.tr("grow dim"), back), Choice("hide", self.tr("hide"), back)],
            reading.quiet,
        )
