"""The one list of export formats, and writing them to files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.atomic_file import write_atomically
from app.exports.documents import render_ass, render_docx
from app.exports.layout import CueLimits
from app.exports.plain import render_md, render_txt
from app.exports.structured import render_csv, render_json
from app.exports.subtitles import render_srt, render_vtt
from app.transcript.records import SessionTranscript
from engine.errors import SettingsError, UnavailableError
from engine.sentence import Sentence


class ExportError(UnavailableError):
    """An export cannot be written where it should be. The file that was there is still there."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How a transcript is written.

    Attributes:
        times: Whether plain text begins each line with its time.
        cues: What fits in a subtitle.
    """

    times: bool = False
    cues: CueLimits = field(default_factory=CueLimits)


@dataclass(frozen=True, slots=True)
class ExportFormat:
    """A kind of file.

    Attributes:
        name: What ``export`` and commands call it; also the file name's ending.
        description: For a person who chooses.
        render: A pure function of transcript and options.
        is_text: Whether it can be shown in a terminal.
    """

    name: str
    description: str
    render: Callable[[SessionTranscript, ExportOptions], str | bytes]
    is_text: bool = True


FORMATS: Mapping[str, ExportFormat] = {
    entry.name: entry
    for entry in (
        ExportFormat("txt", Sentence("Plain text"), lambda t, o: render_txt(t, o.times)),
        ExportFormat("srt", Sentence("Subtitles, SubRip"), lambda t, o: render_srt(t, o.cues)),
        ExportFormat("vtt", Sentence("Subtitles, WebVTT"), lambda t, o: render_vtt(t, o.cues)),
        ExportFormat("json", Sentence("Everything, for programs"), lambda t, _: render_json(t)),
        ExportFormat("md", "Markdown", lambda t, _: render_md(t)),
        ExportFormat(
            "csv", Sentence("Table of lines, for spreadsheets"), lambda t, _: render_csv(t)
        ),
        ExportFormat(
            "ass",
            Sentence("Subtitles, Advanced SubStation Alpha"),
            lambda t, o: render_ass(t, o.cues),
        ),
        ExportFormat("docx", Sentence("Word document"), lambda t, _: render_docx(t), is_text=False),
    )
}
"""By name, in the order in which they are offered."""


def export(transcript: SessionTranscript, format: str, options: ExportOptions | None = None) -> str:
    """A transcript as the text of a file. Echoes are in json alone, marked.

    Raises:
        SettingsError: There is no such format, or it is no text.
    """
    rendered = _render(transcript, format, options)
    if isinstance(rendered, bytes):
        raise SettingsError("{format} is no text; write it to a file (--output)", format=format)
    return rendered


def _render(
    transcript: SessionTranscript, format: str, options: ExportOptions | None
) -> str | bytes:
    if format not in FORMATS:
        raise SettingsError(
            "no export format {format!r}; choose from {formats}",
            format=format,
            formats=", ".join(FORMATS),
        )
    if format != "json":
        transcript = replace(transcript, lines=tuple(t for t in transcript.lines if not t.echo))
    return FORMATS[format].render(transcript, options or ExportOptions())


def write_export(
    transcript: SessionTranscript,
    format: str,
    path: Path | str,
    options: ExportOptions | None = None,
) -> Path:
    """Write a transcript to ``path``, UTF-8, whole or not at all, and return the path.

    Raises:
        SettingsError: There is no such format.
        ExportError: The folder is missing or not writable, or the disk is full.
    """
    content = _render(transcript, format, options)
    path = Path(path)
    try:
        write_atomically(path, content, private=False)
    except OSError as error:
        raise ExportError(
            "cannot write {path}: {reason}; choose another folder or free space",
            path=path,
            reason=error.strerror or error,
        ) from error
    return path
