"""What can be done with a stored session in the list: rename, transcribe again, delete."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QInputDialog, QListView, QMenu, QMessageBox

from app.sentences import in_words
from app.settings import RecognitionSettings
from app.transcript.records import SessionRecord
from app.transcript.store import TranscriptStore
from engine.errors import EngineError
from engine.files.gate import LiveFirst
from ui.errand import Errand
from ui.session_list import SessionList

_STEP = 0.05


class SessionActions(QObject):
    """The menu of a list of sessions: by a right click, or by the keyboard's menu key.

    Signals:
        changed: Sessions are not as they were.
        told: What happened, or why it did not, in one line.
        opened: The number of a session that should be shown.
    """

    changed = Signal()
    told = Signal(str)
    opened = Signal(int)
    _came = Signal(float)

    def __init__(
        self,
        store: TranscriptStore,
        view: QListView,
        sessions: SessionList,
        chosen: Callable[[], RecognitionSettings],
        live_first: LiveFirst,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._view = view
        self._sessions = sessions
        self._chosen = chosen
        self._live_first = live_first
        self._stop = threading.Event()
        self._errand = Errand(self)
        self._errand.done.connect(self._transcribed)
        self._errand.failed.connect(self._failed)
        self._came.connect(self._progressed)
        self._is_busy = False
        self._told_share = 0.0
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._open_menu)

    def menu_for(self, session: SessionRecord) -> QMenu:
        """What can be done with a session."""
        menu = QMenu(self._view)
        menu.addAction(self.tr("&Rename…")).triggered.connect(partial(self._ask_title, session))
        if self._store.audio.files(session.id):
            again = menu.addMenu(self.tr("&Transcribe again with"))
            again.setEnabled(not self._is_busy)
            for model in _models():
                action = again.addAction(model)
                action.triggered.connect(partial(self.transcribe, session, model))
            sound = menu.addAction(self.tr("Delete the &sound…"))
            sound.triggered.connect(partial(self._ask_delete, session, sound_alone=True))
        delete = menu.addAction(self.tr("&Delete…"))
        delete.triggered.connect(partial(self._ask_delete, session, sound_alone=False))
        return menu

    def rename(self, session: SessionRecord, title: str) -> None:
        """Give a session a title; an empty one gives it back its time."""
        self._do(lambda: self._store.rename_session(session.id, title), "")

    def delete(self, session: SessionRecord, sound_alone: bool = False) -> None:
        """Remove a session, or its sound alone, for good."""
        if sound_alone:
            told = self.tr("The sound of “{title}” is deleted.").format(title=session.title)
            self._do(lambda: self._store.delete_audio(session.id), told)
        else:
            told = self.tr("“{title}” is deleted.").format(title=session.title)
            self._do(lambda: self._store.delete_session(session.id), told)

    def transcribe(self, session: SessionRecord, model: str, *_: object) -> None:
        """Make another session of this one's sound; live captions go first meanwhile."""
        if self._is_busy:
            return
        self._is_busy = True
        self._told_share = 0.0
        self.told.emit(self.tr("“{title}” is transcribed again…").format(title=session.title))
        chosen = replace(self._chosen(), model=model)
        self._errand.send(partial(self._transcribe, session.id, chosen))

    def end(self) -> None:
        """Give up what is under way; nothing of it is stored."""
        self._stop.set()
        self._errand.forget()

    def _transcribe(self, session_id: int, chosen: RecognitionSettings) -> int:
        from app.jobs.again import transcribe_again
        from app.jobs.assembly import build_pipeline

        return transcribe_again(
            self._store,
            session_id,
            chosen,
            lambda _: build_pipeline(chosen),
            progress=self._came.emit,
            cancel=self._live_first.token(self._stop),
        )

    @Slot(float)
    def _progressed(self, share: float) -> None:
        if share - self._told_share >= _STEP:
            self._told_share = share
            self.told.emit(
                self.tr("Transcribed again: {percent} %").format(percent=round(100 * share))
            )

    @Slot(object)
    def _transcribed(self, session_id: int) -> None:
        self._is_busy = False
        self.told.emit(self.tr("Transcribed again: it is a session of its own."))
        self.changed.emit()
        self.opened.emit(session_id)

    @Slot(object)
    def _failed(self, error: EngineError) -> None:
        self._is_busy = False
        self.told.emit(in_words(error))

    @Slot(QPoint)
    def _open_menu(self, at: QPoint) -> None:
        session = self._sessions.record(self._view.indexAt(at).row())
        if session is None or not session.id:
            session = self._sessions.record(self._view.currentIndex().row())
        if session is None or not session.id:
            return  # the running one has no number yet
        menu = self.menu_for(session)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._view.viewport().mapToGlobal(at))

    def _ask_title(self, session: SessionRecord, *_: object) -> None:
        dialog = QInputDialog(self._view)
        dialog.setWindowTitle(self.tr("Rename"))
        dialog.setLabelText(self.tr("Title"))
        dialog.setTextValue(session.title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(partial(self.rename, session))
        dialog.open()

    def _ask_delete(self, session: SessionRecord, *_: object, sound_alone: bool) -> None:
        asked = (
            self.tr("Delete the sound of “{title}” for good?")
            if sound_alone
            else self.tr("Delete “{title}” for good?")
        )
        buttons = QMessageBox.StandardButton.Cancel | QMessageBox.StandardButton.Yes
        text = asked.format(title=session.title)
        box = QMessageBox(QMessageBox.Icon.Warning, "Surtitle", text, buttons, self._view)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        yes = box.button(QMessageBox.StandardButton.Yes)
        yes.setText(self.tr("Delete for good"))
        yes.clicked.connect(lambda: self.delete(session, sound_alone))
        box.open()

    def _do(self, work: Callable[[], object], told: str) -> None:
        try:
            work()
        except EngineError as error:
            self.told.emit(in_words(error))
            return
        if told:
            self.told.emit(told)
        self.changed.emit()


def _models() -> list[str]:
    """Those that are on this computer."""
    from app.paths import models_dir
    from engine.models.catalogue import CATALOGUE
    from engine.models.resolve import installed_models, is_ready

    try:
        cache = models_dir()
        here = {model.name for model in installed_models(cache) if not model.problem}
        here |= {name for name in CATALOGUE if is_ready(name, cache)}
    except EngineError:
        return []
    return sorted(here)
