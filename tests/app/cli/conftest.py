"""The command line in process, over a scripted engine: no model is loaded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from app.main import main
from app.settings import RecognitionSettings
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from scripted_engine import LoudnessVad, ScriptedEngine, Spoken, sentence, speech

RATE = 16_000
SCRIPT = [*sentence("one two three", 0.5), *sentence("four five", 4.0)]


@dataclass(frozen=True)
class Result:
    """What a command did."""

    status: int
    out: str
    err: str


Surtitle = Callable[..., Result]


@pytest.fixture
def surtitle(capsys: pytest.CaptureFixture[str]) -> Surtitle:
    """`surtitle("sessions", "list")` runs the command in this process."""

    def run(*argv: str | Path) -> Result:
        capsys.readouterr()
        status = main([str(arg) for arg in argv])
        said = capsys.readouterr()
        return Result(status, said.out, said.err)

    return run


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every command that loads a model gets the scripted engine; the models asked for."""
    asked: list[str] = []

    def build_driver(
        chosen: RecognitionSettings,
        device: str = "auto",
        progress: object = None,
        *,
        may_download: bool = True,
    ) -> AsrStreamDriver:
        asked.append(chosen.model)
        preset = EmissionPolicy.preset(chosen.preset)
        return AsrStreamDriver(ScriptedEngine(SCRIPT), preset, LoudnessVad())

    monkeypatch.setattr("app.live.assembly.build_driver", build_driver)
    return asked


@pytest.fixture
def write_wave(tmp_path: Path) -> Callable[..., Path]:
    """`write_wave(name, words, duration_s)`: the tone of a script as a file."""

    def write(name: str, words: Sequence[Spoken] = SCRIPT, duration_s: float = 7.0) -> Path:
        import wave

        samples: NDArray[np.float32] = speech(words, duration_s)
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes((samples * 32767).astype("<i2").tobytes())
        return path

    return write
