"""A session's sound once more, by another model: a new session beside the old one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.events import CommittedEvent, LogEvent, SessionEvent, SuspectEvent
from app.jobs.job import Job, JobOptions, JobState
from app.jobs.keep import store_events
from app.jobs.loaded import LoadPipeline
from app.jobs.queue import JobQueue
from app.jobs.results import PRESET, FileTranscript
from app.live.assembly import language_of
from app.settings import RecognitionSettings
from app.transcript.deletion import HEARD
from app.transcript.store import TranscriptStore
from engine.errors import DecodeCancelledError, SettingsError, UnavailableError

if TYPE_CHECKING:
    from engine.driver.seam import CancelToken

Progress = Callable[[float], None]
"""Told how much is done, 0 to 1."""


def transcribe_again(
    store: TranscriptStore,
    session_id: int,
    chosen: RecognitionSettings,
    load: LoadPipeline,
    *,
    progress: Progress = lambda _: None,
    cancel: CancelToken | None = None,
) -> int:
    """Transcribe a session's kept sound, through the file pipeline, and return the new session.

    Times are those of the old session, whose sources, gaps and beginning it shares. It expires
    with the old one: what was said is as old as it was.

    Args:
        store: Where both sessions are.
        session_id: The old one.
        chosen: Model, language, and words to expect.
        load: Loads the model.
        progress: Told how far it is.
        cancel: Ends it; nothing is stored then.

    Raises:
        SettingsError: There is no such session, or its sound was not kept.
        DecodeCancelledError: It was cancelled.
        EngineError: The model cannot be loaded, or the sound cannot be read or decoded.
    """
    old = store.transcript(session_id, original=True)
    files = store.audio.files(session_id)
    if not files:
        raise SettingsError(
            "the sound of session {session_id} was not kept; `--keep-audio` does for later ones",
            session_id=session_id,
        )
    started = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    made = _transcribed(list(files.values()), chosen, load, progress, cancel)
    header = SessionEvent(
        started=started,
        model=Path(chosen.model).name,
        preset=PRESET,
        sources=tuple(files),
        language=language_of(chosen),
        details={"again": session_id, HEARD: old.session.details.get(HEARD, old.session.started)},
    )
    events = _merged(header, {source: made[path] for source, path in files.items()})
    title = f"{old.session.title} ({header.model})"
    return store_events(store, [*events, *old.gaps], title, old.session.length_s)


def _transcribed(
    paths: list[Path],
    chosen: RecognitionSettings,
    load: LoadPipeline,
    progress: Progress,
    cancel: CancelToken | None,
) -> dict[Path, FileTranscript]:
    options = JobOptions(
        model=chosen.model,
        language=language_of(chosen),
        prompt=chosen.prompt,
        channels="mix",
    )
    found: dict[Path, FileTranscript] = {}
    with closing(JobQueue(load, cancel=cancel)) as queue:
        queue.add(paths, options)
        while not queue.is_idle:
            if cancel is not None and cancel.is_set():
                raise DecodeCancelledError("it was cancelled")
            for change in queue.step():
                if change.job.state is JobState.FAILED:
                    raise UnavailableError(change.job.error)
                if change.transcript is not None:
                    found[change.job.path] = change.transcript
            progress(_share(queue.jobs))
    return found


def _share(jobs: tuple[Job, ...]) -> float:
    total_s = sum(job.duration_s or job.done_s for job in jobs)
    return sum(job.done_s for job in jobs) / total_s if total_s else 0.0


def _merged(header: SessionEvent, found: Mapping[str, FileTranscript]) -> list[LogEvent]:
    """The sources' lines as one session's, numbered in the order in which they were said."""
    lines: list[CommittedEvent] = []
    suspects: list[SuspectEvent] = []
    for source, transcript in found.items():
        for event in transcript.events:
            match event:
                case CommittedEvent():
                    lines.append(replace(event, source=source))
                case SuspectEvent():
                    suspects.append(replace(event, source=source))
    lines.sort(key=lambda line: line.start)
    return [header, *(replace(line, id=n) for n, line in enumerate(lines, 1)), *suspects]
