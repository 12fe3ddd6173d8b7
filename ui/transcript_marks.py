"""What is set off in a transcript: the line that is heard, and the hits of a search in sight."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPalette, QTextBlock, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from ui.transcript_hits import Hits, Place

_HIT, _HEARD = 0.3, 0.35


class TranscriptMarks:
    """Sets the selections of one text; of ten thousand lines nobody sees more than a screenful.

    Attributes:
        hits: The search whose hits are set off.
    """

    def __init__(self, view: QPlainTextEdit) -> None:
        self.hits = Hits([])
        self._view = view
        self._heard: QTextEdit.ExtraSelection | None = None

    @property
    def heard_row(self) -> int | None:
        """The number of the paragraph that is heard."""
        return None if self._heard is None else self._heard.cursor.blockNumber()

    def set_heard(self, block: QTextBlock | None) -> None:
        """Set a paragraph off as the one that is heard."""
        self._heard = None
        if block is not None:
            self._heard = self._selection(QTextCursor(block), _HEARD)
            whole = QTextCharFormat.Property.FullWidthSelection
            self._heard.format.setProperty(whole, True)
        self.refresh()

    def refresh(self) -> None:
        """Other lines are in sight, or another search is made."""
        heard = [] if self._heard is None else [self._heard]
        self._view.setExtraSelections([*heard, *self._found()])

    def texts(self) -> list[str]:
        """The texts in sight that are set off as found."""
        return [mark.cursor.selectedText() for mark in self._found()]

    def cursor_of(self, place: Place) -> QTextCursor:
        """The text at a place, selected."""
        cursor = QTextCursor(self._view.document().findBlockByNumber(place.row))
        cursor.setPosition(cursor.position() + place.start)
        cursor.setPosition(cursor.position() + place.length, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def box_of(self, block: QTextBlock) -> QRectF:
        """Where a paragraph is painted, in the viewport."""
        view = self._view
        return view.blockBoundingGeometry(block).translated(view.contentOffset())

    def _found(self) -> list[QTextEdit.ExtraSelection]:
        marks: list[QTextEdit.ExtraSelection] = []
        if not self.hits.sought:
            return marks
        block = self._view.firstVisibleBlock()
        while block.isValid() and self.box_of(block).top() <= self._view.viewport().height():
            for place in self.hits.within(block.blockNumber()):
                marks.append(self._selection(self.cursor_of(place), _HIT))
            block = block.next()
        return marks

    def _selection(self, cursor: QTextCursor, strength: float) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = cursor
        color = QColor(self._view.palette().color(QPalette.ColorRole.Highlight))
        color.setAlphaF(strength)
        mark.format = QTextCharFormat()
        mark.format.setBackground(color)
        return mark
