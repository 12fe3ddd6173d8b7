"""A file in real time."""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
import pytest

from app.capture.devices import open_source
from app.capture.replay import RATE, ReplaySource
from app.capture.source import SourceState
from capture_probe import CaptureProbe, tone
from engine.errors import UnavailableError


@pytest.fixture
def clip(tmp_path: Path) -> Path:
    path = tmp_path / "clip: 1.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes((tone(300, 0.5) * 32767).astype("<i2").tobytes())
    return path


def _joined(probe: CaptureProbe) -> np.ndarray:
    return np.concatenate([block.samples for block in probe.blocks])


def test_a_file_is_delivered_whole_and_ends(clip: Path) -> None:
    source, probe = open_source(f"file:{clip}"), CaptureProbe()
    probe.start(source)
    probe.wait_for(SourceState.ENDED)
    assert source.name == "file"
    assert source.label == "clip: 1.wav"
    assert np.allclose(_joined(probe), tone(300, 0.5), atol=1e-4)
    assert [s.state for s in probe.statuses] == [SourceState.FLOWING, SourceState.ENDED]
    times = [block.time_s for block in probe.blocks]
    assert np.allclose(np.diff(times), 0.02)
    source.stop()


def test_no_block_comes_before_it_was_spoken(clip: Path) -> None:
    import time

    arrivals: list[float] = []
    source, probe = ReplaySource(clip), CaptureProbe()
    source.start(
        lambda block: arrivals.append(
            time.monotonic() - (block.time_s + len(block.samples) / block.rate)
        ),
        probe.report,
    )
    probe.wait_for(SourceState.ENDED)
    assert min(arrivals) >= 0.0


def test_stop_holds_the_file_where_it_is(clip: Path) -> None:
    source, probe = ReplaySource(clip), CaptureProbe()
    probe.start(source)
    probe.wait_for_blocks(3)
    source.stop()
    n = len(probe.blocks)
    assert n < 25
    probe.start(source)
    probe.wait_for(SourceState.ENDED)
    assert np.allclose(_joined(probe), tone(300, 0.5), atol=1e-4)


def test_a_file_that_is_no_sound_is_named(tmp_path: Path) -> None:
    path = tmp_path / "notes.mp3"
    path.write_text("not a sound")
    source, probe = open_source(f"file:{path}"), CaptureProbe()
    probe.start(source)
    status = probe.wait_for(SourceState.FAILED)
    assert "notes.mp3" in status.message
    source.stop()
    with pytest.raises(UnavailableError, match="no such file"):
        open_source(f"file:{tmp_path}/missing.wav")


def test_the_demo_comes_with_the_program() -> None:
    source, probe = open_source("demo"), CaptureProbe()
    probe.start(source)
    probe.wait_for_sound()
    source.stop()
    assert source.spec == "demo"
