"""What ``surtitle live`` does: a session in real or simulated time, shown, logged and stored."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from app.cli.event_log import EventLogWriter
from app.cli.loading import load_driver
from app.cli.options import recognition
from app.cli.progress import ProgressLine
from app.cli.terminal_view import TerminalView
from app.events import CommittedEvent, GapEvent, LogEvent, SessionEvent, SuspectEvent
from app.paths import transcripts_file
from app.settings import Settings, load_settings
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError

Sink = Callable[[LogEvent], None]

FILE_PREFIX = "file:"


class StoreSink:
    """Keeps a session in the transcript store as its events come."""

    def __init__(self, store: TranscriptStore) -> None:
        """Write to ``store``, which stays the caller's."""
        self._store = store
        self._session_id: int | None = None

    def __call__(self, event: LogEvent) -> None:
        """Store one event; drafts and states are not kept."""
        if isinstance(event, SessionEvent):
            self._session_id = self._store.new_session(event)
        elif self._session_id is None:
            return
        elif isinstance(event, CommittedEvent):
            self._store.add_line(self._session_id, event)
        elif isinstance(event, GapEvent):
            self._store.add_gap(self._session_id, event)
        elif isinstance(event, SuspectEvent):
            self._store.add_suspect(self._session_id, event)

    def end(self, duration_s: float) -> None:
        """Mark the session as ended."""
        if self._session_id is not None:
            self._store.end_session(self._session_id, duration_s)


def caption_simulated(args: argparse.Namespace) -> int:
    """Caption files in simulated real time.

    Raises:
        EngineError: A source is no file or cannot be read, the model cannot be loaded, the log
            cannot be written.
    """
    from app.live.loop import CaptionLoop
    from app.live.simulate import SimulatedClock, simulate
    from engine.files.media import iter_blocks, probe

    settings = load_settings()
    chosen = recognition(args, settings)
    files = _files(args.source or [settings.audio.source])
    for path in files.values():
        probe(path)
    with ProgressLine() as line:
        driver = load_driver(chosen, line)
    rate = driver.engine.sample_rate
    loop = CaptionLoop(driver, list(files), chosen.language, chosen.prompt, chosen.stability)
    blocks = {name: iter_blocks(path, rate) for name, path in files.items()}
    clock = SimulatedClock()
    begun = SessionEvent(
        started=datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        model=chosen.model,
        preset=chosen.preset,
        sources=tuple(files),
        language=chosen.language,
        stability=chosen.stability,
        details={"time": "simulated", "level": chosen.level},
    )
    with _sinks(args, settings, list(files), lambda: clock.audio_s) as emit:
        emit(begun)
        try:
            for event in simulate(loop, blocks, rate, clock, until_s=args.seconds):
                emit(event)
        except KeyboardInterrupt:
            for event in loop.finish(lambda: clock.now_s):
                emit(event)
    return 0


def _files(sources: list[str]) -> dict[str, Path]:
    """Stream names and files of sources that can be replayed."""
    from importlib.resources import files

    found: dict[str, Path] = {}
    for source in sources:
        if source == "demo":
            name, path = source, Path(str(files("resources") / "demo.flac"))
        elif source.startswith(FILE_PREFIX):
            name, path = "file", Path(source.removeprefix(FILE_PREFIX)).expanduser()
        else:
            raise SettingsError(
                f"--simulate replays files, not {source}; name one with --source file:PATH, or demo"
            )
        if name in found:
            name = f"{name} {len(found) + 1}"
        found[name] = path
    return found


@contextmanager
def _sinks(
    args: argparse.Namespace, settings: Settings, sources: list[str], length_s: Callable[[], float]
) -> Iterator[Sink]:
    """Everything that wants the events, as one function."""
    sinks: list[Sink] = []
    with ExitStack() as stack:
        if args.store and settings.transcript.store == "keep":
            store = StoreSink(stack.enter_context(TranscriptStore(transcripts_file())))
            stack.callback(lambda: store.end(length_s()))
            sinks.append(store)  # first: a line is stored before it is shown
        if args.jsonl is not None:
            log = EventLogWriter(args.jsonl)
            stack.callback(log.close)
            sinks.append(log)
        if args.jsonl != "-":
            view = TerminalView(drafts=args.drafts, labels=len(sources) > 1)
            stack.callback(view.close)
            sinks.append(view)

        def emit(event: LogEvent) -> None:
            for sink in sinks:
                sink(event)

        yield emit
