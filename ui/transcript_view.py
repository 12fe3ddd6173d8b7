"""The lines of one session as selectable text: time, who, what. Reading back is left in peace.

A long session is written from its end: what is looked at first is there at once, and the rest
grows above it, a little with each turn of the event loop, so that no turn takes long.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QMouseEvent,
    QResizeEvent,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.events import CommittedEvent, GapEvent, SuspectEvent
from app.masking import Mask
from ui.status import source_name
from ui.transcript_lines import Line
from ui.transcript_marks import TranscriptMarks
from ui.transcript_text import TranscriptText

_AT_ONCE = 120
"""Lines that are written without waiting: more than a screen holds."""

_READING_SCALE = 1.2
"""Of the size of controls: this is text to read."""


class TranscriptView(QPlainTextEdit):
    """A session's lines, one paragraph each.

    Signals:
        menu_asked: A line, and where on the screen its menu should open.
        restore_asked: A suspect that should be taken for what was said.
        unseen_changed: How many lines have come below what is being read; 0 at the end.
        line_clicked: A line, on which was clicked and nothing selected.
        written: Every line of a session is there.
        line_shown: A line that was asked for is in sight, and has the cursor.
    """

    line_clicked = Signal(object)
    restore_asked = Signal(object)
    unseen_changed = Signal(int)
    menu_asked = Signal(object, QPoint)
    written = Signal()
    line_shown = Signal()

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
        self.viewport().setMouseTracking(True)
        self._unseen = 0
        self._wanted = 0
        self._text = TranscriptText(self.document(), self.palette())
        self._writer = self._text.writer
        self.marks = TranscriptMarks(self, self._text.lines, self._text.texts)
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._write_more)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def set_names(self, names: Mapping[str, str]) -> bool:
        """What the sources are called; whether that differs from before."""
        changed = names != self._writer.names
        self._writer.names = names
        return changed

    def set_mask(self, mask: Mask) -> bool:
        """What is not to be read; whether that differs from before."""
        changed = mask != self._writer.mask
        self._writer.mask = mask
        return changed

    def source_name(self, source: str) -> str:
        """What a source is called."""
        return source_name(source, self._writer.names)

    def show_lines(
        self, lines: Iterable[Line], *, named: bool, restorable: bool = False, follow: bool = True
    ) -> None:
        """Replace everything.

        Args:
            lines: In order; a number is a marked moment.
            named: Whether each line says its source.
            restorable: Whether suspects have a link that restores them.
            follow: Jump to the end; else stay where one reads.
        """
        self._writer.named, self._writer.restorable = named, restorable
        self._writer.set_palette(self.palette())
        at = self.verticalScrollBar().value()
        self._wanted = 0
        # Who stays where they read needs the text above at once.
        self._text.show(lines, _AT_ONCE if follow else None)
        if follow:
            self.jump_to_latest()
        else:
            self.verticalScrollBar().setValue(at)
        self._go_on()

    def mend_lines(self, lines: Iterable[Line], *, anew: bool = False) -> bool:
        """Write those that read otherwise, or all ``anew``; False where there are more or fewer."""
        top = self.firstVisibleBlock().blockNumber()
        with self._kept_in_place():
            if not self._text.mend(lines, range(top, top + _AT_ONCE), anew=anew):
                return False
        self._go_on()
        return True

    def add_line(self, line: CommittedEvent | GapEvent | SuspectEvent, *, named: bool) -> None:
        """Append one; who reads further up stays there."""
        self._writer.named = named
        self._append(line)

    def add_mark(self, at_s: float) -> None:
        """Append that a moment was marked."""
        self._append(at_s)

    def whole_text(self) -> str:
        """Every line as it reads, one paragraph each."""
        return self._text.whole()

    def jump_to_latest(self) -> None:
        """Show the last line and follow from here on."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())
        self._set_unseen(0)

    def show_line(self, line_id: int) -> None:
        """Bring the committed line of that number into sight, as soon as it is written."""
        self._wanted = line_id
        self._show_wanted()

    @property
    def is_at_end(self) -> bool:
        """Whether the last line is in sight."""
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 1

    def line_at(self, cursor: QTextCursor) -> Line | None:
        """The line of a place in the text: one paragraph each."""
        number = cursor.blockNumber()
        return self._text.lines[number] if number < len(self._text.lines) else None

    def _append(self, line: Line) -> None:
        bar = self.verticalScrollBar()
        place, at_end = bar.value(), self.is_at_end
        chosen = self.textCursor()
        anchor, position = chosen.anchor(), chosen.position()
        self._text.append(line)
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
        self.marks.refresh()

    def _go_on(self) -> None:
        """Write what waits, with the next turns of the event loop."""
        self.marks.refresh()
        if self._text.is_complete:
            self._turn.stop()
            self.written.emit()
        else:
            self._turn.start()

    def _write_more(self) -> None:
        with self._kept_in_place():
            self._text.write_more()
        self._show_wanted()
        if self._text.is_complete:
            self._go_on()

    def _show_wanted(self) -> None:
        row = self._text.row_of(self._wanted) if self._wanted else None
        if row is not None:
            self._wanted = 0
            self.setTextCursor(QTextCursor(self._text.block(row)))
            self.centerCursor()
            self.line_shown.emit()

    @contextmanager
    def _kept_in_place(self) -> Iterator[None]:
        """What is read stays where it is, whatever is written above it; who follows, follows."""
        bar = self.verticalScrollBar()
        at_end, top = self.is_at_end, self.firstVisibleBlock()
        within = bar.value() - top.firstLineNumber()
        yield
        bar.setValue(bar.maximum() if at_end else top.firstLineNumber() + within)

    def _scrolled(self) -> None:
        if self._unseen and self.is_at_end:
            self._set_unseen(0)
        if self.marks.hits.sought:
            self.marks.refresh()

    def _set_unseen(self, count: int) -> None:
        if count != self._unseen:
            self._unseen = count
            self.unseen_changed.emit(count)

    # Qt overrides

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other lines are in sight; who follows goes on following."""
        at_end = self.is_at_end
        super().resizeEvent(event)
        if at_end:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        if self.marks.hits.sought:
            self.marks.refresh()

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

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A link is shown as one."""
        super().mouseMoveEvent(event)
        hand = bool(self.anchorAt(event.position().toPoint()))
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click that selects nothing is for the line under it, or for its link."""
        super().mouseReleaseEvent(event)
        if event.button() != Qt.MouseButton.LeftButton or self.textCursor().hasSelection():
            return
        at = event.position().toPoint()
        line = self.line_at(self.cursorForPosition(at))
        if isinstance(line, SuspectEvent) and self.anchorAt(at):
            self.restore_asked.emit(line)
        elif line is not None:
            self.line_clicked.emit(line)
