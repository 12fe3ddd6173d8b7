"""The forced beginning of a decode: kept word for word, whatever the model would say."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeKind, DecodeRequest
from engine.driver.transcript import Committed
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.models.catalogue import SMALL_MODEL
from engine.models.resolve import resolve_model
from engine.vad.silero import SileroVad

TEXT = (
    "The quick brown fox jumps over the lazy dog, and then it walks along the river "
    "until it finds a quiet place to sleep for the night."
)


@pytest.fixture(scope="module")
def engine(tiny_folder) -> WhisperEngine:
    options = WhisperOptions(
        device="cpu", encoder_dtype="float32", log_probability=-99.0, compression_ratio=99.0
    )
    return WhisperEngine.load(tiny_folder, options)


@pytest.fixture(scope="module")
def small(model_cache) -> WhisperEngine:
    folder = resolve_model(SMALL_MODEL, model_cache)
    return WhisperEngine.load(folder, WhisperOptions(device="cpu", encoder_dtype="float32"))


def text_tokens(decode) -> tuple[int, ...]:
    return tuple(token for segment in decode.segments for token in segment.tokens)


def request(engine, features, **more) -> DecodeRequest:
    return DecodeRequest(features, 0, None, engine.new_carry("en"), DecodeKind.DRAFT, **more)


@given(st.integers(0, 20), st.text("abcdefgh", min_size=1, max_size=8))
def test_a_decode_begins_with_what_is_forced(engine, noise_features, seed, letters):
    forced = engine.tokenizer.encode(letters)
    (decode,) = engine.decode([request(engine, noise_features(seed, 280), forced=forced)])
    if decode.rejected is None:
        assert text_tokens(decode)[: len(forced)] == forced


@pytest.mark.model
def test_forcing_what_the_model_says_changes_nothing(small, synthesized_speech):
    context = small.features.new_context()
    frames = context.write(synthesized_speech(TEXT))
    for end in range(200, len(frames), 150):
        (free,) = small.decode([request(small, frames[:end])])
        tokens = text_tokens(free)
        for kept in (tokens[: len(tokens) // 3], tokens[: len(tokens) // 2], tokens[:-1]):
            for hint in (None, free.hint):
                held = request(small, frames[:end], forced=kept, hint=hint)
                assert text_tokens(small.decode([held])[0]) == tokens


@pytest.mark.model
def test_agreement_says_what_responsive_says_and_says_it_earlier(small, synthesized_speech):
    samples = synthesized_speech(TEXT)
    results = {}
    early = EmissionPolicy.agreement()
    for policy in (replace(EmissionPolicy.responsive(), beams=early.beams), early):
        context = AsrStreamDriver(small, policy, SileroVad.load()).new_context()
        events = []
        for first in range(0, len(samples), 1600):
            events += context.write_read(samples[first : first + 1600])
        events += context.finish()
        results[policy.name] = [event for event in events if isinstance(event, Committed)]
    assert len(results["agreement"]) > len(results["responsive"])
    texts = [" ".join(event.text for event in events) for events in results.values()]
    # A comma may turn out another by the sentence's end; a word may not.
    said = [[word.strip(",.").lower() for word in text.split()] for text in texts]
    assert said[0] == said[1]
    words = [w for event in results["agreement"] for s in event.segments for w in s.words or ()]
    times = [time for word in words for time in (word.start, word.end)]
    assert times == sorted(times)
