"""A recording to queue, and somebody who listens to the queue's thread."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest

from coded_speech import say
from job_listener import Listener
from scripted_engine import RATE


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def talk(tmp_path: Path) -> Path:
    path = tmp_path / "talk.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        samples = say([0.5 + 0.7 * n for n in range(20)], 15.0)
        file.writeframes((samples * 32767).astype("<i2").tobytes())
    return path
