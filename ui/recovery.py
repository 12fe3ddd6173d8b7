"""A session that was cut off, offered back at the next start: open it, keep it, or delete it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal, Slot

from app.sentences import in_words
from app.transcript.records import SessionRecord
from app.transcript.store import TranscriptStore
from engine.errors import EngineError, SettingsError

if TYPE_CHECKING:
    from ui.recovery_notice import RecoveryNotice


class Recovery(QObject):
    """Offers the sessions of a store that were cut off, the newest first, one at a time.

    Signals:
        open_asked: The number of a session that should be shown.
        changed: Sessions of the store are not as they were.
    """

    open_asked = Signal(int)
    changed = Signal()

    def __init__(self, store: TranscriptStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._waiting: list[SessionRecord] = []
        self._area = QRect()
        self._notice: RecoveryNotice | None = None

    @property
    def notice(self) -> RecoveryNotice | None:
        """The window, where there was something to offer."""
        return self._notice

    def offer(self, area: QRect) -> None:
        """Look for what was cut off; before the next session begins, which is none of it."""
        try:
            self._waiting = self._store.unfinished_sessions()
        except EngineError:
            return  # whoever records is told
        self._area = area
        self._offer_next()

    def close(self) -> None:
        """Take the window away; what was not answered is offered at the next start."""
        if self._notice is not None:
            self._notice.hide()

    def _offer_next(self) -> None:
        if not self._waiting:
            self.close()
            return
        if self._notice is None:
            from ui.recovery_notice import RecoveryNotice

            self._notice = RecoveryNotice()
            self._notice.chosen.connect(self._chosen)
        self._notice.offer(self._waiting[0], self._area)

    @Slot(str)
    def _chosen(self, what: str) -> None:
        if not self._waiting or self._notice is None:
            return
        session = self._waiting[0]
        try:
            if what == "delete":
                self._store.delete_session(session.id)
            else:
                self._store.end_session(session.id)
        except SettingsError:
            pass  # somebody else has deleted it, or goes on with it
        except EngineError as error:
            self._notice.tell(in_words(error))
            return
        self._waiting.pop(0)
        self.changed.emit()
        if what == "open":
            self.open_asked.emit(session.id)
        self._offer_next()
