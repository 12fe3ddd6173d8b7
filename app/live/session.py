"""A live session: sources, rings, and the worker's thread, behind start, pause, resume, stop."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from app.capture.clock import session_clock
from app.capture.meter import Level, LevelMeter
from app.capture.own_playback import OwnPlayback
from app.capture.ring import BACKLOG_S, AudioRing
from app.capture.source import Block, CaptureSource
from app.events import SessionEvent
from app.live.announcer import Sink
from app.live.changing import LoopOptions, SessionChange
from app.live.fallback import BuildDriver, FallbackModel
from app.live.inbox import Inbox, reporter
from app.live.worker import CaptionWorker
from app.recording.recorder import AudioRecorder
from engine.errors import SettingsError
from engine.files.gate import LiveFirst

PAUSED = "paused"

LEAVE_S = 0.5
"""What a sink that is being written to may still take when a session is left."""


@dataclass(frozen=True, slots=True)
class SessionOptions:
    """What the session's first event says, and how its streams are opened.

    Attributes:
        model: The model's catalogue name or folder name.
        preset: The emission preset.
        language: ISO code, None detects it.
        prompt: Text that precedes each stream.
        stability: See ``engine.driver.stability``.
        backlog_s: Seconds of audio that wait at most; what is older is dropped, with a gap.
        details: Versions, device and the like.
    """

    model: str
    preset: str = "responsive"
    language: str | None = None
    prompt: str = ""
    stability: str = "fast"
    backlog_s: float = BACKLOG_S
    details: Mapping[str, Any] = field(default_factory=dict)


class LiveSession:
    """Captions of one or more sources until stopped. Used once.

    Events go to the sinks in their order, on the worker's thread; the last one is a status
    ``stopped`` or ``failed`` with an empty source. Audio captured while the model loads is
    captioned when it has.

    Thread safety: any thread may call any method; none blocks for long but ``join``. A sink must
    not call ``join``.

    Attributes:
        sources: Each source under its label in the events.
    """

    def __init__(
        self,
        sources: Sequence[CaptureSource],
        build_driver: BuildDriver,
        sinks: Sequence[Sink],
        options: SessionOptions,
        clock: Callable[[], float] = session_clock,
        fallback: FallbackModel | None = None,
        audio: AudioRecorder | None = None,
        live_first: LiveFirst | None = None,
    ) -> None:
        """Prepare; nothing is opened.

        Args:
            sources: What to listen to.
            build_driver: Loads the model; called once, on a thread of its own.
            sinks: The store first, so that a line is stored before it is shown.
            options: See there.
            clock: Seconds, the one that the sources stamp their blocks by.
            fallback: The model that takes over from a server that fails.
            audio: Keeps the sound; one of the sinks too.
            live_first: Lets its decodes pass before those of files.

        Raises:
            SettingsError: There is no source.
        """
        if not sources:
            raise SettingsError("a session needs a source; choose mic, system, or a device")
        self.sources = _labelled(sources)
        self._build_driver = build_driver
        self._sinks = tuple(sinks)
        self._options = options
        self._clock = clock
        self._fallback = fallback
        self._control = threading.RLock()
        self._inbox = Inbox(live_first=live_first or LiveFirst())
        self._rings = {
            name: AudioRing(source.rate, options.backlog_s, ready=self._inbox.ready)
            for name, source in self.sources.items()
        }
        self._meters = {name: LevelMeter() for name in self.sources}
        self._audio = audio
        self._taps = {
            name: audio.tap(name, source.rate)
            for name, source in self.sources.items()
            if audio is not None
        }
        self._thread: threading.Thread | None = None
        self._worker: CaptionWorker | None = None

    def start(self) -> None:
        """Begin to capture and to load the model.

        Raises:
            SettingsError: It was started before.
        """
        with self._control:
            if self._thread is not None:
                raise SettingsError("a session runs once; make a new one")
            options = self._options
            worker = CaptionWorker(
                self._inbox,
                self._rings,
                self._build_driver,
                self._header(),
                self._sinks,
                LoopOptions(options.language, options.prompt, options.stability),
                self._clock,
                self._fallback,
                self._own_playbacks(),
            )
            self._worker = worker
            if self._audio is not None:
                self._audio.begin(worker.zero_s)
            self._thread = threading.Thread(
                target=self._run, args=(worker,), name="captions", daemon=True
            )
            self._thread.start()
            self._start_sources()

    def pause(self) -> None:
        """Stop listening; what was said is committed. The time until ``resume`` is a gap."""
        with self._control:
            if self._inbox.paused or self._inbox.stopping:
                return
            for source in self.sources.values():
                source.stop()
            for ring in (*self._rings.values(), *self._taps.values()):
                ring.interrupt(PAUSED)
            self._set(paused=True)

    def resume(self) -> None:
        """Listen again."""
        with self._control:
            if not self._inbox.paused or self._inbox.stopping:
                return
            self._set(paused=False)
            self._start_sources()

    def change(self, change: SessionChange) -> None:
        """Go on with another model, language, level or preset, without losing audio.

        Returns at once; the change is made between two regions once its model has loaded. What
        comes of it is told by a status ``listening``. A change asked for before the last one was
        made takes its place.
        """
        with self._inbox.ready:
            self._inbox.change = change
            self._inbox.ready.notify_all()

    def stop(self, abort: bool = False) -> None:
        """End: stop listening and commit what was heard, after the model has loaded.

        Args:
            abort: End at once instead, also while the model loads or a decode runs.
        """
        with self._control:
            if abort:
                self._inbox.abort.set()
            for source in self.sources.values():
                source.stop()
            for ring in self._rings.values():
                ring.close()
            self._set(stopping=True)

    def join(self, timeout_s: float | None = None) -> bool:
        """Wait for the end; False when it has not come in time."""
        thread = self._thread
        if thread is not None:
            thread.join(timeout_s)
        return not self.is_running

    def leave(self) -> None:
        """Give up a thread that does not end: a library holds it, and nothing of it is heard more.

        The sinks get their last event here, so that the store knows when the session ended.
        """
        self.stop(abort=True)
        if self.is_running and self._worker is not None:
            self._worker.leave(LEAVE_S)

    def levels(self) -> dict[str, Level]:
        """How loud each source was since the last call, for a meter. Cheap."""
        return {name: meter.read() for name, meter in self._meters.items()}

    @property
    def is_running(self) -> bool:
        """Whether the worker's thread runs."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def is_paused(self) -> bool:
        """Whether it was paused."""
        return self._inbox.paused

    @property
    def is_loading(self) -> bool:
        """Whether the model still loads."""
        return self.is_running and not self._inbox.loaded

    def _run(self, worker: CaptionWorker) -> None:
        try:
            worker.run()
        finally:
            # With the lock, and for good: `start` or `resume` may be starting them right now.
            self.stop()

    def _set(self, paused: bool | None = None, stopping: bool = False) -> None:
        with self._inbox.ready:
            if paused is not None:
                self._inbox.paused = paused
            self._inbox.stopping = self._inbox.stopping or stopping
            self._inbox.ready.notify_all()

    def _start_sources(self) -> None:
        for name, source in self.sources.items():
            ring = self._rings[name]
            if not ring.closed:
                rings = [ring, *filter(None, [self._taps.get(name)])]
                report = reporter(self._inbox, name, ring)
                source.start(_writer(rings, self._meters[name]), report)

    def _own_playbacks(self) -> dict[str, OwnPlayback]:
        """Of the sources that know what plays into them."""
        found = {
            name: getattr(source, "own_playback", None) for name, source in self.sources.items()
        }
        return {name: own for name, own in found.items() if own is not None}

    def _header(self) -> SessionEvent:
        options = self._options
        labels = {name: source.label for name, source in self.sources.items()}
        return SessionEvent(
            started=datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            model=options.model,
            preset=options.preset,
            sources=tuple(self.sources),
            language=options.language,
            stability=options.stability,
            details={"devices": labels, **options.details},
        )


def _writer(rings: Sequence[AudioRing], meter: LevelMeter) -> Callable[[Block], None]:
    def deliver(block: Block) -> None:
        meter.write(block.samples)
        for ring in rings:
            ring.write(block.samples, block.time_s, block.lost)

    return deliver


def _labelled(sources: Sequence[CaptureSource]) -> dict[str, CaptureSource]:
    """Distinct names: a second microphone is ``mic 2``."""
    named: dict[str, CaptureSource] = {}
    for source in sources:
        name, number = source.name, 1
        while name in named:
            number += 1
            name = f"{source.name} {number}"
        named[name] = source
    return named
