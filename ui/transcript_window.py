"""The transcript: this session as it grows, and the past ones; find, copy, mend, export."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QListView,
    QPushButton,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.events import CommittedEvent, GapEvent, LogEvent, SessionEvent, SuspectEvent
from app.masking import Mask
from app.playback.places import MediaPlaces
from app.sentences import in_words
from app.settings import MaskingSettings, RecognitionSettings
from app.transcript.errors import StoreError
from app.transcript.records import SessionRecord
from app.transcript.store import TranscriptStore
from engine.errors import EngineError
from engine.files.gate import LiveFirst
from ui.corrections import Corrections
from ui.file_drop import DropHint
from ui.find_bar import FindBar
from ui.leaving_mark import LeavingMark
from ui.placement import screen_under
from ui.session_actions import SessionActions
from ui.session_in_sight import SessionInSight
from ui.session_list import Index, RoomyDelegate, SessionList
from ui.transcript_export import TranscriptExport
from ui.transcript_lines import Line, start_of
from ui.transcript_sound import TranscriptSound
from ui.transcript_view import TranscriptView


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
        self._session = SessionInSight(store)
        self.sound: TranscriptSound | None = None
        self.session_actions: SessionActions | None = None
        self.view = TranscriptView()
        self.view.setAcceptDrops(False)  # what is dropped is for the window
        self.finder = FindBar(self.view)
        self.session_list = SessionList(self)
        self.sessions = _session_view(self.session_list)
        self.sessions.setAccessibleName(self.tr("Sessions"))
        self.sessions.selectionModel().currentChanged.connect(self._session_chosen)
        self.copy_button = QPushButton(self.tr("Copy all"))
        self.copy_button.clicked.connect(self.copy)
        self.exports = TranscriptExport(
            self, self._session.transcript, self.view.source_name, export_format, export_folder
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
        self._connect(store)
        self.refresh_sessions()

    def take(self, event: LogEvent) -> None:
        """Keep one event of the running session, and show it where that session is shown."""
        self.leaving.take(event)
        # Who reads a past session goes on reading it.
        follows = self._session.is_running_one
        if not self._session.take(event) or not follows:
            if isinstance(event, SessionEvent):
                self.refresh_sessions()
            return
        if isinstance(event, SessionEvent):
            self._session.record = None
            self.refresh_sessions()
            self._select(0)
        elif isinstance(event, CommittedEvent | GapEvent | SuspectEvent):
            running = self._session.running()
            self.view.add_line(event, named=running is not None and len(running.sources) > 1)
            self._show_emptiness()

    def add_mark(self, at_s: float) -> None:
        """Show that a moment of the running session was marked."""
        self._session.add_mark(at_s)
        if self._session.is_running_one:
            self.view.add_mark(at_s)
            self._show_emptiness()

    def set_names(self, names: Mapping[str, str]) -> None:
        """What the sources are called, here and in exports."""
        if self.view.set_names(names):
            self.show_again()

    def set_masking(self, masking: MaskingSettings) -> None:
        """What is not to be read, here and in exports."""
        self.exports.mask = Mask.of_exports(masking)
        if self.view.set_mask(Mask.of_screen(masking)):
            self.show_again()

    def refresh_sessions(self) -> None:
        """Read the list of sessions again; the chosen one stays chosen."""
        records: list[SessionRecord] = []
        try:
            records = self._session.records()
        except StoreError as error:
            self._tell(in_words(error))
        chosen = self._session.record
        self.session_list.show_records(records)
        if chosen is not None:
            self._select(next((n for n, r in enumerate(records) if r.id == chosen.id), 0))
        elif records:
            self._select(0)
        self._show_emptiness()

    def play_sound(self, places: MediaPlaces) -> None:
        """Let sessions be heard that have sound: kept with them, or the file that they are of."""
        store = self._session.store
        if store is not None:
            self.sound = TranscriptSound(self.view, store, places, parent=self)
            self._column.insertWidget(self._column.count() - 1, self.sound.bar)
            self._show_session()

    def end_sound(self) -> None:
        """Play nothing any more, and transcribe nothing again."""
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
        self.refresh_sessions()
        row = self.session_list.row_of(session_id)
        if row is not None:
            self._select(row)

    @Slot()
    def show_again(self) -> None:
        """Show the session anew, where one reads: a line was mended, or is called otherwise."""
        self._show_session(follow=self.view.is_at_end, mended=True, anew=True)

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

    def _connect(self, store: TranscriptStore | None) -> None:
        if store is not None:
            self.corrections = Corrections(store, self._session.transcript, self)
            self.corrections.changed.connect(self._mended)
            self.corrections.told.connect(self._tell)
            self.corrections.vocabulary_asked.connect(self.vocabulary_asked)
            self.view.menu_asked.connect(self._open_menu)
            self.view.restore_asked.connect(self._restore)
            QShortcut(QKeySequence.StandardKey.Undo, self, self.corrections.undo_last)
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self.finder.begin),
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
        left, _ = _column(self.sessions, self.files_button)
        splitter = QSplitter()
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([220, 640])
        splitter.setChildrenCollapsible(False)
        outer = QVBoxLayout(self)
        outer.addWidget(splitter)

    def _select(self, row: int) -> None:
        index = self.session_list.index(row, 0)
        if index == self.sessions.currentIndex():
            self._session_chosen(index)
        else:
            self.sessions.setCurrentIndex(index)

    def _session_chosen(self, index: Index) -> None:
        record = self.session_list.record(index.row())
        if record is None:
            return
        shown = self._session.record
        same = shown is not None and (shown.id, shown.started) == (record.id, record.started)
        self._session.record = record
        if not same:
            self._show_session()

    def _open_menu(self, line: CommittedEvent | SuspectEvent, at: QPoint) -> None:
        session_id = self._session.stored_id()
        if session_id:
            selected = self.view.textCursor().selectedText().strip()
            menu = self.corrections.menu_for(session_id, line, selected)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(at)

    @Slot(object)
    def _restore(self, suspect: SuspectEvent) -> None:
        session_id = self._session.stored_id()
        if session_id:
            self.corrections.restore(session_id, suspect, True)

    @Slot()
    def _mended(self) -> None:
        self._show_session(follow=self.view.is_at_end, mended=True)

    def _show_session(
        self, *, follow: bool = True, mended: bool = False, anew: bool = False
    ) -> None:
        try:
            transcript = self._session.transcript()
            stored = self._session.stored_id()
        except EngineError as error:
            self._tell(in_words(error))
            return
        if transcript is None:
            return
        lines: list[Line] = [
            *(line for line in transcript.lines if not line.echo),
            *transcript.gaps,
            *transcript.suspects,
            *transcript.marks,
        ]
        lines.sort(key=start_of)
        named = len(transcript.session.sources) > 1
        if not (mended and self.view.mend_lines(lines, anew=anew)):
            self.view.show_lines(lines, named=named, restorable=bool(stored), follow=follow)
        if self.sound is not None:
            record = self._session.record
            self.sound.show_session(0 if record is None else record.id, transcript)
        self._show_emptiness()

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
        self.exports.ask(self._session.title)

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


def _session_view(model: SessionList) -> QListView:
    """The list that sessions are chosen from."""
    view = QListView()
    view.setModel(model)
    view.setItemDelegate(RoomyDelegate(view))
    view.setTextElideMode(Qt.TextElideMode.ElideRight)
    return view
