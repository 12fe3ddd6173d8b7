"""What is kept of a session, as the settings say: its lines, its sound, files, and for how long."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from app.events import LogEvent, SessionEvent, StatusEvent
from app.exports.formats import write_export
from app.live.announcer import Sink
from app.masking import Mask
from app.recording.recorder import AudioRecorder
from app.settings import Settings
from app.transcript.recorder import SessionRecorder
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from engine.errors import UnavailableError

OpenStore = Callable[[], TranscriptStore]

_LAST = ("stopped", "failed")


class StoreSink:
    """The first sink: what it takes is on disk when it returns, or waits in memory for the disk.

    Once the disk takes anything again, so are the lines that have waited, in order.
    """

    def __init__(
        self,
        store: TranscriptStore | OpenStore,
        retry_s: float = 5.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Write to ``store``, opened when that is possible; after a failure every ``retry_s``.

        The caller closes it.
        """
        self._store = None if callable(store) else store
        self._open = store if callable(store) else lambda: store
        self._recorder = SessionRecorder(self._opened, retry_s=retry_s, clock=clock)

    @property
    def store(self) -> TranscriptStore | None:
        """Where the lines go; None while it could not be opened."""
        return self._store

    @property
    def session_id(self) -> int | None:
        """In the store; None before the session's first event, or while that waits."""
        return self._recorder.session_id

    def transcript(self) -> SessionTranscript:
        """The session so far, whether it could be stored or not."""
        return self._recorder.transcript()

    def __call__(self, event: LogEvent) -> None:
        """Store an event.

        Raises:
            UnavailableError: Something waits to be stored.
        """
        match event:
            case StatusEvent(state="stopped" | "failed", source="", shown=shown):
                self._recorder.finish(shown)
            case _:
                self._recorder.write(event)
        if self._recorder.trouble is not None:
            raise UnavailableError(self._recorder.trouble)

    def _opened(self) -> TranscriptStore:
        if self._store is None:
            self._store = self._open()
        return self._store


class ExportSink:
    """Writes a session as files when it has ended, never over other ones."""

    def __init__(self, kept: StoreSink, folder: Path, formats: Sequence[str], mask: Mask) -> None:
        """Write what ``kept``, an earlier sink, has into ``folder``, with words masked."""
        self._kept = kept
        self._folder = folder
        self._formats = formats
        self._mask = mask

    def __call__(self, event: LogEvent) -> None:
        """Write at the session's last event, unless nothing was said.

        Raises:
            UnavailableError: A file cannot be written.
        """
        if not _is_last(event):
            return
        transcript = self._mask.transcript(self._kept.transcript())
        if not transcript.lines:
            return
        name = self._free_name(transcript.session.title)
        for format in self._formats:
            write_export(transcript, format, self._folder / f"{name}.{format}")

    def _free_name(self, title: str) -> str:
        name = "".join(c if c.isalnum() or c in " -_." else "-" for c in title).strip(". ")
        name = name[:100] or "captions"
        free, number = name, 1
        while any((self._folder / f"{free}.{format}").exists() for format in self._formats):
            number += 1
            free = f"{name} {number}"
        return free


class ExpirySink:
    """Deletes sessions that are older than the user keeps them, when one begins and ends."""

    def __init__(self, kept: StoreSink, days: int) -> None:
        """Delete from the store of ``kept``, an earlier sink."""
        self._kept = kept
        self._days = days

    def __call__(self, event: LogEvent) -> None:
        """Delete at the session's first and last event.

        Raises:
            StoreError: It could not be done now; the next session does it.
        """
        store = self._kept.store
        if store is not None and (isinstance(event, SessionEvent) or _is_last(event)):
            store.expire(self._days)


def endings_of(settings: Settings, sinks: Sequence[Sink]) -> list[Sink]:
    """The sinks that do at the end what the settings say; the first ``StoreSink`` has it all."""
    kept = next((sink for sink in sinks if isinstance(sink, StoreSink)), None)
    if kept is None:
        return []
    chosen = settings.transcript
    endings: list[Sink] = []
    if chosen.export_on_stop and chosen.export_folder and chosen.stop_formats:
        folder = Path(chosen.export_folder).expanduser()
        endings.append(
            ExportSink(kept, folder, chosen.stop_formats, Mask.of_exports(settings.masking))
        )
    if chosen.keep_days:
        endings.append(ExpirySink(kept, chosen.keep_days))
    return endings


def recorder_of(settings: Settings, kept: StoreSink) -> AudioRecorder | None:
    """What keeps the sound of the session that ``kept`` stores; None where nobody asked for it."""
    in_memory = kept.store is not None and kept.store.path is None
    if not settings.transcript.keep_audio or in_memory:
        return None

    def place(source: str) -> Path | None:
        if kept.store is None or kept.session_id is None:
            return None
        return kept.store.audio.path_for(kept.session_id, source)

    return AudioRecorder(place)


def _is_last(event: LogEvent) -> bool:
    return isinstance(event, StatusEvent) and not event.source and event.state in _LAST
