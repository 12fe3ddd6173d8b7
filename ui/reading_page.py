"""Settings page: how captions come and go, and what they tell of."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from app.settings import ReadingSettings
from ui.setting_fields import CalmSpinBox, Choice, ChoiceField, ClearCheckBox, form_of, note


class ReadingPage(QWidget):
    """Pace, dimming, alert words, screen readers.

    Signals:
        edited: A setting's dotted name, and its new value.
    """

    edited = Signal(str, object)

    def __init__(self, reading: ReadingSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pace = ChoiceField(self.tr("Pace"))
        self.quiet = CalmSpinBox()
        self.quiet.setRange(0, 3600)
        self.quiet.setSuffix(" s")
        self.quiet.setSpecialValueText(self.tr("Never"))
        self.quiet.setAccessibleName(self.tr("Dim after silence of"))
        self.alert_words = QLineEdit()
        self.alert_words.setAccessibleName(self.tr("Words to be told of"))
        self.alert_words.setPlaceholderText(self.tr("Your name, your station…"))
        self.announce = ClearCheckBox(self.tr("&Read finished lines out by a screen reader"))
        self.awake = ClearCheckBox(self.tr("&Keep the screen on while captions run"))
        form = form_of(self)
        form.addRow(self.tr("&Pace"), self.pace)
        form.addRow(self.tr("&Dim after silence of"), self.quiet)
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
        self.pace.chosen.connect(self._pace_chosen)
        self.quiet.valueChanged.connect(self._quiet_changed)
        self.alert_words.editingFinished.connect(self._words_edited)
        self.announce.toggled.connect(self._announce_toggled)
        self.awake.toggled.connect(self._awake_toggled)
        self.show_reading(reading)

    def show_reading(self, reading: ReadingSettings) -> None:
        """Show values that came from elsewhere."""
        self._reading = reading
        live = self.tr("The newest word is always in sight; you are told how many lines passed.")
        paced = self.tr("Each line stays until it can be read; you are told how far behind it is.")
        self.pace.offer(
            [Choice("live", self.tr("Live"), live), Choice("paced", self.tr("Paced"), paced)],
            reading.pace,
        )
        for field in (self.quiet, self.announce, self.awake):
            field.blockSignals(True)
        self.quiet.setValue(reading.quiet_s)
        self.announce.setChecked(reading.announce)
        self.awake.setChecked(reading.stay_awake)
        for field in (self.quiet, self.announce, self.awake):
            field.blockSignals(False)
        self.alert_words.setText(reading.alert_words)

    def _pace_chosen(self, pace: str) -> None:
        self.edited.emit("reading.pace", pace)

    def _quiet_changed(self, seconds: int) -> None:
        self.edited.emit("reading.quiet_s", seconds)

    def _words_edited(self) -> None:
        if self.alert_words.text() != self._reading.alert_words:
            self.edited.emit("reading.alert_words", self.alert_words.text())

    def _announce_toggled(self, on: bool) -> None:
        self.edited.emit("reading.announce", on)

    def _awake_toggled(self, on: bool) -> None:
        self.edited.emit("reading.stay_awake", on)
