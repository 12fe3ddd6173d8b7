"""A session's lines as the paragraphs of a text document, written little by little. No view.

Ten thousand lines take a second to write. So those that are looked at are written at once, and
the others wait: lines above, which nobody has seen yet, and lines that read otherwise now.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QPalette, QTextBlock, QTextCursor, QTextDocument

from app.events import CommittedEvent
from ui.transcript_lines import Line, LineWriter

_EACH_TURN = 60
"""Lines that are written in one turn of the event loop: a few milliseconds."""


class TranscriptText:
    """Lines and paragraphs, in step.

    Attributes:
        writer: How a line reads.
        lines: Those that are written, in order, one paragraph each.
        texts: What their paragraphs hold.
    """

    def __init__(self, document: QTextDocument, palette: QPalette) -> None:
        self.writer = LineWriter(palette)
        self.lines: list[Line] = []
        self.texts: list[str] = []
        self._document = document
        self._waiting: list[Line] = []
        self._stale: dict[int, Line] = {}

    @property
    def is_complete(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting and not self._stale

    def show(self, lines: Iterable[Line], at_once: int | None) -> None:
        """Replace everything; write so many lines of the end now, or all."""
        every = list(lines)
        self.lines.clear()
        self.texts.clear()
        self._stale.clear()
        self._document.clear()
        ready = len(every) if at_once is None else min(at_once, len(every))
        self._waiting = every[: len(every) - ready]
        self._insert_above(every[len(self._waiting) :])

    def append(self, line: Line) -> None:
        """Write one more line at the end."""
        cursor = QTextCursor(self._document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        self._write(cursor, line, first=not self.lines)
        cursor.endEditBlock()
        self.lines.append(line)

    def mend(self, lines: Iterable[Line], in_sight: range, *, anew: bool = False) -> bool:
        """Take lines that may read otherwise; False where there are more or fewer.

        Those in sight are written now, the others soon: all of them ``anew``, or what differs.
        """
        every = list(lines)
        if len(every) != len(self._waiting) + len(self.lines):
            return False
        self._waiting, every = every[: len(self._waiting)], every[len(self._waiting) :]
        self._stale = {
            row: line
            for row, (line, known) in enumerate(zip(every, self.lines, strict=True))
            if anew or (line is not known and line != known)
        }
        for row in [row for row in self._stale if row in in_sight]:
            self._rewrite(row, self._stale.pop(row))
        return True

    def write_more(self) -> None:
        """Write some of what waits."""
        for row in list(self._stale)[:_EACH_TURN]:
            self._rewrite(row, self._stale.pop(row))
        if self._waiting and not self._stale:
            lines, self._waiting = self._waiting[-_EACH_TURN:], self._waiting[:-_EACH_TURN]
            self._insert_above(lines)

    def whole(self) -> str:
        """Every line as it reads, one paragraph each."""
        written = list(self.texts)
        for row, line in self._stale.items():
            written[row] = self._text_of(line)
        return "\n".join([*map(self._text_of, self._waiting), *written])

    def row_of(self, line_id: int) -> int | None:
        """Where the committed line of that number stands; None where it is not written."""
        for row, line in enumerate(self.lines):
            if isinstance(line, CommittedEvent) and line.id == line_id:
                return row
        return None

    def block(self, row: int) -> QTextBlock:
        """The paragraph of a line."""
        return self._document.findBlockByNumber(row)

    def _insert_above(self, lines: list[Line]) -> None:
        """Write lines before those that are there."""
        below = list(self.texts)
        was_empty = not self.lines
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        self.texts.clear()
        for number, line in enumerate(lines):
            self._write(cursor, line, first=number == 0)
        if lines and not was_empty:
            cursor.insertText("\n")
        cursor.endEditBlock()
        self.texts += below
        self.lines[:0] = lines

    def _rewrite(self, row: int, line: Line) -> None:
        cursor = QTextCursor(self.block(row))
        cursor.beginEditBlock()
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        self._write(cursor, line, first=True)
        cursor.endEditBlock()
        self.lines[row] = line
        self.texts[row] = self.texts.pop()

    def _write(self, cursor: QTextCursor, line: Line, *, first: bool) -> None:
        # A line break in the inserted text begins the paragraph: one call less for each of many.
        break_, told = "" if first else "\n", []
        for text, looks in self.writer.pieces(line):
            cursor.insertText(break_ + text, looks)
            break_ = ""
            told.append(text)
        self.texts.append("".join(told))

    def _text_of(self, line: Line) -> str:
        return "".join(text for text, _ in self.writer.pieces(line))
