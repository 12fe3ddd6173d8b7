"""Word times beside faster-whisper's, on the same weights and the same recordings."""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import av
import numpy as np
import pytest

from app.bench.peers import ctranslate2_folder
from engine.driver.seam import DecodeKind, DecodeRequest, Frames
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.models.catalogue import SMALL_MODEL
from engine.models.resolve import resolve_model
from engine.words import plain

faster_whisper = pytest.importorskip("faster_whisper", reason="the bench extra is not installed")

pytestmark = [pytest.mark.model, pytest.mark.slow]

CLIPS = ("jfk/", "azure_en/", "librispeech_misc/", "vctk_noisy/", "ljspeech/")
MOST_S = 29.0  # one window for both

Timed = list[tuple[str, float, float]]


def read(path: Path) -> np.ndarray:
    with av.open(str(path)) as container:
        blocks = [frame.to_ndarray().reshape(-1) for frame in container.decode(audio=0)]
    return np.concatenate(blocks).astype(np.float32) / np.float32(32768)


@pytest.fixture(scope="module")
def clips(test_audio: Path) -> list[np.ndarray]:
    rows = [json.loads(line) for line in (test_audio / "manifest.jsonl").read_text().splitlines()]
    chosen = [row for row in rows if row["path"].startswith(CLIPS) and row["duration_s"] < MOST_S]
    assert len(chosen) >= 10
    return [read(test_audio / row["path"]) for row in chosen]


def load(padding: str, model_cache: Path) -> WhisperEngine:
    """Greedy at one temperature."""
    options = WhisperOptions(
        device="cpu",
        encoder_dtype="float32",
        temperatures=(0.0,),
        padding=padding,
        timestamps=True,
    )
    return WhisperEngine.load(resolve_model(SMALL_MODEL, model_cache), options)


def features_of(engine: WhisperEngine, samples: np.ndarray) -> Frames:
    context = engine.features.new_context()
    return np.concatenate([context.write(samples), context.finish()])


@pytest.fixture(scope="module")
def decoded(model_cache: Path, clips: list[np.ndarray]) -> list[Timed]:
    """Padded as the peer pads, so that we hear the same words."""
    engine = load("upstream", model_cache)
    heard = []
    for samples in clips:
        window = DecodeRequest(
            features_of(engine, samples),
            0,
            None,
            engine.new_carry("en"),
            DecodeKind.ENDPOINT,
            word_times=True,
        )
        (decode,) = engine.decode([window])
        words = [word for segment in decode.segments for word in segment.words or ()]
        heard.append([(plain(w.text), w.start_frame / 100, w.end_frame / 100) for w in words])
    return heard


@pytest.fixture(scope="module", params=["upstream", "coarse"])
def aligned(
    request: pytest.FixtureRequest,
    model_cache: Path,
    clips: list[np.ndarray],
    their_texts: list[str],
) -> list[Timed]:
    """The peer's own words in our audio, so that all of them can be compared however we pad."""
    engine = load(request.param, model_cache)
    return [
        [
            (plain(word.text), word.start_frame / 100, word.end_frame / 100)
            for word in engine.align_text(features_of(engine, samples), None, text)
        ]
        for samples, text in zip(clips, their_texts, strict=True)
    ]


@pytest.fixture(scope="module")
def their_words(clips: list[np.ndarray]) -> list[list[Any]]:
    heard = []
    with ctranslate2_folder(SMALL_MODEL) as folder:
        model = faster_whisper.WhisperModel(
            str(folder), device="cpu", compute_type="float32", cpu_threads=1
        )
        for samples in clips:
            segments, _ = model.transcribe(
                samples, language="en", beam_size=1, temperature=0.0, word_timestamps=True,
                condition_on_previous_text=False,
            )  # fmt: skip
            heard.append([word for segment in segments for word in segment.words or ()])
    return heard


@pytest.fixture(scope="module")
def theirs(their_words: list[list[Any]]) -> list[Timed]:
    return [[(plain(w.word), w.start, w.end) for w in words] for words in their_words]


@pytest.fixture(scope="module")
def their_texts(their_words: list[list[Any]]) -> list[str]:
    return ["".join(word.word for word in words) for words in their_words]


def difference(
    ours: list[Timed], theirs: list[Timed], record_property: Callable[[str, object], None]
) -> tuple[float, float]:
    """The share of the peer's words that are ours too, and by how many seconds these differ."""
    off: list[tuple[float, float]] = []
    for here, there in zip(ours, theirs, strict=True):
        match = difflib.SequenceMatcher(None, [w[0] for w in here], [w[0] for w in there], False)
        for block in match.get_matching_blocks():
            for i in range(block.size):
                (_, start, end), (_, peer_start, peer_end) = here[block.a + i], there[block.b + i]
                off.append((abs(start - peer_start), abs(end - peer_end)))
    table = np.array(off)
    matched = len(table) / sum(map(len, theirs))
    record_property("matched", matched)
    record_property("start_ms", 1000 * float(table[:, 0].mean()))
    record_property("end_ms", 1000 * float(table[:, 1].mean()))
    return matched, float(table.mean())


def test_word_times_differ_from_faster_whispers_by_less_than_100_ms(
    decoded: list[Timed], theirs: list[Timed], record_property: Callable[[str, object], None]
):
    matched, off_s = difference(decoded, theirs, record_property)
    assert matched > 0.9
    assert off_s < 0.1


def test_times_of_the_same_words_differ_by_less_than_100_ms_however_we_pad(
    aligned: list[Timed], theirs: list[Timed], record_property: Callable[[str, object], None]
):
    matched, off_s = difference(aligned, theirs, record_property)
    assert matched > 0.98
    assert off_s < 0.1
