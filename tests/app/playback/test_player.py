"""Playback: what reaches the loudspeakers, at which speed, and from where on."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from app.playback.places import MediaPlaces, Sound
from app.playback.player import ENDED, PAUSED, STOPPED, MediaPlayer
from app.playback.sound import RATE, blocks_from
from engine.errors import UnavailableError
from sound_server import SoundServer

TONES = (400, 800, 1200, 1600)
"""Hz, a second each."""


@pytest.fixture
def tones(tmp_path: Path) -> Path:
    path = tmp_path / "tones.wav"
    times = np.arange(RATE) / RATE
    sound = np.concatenate([0.4 * np.sin(2 * np.pi * hz * times) for hz in TONES])
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((sound * 32767).astype("<i2").tobytes())
    return path


def pitch(samples: np.ndarray) -> float:
    """The strongest frequency, Hz."""
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    return float(np.argmax(spectrum)) * RATE / len(samples)


@pytest.mark.parametrize("speed", [0.5, 0.75, 1.0, 1.5, 2.0])
def test_a_speed_changes_the_length_and_not_the_pitch(tones, speed):
    sound = np.concatenate(list(blocks_from(Sound(tones), 0.0, speed)))
    assert sound.shape[1] == 2
    assert len(sound) / RATE == pytest.approx(4.0 / speed, abs=0.05)
    step = RATE / speed
    for number, hz in enumerate(TONES):
        middle = round((number + 0.5) * step)
        piece = sound[middle - RATE // 8 : middle + RATE // 8, 0]
        assert pitch(piece) == pytest.approx(hz, rel=0.02)


def test_it_begins_where_it_is_told_to(tones):
    sound = np.concatenate(list(blocks_from(Sound(tones), 2.25, 1.0)))
    assert len(sound) == round(1.75 * RATE)
    assert pitch(sound[: RATE // 4, 0]) == pytest.approx(1200, rel=0.02)


class Recorder:
    """An output that keeps what it gets and waits after each block until the test lets it go on."""

    latency_s = 0.0

    def __init__(self) -> None:
        self.blocks: list[np.ndarray] = []
        self.closed: list[bool] = []

    def write(self, block: np.ndarray) -> None:
        self.blocks.append(block)

    def close(self, *, drain: bool) -> None:
        self.closed.append(drain)

    @property
    def seconds(self) -> float:
        return sum(len(block) for block in self.blocks) / RATE


class Gated(Recorder):
    """Takes blocks one by one, as the test allows them."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = threading.Semaphore(0)

    def write(self, block: np.ndarray) -> None:
        self.allowed.acquire(timeout=20)
        super().write(block)


@pytest.fixture
def play(qtbot):
    """`play(output)`: a player over an output of the test's."""
    players = []

    def make(output) -> MediaPlayer:
        player = MediaPlayer(lambda: output)
        players.append(player)
        return player

    yield make
    for player in players:
        player.close()


def test_to_the_end_and_again_from_the_beginning(play, qtbot, tones):
    output = Recorder()
    player = play(output)
    player.open(Sound(tones))
    assert player.state == STOPPED
    with qtbot.waitSignal(player.moved):
        player.play()
    qtbot.waitUntil(lambda: player.state == ENDED)
    assert output.seconds == pytest.approx(4.0)
    assert output.closed == [True]
    assert player.position_s == pytest.approx(4.0)
    player.play()
    qtbot.waitUntil(lambda: player.state == ENDED)
    assert output.seconds == pytest.approx(8.0)


def test_a_pause_keeps_the_place_and_gives_the_device_back(play, qtbot, tones):
    output = Gated()
    player = play(output)
    player.open(Sound(tones))
    player.play_from(1.0)
    output.allowed.release(10)
    qtbot.waitUntil(lambda: player.position_s >= 1.5)
    player.pause()
    output.allowed.release(2)
    qtbot.waitUntil(lambda: output.closed == [False])
    assert player.state == PAUSED
    at_s = player.position_s
    assert at_s == pytest.approx(1.5, abs=0.11)
    output.blocks.clear()
    output.allowed.release(1000)
    player.toggle()
    qtbot.waitUntil(lambda: player.state == ENDED)
    assert output.seconds == pytest.approx(4.0 - at_s, abs=0.06)


def test_a_jump_while_it_plays(play, qtbot, tones):
    output = Gated()
    player = play(output)
    player.open(Sound(tones))
    player.play()
    output.allowed.release(2)
    qtbot.waitUntil(lambda: player.position_s > 0)
    player.seek(3.0)
    output.blocks.clear()
    output.allowed.release(1000)
    qtbot.waitUntil(lambda: player.state == ENDED)
    heard = np.concatenate(output.blocks)[:, 0]
    assert pitch(heard[-RATE // 2 :]) == pytest.approx(1600, rel=0.02)
    assert len(heard) / RATE < 1.2


def test_another_speed_goes_on_from_the_place(play, qtbot, tones):
    output = Gated()
    player = play(output)
    player.open(Sound(tones))
    player.play()
    output.allowed.release(20)
    qtbot.waitUntil(lambda: player.position_s >= 0.99)
    player.set_speed(2.0)
    output.blocks.clear()
    output.allowed.release(1000)
    qtbot.waitUntil(lambda: player.state == ENDED)
    assert output.seconds == pytest.approx(1.5, abs=0.15)
    assert player.position_s == pytest.approx(4.0, abs=0.1)


def test_a_file_that_was_moved_away_is_said(play, qtbot, tones):
    player = play(Recorder())
    player.open(Sound(tones))
    tones.rename(tones.with_name("elsewhere.wav"))
    with qtbot.waitSignal(player.failed) as failed:
        player.play()
    assert failed.args == [f"cannot read {tones}: No such file or directory"]
    assert failed.args[0].code == "cannot read {path}: {reason}"
    assert player.state == STOPPED


def test_a_missing_output_is_said(qtbot, tones):
    def none():
        raise UnavailableError("the sound output cannot be opened: no device")

    player = MediaPlayer(none)
    player.open(Sound(tones))
    with qtbot.waitSignal(player.failed) as failed:
        player.play()
    assert "cannot be opened" in failed.args[0]
    player.close()


def test_a_program_that_ends_does_not_wait_for_the_song(play, qtbot, tones):
    output = Gated()
    player = play(output)
    player.open(Sound(tones))
    player.play()
    output.allowed.release(1000)
    player.close()
    assert output.seconds <= 4.0


PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from app.playback.player import MediaPlayer
from app.playback.places import Sound
from app.playback.output import SpeakerOutput
application = QCoreApplication([])
player = MediaPlayer()
def failed(text):
    print(text, file=sys.stderr)
    application.exit(3)
player.failed.connect(failed)
player.state_changed.connect(lambda state: application.quit() if state == "ended" else None)
player.open(Sound(Path(sys.argv[1])))
player.set_speed(float(sys.argv[3]))
player.play_from(float(sys.argv[2]))
status = application.exec()
player.close()
sys.exit(status)
"""


@pytest.mark.audio_server
@pytest.mark.parametrize(("start_s", "speed", "expected"), [(1.0, 1.0, 3), (0.0, 2.0, 4)])
def test_the_loudspeakers_give_what_is_played(
    pulse_server: SoundServer,
    require_tool: Callable[[str], str],
    tones: Path,
    tmp_path: Path,
    start_s: float,
    speed: float,
    expected: int,
) -> None:
    """Recorded from the monitor of a real sound server's output."""
    recording = tmp_path / "heard.raw"
    with recording.open("wb") as heard:
        recorder = subprocess.Popen(
            [require_tool("parec"), "--raw", "--device=speakers.monitor", "--latency-msec=30",
             f"--rate={RATE}", "--channels=1", "--format=float32le"],
            stdout=heard, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            child = subprocess.run(
                [sys.executable, "-c", PROGRAM, str(tones), str(start_s), str(speed)],
                env=dict(os.environ), capture_output=True, text=True, timeout=60, check=False,
            )  # fmt: skip
        finally:
            recorder.terminate()
            recorder.wait(10)
    if "libportaudio" in child.stderr or "cannot be opened" in child.stderr:
        pytest.skip("PortAudio or its ALSA plug-in for the sound server is not installed")
    assert child.returncode == 0, child.stderr
    samples = np.frombuffer(recording.read_bytes()[: recording.stat().st_size // 4 * 4], "<f4")
    hop = RATE // 20
    pieces = [samples[at : at + hop] for at in range(0, len(samples) - hop, hop)]
    told = [round(pitch(piece) / 400) for piece in pieces if np.abs(piece).max() > 0.2]
    runs = [tone for n, tone in enumerate(told) if n == 0 or tone != told[n - 1]]
    assert runs == list(range(5 - expected, 5))
    assert len(told) / 20 == pytest.approx((4.0 - start_s) / speed, abs=0.5)


def test_places_are_kept_in_a_private_file(tmp_path, tones):
    file = tmp_path / "media.json"
    places = MediaPlaces(file)
    places.remember(3, Sound(tones, 1))
    places.remember(4, Sound(tones))
    assert file.stat().st_mode & 0o077 == 0
    again = MediaPlaces(file)
    assert again.find(3) == Sound(tones, 1)
    assert again.find(5) is None
    again.keep_only([4])
    assert MediaPlaces(file).find(3) is None
    assert MediaPlaces(file).find(4) == Sound(tones)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"places": {"a": {}}}', '{"places": {"1": 2}}'])
def test_damaged_places_are_as_none(tmp_path, text):
    file = tmp_path / "media.json"
    file.write_text(text)
    places = MediaPlaces(file)
    assert places.find(1) is None
    places.remember(1, Sound(tmp_path / "a.wav"))
    assert MediaPlaces(file).find(1) is not None
