"""Beam search at temperature 0 over a batch of windows: for files, and for early commits.

Agrees with openai-whisper's ``BeamSearchDecoder`` at patience 1: a window is done when as many
hypotheses ended as there are beams, and the best mean log-probability wins. All beams of a window
attend to one copy of its audio, which is most of what a step reads: so five beams cost little more
than one. A forced beginning is fed with the prompt: only what follows it is searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import torch
from torch import Tensor

from engine.engines.whisper.beam_cache import BeamCache, TokenTree
from engine.engines.whisper.cache import KvCache
from engine.engines.whisper.decoding import END_OF_TEXT, DecodeJob, TokenSequence
from engine.engines.whisper.guards import LOOP, TOKEN_CAP, LoopContext
from engine.engines.whisper.network import TextDecoder
from engine.engines.whisper.rules import TokenRules
from engine.errors import DecodeCancelledError

_LOOK_FOR_LOOPS = 16  # steps; a loop is 40 tokens long before it is one


@dataclass(frozen=True, slots=True)
class _Beam:
    """One hypothesis: what was sampled, and its summed log-probability."""

    tokens: tuple[int, ...]
    total: float

    @property
    def score(self) -> float:
        return self.total / (len(self.tokens) + 1)


@dataclass(slots=True)
class _Search:
    """A window on its way."""

    job: DecodeJob
    beams: list[_Beam]
    no_speech_prob: float = 0.0
    ended: list[_Beam] = field(default_factory=list)
    end: str | None = None
    steps: int = 1

    @property
    def fed(self) -> tuple[int, ...]:
        """What the first pass hears before it says anything."""
        return self.job.prompt + self.beams[0].tokens

    def rows(self, n: int) -> list[_Beam]:
        """``n`` hypotheses: where fewer are left, the last of them stands for the others."""
        beams = self.beams or [_Beam((), 0.0)]
        return [*beams[:n], *[beams[-1]] * (n - len(beams))]

    def advance(self, candidates: Sequence[tuple[float, int, int]], eot: int) -> list[int]:
        """Take (total, beam, token), best first; return the beam that each new one goes on from."""
        kept: list[_Beam] = []
        sources: list[int] = []
        for total, source, token in candidates:
            before = self.beams[source]
            if token == eot:
                self.ended.append(_Beam(before.tokens, total))
            else:
                kept.append(_Beam((*before.tokens, token), total))
                sources.append(source)
            if len(kept) == self.job.beams:
                break
        self.beams = kept
        if len(self.ended) >= self.job.beams or not kept:
            self.end = END_OF_TEXT
        elif len(kept[0].tokens) >= self.job.max_tokens:
            self.end = TOKEN_CAP
        elif self.steps % _LOOK_FOR_LOOPS == 0 and self._loop(kept[0], eot)[0]:
            self.end = LOOP
        return sources

    def sequence(self, eot: int) -> TokenSequence:
        """The best hypothesis; one that did not end counts only where none did."""
        pool = self.ended if self.ended and self.end != LOOP else self.beams
        best = max(pool, key=lambda beam: beam.score)
        looping, share = self._loop(best, eot)
        end = LOOP if looping else (END_OF_TEXT if pool is self.ended else self.end or TOKEN_CAP)
        return TokenSequence(
            best.tokens, best.score, self.no_speech_prob, end, share, 0, self.steps
        )

    def _loop(self, beam: _Beam, eot: int) -> tuple[bool, float]:
        loop = LoopContext()
        looping = [loop.write(token) for token in beam.tokens if token < eot]
        return any(looping), loop.share


class BeamSearch:
    """Windows that are searched together, and come and go. Belongs to one decode.

    Jobs have one number of beams, temperature 0, and no hints.
    """

    def __init__(
        self, decoder: TextDecoder, rules: TokenRules, n_beams: int, n_windows: int
    ) -> None:
        """Nothing is searched.

        Args:
            decoder: Computes.
            rules: Which tokens may come next.
            n_beams: Of every job.
            n_windows: Searched at a time, at most.
        """
        self._decoder = decoder
        self._rules = rules
        self._n_beams = n_beams
        self._n_windows = n_windows
        self._cache = BeamCache()
        self._live: list[tuple[int, _Search]] = []  # as the cache has their trees
        self._n_added = 0

    @property
    def has_room(self) -> bool:
        """Whether a window may be added."""
        return len(self._live) < self._n_windows

    @property
    def is_empty(self) -> bool:
        """Whether no window is searched."""
        return not self._live

    def add(self, job: DecodeJob) -> int:
        """Begin with a window; return the number that it goes by.

        Raises:
            DecodeCancelledError: The job's cancel token is set.
        """
        _check_cancelled([job])
        # Forced tokens are certain. Timestamps between them are not: those are found by steps.
        search = _Search(job, [_Beam(() if self._rules.timestamps else job.forced, 0.0)])
        said, logits = _first_pass(self._decoder, self._rules, search)
        _advance(self._rules, [search], logits, 1, self._n_beams)
        self._cache.trees.append(TokenTree(job.window, said, self._n_beams))
        self._live.append((self._n_added, search))
        self._n_added += 1
        return self._n_added - 1

    def step(self) -> list[tuple[int, TokenSequence]]:
        """One more token for every beam; the windows that this ends, by their numbers.

        Raises:
            DecodeCancelledError: A job's cancel token is set.
        """
        live = [search for _, search in self._live]
        _check_cancelled([search.job for search in live])
        eot = self._rules.special.eot
        if any(search.end is None for search in live):
            self._extend(live, eot)
        ended = [(n, s.sequence(eot)) for n, s in self._live if s.end is not None]
        trees = zip(self._cache.trees, live, strict=True)
        self._cache.trees = [tree for tree, search in trees if search.end is None]
        self._live = [(n, search) for n, search in self._live if search.end is None]
        return ended

    def _extend(self, live: Sequence[_Search], eot: int) -> None:
        last = [
            [beam.tokens[-1] if beam.tokens else eot for beam in search.rows(self._n_beams)]
            for search in live
        ]
        decoder = self._decoder
        hidden = decoder(torch.tensor(last, device=decoder.embedding.device), self._cache)
        logits = decoder.logits(hidden.flatten(0, 1))
        sources = _advance(self._rules, live, logits, self._n_beams, self._n_beams)
        for tree, origin in zip(self._cache.trees, sources, strict=True):
            tree.go_on(origin)


def search_beams(
    decoder: TextDecoder, rules: TokenRules, jobs: Sequence[DecodeJob]
) -> list[TokenSequence]:
    """Decode a batch: all its windows at a time.

    Raises:
        DecodeCancelledError: A job's cancel token is set.
    """
    search = BeamSearch(decoder, rules, jobs[0].beams, len(jobs))
    numbers = [search.add(job) for job in jobs]
    found: dict[int, TokenSequence] = {}
    while not search.is_empty:
        found.update(search.step())
    return [found[number] for number in numbers]


def _first_pass(decoder: TextDecoder, rules: TokenRules, search: _Search) -> tuple[KvCache, Tensor]:
    """Feed the prompt and the forced beginning; their keys, and logits of what follows."""
    fed, window = search.fed, search.job.window
    cache = decoder.new_cache([window], len(fed))
    hidden = decoder(torch.tensor([fed], device=decoder.embedding.device), cache)[0]
    logits = decoder.logits(hidden[[search.job.sot_index, -1]])
    search.no_speech_prob = float(logits[0].softmax(-1)[rules.special.no_speech])
    return cache, logits[1:]


def _advance(
    rules: TokenRules,
    searches: Sequence[_Search],
    logits: Tensor,
    rows_each: int,
    n_beams: int,
) -> list[list[int]]:
    """One more token for every beam; which beam each goes on from, `[window][beam]`."""
    beams = [beam for search in searches for beam in search.rows(rows_each)]
    forced = [search.job.forced for search in searches for _ in range(rows_each)]
    rules.mask(logits, [beam.tokens for beam in beams], forced)
    best, chosen = rules.likeliest(logits, n_beams + 1)
    values, tokens = best.tolist(), chosen.tolist()
    order = []
    for number, search in enumerate(searches):
        sources: list[int] = []
        if search.end is None:
            first = number * rows_each
            candidates = [
                (beam.total + value, i, token)
                for i, beam in enumerate(search.beams[:rows_each])
                for value, token in zip(values[first + i], tokens[first + i], strict=True)
                if value > -torch.inf
            ]
            sources = search.advance(sorted(candidates, reverse=True), rules.special.eot)
            search.steps += 1
        order.append([*sources, *[0] * (n_beams - len(sources))])
    return order


def _check_cancelled(jobs: Sequence[DecodeJob]) -> None:
    for job in jobs:
        if job.cancel is not None and job.cancel.is_set():
            raise DecodeCancelledError("the decode was cancelled")
