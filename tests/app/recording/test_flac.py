"""A FLAC file that plays to its last frame, whatever happens to its program and its disk."""

import os
import resource
import signal
import stat
import subprocess
import sys

import numpy as np
import pytest

from app.recording.flac import FlacFile
from engine.errors import SettingsError
from engine.files.media import probe, read_mono

RATE = 16_000


def tone(seconds, rate=RATE):
    return (0.4 * np.sin(np.arange(round(seconds * rate)) / 20)).astype(np.float32)


def close_to(read, written):
    return len(read) == len(written) and np.abs(read - written).max() < 1e-4


@pytest.mark.parametrize("rate", [8_000, 16_000, 44_100, 48_000])
def test_what_went_in_comes_out(tmp_path, rate):
    sound = tone(2.3, rate)
    file = FlacFile(tmp_path / "mic.flac", rate)
    for at in range(0, len(sound), 317):
        file.add(sound[at : at + 317])
    file.add_silence(rate)
    file.close()
    file.close()
    assert close_to(read_mono(file.path, rate), np.concatenate((sound, np.zeros(rate, np.float32))))
    about = probe(file.path)
    assert about.duration_s == pytest.approx(3.3)
    assert (about.sample_rate, about.channels, about.codec) == (rate, 1, "flac")


def test_the_file_is_private_whatever_the_umask(tmp_path):
    before = os.umask(0)
    try:
        file = FlacFile(tmp_path / "mic.flac", RATE)
    finally:
        os.umask(before)
    file.close()
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        FlacFile(file.path, RATE)
    with pytest.raises(SettingsError, match="sound of 2000000 Hz"):
        FlacFile(tmp_path / "no.flac", 2_000_000)


def test_what_is_no_number_or_too_loud_is_written_all_the_same(tmp_path):
    file = FlacFile(tmp_path / "mic.flac", RATE)
    file.add(np.array([np.nan, np.inf, -np.inf, 3.0, -3.0, 0.5] * 1000, np.float32))
    file.close()
    read = read_mono(file.path)[:6]
    assert read == pytest.approx([0, 1, -1, 1, -1, 0.5], abs=1e-3)


PROGRAM = """
import sys
import numpy as np
from pathlib import Path
from app.recording.flac import FlacFile

file = FlacFile(Path(sys.argv[1]), 16_000)
sound = (0.4 * np.sin(np.arange(1_000_000) / 20)).astype(np.float32)
for at in range(0, len(sound), 320):
    file.add(sound[at : at + 320])
    file.flush()
    print(at + 320, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is POSIX")
def test_a_killed_program_leaves_a_file_that_plays_to_its_last_frame(tmp_path):
    path = tmp_path / "mic.flac"
    child = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with child:
        assert child.stdout is not None
        for _ in range(500):
            printed = child.stdout.readline()
        child.kill()
        rest = child.stdout.read().split()
    assert child.returncode == -signal.SIGKILL
    said = int((rest or [printed])[-1])
    read = read_mono(path)
    assert said - len(read) < RATE // 5
    assert close_to(read, tone(70)[: len(read)])


@pytest.mark.skipif(sys.platform == "win32", reason="resource limits are POSIX")
def test_what_a_full_disk_does_not_take_is_written_later(tmp_path):
    """A limit on file sizes makes real writes fail, in this process."""
    file = FlacFile(tmp_path / "mic.flac", RATE)
    sound = np.random.default_rng(1).uniform(-0.5, 0.5, 8 * RATE).astype(np.float32)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    n_failed = 0
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limits[1]))
        for at in range(0, len(sound) // 2, 500):
            file.add(sound[at : at + 500])
            try:
                file.flush()
            except OSError:
                n_failed += 1
        assert file.n_unwritten
        whole = read_mono(file.path)
        assert close_to(whole, sound[: len(whole)])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    assert n_failed
    file.flush()
    assert not file.n_unwritten
    file.add(sound[len(sound) // 2 :])
    file.close()
    assert close_to(read_mono(file.path), sound)
