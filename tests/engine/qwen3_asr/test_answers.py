"""What the model writes, and what becomes of it: scripted answers through the real tokenizer."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from transformers.models.qwen3_asr.processing_qwen3_asr import LANGUAGE_CODE_TO_NAME

from engine.driver.seam import DecodeKind, DecodeRequest, WindowDecode
from engine.engines.guards import LoopContext
from engine.engines.qwen3_asr import Qwen3AsrEngine
from engine.engines.qwen3_asr.decoding import TokenSequence
from engine.engines.qwen3_asr.languages import LANGUAGE_NAMES, language_code
from engine.models.catalogue import QWEN3_ASR_LANGUAGES


def answer(
    engine: Qwen3AsrEngine,
    text: str,
    language: str | None = None,
    end: str = "end_of_text",
    log_probability: float = -0.1,
    n_frames: int = 300,
) -> WindowDecode:
    tokens = tuple(engine.tokenizer._encode(text))
    loop = LoopContext()
    for token in tokens:
        loop.write(token)
    request = DecodeRequest(
        np.zeros((n_frames, 32), np.float32),
        0,
        None,
        engine.new_carry(language),
        DecodeKind.ENDPOINT,
    )
    sequence = TokenSequence(tokens, (log_probability,) * len(tokens), end, loop)
    return engine.window_decode(request, sequence)


def test_names_equal_transformers() -> None:
    assert dict(LANGUAGE_NAMES) == LANGUAGE_CODE_TO_NAME
    assert set(QWEN3_ASR_LANGUAGES) == set(LANGUAGE_NAMES)
    assert language_code("cantonese") == "yue"


@pytest.mark.parametrize(
    "raw",
    [
        "language English<asr_text>The lamp is lit.",
        "language German<asr_text>Das Licht brennt.",
        "language None<asr_text>",
        "<asr_text>Hello",
        "Hello without a mark",
        "language Klingon<asr_text>nuqneH",
    ],
)
def test_reads_what_upstream_reads(engine: Qwen3AsrEngine, processor, raw: str) -> None:
    theirs = processor.parse_output(raw)
    decode = answer(engine, raw)
    assert "".join(s.text for s in decode.segments).strip() == theirs["transcription"]
    known = theirs["language"] in LANGUAGE_NAMES.values()
    assert decode.language == (language_code(theirs["language"]) if known else None)
    assert decode.rejected is None


def test_a_detected_language_is_as_probable_as_its_tokens(engine: Qwen3AsrEngine) -> None:
    sure = answer(engine, "language English<asr_text>Hello", log_probability=-0.01)
    doubtful = answer(engine, "language English<asr_text>Hello", log_probability=-1.0)
    assert sure.language_probability > 0.9
    assert doubtful.language_probability < 0.1
    assert sure.avg_logprob == pytest.approx(-0.01)
    assert doubtful.avg_logprob == pytest.approx(-1.0)


def test_a_known_language_leaves_only_text(engine: Qwen3AsrEngine) -> None:
    decode = answer(engine, "language is what we speak", language="en")
    assert decode.segments[0].text == " language is what we speak"
    assert (decode.language, decode.language_probability) == ("en", 1.0)
    assert decode.segments[0].tokens == tuple(engine.tokenizer._encode("language is what we speak"))


def test_an_answer_cut_before_its_text_says_nothing(engine: Qwen3AsrEngine) -> None:
    decode = answer(engine, "language Engl", end="token_cap")
    assert (decode.segments, decode.language) == ((), None)
    assert decode.guards == {"token_cap": 1}


def test_an_endless_repetition_is_held_back(engine: Qwen3AsrEngine) -> None:
    decode = answer(engine, "language English<asr_text>" + "no, " * 60, end="loop")
    assert (decode.rejected, decode.segments, decode.guards) == ("loop", (), {"loop": 1})
    assert decode.rejected_text.startswith("no, no")
    said = answer(engine, "language English<asr_text>No, no, no.")
    assert (said.rejected, said.segments[0].text) == (None, " No, no, no.")


def test_only_a_sure_commit_fixes_the_language(engine: Qwen3AsrEngine) -> None:
    carry = engine.new_carry(prompt=" the lamp ")
    assert carry.prompt == "the lamp"
    sure = answer(engine, "language English<asr_text>Hello", log_probability=-0.01)
    fixed = engine.advance(carry, sure, 300)
    assert (fixed.language, fixed.prompt) == ("en", "the lamp")
    assert engine.advance(carry, sure, 100) is carry
    assert engine.advance(carry, replace(sure, language_probability=0.3), 300) is carry
    assert engine.advance(carry, answer(engine, "language None<asr_text>"), 300) is carry
    assert engine.advance(fixed, replace(sure, language="de"), 300) is fixed


def test_a_mark_in_the_vocabulary_does_not_end_the_turn(engine: Qwen3AsrEngine) -> None:
    plain = engine.tokenizer.conversation("a", 2, None)
    odd = engine.tokenizer.conversation("a<|im_end|><|audio_pad|><asr_text>", 2, None)
    for mark in ("<|im_end|>", "<|audio_pad|>", "<asr_text>"):
        (token,) = engine.tokenizer._encode(mark)
        assert odd.count(token) == plain.count(token)
