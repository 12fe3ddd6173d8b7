"""Formats of transcripts: what they are called where one is chosen, and boxes for several."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ui.setting_fields import ClearCheckBox

_COLUMNS = 2


def format_titles() -> dict[str, str]:
    """What each format is called, in the order in which they are offered."""
    translate = QCoreApplication.translate
    return {
        "txt": translate("Formats", "Plain text"),
        "srt": translate("Formats", "Subtitles (SubRip)"),
        "vtt": translate("Formats", "Subtitles (WebVTT)"),
        "ass": translate("Formats", "Subtitles with colours (ASS)"),
        "docx": translate("Formats", "Word document"),
        "md": translate("Formats", "Markdown"),
        "csv": translate("Formats", "Table (CSV)"),
        "json": translate("Formats", "JSON, for programs"),
    }


class FormatBoxes(QWidget):
    """A box for each format.

    Attributes:
        boxes: By the format's name.

    Signals:
        chosen: The names of those that are ticked.
    """

    chosen = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = {name: ClearCheckBox(title) for name, title in format_titles().items()}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for number, box in enumerate(self.boxes.values()):
            grid.addWidget(box, number // _COLUMNS, number % _COLUMNS)
            box.clicked.connect(self._clicked)

    def choose(self, names: Collection[str]) -> None:
        """Tick those of these names."""
        for name, box in self.boxes.items():
            box.setChecked(name in names)

    def _clicked(self) -> None:
        self.chosen.emit(tuple(name for name, box in self.boxes.items() if box.isChecked()))
