"""The transcript for programs: JSON, and a CSV table of the lines.

JSON schema, version 1 (readers ignore keys they do not know; times are session seconds, rounded
to milliseconds)::

    {"format": "surtitle-transcript", "version": 1,
     "session": {"id", "title", "started" (ISO 8601, UTC), "model", "models": [name],
                 "preset", "stability", "language" (or null), "languages": [code],
                 "sources": [label], "duration"},
     "lines": [{"id", "source", "text", "start", "end", "language" (or null),
                "segments": [{"text", "start", "end",
                              "words": [[text, start, end]] (where known)}],
                "echo": true (only where a microphone heard another source again)}],
     "gaps": [{"source", "start", "end", "reason"}],
     "marks": [seconds],
     "suspects": [{"source", "text", "start", "end", "reason", "value"}]}

How long decoding took and when drafts were shown is left out: the same speech gives the same file.
"""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from app.exports.line_breaks import cleaned
from app.transcript.records import SessionTranscript

FORMAT = "surtitle-transcript"
VERSION = 1


def render_json(transcript: SessionTranscript) -> str:
    """The whole transcript as JSON."""
    session = transcript.session
    body = {
        "format": FORMAT,
        "version": VERSION,
        "session": {
            "id": session.id,
            "title": session.title,
            "started": session.started,
            "model": session.model,
            "models": session.models,
            "preset": session.preset,
            "stability": session.stability,
            "language": session.language,
            "languages": session.languages,
            "sources": session.sources,
            "duration": session.length_s,
        },
        "lines": [
            {
                **({"echo": True} if line.echo else {}),
                "id": line.id,
                "source": line.source,
                "text": line.text,
                "start": line.start,
                "end": line.end,
                "language": line.language,
                "segments": [_segment(segment) for segment in line.segments],
            }
            for line in transcript.lines
        ],
        "gaps": [
            {"source": gap.source, "start": gap.start, "end": gap.end, "reason": gap.reason}
            for gap in transcript.gaps
        ],
        "marks": [round(at, 3) for at in transcript.marks],
        "suspects": [
            {
                "source": suspect.source,
                "text": suspect.text,
                "start": suspect.start,
                "end": suspect.end,
                "reason": suspect.reason,
                "value": suspect.value,
            }
            for suspect in transcript.suspects
        ],
    }
    return json.dumps(_rounded(body), ensure_ascii=False, indent=1) + "\n"


def render_csv(transcript: SessionTranscript) -> str:
    """A table of the lines: seconds, source, language, text (RFC 4180, with a header)."""
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerow(("id", "start", "end", "source", "language", "text"))
    for line in transcript.lines:
        times = (f"{line.start:.3f}", f"{line.end:.3f}")
        writer.writerow((line.id, *times, line.source, line.language or "", cleaned(line.text)))
    return table.getvalue()


def _segment(segment: Any) -> dict[str, Any]:  # noqa: ANN401 - a JSON object
    kept = ("text", "start", "end", "words")
    return {key: segment[key] for key in kept if segment.get(key) is not None}


def _rounded(value: Any) -> Any:  # noqa: ANN401 - a JSON tree
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, dict):
        return {key: _rounded(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(inner) for inner in value]
    return value
