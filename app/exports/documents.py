"""Files of other programs: a document to edit, and styled subtitles for players."""

from __future__ import annotations

import io
import warnings
from typing import TYPE_CHECKING

from app.exports.layout import CueLimits
from app.exports.line_breaks import cleaned
from app.exports.plain import clock_time, entries_of
from app.exports.profiles import cues_in
from app.transcript.records import SessionTranscript

if TYPE_CHECKING:
    from docx.text.paragraph import Paragraph

_COLORS = ((255, 255, 255), (255, 224, 130), (144, 202, 249), (165, 214, 167))
"""Of the first sources' subtitles; those after them begin anew."""


def render_docx(transcript: SessionTranscript) -> bytes:
    """A Word document: the title, then a paragraph a line with its time and, of several, source."""
    from docx import Document

    document = Document()
    title = _printable(cleaned(transcript.session.title))
    document.core_properties.title = title
    document.core_properties.author = "Surtitle"
    document.add_heading(title, level=1)
    for entry in entries_of(transcript):
        paragraph: Paragraph = document.add_paragraph()
        label = f" {_printable(entry.label)}:" if entry.label else ""
        paragraph.add_run(f"{clock_time(entry.start)}{label} ").bold = True
        paragraph.add_run(_printable(entry.text)).italic = entry.is_gap
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


def render_ass(transcript: SessionTranscript, limits: CueLimits) -> str:
    """Advanced SubStation Alpha. Each source is an actor with a style, and so a colour, of its own.

    Braces and backslashes of speech are escaped: players would read them as commands. The format
    has no times after ten hours; what is later is put there.
    """
    import pysubs2

    subtitles = pysubs2.SSAFile()
    subtitles.styles.clear()
    cues = cues_in(transcript, limits)
    sources = list(dict.fromkeys(cue.source for cue in cues)) or [""]
    names = {source: _name(source, number) for number, source in enumerate(sources)}
    for number, source in enumerate(sources):
        color = pysubs2.Color(*_COLORS[number % len(_COLORS)])
        subtitles.styles[names[source]] = pysubs2.SSAStyle(primarycolor=color, fontsize=18.0)
    subtitles.events = [
        pysubs2.SSAEvent(
            start=cue.start_ms,
            end=cue.end_ms,
            text="\\N".join(_escaped(line) for line in cue.lines),
            style=names[cue.source],
            name=names[cue.source],
        )
        for cue in cues
    ]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        return str(subtitles.to_string("ass"))


def _printable(text: str) -> str:
    """Without what XML cannot hold."""
    return "".join(c for c in text if c in "\t\n" or c >= " ").replace("\ufffe", "")


def _name(source: str, number: int) -> str:
    """A style's name: fields are parted by commas, and lines end it."""
    return " ".join(source.replace(",", " ").split()) or f"Speaker {number + 1}"


def _escaped(text: str) -> str:
    # A word joiner, which nobody sees, parts a backslash from the letter it would command.
    return text.replace("\\", "\\\u2060").replace("{", "\\{").replace("}", "\\}")
