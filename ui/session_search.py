"""The sessions to choose from; while something is sought, lines of all sessions that hold it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.masking import Mask
from app.sentences import in_words
from app.transcript.records import SearchHit
from app.transcript.store import TranscriptStore
from engine.errors import EngineError
from ui.errand import Errand
from ui.search_box import SearchBox
from ui.session_list import RoomyDelegate
from ui.status import clock_text

MOST_HITS = 200
_TYPED_MS = 200
_BEFORE = 16
"""Characters shown before what was sought: the column is narrow, and its texts are cut off."""


class SessionSearch(QWidget):
    """A search over what is stored, on a thread of its own, above the list of sessions.

    Attributes:
        hits: The list of what was found.
        text_mask: What is not to be read.

    Signals:
        chosen: A hit that should be shown, and what was sought.
    """

    chosen = Signal(object, str)

    def __init__(
        self, store: TranscriptStore | None, sessions: QListView, parent: QWidget | None = None
    ) -> None:
        """Stand above ``sessions``; without a store there is nothing to search."""
        super().__init__(parent)
        self.text_mask = Mask()
        self._store = store
        self._found: list[SearchHit] = []
        self._sought = ""
        self._errand = Errand(self)
        self._errand.done.connect(self._arrived)
        self._errand.failed.connect(self._failed)
        self.box = SearchBox(self.tr("Search all sessions"))
        self.box.setVisible(store is not None)
        self.hits = QListWidget()
        self.hits.setAccessibleName(self.tr("Lines that were found"))
        self.hits.setItemDelegate(RoomyDelegate(self.hits))
        self.hits.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setVisible(False)
        lists = QWidget()
        self._stack = QStackedLayout(lists)
        self._stack.addWidget(sessions)
        self._stack.addWidget(self.hits)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.box, lists, self.told):
            column.addWidget(part)
        self._typed = QTimer(self)
        self._typed.setSingleShot(True)
        self._typed.setInterval(_TYPED_MS)
        self._typed.timeout.connect(self.look)
        self.box.textChanged.connect(self._text_changed)
        self.box.returnPressed.connect(self._take_first)
        self.box.left_downwards.connect(self._enter_list)
        self.hits.itemActivated.connect(self._activated)
        self.hits.itemClicked.connect(self._activated)

    @Slot()
    def begin(self) -> None:
        """Let the user type."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    @Slot()
    def look(self) -> None:
        """Search for what stands in the box."""
        self._typed.stop()
        text = self.box.text().strip()
        if text and self._store is not None:
            self._sought = text
            self._errand.send(partial(self._store.search, text, MOST_HITS))

    def end(self) -> None:
        """Search no more."""
        self._errand.forget()

    @Slot(str)
    def _text_changed(self, text: str) -> None:
        if text.strip():
            self._typed.start()
            return
        self._typed.stop()
        self._errand.forget()
        self._found = []
        self.hits.clear()
        self._tell("")
        self._stack.setCurrentIndex(0)

    @Slot(object)
    def _arrived(self, found: list[SearchHit]) -> None:
        self._found = found
        self.hits.clear()
        for hit in found:
            text = " ".join(self.text_mask.text(hit.line.text, hit.line.language).split())
            item = QListWidgetItem(
                f"{clock_text(hit.line.start)} · {hit.title}\n{_from_hit(text, self._sought)}"
            )
            item.setToolTip(text)
            self.hits.addItem(item)
        if not found:
            self._tell(self.tr("No line of any session holds that."))
        elif len(found) == MOST_HITS:
            self._tell(self.tr("The newest {count} lines; more words find fewer.").format(
                count=MOST_HITS
            ))  # fmt: skip
        else:
            self._tell(self.tr("%n line(s) found", "", len(found)))
        self._stack.setCurrentIndex(1)

    @Slot(object)
    def _failed(self, error: EngineError) -> None:
        self._tell(in_words(error))

    def _activated(self, item: QListWidgetItem) -> None:
        self._choose(self.hits.row(item))

    def _take_first(self) -> None:
        if self._typed.isActive() or not self._found:
            self.look()
            return
        self.hits.setCurrentRow(0)
        self._choose(0)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._found):
            self.chosen.emit(self._found[row], self._sought)

    def _enter_list(self) -> None:
        shown = self._stack.currentWidget()
        if shown is not None:
            shown.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if shown is self.hits and self.hits.currentRow() < 0 and self._found:
            self.hits.setCurrentRow(0)

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))


def _from_hit(text: str, sought: str) -> str:
    """A line from a little before the first word that was sought."""
    folded = text.lower()
    at = min((folded.find(word) for word in sought.lower().split() if word in folded), default=0)
    if at <= _BEFORE:
        return text
    begin = text.rfind(" ", 0, at - _BEFORE + 1) + 1 or at - _BEFORE
    return f"…{text[begin:]}"
