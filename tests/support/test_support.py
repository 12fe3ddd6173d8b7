"""The fixtures themselves: private folders, speech, a sound server that survives a kill."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from sound_server import MICROPHONE, SPEAKERS, SoundServer

CLIENT_VARIABLES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")


@pytest.mark.parametrize("name", CLIENT_VARIABLES)
def test_folders_are_private(name: str, private_desktop: Path) -> None:
    folder = Path(os.environ[name])
    assert folder.is_relative_to(private_desktop)
    assert folder.stat().st_mode & 0o777 == 0o700


def test_no_sound_server_and_no_bus_of_the_user() -> None:
    assert "nonexistent" in os.environ["PULSE_SERVER"]
    assert "nonexistent" in os.environ["DBUS_SESSION_BUS_ADDRESS"]


def test_speech_is_the_same_every_time(
    synthesized_speech: Callable[[str], NDArray[np.float32]],
) -> None:
    from synthesis import SAMPLE_RATE, speak

    text = "The curtain rises at eight."
    samples = synthesized_speech(text)
    assert samples.dtype == np.float32
    assert 1.0 < len(samples) / SAMPLE_RATE < 4.0
    assert np.array_equal(samples, speak(text))


@pytest.mark.audio_server
def test_what_is_played_is_heard(pulse_server: SoundServer) -> None:
    for _ in range(2):
        assert MICROPHONE in pulse_server.pactl("list", "short", "sources")
        assert SPEAKERS in pulse_server.pactl("get-default-sink")
        assert _loudest(pulse_server, tone=False) == 0.0
        assert _loudest(pulse_server, tone=True) > 0.1
        pulse_server.restart()


def _loudest(server: SoundServer, tone: bool) -> float:
    """The peak of half a second of the microphone, with or without a tone on it."""
    environment = dict(os.environ) | server.env
    seconds = np.arange(16_000 * 5, dtype=np.float32) / 16_000
    player = server.play((np.sin(2764.6 * seconds) * 0.5).astype(np.float32)) if tone else None
    peak = 0.0
    command = ["parec", "--raw", "--rate=16000", "--channels=1", "--format=float32le"]
    command += ["--latency-msec=30", f"--device={MICROPHONE}"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as recorder:
        assert recorder.stdout is not None
        for _ in range(150 if tone else 25):
            block = np.frombuffer(recorder.stdout.read(320 * 4), np.float32)
            peak = max(peak, float(np.abs(block).max()))
            if tone and peak > 0.1:
                break
        recorder.kill()
    if player is not None:
        player.kill()
    return peak
