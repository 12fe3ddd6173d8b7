"""Linear layers in 8-bit integers: near the exact ones, and a row's own whatever is beside it."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
import torch
from torch.nn import functional as F

from engine.engines.placement import choose_int8
from engine.engines.whisper.attention import blockwise_attention
from engine.engines.whisper.blocks import Affine
from engine.engines.whisper.int8 import int8_affine, pack

CPU = torch.device("cpu")

needs_int8 = pytest.mark.skipif(
    not choose_int8("auto", CPU), reason="this CPU multiplies 8-bit integers no faster"
)


def random(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(sum(shape)))


def test_only_a_cpu_is_asked_and_only_where_wanted() -> None:
    assert not choose_int8("float", CPU)
    assert not choose_int8("auto", torch.device("meta"))


@needs_int8
def test_a_layer_is_near_the_exact_one() -> None:
    exact = Affine(0.05 * random(512, 2048), random(2048))
    x = random(3, 40, 512)
    x[0, 0] *= 30.0  # one loud row costs the others nothing
    rounded = int8_affine(exact)(x)
    assert rounded.shape == (3, 40, 2048)
    error = (rounded - exact(x)).norm(dim=-1) / exact(x).norm(dim=-1)
    assert float(error.max()) < 0.02


@needs_int8
def test_a_row_does_not_depend_on_the_rows_beside_it() -> None:
    layer = pack(0.05 * random(512, 512))
    x = random(40, 512)
    together = layer(x)
    assert all(torch.equal(layer(x[i : i + 1])[0], together[i]) for i in range(40))


@needs_int8
def test_silence_is_zero() -> None:
    assert torch.equal(pack(random(64, 32))(torch.zeros(2, 64)), torch.zeros(2, 32))


@pytest.mark.parametrize("n_coarse", [0, 30])
def test_attention_in_blocks_is_attention(n_coarse: int) -> None:
    query, key, value = (random(2, 3, 600, 64) + n for n in range(3))
    log_repeats = None
    mask = None
    if n_coarse:
        log_repeats = torch.zeros(600)
        log_repeats[-n_coarse:] = math.log(8)
        mask = log_repeats.expand(1, 1, 600, -1)
    exact = F.scaled_dot_product_attention(query, key, value, attn_mask=mask)
    with torch.inference_mode():
        blocks = blockwise_attention(query, key, value, log_repeats)
    assert blocks.dtype == query.dtype
    assert float((blocks - exact).norm() / exact.norm()) < 0.02


@needs_int8
@pytest.mark.model
def test_a_sentence_reads_the_same(model_cache: Path, synthesized_speech) -> None:
    from engine.driver.seam import DecodeKind, DecodeRequest
    from engine.engines.load import load_engine
    from engine.files.windows import window_features
    from engine.models.resolve import resolve_model

    folder = resolve_model("whisper-tiny.en", model_cache)
    samples = synthesized_speech("The market was quiet when the first boat came in.")
    padded = np.concatenate([np.zeros(8000, np.float32), samples])
    said = []
    for linear in ("float", "int8"):
        engine = load_engine(folder, device="cpu", encoder_linear=linear, decoder_linear=linear)
        request = DecodeRequest(
            window_features(engine, padded), 0, None, engine.new_carry(), DecodeKind.ENDPOINT,
            word_times=True, beams=3,
        )  # fmt: skip
        (alone,) = engine.decode([request])
        assert engine.decode([request, request])[1].segments == alone.segments
        said.append(alone)
    exact, rounded = said
    assert "".join(s.text for s in rounded.segments) == "".join(s.text for s in exact.segments)
    times = [
        [(w.start_frame, w.end_frame) for s in decode.segments for w in s.words or ()]
        for decode in said
    ]
    assert np.abs(np.array(times[0]) - np.array(times[1])).max() <= 10
