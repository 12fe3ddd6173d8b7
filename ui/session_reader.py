"""Which session is read, and where in it: the list, the search and the text follow each other."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QListView, QWidget

from app.events import CommittedEvent, GapEvent, LogEvent, SessionEvent, SuspectEvent
from app.sentences import in_words
from app.transcript.errors import StoreError
from app.transcript.records import SearchHit, SessionRecord
from app.transcript.store import TranscriptStore
from engine.errors import EngineError
from ui.corrections import Corrections
from ui.find_bar import FindBar
from ui.session_in_sight import SessionInSight
from ui.session_list import Index, RoomyDelegate, SessionList
from ui.session_search import SessionSearch
from ui.transcript_lines import Line, start_of
from ui.transcript_view import TranscriptView


class SessionReader(QObject):
    """One session in sight.

    Attributes:
        session: Which.
        view: Its lines.
        finder: Finds in them.
        list: Every session.
        sessions: The list as it is seen.
        search: Over all of them.
        corrections: What is mended; None without a store.

    Signals:
        shown: The number of the session and its transcript, when it is shown or reads otherwise.
        changed: Lines have come or gone.
        told: What happened, or why it did not, in one line.
    """

    shown = Signal(int, object)
    changed = Signal()
    told = Signal(str)

    def __init__(self, store: TranscriptStore | None, window: QWidget) -> None:
        super().__init__(window)
        self.session = SessionInSight(store)
        self.view = TranscriptView()
        self.view.setAcceptDrops(False)  # what is dropped is for the window
        self.finder = FindBar(self.view)
        self.list = SessionList(window)
        self.sessions = _seen(self.list)
        self.sessions.setAccessibleName(self.tr("Sessions"))
        self.sessions.selectionModel().currentChanged.connect(self._chosen)
        self.search = SessionSearch(store, self.sessions)
        self.search.chosen.connect(self.open_hit)
        self.view.line_shown.connect(self._hit_shown)
        self._sought = ""
        self.corrections: Corrections | None = None
        if store is not None:
            self.corrections = Corrections(store, self.session.transcript, window)
            self.corrections.changed.connect(self._mended)
            self.corrections.told.connect(self.told)
            self.view.menu_asked.connect(self._open_menu)
            self.view.restore_asked.connect(self._restore)

    def take(self, event: LogEvent) -> None:
        """Keep one event of the running session, and show it where that session is shown."""
        # Who reads a past session goes on reading it.
        follows = self.session.is_running_one
        if not self.session.take(event) or not follows:
            if isinstance(event, SessionEvent):
                self.refresh()
            return
        if isinstance(event, SessionEvent):
            self.session.record = None
            self.refresh()
            self._select(0)
        elif isinstance(event, CommittedEvent | GapEvent | SuspectEvent):
            running = self.session.running()
            self.view.add_line(event, named=running is not None and len(running.sources) > 1)
            self.changed.emit()

    def add_mark(self, at_s: float) -> None:
        """Show that a moment of the running session was marked."""
        self.session.add_mark(at_s)
        if self.session.is_running_one:
            self.view.add_mark(at_s)
            self.changed.emit()

    def refresh(self) -> None:
        """Read the list of sessions again; the chosen one stays chosen."""
        records: list[SessionRecord] = []
        try:
            records = self.session.records()
        except StoreError as error:
            self.told.emit(in_words(error))
        chosen = self.session.record
        self.list.show_records(records)
        if chosen is not None:
            self._select(next((n for n, r in enumerate(records) if r.id == chosen.id), 0))
        elif records:
            self._select(0)
        self.changed.emit()

    def open(self, session_id: int) -> None:
        """Show a stored session."""
        self.refresh()
        row = self.list.row_of(session_id)
        if row is not None:
            self._select(row)

    @Slot(object, str)
    def open_hit(self, hit: SearchHit, sought: str) -> None:
        """Show the line that a search over all sessions has found, and mark what was sought."""
        row = self.list.row_of(hit.session_id, hit.started)
        if row is None:
            self.refresh()
            row = self.list.row_of(hit.session_id, hit.started)
        if row is None:
            return  # deleted meanwhile
        self.finder.box.clear()
        self._select(row)
        self._sought = sought if sought.casefold() in hit.line.text.casefold() else ""
        self.view.show_line(hit.line.id)

    def show(self, *, follow: bool = True, mended: bool = False, anew: bool = False) -> None:
        """Show the session.

        Args:
            follow: Jump to its end; else stay where one reads.
            mended: Some lines may read otherwise, and no more than that.
            anew: All of them do.
        """
        try:
            transcript = self.session.transcript()
            stored = self.session.stored_id()
        except EngineError as error:
            self.told.emit(in_words(error))
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
        record = self.session.record
        self.shown.emit(0 if record is None else record.id, transcript)
        self.changed.emit()

    def show_again(self) -> None:
        """Show the session anew, where one reads: it is called otherwise, or masked."""
        self.show(follow=self.view.is_at_end, mended=True, anew=True)

    def _select(self, row: int) -> None:
        index = self.list.index(row, 0)
        if index == self.sessions.currentIndex():
            self._chosen(index)
        else:
            self.sessions.setCurrentIndex(index)

    def _chosen(self, index: Index) -> None:
        record = self.list.record(index.row())
        if record is None:
            return
        shown = self.session.record
        same = shown is not None and (shown.id, shown.started) == (record.id, record.started)
        self.session.record = record
        if not same:
            self.show()

    @Slot()
    def _hit_shown(self) -> None:
        self.finder.box.setText(self._sought)

    @Slot()
    def _mended(self) -> None:
        self.show(follow=self.view.is_at_end, mended=True)

    def _open_menu(self, line: CommittedEvent | SuspectEvent, at: QPoint) -> None:
        session_id = self.session.stored_id()
        if session_id and self.corrections is not None:
            selected = self.view.textCursor().selectedText().strip()
            menu = self.corrections.menu_for(session_id, line, selected)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(at)

    @Slot(object)
    def _restore(self, suspect: SuspectEvent) -> None:
        session_id = self.session.stored_id()
        if session_id and self.corrections is not None:
            self.corrections.restore(session_id, suspect, True)


def _seen(model: SessionList) -> QListView:
    """The list that sessions are chosen from."""
    view = QListView()
    view.setModel(model)
    view.setItemDelegate(RoomyDelegate(view))
    view.setTextElideMode(Qt.TextElideMode.ElideRight)
    return view
