"""What helps a reader keep up: the last minute, copies, marks, alert words, large print."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.events import CommittedEvent, LogEvent, SessionEvent, StatusEvent
from app.settings import AppearanceSettings, Settings
from app.transcript.store import TranscriptStore
from engine.errors import EngineError
from ui.commands import Commands
from ui.large_print import LargePrint
from ui.line_painting import alert_words, found_words
from ui.missed_panel import MissedPanel
from ui.overlay import Overlay
from ui.placement import screen_under
from ui.recent import Recent
from ui.status import clock_text
from ui.style import speaker_names

logger = logging.getLogger(__name__)


class ReadingAids(QObject):
    """Windows and actions beside the captions.

    Signals:
        marked: A moment, in session seconds, was marked and kept.
        alerted: A finished line that holds an alert word.
    """

    marked = Signal(float)
    alerted = Signal(str)

    def __init__(
        self,
        overlay: Overlay,
        store: TranscriptStore,
        commands: Commands,
        appearance: AppearanceSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.recent = Recent()
        self.missed: MissedPanel | None = None
        self.large_print: LargePrint | None = None
        self._overlay = overlay
        self._store = store
        self._commands = commands
        self._appearance = appearance
        self._animated = True
        self._alert_words: tuple[str, ...] = ()
        self._is_over = True

    @property
    def windows(self) -> list[QWidget]:
        """Those that were opened."""
        return [window for window in (self.missed, self.large_print) if window is not None]

    def set_settings(self, settings: Settings) -> None:
        """Take another look, other names, other alert words."""
        self._appearance = settings.appearance
        self._alert_words = alert_words(settings.reading.alert_words)
        self.recent.names = speaker_names(settings.appearance)
        for window in (self.missed, self.large_print):
            if window is not None:
                window.set_appearance(settings.appearance)

    def set_animated(self, on: bool) -> None:
        """Let lines slide in large print, or not."""
        self._animated = on
        if self.large_print is not None:
            self.large_print.view.animated = on

    def take(self, event: LogEvent) -> None:
        """Note one event of the log."""
        self.recent.take(event)
        if isinstance(event, SessionEvent):
            self._is_over = False
        elif isinstance(event, StatusEvent) and not event.source:
            self._is_over = event.state in {"stopped", "failed"}
        if isinstance(event, CommittedEvent) and found_words(event.text, self._alert_words):
            self.alerted.emit(" ".join(event.text.split()))
        if self.large_print is not None:
            self.large_print.take(event)

    @Slot()
    def toggle_missed(self) -> None:
        """Show the last minute beside the captions, or put it away."""
        if self.missed is None:
            self.missed = MissedPanel(self._appearance)
            self._commands.give_to(self.missed)
        if self.missed.isVisible():
            self.missed.close()
            return
        area = screen_under(self._overlay).availableGeometry()
        self.missed.show_lines(self.recent.missed(), self._overlay.frameGeometry(), area)
        self._overlay.forgive()

    @Slot()
    def copy_last_lines(self) -> None:
        """Put the newest lines on the clipboard."""
        lines = self.recent.last_lines()
        if lines:
            QGuiApplication.clipboard().setText("\n".join(lines))
        told = self.tr("Copied the last {} lines").format(len(lines))
        self._overlay.controls.tell(told if lines else self.tr("Nothing to copy yet"))

    @Slot()
    def mark_moment(self) -> None:
        """Mark this moment in the transcript."""
        header, at = self.recent.header, self.recent.now_s
        tell = self._overlay.controls.tell
        if header is None or self._is_over:
            tell(self.tr("Nothing to mark: captions are off"))
            return
        try:
            session = next(s.id for s in self._store.sessions() if s.started == header.started)
            self._store.annotations.add_mark(session, at)
        except (StopIteration, EngineError) as error:
            logger.warning("no mark: %s", error)
            tell(self.tr("The mark could not be kept"))
            return
        self.marked.emit(at)
        tell(self.tr("Marked {}").format(clock_text(at)))

    @Slot()
    def toggle_large_print(self) -> None:
        """Fill the screen that the captions are on with them, or leave it."""
        if self.large_print is not None and self.large_print.isVisible():
            self.large_print.close()
            return
        if self.large_print is None:
            self.large_print = LargePrint(self._appearance)
            self.large_print.view.animated = self._animated
            self._commands.give_to(self.large_print)
            for event in self.recent.events():
                self.large_print.take(event)
        self.large_print.setGeometry(screen_under(self._overlay).geometry())
        self.large_print.showFullScreen()
