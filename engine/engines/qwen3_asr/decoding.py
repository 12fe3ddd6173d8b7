"""The token loop: a batch of conversations, decoded greedily."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from engine.driver.seam import CancelToken
from engine.engines.guards import LOOP, TOKEN_CAP, LoopContext
from engine.engines.windows import check_cancelled

END_OF_TEXT = "end_of_text"


@dataclass(frozen=True, slots=True)
class DecodeJob:
    """One window.

    Attributes:
        prompt: The embedded conversation, the audio in it, `[positions, hidden]`.
        max_tokens: The token cap.
        cancel: Looked at every step.
    """

    prompt: Tensor
    max_tokens: int
    cancel: CancelToken | None = None


@dataclass(frozen=True, slots=True)
class TokenSequence:
    """What one job wrote.

    Attributes:
        tokens: Without the end mark.
        log_probabilities: Of each token.
        end: ``end_of_text``, ``loop``, or ``token_cap``.
        loop: Was told every token.
    """

    tokens: tuple[int, ...]
    log_probabilities: tuple[float, ...]
    end: str
    loop: LoopContext


@dataclass(slots=True)
class _Row:
    """A job on its way."""

    job: DecodeJob
    tokens: list[int] = field(default_factory=list)
    log_probabilities: list[float] = field(default_factory=list)
    end: str | None = None
    loop: LoopContext = field(default_factory=LoopContext)

    def push(self, token: int, log_probability: float, ends: frozenset[int]) -> None:
        if token in ends:
            self.end = END_OF_TEXT
            return
        self.tokens.append(token)
        self.log_probabilities.append(log_probability)
        if self.loop.write(token):
            self.end = LOOP
        elif len(self.tokens) >= self.job.max_tokens:
            self.end = TOKEN_CAP

    def sequence(self) -> TokenSequence:
        return TokenSequence(
            tuple(self.tokens), tuple(self.log_probabilities), self.end or END_OF_TEXT, self.loop
        )


class _Batch:
    """The language model's cache of a batch, left-padded: every row's last position is its end."""

    def __init__(self, network: Any, prompts: Sequence[Tensor]) -> None:  # noqa: ANN401
        from transformers import DynamicCache

        self._network = network
        self._cache = DynamicCache(config=network.config.text_config)
        longest = max(len(prompt) for prompt in prompts)
        padded = prompts[0].new_zeros(len(prompts), longest, prompts[0].shape[1])
        self._mask = torch.zeros(len(prompts), longest, dtype=torch.long, device=padded.device)
        for row, mask, prompt in zip(padded, self._mask, prompts, strict=True):
            row[longest - len(prompt) :] = prompt
            mask[longest - len(prompt) :] = 1
        positions = (self._mask.cumsum(1) - 1).clamp(min=0)
        self.logits = self._run(padded, positions)

    def step(self, tokens: Sequence[int]) -> None:
        """Feed one token to every row."""
        self._mask = torch.nn.functional.pad(self._mask, (0, 1), value=1)
        fed = torch.tensor(tokens, device=self._mask.device)[:, None]
        embedded = self._network.get_input_embeddings()(fed)
        self.logits = self._run(embedded, self._mask.sum(1, keepdim=True) - 1)

    def select(self, rows: Sequence[int]) -> None:
        """Keep some rows only."""
        at = torch.tensor(rows, device=self._mask.device)
        self._cache.batch_select_indices(at)
        self._mask = self._mask[at]

    def _run(self, embedded: Tensor, positions: Tensor) -> Tensor:
        hidden = self._network.model.language_model(
            inputs_embeds=embedded,
            attention_mask=self._mask,
            position_ids=positions,
            cache=self._cache,
            use_cache=True,
        ).last_hidden_state
        logits: Tensor = self._network.lm_head(hidden[:, -1]).float()
        return logits


def decode_jobs(
    network: Any,  # noqa: ANN401
    jobs: Sequence[DecodeJob],
    ends: frozenset[int],
) -> list[TokenSequence]:
    """Decode a batch. Each result is what the job alone would give, rounding aside.

    Args:
        network: ``Qwen3ASRForConditionalGeneration``.
        jobs: The windows.
        ends: Tokens that end a text.

    Raises:
        DecodeCancelledError: A job's cancel token is set.
    """
    rows = [_Row(job) for job in jobs]
    cancels = [job.cancel for job in jobs]
    check_cancelled(cancels)
    batch = _Batch(network, [job.prompt for job in jobs])
    live = rows
    while True:
        best = batch.logits.max(1)
        chosen = best.indices.tolist()
        log_probabilities = (best.values - batch.logits.logsumexp(1)).tolist()
        for row, token, log_probability in zip(live, chosen, log_probabilities, strict=True):
            if row.end is None:
                row.push(token, log_probability, ends)
        unfinished = [i for i, row in enumerate(live) if row.end is None]
        if not unfinished:
            return [row.sequence() for row in rows]
        check_cancelled(cancels)
        # Copying the cache for each row that ends costs more than a few steps of it.
        if 2 * len(unfinished) <= len(live):
            batch.select(unfinished)
            live = [live[i] for i in unfinished]
            chosen = [chosen[i] for i in unfinished]
        batch.step(chosen)
