"""Exports of the session in sight: which file, which format, and what is written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.exports import write_export
from app.exports.named import with_names
from app.masking import Mask
from app.sentences import in_words
from app.transcript.records import SessionTranscript
from engine.errors import EngineError
from ui.format_boxes import format_titles


class TranscriptExport(QObject):
    """Asks for a file and writes it.

    Attributes:
        mask: What is not to be read in exports.

    Signals:
        folder_chosen: Where the last export went.
        told: What happened, or why it did not.
    """

    folder_chosen = Signal(str)
    told = Signal(str)

    def __init__(
        self,
        window: QWidget,
        transcript: Callable[[], SessionTranscript | None],
        source_name: Callable[[str], str],
        format: str,
        folder: str,
    ) -> None:
        super().__init__(window)
        self.mask = Mask()
        self._window = window
        self._transcript = transcript
        self._source_name = source_name
        self._format = format
        self._folder = folder

    def write(self, path: str, format: str) -> bool:
        """Write the session in sight; whether it was written."""
        try:
            transcript = self._transcript()
            if transcript is None:
                self.told.emit(self.tr("There is no session to export yet."))
                return False
            if format != "json":  # programs want the labels
                transcript = with_names(transcript, self._source_name)
            written = write_export(self.mask.transcript(transcript), format, path)
        except EngineError as error:
            self.told.emit(in_words(error))
            return False
        self.told.emit(self.tr("Saved as {}").format(written))
        self.folder_chosen.emit(str(Path(written).parent))
        return True

    def ask(self, title: str) -> None:
        """Ask where to write a session of this title, and in which format."""
        titles = format_titles()
        kinds = {f"{title} (*.{name})": name for name, title in titles.items()}
        first = next(kind for kind, name in kinds.items() if name == self._format)
        named = title.replace(":", "-").replace("/", "-")
        start = Path(self._folder or Path.home()) / f"{named}.{self._format}"
        caption = self.tr("Export transcript")
        path, kind = QFileDialog.getSaveFileName(
            self._window, caption, str(start), ";;".join(kinds), first
        )
        if not path:
            return
        ending = Path(path).suffix.removeprefix(".").lower()
        chosen = ending if ending in titles else kinds.get(kind, self._format)
        self.write(path if ending else f"{path}.{chosen}", chosen)
