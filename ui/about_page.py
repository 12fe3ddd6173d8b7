"""Settings page: which versions run here, and under which licences."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QSizePolicy, QWidget

from app.licences import Part, parts
from app.settings import Settings
from app.versions import versions
from ui.setting_fields import Choice, ChoiceField, ClearCheckBox, form_of, note
from ui.settings_page import SettingsPage

_SHOWN_LINES = 10


class AboutPage(SettingsPage):
    """Versions and licences, to read and to copy; and a report for whoever helps.

    Signals:
        report_asked: A report is to be written; whether with what was said.
    """

    report_asked = Signal(bool)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._parts: dict[str, Part] = {}
        self.versions = QLabel("\n".join(f"{name} {version}" for name, version in versions()))
        self.versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.part = ChoiceField(self.tr("A part of Surtitle"))
        self.licence = QPlainTextEdit()
        self.licence.setReadOnly(True)
        self.licence.setTabChangesFocus(True)
        self.licence.setAccessibleName(self.tr("Its licence"))
        self.licence.setFixedHeight(self.fontMetrics().lineSpacing() * _SHOWN_LINES)
        told = self.tr(
            "Live captions, made on this computer. Free software under the Apache License 2.0. "
            "Speech models have licences of their own, named beside each of them."
        )
        self.with_text = ClearCheckBox(self.tr("With &what was said"))
        self.report = QPushButton(self.tr("Share this &problem…"))
        self.report.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.report_told = note()
        shared = self.tr(
            "Writes a file that you can send to whoever helps you: versions, settings, events and "
            "their times. It holds no sound and no name of a person, computer, device or file, and "
            "words only if you tick them."
        )
        form = form_of(self)
        form.addRow(note(told))
        form.addRow(self.tr("&Versions"), self.versions)
        form.addRow(self.tr("&Licences"), self.part)
        form.addRow(self.licence)
        form.addRow(note(shared))
        form.addRow(self.with_text)
        form.addRow(self.report)
        form.addRow(self.report_told)
        self.part.chosen.connect(self._part_chosen)
        self.report.clicked.connect(self._ask_for_report)

    def showEvent(self, event: QShowEvent) -> None:
        """Some hundred small files are read when somebody asks for them, not before."""
        if not self._parts:
            self._parts = {f"{part.name} {part.version}": part for part in parts()}
            choices = [Choice(key, key.strip()) for key in self._parts]
            if choices:
                self.part.offer(choices, choices[0].value)
                self._part_chosen(choices[0].value)
        super().showEvent(event)

    def _part_chosen(self, key: str) -> None:
        part = self._parts[key]
        told = [part.licence, part.note, part.text]
        self.licence.setPlainText("\n\n".join(text for text in told if text))

    def tell(self, text: str) -> None:
        """Say what became of the report."""
        self.report_told.setText(text)
        self.report_told.setVisible(bool(text))

    @Slot()
    def _ask_for_report(self) -> None:
        self.report_asked.emit(self.with_text.isChecked())
