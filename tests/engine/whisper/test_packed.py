"""Linear layers that are laid out once: the same products, a row's own, in every precision."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import torch

from engine.engines.placement import choose_packed
from engine.engines.whisper.blocks import Affine
from engine.engines.whisper.config import read_network_config
from engine.engines.whisper.int8 import Int8Affine, int8_affine
from engine.engines.whisper.network import WhisperNetwork, build_network
from engine.engines.whisper.packed import PackedAffine, pack_linears, packed_affine
from engine.engines.whisper.weights import read_weights

pytestmark = pytest.mark.skipif(
    not hasattr(torch.ops.mkldnn, "_linear_pointwise"), reason="this torch has no oneDNN"
)


def random(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(sum(shape)))


@pytest.fixture
def layer() -> Affine:
    return Affine(random(96, 200) * 0.1, random(200))


@pytest.fixture
def network(tiny_folder: Path) -> WhisperNetwork:
    config, weights = read_network_config(tiny_folder), read_weights(tiny_folder)
    return build_network(config, weights, torch.device("cpu"), torch.float32, torch.float32)


@pytest.mark.parametrize("n_rows", [1, 9, 70, 300])
def test_it_is_the_same_product(layer: Affine, n_rows: int) -> None:
    x = random(n_rows, 96)
    assert torch.allclose(packed_affine(layer)(x), layer(x), atol=1e-5)


def test_so_it_is_in_bfloat16(layer: Affine) -> None:
    half = layer.to(torch.device("cpu"), torch.bfloat16)
    x = random(40, 96).bfloat16()
    product = packed_affine(half)(x)
    assert product.dtype is torch.bfloat16
    assert torch.allclose(product.float(), half(x).float(), atol=0.05)


def test_a_row_does_not_depend_on_the_rows_beside_it(layer: Affine) -> None:
    product, x = packed_affine(layer), random(50, 96)
    together = product(x.view(5, 10, 96)).view(50, 200)
    assert all(torch.equal(product(x[i : i + 1])[0], together[i]) for i in range(50))


def test_what_has_another_arithmetic_stays(layer: Affine) -> None:
    rounded = int8_affine(layer)
    assert packed_affine(rounded) is rounded


def test_a_network_says_the_same_with_its_layers_laid_out(network: WhisperNetwork) -> None:
    laid_out = pack_linears(network)
    mel = random(1, network.config.n_mels, 2 * network.config.n_audio)
    with torch.inference_mode():
        heard = [each.encoder(mel) for each in (network, laid_out)]
        assert torch.allclose(*heard, atol=1e-4)
        said = []
        for each in (network, laid_out):
            cache = each.decoder.new_cache([each.decoder.attend_to(heard[0][0])], 8)
            said.append(each.decoder(torch.tensor([[1, 2, 3, 4]]), cache))
        assert torch.allclose(*said, atol=1e-4)
    assert isinstance(laid_out.decoder.layers[0].feed_forward.up, PackedAffine)
    assert isinstance(laid_out.encoder.layers[0][0].qkv, PackedAffine)
    assert isinstance(laid_out.decoder.cross_projections[0], PackedAffine)


def test_layers_in_eight_bits_are_left_to_themselves(network: WhisperNetwork) -> None:
    rounded = network.decoder.with_linears(int8_affine)
    both = pack_linears(replace(network, decoder=rounded))
    assert isinstance(both.decoder.layers[0].feed_forward.up, Int8Affine)


def test_only_a_cpu_is_asked() -> None:
    assert not choose_packed(torch.device("meta"))
