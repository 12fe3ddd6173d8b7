"""Trees of tokens against the plain way: each hypothesis' tokens fed in one pass."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.driver.seam import DecodeKind, DecodeRequest
from engine.engines.whisper import WhisperEngine
from engine.engines.whisper.beam_cache import BeamCache, TokenTree
from engine.engines.whisper.cache import CrossKeyValues

N_BEAMS = 3
LETTERS = 60


@pytest.fixture(scope="module")
def windows(tiny_engine: WhisperEngine, noise_features) -> list[CrossKeyValues]:
    """Of different lengths, with and without a coarse tail."""
    carry = tiny_engine.new_carry("en")
    with torch.inference_mode():
        return [
            tiny_engine._hear(
                DecodeRequest(noise_features(n, n), 0, None, carry, DecodeKind.ENDPOINT)
            )
            for n in (300, 120, 40)
        ]


def begun(engine: WhisperEngine, window: CrossKeyValues, tokens: list[int]) -> TokenTree:
    decoder = engine.network.decoder
    said = decoder.new_cache([window], len(tokens))
    decoder(torch.tensor([tokens]), said)
    return TokenTree(window, said, N_BEAMS)


def after(engine: WhisperEngine, window: CrossKeyValues, tokens: list[int]) -> torch.Tensor:
    decoder = engine.network.decoder
    return decoder(torch.tensor([tokens]), decoder.new_cache([window], len(tokens)))[0, -1]


token = st.integers(0, LETTERS - 1)
beams = st.lists(st.tuples(token, st.integers(0, N_BEAMS - 1)), min_size=3, max_size=3)
steps = st.lists(
    st.tuples(beams, st.sampled_from(["go", "go", "go", "join", "leave"])), max_size=40
)


@settings(deadline=None)
@given(steps, st.lists(token, min_size=1, max_size=8))
@torch.inference_mode()
def test_a_hypothesis_sees_its_own_path_whoever_comes_and_goes(
    tiny_engine: WhisperEngine, windows: list[CrossKeyValues], steps, prompt: list[int]
) -> None:
    cache = BeamCache()
    paths: list[tuple[CrossKeyValues, list[list[int]]]] = []

    def join() -> None:
        window = windows[len(paths) % len(windows)]
        cache.trees.append(begun(tiny_engine, window, prompt))
        paths.append((window, [list(prompt)] * N_BEAMS))

    join()
    for new, event in steps:
        if event == "join" and len(paths) < 3:
            join()
        if event == "leave" and len(paths) > 1:
            del cache.trees[0], paths[0]
        fed = [[letter for letter, _ in new] for _ in paths]
        hidden = tiny_engine.network.decoder(torch.tensor(fed), cache)
        paths = [
            (window, [[*path, letter] for path, (letter, _) in zip(held, new, strict=True)])
            for window, held in paths
        ]
        for row, (window, held) in enumerate(paths):
            expected = torch.stack([after(tiny_engine, window, path) for path in held])
            torch.testing.assert_close(hidden[row], expected, atol=1e-3, rtol=1e-3)
        sources = [source for _, source in new]
        for tree in cache.trees:
            tree.go_on(sources)
        paths = [(window, [held[source] for source in sources]) for window, held in paths]


@torch.inference_mode()
def test_a_window_gives_the_same_beside_others(
    tiny_engine: WhisperEngine, windows: list[CrossKeyValues]
) -> None:
    decoder = tiny_engine.network.decoder
    alone, together = BeamCache(), BeamCache()
    alone.trees.append(begun(tiny_engine, windows[1], [1, 2, 3]))
    together.trees += [begun(tiny_engine, window, [1, 2, 3]) for window in windows]
    for step in range(30):
        fed = [[5 + step, 6, 7]]
        first = decoder(torch.tensor(fed), alone)
        second = decoder(torch.tensor(fed * 3), together)
        # Products of several rows are another kernel's than those of one window's.
        torch.testing.assert_close(first[0], second[1], atol=1e-5, rtol=1e-5)
        for tree in (*alone.trees, *together.trees):
            tree.go_on([0, 0, 1])


@torch.inference_mode()
def test_what_leads_nowhere_is_left_out(
    tiny_engine: WhisperEngine, windows: list[CrossKeyValues]
) -> None:
    cache = BeamCache()
    cache.trees.append(begun(tiny_engine, windows[0], [1]))
    (tree,) = cache.trees
    for step in range(100):
        tiny_engine.network.decoder(torch.tensor([[step % LETTERS, 2, 3]]), cache)
        tree.go_on([0, 0, 0])  # all go on from the first
    assert tree.n_columns < 101 + 13 * N_BEAMS
