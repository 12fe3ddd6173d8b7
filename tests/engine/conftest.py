"""Speech for the signal tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import av
import numpy as np
import pytest
from numpy.typing import NDArray

Speech = NDArray[np.float32]


def read_flac(path: Path) -> Speech:
    """Mono 16-bit FLAC as float32 `[samples]`."""
    with av.open(str(path)) as container:
        blocks = [frame.to_ndarray().reshape(-1) for frame in container.decode(audio=0)]
    return np.concatenate(blocks).astype(np.float32) / np.float32(32768)


@pytest.fixture(scope="session")
def spoken(synthesized_speech: Callable[[str], Speech]) -> Speech:
    """Some five seconds of synthesized speech in 16 kHz, a second of silence inside."""
    first = synthesized_speech("The lamp above the stage is lit. Please take your seats.")
    second = synthesized_speech("No.")
    return np.concatenate((first, np.zeros(24_000, np.float32), second))


@pytest.fixture(params=["jfk/jfk.flac", "earnings22", "non_speech/jackhammer.flac"])
def recorded(test_audio: Path, request: pytest.FixtureRequest) -> Speech:
    """Real audio, 12 s of each recording at most."""
    path = test_audio / request.param
    if path.is_dir():
        path = sorted(path.glob("*.flac"))[0]
    return read_flac(path)[: 12 * 16_000]
