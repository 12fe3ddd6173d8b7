"""A product in 8-bit digits: as exact as one in float32, and a row's own."""

from __future__ import annotations

import pytest
import torch

from engine.engines.placement import choose_split
from engine.engines.whisper.split_product import split

CPU = torch.device("cpu")

pytestmark = pytest.mark.skipif(
    not choose_split("auto", CPU), reason="this CPU has no exact 8-bit products"
)


def random(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(sum(shape)))


@pytest.fixture
def weight() -> torch.Tensor:
    """`[in, out]`, of outputs that differ in size."""
    return random(96, 200) * torch.linspace(0.001, 0.05, 200)


def test_it_is_as_exact_as_float32(weight: torch.Tensor) -> None:
    x = random(30, 96)
    x[:, 5] *= 40.0  # one loud entry costs the others nothing
    exact = x.double() @ weight.double()
    error = (split(weight)(x) - exact).abs().max() / exact.abs().max()
    # A weight has 16 bits, where float32 has 24.
    assert float(error) < 2**-15


def test_a_row_does_not_depend_on_the_rows_beside_it(weight: torch.Tensor) -> None:
    product, x = split(weight), random(50, 96)
    together = product(x.view(5, 10, 96)).view(50, 200)
    assert all(torch.equal(product(x[i]), together[i]) for i in range(50))


def test_what_barely_differs_comes_out_barely_different(weight: torch.Tensor) -> None:
    product, x = split(weight), random(20, 96)
    change = (product(x * (1 + 1e-6)) - product(x)).abs().max()
    assert float(change) < 1e-4 * float(product(x).abs().max())


def test_silence_is_zero(weight: torch.Tensor) -> None:
    zeros = split(weight)(torch.zeros(2, 96))
    assert torch.equal(zeros, torch.zeros(2, 200))
    assert split(weight)(torch.zeros(0, 96)).shape == (0, 200)


def test_only_a_cpu_is_asked() -> None:
    assert not choose_split("float", CPU)
    assert not choose_split("auto", torch.device("meta"))
