"""A product in two looks: what is large is as exact as in float32, and a row's own."""

from __future__ import annotations

import pytest
import torch

from engine.engines.placement import choose_shortlist
from engine.engines.whisper.shortlist import LISTED, shortlist

CPU = torch.device("cpu")

pytestmark = pytest.mark.skipif(
    not choose_shortlist("auto", CPU), reason="this CPU has no exact 8-bit products"
)


def random(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(sum(shape)))


@pytest.fixture
def embedding() -> torch.Tensor:
    """`[out, in]`, of outputs that differ in size, in numbers that float16 has."""
    return (random(400, 96) * torch.linspace(0.001, 0.05, 400)[:, None]).half().float()


def test_the_largest_are_float32s(embedding: torch.Tensor) -> None:
    x = random(30, 96)
    x[:, 5] *= 40.0  # one loud entry makes the rounding of the others coarse
    exact = x.double() @ embedding.double().t()
    product = shortlist(embedding)(x).double()
    best = exact.topk(6, dim=1)
    assert torch.equal(product.topk(6, dim=1).indices, best.indices)
    assert torch.allclose(product.gather(1, best.indices), best.values, rtol=1e-6, atol=1e-6)


def test_the_others_are_rounded_and_near(embedding: torch.Tensor) -> None:
    x = random(30, 96)
    exact = x @ embedding.t()
    product = shortlist(embedding)(x)
    assert int((product != exact).sum()) > 0
    assert float((product - exact).abs().max()) < 0.03 * float(exact.abs().max())
    # So that probabilities are those of all.
    assert torch.allclose(product.logsumexp(1), exact.logsumexp(1), atol=1e-3)


def test_a_row_does_not_depend_on_the_rows_beside_it(embedding: torch.Tensor) -> None:
    product, x = shortlist(embedding), random(50, 96)
    together = product(x.view(5, 10, 96)).view(50, 400)
    assert all(torch.equal(product(x[i]), together[i]) for i in range(50))


def test_what_barely_differs_comes_out_barely_different(embedding: torch.Tensor) -> None:
    product, x = shortlist(embedding), random(20, 96)
    before, after = product(x), product(x * (1 + 1e-6))
    best = before.topk(LISTED // 2, dim=1).indices
    change = (after.gather(1, best) - before.gather(1, best)).abs().max()
    assert float(change) < 1e-4 * float(before.abs().max())


def test_silence_is_zero_and_a_small_vocabulary_is_listed_whole(embedding: torch.Tensor) -> None:
    product = shortlist(embedding[:20])
    assert torch.equal(product(torch.zeros(2, 96)), torch.zeros(2, 20))
    assert product(torch.zeros(0, 96)).shape == (0, 20)
    x = random(3, 96)
    assert torch.allclose(product(x), x @ embedding[:20].t(), rtol=1e-6, atol=1e-6)


def test_only_a_cpu_is_asked() -> None:
    assert not choose_shortlist("float", CPU)
    assert not choose_shortlist("auto", torch.device("meta"))
