"""Where a stream is cut, begins, and ends: nothing missing, nothing doubled.

Synthesized speech, so that every word is known; the small model and the real voice activity.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import SequenceMatcher
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.transcript import Committed, TranscriptEvent
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.models.catalogue import DEFAULT_MODEL, SMALL_MODEL
from engine.models.resolve import resolve_model
from engine.vad.silero import SileroVad
from engine.words import plain

pytestmark = pytest.mark.model

RATE = 16_000
FIRST = "Please take your seats."
SECOND = "The show is about to begin."
STORY = (
    "the old keeper of the lighthouse told the children that every winter when the storms came in "
    "from the north the ships would wait behind the long stone wall of the harbour until the sea "
    "was calm again and that in all his years on the rock he had never once let the great lamp go "
    "out although he had carried the oil up the steep stairs himself each evening while the wind "
    "was howling and the waves were breaking over the roof of the little house in which he had "
    "been born and where his father had taught him how to read the sky and to mend the nets "
    "before the fishing boats went out again in the early morning of the following day and as "
    "they listened to him the rain began to fall and the windows turned grey"
)
TENS = ("", "", "twenty", "thirty", "forty")
SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
)
COUNTED = 49

Speak = Callable[[str], np.ndarray]
Hear = Callable[..., list[TranscriptEvent]]


def driver_of(model: str, cache: Path) -> AsrStreamDriver:
    options = WhisperOptions(device="cpu", encoder_dtype="float32")
    engine = WhisperEngine.load(resolve_model(model, cache), options)
    return AsrStreamDriver(engine, EmissionPolicy.conservative(), SileroVad.load())


@pytest.fixture(scope="module")
def driver(model_cache: Path) -> AsrStreamDriver:
    return driver_of(SMALL_MODEL, model_cache)


def run(driver: AsrStreamDriver, samples: np.ndarray, block: int) -> list[TranscriptEvent]:
    context = driver.new_context("en")
    events: list[TranscriptEvent] = []
    for first in range(0, len(samples), block):
        events += context.write_read(samples[first : first + block])
    return events + context.finish()


@pytest.fixture(scope="module")
def hear(driver: AsrStreamDriver) -> Hear:
    return lambda samples, block=4000: run(driver, samples, block)


@pytest.fixture(scope="module")
def hear_well(model_cache: Path) -> Hear:
    """By the default model: what matters here is where text is cut, not how a word is heard."""
    driver = driver_of(DEFAULT_MODEL, model_cache)
    return lambda samples, block=4000: run(driver, samples, block)


def words(events: list[TranscriptEvent]) -> list[str]:
    commits = [event for event in events if isinstance(event, Committed)]
    return [plain(word) for commit in commits for word in commit.text.split() if plain(word)]


def expected(*texts: str) -> list[str]:
    return [plain(word) for text in texts for word in text.split()]


def silence(seconds: float) -> np.ndarray:
    return np.zeros(round(seconds * RATE), np.float32)


def trimmed(samples: np.ndarray) -> np.ndarray:
    """Without the quiet after the last word."""
    return samples[: np.flatnonzero(np.abs(samples) > 0.01)[-1] + 1]


@pytest.mark.parametrize("pause_s", [0.6, 1.2, 2.0, 8.0])
def test_the_first_word_after_a_silence_is_there(
    hear: Hear, synthesized_speech: Speak, pause_s: float
):
    first, second = synthesized_speech(FIRST), synthesized_speech(SECOND)
    samples = np.concatenate([silence(3), first, silence(pause_s), second, silence(2)])
    assert words(hear(samples)) == expected(FIRST, SECOND)


@pytest.mark.parametrize("text", [FIRST, SECOND, "No.", "Thank you."])
def test_the_last_word_before_stop_is_there(hear: Hear, synthesized_speech: Speak, text: str):
    samples = np.concatenate([silence(0.5), trimmed(synthesized_speech(text))])
    assert words(hear(samples)) == expected(text)


@pytest.mark.parametrize("text", ["No.", "Yes.", "Thank you.", "Okay.", "Bye."])
def test_a_short_answer_between_silences_is_there(hear: Hear, synthesized_speech: Speak, text: str):
    samples = np.concatenate([silence(5), synthesized_speech(text), silence(5)])
    assert words(hear(samples)) == expected(text)


@pytest.mark.parametrize("text", ["No, no, no, no, no, no!", "Ha ha ha ha."])
def test_people_who_repeat_themselves_are_captioned(
    hear: Hear, synthesized_speech: Speak, text: str
):
    said = words(hear(np.concatenate([silence(1), synthesized_speech(text), silence(2)])))
    assert len(said) >= 4
    assert set(said) <= {"no", "ha", "haha"}


def joined(parts: list[np.ndarray], pause_s: float) -> np.ndarray:
    return np.concatenate([piece for part in parts for piece in (part, silence(pause_s))])


def spelled(number: int) -> str:
    small = SMALL.split()
    if number < 20:
        return small[number]
    return TENS[number // 10] + (f" {small[number % 10]}" if number % 10 else "")


def numbers(said: list[str]) -> list[int]:
    """The numbers that were said, in words or digits."""
    text = " ".join(said).replace("fourty", "forty")
    for number in range(COUNTED, 0, -1):
        text = re.sub(rf"\b{spelled(number)}\b", str(number), text)
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.slow
@pytest.mark.parametrize("offset_s", [0.0, 0.3, 0.6])
def test_numbers_across_window_joins_are_neither_lost_nor_doubled(
    hear_well: Hear, synthesized_speech: Speak, offset_s: float
):
    # Pauses too short to end a region: two windows and more in one.
    count = [synthesized_speech(f"{spelled(n)}.") for n in range(1, COUNTED + 1)]
    samples = np.concatenate([silence(1 + offset_s), joined(count, 0.3), silence(2)])
    assert len(samples) > 50 * RATE
    assert numbers(words(hear_well(samples))) == [*range(1, COUNTED + 1)]


@pytest.mark.slow
@pytest.mark.parametrize("offset_s", [0.0, 0.15, 0.3, 0.45])
def test_a_hard_cut_inside_a_sentence_loses_and_doubles_no_word(
    hear_well: Hear, synthesized_speech: Speak, offset_s: float
):
    story = synthesized_speech(STORY)
    assert len(story) > 31 * RATE
    events = hear_well(np.concatenate([silence(1 + offset_s), story, silence(2)]))
    before = len(words(events[:1]))
    said = words(events)
    assert 3 < before < len(said) - 3
    about, told = said[before - 4 : before + 5], expected(STORY)
    # A word may be misheard so near the cut; none is said twice, and none is left out.
    assert not any(one == other for one, other in pairwise(about))
    likeness = max(
        SequenceMatcher(None, about, told[at : at + len(about)]).ratio() for at in range(len(told))
    )
    assert likeness > 0.7, about


# Levels and damage


def at_level(samples: np.ndarray, dbfs: float) -> np.ndarray:
    scale = 10 ** (dbfs / 20) / np.sqrt(np.mean(samples**2))
    scaled: np.ndarray = (samples * scale).astype(np.float32)
    return scaled


@pytest.mark.parametrize(
    "damage",
    [
        lambda x: np.clip(20 * x, -1, 1),
        lambda x: x + np.float32(0.3),
        lambda x: at_level(x, -60),
        lambda x: -x,
    ],
    ids=["clipped", "offset", "-60 dBFS", "inverted"],
)
def test_damaged_and_quiet_speech_is_captioned(hear: Hear, synthesized_speech: Speak, damage):
    speech = damage(np.concatenate([silence(1), synthesized_speech(SECOND), silence(2)]))
    assert words(hear(speech.astype(np.float32))) == expected(SECOND)


@pytest.mark.slow
def test_ten_minutes_in_one_write_are_what_blocks_are(
    driver: AsrStreamDriver, hear: Hear, synthesized_speech: Speak
):
    turns = [joined([synthesized_speech(FIRST), synthesized_speech(SECOND)], 1.5)]
    turn = np.concatenate([*turns, silence(50)])
    samples = np.concatenate([turn] * 11)[: 600 * RATE]
    context = driver.new_context("en")
    context.write(silence(0))
    context.write(samples)
    at_once = [*context.read(), *context.finish()]
    assert at_once == hear(samples, 1600)
    assert words(at_once) == expected(FIRST, SECOND) * (len(samples) // len(turn) + 1)
