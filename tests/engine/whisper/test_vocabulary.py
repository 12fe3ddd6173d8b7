"""Names that a user gives are heard to a stream's end, not only in its first window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.transcript import Committed
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.files.media import read_mono
from engine.models.catalogue import DEFAULT_MODEL
from engine.models.resolve import resolve_model
from engine.vad.silero import SileroVad

pytestmark = [pytest.mark.model, pytest.mark.slow]

RECORDING = "librispeech_sessions/test-other_2033.flac"  # a eunuch in it, to the end


@pytest.fixture(scope="module")
def times_of(model_cache: Path, test_audio: Path) -> Callable[[str, str], list[float]]:
    """`times_of(word, prompt)`: when commits that have the word begin, in seconds."""
    engine = WhisperEngine.load(
        resolve_model(DEFAULT_MODEL, model_cache), WhisperOptions(device="cpu")
    )
    driver = AsrStreamDriver(engine, EmissionPolicy.conservative(), SileroVad.load())
    samples = read_mono(test_audio / RECORDING)

    def find(word: str, prompt: str) -> list[float]:
        context = driver.new_context("en", prompt)
        events = context.write_read(samples) + context.finish()
        commits = [event for event in events if isinstance(event, Committed)]
        return [commit.start for commit in commits if word in commit.text.lower()]

    return find


def test_a_name_given_once_is_heard_to_the_end(times_of: Callable[[str, str], list[float]]):
    before, after = times_of("eunuch", ""), times_of("eunuch", "Eunuch, Zau al-Makan, the fireman")
    assert len(after) > len(before)
    assert len(after) >= 3
    assert after[-1] > 40.0
