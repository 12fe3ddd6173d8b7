"""What a reader mends in a stored session: a line, everywhere, or a word for the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu, QWidget

from app.events import CommittedEvent, SuspectEvent
from app.sentences import in_words
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from app.whole_words import find_whole
from engine.errors import EngineError


@dataclass(frozen=True, slots=True)
class _Deed:
    """What can be taken back: corrections of lines, or what became of a suspect."""

    session_id: int
    line_ids: tuple[int, ...] = ()
    suspect: SuspectEvent | None = None
    restored: bool = False


class Corrections(QObject):
    """Corrections of one stored session's lines. The lines themselves never change.

    Signals:
        changed: The session reads differently now.
        told: What happened, or why it did not, in one line.
        vocabulary_asked: A text should be expected from now on.
    """

    changed = Signal()
    told = Signal(str)
    vocabulary_asked = Signal(str)

    def __init__(
        self,
        store: TranscriptStore,
        transcript: Callable[[], SessionTranscript | None],
        window: QWidget,
    ) -> None:
        """Of what a window shows: ``transcript`` gives it as it reads now."""
        super().__init__(window)
        self._store = store
        self._transcript = transcript
        self._window = window
        self._undoable: list[_Deed] = []

    def menu_for(
        self, session_id: int, line: CommittedEvent | SuspectEvent, selected: str
    ) -> QMenu:
        """What can be done with a line, and with what is selected."""
        menu = QMenu(self._window)
        suspect = line if isinstance(line, SuspectEvent) else self._suspect(session_id, line)
        if suspect is not None:
            held = isinstance(line, SuspectEvent)
            title = self.tr("Take it for what was said") if held else self.tr("Hold it back again")
            take = menu.addAction(title)
            take.triggered.connect(lambda: self.restore(session_id, suspect, held))
        if not isinstance(line, CommittedEvent) or not line.id:
            return menu
        edit = menu.addAction(self.tr("Correct this line…"))
        edit.triggered.connect(lambda: self.ask_line(session_id, line))
        undo = menu.addAction(self.tr("Undo the last correction of this line"))
        undo.setEnabled(line.id in self._corrected(session_id))
        undo.triggered.connect(lambda: self.undo(session_id, line.id))
        if selected:
            everywhere = menu.addAction(self.tr("Fix “{}” in the whole session…").format(selected))
            everywhere.triggered.connect(lambda: self.ask_everywhere(session_id, selected))
            expect = menu.addAction(self.tr("Add “{}” to the vocabulary").format(selected))
            expect.triggered.connect(lambda: self.vocabulary_asked.emit(selected))
        return menu

    def ask_line(self, session_id: int, line: CommittedEvent) -> None:
        """Ask what a line should read."""
        title = self.tr("Correct this line")
        text, given = QInputDialog.getMultiLineText(
            self._window, title, self.tr("It should read:"), line.text
        )
        if given:
            self.correct(session_id, line.id, text)

    def ask_everywhere(self, session_id: int, wrong: str) -> None:
        """Ask what a word or a phrase should be, wherever it stands in the session."""
        text, given = QInputDialog.getText(
            self._window,
            self.tr("Fix in the whole session"),
            self.tr("Instead of “{}”:").format(wrong),
            QLineEdit.EchoMode.Normal,
            wrong,
        )
        if given and text.strip():
            self.replace_everywhere(session_id, wrong, text.strip())

    def correct(self, session_id: int, line_id: int, text: str) -> None:
        """Say what a line should read."""
        try:
            self._store.annotations.correct(session_id, line_id, text)
            self._undoable.append(_Deed(session_id, (line_id,)))
        except EngineError as error:
            self.told.emit(in_words(error))
            return
        self.changed.emit()

    def restore(self, session_id: int, suspect: SuspectEvent, restored: bool) -> None:
        """Take a suspect for what was said, or no longer."""
        try:
            self._store.annotations.restore(session_id, suspect, restored)
            self._undoable.append(_Deed(session_id, suspect=suspect, restored=restored))
        except EngineError as error:
            self.told.emit(in_words(error))
            return
        self.changed.emit()

    def _suspect(self, session_id: int, line: CommittedEvent) -> SuspectEvent | None:
        """What a line was before somebody took it for what was said."""
        if line.id:
            return None
        try:
            known = self._store.suspects(session_id)
        except EngineError:
            return None
        return next((s for s in known if (s.start, s.text) == (line.start, line.text)), None)

    def undo(self, session_id: int, line_id: int) -> None:
        """Take back a line's newest correction."""
        try:
            self._store.annotations.undo_correction(session_id, line_id)
        except EngineError as error:
            self.told.emit(in_words(error))
            return
        self.changed.emit()

    def replace_everywhere(self, session_id: int, wrong: str, right: str) -> None:
        """Correct every line that holds a word or a phrase, whatever its case."""
        try:
            transcript = self._transcript()
            lines = () if transcript is None else transcript.lines
            mended = {line.id: _mended(line.text, wrong, right) for line in lines if line.id}
            known = {line.id: line.text for line in lines}
            mended = {id_: text for id_, text in mended.items() if text != known[id_]}
            self._store.annotations.correct_all(session_id, mended)
        except EngineError as error:
            self.told.emit(in_words(error))
            return
        if mended:
            self._undoable.append(_Deed(session_id, tuple(mended)))
            told = self.tr("Corrected in {} lines. {} takes it back.")
            keys = QKeySequence(QKeySequence.StandardKey.Undo).toString(
                QKeySequence.SequenceFormat.NativeText
            )
            self.told.emit(told.format(len(mended), keys))
            self.changed.emit()

    @Slot()
    def undo_last(self) -> None:
        """Take back the newest correction, wherever it was made, or all of one that was for all."""
        if not self._undoable:
            self.told.emit(self.tr("There is nothing to take back."))
            return
        deed = self._undoable.pop()
        try:
            self._store.annotations.undo_correction(deed.session_id, *deed.line_ids)
            if deed.suspect is not None:
                self._store.annotations.restore(deed.session_id, deed.suspect, not deed.restored)
        except EngineError as error:
            self.told.emit(in_words(error))
        self.told.emit(self.tr("Taken back."))
        self.changed.emit()

    def _corrected(self, session_id: int) -> dict[int, str]:
        try:
            return self._store.annotations.corrections(session_id)
        except EngineError:
            return {}


def _mended(text: str, wrong: str, right: str) -> str:
    for start, end in reversed(find_whole(text, wrong)):
        text = text[:start] + right + text[end:]
    return text
