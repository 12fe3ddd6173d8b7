"""PortAudio through the ALSA plug-in of the private sound server."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from sound_server import SoundServer

PROGRAM = """
import sys, threading
from app.capture.portaudio import PortAudioSource, list_portaudio_devices
from app.sounddevice_library import are_streams_closed
names = [device.id for device in list_portaudio_devices()]
if "pulse" not in names:
    sys.exit(77)
heard, flowing = threading.Event(), threading.Event()
def deliver(block):
    flowing.set()
    assert block.rate == 48000 and block.samples.ndim == 1
    if abs(block.samples).max() > 0.1:
        heard.set()
source = PortAudioSource("pulse", "mic")
source.start(deliver, lambda status: sys.stderr.write(f'{status}\\n'))
assert flowing.wait(10), "no block"
print("flowing", flush=True)
assert heard.wait(10), "no sound"
source.stop()
print("heard", flush=True)
assert are_streams_closed(30)
"""


NOT_THERE = "PortAudio or its ALSA plug-in for the sound server is not installed"


def _started(program: str) -> subprocess.Popen[str]:
    """A Python process of its own that runs a program, its three streams as pipes."""
    return subprocess.Popen(
        [sys.executable, "-c", program],
        env=dict(os.environ),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.audio_server
def test_portaudio_hears_the_default_microphone(
    pulse_server: SoundServer, missing: Callable[[str], None]
) -> None:
    """In a process of its own: PortAudio lists the devices once, when it is loaded."""
    from capture_probe import tone

    child = _started(PROGRAM)
    try:
        assert child.stdout is not None
        said = []
        for line in child.stdout:
            said.append(line)
            if line == "flowing\n":
                pulse_server.play(tone(500, 2.0))
        _, errors = child.communicate(timeout=20)
    finally:
        child.kill()
        child.wait()
    if child.returncode == 77 or "libportaudio" in errors:
        missing(NOT_THERE)
    assert said[-1] == "heard\n", errors
    assert child.returncode == 0


ENDS = """
import sys, threading
from app.capture.portaudio import PortAudioSource, list_portaudio_devices
from app.leaving import leave, must_leave_at_once
if "pulse" not in [device.id for device in list_portaudio_devices()]:
    sys.exit(77)
flowing = threading.Event()
source = PortAudioSource("pulse", "mic")
source.start(lambda block: flowing.set(), lambda status: None)
assert flowing.wait(10), "no block"
print("flowing", flush=True)
sys.stdin.readline()
source.stop()
assert must_leave_at_once()
leave(3)
"""


@pytest.mark.audio_server
def test_a_process_ends_though_its_sound_server_hangs(
    pulse_server: SoundServer, missing: Callable[[str], None]
) -> None:
    """Closing the stream then takes for ever, and so would closing it once more at the end."""
    child = _started(ENDS)
    try:
        assert child.stdout is not None
        flowing = child.stdout.readline() == "flowing\n"
        with pulse_server.hung():
            _, errors = child.communicate("\n", timeout=60)
    finally:
        child.kill()
        child.wait()
    if child.returncode == 77 or "libportaudio" in errors:
        missing(NOT_THERE)
    assert flowing, errors
    assert child.returncode == 3, errors


def test_a_missing_portaudio_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.capture import portaudio
    from app.sounddevice_library import load_sounddevice
    from engine.errors import UnavailableError

    class Missing:
        """Stands before the real finder: loading the library fails as without libportaudio2."""

        @staticmethod
        def find_spec(name: str, *_: object) -> None:
            if name == "sounddevice":
                raise OSError("PortAudio library not found")

    load_sounddevice.cache_clear()
    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Missing, *sys.meta_path])
    with pytest.raises(UnavailableError, match="install libportaudio2"):
        portaudio.list_portaudio_devices()
