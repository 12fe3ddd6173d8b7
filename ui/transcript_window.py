"""The transcript: this session as it grows, and the past ones; find, copy, export."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.events import CommittedEvent, GapEvent, LogEvent, SessionEvent, SuspectEvent
from app.exports import FORMATS, write_export
from app.exports.named import with_names
from app.playback.places import MediaPlaces
from app.sentences import in_words
from app.transcript.errors import StoreError
from app.transcript.records import SessionRecord, SessionTranscript, title_at
from app.transcript.store import TranscriptStore
from engine.errors import EngineError
from ui.corrections import Corrections
from ui.file_drop import DropHint
from ui.leaving_mark import LeavingMark
from ui.session_list import Index, RoomyDelegate, SessionList
from ui.transcript_sound import TranscriptSound
from ui.transcript_view import Line, TranscriptView, start_of


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
        self.resize(860, 560)
        self._store = store
        self._export_format = export_format
        self._export_folder = export_folder
        self._live: list[SessionEvent | CommittedEvent | GapEvent | SuspectEvent] = []
        self._live_marks: list[float] = []
        self._shown: SessionRecord | None = None
        self.sound: TranscriptSound | None = None
        self.view = TranscriptView()
        self.view.setAcceptDrops(False)  # what is dropped is for the window
        self.sessions = QListView()
        self.session_list = SessionList(self)
        self.sessions.setModel(self.session_list)
        self.sessions.setAccessibleName(self.tr("Sessions"))
        self.sessions.setItemDelegate(RoomyDelegate(self.sessions))
        self.sessions.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.sessions.selectionModel().currentChanged.connect(self._session_chosen)
        self.find_box = QLineEdit()
        self.find_box.setPlaceholderText(self.tr("Find in transcript"))
        self.find_box.setAccessibleName(self.tr("Find in transcript"))
        self.find_box.setClearButtonEnabled(True)
        self.find_box.textChanged.connect(self._find_changed)
        self.find_box.returnPressed.connect(self.find_next)
        self.hits = QLabel()
        self.copy_button = QPushButton(self.tr("Copy all"))
        self.copy_button.clicked.connect(self.copy)
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
        if store is not None:
            self.corrections = Corrections(store, self)
            self.corrections.changed.connect(self._show_session)
            self.corrections.told.connect(self._tell)
            self.corrections.vocabulary_asked.connect(self.vocabulary_asked)
            self.view.menu_asked.connect(self._open_menu)
        self._arrange()
        self.drop_hint = DropHint(self, self.tr("Drop to transcribe"))
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self._focus_find),
            (QKeySequence.StandardKey.FindNext, self.find_next),
            (QKeySequence.StandardKey.FindPrevious, self.find_previous),
            (QKeySequence.StandardKey.Close, self.close),
            (QKeySequence("Ctrl+E"), self._ask_export),
            (QKeySequence("Ctrl+End"), self.view.jump_to_latest),
        ):
            QShortcut(keys, self).activated.connect(slot)
        self.refresh_sessions()

    def take(self, event: LogEvent) -> None:
        """Keep one event of the running session, and show it where that session is shown."""
        self.leaving.take(event)
        if isinstance(event, SessionEvent):
            # Who reads a past session goes on reading it.
            following = self._shown is None or self._shown.id == 0
            self._live, self._live_marks = [event], []
            self.refresh_sessions()
            if following:
                self._shown = None
                self._select(0)
        elif isinstance(event, CommittedEvent | GapEvent | SuspectEvent):
            self._live.append(event)
            if self._shown is None or self._shown.id == 0:
                self.view.add_line(event, named=self._is_named(self._live_record().sources))
                self._show_emptiness()

    def add_mark(self, at_s: float) -> None:
        """Show that a moment of the running session was marked."""
        self._live_marks.append(at_s)
        if self._shown is None or self._shown.id == 0:
            self.view.add_mark(at_s)
            self._show_emptiness()

    def set_names(self, names: Mapping[str, str]) -> None:
        """What the sources are called, here and in exports."""
        if self.view.set_names(names):
            self._show_session()

    def refresh_sessions(self) -> None:
        """Read the list of sessions again; the chosen one stays chosen."""
        records: list[SessionRecord] = []
        if self._store is not None:
            try:
                records = self._store.sessions()
            except StoreError as error:
                self._tell(in_words(error))
        if self._live:
            live = self._live_record()
            records = [live, *(r for r in records if r.started != live.started)]
        chosen = self._shown
        self.session_list.show_records(records)
        if chosen is not None:
            self._select(next((n for n, r in enumerate(records) if r.id == chosen.id), 0))
        elif records:
            self._select(0)
        self._show_emptiness()

    def play_sound(self, places: MediaPlaces) -> None:
        """Let sessions be heard that have sound: kept with them, or the file that they are of."""
        if self._store is not None:
            self.sound = TranscriptSound(self.view, self._store, places, parent=self)
            self._column.insertWidget(self._column.count() - 1, self.sound.bar)
            self._show_session()

    def end_sound(self) -> None:
        """Play nothing any more."""
        if self.sound is not None:
            self.sound.end()

    def open_session(self, session_id: int) -> None:
        """Show a stored session."""
        self.refresh_sessions()
        row = self.session_list.row_of(session_id)
        if row is not None:
            self._select(row)

    def transcript(self) -> SessionTranscript | None:
        """The session in sight, whole."""
        if self._shown is None:
            return None
        stored = self._stored_id()
        if stored and self._store is not None:
            return self._store.transcript(stored)
        if self._shown.id == 0 or self._store is None:
            live = SessionTranscript.from_events(self._live)
            return replace(live, marks=tuple(self._live_marks))
        return self._store.transcript(self._shown.id)

    def export_to(self, path: str, format: str) -> bool:
        """Write the session in sight; trouble is told in the window."""
        try:
            transcript = self.transcript()
            if transcript is None:
                self._tell(self.tr("There is no session to export yet."))
                return False
            if format != "json":  # programs want the labels
                transcript = with_names(transcript, self.view.source_name)
            written = write_export(transcript, format, path)
        except EngineError as error:
            self._tell(in_words(error))
            return False
        self._tell(self.tr("Saved as {}").format(written))
        self.export_folder_chosen.emit(str(Path(written).parent))
        return True

    def copy(self) -> None:
        """Copy what is selected, else every line."""
        text = self.view.textCursor().selection().toPlainText() or self.view.toPlainText()
        QGuiApplication.clipboard().setText(text)
        self._tell(self.tr("Copied."))

    def find_next(self) -> None:
        """Select the next hit."""
        self._report_hits(self.view.seek(self.find_box.text()))

    def find_previous(self) -> None:
        """Select the hit before."""
        self._report_hits(self.view.seek(self.find_box.text(), backwards=True))

    def showEvent(self, event: QShowEvent) -> None:
        """What other programs have recorded is in the list."""
        self.refresh_sessions()
        super().showEvent(event)

    def _arrange(self) -> None:
        bar = QHBoxLayout()
        bar.addWidget(self.find_box, 1)
        bar.addWidget(self.leaving)
        bar.addWidget(self.hits)
        bar.addWidget(self.copy_button)
        bar.addWidget(self.export_button)
        page = QWidget()
        self._stack = QStackedLayout(page)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.empty)
        right = QWidget()
        column = self._column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(bar)
        column.addWidget(page, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.notice, 1)
        foot.addWidget(self.latest_button, 0, Qt.AlignmentFlag.AlignRight)
        column.addLayout(foot)
        splitter = QSplitter()
        left = QWidget()
        side = QVBoxLayout(left)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.sessions, 1)
        side.addWidget(self.files_button)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([220, 640])
        splitter.setChildrenCollapsible(False)
        outer = QVBoxLayout(self)
        outer.addWidget(splitter)

    def _live_record(self) -> SessionRecord:
        begun = self._live[0] if self._live else None
        if not isinstance(begun, SessionEvent):
            begun = SessionEvent("", "", "")
        title = title_at(begun.started)
        return SessionRecord(0, title, begun.started, begun.model, begun.preset, begun.sources)

    def _is_named(self, sources: tuple[str, ...]) -> bool:
        return len(sources) > 1

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
        shown = self._shown
        same = shown is not None and (shown.id, shown.started) == (record.id, record.started)
        self._shown = record
        if not same:
            self._show_session()

    def _open_menu(self, line: CommittedEvent | SuspectEvent, at: QPoint) -> None:
        session_id = self._stored_id()
        if session_id:
            selected = self.view.textCursor().selectedText().strip()
            menu = self.corrections.menu_for(session_id, line, selected)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(at)

    def _stored_id(self) -> int:
        """The store's number of the session in sight; 0 where it has none."""
        if self._shown is None or self._store is None:
            return 0
        if self._shown.id:
            return self._shown.id
        started = self._shown.started
        return next((s.id for s in self._store.sessions() if s.started == started), 0)

    def _show_session(self) -> None:
        try:
            transcript = self.transcript()
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
        self.view.show_lines(lines, named=self._is_named(transcript.session.sources))
        if self.sound is not None:
            self.sound.show_session(0 if self._shown is None else self._shown.id, transcript)
        self._show_emptiness()

    def _show_emptiness(self) -> None:
        self._stack.setCurrentIndex(1 if self.view.document().isEmpty() else 0)

    def _unseen_changed(self, count: int) -> None:
        self.latest_button.setVisible(count > 0)
        self.latest_button.setText(self.tr("Jump to latest ({})").format(count))

    def _selection_changed(self) -> None:
        selected = self.view.textCursor().hasSelection()
        self.copy_button.setText(self.tr("Copy") if selected else self.tr("Copy all"))

    def _find_changed(self, text: str) -> None:
        self._report_hits(self.view.seek(text, from_here=False))

    def _report_hits(self, found: bool) -> None:
        text = self.find_box.text()
        count = self.view.count_of(text) if found else 0
        plural = self.tr("1 hit") if count == 1 else self.tr("{} hits").format(count)
        self.hits.setText("" if not text else plural if found else self.tr("not found"))

    def _focus_find(self) -> None:
        self.find_box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_box.selectAll()

    def _ask_export(self) -> None:
        kinds = {f"{f.description} (*.{f.name})": f.name for f in FORMATS.values()}
        first = next(kind for kind, name in kinds.items() if name == self._export_format)
        title = "transcript" if self._shown is None else self._shown.title.replace(":", "-")
        start = Path(self._export_folder or Path.home()) / f"{title}.{self._export_format}"
        path, kind = QFileDialog.getSaveFileName(
            self, self.tr("Export transcript"), str(start), ";;".join(kinds), first
        )
        if not path:
            return
        ending = Path(path).suffix.removeprefix(".").lower()
        chosen = ending if ending in FORMATS else kinds.get(kind, self._export_format)
        self.export_to(path if ending else f"{path}.{chosen}", chosen)

    def _tell(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.setVisible(True)
