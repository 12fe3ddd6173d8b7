"""What is committed where nobody speaks, and what the guards cost where somebody does."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.bench.accuracy import count_errors
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.transcript import Committed
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.files.media import read_mono
from engine.models.catalogue import DEFAULT_MODEL, SMALL_MODEL
from engine.models.resolve import resolve_model
from engine.vad.silero import SileroVad

pytestmark = [pytest.mark.model, pytest.mark.slow]

RATE = 16_000
SHORT_S = 8.0

Row = dict[str, Any]
Clips = Callable[[Callable[[Row], bool]], list[tuple[Row, np.ndarray]]]


@pytest.fixture(scope="module")
def clips(test_audio: Path) -> Clips:
    rows = [json.loads(line) for line in (test_audio / "manifest.jsonl").read_text().splitlines()]
    return lambda wanted: [(r, read_mono(test_audio / r["path"])) for r in rows if wanted(r)]


def committed(engine: WhisperEngine, samples: np.ndarray) -> str:
    """What the default preset commits; `responsive` commits what `conservative` does."""
    driver = AsrStreamDriver(engine, EmissionPolicy.conservative(), SileroVad.load())
    context = driver.new_context()
    events = context.write_read(samples) + context.finish()
    return " ".join(event.text for event in events if isinstance(event, Committed))


@pytest.mark.parametrize("model", [DEFAULT_MODEL, SMALL_MODEL])
def test_non_speech_commits_at_most_a_word_a_minute(
    clips: Clips, model_cache: Path, model: str
) -> None:
    engine = WhisperEngine.load(resolve_model(model, model_cache), WhisperOptions(device="cpu"))
    recordings = clips(lambda row: row["path"].startswith("non_speech/"))
    assert len(recordings) >= 20
    silence = np.zeros(5 * RATE, np.float32)
    said = {
        row["path"]: text
        for row, samples in recordings
        if (text := committed(engine, np.concatenate([samples, silence])))
    }
    # The silence between is left out, which is the stricter way to count.
    minutes = sum(len(samples) for _, samples in recordings) / RATE / 60
    assert sum(len(text.split()) for text in said.values()) <= minutes, said


def test_no_recording_loses_its_words_to_the_guards(clips: Clips, model_cache: Path) -> None:
    folder = resolve_model(SMALL_MODEL, model_cache)
    guarded = WhisperEngine.load(folder, WhisperOptions(device="cpu"))
    # Upstream's guards alone.
    lenient = WhisperOptions(
        device="cpu", little_speech_s=0.0, doubted_no_speech=1.0, guessed_log_probability=-math.inf
    )
    unguarded = WhisperEngine.load(folder, lenient)
    recordings = clips(lambda row: row["language"] == "en" and row["duration_s"] < SHORT_S)
    assert len(recordings) >= 20
    for row, samples in recordings:
        rates = [
            count_errors(row["reference"], committed(engine, samples)).rate or 0.0
            for engine in (guarded, unguarded)
        ]
        assert rates[0] <= rates[1] + 0.1, row["path"]
