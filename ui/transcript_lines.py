"""How a line of the transcript reads: its time, who said it, and the text in one of four looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPalette, QTextCharFormat

from app.captions.line_breaking import is_right_to_left
from app.events import CommittedEvent, GapEvent, SuspectEvent
from app.masking import Mask
from app.sentences import QT_TRANSLATE_NOOP, translated
from ui.status import SOURCE_NAMES, clock_text, source_name

Line = CommittedEvent | GapEvent | SuspectEvent | float
"""What stands in a paragraph; a number is a marked moment, in session seconds."""

Piece = tuple[str, QTextCharFormat]

RESTORE = "restore"
"""What the link in a suspect's paragraph asks for."""

_FAINT = 0.72
_GUARDS = {
    "no_speech": QT_TRANSLATE_NOOP("Guards", "perhaps no speech"),
    "little_speech": QT_TRANSLATE_NOOP("Guards", "hardly any speech"),
    "compression_ratio": QT_TRANSLATE_NOOP("Guards", "repeats itself"),
    "log_probability": QT_TRANSLATE_NOOP("Guards", "unsure"),
    "loop": QT_TRANSLATE_NOOP("Guards", "a loop"),
}
"""Why a text is held back, by `engine.driver.transcript.Suspect.reason`."""


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
            yield f"{self._name_of(line)}: ", self._bold
        if isinstance(line, GapEvent):
            yield _gap_text(line), self._aside
        elif isinstance(line, SuspectEvent):
            yield from self._suspect(line)
        else:
            yield self._said(line.text, line.language), self._plain

    def _suspect(self, line: SuspectEvent) -> Iterator[Piece]:
        reason = QCoreApplication.translate("TranscriptView", "held back: {}")
        guard = _GUARDS.get(line.reason, line.reason)
        reason = reason.format(QCoreApplication.translate("Guards", guard))
        yield f"{self._said(line.text, None)} [{reason}]", self._aside
        if self.restorable:
            yield " ", self._aside
            yield QCoreApplication.translate("TranscriptView", "Restore"), self._link

    def _name_of(self, line: CommittedEvent | GapEvent | SuspectEvent) -> str:
        """Isolated where it runs the other way: a paragraph has the direction of what was said."""
        name = source_name(line.source, self.names)
        said = line.reason if isinstance(line, GapEvent) else line.text
        return name if is_right_to_left(name) == is_right_to_left(said) else f"\u2068{name}\u2069"

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
