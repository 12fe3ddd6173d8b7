"""Words at known places, read by the real small model: none lost, none doubled, no drift."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from rapidfuzz.distance import Levenshtein

from engine.engines.load import load_engine
from engine.files.batching import BatchingConfig
from engine.files.pipeline import FilePipeline, FilePipelineConfig
from engine.files.records import FileDone, FileResult, FileSource, OpenedSound
from engine.models.resolve import resolve_model
from engine.vad.silero import SileroVad
from engine.words import plain

pytestmark = pytest.mark.model

RATE = 16_000
FILES = {"encoder_linear": "auto", "decoder_linear": "auto"}  # as `app.jobs.assembly`
# All different: a text that repeats itself is what the guards are there to doubt.
SENTENCES = (
    "The market was quiet when the first boat came in.",
    "Two fishermen carried their baskets up the hill.",
    "They sold everything before noon and went home early.",
    "Nobody remembered when the old lighthouse was built.",
    "A letter arrived from the city on Thursday morning.",
    "Children were playing in the garden behind the school.",
    "My brother repairs bicycles in a small workshop.",
    "The train to the coast leaves every half hour.",
    "She opened the window and listened to the rain.",
    "Our neighbors grow tomatoes and beans in the summer.",
    "The museum has a painting of a white horse.",
    "He forgot his umbrella at the dentist again.",
    "We bought some flour and seven bottles of milk.",
    "The doctor told him to rest for a week.",
    "In winter the lake is covered with thick ice.",
    "A strange noise came from the kitchen last night.",
    "The teacher explained the problem a second time.",
    "Most of the guests had already left the party.",
    "This river flows through seven different countries.",
    "The bakery on the corner closes at six.",
    "An old man was feeding pigeons in the square.",
    "Her new book is about the history of music.",
    "The engine stopped just before we reached the bridge.",
    "They carried the heavy boxes to the other door.",
)

Speech = NDArray[np.float32]


@pytest.fixture(scope="module")
def pipeline(model_cache: Path) -> FilePipeline:
    folder = resolve_model("whisper-tiny.en", model_cache)
    engine = load_engine(folder, device="cpu", timestamps=False, **FILES)
    config = FilePipelineConfig(
        batching=BatchingConfig(batch_size=4),
        word_times=True,
        beams=2,
    )
    return FilePipeline(engine, SileroVad.load(), config)


@pytest.fixture(scope="module")
def spoken(synthesized_speech: Callable[[str], Speech]) -> list[Speech]:
    """The sentences, silence at both ends cut away."""
    clips = []
    for text in SENTENCES:
        samples = synthesized_speech(text)
        loud = np.flatnonzero(np.abs(samples) > 0.02)
        clips.append(samples[loud[0] : loud[-1] + 1])
    return clips


def transcribe(pipeline: FilePipeline, samples: Speech) -> FileResult:
    def blocks() -> Iterator[NDArray[np.float32]]:
        for start in range(0, len(samples), 10 * RATE):
            yield samples[None, start : start + 10 * RATE]

    context = pipeline.new_context(lambda: 0.0)
    context.add(0, FileSource(lambda: OpenedSound(("file",), blocks())))
    while not context.is_idle:
        for update in context.step():
            if isinstance(update, FileDone):
                return update.result
    raise AssertionError("no result")


def words_of(result: FileResult) -> list[tuple[str, float, float]]:
    return [
        (plain(word.text), word.start, word.end)
        for window in result.channels[0].windows
        for segment in window.segments
        for word in segment.words or ()
    ]


def wanted(texts: list[str]) -> list[str]:
    return [plain(word) for text in texts for word in text.split()]


def check_words(result: FileResult, texts: list[str]) -> dict[int, int]:
    """None lost, none doubled; one in twenty may be heard as another by so small a model.

    Returns the place of each word that was heard right.
    """
    want = wanted(texts)
    got = [word for word, _, _ in words_of(result)]
    place: dict[int, int] = {}
    misheard: list[tuple[list[str], list[str]]] = []
    was_equal = True
    for kind, a, b, c, d in Levenshtein.opcodes(want, got):
        if kind == "equal":
            place.update(zip(range(a, b), range(c, d), strict=True))
        else:
            said, heard = ([], []) if was_equal else misheard.pop()
            misheard.append((said + want[a:b], heard + got[c:d]))
        was_equal = kind == "equal"
    # "In winter" becomes "and went to"; a word at a seam would be there or not.
    assert all(said and heard and abs(len(said) - len(heard)) <= 1 for said, heard in misheard), (
        misheard
    )
    assert sum(len(said) for said, _ in misheard) <= len(want) / 20, misheard
    return place


def laid_out(spoken: list[Speech], pauses_s: list[float]) -> tuple[Speech, list[int], list[str]]:
    """Sentences one after another, the pause before each given; their first samples; the texts."""
    parts: list[Speech] = []
    starts, texts, at = [], [], 0
    for n, pause_s in enumerate(pauses_s):
        clip = spoken[n % len(spoken)]
        parts += [np.zeros(round(pause_s * RATE), np.float32), clip]
        at += len(parts[-2])
        starts.append(at)
        at += len(clip)
        texts.append(SENTENCES[n % len(SENTENCES)])
    parts.append(np.zeros(RATE, np.float32))
    return np.concatenate(parts), starts, texts


def check_ends(
    result: FileResult, spoken: list[Speech], starts: list[int], texts: list[str]
) -> None:
    """Each sentence begins and ends where it was put, 150 ms off on average, the last as well."""
    place = check_words(result, texts)
    words = words_of(result)
    errors, at = [], 0
    for n, (start, text) in enumerate(zip(starts, texts, strict=True)):
        first, last = at, at + len(text.split()) - 1
        end = start + len(spoken[n % len(spoken)])
        if first in place:
            errors.append(abs(words[place[first]][1] - start / RATE))
        if last in place:
            errors.append(abs(words[place[last]][2] - end / RATE))
        at = last + 1
    assert len(errors) > 1.6 * len(texts)
    assert np.mean(errors) < 0.15
    half = len(errors) // 2
    assert abs(np.mean(errors[:half]) - np.mean(errors[half:])) < 0.1


def test_words_are_where_they_were_put(pipeline: FilePipeline, spoken: list[Speech]) -> None:
    samples, starts, texts = laid_out(spoken, [1.3, 0.5, 0.7, 9.0, 0.4, 2.0, 0.6, 0.5, 4.0, 0.7])
    check_ends(transcribe(pipeline, samples), spoken, starts, texts)


def test_hard_cuts_lose_and_double_no_word(pipeline: FilePipeline, spoken: list[Speech]) -> None:
    samples, _, texts = laid_out(spoken, [0.5] + [0.05] * 23)
    result = transcribe(pipeline, samples)
    assert result.guards.n_hard_cuts >= 1
    check_words(result, texts)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_an_hour_does_not_drift(pipeline: FilePipeline, spoken: list[Speech]) -> None:
    chance = np.random.default_rng(3)
    apart = list(0.4 + chance.exponential(13.0, 200))
    without_pause = [3.0] + [0.05] * 35
    pauses_s = [*apart[:60], *without_pause, *apart[60:], *without_pause]
    samples, starts, texts = laid_out(spoken, pauses_s)
    assert len(samples) > 3000 * RATE
    result = transcribe(pipeline, samples)
    assert result.guards.n_hard_cuts >= 4
    check_ends(result, spoken, starts, texts)
