"""Settings page: what is kept of a session, and what is written when it ends."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from app.settings import Settings
from ui.format_boxes import FormatBoxes, format_titles
from ui.setting_fields import CalmSpinBox, Choice, ChoiceField, ClearCheckBox, form_of, note
from ui.settings_page import SettingsPage


class TranscriptPage(SettingsPage):
    """Keeping, and exporting."""

    groups = (
        "transcript.store",
        "transcript.keep_days",
        "transcript.export_format",
        "transcript.export_folder",
        "transcript.export_on_stop",
        "transcript.stop_formats",
    )

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.store = ChoiceField(self.tr("Transcripts"))
        self.keep_days = CalmSpinBox()
        self.keep_days.setAccessibleName(self.tr("Delete sessions after"))
        self.keep_days.setSpecialValueText(self.tr("Never"))
        self.keep_days.setSuffix(self.tr(" days"))
        self.format = ChoiceField(self.tr("Export as"))
        self.folder = QLineEdit()
        self.folder.setAccessibleName(self.tr("Folder of exports"))
        self.folder.setPlaceholderText(self.tr("Asked each time"))
        self.choose_folder = QPushButton(self.tr("Choose…"))
        self.choose_folder.setAccessibleName(self.tr("Choose the folder of exports"))
        self.on_stop = ClearCheckBox(self.tr("E&xport each session there when it ends"))
        self.stop_formats = FormatBoxes()
        self._arrange()
        self._offer()
        self.bind_choice("transcript.store", self.store)
        self.bind_number("transcript.keep_days", self.keep_days)
        self.bind_choice("transcript.export_format", self.format)
        self.bind_text("transcript.export_folder", self.folder)
        self.bind_check("transcript.export_on_stop", self.on_stop)
        self.choose_folder.clicked.connect(self._ask_folder)
        self.stop_formats.chosen.connect(lambda names: self.edit("transcript.stop_formats", names))
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        super().show_settings(settings)
        kept = settings.transcript
        self.keep_days.setEnabled(kept.store == "keep")
        self.on_stop.setEnabled(bool(kept.export_folder))
        self.stop_formats.choose(kept.stop_formats)
        self.stop_formats.setEnabled(bool(kept.export_folder) and kept.export_on_stop)

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.folder, 1)
        row.addWidget(self.choose_folder)
        form = form_of(self)
        form.addRow(self.tr("&Transcripts"), self.store)
        form.addRow(self.tr("&Delete after"), self.keep_days)
        form.addRow(self.tr("&Export as"), self.format)
        label = QLabel(self.tr("&Folder"))
        label.setBuddy(self.folder)
        form.addRow(label, row)
        form.addRow(self.on_stop)
        form.addRow(self.stop_formats)
        told = self.tr("For this, choose a folder. A file that is there is never written over.")
        form.addRow(note(told))

    def _offer(self) -> None:
        kept = self.settings.transcript
        here = self.tr("On this computer only. Sound is kept where you ask for it (Privacy).")
        gone = self.tr("They are forgotten when Surtitle closes. Applies at its next start.")
        self.store.offer(
            [
                Choice("keep", self.tr("Keep"), here),
                Choice("nothing", self.tr("Keep nothing"), gone),
            ],
            kept.store,
        )
        self.format.offer(
            [Choice(name, title) for name, title in format_titles().items()], kept.export_format
        )

    def _ask_folder(self) -> None:
        start = self.settings.transcript.export_folder
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder of exports"), start)
        if folder:
            self.edit("transcript.export_folder", folder)
