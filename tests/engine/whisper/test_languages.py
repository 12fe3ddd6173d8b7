"""Which language a stream is heard in: the rule, on recordings.

A stream's language is given, or fixed by its first commit of two seconds or more whose language is
at least half probable. Until then every window is asked anew; from then on it is not asked again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
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

RATE = 16_000
Hear = Callable[..., list[Committed]]


@pytest.fixture(scope="module")
def hear(model_cache: Path) -> Hear:
    folder = resolve_model(DEFAULT_MODEL, model_cache)
    vad = SileroVad.load()
    engines: dict[WhisperOptions, WhisperEngine] = {}

    def run(pieces: list[np.ndarray], language: str | None = None, **options) -> list[Committed]:
        chosen = WhisperOptions(device="cpu", encoder_dtype="float32", **options)
        engine = engines.setdefault(chosen, WhisperEngine.load(folder, chosen))
        driver = AsrStreamDriver(engine, EmissionPolicy.conservative(), vad)
        context = driver.new_context(language)
        pause = np.zeros(round(1.6 * RATE), np.float32)
        events = []
        for piece in pieces:
            events += context.write_read(piece) + context.write_read(pause)
        events += context.finish()
        return [event for event in events if isinstance(event, Committed)]

    return run


@pytest.fixture(scope="module")
def spoken_in(test_audio: Path) -> Callable[[str], np.ndarray]:
    """`spoken_in(language)`: a recording of some seconds."""
    rows = [json.loads(line) for line in (test_audio / "manifest.jsonl").read_text().splitlines()]

    def find(language: str) -> np.ndarray:
        found = (r for r in rows if r["language"] == language and r["path"].startswith("azure_"))
        return read_mono(test_audio / next(found)["path"])

    return find


def seconds(samples: np.ndarray, first: float, last: float) -> np.ndarray:
    return samples[round(first * RATE) : round(last * RATE)]


def test_english_and_then_spanish_stays_english(hear: Hear, spoken_in):
    commits = hear([seconds(spoken_in("en"), 0, 6), seconds(spoken_in("es"), 0, 12)])
    assert {commit.language for commit in commits} == {"en"}
    assert commits[-1].start > 6.0, "the Spanish is not lost, it is heard as English"


def test_spanish_after_a_short_answer_is_spanish(
    hear: Hear, spoken_in, synthesized_speech: Callable[[str], np.ndarray]
):
    answer = synthesized_speech("No.")
    assert len(answer) < RATE
    commits = hear([answer, seconds(spoken_in("es"), 0, 12)])
    assert commits[-1].language == "es"


@pytest.mark.parametrize("language", ["es", "de"])
def test_fragments_of_two_seconds_find_their_language(hear: Hear, spoken_in, language: str):
    samples = spoken_in(language)
    commits = hear([seconds(samples, at, at + 2) for at in (0.5, 4, 8, 12)])
    heard = [commit.language for commit in commits]
    assert len(heard) >= 3
    # The first may be taken for another; what it is afterwards, it stays.
    assert heard[-1] == language
    assert heard.count(language) >= len(heard) - 1


def test_a_given_language_is_kept_on_other_speech(hear: Hear, spoken_in):
    commits = hear([seconds(spoken_in("es"), 0, 10)], language="en")
    assert commits
    assert {commit.language for commit in commits} == {"en"}


def test_detection_chooses_among_those_allowed(hear: Hear, spoken_in):
    commits = hear([seconds(spoken_in("es"), 0, 10)], allowed_languages=("en", "de"))
    assert commits
    assert {commit.language for commit in commits} <= {"en", "de"}


def test_only_the_task_translates(hear: Hear, spoken_in):
    speech = [seconds(spoken_in("es"), 0, 12)]
    spanish = " ".join(commit.text.lower() for commit in hear(speech)).split()
    english = " ".join(commit.text.lower() for commit in hear(speech, task="translate")).split()
    assert {"de", "la", "el", "que", "en"} & set(spanish)
    assert len({"the", "of", "and", "to", "in", "is"} & set(english)) >= 2
    assert not {"el", "que", "los", "para"} & set(english)


def test_a_commit_says_what_it_sounds_like_whatever_language_was_set(
    hear: Hear, spoken_in: Callable[[str], np.ndarray]
) -> None:
    for spoken in ("es", "en"):
        for line in hear([spoken_in(spoken)], "en"):
            if line.end - line.start >= 2.0:
                assert line.language == "en"
                assert line.heard_language == spoken
                assert line.heard_probability > 0.8


def test_synthesized_english_sounds_like_english(
    hear: Hear, synthesized_speech: Callable[[str], np.ndarray]
) -> None:
    speech = synthesized_speech("The meeting begins at nine tomorrow morning in the large room.")
    (line,) = hear([speech], "de")
    assert (line.language, line.heard_language) == ("de", "en")
    assert line.heard_probability > 0.8
