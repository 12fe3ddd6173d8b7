"""A report on a problem, written where the user says, with the session's latest events."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from app.events import LogEvent
from app.report.recent import RecentEvents
from app.sentences import in_words
from engine.errors import EngineError
from ui.errand import Errand
from ui.kept_settings import KeptSettings


class ReportDesk(QObject):
    """Owns the latest events and writes them down on request.

    Signals:
        told: What happened, or why it did not.
    """

    told = Signal(str)

    def __init__(self, kept: KeptSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = kept
        self._recent = RecentEvents()
        self._path = Path()
        self._errand = Errand(self)
        self._errand.done.connect(self._written)
        self._errand.failed.connect(self._failed)

    def take(self, event: LogEvent) -> None:
        """Keep an event of the running session."""
        self._recent.take(event)

    @Slot()
    def forget(self) -> None:
        """Keep nothing: sessions were deleted."""
        self._recent.forget()

    def ask(self, window: QWidget, *, with_text: bool) -> None:
        """Ask where to, then write."""
        start = str(Path.home() / "surtitle-report.zip")
        caption = self.tr("Share this problem")
        path, _ = QFileDialog.getSaveFileName(window, caption, start, "ZIP (*.zip)")
        if path:
            self.write(Path(path), with_text=with_text)

    def write(self, path: Path, *, with_text: bool) -> None:
        """Write to a file; ``told`` says when."""
        self._path = path
        settings, events = self._kept.current, self._recent.events()

        def write() -> None:
            from app.report.bundle import write_report

            write_report(path, settings, events, with_text=with_text)

        self._errand.send(write)

    @Slot(object)
    def _written(self, _nothing: object) -> None:
        told = self.tr("Saved as {path}. Read it before you send it.")
        self.told.emit(told.format(path=self._path))

    @Slot(object)
    def _failed(self, error: EngineError) -> None:
        self.told.emit(in_words(error))
