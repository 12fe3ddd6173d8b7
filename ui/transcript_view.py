"""The lines of one session as selectable text: time, who, what. Reading back is left in peace."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QMouseEvent,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from app.events import CommittedEvent, GapEvent, SuspectEvent
from ui.status import SOURCE_NAMES, clock_text, source_name

Line = CommittedEvent | GapEvent | SuspectEvent | float
"""What stands in a paragraph; a number is a marked moment, in session seconds."""

_MARKED_HITS = 500
_FAINT = 0.72
_CURRENT = 0.35
_ABOVE = 2  # lines in sight over the one that is heard
_READING_SCALE = 1.2
"""Of the size of controls: this is text to read."""


class TranscriptView(QPlainTextEdit):
    """A session's lines, one paragraph each.

    Signals:
        menu_asked: A line, and where on the screen its menu should open.
        unseen_changed: How many lines have come below what is being read; 0 at the end.
        line_clicked: A line, on which was clicked and nothing selected.
    """

    line_clicked = Signal(object)

    unseen_changed = Signal(int)
    menu_asked = Signal(object, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setAccessibleName(self.tr("Transcript"))
        self.document().setDocumentMargin(12)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _READING_SCALE)
        self.setFont(font)
        self._unseen = 0
        self._named = False
        self._names: Mapping[str, str] = SOURCE_NAMES
        self._sought = ""
        self._hits: list[QTextEdit.ExtraSelection] = []
        self._current: list[QTextEdit.ExtraSelection] = []
        self._lines: list[Line] = []
        self._make_formats()
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def set_names(self, names: Mapping[str, str]) -> bool:
        """What the sources are called; whether that differs from before."""
        changed = names != self._names
        self._names = names
        return changed

    def source_name(self, source: str) -> str:
        """What a source is called."""
        return source_name(source, self._names)

    def show_lines(self, lines: Iterable[Line], *, named: bool) -> None:
        """Replace everything.

        Args:
            lines: In order; a number is a marked moment.
            named: Whether each line says its source.
        """
        self._named = named
        self._make_formats()
        self.clear()
        self._lines = []
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for line in lines:
            self._write(cursor, line)
        cursor.endEditBlock()
        self.jump_to_latest()
        self._mark()

    def add_line(self, line: CommittedEvent | GapEvent | SuspectEvent, *, named: bool) -> None:
        """Append one; who reads further up stays there."""
        self._named = named
        self._append(line)

    def add_mark(self, at_s: float) -> None:
        """Append that a moment was marked."""
        self._append(at_s)

    def _append(self, line: Line) -> None:
        bar = self.verticalScrollBar()
        place, at_end = bar.value(), self.is_at_end
        chosen = self.textCursor()
        anchor, position = chosen.anchor(), chosen.position()
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self._write(cursor, line)
        if chosen.hasSelection() and self.textCursor().position() != position:
            # A selection that reaches the end would grow with what is appended.
            chosen.setPosition(anchor)
            chosen.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(chosen)
        if at_end:
            bar.setValue(bar.maximum())
        else:
            bar.setValue(place)
            self._set_unseen(self._unseen + 1)

    def jump_to_latest(self) -> None:
        """Show the last line and follow from here on."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())
        self._set_unseen(0)

    @property
    def is_at_end(self) -> bool:
        """Whether the last line is in sight."""
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 1

    def seek(self, text: str, *, backwards: bool = False, from_here: bool = True) -> bool:
        """Select the next place that holds ``text``, over the end if need be; mark all."""
        if text != self._sought:
            self._sought = text
            self._mark()
        if not text:
            return False
        start = self.textCursor()
        if not from_here:
            start.setPosition(start.selectionStart())
        flags = QTextDocument.FindFlag(0)
        if backwards:
            flags = QTextDocument.FindFlag.FindBackward
        found = self.document().find(text, start, flags)
        if found.isNull():
            around = QTextCursor(self.document())
            if backwards:
                around.movePosition(QTextCursor.MoveOperation.End)
            found = self.document().find(text, around, flags)
        if found.isNull():
            return False
        self.setTextCursor(found)
        self.ensureCursorVisible()
        return True

    def count_of(self, text: str) -> int:
        """How often a text occurs, whatever its case."""
        return self.toPlainText().casefold().count(text.casefold()) if text else 0

    def _write(self, cursor: QTextCursor, line: Line) -> None:
        self._lines.append(line)
        # A line break in the inserted text begins the paragraph: one call less for each of many.
        break_ = "" if self.document().isEmpty() else "\n"
        cursor.insertText(f"{break_}{clock_text(start_of(line))}\u2002", self._faint)
        if isinstance(line, float):
            cursor.insertText(self.tr("★ Marked"), self._bold)
            return
        if self._named:
            cursor.insertText(f"{self.source_name(line.source)}: ", self._bold)
        if isinstance(line, GapEvent):
            cursor.insertText(_gap_text(line), self._aside)
        elif isinstance(line, SuspectEvent):
            said = " ".join(line.text.split())
            reason = self.tr("held back: {}").format(line.reason.replace("_", " "))
            cursor.insertText(f"{said} [{reason}]", self._aside)
        else:
            cursor.insertText(" ".join(line.text.split()), self._plain)

    def line_at(self, cursor: QTextCursor) -> Line | None:
        """The line of a place in the text: one paragraph each."""
        number = cursor.blockNumber()
        return self._lines[number] if number < len(self._lines) else None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the line; by keyboard the one with the cursor."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        cursor = self.cursorForPosition(event.pos()) if by_mouse else self.textCursor()
        at = event.globalPos()
        if not by_mouse:
            at = self.viewport().mapToGlobal(self.cursorRect(cursor).bottomLeft())
        line = self.line_at(cursor)
        if isinstance(line, CommittedEvent | SuspectEvent):
            self.menu_asked.emit(line, at)

    def _make_formats(self) -> None:
        self._plain, self._bold = QTextCharFormat(), QTextCharFormat()
        self._bold.setFontWeight(600)
        self._faint, self._aside = QTextCharFormat(), QTextCharFormat()
        self._faint.setForeground(self._faint_color())
        self._aside.setForeground(self._faint_color())
        self._aside.setFontItalic(True)

    def _mark(self) -> None:
        marks: list[QTextEdit.ExtraSelection] = []
        looks = QTextCharFormat()
        color = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        color.setAlphaF(0.3)
        looks.setBackground(color)
        cursor = QTextCursor(self.document())
        while self._sought and len(marks) < _MARKED_HITS:
            cursor = self.document().find(self._sought, cursor)
            if cursor.isNull():
                break
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format = looks
            marks.append(mark)
        self._hits = marks
        self.setExtraSelections([*self._current, *self._hits])

    def mark_current(self, line: Line | None) -> None:
        """Mark the line that is heard, and keep it in sight while nobody has scrolled away."""
        row = None if line is None else self._row_of(line)
        before = [mark.cursor.blockNumber() for mark in self._current]
        if before == ([] if row is None else [row]):
            return
        follows = not before or self._is_in_sight(before[0])
        self._current = []
        if row is not None:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.document().findBlockByNumber(row))
            color = QColor(self.palette().color(QPalette.ColorRole.Highlight))
            color.setAlphaF(_CURRENT)
            mark.format = QTextCharFormat()
            mark.format.setBackground(color)
            mark.format.setProperty(QTextCharFormat.Property.FullWidthSelection, True)
            self._current = [mark]
        self.setExtraSelections([*self._current, *self._hits])
        if row is not None and follows and not self._is_in_sight(row):
            bar = self.verticalScrollBar()
            # The scroll bar counts lines as wrapped, which for a paragraph is its first one.
            bar.setValue(self.document().findBlockByNumber(row).firstLineNumber() - _ABOVE)

    @property
    def current(self) -> Line | None:
        """The line that is marked as heard."""
        return self.line_at(self._current[0].cursor) if self._current else None

    def _row_of(self, line: Line) -> int | None:
        return next((row for row, known in enumerate(self._lines) if known == line), None)

    def _is_in_sight(self, row: int) -> bool:
        block = self.document().findBlockByNumber(row)
        box = self.blockBoundingGeometry(block).translated(self.contentOffset())
        return box.top() >= 0 and box.bottom() <= self.viewport().height()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click that selects nothing is for the line under it."""
        super().mouseReleaseEvent(event)
        if event.button() != Qt.MouseButton.LeftButton or self.textCursor().hasSelection():
            return
        line = self.line_at(self.cursorForPosition(event.position().toPoint()))
        if line is not None:
            self.line_clicked.emit(line)

    def _faint_color(self) -> QColor:
        text = self.palette().color(QPalette.ColorRole.Text)
        base = self.palette().color(QPalette.ColorRole.Base)
        return QColor.fromRgbF(
            _FAINT * text.redF() + (1 - _FAINT) * base.redF(),
            _FAINT * text.greenF() + (1 - _FAINT) * base.greenF(),
            _FAINT * text.blueF() + (1 - _FAINT) * base.blueF(),
        )

    def _scrolled(self) -> None:
        if self._unseen and self.is_at_end:
            self._set_unseen(0)

    def _set_unseen(self, count: int) -> None:
        if count != self._unseen:
            self._unseen = count
            self.unseen_changed.emit(count)


def start_of(line: Line) -> float:
    """When a line, a gap or a mark begins, in session seconds."""
    return line if isinstance(line, float) else line.start


def _gap_text(gap: GapEvent) -> str:
    seconds = max(1, round(gap.end - gap.start))
    return f"[{seconds} s not heard: {gap.reason}]" if gap.reason else f"[{seconds} s not heard]"
