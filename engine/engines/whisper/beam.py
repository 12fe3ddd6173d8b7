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


def search_beams(
    decoder: TextDecoder, rules: TokenRules, jobs: Sequence[DecodeJob]
) -> list[TokenSequence]:
    """Decode a batch. Jobs of one number of beams, at temperature 0, without hints.

    Raises:
        DecodeCancelledError: A job's cancel token is set.
    """
    # Forced tokens are certain. Timestamps between them are not: those are found step by step.
    searches = [_Search(job, [_Beam(() if rules.timestamps else job.forced, 0.0)]) for job in jobs]
    n_beams = jobs[0].beams
    longest = max(len(search.fed) for search in searches)
    cache = decoder.new_cache(
        [job.window for job in jobs], longest + max(job.max_tokens for job in jobs) + 1
    )
    _check_cancelled(jobs)
    logits = _first_pass(decoder, rules, searches, cache, longest)
    _advance(rules, searches, logits, 1, n_beams)
    cache.spread(n_beams)
    live: Sequence[_Search] = searches
    while live := _live(live, cache, n_beams):
        _check_cancelled(jobs)
        device = decoder.embedding.device
        eot = rules.special.eot
        last = [
            [search.beams[min(i, len(search.beams) - 1)].tokens[-1] if search.beams else eot]
            for search in live
            for i in range(n_beams)
        ]
        hidden = decoder(torch.tensor(last, device=device), cache)
        sources, n_changed = _advance(rules, live, decoder.logits(hidden[:, 0]), n_beams, n_beams)
        cache.reorder(sources, n_changed)
    return [search.sequence(rules.special.eot) for search in searches]


def _first_pass(
    decoder: TextDecoder,
    rules: TokenRules,
    searches: Sequence[_Search],
    cache: KvCache,
    longest: int,
) -> Tensor:
    """Feed the prompts and forced beginnings; logits after each, `[window, token]`."""
    device = decoder.embedding.device
    eot = rules.special.eot
    beginnings = [search.fed for search in searches]
    fed = [[*beginning, *[eot] * (longest - len(beginning))] for beginning in beginnings]
    hidden = decoder(torch.tensor(fed, device=device), cache)
    cache.truncate([len(beginning) for beginning in beginnings])
    rows = torch.arange(len(searches), device=device)
    starts = torch.tensor([search.job.sot_index for search in searches], device=device)
    silent = decoder.logits(hidden[rows, starts]).softmax(-1)[:, rules.special.no_speech]
    for search, probability in zip(searches, silent.tolist(), strict=True):
        search.no_speech_prob = probability
    ends = torch.tensor([len(beginning) - 1 for beginning in beginnings], device=device)
    return decoder.logits(hidden[rows, ends])


def _advance(
    rules: TokenRules,
    searches: Sequence[_Search],
    logits: Tensor,
    rows_each: int,
    n_beams: int,
) -> tuple[list[int], int]:
    """One more token for every beam.

    Returns:
        The cache rows that the new beams go on from, and how many last tokens of them are new.
    """
    beams = [
        search.beams[min(i, len(search.beams) - 1)] if search.beams else _Beam((), 0.0)
        for search in searches
        for i in range(rows_each)
    ]
    forced = [search.job.forced for search in searches for _ in range(rows_each)]
    rules.mask(logits, [beam.tokens for beam in beams], forced)
    best, chosen = rules.likeliest(logits, n_beams + 1)
    values, tokens = best.tolist(), chosen.tolist()
    order: list[int] = []
    changed = 0
    for number, search in enumerate(searches):
        first = number * rows_each
        before = search.beams
        sources: Sequence[int] = range(rows_each)
        if search.end is None:
            candidates = [
                (beam.total + value, i, token)
                for i, beam in enumerate(before[:rows_each])
                for value, token in zip(values[first + i], tokens[first + i], strict=True)
                if value > -torch.inf
            ]
            sources = search.advance(sorted(candidates, reverse=True), rules.special.eot)
            search.steps += 1
            changed = max(changed, _n_changed(before, sources))
        padded = [*sources, *[0] * (n_beams - len(sources))]
        order += [first + source for source in padded]
    return order, changed


def _n_changed(before: Sequence[_Beam], sources: Sequence[int]) -> int:
    """How many of the last tokens any row has to take over from the one that it goes on from."""
    changed = 0
    for row, source in enumerate(sources):
        other = before[source].tokens
        if row >= len(before):  # nobody's row, whatever it holds
            changed = max(changed, len(other))
        elif row != source:
            pairs = zip(before[row].tokens, other, strict=True)
            alike = next((i for i, (a, b) in enumerate(pairs) if a != b), len(other))
            changed = max(changed, len(other) - alike)
    return changed


def _live(searches: Sequence[_Search], cache: KvCache, n_beams: int) -> Sequence[_Search]:
    """The windows still searched; the batch shrinks once a quarter of it is done."""
    live = [i for i, search in enumerate(searches) if search.end is None]
    if not live or 4 * len(live) > 3 * len(searches):
        return [] if not live else searches
    cache.select_windows(live, n_beams)
    return [searches[i] for i in live]


def _check_cancelled(jobs: Sequence[DecodeJob]) -> None:
    for job in jobs:
        if job.cancel is not None and job.cancel.is_set():
            raise DecodeCancelledError("the decode was cancelled")
