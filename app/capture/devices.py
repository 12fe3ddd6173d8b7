"""The sound devices of this computer, and the sources that a person can name.

A source is named ``mic`` (the default microphone, following the desktop's choice), ``system``
(the sound of the default output, likewise), a device's id or a unique part of its id or label,
``app:NAME`` (what one application plays), ``file:PATH`` (replayed in real time), or ``demo``.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from app.capture.choice import (
    APPLICATION_PREFIX,
    MICROPHONE,
    SYSTEM,
    Device,
    choose_device,
    choose_playback,
)
from app.capture.core_audio import CoreAudioSource
from app.capture.portaudio import PortAudioSource, list_portaudio_devices
from app.capture.pulse import (
    PulseSource,
    connected,
    list_playbacks,
    list_pulse_devices,
)
from app.capture.replay import ReplaySource, demo_source
from app.capture.source import CaptureSource
from app.capture.system_sound import SystemSoundSource
from app.capture.wasapi import WasapiSource
from engine.errors import SettingsError, UnavailableError
from engine.sentence import Sentence

FILE_PREFIX = "file:"
DEMO = "demo"
# How the computer's sound is had where there is no sound server to ask.
_SYSTEM_SOUND: Mapping[str, type[SystemSoundSource]] = MappingProxyType(
    {"win32": WasapiSource, "darwin": CoreAudioSource}
)


def list_devices(platform: str = sys.platform) -> list[Device]:
    """The microphones and outputs of the sound server, else PortAudio's inputs.

    Args:
        platform: As `sys.platform`. Windows and macOS have a way of their own to all that plays.

    Raises:
        UnavailableError: There is neither a sound server nor PortAudio.
    """
    if platform in _SYSTEM_SOUND:
        return [*list_portaudio_devices(), _SYSTEM_SOUND[platform].device()]
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


def open_source(spec: str, wait: bool = False, platform: str = sys.platform) -> CaptureSource:
    """The source that a person named.

    Args:
        spec: See above.
        wait: Whether a device that is not there now is waited for by the session, instead of
            being refused here.
        platform: As `sys.platform`.

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
    if spec == SYSTEM and platform in _SYSTEM_SOUND:
        return _SYSTEM_SOUND[platform](SYSTEM, _SYSTEM_SOUND[platform].device().label)
    if spec.startswith(APPLICATION_PREFIX):
        return _application(spec, wait)
    try:
        device = choose_device(spec, list_devices(platform))
    except UnavailableError:
        if not wait:
            raise
        backend = "pulse" if platform == "linux" else "portaudio"
        return _device_source(spec, backend, SYSTEM if spec == SYSTEM else MICROPHONE, spec)
    return _device_source(
        spec if spec in (MICROPHONE, SYSTEM) else device.id,
        device.backend,
        MICROPHONE if device.kind == "mic" else SYSTEM,
        device.label,
    )


def call_quality_notice(spec: str) -> Sentence | None:
    """What using a Bluetooth microphone does to its headset; None for any other source."""
    if spec in (DEMO, MICROPHONE, SYSTEM) or spec.startswith((FILE_PREFIX, APPLICATION_PREFIX)):
        return None  # The default is never a Bluetooth microphone.
    try:
        device = choose_device(spec, list_devices())
    except (SettingsError, UnavailableError):
        return None  # Whoever opens it says so.
    if device.kind != "mic" or not device.bluetooth:
        return None
    return Sentence(
        "{label} is a Bluetooth microphone: its headset drops to call quality while it is used",
        label=device.label,
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
