"""Features, conversations and tokens against transformers' processor and generate."""

from __future__ import annotations

import json
import shutil
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from transformers import Qwen3ASRForConditionalGeneration, Qwen3ASRProcessor

from engine.driver.seam import AsrEngine, DecodeKind, DecodeRequest
from engine.engines.load import load_engine
from engine.engines.qwen3_asr import Qwen3AsrEngine, Qwen3AsrOptions
from engine.engines.qwen3_asr.decoding import decode_jobs
from engine.engines.qwen3_asr.packaging import package_window
from engine.errors import DecodeCancelledError, ModelError, SettingsError

LENGTHS_S = (0.2, 0.5, 1.0, 2.5, 4.07, 7.99)
ASKED = ((None, ""), ("de", "the lamp, the stage"))


def request_for(
    engine: Qwen3AsrEngine,
    samples: NDArray[np.float32],
    language: str | None = None,
    prompt: str = "",
    kind: DecodeKind = DecodeKind.ENDPOINT,
) -> DecodeRequest:
    context = engine.features.new_context()
    frames = np.concatenate((context.write(samples), context.finish()))
    return DecodeRequest(frames, 0, None, engine.new_carry(language, prompt), kind)


def upstream_inputs(
    processor: Qwen3ASRProcessor,
    samples: NDArray[np.float32],
    language: str | None,
    prompt: str,
) -> dict[str, torch.Tensor]:
    inputs: Any = processor.apply_transcription_request(
        samples, language=language, prompt=prompt or None
    )
    wanted = ("input_ids", "attention_mask", "input_features", "input_features_mask")
    return {name: inputs[name] for name in wanted}


@pytest.mark.parametrize("gain", [1.0, 1e-4])
@pytest.mark.parametrize("seconds", LENGTHS_S)
def test_features_equal_upstream(
    engine: Qwen3AsrEngine, processor: Qwen3ASRProcessor, babble, seconds: float, gain: float
) -> None:
    samples = babble(seconds, seed=int(seconds * 10)) * np.float32(gain)
    inputs = upstream_inputs(processor, samples, None, "")
    window, heard = package_window(request_for(engine, samples).features, None, 100)
    torch.testing.assert_close(heard, inputs["input_features_mask"].long())
    torch.testing.assert_close(window, inputs["input_features"], atol=1e-4, rtol=0)


def test_a_level_of_the_stream_is_the_reference(engine: Qwen3AsrEngine, babble) -> None:
    features = request_for(engine, babble(1.0)).features
    own, _ = package_window(features, None, 100)
    same, _ = package_window(features, float(features.max()), 100)
    torch.testing.assert_close(own, same)
    loud, _ = package_window(features, 8.0, 100)
    louder, _ = package_window(features, 9.0, 100)
    assert loud.min() == pytest.approx((8.0 - 8 + 4) / 4)
    assert louder.min() == pytest.approx((9.0 - 8 + 4) / 4)


@pytest.mark.parametrize(("language", "prompt"), ASKED)
@pytest.mark.parametrize("seconds", LENGTHS_S)
def test_conversation_and_tokens_equal_upstream(
    engine: Qwen3AsrEngine,
    network: Qwen3ASRForConditionalGeneration,
    processor: Qwen3ASRProcessor,
    babble,
    seconds: float,
    language: str | None,
    prompt: str,
) -> None:
    samples = babble(seconds, seed=int(seconds * 10))
    inputs = upstream_inputs(processor, samples, language, prompt)
    request = request_for(engine, samples, language, prompt)
    n_audio = int((inputs["input_ids"] == processor.audio_token_id).sum())
    name = None if language is None else "German"
    ours = engine.tokenizer.conversation(prompt, n_audio, name)
    assert ours == inputs["input_ids"][0].tolist()
    with torch.inference_mode():
        job = engine._job(request)
        sequence = decode_jobs(engine.network, [job], engine._ends)[0]
        theirs = network.generate(**inputs, max_new_tokens=job.max_tokens)
    said = theirs[0, len(ours) :].tolist()
    assert len(job.prompt) == len(ours)
    if sequence.end == "end_of_text":
        assert list(sequence.tokens) == said[:-1]
        assert said[-1] in engine._ends
    else:
        assert list(sequence.tokens) == said[: len(sequence.tokens)]
    decode = engine.decode([request])[0]
    text = processor.decode(list(sequence.tokens), skip_special_tokens=True)
    if decode.rejected is None and "<asr_text>" not in text:
        assert "".join(s.text for s in decode.segments).strip() == text.rstrip("\ufffd").strip()
    assert decode.complete_frames == len(request.features)


def test_some_texts_end_by_themselves(engine: Qwen3AsrEngine, babble) -> None:
    requests = [request_for(engine, babble(1.0 + i / 3, i), "en") for i in range(8)]
    with torch.inference_mode():
        jobs = [engine._job(request) for request in requests]
        ends = [sequence.end for sequence in decode_jobs(engine.network, jobs, engine._ends)]
    assert ends.count("end_of_text") >= 3


@pytest.mark.parametrize("seed", range(3))
def test_a_batch_equals_its_requests_alone(engine: Qwen3AsrEngine, babble, seed: int) -> None:
    random = np.random.default_rng(seed)
    kinds = list(DecodeKind)
    requests = [
        request_for(
            engine,
            babble(float(random.uniform(0.1, 8.0)), seed + i),
            language,
            prompt,
            kinds[i % 3],
        )
        for i, (language, prompt) in enumerate(ASKED * 3)
    ]
    together = engine.decode(requests)
    assert sum(bool(decode.segments) for decode in together) >= 2
    for request, decode in zip(requests, together, strict=True):
        alone = engine.decode([request])[0]
        assert alone.avg_logprob == pytest.approx(decode.avg_logprob, abs=1e-4)
        measured = replace(
            decode,
            avg_logprob=alone.avg_logprob,
            encode_s=alone.encode_s,
            decode_s=alone.decode_s,
        )
        assert alone == measured


def test_one_segment_over_the_window(engine: Qwen3AsrEngine, babble) -> None:
    request = request_for(engine, babble(7.0, 3), "en", kind=DecodeKind.WINDOW_FULL)
    decode = engine.decode([request])[0]
    assert decode.complete_frames == 700
    assert [(s.start_frame, s.end_frame) for s in decode.segments] in ([], [(0, 700)])


def test_a_cancelled_batch_stops(engine: Qwen3AsrEngine, babble) -> None:
    class AfterLooks:
        def __init__(self, looks: int) -> None:
            self.left = looks

        def is_set(self) -> bool:
            self.left -= 1
            return self.left < 0

    request = request_for(engine, babble(4.07, 40), *ASKED[1])
    set_already = threading.Event()
    set_already.set()
    for cancel in (set_already, AfterLooks(2)):
        with pytest.raises(DecodeCancelledError):
            engine.decode([request, replace(request, cancel=cancel)])


def test_refuses_what_is_no_window(engine: Qwen3AsrEngine) -> None:
    good = DecodeRequest(
        np.full((50, 32), -10, np.float32), 0, None, engine.new_carry(), DecodeKind.DRAFT
    )
    assert engine.decode([]) == []
    for features in (np.zeros((0, 32)), np.zeros((801, 32)), np.zeros((50, 31))):
        with pytest.raises(SettingsError):
            engine.decode([replace(good, features=features.astype(np.float32))])
    assert engine.decode([good])[0].complete_frames == 50


def test_languages_are_checked(engine: Qwen3AsrEngine) -> None:
    as_seam: AsrEngine = engine
    assert {"en", "yue", "fil"} < set(as_seam.languages)
    with pytest.raises(SettingsError, match="does not hear la"):
        engine.new_carry("la")


def test_loads_by_its_model_type(folder: Path) -> None:
    engine = load_engine(folder, device="cpu", window_s=12.0)
    assert isinstance(engine, Qwen3AsrEngine)
    assert (engine.window_frames, engine.sample_rate, engine.hop) == (1200, 16_000, 160)
    with pytest.raises(SettingsError, match="no such"):
        load_engine(folder, device="cpu", beam=3)


def test_precision_is_an_option(folder: Path, babble) -> None:
    engine = Qwen3AsrEngine.load(folder, Qwen3AsrOptions(device="cpu", dtype="bfloat16"))
    assert engine.network.lm_head.weight.dtype is torch.bfloat16
    assert engine.decode([request_for(engine, babble(2.0))])[0].complete_frames == 200
    with pytest.raises(SettingsError, match="no precision"):
        Qwen3AsrEngine.load(folder, Qwen3AsrOptions(device="cpu", dtype="int4"))


def test_other_layouts_and_damage_are_named(folder: Path, tmp_path: Path) -> None:
    config = json.loads((folder / "config.json").read_text())

    def copy(name: str, **changes: object) -> Path:
        path = Path(shutil.copytree(folder, tmp_path / name))
        (path / "config.json").write_text(json.dumps(config | changes))
        return path

    with pytest.raises(ModelError, match="ends in -hf"):
        Qwen3AsrEngine.load(copy("original", thinker_config={}))
    with pytest.raises(ModelError, match="holds a 'qwen3' model"):
        Qwen3AsrEngine.load(copy("text", model_type="qwen3"))
    with pytest.raises(ModelError, match="forced aligner"):
        Qwen3AsrEngine.load(copy("aligner", architectures=["Qwen3ASRForTokenClassification"]))
    with pytest.raises(ModelError, match="different audio tokens"):
        Qwen3AsrEngine.load(copy("audio", audio_token_id=7))
    deeper = copy("deeper", text_config=config["text_config"] | {"num_hidden_layers": 3})
    with pytest.raises(ModelError):
        Qwen3AsrEngine.load(deeper)
    tokenizer = copy("tokenizer")
    (tokenizer / "tokenizer.json").write_text("{}")
    with pytest.raises(ModelError, match=r"tokenizer\.json cannot be read"):
        Qwen3AsrEngine.load(tokenizer)
    front_end = copy("front-end")
    settings = json.loads((front_end / "processor_config.json").read_text())
    settings["feature_extractor"]["hop_length"] = 200
    (front_end / "processor_config.json").write_text(json.dumps(settings))
    with pytest.raises(ModelError, match="hop_length is 200"):
        Qwen3AsrEngine.load(front_end)
