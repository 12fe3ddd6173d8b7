"""Weights that stay in float16: float32's own products, where the weights are float16's numbers."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from engine.engines.placement import choose_float16_weights
from engine.engines.whisper.blocks import Affine
from engine.engines.whisper.config import read_network_config
from engine.engines.whisper.float16 import Float16Affine, decoder_in_float16, float16_affine
from engine.engines.whisper.int8 import int8_affine
from engine.engines.whisper.network import build_network
from engine.engines.whisper.weights import read_weights

CPU = torch.device("cpu")

pytestmark = pytest.mark.skipif(
    not choose_float16_weights(CPU), reason="this CPU or this torch has no such product"
)


def random(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(sum(shape)))


@pytest.fixture
def layer() -> Affine:
    """Of numbers that float16 has, some of them too small for its normal ones."""
    weight = (random(96, 200) * torch.logspace(-7, 0, 200)).half().float()
    return Affine(weight, random(200))


@pytest.mark.parametrize("n_rows", [1, 2, 9, 70, 300])
def test_it_is_float32s_product(layer: Affine, n_rows: int) -> None:
    x = random(n_rows, 96)
    exact = x.double() @ layer.weight.double() + layer.bias
    product = float16_affine(layer)(x)
    assert product.dtype is torch.float32
    assert torch.allclose(product.double(), exact, rtol=1e-5, atol=1e-5)


def test_a_row_does_not_depend_on_the_rows_beside_it(layer: Affine) -> None:
    product, x = float16_affine(layer), random(50, 96)
    together = product(x.view(5, 10, 96)).view(50, 200)
    assert all(torch.equal(product(x[i : i + 1])[0], together[i]) for i in range(50))


def test_weights_that_float16_would_round_stay(layer: Affine) -> None:
    layer.weight[3, 4] += 1e-4
    assert float16_affine(layer) is layer


def test_weights_that_float16_has_no_room_for_stay(layer: Affine) -> None:
    layer.weight[3, 4] = 1e5
    assert float16_affine(layer) is layer


def test_what_has_another_arithmetic_stays(layer: Affine) -> None:
    rounded = int8_affine(layer)
    assert float16_affine(rounded) is rounded


@torch.inference_mode()
def test_a_decoder_says_the_same(tiny_folder: Path) -> None:
    config, weights = read_network_config(tiny_folder), read_weights(tiny_folder)
    network = build_network(config, weights, CPU, torch.float32, torch.float32)
    network = network.__class__(
        config, network.encoder, network.decoder.with_linears(_published), network.device
    )
    narrow = decoder_in_float16(network)
    assert isinstance(narrow.decoder.layers[0].feed_forward.up, Float16Affine)
    audio = random(config.n_audio, config.width)
    said = []
    for each in (network, narrow):
        cache = each.decoder.new_cache([each.decoder.attend_to(audio)], 8)
        said.append(each.decoder(torch.tensor([[1, 2, 3, 4]]), cache))
    assert torch.allclose(*said, atol=1e-5)


def test_only_a_cpu_is_asked() -> None:
    assert not choose_float16_weights(torch.device("meta"))


def _published(layer: Affine) -> Affine:
    return Affine(layer.weight.half().float(), layer.bias)
