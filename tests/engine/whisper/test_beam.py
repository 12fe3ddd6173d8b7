"""Beam search on a random little model: batches, scores, and what it leaves as it was."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
import torch

from engine.driver.seam import DecodeKind, DecodeRequest, Frames
from engine.engines.whisper import WhisperEngine
from engine.engines.whisper.beam import search_beams
from engine.engines.whisper.decoding import DecodeJob, decode_jobs
from engine.errors import DecodeCancelledError


@pytest.fixture
def jobs(
    tiny_engine: WhisperEngine, noise_features: Callable[[int, int], Frames]
) -> list[DecodeJob]:
    prompts = ["", "some words before", "", "a"]
    carries = [tiny_engine.new_carry("en", prompt) for prompt in prompts]
    requests = [
        DecodeRequest(noise_features(seed, 250), 0, None, carry, DecodeKind.ENDPOINT)
        for seed, carry in enumerate(carries)
    ]
    with torch.inference_mode():
        windows = [tiny_engine._hear(request) for request in requests]
        made = tiny_engine._transcriber.prompts(requests, windows)
        return [
            replace(tiny_engine._transcriber.job(request, window, prompt), max_tokens=12)
            for request, window, prompt in zip(requests, windows, made, strict=True)
        ]


@torch.inference_mode()
def search(engine: WhisperEngine, jobs: list[DecodeJob], beams: int):
    with_beams = [replace(job, beams=beams) for job in jobs]
    return search_beams(engine.network.decoder, engine._transcriber.fallback.rules, with_beams)


def test_each_of_a_batch_is_what_it_is_alone(tiny_engine: WhisperEngine, jobs) -> None:
    together = search(tiny_engine, jobs, 3)
    for job, found in zip(jobs, together, strict=True):
        (alone,) = search(tiny_engine, [job], 3)
        assert alone.tokens == found.tokens
        assert alone.avg_logprob == pytest.approx(found.avg_logprob, abs=1e-4)
        assert alone.end == found.end


@torch.inference_mode()
def test_the_first_token_of_one_beam_is_the_greedy_one(tiny_engine: WhisperEngine, jobs) -> None:
    greedy = decode_jobs(tiny_engine.network.decoder, tiny_engine._transcriber.fallback.rules, jobs)
    one = search(tiny_engine, jobs, 1)
    for a, b in zip(greedy, one, strict=True):
        assert a.no_speech_prob == pytest.approx(b.no_speech_prob, abs=1e-5)
        if a.end == b.end:
            assert (a.tokens, a.end) == (b.tokens, b.end)


def test_more_beams_find_no_worse_text(tiny_engine: WhisperEngine, jobs) -> None:
    capped = [replace(job, max_tokens=6) for job in jobs]
    few, many = search(tiny_engine, capped, 1), search(tiny_engine, capped, 6)
    better = [b.avg_logprob - a.avg_logprob for a, b in zip(few, many, strict=True)]
    assert sum(better) > 0


def test_drafts_have_no_beams_and_commits_of_one_beam_are_as_ever(
    tiny_engine: WhisperEngine, noise_features: Callable[[int, int], Frames]
) -> None:
    carry = tiny_engine.new_carry("en")
    request = DecodeRequest(noise_features(3, 250), 0, None, carry, DecodeKind.DRAFT)
    (plain,) = tiny_engine.decode([request])
    (asked,) = tiny_engine.decode([replace(request, beams=4)])
    assert asked.avg_logprob == pytest.approx(plain.avg_logprob, abs=1e-4)
    commit = replace(request, kind=DecodeKind.ENDPOINT)
    mixed = tiny_engine.decode([commit, replace(commit, beams=4)])
    (alone,) = tiny_engine.decode([commit])
    assert mixed[0].segments == alone.segments


def test_a_search_can_be_cancelled(tiny_engine: WhisperEngine, jobs) -> None:
    token = threading.Event()
    token.set()
    with pytest.raises(DecodeCancelledError):
        search(tiny_engine, [replace(jobs[0], cancel=token)], 3)
