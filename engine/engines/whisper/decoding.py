"""The token loop: a batch of windows, each with its prompt, temperature, and hint.

A hint is a guess at the tokens. It is fed together with the prompt, in one pass; what the greedy
rule would have chosen too is kept, and the loop goes on from the first token it would not have.
Where the loop then meets the hint again (one word was heard anew, the rest was not), the next few
tokens of the hint are guessed and checked in one pass in the same way.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import torch
from torch import Tensor

from engine.driver.seam import CancelToken
from engine.engines.whisper.cache import CrossKeyValues, KvCache
from engine.engines.whisper.guards import LOOP, TOKEN_CAP, LoopContext
from engine.engines.whisper.network import TextDecoder
from engine.engines.whisper.rules import Choice, TokenRules
from engine.errors import DecodeCancelledError

NEAR_TIE = 1e-3
"""Two logits closer than this may change places between a parallel pass and single steps."""

GUESS_TOKENS = 8
"""Tokens of the hint that are checked at once after it was left and met again: such a pass costs
about two steps."""

_MEETING_TOKENS = 6  # how far from its place in the hint a token may be met again

END_OF_TEXT = "end_of_text"
NEAR_TIE_END = "near_tie"


@dataclass(frozen=True, slots=True)
class DecodeJob:
    """One window at one temperature.

    Attributes:
        window: What the decoder attends to.
        prompt: Everything before the first sampled token.
        sot_index: Where in ``prompt`` the transcript starts.
        n_said: How many tokens before that are what was said before the window.
        max_tokens: The token cap.
        temperature: 0 chooses greedily.
        seed: Of the sampling at a temperature above 0.
        hint: Tokens to check in one pass, at temperature 0 only.
        forced: Text tokens that the transcript begins with, timestamps between them left open.
        speech_s: Seconds of speech that were heard in the window, for the guards.
        cancel: Looked at every step.
        beams: Hypotheses followed at temperature 0; more than one takes no hint.
    """

    window: CrossKeyValues
    prompt: tuple[int, ...]
    sot_index: int
    max_tokens: int
    temperature: float = 0.0
    seed: int = 0
    hint: tuple[int, ...] = ()
    forced: tuple[int, ...] = ()
    speech_s: float | None = None
    cancel: CancelToken | None = None
    beams: int = 1
    n_said: int = 0

    def without_said(self) -> DecodeJob:
        """The same window, heard without what was said before it."""
        # A vocabulary stays, behind the mark of previous text; the mark alone does not.
        kept = self.sot_index - self.n_said
        before = self.prompt[:kept] if kept > 1 else ()
        prompt = before + self.prompt[self.sot_index :]
        return replace(self, prompt=prompt, sot_index=len(before), n_said=0, hint=())


@dataclass(frozen=True, slots=True)
class TokenSequence:
    """What one job sampled.

    Attributes:
        tokens: Text and timestamps, without the end of text.
        avg_logprob: Mean log-probability, the end of text counted, as upstream.
        no_speech_prob: From the logits at the start of the transcript.
        end: ``end_of_text``, ``loop``, ``token_cap``, or ``near_tie``: repeat without the hint.
        repeated_share: ``LoopContext.share`` of the text.
        hint_accepted: Tokens of the hint that were kept.
        steps: Sequential steps of the network, the first pass counted.
    """

    tokens: tuple[int, ...]
    avg_logprob: float
    no_speech_prob: float
    end: str
    repeated_share: float
    hint_accepted: int
    steps: int


@dataclass(slots=True)
class _Row:
    """A job on its way."""

    job: DecodeJob
    eot: int
    tokens: list[int] = field(default_factory=list)
    sum_logprob: float = 0.0
    no_speech_prob: float = 0.0
    end: str | None = None
    loop: LoopContext = field(default_factory=LoopContext)
    generator: torch.Generator | None = None
    hint_accepted: int = 0
    hint_place: int = 0
    steps: int = 1

    def guess(self) -> tuple[int, ...]:
        """What the hint says comes next, if the last token is one of the hint's near its place."""
        hint = self.job.hint
        if self.end is not None or self.generator is not None or not hint or not self.tokens:
            return ()
        nearby = range(
            max(0, self.hint_place - _MEETING_TOKENS),
            min(len(hint) - 1, self.hint_place + _MEETING_TOKENS),
        )
        met = [place for place in nearby if hint[place] == self.tokens[-1]]
        if not met:
            return ()
        place = min(met, key=lambda place: abs(place - self.hint_place))
        self.hint_place = place + 1
        return hint[place + 1 : place + 1 + GUESS_TOKENS]

    def push(self, choice: Choice) -> None:
        """Append a token, and see whether it is the last."""
        self.sum_logprob += choice.log_probability
        if self.job.hint and choice.gap < NEAR_TIE:
            self.end = NEAR_TIE_END
        elif choice.token == self.eot:
            self.end = END_OF_TEXT
        else:
            self.tokens.append(choice.token)
            if choice.token < self.eot and self.loop.write(choice.token):
                self.end = LOOP
            elif len(self.tokens) >= self.job.max_tokens:
                self.end = TOKEN_CAP

    def sequence(self) -> TokenSequence:
        """The finished row."""
        return TokenSequence(
            tuple(self.tokens),
            self.sum_logprob / (len(self.tokens) + 1),
            self.no_speech_prob,
            self.end or END_OF_TEXT,
            self.loop.share,
            self.hint_accepted,
            self.steps,
        )


def decode_jobs(
    decoder: TextDecoder, rules: TokenRules, jobs: Sequence[DecodeJob]
) -> list[TokenSequence]:
    """Decode a batch. Each result is what the job alone would give.

    Raises:
        DecodeCancelledError: A job's cancel token is set.
    """
    rows = [_Row(job, rules.special.eot) for job in jobs]
    for row in rows:
        if row.job.temperature > 0:
            row.generator = torch.Generator().manual_seed(row.job.seed)
    longest = max(len(job.prompt) + len(job.hint) for job in jobs)
    capacity = longest + max(job.max_tokens for job in jobs) + GUESS_TOKENS
    cache = decoder.new_cache([job.window for job in jobs], capacity)
    _check_cancelled(rows)
    _first_pass(decoder, rules, rows, cache, longest)
    live: Sequence[_Row] = rows
    while any(row.end is None for row in live):
        _check_cancelled(rows)
        live = _drop_finished(live, cache)
        _step(decoder, rules, live, cache)
    return [row.sequence() for row in rows]


def _check_cancelled(rows: Sequence[_Row]) -> None:
    for row in rows:
        if row.job.cancel is not None and row.job.cancel.is_set():
            raise DecodeCancelledError("the decode was cancelled")


def _first_pass(
    decoder: TextDecoder,
    rules: TokenRules,
    rows: Sequence[_Row],
    cache: KvCache,
    longest: int,
) -> None:
    """Feed the prompts and hints, keep what the greedy rule would have chosen, and one more."""
    device = decoder.embedding.device
    fed = [[*row.job.prompt, *row.job.hint] for row in rows]
    padded = [
        tokens + [row.eot] * (longest - len(tokens)) for tokens, row in zip(fed, rows, strict=True)
    ]
    hidden = decoder(torch.tensor(padded, device=device), cache)
    # Of each row: the start of the transcript, the prompt's end, and every token of the hint.
    places = [
        [row.job.sot_index, *range(len(row.job.prompt) - 1, len(tokens))]
        for row, tokens in zip(rows, fed, strict=True)
    ]
    index = [(i, place) for i, chosen in enumerate(places) for place in chosen]
    at = torch.tensor(index, device=device)
    logits = decoder.logits(hidden[at[:, 0], at[:, 1]])
    lengths, offset = [], 0
    for row, chosen in zip(rows, places, strict=True):
        start, table = logits[offset], logits[offset + 1 : offset + len(chosen)]
        offset += len(chosen)
        row.no_speech_prob = float(start.softmax(-1)[rules.special.no_speech])
        hint = row.job.hint
        histories = [hint[:i] for i in range(len(hint) + 1)]
        rules.mask(table, histories, [row.job.forced] * len(histories))
        choices = rules.choose(table)
        for i, choice in enumerate(choices):
            agreed = i < len(hint) and choice.token == hint[i]
            row.push(_sampled(rules, row, table[i], choice))
            row.hint_accepted += agreed
            if row.end is not None or not agreed:
                break
        row.hint_place = row.hint_accepted
        lengths.append(len(row.job.prompt) + row.hint_accepted)
    cache.truncate(lengths)


def _drop_finished(rows: Sequence[_Row], cache: KvCache) -> Sequence[_Row]:
    """Shrink the batch once half of it is done; copying the cache for each row costs more."""
    live = [i for i, row in enumerate(rows) if row.end is None]
    if 2 * len(live) > len(rows):
        return rows
    cache.select(live)
    return [rows[i] for i in live]


def _step(decoder: TextDecoder, rules: TokenRules, rows: Sequence[_Row], cache: KvCache) -> None:
    """At least one more token for each unfinished row. Finished rows are not looked at."""
    device = decoder.embedding.device
    guesses = [row.guess() for row in rows]
    longest = max(len(guess) for guess in guesses)
    fed = [
        [row.tokens[-1] if row.tokens else row.eot, *guess, *[row.eot] * (longest - len(guess))]
        for row, guess in zip(rows, guesses, strict=True)
    ]
    before = list(cache.lengths)
    hidden = decoder(torch.tensor(fed, device=device), cache)
    if longest == 0:
        logits = decoder.logits(hidden[:, 0])
        rules.mask(logits, [row.tokens for row in rows], [row.job.forced for row in rows])
        choices = rules.choose(logits)
        for row, table, choice in zip(rows, logits, choices, strict=True):
            if row.end is None:
                row.steps += 1
                row.push(_sampled(rules, row, table, choice))
        return
    lengths = []
    for row, guess, states, length in zip(rows, guesses, hidden, before, strict=True):
        accepted = 0
        if row.end is None:
            row.steps += 1
            accepted = _accept(decoder, rules, row, guess, states[: len(guess) + 1])
        lengths.append(length + 1 + accepted)
    cache.truncate(lengths)


def _accept(
    decoder: TextDecoder, rules: TokenRules, row: _Row, guess: Sequence[int], states: Tensor
) -> int:
    """Keep of a guess what would have been chosen, and one token more; return how much."""
    logits = decoder.logits(states)
    said = tuple(row.tokens)
    histories = [(*said, *guess[:i]) for i in range(len(guess) + 1)]
    rules.mask(logits, histories, [row.job.forced] * len(histories))
    accepted = 0
    for i, choice in enumerate(rules.choose(logits)):
        agreed = i < len(guess) and choice.token == guess[i]
        row.push(_sampled(rules, row, logits[i], choice))
        accepted += agreed
        if row.end is not None or not agreed:
            break
    row.hint_accepted += accepted
    row.hint_place += accepted
    return accepted


def _sampled(rules: TokenRules, row: _Row, logits: Tensor, choice: Choice) -> Choice:
    if row.generator is None:
        return choice
    # Drawn on the CPU, so that a seed means the same on every device.
    noise = torch.empty(len(logits)).exponential_(generator=row.generator)
    return rules.sample(logits, choice, row.job.temperature, noise.to(logits.device))


def is_near(value: float, threshold: float) -> bool:
    """Whether a guard's value is too close to its threshold to trust a hinted decode."""
    return math.isfinite(value) and abs(value - threshold) < NEAR_TIE
