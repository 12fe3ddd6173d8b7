"""Features, tokens and times against transformers' processor and generate on the same weights."""

from __future__ import annotations

import json
import shutil
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from transformers import ParakeetForTDT, ParakeetProcessor

from engine.driver.seam import AsrEngine, DecodeKind, DecodeRequest, Frames
from engine.engines.load import load_engine
from engine.engines.parakeet import ParakeetEngine, ParakeetOptions
from engine.engines.parakeet.decoding import decode_windows
from engine.engines.parakeet.words import timed_tokens
from engine.errors import DecodeCancelledError, ModelError, SettingsError

LENGTHS_S = (0.1, 0.35, 1.0, 2.5, 4.07, 7.99)


def features_of(engine: ParakeetEngine, samples: NDArray[np.float32]) -> Frames:
    context = engine.features.new_context()
    return np.concatenate((context.write(samples), context.finish()))


def request_for(
    engine: ParakeetEngine,
    samples: NDArray[np.float32],
    kind: DecodeKind = DecodeKind.ENDPOINT,
) -> DecodeRequest:
    frames = features_of(engine, samples)
    return DecodeRequest(frames, 0, 0.0, engine.new_carry(), kind, word_times=True)


@pytest.mark.filterwarnings("ignore:Using the model-agnostic default")
@pytest.mark.parametrize("seconds", LENGTHS_S)
def test_tokens_and_times_equal_upstream(
    engine: ParakeetEngine,
    network: ParakeetForTDT,
    processor: ParakeetProcessor,
    babble,
    seconds: float,
) -> None:
    samples = babble(seconds, seed=int(seconds * 100))
    inputs = processor(samples, sampling_rate=16_000, return_tensors="pt")
    output = network.generate(**inputs, return_dict_in_generate=True)
    texts, times = processor.decode(
        output.sequences, durations=output.durations, skip_special_tokens=True
    )
    request = request_for(engine, samples)
    sequence = decode_windows(engine.network, [engine._hear(request)], [None])[0]
    said = [
        int(t)
        for t in output.sequences[0]
        if int(t) not in (engine.network.config.blank_token_id, 2)
    ]
    assert [token.token for token in sequence.tokens] == said
    n_frames = len(request.features)
    timed = timed_tokens(sequence.tokens, engine.tokenizer, 8, n_frames)
    limit = n_frames / 100
    for token, theirs in zip(timed, times[0], strict=True):
        assert token.start / 100 == pytest.approx(min(theirs["start"], limit))
        assert token.end / 100 == pytest.approx(min(theirs["end"], limit))
    decode = engine.decode([request])[0]
    text = "".join(segment.text for segment in decode.segments)
    assert text.strip() == texts[0].strip()
    assert decode.complete_frames == n_frames
    words = [word for segment in decode.segments for word in segment.words or ()]
    assert "".join(word.text for word in words) == text
    assert all(0 <= w.start_frame <= w.end_frame <= n_frames for w in words)
    assert all(0 < word.probability <= 1 for word in words)


def test_some_window_says_something(engine: ParakeetEngine, babble) -> None:
    request = request_for(engine, babble(7.9, seed=790))
    sequence = decode_windows(engine.network, [engine._hear(request)], [None])[0]
    assert sequence.steps - len(sequence.tokens) >= 2  # blanks
    decode = engine.decode([request])[0]
    assert len("".join(segment.text for segment in decode.segments).split()) > 3


@pytest.mark.parametrize("seed", range(3))
def test_a_batch_equals_its_requests_alone(engine: ParakeetEngine, babble, seed: int) -> None:
    random = np.random.default_rng(seed)
    kinds = list(DecodeKind)
    requests = [
        request_for(engine, babble(float(random.uniform(0.1, 8.0)), seed + i), kinds[i % 3])
        for i in range(6)
    ]
    together = engine.decode(requests)
    for request, decode in zip(requests, together, strict=True):
        alone = engine.decode([request])[0]
        same = replace(
            alone,
            encode_s=decode.encode_s,
            decode_s=decode.decode_s,
            avg_logprob=decode.avg_logprob,
            segments=decode.segments,
        )
        assert decode == same
        assert alone.avg_logprob == pytest.approx(decode.avg_logprob, abs=1e-5)
        for one, other in zip(decode.segments, alone.segments, strict=True):
            assert replace(one, words=None) == replace(other, words=None)
            for word, its in zip(one.words or (), other.words or (), strict=True):
                assert word.probability == pytest.approx(its.probability, abs=1e-5)
                assert replace(word, probability=1.0) == replace(its, probability=1.0)


def test_tokens_at_one_frame_are_bounded(engine: ParakeetEngine, build_network, babble) -> None:
    stuck = build_network(stay_bias=100.0)
    with torch.no_grad():
        stuck.joint.head.bias[stuck.config.blank_token_id] = -100.0
    request = request_for(engine, babble(1.0))
    heard = engine._hear(request)
    sequence = decode_windows(stuck, [heard], [None])[0]
    assert len(sequence.tokens) == 10 * len(heard)
    assert sequence.bounded == len(heard)
    decode = engine.window_decode(request, sequence)
    assert decode.guards["token_cap"] == len(heard)


def test_an_endless_repetition_is_held_back(engine: ParakeetEngine, babble) -> None:
    from engine.engines.parakeet.decoding import TdtSequence, TdtToken

    said = tuple(TdtToken(13, i, i + 1, -0.1) for i in range(60))
    request = request_for(engine, babble(6.0))
    decode = engine.window_decode(request, TdtSequence(said, 60, 0))
    assert (decode.rejected, decode.segments, decode.guards) == ("loop", (), {"loop": 1})
    assert decode.rejected_text.startswith("no no no")
    real = engine.window_decode(request, TdtSequence(said[:3], 3, 0))
    assert (real.rejected, real.segments[0].text) == (None, " no no no")


def test_a_cancelled_batch_stops(engine: ParakeetEngine, babble) -> None:
    class AfterSteps:
        def __init__(self, steps: int) -> None:
            self.left = steps

        def is_set(self) -> bool:
            self.left -= 1
            return self.left < 0

    request = request_for(engine, babble(2.0))
    set_already = threading.Event()
    set_already.set()
    for cancel in (set_already, AfterSteps(4)):
        with pytest.raises(DecodeCancelledError):
            engine.decode([request, replace(request, cancel=cancel)])


def test_refuses_what_is_no_window(engine: ParakeetEngine) -> None:
    good = DecodeRequest(
        np.zeros((50, 32), np.float32), 0, None, engine.new_carry(), DecodeKind.DRAFT
    )
    assert engine.decode([]) == []
    for features in (np.zeros((0, 32)), np.zeros((801, 32)), np.zeros((50, 31))):
        with pytest.raises(SettingsError):
            engine.decode([replace(good, features=features.astype(np.float32))])
    assert engine.decode([good])[0].complete_frames == 50


def test_languages_follow_the_vocabulary(engine: ParakeetEngine) -> None:
    as_seam: AsrEngine = engine
    assert as_seam.languages == ()
    carry = engine.new_carry("de", prompt="ignored")
    assert engine.advance(carry, None, 1) is carry  # type: ignore[arg-type]


@pytest.mark.parametrize(("size", "known", "unknown"), [(1025, "en", "de"), (8193, "de", "ja")])
def test_published_vocabularies_have_their_languages(
    engine: ParakeetEngine, size: int, known: str, unknown: str
) -> None:
    class Published:
        config = type(engine.network.config)(
            vocab_size=size, encoder_config=engine.network.config.encoder_config.to_dict()
        )
        decoder = engine.network.decoder

    from engine.engines.parakeet.packaging import ParakeetFrontEnd

    published = ParakeetEngine(
        "parakeet-tdt", Published(), engine.tokenizer, ParakeetFrontEnd(), ParakeetOptions()
    )
    assert published.new_carry(known).language == known
    with pytest.raises(SettingsError, match="does not hear"):
        published.new_carry(unknown)


def test_loads_by_its_model_type(folder: Path) -> None:
    engine = load_engine(folder, device="cpu", window_s=12.0)
    assert isinstance(engine, ParakeetEngine)
    assert (engine.window_frames, engine.sample_rate, engine.hop) == (1200, 16_000, 160)
    with pytest.raises(SettingsError, match="window"):
        load_engine(folder, device="cpu", window_s=1.0)
    with pytest.raises(SettingsError, match="no such"):
        load_engine(folder, device="cpu", beam=3)


@pytest.mark.parametrize("dtype", ["bfloat16", "auto"])
def test_precision_is_an_option(folder: Path, babble, dtype: str) -> None:
    engine = ParakeetEngine.load(folder, ParakeetOptions(device="cpu", dtype=dtype))
    expected = torch.float32 if dtype == "auto" else torch.bfloat16
    assert engine.network.decoder.embedding.weight.dtype is expected
    assert engine.decode([request_for(engine, babble(2.0))])[0].complete_frames == 200


def test_damaged_folders_are_named(folder: Path, tmp_path: Path) -> None:
    def copy(name: str) -> Path:
        return Path(shutil.copytree(folder, tmp_path / name))

    wrong = copy("whisper")
    (wrong / "config.json").write_text(json.dumps({"model_type": "whisper"}))
    with pytest.raises(ModelError, match="holds a 'whisper' model"):
        ParakeetEngine.load(wrong)
    config = json.loads((folder / "config.json").read_text())
    lacking = copy("lacking")
    config["num_decoder_layers"] = 3
    (lacking / "config.json").write_text(json.dumps(config))
    with pytest.raises(ModelError, match="does not fit"):
        ParakeetEngine.load(lacking)
    bands = copy("bands")
    settings = json.loads((bands / "processor_config.json").read_text())
    settings["feature_extractor"]["feature_size"] = 80
    (bands / "processor_config.json").write_text(json.dumps(settings))
    with pytest.raises(ModelError, match="80 mel bands"):
        ParakeetEngine.load(bands)
    cut = copy("cut")
    (cut / "model.safetensors").write_bytes(b"\0" * 100)
    with pytest.raises(ModelError, match="cannot be loaded"):
        ParakeetEngine.load(cut)
    (cut / "config.json").unlink()
    with pytest.raises(ModelError, match="is missing"):
        ParakeetEngine.load(cut)
