"""The cache of a beam search whose windows come and go.

A window's hypotheses share what they have in common: its tokens lie once, as the branches of a
tree, and a mask says which of them lead to which hypothesis. A step appends a token for each, and
the decoder sees a window's hypotheses as so many new positions of one row. So nothing is copied
when a hypothesis goes on from another, and what all of them began with is read once.

All windows end at the same column. Now and then the tokens that no hypothesis needs any more are
left out, and those that began later lie further right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from engine.engines.whisper.cache import CrossKeyValues, KvCache, Room

COLUMNS = 256
"""Room at first: a window of base has 60 to 120 tokens, and as many lie about that lead nowhere."""

_STEPS = 12  # until what leads nowhere is left out: to read it costs more than to move the rest

_MOST_AUDIO = 1.2  # times what the longest window needs: it is read at every step

_TOKENS = 3  # the dimension of positions, `[layer, window, head, position, depth]`


@dataclass(slots=True)
class _Held:
    n_tokens: int  # of each hypothesis
    n_audio: int  # positions of its audio
    repeats: bool  # whether some of them stand for several


class BeamCache:
    """Keys and values of up to ``n_places`` windows. Belongs to one search.

    Places are taken from 0 on, without a gap between steps.
    """

    def __init__(self, n_places: int, n_beams: int) -> None:
        """Nothing is held; memory is taken with the first window."""
        self._n_places = n_places
        self._n_beams = n_beams
        self._held: list[_Held] = []  # by place
        self._begin = self._end = 0  # the columns that are used
        self._n_steps = 0  # since what leads nowhere was left out
        self._keys = self._values = torch.empty(0)
        self._leads = torch.empty(0)  # `[window, beam, column]`, whether it is on the beam's path
        self._cross_keys = self._cross_values = torch.empty(0)
        self._cross_mask = torch.empty(0)

    def __len__(self) -> int:
        """Windows that are held."""
        return len(self._held)

    @property
    def n_columns(self) -> int:
        """Tokens that a step reads of each window."""
        return self._end - self._begin

    @property
    def cross_keys(self) -> Tensor:
        """`[layer, window, head, audio, depth]`."""
        return self._cross_keys[:, : len(self)]

    @property
    def cross_values(self) -> Tensor:
        """As ``cross_keys``."""
        return self._cross_values[:, : len(self)]

    @property
    def cross_mask(self) -> Tensor | None:
        """`[window, 1, 1, audio]`, added to the scores of the audio; None adds nothing."""
        whole = self._cross_keys.shape[_TOKENS]
        if all(held.n_audio == whole and not held.repeats for held in self._held):
            return None
        return self._cross_mask[: len(self)]

    def put(self, place: int, window: CrossKeyValues, said: KvCache) -> None:
        """Let a window have a place, in use or the next one; all its hypotheses begin alike.

        Args:
            place: Whatever it held is forgotten.
            window: What it attends to.
            said: Its first tokens, one row.
        """
        (length,) = said.lengths
        if not len(self):
            self._take_memory(said)
            self._begin = self._end = 0
        held = _Held(length, window.keys.shape[2], window.log_repeats is not None)
        self._held[place : place + 1] = [held]
        self._leads[place] = False
        if self._end < length:
            self._lay_out(length)
        columns = slice(self._end - length, self._end)
        self._keys[:, place, :, columns] = said.keys[:, 0, :, :length]
        self._values[:, place, :, columns] = said.values[:, 0, :, :length]
        self._leads[place, :, columns] = True
        self._begin = min(self._begin, columns.start)
        self._put_audio(place, window)

    def drop(self, place: int) -> None:
        """Give a place up; the last window takes it."""
        last = len(self) - 1
        if place != last:
            self._held[place] = self._held[last]
            self._leads[place] = self._leads[last]
            columns = slice(self._begin, self._end)
            for kept in (self._keys, self._values):
                kept[:, place, :, columns] = kept[:, last, :, columns]
            for kept in (self._cross_keys, self._cross_values):
                kept[:, place] = kept[:, last]
            self._cross_mask[place] = self._cross_mask[last]
        del self._held[last]
        self._fit_audio()

    def reserve(self, n_new: int) -> Room:
        """Append a token to each hypothesis: as many new positions of a window as it has of them.

        A hypothesis sees its own path alone.
        """
        assert n_new == self._n_beams
        self._n_steps += 1
        if self._n_steps > _STEPS or self._end + n_new > self._keys.shape[_TOKENS]:
            self._lay_out(0)
        n, begin = len(self), self._begin
        columns = slice(self._end, self._end + n_new)
        self._end = columns.stop
        own = torch.eye(n_new, dtype=torch.bool, device=self._leads.device)
        self._leads[:n, :, columns] = own
        positions = torch.tensor([held.n_tokens for held in self._held], device=own.device)
        for held in self._held:
            held.n_tokens += 1
        return Room(
            positions[:, None].expand(n, n_new),
            self._leads[:n, None, :, begin : self._end],
            self._keys[:, :n],
            self._values[:, :n],
            (slice(None), slice(None), columns),
            by_token=False,
            seen=slice(begin, self._end),
        )

    def go_on(self, sources: Sequence[Sequence[int]]) -> None:
        """Let each hypothesis go on from another of its window, `[window][beam]`."""
        n = len(self)
        origin = torch.tensor(sources, device=self._leads.device)[:, :, None]
        leads = self._leads[:n, :, self._begin : self._end]
        self._leads[:n, :, self._begin : self._end] = leads.gather(1, origin.expand_as(leads))

    def _take_memory(self, like: KvCache) -> None:
        if self._keys.dim() == 1:
            layers, _, heads, _, depth = like.keys.shape
            shape = (layers, self._n_places, heads, COLUMNS, depth)
            self._keys, self._values = like.keys.new_zeros(shape), like.values.new_zeros(shape)
            self._leads = torch.zeros(
                self._n_places, self._n_beams, COLUMNS, dtype=torch.bool, device=like.keys.device
            )

    def _lay_out(self, end: int) -> None:
        """Keep only what leads somewhere, at the left, up to column ``end`` or further."""
        n = len(self)
        old = slice(self._begin, self._end)
        needed = self._leads[:n, :, old].any(1)
        span = max(end, int(needed.sum(1).max()))
        # Of each window's columns those that are needed last, so that all end alike.
        kept = needed.int().argsort(dim=1, stable=True)[:, max(0, needed.shape[1] - span) :]
        new = slice(span - kept.shape[1], span)
        self._keys = self._moved(self._keys, old, kept, new)
        self._values = self._moved(self._values, old, kept, new)
        leads = self._leads[:n, :, old].gather(2, kept[:, None].expand(-1, self._n_beams, -1))
        self._leads = self._leads.new_zeros(*self._leads.shape[:2], self._keys.shape[_TOKENS])
        self._leads[:n, :, new] = leads
        self._begin, self._end, self._n_steps = new.start, span, 0

    def _moved(self, whole: Tensor, old: slice, kept: Tensor, new: slice) -> Tensor:
        """Keys or values with the ``old`` columns that are ``kept`` of each window as ``new``."""
        layers, places, heads, capacity, depth = whole.shape
        needed = [whole[:, i, :, old].index_select(2, columns) for i, columns in enumerate(kept)]
        lacking = new.stop + _STEPS * self._n_beams - capacity
        if lacking > 0:
            whole = whole.new_zeros(layers, places, heads, capacity + lacking, depth)
        whole[:, : len(kept), :, new] = torch.stack(needed, 1)
        return whole

    def _put_audio(self, place: int, window: CrossKeyValues) -> None:
        n_audio = self._held[place].n_audio
        if self._n_places == 1:  # nothing beside it: no copy
            self._cross_keys, self._cross_values = window.keys[:, None], window.values[:, None]
            self._cross_mask = window.keys.new_zeros(1, 1, 1, n_audio)
        else:
            if self._cross_keys.dim() == 1:
                layers, heads, _, depth = window.keys.shape
                shape = (layers, self._n_places, heads, n_audio, depth)
                self._cross_keys = window.keys.new_zeros(shape)
                self._cross_values = window.values.new_zeros(shape)
                self._cross_mask = window.keys.new_zeros(self._n_places, 1, 1, n_audio)
            self._fit_audio()
            self._cross_keys[:, place, :, :n_audio] = window.keys
            self._cross_values[:, place, :, :n_audio] = window.values
        self._cross_mask[place] = -torch.inf
        self._cross_mask[place, ..., :n_audio] = (
            0.0 if window.log_repeats is None else window.log_repeats
        )

    def _fit_audio(self) -> None:
        """Lay the audio out anew where it has too little room, or far too much.

        It lies without gaps between heads: the product with a part of each takes six times as long.
        """
        has = self._cross_keys.shape[_TOKENS]
        needs = max((held.n_audio for held in self._held), default=has)
        if needs <= has <= _MOST_AUDIO * needs:
            return
        more = needs - has
        self._cross_keys = functional.pad(self._cross_keys, (0, 0, 0, more))
        self._cross_values = functional.pad(self._cross_values, (0, 0, 0, more))
        self._cross_mask = functional.pad(self._cross_mask, (0, more), value=-torch.inf)
