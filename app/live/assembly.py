"""From settings to a session: the one place that knows which parts a session is made of."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.capture.choice import MICROPHONE, SYSTEM
from app.capture.clock import session_clock
from app.capture.devices import open_source
from app.capture.source import CaptureSource
from app.events import LogEvent, StatusEvent
from app.exports.formats import write_export
from app.live.announcer import Sink
from app.live.changing import LoopOptions, SessionChange
from app.live.fallback import FallbackModel, Progress
from app.live.remote import build_remote_driver
from app.live.session import LiveSession, SessionOptions
from app.masking import Mask
from app.paths import models_dir
from app.remotes import is_remote, settled
from app.settings import RecognitionSettings, Settings
from app.transcript.recorder import SessionRecorder
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from engine.errors import UnavailableError
from engine.sentence import Sentence

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver
    from engine.driver.seam import AsrEngine

AUTOMATIC = "auto"

_LAST = ("stopped", "failed")


def build_session(
    settings: Settings,
    sinks: Sequence[Sink],
    *,
    sources: Sequence[CaptureSource] | None = None,
    wait: bool = False,
    device: str = "auto",
    clock: Callable[[], float] = session_clock,
) -> LiveSession:
    """A session as the settings say, not yet started.

    Args:
        settings: What the user chose.
        sinks: In order; ``StoreSink`` first.
        sources: Instead of the settings' sources.
        wait: Whether a device that is not there is waited for, instead of being refused.
        device: Where the model runs.
        clock: Seconds, monotonic.

    Raises:
        UnavailableError: The source is not there.
        SettingsError: The source or a setting is not possible.
    """
    chosen = settled(settings.recognition)
    if sources is None:
        sources = [open_source(spec, wait=wait) for spec in source_specs(settings)]
    options = SessionOptions(
        model=Path(chosen.model).name,
        preset=chosen.preset,
        language=language_of(chosen),
        prompt=chosen.prompt,
        stability=chosen.stability,
        details={"level": chosen.level, "device": device},
    )
    build = partial(build_driver, chosen, device)
    sinks = [*sinks, *endings_of(settings, sinks)]
    return LiveSession(sources, build, sinks, options, clock, fallback_of(chosen, device))


def change_to(settings: Settings, device: str = "auto") -> SessionChange:
    """What makes a running session one of ``settings``, its source aside.

    The model is loaded only when it is another one.
    """
    chosen = settled(settings.recognition)
    name = Path(chosen.model).name

    def build(progress: Progress, running: AsrStreamDriver) -> AsrStreamDriver:
        same = not running.awaited and running.engine.name == name
        if same and not is_remote(chosen.model):
            return _driver_over(running.engine, chosen)
        return build_driver(chosen, device, progress)

    options = LoopOptions(language_of(chosen), chosen.prompt, chosen.stability)
    return SessionChange(name, build, options)


def fallback_of(chosen: RecognitionSettings, device: str = "auto") -> FallbackModel | None:
    """The model on this computer that takes over when the chosen one's server, or card, fails."""
    if not is_remote(chosen.model):
        if device == "cpu":
            return None
        build = partial(build_driver, chosen, "cpu")
        return FallbackModel(Path(chosen.model).name, build, of_device=True)
    if not chosen.fallback or is_remote(chosen.fallback):
        return None
    local = replace(chosen, model=chosen.fallback)
    return FallbackModel(Path(local.model).name, partial(build_driver, local, device))


def source_specs(settings: Settings) -> list[str]:
    """What ``open_source`` takes, for each source: it, or the device chosen of its kind."""
    audio = settings.audio
    chosen = {MICROPHONE: audio.device, SYSTEM: audio.output}
    return [chosen.get(source) or source for source in audio.sources]


def language_of(chosen: RecognitionSettings) -> str | None:
    """The language code, None to detect it."""
    return None if chosen.language == AUTOMATIC else chosen.language


def build_driver(
    chosen: RecognitionSettings,
    device: str = "auto",
    progress: Progress = lambda *_: None,
    options: Callable[[Path], Mapping[str, Any]] = lambda _: {},
) -> AsrStreamDriver:
    """Load the model, from wherever it has to be had, and everything it needs; or connect to it.

    Takes seconds, or minutes with a download: never on the GUI thread.

    Args:
        chosen: What the user chose.
        device: Where the model runs.
        progress: Told what is going on.
        options: The engine's options for the model in a folder; a server has none.

    Raises:
        UnavailableError: The model is missing, damaged, or cannot be downloaded.
        SettingsError: A setting is not possible.
    """
    # torch is imported below these lines and nowhere else in `app`.
    if is_remote(chosen.model):
        return build_remote_driver(chosen, progress)
    from engine.engines.load import load_engine
    from engine.models.resolve import resolve_model

    folder = resolve_model(chosen.model, models_dir(), progress)
    progress(Sentence("loading the speech model"), None)
    return _driver_over(load_engine(folder, device=device, **options(folder)), chosen)


def _driver_over(engine: AsrEngine, chosen: RecognitionSettings) -> AsrStreamDriver:
    from engine.driver.driver import AsrStreamDriver
    from engine.driver.emission import EmissionPolicy
    from engine.driver.level import level_policy
    from engine.vad.silero import SileroVad

    policy = EmissionPolicy.preset(chosen.preset)
    listens = policy.triggers.endpoint or policy.triggers.interval_ms is not None
    return AsrStreamDriver(
        engine,
        policy,
        vad=SileroVad.load() if listens else None,
        level=level_policy(chosen.level),
    )


class StoreSink:
    """The first sink: what it takes is on disk when it returns, or waits in memory for the disk.

    Once the disk takes anything again, so are the lines that have waited, in order.

    Attributes:
        store: Where they go.
    """

    def __init__(
        self,
        store: TranscriptStore,
        retry_s: float = 5.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Write to ``store``, which the caller closes; after a failure every ``retry_s``."""
        self.store = store
        self._recorder = SessionRecorder(lambda: store, retry_s=retry_s, clock=clock)

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


class ExportSink:
    """Writes a session as a file when it has ended, never over another one."""

    def __init__(self, kept: StoreSink, folder: Path, format: str, mask: Mask) -> None:
        """Write what ``kept``, an earlier sink, has into ``folder``, with words masked."""
        self._kept = kept
        self._folder = folder
        self._format = format
        self._mask = mask

    def __call__(self, event: LogEvent) -> None:
        """Write at the session's last event, unless nothing was said.

        Raises:
            UnavailableError: The file cannot be written.
        """
        if not isinstance(event, StatusEvent) or event.source or event.state not in _LAST:
            return
        transcript = self._mask.transcript(self._kept.transcript())
        if transcript.lines:
            write_export(transcript, self._format, self._free_path(transcript.session.title))

    def _free_path(self, title: str) -> Path:
        name = "".join(c if c.isalnum() or c in " -_." else "-" for c in title).strip(". ")
        name = name[:100] or "captions"
        path, number = self._folder / f"{name}.{self._format}", 1
        while path.exists():
            number += 1
            path = self._folder / f"{name} {number}.{self._format}"
        return path


class ExpirySink:
    """Deletes sessions that are older than the user keeps them, when one has ended."""

    def __init__(self, kept: StoreSink, days: int) -> None:
        """Delete from the store of ``kept``, an earlier sink."""
        self._kept = kept
        self._days = days

    def __call__(self, event: LogEvent) -> None:
        """Delete at the session's last event.

        Raises:
            StoreError: It could not be done now; the next session does it.
        """
        if isinstance(event, StatusEvent) and not event.source and event.state in _LAST:
            self._kept.store.expire(self._days)


def endings_of(settings: Settings, sinks: Sequence[Sink]) -> list[Sink]:
    """The sinks that do at the end what the settings say; ``sinks`` keep the session."""
    chosen = settings.transcript
    endings: list[Sink] = []
    for kept in (sink for sink in sinks if isinstance(sink, StoreSink)):
        if chosen.export_on_stop and chosen.export_folder:
            folder = Path(chosen.export_folder).expanduser()
            mask = Mask.of_exports(settings.masking)
            endings.append(ExportSink(kept, folder, chosen.export_format, mask))
        if chosen.keep_days:
            endings.append(ExpirySink(kept, chosen.keep_days))
    return endings
