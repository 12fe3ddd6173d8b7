"""Beam search on a random little model: batches, scores, and what it leaves as it was."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
import torch

from engine.driver.seam import DecodeKind, DecodeRequest, Frames
from engine.engines.whisper import WhisperEngine
from engine.engines.whisper.beam import BeamSearch, search_beams
from engine.engines.whisper.decoding import END_OF_TEXT, DecodeJob, decode_jobs
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


@torch.inference_mode()
@pytest.mark.parametrize("n_windows", [1, 2, 3])
def test_windows_that_come_and_go_are_what_they_are_alone(
    tiny_engine: WhisperEngine, jobs, n_windows: int
) -> None:
    decoder, rules = tiny_engine.network.decoder, tiny_engine._transcriber.fallback.rules
    lengths = (5, 40, 17, 1, 30, 9)
    waiting = [
        replace(jobs[i % len(jobs)], beams=3, max_tokens=length) for i, length in enumerate(lengths)
    ]
    search = BeamSearch(decoder, rules, 3, n_windows)
    numbers, found, most = {}, {}, 0
    while waiting or not search.is_empty:
        while waiting and search.has_room:
            job = waiting.pop(0)
            numbers[search.add(job)] = job
        most = max(most, len(numbers) - len(found))
        found |= dict(search.step())
    assert most == n_windows
    for number, job in numbers.items():
        (alone,) = search_beams(decoder, rules, [job])
        assert alone.tokens == found[number].tokens
        assert alone.avg_logprob == pytest.approx(found[number].avg_logprob, abs=1e-4)
        assert alone.no_speech_prob == pytest.approx(found[number].no_speech_prob, abs=1e-5)
        assert (alone.end, alone.steps) == (found[number].end, found[number].steps)


def test_more_beams_find_no_worse_text(tiny_engine: WhisperEngine, jobs) -> None:
    capped = [replace(job, max_tokens=6) for job in jobs]
    few, many = search(tiny_engine, capped, 1), search(tiny_engine, capped, 6)
    better = [b.avg_logprob - a.avg_logprob for a, b in zip(few, many, strict=True)]
    assert sum(better) > 0


@torch.inference_mode()
def test_a_hypothesis_is_scored_by_its_own_tokens(tiny_engine: WhisperEngine, jobs) -> None:
    # A row goes on from another's tokens at nearly every step, and has to hold what is theirs.
    decoder, rules = tiny_engine.network.decoder, tiny_engine._transcriber.fallback.rules
    for job, found in zip(jobs, search(tiny_engine, jobs, 5), strict=True):
        cache = decoder.new_cache([job.window], 64)
        hidden = decoder(torch.tensor([[*job.prompt, *found.tokens]]), cache)[0]
        total = 0.0
        said = (*found.tokens, rules.special.eot)[: len(found.tokens) + (found.end == END_OF_TEXT)]
        for i, token in enumerate(said):
            logits = decoder.logits(hidden[len(job.prompt) - 1 + i][None])
            rules.mask(logits, [found.tokens[:i]], [job.forced])
            total += float(logits.log_softmax(1)[0, token])
        assert found.avg_logprob == pytest.approx(total / (len(found.tokens) + 1), abs=1e-4)


def test_a_forced_beginning_is_kept_and_searched_on_from(tiny_engine: WhisperEngine, jobs) -> None:
    free = search(tiny_engine, jobs, 1)
    for job, found in zip(jobs, free, strict=True):
        (forced,) = search(tiny_engine, [replace(job, forced=found.tokens[:4])], 1)
        assert (forced.tokens, forced.end) == (found.tokens, found.end)


def test_beginnings_of_different_lengths_are_decoded_together(
    tiny_engine: WhisperEngine, jobs
) -> None:
    words = search(tiny_engine, jobs, 1)[0].tokens
    assert len(words) >= 5
    begun = [replace(job, forced=words[:n]) for n, job in zip((5, 0, 2, 1), jobs, strict=True)]
    together = search(tiny_engine, begun, 3)
    for job, found in zip(begun, together, strict=True):
        (alone,) = search(tiny_engine, [job], 3)
        assert found.tokens[: len(job.forced)] == job.forced
        assert alone.tokens == found.tokens
        assert alone.avg_logprob == pytest.approx(found.avg_logprob, abs=1e-4)


@torch.inference_mode()
def test_timestamps_stand_between_forced_words(tiny_engine: WhisperEngine, jobs) -> None:
    rules = tiny_engine._transcriber.fallback.rules
    timed = replace(
        rules, timestamps=True, bias=torch.zeros_like(rules.bias), begin_bias=rules.begin_bias
    )
    words = tuple(t for t in search(tiny_engine, jobs, 1)[0].tokens if t < rules.special.eot)[:3]
    begun = replace(jobs[0], forced=words, beams=3, max_tokens=20)
    (found,) = search_beams(tiny_engine.network.decoder, timed, [begun])
    assert found.tokens[0] >= rules.special.timestamp_begin
    text = tuple(t for t in found.tokens if t < rules.special.eot)
    assert text[:3] == words


def test_drafts_are_searched_too_and_one_beam_is_as_ever(
    tiny_engine: WhisperEngine, noise_features: Callable[[int, int], Frames]
) -> None:
    carry = tiny_engine.new_carry("en")
    drafts = [
        DecodeRequest(noise_features(seed, 250), 0, None, carry, DecodeKind.DRAFT)
        for seed in range(6)
    ]
    both = tiny_engine.decode([*drafts, *[replace(draft, beams=4) for draft in drafts]])
    greedy, searched = both[:6], both[6:]
    assert [a.avg_logprob for a in greedy] != pytest.approx(
        [b.avg_logprob for b in searched], abs=1e-3
    )
    assert [a.segments for a in greedy] == [a.segments for a in tiny_engine.decode(drafts)]


def test_a_search_can_be_cancelled(tiny_engine: WhisperEngine, jobs) -> None:
    token = threading.Event()
    token.set()
    with pytest.raises(DecodeCancelledError):
        search(tiny_engine, [replace(jobs[0], cancel=token)], 3)
