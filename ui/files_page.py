"""Settings page: what becomes of media files."""

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
from ui.format_boxes import FormatBoxes
from ui.setting_fields import ClearCheckBox, form_of, note
from ui.settings_page import SettingsPage


class FilesPage(SettingsPage):
    """Exports beside the files, and the watched folder."""

    groups = ("files.",)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.formats = FormatBoxes()
        self.word_times = ClearCheckBox(self.tr("Find the &times of words too"))
        self.folder = QLineEdit()
        self.folder.setAccessibleName(self.tr("Watched folder"))
        self.folder.setPlaceholderText(self.tr("None"))
        self.choose_folder = QPushButton(self.tr("Choose…"))
        self.choose_folder.setAccessibleName(self.tr("Choose the watched folder"))
        self.choose_folder.setAutoDefault(False)
        self._arrange()
        self.formats.chosen.connect(lambda names: self.edit("files.formats", names))
        self.bind_check("files.word_times", self.word_times)
        self.bind_text("files.watched_folder", self.folder)
        self.choose_folder.clicked.connect(self._ask_folder)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show values that came from elsewhere."""
        super().show_settings(settings)
        self.formats.choose(settings.files.formats)

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.folder, 1)
        row.addWidget(self.choose_folder)
        watched = QLabel(self.tr("&Watched folder"))
        watched.setBuddy(self.folder)
        form = form_of(self)
        dropped = self.tr("Drop sound or video files on any window: they become transcripts.")
        form.addRow(note(dropped))
        form.addRow(QLabel(self.tr("Save beside the file")))
        form.addRow(self.formats)
        named = self.tr("They are called as the file is. An older one of that name is replaced.")
        form.addRow(note(named))
        form.addRow(self.word_times)
        form.addRow(watched, row)
        found = self.tr("Media files that appear in it are transcribed while Surtitle runs.")
        form.addRow(note(found))

    def _ask_folder(self) -> None:
        start = self.settings.files.watched_folder
        folder = QFileDialog.getExistingDirectory(self, self.tr("Folder to watch"), start)
        if folder:
            self.edit("files.watched_folder", folder)
