"""The few largest of a row, and the logarithm of the sum: as torch has them."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from engine.engines.whisper.largest import largest, log_sum


@given(st.integers(1, 5), st.integers(40, 3000), st.integers(1, 33), st.integers(0, 2**32 - 1))
def test_they_are_topks(n_rows: int, n_numbers: int, n: int, seed: int) -> None:
    generator = torch.Generator().manual_seed(seed)
    # No two are alike: which of them comes first nobody promises.
    rows = torch.stack(
        [torch.randperm(n_numbers, generator=generator).float() for _ in range(n_rows)]
    )
    values, indices = largest(rows, n)
    best = rows.topk(n, dim=1)
    assert torch.equal(values, best.values)
    assert torch.equal(indices, best.indices)


@pytest.mark.parametrize("place", [0, 63, 64, 2047, 2048, 2060])
def test_a_lonely_number_is_found_wherever_it_is(place: int) -> None:
    rows = torch.full((2, 2061), -torch.inf)
    rows[1, place] = -5.0
    values, indices = largest(rows, 6)
    assert (values[1, 0], indices[1, 0]) == (-5.0, place)
    assert bool((values[0] == -torch.inf).all())


def test_the_sum_is_logsumexp() -> None:
    rows = 20.0 * torch.randn(4, 1000, generator=torch.Generator().manual_seed(1))
    rows[2, 5:] = -torch.inf
    rows[3] = -torch.inf
    values, indices = largest(rows, 1)
    total = log_sum(rows, values[:, 0], indices[:, 0])
    assert torch.allclose(total, rows.logsumexp(1), atol=1e-5)
