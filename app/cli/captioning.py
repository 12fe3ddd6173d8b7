"""What ``surtitle live`` does: a session in real or simulated time, shown, logged and stored."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from app.capture.clock import session_clock
from app.capture.sleep import SleepSignals
from app.cli.event_log import EventLogWriter
from app.cli.options import with_options
from app.cli.outcome import Outcome
from app.cli.progress import ProgressLine
from app.cli.remotes import prepare
from app.cli.terminal_view import TerminalView
from app.events import LogEvent, SessionEvent, StatusEvent
from app.live import assembly
from app.live.announcer import Sink
from app.live.keeping import StoreSink, endings_of, recorder_of
from app.masking import Mask
from app.paths import transcripts_file
from app.recording.consent import ASK_FIRST
from app.recording.recorder import AudioRecorder
from app.settings import Settings
from app.settings_file import load_settings, save_settings
from app.transcript.errors import DamagedStoreError, NewerStoreError, StoreError
from app.transcript.records import title_at
from app.transcript.store import TranscriptStore
from engine.errors import SettingsError, UnavailableError

FILE_PREFIX = "file:"
DEMO = "demo"


def caption(args: argparse.Namespace) -> int:
    """Caption in real time until the sources end, the time is up, or Ctrl-C.

    Raises:
        EngineError: A source or the model cannot be had, or the session failed.
        BrokenPipeError: Nobody reads the output any more.
    """
    from app.capture.devices import open_source

    settings = with_options(args, load_settings())
    prepare(settings.recognition.model, yes=args.yes)
    specs = args.source or assembly.source_specs(settings)
    _check_files(specs)
    sources = [open_source(spec) for spec in specs]
    for notice in _notices(settings, specs):
        print(f"surtitle: {notice}", file=sys.stderr, flush=True)
    with _sinks(args, settings, len(sources)) as sinks:
        outcome = Outcome(sinks)
        audio = _audio_of(settings, sinks)
        session = assembly.build_session(settings, [outcome], sources=sources, audio=audio)
        outcome.session = session
        with SleepSignals(session_clock.prepare), outcome.hears_ctrl_c():
            session.start()
            outcome.wait(args.seconds)
    if outcome.reader_gone:
        raise BrokenPipeError
    if outcome.failure:
        raise UnavailableError(outcome.failure)
    return 0


def _notices(settings: Settings, specs: Sequence[str]) -> list[str]:
    """What a person should know of these sources before they are listened to."""
    from app.capture.devices import call_quality_notice
    from app.live.load import measured_share, too_much

    chosen = settings.recognition
    share = measured_share(Path(chosen.model).name, chosen.device)
    notices = [too_much(share, len(specs)), *map(call_quality_notice, specs)]
    return [notice for notice in notices if notice]


def caption_simulated(args: argparse.Namespace) -> int:
    """Caption files in simulated real time.

    Raises:
        EngineError: A source is no file or cannot be read, the model cannot be loaded, the log
            cannot be written.
    """
    from app.live.loop import CaptionLoop
    from app.live.simulate import SimulatedClock, simulate
    from app.live.threads import live_threads
    from engine.files.media import iter_blocks

    if args.keep_audio:
        raise SettingsError("--keep-audio keeps live sound; --simulate replays a file that is here")
    settings = with_options(args, load_settings())
    chosen = settings.recognition
    prepare(chosen.model, yes=args.yes)
    files = replayed_files(args.source or assembly.source_specs(settings))
    _check_files([f"{FILE_PREFIX}{path}" for path in files.values()])
    with ProgressLine() as line:
        driver = assembly.build_driver(chosen, progress=line.show)
    rate = driver.engine.sample_rate
    language = assembly.language_of(chosen)
    threads = live_threads()
    loop = CaptionLoop(
        driver, list(files), language, chosen.prompt, chosen.stability, threads=threads
    )
    blocks = {name: iter_blocks(path, rate) for name, path in files.items()}
    clock = SimulatedClock()
    begun = SessionEvent(
        started=datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        model=Path(chosen.model).name,
        preset=chosen.preset,
        sources=tuple(files),
        language=language,
        stability=chosen.stability,
        details={"level": chosen.level, "time": "simulated"},
    )
    with closing(threads), _sinks(args, settings, len(files)) as sinks:

        def emit(event: LogEvent) -> None:
            for sink in sinks:
                sink(event)

        emit(begun)
        try:
            for event in simulate(loop, blocks, rate, clock, until_s=args.seconds):
                emit(event)
        except KeyboardInterrupt:
            for event in loop.finish(lambda: clock.now_s):
                emit(event)
        emit(StatusEvent("stopped", "captions have stopped", clock.audio_s))
    return 0


def replayed_files(sources: Sequence[str]) -> dict[str, Path]:
    """Stream names and files of sources that can be replayed.

    Raises:
        SettingsError: A source is a device.
    """
    from importlib.resources import files

    found: dict[str, Path] = {}
    for source in sources:
        if source == DEMO:
            name, path = source, Path(str(files("resources") / "demo.flac"))
        elif source.startswith(FILE_PREFIX):
            name, path = "file", Path(source.removeprefix(FILE_PREFIX)).expanduser()
        else:
            raise SettingsError(
                f"--simulate replays files, not {source}; name one with --source file:PATH, or demo"
            )
        unused, n = name, 1
        while unused in found:
            n += 1
            unused = f"{name} {n}"
        found[unused] = path
    return found


def _check_files(specs: Sequence[str]) -> None:
    """A file that cannot be read is named before a model is loaded for it.

    Raises:
        UnavailableError: There is one.
    """
    from engine.files.media import probe

    for spec in specs:
        if spec.startswith(FILE_PREFIX):
            probe(Path(spec.removeprefix(FILE_PREFIX)).expanduser())


@contextmanager
def _sinks(
    args: argparse.Namespace, settings: Settings, n_sources: int
) -> Iterator[Sequence[Sink]]:
    """What wants the events, the store first: a line is stored before it is shown."""
    sinks: list[Sink] = []
    with ExitStack() as stack:
        if args.store and settings.transcript.store == "keep":
            sinks.append(_store_sink(stack))
            sinks += endings_of(settings, sinks)
        if args.jsonl is not None:
            log = EventLogWriter(args.jsonl)
            stack.callback(log.close)
            sinks.append(log)
        if args.jsonl != "-":
            view = TerminalView(drafts=args.drafts, labels=n_sources > 1)
            stack.callback(_closed_quietly, view)
            mask = Mask.of_screen(settings.masking)
            sinks.append(lambda event: view(mask.event(event)))
        sinks += _viewer_sinks(args, settings, stack)
        yield sinks


def _viewer_sinks(args: argparse.Namespace, settings: Settings, stack: ExitStack) -> list[Sink]:
    """What shows captions elsewhere, masked as on this screen.

    Raises:
        SettingsError: The address to serve at is none.
        UnavailableError: It cannot be served at, or the text file cannot be written.
    """
    viewers: list[Sink] = []
    if args.serve is not None:
        viewers.append(_served(args.serve, settings, stack))
    if args.text_file is not None:
        from app.viewers.text_file import CaptionTextFile

        file = CaptionTextFile(Path(args.text_file).expanduser(), settings.appearance.lines)
        stack.callback(file.close)
        viewers.append(file)
    mask = Mask.of_screen(settings.masking)
    return [partial(_show_masked, mask, viewer) for viewer in viewers]


def _show_masked(mask: Mask, sink: Sink, event: LogEvent) -> None:
    sink(mask.event(event))


def _served(address: str, settings: Settings, stack: ExitStack) -> Sink:
    from app.viewers.binding import OPEN_TO_NETWORK, Binding
    from app.viewers.look import Look
    from app.viewers.server import CaptionServer

    binding = Binding.parse(address)
    server = CaptionServer(binding, Look.of(settings))
    server.open()
    stack.callback(server.close)
    warning = f" ({OPEN_TO_NETWORK})" if binding.is_open else ""
    print(f"surtitle: captions at {server.url}{warning}", file=sys.stderr, flush=True)
    return server


def _store_sink(stack: ExitStack) -> StoreSink:
    """Into the user's store, or, where it cannot be opened now, as soon as it can be.

    Raises:
        StoreError: It never can: it is damaged, or of a newer version.
    """
    try:
        store = stack.enter_context(TranscriptStore(transcripts_file()))
        _tell_cut_off(store)
        return StoreSink(store)
    except (NewerStoreError, DamagedStoreError):
        raise
    except StoreError as error:
        print(f"surtitle: {error}; captions go on and are stored once they can be", file=sys.stderr)
        return StoreSink(lambda: stack.enter_context(TranscriptStore(transcripts_file())))


def _tell_cut_off(store: TranscriptStore) -> None:
    for session in store.unfinished_sessions():
        print(
            f"surtitle: session {session.id} from {title_at(session.started)} ended unexpectedly: "
            f"`surtitle sessions show {session.id}`, `keep {session.id}` or `delete {session.id}`",
            file=sys.stderr,
        )


def _audio_of(settings: Settings, sinks: Sequence[Sink]) -> AudioRecorder | None:
    """What keeps the sound, if somebody asked for it.

    Raises:
        SettingsError: Transcripts are not kept, and so is no sound.
    """
    if not settings.transcript.keep_audio:
        return None
    kept = next((sink for sink in sinks if isinstance(sink, StoreSink)), None)
    audio = None if kept is None else recorder_of(settings, kept)
    if audio is None:
        raise SettingsError("sound is kept beside a stored session only; keep transcripts too")
    if not settings.transcript.audio_noted:
        print(f"surtitle: {ASK_FIRST}", file=sys.stderr)
        with contextlib.suppress(UnavailableError):  # it is said again then
            save_settings(load_settings().with_value("transcript.audio_noted", True))
    return audio


def _closed_quietly(view: TerminalView) -> None:
    with contextlib.suppress(BrokenPipeError):
        view.close()
