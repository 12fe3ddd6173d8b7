"""How a line of the transcript reads: its time, who said it, and the text in one of four looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPalette, QTextCharFormat

from app.events import CommittedEvent, GapEvent, SuspectEvent
from app.masking import Mask
from app.sentences import translated
from ui.status import SOURCE_NAMES, clock_text, source_name

Line = CommittedEvent | GapEvent | SuspectEvent | float
"""What stands in a paragraph; a number is a marked moment, in session seconds."""

Piece = tuple[str, QTextCharFormat]

RESTORE = "restore"
"""What the link in a suspect's paragraph asks for."""

_FAINT = 0.72


def start_of(line: Line) -> float:
    """When a line, a gap or a mark begins, in session seconds."""
    return line if isinstance(line, float) else line.start


class LineWriter:
    """Makes the pieces of a paragraph.

    Attributes:
        names: What the sources are called.
        mask: What is not to be read.
        named: Whether each line says its source.
        restorable: Whether suspects can be taken for what was said, by a link.
    """

    def __init__(self, palette: QPalette) -> None:
        self.names: Mapping[str, str] = SOURCE_NAMES
        self.mask = Mask()
        self.named = False
        self.restorable = False
        self.set_palette(palette)

    def set_palette(self, palette: QPalette) -> None:
        """Take the colours of the window."""
        self._plain, self._bold = QTextCharFormat(), QTextCharFormat()
        self._bold.setFontWeight(600)
        self._faint, self._aside = QTextCharFormat(), QTextCharFormat()
        self._faint.setForeground(_faint_color(palette))
        self._aside.setForeground(_faint_color(palette))
        self._aside.setFontItalic(True)
        self._link = QTextCharFormat()
        self._link.setAnchor(True)
        self._link.setAnchorHref(RESTORE)
        self._link.setFontUnderline(True)
        self._link.setForeground(palette.color(QPalette.ColorRole.Text))

    def pieces(self, line: Line) -> Iterator[Piece]:
        """The paragraph of a line, in order."""
        yield f"{clock_text(start_of(line))}\u2002", self._faint
        if isinstance(line, float):
            yield QCoreApplication.translate("TranscriptView", "★ Marked"), self._bold
            return
        if self.named:
            yield f"{source_name(line.source, self.names)}: ", self._bold
        if isinstance(line, GapEvent):
            yield _gap_text(line), self._aside
        elif isinstance(line, SuspectEvent):
            yield from self._suspect(line)
        else:
            yield self._said(line.text, line.language), self._plain

    def _suspect(self, line: SuspectEvent) -> Iterator[Piece]:
        reason = QCoreApplication.translate("TranscriptView", "held back: {}")
        reason = reason.format(translated(line.reason.replace("_", " ")))
        yield f"{self._said(line.text, None)} [{reason}]", self._aside
        if self.restorable:
            yield " ", self._aside
            yield QCoreApplication.translate("TranscriptView", "Restore"), self._link

    def _said(self, text: str, language: str | None) -> str:
        return " ".join(self.mask.text(text, language).split())


def _gap_text(gap: GapEvent) -> str:
    pattern = QCoreApplication.translate("Gaps", "[{seconds} s not heard]")
    if gap.reason:
        pattern = QCoreApplication.translate("Gaps", "[{seconds} s not heard: {reason}]")
    seconds = max(1, round(gap.end - gap.start))
    return pattern.format(seconds=seconds, reason=translated(gap.reason))


def _faint_color(palette: QPalette) -> QColor:
    text = palette.color(QPalette.ColorRole.Text)
    base = palette.color(QPalette.ColorRole.Base)
    return QColor.fromRgbF(
        _FAINT * text.redF() + (1 - _FAINT) * base.redF(),
        _FAINT * text.greenF() + (1 - _FAINT) * base.greenF(),
        _FAINT * text.blueF() + (1 - _FAINT) * base.blueF(),
    )
