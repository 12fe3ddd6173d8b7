"""The sound of the session in sight: click a line to hear it, and see the line that is heard."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from app.events import CommittedEvent
from app.playback.places import MediaPlaces, Sound
from app.playback.player import MediaPlayer
from app.sentences import in_words
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from engine.errors import EngineError
from ui.player_bar import PlayerBar
from ui.transcript_lines import Line, start_of
from ui.transcript_view import TranscriptView

_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TranscriptSound(QObject):
    """Joins a view, a bar and a player.

    Attributes:
        bar: To be put under the view; hidden where a session has no sound.
        player: What plays.
    """

    def __init__(
        self,
        view: TranscriptView,
        store: TranscriptStore,
        places: MediaPlaces,
        player: MediaPlayer | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._store = store
        self._places = places
        self._session_id = 0
        self._sounds: Mapping[str, Sound] = {}
        self._lines: list[CommittedEvent] = []
        self._starts: list[float] = []
        self.player = player or MediaPlayer(parent=self)
        self.bar = PlayerBar()
        self.bar.setVisible(False)
        view.installEventFilter(self)
        view.line_clicked.connect(self.hear)
        self.bar.toggle_asked.connect(self.toggle)
        self.bar.sought.connect(self.player.seek)
        self.bar.speed_chosen.connect(self.player.set_speed)
        self.bar.file_asked.connect(self._ask_file)
        self.player.moved.connect(self._moved)
        self.player.state_changed.connect(self.bar.show_state)
        self.player.failed.connect(self._failed)

    def show_session(self, session_id: int, transcript: SessionTranscript) -> None:
        """Another session is in sight; 0 is one that is not stored."""
        lines = sorted((line for line in transcript.lines if not line.echo), key=start_of)
        self._lines, self._starts = lines, [line.start for line in lines]
        sounds = self._sounds_of(session_id) if session_id else {}
        if session_id == self._session_id and sounds == self._sounds:
            return  # a line was corrected; what plays goes on
        self._session_id, self._sounds = session_id, sounds
        self.player.open(next(iter(sounds.values()), None))
        self.bar.setVisible(bool(sounds))
        self.bar.show_length(transcript.session.length_s)
        self.bar.show_trouble("")
        self._view.marks.set_heard(None)
        if sounds:
            self._look_for_file()

    @Slot(object)
    def hear(self, line: Line) -> None:
        """Play from a line on."""
        if not self._sounds:
            return
        source = getattr(line, "source", "")
        self.player.open(self._sounds.get(source) or next(iter(self._sounds.values())))
        self.player.play_from(start_of(line))

    @Slot()
    def toggle(self) -> None:
        """Play or pause."""
        if self._sounds:
            self.player.toggle()

    def end(self) -> None:
        """Play nothing any more."""
        self.player.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space plays and pauses, Enter plays the line of the cursor."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._sounds:
            if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                return False
            if event.key() == Qt.Key.Key_Space:
                self.toggle()
                return True
            if event.key() in _KEYS:
                line = self._view.line_at(self._view.textCursor())
                if line is not None:
                    self.hear(line)
                return True
        return False

    def _sounds_of(self, session_id: int) -> Mapping[str, Sound]:
        place = self._places.find(session_id)
        if place is not None:
            return {"": place}
        return {source: Sound(path) for source, path in self._store.audio.files(session_id).items()}

    @Slot(float)
    def _moved(self, at_s: float) -> None:
        self.bar.show_position(at_s)
        row = bisect_right(self._starts, at_s) - 1
        self._view.marks.set_heard(self._lines[row] if row >= 0 else None)

    @Slot(object)
    def _failed(self, problem: str) -> None:
        self.bar.show_trouble(in_words(problem), find=self._is_of_file())
        self._look_for_file()

    def _is_of_file(self) -> bool:
        return self._places.find(self._session_id) is not None

    def _look_for_file(self) -> None:
        missing = next((s.path for s in self._sounds.values() if not s.path.is_file()), None)
        if missing is not None:
            told = self.tr("“{name}” is no longer in {folder}: it was moved, renamed or deleted.")
            told = told.format(name=missing.name, folder=missing.parent)
            self.bar.show_trouble(told, find=self._is_of_file())

    def _ask_file(self) -> None:
        place = self._places.find(self._session_id)
        window = self._view.window()
        if place is None or not isinstance(window, QWidget):
            return
        title = self.tr("Where is {name}?").format(name=place.path.name)
        path, _ = QFileDialog.getOpenFileName(window, title, str(place.path.parent))
        if path:
            self.take_file(Path(path))

    def take_file(self, path: Path) -> None:
        """The session's sound is in this file now."""
        place = self._places.find(self._session_id)
        assert place is not None
        found = replace(place, path=path)
        self.bar.show_trouble("")
        try:
            self._places.remember(self._session_id, found)
        except EngineError as error:
            self.bar.show_trouble(in_words(error))
        self._sounds = {"": found}
        self.player.open(found)
        self.bar.show_position(0.0)
