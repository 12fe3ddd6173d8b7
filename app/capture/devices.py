"""The sound devices of this computer, and the sources that a person can name.

A source is named ``mic`` (the default microphone, following the desktop's choice), ``system``
(the sound of the default output, likewise), a device's id or a unique part of its id or label,
``app:NAME`` (what one application plays), ``file:PATH`` (replayed in real time), or ``demo``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from app.capture.choice import (
    APPLICATION_PREFIX,
    MICROPHONE,
    SYSTEM,
    Device,
    choose_device,
    choose_playback,
)
from app.capture.portaudio import PortAudioSource, list_portaudio_devices
from app.capture.pulse import (
    PulseSource,
    connected,
    list_playbacks,
    list_pulse_devices,
)
from app.capture.replay import ReplaySource, demo_source
from app.capture.source import CaptureSource
from engine.errors import SettingsError, UnavailableError

FILE_PREFIX = "file:"
DEMO = "demo"


def list_devices() -> list[Device]:
    """The microphones and outputs of the sound server, else PortAudio's inputs.

    Raises:
        UnavailableError: There is neither a sound server nor PortAudio.
    """
    try:
        with connected() as pulse:
            return list_pulse_devices(pulse)
    except UnavailableError as no_server:
        try:
            found = list_portaudio_devices()
        except UnavailableError as no_library:
            raise UnavailableError(
                "{no_server}; and {no_library}", no_server=no_server, no_library=no_library
            ) from no_library
        if not found:
            raise
        return found


def open_source(spec: str, wait: bool = False) -> CaptureSource:
    """The source that a person named.

    Args:
        spec: See above.
        wait: Whether a device that is not there now is waited for by the session, instead of
            being refused here.

    Raises:
        UnavailableError: There is no such device or file, or no sound server.
        SettingsError: The name fits several devices.
    """
    if spec == DEMO:
        return demo_source()
    if spec.startswith(FILE_PREFIX):
        path = Path(spec.removeprefix(FILE_PREFIX)).expanduser()
        if not path.is_file():
            raise UnavailableError("no such file: {path}", path=path)
        return ReplaySource(path)
    if spec.startswith(APPLICATION_PREFIX):
        return _application(spec, wait)
    try:
        device = choose_device(spec, list_devices())
    except UnavailableError:
        if not wait:
            raise
        backend = "pulse" if sys.platform == "linux" else "portaudio"
        return _device_source(spec, backend, SYSTEM if spec == SYSTEM else MICROPHONE, spec)
    return _device_source(
        spec if spec in (MICROPHONE, SYSTEM) else device.id,
        device.backend,
        MICROPHONE if device.kind == "mic" else SYSTEM,
        device.label,
    )


def list_applications() -> list[str]:
    """The names of the applications that play something now; empty without a sound server."""
    try:
        with connected() as pulse:
            return sorted({playback.application for playback in list_playbacks(pulse)})
    except UnavailableError:
        return []


def _application(spec: str, wait: bool) -> CaptureSource:
    name = spec.removeprefix(APPLICATION_PREFIX).strip()
    if not name:
        raise SettingsError("app: needs an application's name; `surtitle devices` shows them")
    if not wait:
        with connected() as pulse:
            choose_playback(name, list_playbacks(pulse))
    return PulseSource(spec, name, name)


def _device_source(spec: str, backend: str, name: str, label: str) -> CaptureSource:
    if backend == "pulse":
        return PulseSource(spec, name, label)
    return PortAudioSource(spec, name, label)
