"""Capture from PulseAudio, or from PipeWire through its PulseAudio server.

One thread reads a named source. A second watches the server: it opens the reader, and closes it
when the server has moved our stream to another device (an unplugged output would turn the
computer's sound into the microphone), when the default that the user asked for has changed, when
nothing arrives, or when the server is gone.
"""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, NoReturn

import numpy as np

from app.capture.choice import (
    APPLICATION_PREFIX,
    Device,
    Playback,
    choose_device,
    choose_playback,
)
from app.capture.clock import session_clock
from app.capture.own_playback import OwnPlayback, is_own
from app.capture.pulse_stream import RecordStream, StreamMovedError
from app.capture.retrying import Attempt, RetryingSource, SourceLostError
from app.capture.source import SourceState, SourceStatus
from engine.errors import UnavailableError
from engine.sentence import Sentence

RATE = 48_000  # Hz; what nearly all hardware runs at, so the server need not resample.
CHANNELS = 2  # PipeWire sums a stereo monitor into one channel and clips; we average instead.
BLOCK_S = 0.02

CONNECT_S = 2.0
OPEN_S = 3.0
TICK_S = 0.25
"""How often the watching thread looks for a stall; the server's events wake it at once."""

_stream_numbers = itertools.count(1)


class PulseSource(RetryingSource):
    """A microphone or a monitor of the sound server, or whichever is the default.

    Attributes:
        device: What was opened last; None before.
        own_playback: When a screen reader, or we, played into it.
    """

    def __init__(
        self,
        spec: str,
        name: str,
        label: str = "",
        clock: Callable[[], float] = session_clock,
    ) -> None:
        """Describe the source: ``mic``, ``system``, ``app:NAME``, an id, or a part of one."""
        super().__init__(name, label or spec, spec, RATE, clock)
        self.device: Device | None = None
        self._is_taken = self._is_missed = False  # By another program; and it has been told.
        self.own_playback = OwnPlayback()

    def capture(self, attempt: Attempt) -> None:
        """Open the device that the spec names now, and read until something is wrong."""
        with connected() as pulse:
            watcher = _Watcher(pulse)
            device = _wanted(self.spec, pulse)
            self.device, self.label = device, device.label
            self._is_taken = self._is_missed = False
            reader = _Reader(device, attempt)
            try:
                reader.open()
                self._look(watcher, reader, device, attempt)
                reader.allow()
                while not attempt.over:
                    reader.check()
                    attempt.check()
                    if watcher.wait(TICK_S):
                        self._look(watcher, reader, device, attempt)
            finally:
                attempt.close()
                reader.close()
                self.own_playback.note(False, self._clock())

    def _look(self, watcher: _Watcher, reader: _Reader, opened: Device, attempt: Attempt) -> None:
        seen = watcher.check(self.spec, opened, reader.stream_name)
        if seen is None:
            reader.fail()
        self.device = seen
        if seen.suspended:
            self._is_taken = attempt.watch.started
        elif self._is_taken and self._is_missed:
            # What was said meanwhile does not come any more: a gap at once, not after a while.
            raise SourceLostError("{label}: another program had taken it", label=self.label)
        self.own_playback.note(watcher.plays_own(seen), self._clock())

    def silence(self) -> SourceStatus:
        """Nothing plays, or a muted microphone."""
        if self.spec.startswith(APPLICATION_PREFIX):
            return SourceStatus(SourceState.SILENT, Sentence("{label} is silent", label=self.label))
        device = self.device
        if device is not None and device.kind == "monitor":
            return SourceStatus(
                SourceState.SILENT, Sentence("nothing is playing on {label}", label=self.label)
            )
        if device is not None and device.muted:
            return SourceStatus(SourceState.MUTED, Sentence("{label} is muted", label=self.label))
        return super().silence()

    def stall(self) -> Sentence:
        """Nothing arrives of a device that the server has suspended for somebody else."""
        if self.device is not None and self.device.suspended:
            self._is_missed = True
            return Sentence("{label}: another program has taken it", label=self.label)
        return super().stall()


@contextmanager
def connected() -> Iterator[Any]:
    """A control connection to the sound server.

    Raises:
        UnavailableError: There is no libpulse or no server, or the server went away meanwhile.
    """
    try:
        import pulsectl
    except (ImportError, OSError) as error:  # It is for Linux, and loads libpulse when imported.
        raise UnavailableError("libpulse is not installed; install libpulse0") from error

    class Control(pulsectl.Pulse):  # type: ignore[misc]  # It has no types.
        """WORKAROUND for pulsectl 24.12: ``connect(timeout=...)`` waits the whole timeout out."""

        def _pulse_state_cb(self, context: object, userdata: object) -> None:
            super()._pulse_state_cb(context, userdata)
            if self.connected:
                self._loop_stop = True

    # Raised by calls that meet a server at the moment of its death.
    call_error = pulsectl.pulsectl.c.pa.CallError
    pulse = Control("Surtitle", connect=False)
    try:
        try:
            pulse.connect(timeout=CONNECT_S)
        except pulsectl.PulseError as error:
            raise UnavailableError(
                "no sound server answers; start PipeWire (pipewire-pulse) or PulseAudio"
            ) from error
        try:
            yield pulse
        except (pulsectl.PulseError, pulsectl.PulseDisconnected, call_error) as error:
            raise UnavailableError("the sound server went away") from error
    finally:
        with suppress(call_error):
            pulse.close()


def list_pulse_devices(pulse: Any) -> list[Device]:  # noqa: ANN401 - pulsectl has no types
    """The server's sources, microphones first."""
    server = pulse.server_info()
    outputs = {sink.name: sink.description for sink in pulse.sink_list()}
    devices = []
    for source in pulse.source_list():
        output = source.monitor_of_sink_name
        default = server.default_sink_name if output else server.default_source_name
        devices.append(
            Device(
                id=source.name,
                label=outputs.get(output, source.description) if output else source.description,
                kind="monitor" if output else "mic",
                is_default=default == (output or source.name),
                backend="pulse",
                bluetooth=_is_bluetooth(source),
                muted=bool(source.mute),
                suspended=source.state == "suspended",
            )
        )
    return sorted(devices, key=lambda device: device.kind)


def list_playbacks(pulse: Any) -> list[Playback]:  # noqa: ANN401 - pulsectl has no types
    """What applications play, in the order in which they began."""
    monitors = {sink.index: sink.monitor_source_name for sink in pulse.sink_list()}
    playbacks = []
    for played in pulse.sink_input_list():
        application = played.proplist.get("application.name") or played.name
        monitor = monitors.get(played.sink)
        if monitor is not None and application:
            playbacks.append(
                Playback(played.index, application, monitor, bool(getattr(played, "corked", False)))
            )
    return sorted(playbacks, key=lambda playback: playback.number)


def _wanted(spec: str, pulse: Any, current: int | None = None) -> Device:  # noqa: ANN401
    devices = list_pulse_devices(pulse)
    if not spec.startswith(APPLICATION_PREFIX):
        return choose_device(spec, devices)
    name = spec.removeprefix(APPLICATION_PREFIX)
    playback = choose_playback(name, list_playbacks(pulse), current)
    monitor = choose_device(playback.monitor, devices)
    return replace(monitor, label=playback.application, playback=playback.number)


def _is_bluetooth(source: Any) -> bool:  # noqa: ANN401 - pulsectl has no types
    known: dict[str, str] = source.proplist
    name: str = source.name
    return (
        known.get("device.bus") == "bluetooth"
        or known.get("device.api", "").startswith("bluez")
        or name.startswith(("bluez_source.", "bluez_input."))
    )


class _Watcher:
    """Waits for the server's events and compares what it says with what was asked for."""

    def __init__(self, pulse: Any) -> None:  # noqa: ANN401 - pulsectl has no types
        self._pulse = pulse
        self._changed = False
        pulse.event_mask_set("sink", "sink_input", "source", "source_output", "server")
        pulse.event_callback_set(self._on_event)

    def _on_event(self, _event: object) -> None:
        from pulsectl import PulseLoopStop

        self._changed = True
        raise PulseLoopStop

    def wait(self, seconds: float) -> bool:
        """Whether something changed within ``seconds``."""
        if not self._changed:
            self._pulse.event_listen(timeout=seconds)
        changed, self._changed = self._changed, False
        return changed

    def plays_own(self, device: Device) -> bool:
        """Whether a screen reader, or we, play into a monitor's output now."""
        if device.kind != "monitor":
            return False
        monitors = {sink.index: sink.monitor_source_name for sink in self._pulse.sink_list()}
        return any(
            monitors.get(played.sink) == device.id
            and not getattr(played, "corked", False)
            and is_own(played.proplist)
            for played in self._pulse.sink_input_list()
        )

    def check(self, spec: str, device: Device, stream_name: str) -> Device | None:
        """Hold our stream against ``device``, and the device against the user's choice.

        Returns the device as it is now, None when the server has no such stream.

        Raises:
            SourceLostError: The stream is elsewhere or gone, or another device is the default now.
            UnavailableError: The device is gone.
        """
        names = {source.index: source.name for source in self._pulse.source_list()}
        ours = [
            output
            for output in self._pulse.source_output_list()
            if output.name == stream_name
            and output.proplist.get("application.process.id") == str(os.getpid())
        ]
        if not ours:
            return None
        actual = names.get(ours[0].source, Sentence("another device"))
        if actual != device.id:
            raise _moved(device, actual)
        wanted = _wanted(spec, self._pulse, device.playback)
        if wanted.playback != device.playback:
            raise SourceLostError("{label} plays something else now", label=device.label)
        if wanted.id != device.id:
            raise SourceLostError(
                "the default changed from {label} to {wanted_label}",
                label=device.label,
                wanted_label=wanted.label,
            )
        return wanted


def _moved(device: Device, actual: str) -> SourceLostError:
    return SourceLostError(
        "stopped listening to {label}: the sound server moved the capture to {actual}",
        label=device.label,
        actual=actual,
    )


class _Reader:
    """The thread that reads blocks and does nothing else.

    Attributes:
        stream_name: The stream's own name at the server.
    """

    def __init__(self, device: Device, attempt: Attempt) -> None:
        self.stream_name = f"captions {next(_stream_numbers)}"
        self._error: Exception | None = None
        self._device = device
        self._attempt = attempt
        self._opened = threading.Event()
        self._allowed = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"read {device.id}", daemon=True)

    def open(self) -> None:
        """Start, and wait until the stream is there; not one sample is read before ``allow``.

        Raises:
            SourceLostError: It cannot be opened, or the server does not answer.
        """
        self._thread.start()
        if not self._opened.wait(OPEN_S):
            raise SourceLostError(
                "{label}: the sound server does not answer", label=self._device.label
            )
        self.check()

    def allow(self) -> None:
        """Let it read: the stream was seen to be on the right device."""
        self._allowed.set()

    def close(self) -> None:
        """Let the thread end, now that its attempt is closed."""
        self._allowed.set()

    def check(self) -> None:
        """Find out whether it still reads.

        Raises:
            SourceLostError: It does not, and why.
        """
        if isinstance(self._error, StreamMovedError):
            raise _moved(self._device, self._error.source)
        if self._error is not None:
            raise SourceLostError("{label}: {error}", label=self._device.label, error=self._error)

    def fail(self) -> NoReturn:
        """The server has ended the stream: say what the reader knows of it.

        Raises:
            SourceLostError: Always.
        """
        self._attempt.close()
        self._allowed.set()
        self._thread.join(OPEN_S)
        self.check()
        raise SourceLostError(
            "{label}: the sound server ended the capture", label=self._device.label
        )

    def _run(self) -> None:
        try:
            device = self._device
            stream = RecordStream(
                device.id, self.stream_name, RATE, CHANNELS, BLOCK_S, device.playback
            )
            try:
                self._read(stream)
            finally:
                stream.close()
        except UnavailableError as error:
            self._error = error
        finally:
            self._opened.set()

    def _read(self, stream: RecordStream) -> None:
        while not self._attempt.over and not stream.ready():
            pass  # A turn waits for the server, at most 0.1 s.
        self._opened.set()
        self._allowed.wait()
        while not self._attempt.over:
            frames = stream.read()
            if len(frames):
                self._attempt.deliver(frames.mean(axis=1, dtype=np.float32))
