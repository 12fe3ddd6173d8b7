"""The transcript: this session as it grows, and the past ones; find, copy, mend, export."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.events import LogEvent
from app.masking import Mask
from app.playback.places import MediaPlaces
from app.settings import MaskingSettings, RecognitionSettings
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from engine.files.gate import LiveFirst
from ui.file_drop import DropHint
from ui.leaving_mark import LeavingMark
from ui.placement import screen_under
from ui.session_actions import SessionActions
from ui.session_reader import SessionReader
from ui.transcript_export import TranscriptExport
from ui.transcript_sound import TranscriptSound


class TranscriptWindow(QWidget):
    """History of this session and the past ones.

    Signals:
        export_folder_chosen: Where the last export went.
        vocabulary_asked: A text should be expected from now on.
        files_asked: The list of files to transcribe should be opened.
    """

    files_asked = Signal()

    vocabulary_asked = Signal(str)

    export_folder_chosen = Signal(str)

    def __init__(
        self,
        store: TranscriptStore | None = None,
        export_format: str = "txt",
        export_folder: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Transcript"))
        room = screen_under(self).availableGeometry().size() - QSize(24, 48)
        self.resize(QSize(860, 560).boundedTo(room))
        self.reader = SessionReader(store, self)
        self.view, self.finder = self.reader.view, self.reader.finder
        self.session_list, self.sessions = self.reader.list, self.reader.sessions
        self.search = self.reader.search
        self.sound: TranscriptSound | None = None
        self.session_actions: SessionActions | None = None
        self.copy_button = QPushButton(self.tr("Copy all"))
        self.copy_button.clicked.connect(self.copy)
        self.exports = TranscriptExport(
            self,
            self.reader.session.transcript,
            self.view.source_name,
            export_format,
            export_folder,
        )
        self.exports.told.connect(self._tell)
        self.exports.folder_chosen.connect(self.export_folder_chosen)
        self.export_button = QPushButton(self.tr("Export…"))
        self.export_button.clicked.connect(self._ask_export)
        self.leaving = LeavingMark()
        self.files_button = QPushButton(self.tr("Transcribe files…"))
        self.files_button.clicked.connect(self.files_asked)
        self.latest_button = QPushButton(self.tr("Jump to latest"))
        self.latest_button.setVisible(False)
        self.latest_button.clicked.connect(self.view.jump_to_latest)
        self.view.unseen_changed.connect(self._unseen_changed)
        self.view.selectionChanged.connect(self._selection_changed)
        self.notice = QLabel()
        self.notice.setWordWrap(True)
        self.notice.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.notice.setVisible(False)
        self.empty = QLabel(self.tr("Nothing has been said yet.\nLines appear as they are final."))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self._arrange()
        self.drop_hint = DropHint(self, self.tr("Drop to transcribe"))
        self._connect()
        self.refresh_sessions()

    def take(self, event: LogEvent) -> None:
        """Keep one event of the running session, and show it where that session is shown."""
        self.leaving.take(event)
        self.reader.take(event)

    def add_mark(self, at_s: float) -> None:
        """Show that a moment of the running session was marked."""
        self.reader.add_mark(at_s)

    def set_names(self, names: Mapping[str, str]) -> None:
        """What the sources are called, here and in exports."""
        if self.view.set_names(names):
            self.reader.show_again()

    def set_masking(self, masking: MaskingSettings) -> None:
        """What is not to be read, here and in exports."""
        self.exports.mask = Mask.of_exports(masking)
        self.search.text_mask = Mask.of_screen(masking)
        if self.view.set_mask(Mask.of_screen(masking)):
            self.reader.show_again()

    def refresh_sessions(self) -> None:
        """Read the list of sessions again; the chosen one stays chosen."""
        self.reader.refresh()

    def play_sound(self, places: MediaPlaces) -> None:
        """Let sessions be heard that have sound: kept with them, or the file that they are of."""
        store = self.reader.session.store
        if store is not None:
            self.sound = TranscriptSound(self.view, store, places, parent=self)
            self._column.insertWidget(self._column.count() - 1, self.sound.bar)
            self.reader.show()

    def end_sound(self) -> None:
        """Play nothing any more, transcribe nothing again, and search no more."""
        self.search.end()
        if self.sound is not None:
            self.sound.end()
        if self.session_actions is not None:
            self.session_actions.end()

    def act_on_sessions(
        self,
        store: TranscriptStore,
        chosen: Callable[[], RecognitionSettings],
        live_first: LiveFirst,
    ) -> None:
        """Offer what can be done with the sessions of the list."""
        self.session_actions = SessionActions(
            store, self.sessions, self.session_list, chosen, live_first, self
        )
        self.session_actions.changed.connect(self.refresh_sessions)
        self.session_actions.told.connect(self._tell)
        self.session_actions.opened.connect(self.open_session)

    def open_session(self, session_id: int) -> None:
        """Show a stored session."""
        self.reader.open(session_id)

    @Slot()
    def show_again(self) -> None:
        """Show the session anew, where one reads."""
        self.reader.show_again()

    @Slot()
    def copy(self) -> None:
        """Copy what is selected, else every line."""
        selected = self.view.textCursor().selection().toPlainText()
        QGuiApplication.clipboard().setText(selected or self.view.whole_text())
        self._tell(self.tr("Copied."))

    def showEvent(self, event: QShowEvent) -> None:
        """What other programs have recorded is in the list."""
        self.refresh_sessions()
        super().showEvent(event)

    def _connect(self) -> None:
        self.reader.told.connect(self._tell)
        self.reader.shown.connect(self._session_shown)
        self.reader.changed.connect(self._show_emptiness)
        if self.reader.corrections is not None:
            self.corrections = self.reader.corrections
            self.corrections.vocabulary_asked.connect(self.vocabulary_asked)
            QShortcut(QKeySequence.StandardKey.Undo, self, self.corrections.undo_last)
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self.finder.begin),
            (QKeySequence("Ctrl+Shift+F"), self.search.begin),
            (QKeySequence.StandardKey.FindNext, self.finder.find_next),
            (QKeySequence.StandardKey.FindPrevious, self.finder.find_previous),
            (QKeySequence.StandardKey.Close, self.close),
            (QKeySequence("Ctrl+E"), self._ask_export),
            (QKeySequence("Ctrl+End"), self.view.jump_to_latest),
        ):
            QShortcut(keys, self).activated.connect(slot)

    def _arrange(self) -> None:
        bar = QHBoxLayout()
        bar.addWidget(self.finder, 1)
        bar.addWidget(self.leaving)
        bar.addWidget(self.copy_button)
        bar.addWidget(self.export_button)
        page = QWidget()
        self._stack = QStackedLayout(page)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.empty)
        foot = QHBoxLayout()
        foot.addWidget(self.notice, 1)
        foot.addWidget(self.latest_button, 0, Qt.AlignmentFlag.AlignRight)
        right, self._column = _column(bar, page, foot)
        left, _ = _column(self.search, self.files_button)
        splitter = QSplitter()
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([220, 640])
        splitter.setChildrenCollapsible(False)
        # Mirrored, Qt puts the first of them one pixel too far to the right.
        splitter.setContentsMargins(0, 0, 1, 0)
        outer = QVBoxLayout(self)
        outer.addWidget(splitter)

    @Slot(int, object)
    def _session_shown(self, session_id: int, transcript: SessionTranscript) -> None:
        if self.sound is not None:
            self.sound.show_session(session_id, transcript)

    @Slot()
    def _show_emptiness(self) -> None:
        self._stack.setCurrentIndex(1 if self.view.document().isEmpty() else 0)

    def _unseen_changed(self, count: int) -> None:
        self.latest_button.setVisible(count > 0)
        self.latest_button.setText(self.tr("Jump to latest ({})").format(count))

    def _selection_changed(self) -> None:
        selected = self.view.textCursor().hasSelection()
        self.copy_button.setText(self.tr("Copy") if selected else self.tr("Copy all"))

    @Slot()
    def _ask_export(self) -> None:
        self.exports.ask(self.reader.session.title)

    @Slot(str)
    def _tell(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.setVisible(True)


def _column(*parts: QWidget | QLayout) -> tuple[QWidget, QVBoxLayout]:
    """Parts one under the other, without margins; texts and lists take the room that is left."""
    widget = QWidget()
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        if isinstance(part, QLayout):
            column.addLayout(part)
        else:
            column.addWidget(part)
    return widget, column
