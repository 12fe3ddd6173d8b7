"""Transcripts whose sources bear the names that people gave them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.transcript.records import SessionTranscript

Name = Callable[[str], str]
"""From a source's label in the event log to what a person calls it."""


def with_names(transcript: SessionTranscript, name: Name) -> SessionTranscript:
    """The same transcript, its sources called by their names. Two never become one.

    Programs want the labels: leave those for JSON.
    """
    labels = dict.fromkeys(
        [*transcript.session.sources, *(line.source for line in transcript.lines)]
    )
    named = {label: name(label) for label in labels}
    if len(set(named.values())) < len(named):
        named = {label: f"{called} ({label})" for label, called in named.items()}

    def called(label: str) -> str:
        return named.get(label) or name(label)

    session = transcript.session
    return SessionTranscript(
        replace(session, sources=tuple(called(label) for label in session.sources)),
        tuple(replace(line, source=called(line.source)) for line in transcript.lines),
        tuple(replace(gap, source=called(gap.source)) for gap in transcript.gaps),
        tuple(replace(suspect, source=called(suspect.source)) for suspect in transcript.suspects),
        transcript.marks,
    )
