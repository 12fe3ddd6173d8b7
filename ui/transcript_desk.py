"""The transcript window, made when it is first needed, and what it asks of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.events import LogEvent
from app.settings import Settings
from app.transcript.store import TranscriptStore
from engine.files.gate import LiveFirst
from ui.commands import Commands
from ui.files import FileDesk
from ui.kept_settings import KeptSettings
from ui.style import speaker_names
from ui.window_edges import bring_forward

if TYPE_CHECKING:
    from ui.transcript_window import TranscriptWindow


class TranscriptDesk(QObject):
    """Owns the window.

    Attributes:
        made: The window; None as long as nobody needed it.
    """

    def __init__(
        self,
        kept: KeptSettings,
        store: TranscriptStore,
        commands: Commands,
        files: FileDesk,
        live_first: LiveFirst,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.made: TranscriptWindow | None = None
        self._kept = kept
        self._store = store
        self._commands = commands
        self._files = files
        self._live_first = live_first

    @property
    def window(self) -> TranscriptWindow:
        """The transcript window; made after the overlay is on screen, which comes first."""
        self.make()
        assert self.made is not None
        return self.made

    def make(self) -> None:
        """Make the window, if it is not."""
        if self.made is None:
            self.made = self._make()

    def take(self, event: LogEvent) -> None:
        """Show one event of the log."""
        self.window.take(event)

    def apply(self, settings: Settings) -> None:
        """Take other settings."""
        if self.made is not None:
            self.made.set_names(speaker_names(settings.appearance))
            self.made.set_masking(settings.masking)

    def end(self) -> None:
        """Play nothing more."""
        if self.made is not None:
            self.made.end_sound()

    @Slot()
    def show(self) -> None:
        """Open the window."""
        bring_forward(self.window)

    @Slot(int)
    def show_session(self, session_id: int) -> None:
        """Open a session in it."""
        self.show()
        self.window.open_session(session_id)

    @Slot()
    def refresh_sessions(self) -> None:
        """Some have come or gone."""
        self.window.refresh_sessions()

    @Slot(float)
    def add_mark(self, at_s: float) -> None:
        """A moment, in session seconds, was marked."""
        self.window.add_mark(at_s)

    def _make(self) -> TranscriptWindow:
        # The overlay is on screen before it is imported.
        from ui.transcript_window import TranscriptWindow

        chosen = self._kept.current
        made = TranscriptWindow(
            self._store, chosen.transcript.export_format, chosen.transcript.export_folder
        )
        made.set_names(speaker_names(chosen.appearance))
        made.set_masking(chosen.masking)
        self._commands.give_to(made)
        made.vocabulary_asked.connect(self._expect)
        made.files_asked.connect(self._files.show)
        made.play_sound(self._files.places)
        self._files.watch_over(made).connect(made.drop_hint.show_over)
        made.export_folder_chosen.connect(self._export_folder_chosen)
        made.act_on_sessions(self._store, lambda: self._kept.current.recognition, self._live_first)
        return made

    @Slot(str)
    def _export_folder_chosen(self, folder: str) -> None:
        self._kept.set("transcript.export_folder", folder)

    @Slot(str)
    def _expect(self, text: str) -> None:
        known = self._kept.current.recognition.prompt
        if text not in known:
            self._kept.set("recognition.prompt", f"{known}, {text}" if known else text)
