"""The cache of a beam search: for each window a tree of tokens.

A window's hypotheses share what they have in common: its tokens lie once, as the branches of a
tree, and a mask says which of them lead to which hypothesis. A step appends a token for each, and
the decoder sees a window's hypotheses as so many new positions of one row. So nothing is copied
when a hypothesis goes on from another, and what all of them began with is read once.

Each window is attended to by itself: its attention does not depend on the windows beside it, to the
last digit, and it is read only as far as it reaches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional as F

from engine.engines.whisper.cache import CrossKeyValues, KvCache
from engine.engines.whisper.cross_attention import attend_across

_STEPS = 12  # until what leads nowhere is left out: to read it costs more than to move the rest


class TokenTree:
    """The tokens of one window's hypotheses, and what it attends to."""

    def __init__(self, window: CrossKeyValues, said: KvCache, n_beams: int) -> None:
        """All hypotheses begin with the same tokens.

        Args:
            window: What is attended to.
            said: The first tokens, one row.
            n_beams: Hypotheses.
        """
        (self._n_tokens,) = said.lengths  # of each hypothesis
        self._window = window
        repeats = window.log_repeats
        self._cross_mask = None if repeats is None else repeats[None, None, None]
        self._end = self._n_tokens  # columns that are used
        self._n_steps = 0  # since what leads nowhere was left out
        self._keys = _with_room(said.keys[:, :, :, : self._end], _STEPS * n_beams)
        self._values = _with_room(said.values[:, :, :, : self._end], _STEPS * n_beams)
        # What attention adds: 0 where a column is on the hypothesis' path, else minus infinity.
        self._mask = self._keys.new_full((n_beams, self._keys.shape[3]), -torch.inf)
        self._mask[:, : self._end] = 0.0

    @property
    def n_columns(self) -> int:
        """Tokens that a step reads."""
        return self._end

    @property
    def device(self) -> torch.device:
        """Where it is."""
        return self._mask.device

    def grow(self) -> int:
        """Append room for a token of each hypothesis; return its position."""
        n_beams = len(self._mask)
        if self._n_steps == _STEPS:
            self._prune()
        self._n_steps += 1
        columns = slice(self._end, self._end + n_beams)
        self._mask[:, columns] = -torch.inf
        self._mask[:, columns].fill_diagonal_(0.0)
        self._end = columns.stop
        self._n_tokens += 1
        return self._n_tokens - 1

    def attend(self, layer: int, query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        """Keep the new tokens of a layer, `[1, head, beam, depth]`; each attends to its path."""
        keys, values = self._keys[layer], self._values[layer]
        keys[:, :, self._end - key.shape[2] : self._end] = key
        values[:, :, self._end - key.shape[2] : self._end] = value
        mask = self._mask[None, None, :, : self._end]
        return F.scaled_dot_product_attention(
            query, keys[:, :, : self._end], values[:, :, : self._end], attn_mask=mask
        )

    def hear(self, layer: int, query: Tensor) -> Tensor:
        """Attend to the audio, `[1, head, beam, depth]`."""
        window, mask = self._window, self._cross_mask
        return attend_across(query, window.keys[layer, None], window.values[layer, None], mask)

    def go_on(self, sources: Sequence[int]) -> None:
        """Let each hypothesis go on from another."""
        origin = torch.tensor(sources, device=self._mask.device)
        self._mask[:, : self._end] = self._mask[:, : self._end].index_select(0, origin)

    def _prune(self) -> None:
        """Keep only the columns that lead somewhere."""
        kept = (self._mask[:, : self._end] == 0).any(0).nonzero()[:, 0]
        more = _STEPS * len(self._mask)
        self._keys = _with_room(self._keys.index_select(3, kept), more)
        self._values = _with_room(self._values.index_select(3, kept), more)
        self._mask = F.pad(self._mask.index_select(1, kept), (0, more), value=-torch.inf)
        self._end, self._n_steps = len(kept), 0


def _with_room(kept: Tensor, columns: int) -> Tensor:
    return F.pad(kept, (0, 0, 0, columns))


class BeamCache:
    """The trees of the windows that are searched, in order. Belongs to one search."""

    def __init__(self) -> None:
        """Nothing is searched."""
        self.trees: list[TokenTree] = []

    def reserve(self, n_new: int) -> BeamRoom:
        """Append a token to each hypothesis: so many new positions of a window as it has."""
        trees = tuple(self.trees)
        places = [[tree.grow()] * n_new for tree in trees]
        return BeamRoom(torch.tensor(places, device=trees[0].device), trees)


@dataclass(frozen=True, slots=True)
class BeamRoom:
    """Where a step writes its tokens: see ``Room``."""

    positions: Tensor
    trees: tuple[TokenTree, ...]

    def attend(self, layer: int, query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        """Keep a layer's `[window, head, beam, depth]` and attend to what was said."""
        parts = zip(self.trees, *(torch.split(x, 1) for x in (query, key, value)), strict=True)
        return torch.cat([tree.attend(layer, *part) for tree, *part in parts])

    def hear(self, layer: int, query: Tensor) -> Tensor:
        """Attend to the audio, `[window, head, beam, depth]`."""
        parts = zip(self.trees, torch.split(query, 1), strict=True)
        return torch.cat([tree.hear(layer, part) for tree, part in parts])
