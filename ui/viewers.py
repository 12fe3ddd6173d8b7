"""Captions on other screens, as the windows see them: opened and closed, and fed with events."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.events import LogEvent, SessionEvent, StatusEvent
from app.sentences import in_words
from app.settings import Settings
from app.viewers.look import Look
from app.viewers.text_file import CaptionTextFile
from engine.errors import EngineError
from ui.style import speaker_names

if TYPE_CHECKING:
    from app.viewers.server import CaptionServer


class Viewers(QObject):
    """Owns the caption server and the text file.

    Attributes:
        trouble: Why the page is not shown although it was asked for; else empty.

    Signals:
        changed: Opened, closed, or at another address.
        told: One line on what went wrong with the text file.
    """

    changed = Signal()
    told = Signal(str)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble = ""
        self._settings = settings
        self._server: CaptionServer | None = None
        self._text_file: CaptionTextFile | None = None
        self._is_file_ill = False
        self._header: SessionEvent | None = None
        self._status: StatusEvent | None = None
        self._open_file()

    @property
    def url(self) -> str:
        """The page's address; empty while it is not shown."""
        return "" if self._server is None else self._server.url

    @property
    def sign(self) -> str:
        """What the windows say of it for as long as it is open; else empty."""
        if self._server is None:
            return ""
        if self._server.binding.is_open:
            return self.tr("Captions can be read on this network")
        return self.tr("Captions are shown on other screens")

    @Slot(bool)
    def set_open(self, wanted: bool) -> None:
        """Show the page, or take it away."""
        self._close_server()
        self.trouble = ""
        if wanted:
            self._open_server()
        self.changed.emit()

    @Slot()
    def revoke(self) -> None:
        """Take another address; whoever has the old one is sent away."""
        if self._server is not None:
            self._server.revoke()
            self.changed.emit()

    def take(self, event: LogEvent) -> None:
        """Show an event, as it is on the screen."""
        match event:
            case SessionEvent():
                self._header = event
            case StatusEvent(source=""):
                self._status = event
        if self._server is not None:
            self._server(event)
        if self._text_file is None:
            return
        try:
            self._text_file(event)
            self._is_file_ill = False
        except EngineError as error:
            self._tell_of_file(error)

    def apply(self, settings: Settings) -> None:
        """Settings have changed."""
        before, self._settings = self._settings.viewers, settings
        if settings.viewers.text_file != before.text_file:
            self._open_file()
        if self._server is None:
            return
        if replace(settings.viewers, text_file="") != replace(before, text_file=""):
            self.set_open(True)
        else:
            self._server.show(self._look())

    def close(self) -> None:
        """Show nothing any more; the file is left empty."""
        self._close_server()
        if self._text_file is not None:
            self._text_file.close()
            self._text_file = None

    def _open_server(self) -> None:
        # With aiohttp, for which no start should wait.
        from app.viewers.binding import EVERYWHERE, LOOPBACK, Binding
        from app.viewers.server import CaptionServer

        chosen = self._settings.viewers
        host = EVERYWHERE if chosen.scope == "network" else LOOPBACK
        server = CaptionServer(Binding(host, chosen.port), self._look())
        try:
            server.open()
        except EngineError as error:
            self.trouble = in_words(error)
            return
        for event in (self._header, self._status):
            if event is not None:
                server(event)
        self._server = server

    def _close_server(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None

    def _open_file(self) -> None:
        if self._text_file is not None:
            self._text_file.close()
            self._text_file = None
        chosen = self._settings
        if not chosen.viewers.text_file:
            return
        path = Path(chosen.viewers.text_file).expanduser()
        try:
            self._text_file = CaptionTextFile(path, chosen.appearance.lines)
        except EngineError as error:
            self._is_file_ill = False
            self._tell_of_file(error)

    def _tell_of_file(self, error: EngineError) -> None:
        if not self._is_file_ill:
            self._is_file_ill = True
            self.told.emit(in_words(error))

    def _look(self) -> Look:
        words = {
            "waiting": self.tr("Waiting for captions…"),
            "paused": self.tr("Captions are paused."),
            "lost": self.tr("Connection lost. Trying again…"),
            "gone": self.tr("Captions are no longer shown at this address."),
        }
        return Look.of(self._settings, words, speaker_names(self._settings.appearance))
