"""From settings to a session: the one place that knows which parts a session is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.machine import machine_name
from app.capture.choice import MICROPHONE, SYSTEM
from app.capture.clock import session_clock
from app.capture.devices import open_source
from app.capture.source import CaptureSource
from app.live.admission import find_capacity
from app.live.announcer import Sink
from app.live.changing import LoopOptions, SessionChange
from app.live.fallback import FallbackModel, Progress
from app.live.keeping import endings_of
from app.live.load import KeptLoad
from app.live.remote import build_remote_driver
from app.live.session import LiveSession, SessionOptions
from app.paths import data_dir, models_dir
from app.recording.recorder import AudioRecorder
from app.remotes import is_remote, settled
from app.settings import RecognitionSettings, Settings
from engine.files.gate import LiveFirst
from engine.sentence import Sentence
from engine.torch_library import load_without_lock

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver
    from engine.driver.seam import AsrEngine

AUTOMATIC = "auto"


def build_session(
    settings: Settings,
    sinks: Sequence[Sink],
    *,
    sources: Sequence[CaptureSource] | None = None,
    wait: bool = False,
    device: str = "auto",
    may_download: bool = True,
    clock: Callable[[], float] = session_clock,
    audio: AudioRecorder | None = None,
    live_first: LiveFirst | None = None,
) -> LiveSession:
    """A session as the settings say, not yet started.

    Args:
        settings: What the user chose.
        sinks: In order; ``StoreSink`` first.
        sources: Instead of the settings' sources.
        wait: Whether a device that is not there is waited for, instead of being refused.
        device: Where the model runs; ``auto`` leaves it to the settings.
        may_download: Whether a model that is not here is fetched; else the session fails.
        clock: Seconds, monotonic.
        audio: Keeps the sound, where the user asked for it.
        live_first: Lets its decodes pass before those of files.

    Raises:
        UnavailableError: The source is not there, or this computer was measured not to carry so
            many.
        SettingsError: The source or a setting is not possible.
    """
    chosen = settled(settings.recognition)
    device = chosen.device if device == "auto" else device
    if sources is None:
        sources = [open_source(spec, wait=wait) for spec in source_specs(settings)]
    capacity = find_capacity(data_dir(), chosen.model, machine_name())
    if capacity is not None:
        capacity.admit(len(sources))
    options = SessionOptions(
        model=Path(chosen.model).name,
        preset=chosen.preset,
        language=language_of(chosen),
        prompt=chosen.prompt,
        stability=chosen.stability,
        details={"level": chosen.level, "device": device},
    )
    build = partial(build_driver, chosen, device, may_download=may_download)
    sinks = [*sinks, *filter(None, [audio]), *endings_of(settings, sinks), KeptLoad()]
    fallback = fallback_of(chosen, device, may_download=may_download)
    return LiveSession(sources, build, sinks, options, clock, fallback, audio, live_first)


def change_to(
    settings: Settings, device: str = "auto", *, reload: bool = False, may_download: bool = True
) -> SessionChange:
    """What makes a running session one of ``settings``, its source aside.

    The model is loaded only when it is another one.

    Args:
        settings: What the user chose.
        device: Where the model runs; ``auto`` leaves it to the settings.
        reload: Load it in any case: it is to run on another device, or in another precision.
        may_download: Whether a model that is not here is fetched; else nothing changes.
    """
    chosen = settled(settings.recognition)
    name = Path(chosen.model).name

    def build(progress: Progress, running: AsrStreamDriver) -> AsrStreamDriver:
        same = not running.awaited and running.engine.name == name
        if same and not reload and not is_remote(chosen.model):
            return _driver_over(running.engine, chosen)
        return build_driver(chosen, device, progress, may_download=may_download)

    options = LoopOptions(language_of(chosen), chosen.prompt, chosen.stability)
    return SessionChange(name, build, options)


def fallback_of(
    chosen: RecognitionSettings, device: str = "auto", *, may_download: bool = True
) -> FallbackModel | None:
    """The model on this computer that takes over when the chosen one's server, or card, fails."""
    device = chosen.device if device == "auto" else device
    if not is_remote(chosen.model):
        if device == "cpu":
            return None
        build = partial(build_driver, chosen, "cpu", may_download=may_download)
        return FallbackModel(Path(chosen.model).name, build, of_device=True)
    if not chosen.fallback or is_remote(chosen.fallback):
        return None
    local = replace(chosen, model=chosen.fallback)
    build = partial(build_driver, local, device, may_download=may_download)
    return FallbackModel(Path(local.model).name, build)


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
    *,
    may_download: bool = True,
) -> AsrStreamDriver:
    """Load the model, from wherever it has to be had, and everything it needs; or connect to it.

    Takes seconds, or minutes with a download: never on the GUI thread.

    Args:
        chosen: What the user chose.
        device: Where the model runs; ``auto`` leaves it to the settings.
        progress: Told what is going on.
        options: The engine's options for the model in a folder; a server has none.
        may_download: Whether a model that is not here is fetched.

    Raises:
        UnavailableError: The model is missing, damaged, or cannot be downloaded.
        SettingsError: A setting is not possible.
    """
    # torch is imported below these lines and nowhere else in `app`.
    load_without_lock()
    if is_remote(chosen.model):
        return build_remote_driver(chosen, progress)
    from engine.engines.load import load_engine
    from engine.models.resolve import resolve_model

    folder = resolve_model(chosen.model, models_dir(), progress, may_download=may_download)
    progress(Sentence("loading the speech model"), None)
    device = chosen.device if device == "auto" else device
    engine = load_engine(folder, device=device, precision=chosen.precision, **options(folder))
    return _driver_over(engine, chosen)


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
