"""Which device a person means. Pure: no sound server is asked here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.errors import SettingsError, UnavailableError
from engine.sentence import Sentence

Kind = Literal["mic", "monitor"]

MICROPHONE = "mic"
SYSTEM = "system"
APPLICATION_PREFIX = "app:"


@dataclass(frozen=True, slots=True)
class Device:
    """Something that can be captured.

    Attributes:
        id: The server's name of the source: stable over restarts, unlike its number.
        label: For a person.
        kind: A microphone (or line input), or the monitor of an output.
        is_default: Of its kind, as the desktop is set.
        backend: ``pulse`` or ``portaudio``.
        bluetooth: Using such a microphone drops the headset to call quality.
        muted: In the desktop's sound settings.
        suspended: The server takes nothing from it now: nobody listens, or another program has it
            for itself.
        playback: The server's number of the one application's sound that is wanted of this
            monitor; None for all of it.
    """

    id: str
    label: str
    kind: Kind
    is_default: bool
    backend: str
    bluetooth: bool = False
    muted: bool = False
    suspended: bool = False
    playback: int | None = None


@dataclass(frozen=True, slots=True)
class Playback:
    """What one application plays.

    Attributes:
        number: The server's.
        application: Its name, for a person.
        monitor: The id of the monitor that has it.
        paused: Whether it plays nothing at the moment.
    """

    number: int
    application: str
    monitor: str
    paused: bool = False


def choose_device(spec: str, devices: Sequence[Device]) -> Device:
    """Find the device for ``mic``, ``system``, an id, or a unique part of an id or label.

    A default is never a Bluetooth microphone, and ``mic`` is never a monitor, even where the
    desktop's default input is one.

    Raises:
        UnavailableError: There is no such device now.
        SettingsError: Several devices match.
    """
    if spec == MICROPHONE:
        return _default_microphone(devices)
    if spec == SYSTEM:
        return _default_monitor(devices)
    exact = [device for device in devices if device.id == spec]
    if exact:
        return exact[0]
    part = spec.casefold()
    found = [d for d in devices if part in d.id.casefold() or part in d.label.casefold()]
    if not found:
        raise UnavailableError(
            "no sound device named {spec!r}; there is {devices}", spec=spec, devices=_named(devices)
        )
    if len(found) > 1:
        raise SettingsError(
            "{spec!r} may mean {devices}; give more of the name", spec=spec, devices=_named(found)
        )
    return found[0]


def choose_playback(
    name: str, playbacks: Sequence[Playback], current: int | None = None
) -> Playback:
    """Find what an application plays; of several the ``current`` one, unless it is paused.

    Raises:
        UnavailableError: It plays nothing now.
        SettingsError: Several applications match.
    """
    part = name.casefold()
    exact = [p for p in playbacks if p.application.casefold() == part]
    found = exact or [p for p in playbacks if part in p.application.casefold()]
    names = sorted({playback.application for playback in found})
    if not found:
        others = ", ".join(sorted({repr(p.application) for p in playbacks})) or "none"
        raise UnavailableError(
            "{name} plays nothing now; applications that do: {others}", name=name, others=others
        )
    if len(names) > 1:
        raise SettingsError(
            "{name!r} may mean {names}; give more of the name", name=name, names=", ".join(names)
        )
    return min(found, key=lambda p: (p.paused, p.number != current, -p.number))


def _default_microphone(devices: Sequence[Device]) -> Device:
    microphones = [device for device in devices if device.kind == "mic"]
    if not microphones:
        raise UnavailableError(
            "no microphone found; plug one in, or caption the computer's own sound (system)"
        )
    wired = [device for device in microphones if not device.bluetooth]
    if not wired:
        raise UnavailableError(
            "the only microphone is the Bluetooth device {label!r}, which would "
            "drop the headset to call quality; choose it by its name to use it all the same",
            label=microphones[0].label,
        )
    return _preferred(wired)


def _default_monitor(devices: Sequence[Device]) -> Device:
    monitors = [device for device in devices if device.kind == "monitor"]
    if not monitors:
        raise UnavailableError(
            "no output whose sound could be captured; plug one in, or caption the microphone (mic)"
        )
    return _preferred(monitors)


def _preferred(devices: Sequence[Device]) -> Device:
    return next((device for device in devices if device.is_default), devices[0])


def _named(devices: Sequence[Device]) -> str:
    return ", ".join(f"{d.label!r} ({d.id})" for d in devices) or Sentence("none at all")
