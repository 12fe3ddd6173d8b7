"""Capture through PortAudio: the way on Windows and macOS, and the fallback on Linux."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from app.capture.choice import Device, choose_device
from app.capture.clock import session_clock
from app.capture.retrying import Attempt, RetryingSource, SourceLostError
from app.sounddevice_library import close_aside, load_sounddevice, started
from engine.errors import UnavailableError

RATE = 48_000  # Hz
BLOCK_S = 0.02
TICK_S = 0.25


class PortAudioSource(RetryingSource):
    """A microphone by PortAudio's name of it."""

    def __init__(
        self,
        spec: str,
        name: str,
        label: str = "",
        clock: Callable[[], float] = session_clock,
    ) -> None:
        """Describe the source: ``mic``, an id, or a part of one."""
        super().__init__(name, label or spec, spec, RATE, clock)

    def capture(self, attempt: Attempt) -> None:
        """Open the device that the spec names now, and listen until something is wrong."""
        library = load_sounddevice()
        device = choose_device(self.spec, list_portaudio_devices())
        self.label = device.label
        ended = threading.Event()
        stream = self._open(library, device, attempt, ended)
        try:
            while not attempt.over:
                if ended.wait(TICK_S) and not attempt.over:
                    raise SourceLostError("{label}: the stream broke off", label=device.label)
                attempt.check()
        finally:
            attempt.close()
            close_aside(stream)

    def _open(
        self,
        library: Any,  # noqa: ANN401 - sounddevice has no types
        device: Device,
        attempt: Attempt,
        ended: threading.Event,
    ) -> Any:  # noqa: ANN401
        index = next(
            number
            for number, known in enumerate(library.query_devices())
            if _is_input(known) and known["name"] == device.id
        )
        channels = min(2, int(library.query_devices(index)["max_input_channels"]))

        def heard(block: Any, _frames: int, _time: object, _status: object) -> None:  # noqa: ANN401
            attempt.deliver(block.mean(axis=1, dtype=np.float32))

        try:
            stream = library.InputStream(
                device=index,
                channels=channels,
                samplerate=RATE,
                dtype="float32",
                blocksize=round(RATE * BLOCK_S),
                latency="low",
                callback=heard,
                finished_callback=ended.set,
            )
            return started(stream)
        except library.PortAudioError as error:
            raise UnavailableError(
                "{label} cannot be opened: {error}", label=device.label, error=error
            ) from error


def list_portaudio_devices() -> list[Device]:
    """PortAudio's inputs. Their names are their ids; it knows no monitors.

    Raises:
        UnavailableError: There is no libportaudio.
    """
    library = load_sounddevice()
    default = library.default.device[0]
    found: dict[str, Device] = {}
    for number, known in enumerate(library.query_devices()):
        name = known["name"]
        if _is_input(known) and name not in found:
            bluetooth = "bluetooth" in name.casefold() or "hands-free" in name.casefold()
            found[name] = Device(name, name, "mic", number == default, "portaudio", bluetooth)
    return list(found.values())


def _is_input(known: Any) -> bool:  # noqa: ANN401 - sounddevice has no types
    return bool(known["max_input_channels"] > 0)
