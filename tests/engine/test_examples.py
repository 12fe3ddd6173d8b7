"""The examples run, as a reader would run them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from engine.models.catalogue import SMALL_MODEL
from engine.models.resolve import resolve_model
from engine.words import plain

CHECKOUT = Path(__file__).resolve().parents[2]
TEXTS = {
    "stalls": "Please take your seats. The show is about to begin.",
    "circle": "We hope that you enjoy it.",
}


def write_wav(path: Path, samples: np.ndarray) -> None:
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, 16_000, 0, "NONE", ""))
        file.writeframes((samples * 32767).astype("<i2").tobytes())


@pytest.mark.model
def test_two_files_are_captioned_at_once(
    model_cache: Path, tmp_path: Path, synthesized_speech: Callable[[str], np.ndarray]
):
    for name, text in TEXTS.items():
        write_wav(tmp_path / f"{name}.wav", synthesized_speech(text))
    program = CHECKOUT / "examples" / "caption_two_files.py"
    model = resolve_model(SMALL_MODEL, model_cache)
    finished = subprocess.run(
        [sys.executable, program, model, *(f"{name}.wav" for name in TEXTS)],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(CHECKOUT)}, timeout=240,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert finished.returncode == 0, finished.stderr
    said: dict[str, list[str]] = {name: [] for name in TEXTS}
    for line in finished.stdout.splitlines():
        match = re.fullmatch(r" *\d+\.\d\d  (\w+): (.+)", line)
        assert match, line
        said[match[1]] += [plain(word) for word in match[2].split()]
    assert said == {name: [plain(w) for w in text.split()] for name, text in TEXTS.items()}


def test_the_example_stays_as_short_as_it_is_said_to_be():
    lines = (CHECKOUT / "examples" / "caption_two_files.py").read_text().splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 40
