from __future__ import annotations

import math

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from engine.engines.whisper.rules import TokenRules
from engine.engines.whisper.tokens import SpecialTokens

BEGIN, EOT, N = 14, 8, 40
SPECIAL = SpecialTokens(8, 9, 10, 10, 11, 12, 13, BEGIN, {})
NEVER = torch.zeros(N)
NEVER[[2, 9, 10, 11, 12, 13]] = -torch.inf
NOT_FIRST = torch.zeros(N)
NOT_FIRST[[3, EOT]] = -torch.inf
RULES = TokenRules(SPECIAL, NEVER, NOT_FIRST, timestamps=True, max_initial=5)

histories = st.lists(st.integers(0, N - 1).filter(lambda t: t < EOT or t >= BEGIN), max_size=8)


def upstream(logits: torch.Tensor, sampled: list[int]) -> torch.Tensor:
    """openai-whisper's filters, one row, written the long way."""
    logits = logits.clone()
    if not sampled:
        logits[[3, EOT]] = -torch.inf
    logits[[2, 9, 10, 11, 12, 13]] = -torch.inf
    last = len(sampled) >= 1 and sampled[-1] >= BEGIN
    before = len(sampled) < 2 or sampled[-2] >= BEGIN
    if last:
        if before:
            logits[BEGIN:] = -torch.inf
        else:
            logits[:EOT] = -torch.inf
    times = [token for token in sampled if token >= BEGIN]
    if times:
        logits[BEGIN : times[-1] if last and not before else times[-1] + 1] = -torch.inf
    if not sampled:
        logits[:BEGIN] = -torch.inf
        logits[BEGIN + 6 :] = -torch.inf
    log = logits.log_softmax(0)
    if log[BEGIN:].logsumexp(0) > log[:BEGIN].max():
        logits[:BEGIN] = -torch.inf
    return logits


@given(histories, st.integers(0, 10_000), st.floats(0.1, 8.0))
def test_choices_are_upstreams(history, seed, spread):
    logits = torch.randn(1, N, generator=torch.Generator().manual_seed(seed)) * spread
    expected = upstream(logits[0], history)
    RULES.mask(logits, [history], [()])
    (choice,) = RULES.choose(logits)
    if expected.isfinite().any():
        assert choice.token == int(expected.argmax())
        assert choice.log_probability == pytest.approx(
            float(expected.log_softmax(0).max()), abs=1e-4
        )
        two = expected.topk(2).values
        assert choice.gap <= float(two[0] - two[1]) + 1e-5


def test_a_close_call_between_text_and_times_has_a_small_gap():
    logits = torch.full((1, N), -50.0)
    logits[0, 0] = 2.0
    logits[0, BEGIN + 1 : BEGIN + 3] = 2.0 - math.log(2.0) + 4e-4
    RULES.mask(logits, [[BEGIN, 1]], [()])
    (choice,) = RULES.choose(logits)
    assert choice.times_only
    assert choice.gap < 1e-3


def test_without_timestamps_only_text_is_chosen():
    rules = TokenRules(SPECIAL, NEVER, NOT_FIRST, timestamps=False, max_initial=5)
    logits = torch.zeros(1, N)
    logits[0, 1] = 1.0
    rules.mask(logits, [[]], [()])
    (choice,) = rules.choose(logits)
    assert choice.token == 1


def test_samples_follow_the_softmax_at_the_temperature():
    logits = torch.full((N,), -torch.inf)
    logits[:3] = torch.tensor([1.0, 0.5, -0.5])
    (choice,) = RULES.choose(logits[None].clone())
    generator = torch.Generator().manual_seed(0)
    counts = torch.zeros(3)
    for _ in range(3000):
        noise = torch.empty(N).exponential_(generator=generator)
        counts[RULES.sample(logits.clone(), choice, 0.5, noise).token] += 1
    expected = (logits[:3] / 0.5).softmax(0)
    assert (counts / 3000 - expected).abs().max() < 0.03
