"""What is set off in a transcript: the line that is heard, and the hits of a search in sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPalette, QTextBlock, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from ui.transcript_hits import Hits, Place
from ui.transcript_lines import Line

_HIT, _HEARD = 0.3, 0.35
_ABOVE = 2  # lines in sight over the one that is heard


class TranscriptMarks:
    """Finds in one text and sets selections; of ten thousand lines nobody sees more than a few.

    Attributes:
        hits: The search whose hits are set off.
    """

    def __init__(self, view: QPlainTextEdit, lines: Sequence[Line], texts: Sequence[str]) -> None:
        """Mark in a view of these lines, which read like these texts and may grow."""
        self.hits = Hits(texts)
        self._view = view
        self._lines = lines
        self._texts = texts
        self._heard: QTextEdit.ExtraSelection | None = None

    def seek(self, text: str, *, backwards: bool = False, from_here: bool = True) -> bool:
        """Select the next place that holds ``text``, over the end if need be; mark all.

        While a long session is being written, in what is there.
        """
        if text != self.hits.sought:
            self.hits = Hits(self._texts, text)
            self.refresh()
        if not text:
            return False
        here = self._view.textCursor()
        at = here.selectionEnd() if from_here and not backwards else here.selectionStart()
        block = self._view.document().findBlock(at)
        look = self.hits.before if backwards else self.hits.after
        found = look(block.blockNumber(), at - block.position())
        if found is None:
            return False
        self._view.setTextCursor(self.cursor_of(found))
        self._view.ensureCursorVisible()
        return True

    def count_of(self, text: str) -> int:
        """How often a text occurs in what is there, whatever its case."""
        return Hits(self._texts, text).count()

    @property
    def heard(self) -> Line | None:
        """The line that is set off as heard."""
        return None if self._heard is None else self._lines[self._heard.cursor.blockNumber()]

    def set_heard(self, line: Line | None) -> None:
        """Set off the line that is heard; keep it in sight while nobody has scrolled away."""
        row = None
        if line is not None:
            row = next((n for n, known in enumerate(self._lines) if known == line), None)
        before = None if self._heard is None else self._heard.cursor.blockNumber()
        if before == row:
            return
        follows = before is None or self._is_in_sight(before)
        self._heard = None
        if row is not None:
            self._heard = self._selection(QTextCursor(self._block(row)), _HEARD)
            whole = QTextCharFormat.Property.FullWidthSelection
            self._heard.format.setProperty(whole, True)
        self.refresh()
        if row is not None and follows and not self._is_in_sight(row):
            bar = self._view.verticalScrollBar()
            # The scroll bar counts lines as wrapped, which for a paragraph is its first one.
            bar.setValue(self._block(row).firstLineNumber() - _ABOVE)

    def refresh(self) -> None:
        """Other lines are in sight, or another search is made."""
        heard = [] if self._heard is None else [self._heard]
        self._view.setExtraSelections([*heard, *self._found()])

    def texts(self) -> list[str]:
        """The texts in sight that are set off as found."""
        return [mark.cursor.selectedText() for mark in self._found()]

    def cursor_of(self, place: Place) -> QTextCursor:
        """The text at a place, selected."""
        cursor = QTextCursor(self._block(place.row))
        cursor.setPosition(cursor.position() + place.start)
        cursor.setPosition(cursor.position() + place.length, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def box_of(self, block: QTextBlock) -> QRectF:
        """Where a paragraph is painted, in the viewport."""
        view = self._view
        return view.blockBoundingGeometry(block).translated(view.contentOffset())

    def _block(self, row: int) -> QTextBlock:
        return self._view.document().findBlockByNumber(row)

    def _is_in_sight(self, row: int) -> bool:
        box = self.box_of(self._block(row))
        return box.top() >= 0 and box.bottom() <= self._view.viewport().height()

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
