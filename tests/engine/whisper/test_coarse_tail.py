from __future__ import annotations

import math

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.seam import DecodeKind, DecodeRequest
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.engines.whisper.coarse_tail import MARGIN, STRIDE, plan_tail
from engine.models.catalogue import SMALL_MODEL
from engine.models.resolve import resolve_model
from engine.words import plain, units


@given(st.integers(1, 3000))
def test_every_position_is_heard_once_and_the_audio_exactly(n_frames):
    tail = plan_tail(n_frames, 1500)
    if tail is None:
        assert (n_frames + 1) // 2 + MARGIN + STRIDE > 1500
        return
    assert tail.n_exact >= (n_frames + 1) // 2 + MARGIN
    assert tail.n_exact + STRIDE * len(tail.places) == 1500
    assert float(tail.log_repeats.exp().sum()) == pytest.approx(1500)
    first = range(tail.n_exact, 1500, STRIDE)
    assert all(
        start <= place < start + STRIDE for start, place in zip(first, tail.places, strict=True)
    )


def test_a_position_that_counts_twice_is_two_positions(tiny_engine: WhisperEngine):
    """Attention over doubled keys and attention with the logarithm of two are one thing."""
    decoder = tiny_engine.network.decoder
    audio = torch.randn(40, tiny_engine.network.config.width)
    repeats = torch.zeros(40)
    repeats[20:] = math.log(2)
    doubled = torch.cat([audio[:20], audio[20:].repeat_interleave(2, 0)])
    tokens = torch.tensor([[3, 5, 7]])
    hidden = [
        decoder(tokens, decoder.new_cache([window], 3))
        for window in (decoder.attend_to(audio, repeats), decoder.attend_to(doubled))
    ]
    torch.testing.assert_close(hidden[0], hidden[1], atol=1e-4, rtol=1e-4)


def test_windows_of_different_lengths_share_a_batch(tiny_engine: WhisperEngine):
    decoder = tiny_engine.network.decoder
    width = tiny_engine.network.config.width
    windows = [
        decoder.attend_to(torch.randn(n, width), repeats)
        for n, repeats in ((40, torch.full((40,), 0.7)), (90, None), (25, torch.zeros(25)))
    ]
    tokens = torch.tensor([[3, 5, 7]])
    together = decoder(tokens.expand(3, -1), decoder.new_cache(windows, 3))
    cache = decoder.new_cache(windows, 3)
    cache.select([2, 0])
    swapped = decoder(tokens.expand(2, -1), cache)
    for row, window in enumerate(windows):
        alone = decoder(tokens, decoder.new_cache([window], 3))[0]
        torch.testing.assert_close(together[row], alone, atol=1e-4, rtol=1e-4)
        if row != 1:
            torch.testing.assert_close(swapped[0 if row else 1], alone, atol=1e-4, rtol=1e-4)


@pytest.mark.model
def test_clear_speech_reads_the_same_with_a_coarse_tail(model_cache, synthesized_speech):
    folder = resolve_model(SMALL_MODEL, model_cache)
    text = "She poured the tea at seven, and asked whether anyone had seen the blue notebook."
    samples = synthesized_speech(text)
    said = []
    for padding in ("coarse", "silence"):
        options = WhisperOptions(device="cpu", encoder_dtype="float32", padding=padding)
        engine = WhisperEngine.load(folder, options)
        context = engine.features.new_context()
        frames = context.write(samples)
        requests = [
            DecodeRequest(frames[:n], 0, None, engine.new_carry("en"), DecodeKind.ENDPOINT)
            for n in (250, len(frames))
        ]
        decodes = engine.decode(requests)
        texts = ["".join(s.text for s in d.segments) for d in decodes]
        said.append([[plain(word) for word in units(text)] for text in texts])
    assert said[0] == said[1]
    assert said[0][1][-2:] == ["blue", "notebook"]
