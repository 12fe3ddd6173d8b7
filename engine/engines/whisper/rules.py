"""Which tokens may come next, and which is chosen. Agrees with openai-whisper's ``decoding.py``."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from engine.engines.whisper.config import GenerationConfig
from engine.engines.whisper.largest import largest, log_sum
from engine.engines.whisper.tokens import SpecialTokens, WhisperTokenizer


@dataclass(frozen=True, slots=True)
class Choice:
    """The token chosen at one position.

    Attributes:
        token: Its id.
        log_probability: Among the allowed tokens, at temperature 1.
        gap: By how much the choice is clear: the least of the distance of the two best logits and
            of what decided between text and timestamps.
        times_only: Whether the timestamps' joint probability ruled out text.
    """

    token: int
    log_probability: float
    gap: float
    times_only: bool


@dataclass(frozen=True, slots=True)
class TokenRules:
    """Suppressed tokens and timestamp rules of one engine.

    Attributes:
        special: Ids.
        bias: `[token]`, minus infinity at tokens that are never chosen, else 0.
        begin_bias: The same for the first token.
        timestamps: Whether the model writes timestamps.
        max_initial: The latest first timestamp, in timestamp tokens.
    """

    special: SpecialTokens
    bias: Tensor
    begin_bias: Tensor
    timestamps: bool
    max_initial: int

    def mask(
        self,
        logits: Tensor,
        histories: Sequence[Sequence[int]],
        forced: Sequence[Sequence[int]],
    ) -> None:
        """Set what may not follow to minus infinity, in place.

        Args:
            logits: `[n, token]`, float32.
            histories: The tokens sampled before each, the prompt left out.
            forced: The text tokens that each must begin with.
        """
        logits += self.bias
        for i, (history, beginning) in enumerate(zip(histories, forced, strict=True)):
            if history and not self.timestamps and not beginning:
                continue
            row = logits[i]
            if not history:
                row += self.begin_bias
            if self.timestamps:
                for start, end in self._ruled_out(history):
                    row[start:end] = -torch.inf
            if beginning:
                self._force(row, history, beginning)

    def choose(self, logits: Tensor) -> list[Choice]:
        """Choose greedily from masked logits `[n, token]`."""
        begin = self.special.timestamp_begin
        columns = _summary(logits[:, :begin])
        if self.timestamps:
            columns += _summary(logits[:, begin:])
        table = torch.stack([column.double() for column in columns], 1).tolist()
        return [self._decide(*row) for row in table]

    def likeliest(self, logits: Tensor, n: int) -> tuple[Tensor, Tensor]:
        """The ``n`` likeliest tokens of masked logits `[row, token]`, best first.

        Text is ruled out, in place, where timestamps together win.

        Returns:
            Log-probabilities and tokens, `[row, n]`.
        """
        if self.timestamps:
            begin = self.special.timestamp_begin
            times_only = logits[:, begin:].logsumexp(1) > logits[:, :begin].max(1).values
            logits[times_only, :begin] = -torch.inf
        values, tokens = largest(logits, n)
        return values - log_sum(logits, values[:, 0], tokens[:, 0])[:, None], tokens

    def sample(self, logits: Tensor, choice: Choice, temperature: float, noise: Tensor) -> Choice:
        """Choose at a temperature from one row of masked logits, `[token]`.

        Args:
            logits: The row that ``choice`` was made from; changed in place.
            choice: The greedy choice, which knows whether text is ruled out.
            temperature: Above 0.
            noise: Independent exponential variates, `[token]`.
        """
        if choice.times_only:
            logits[: self.special.timestamp_begin] = -torch.inf
        # The argmax of logits plus Gumbel noise is a sample of their softmax.
        token = int((logits / temperature - noise.log()).argmax())
        total = float(logits[choice.token]) - choice.log_probability
        return Choice(token, float(logits[token]) - total, math.inf, choice.times_only)

    def _decide(
        self,
        text_best: float,
        text_second: float,
        text_token: float,
        text_total: float,
        times_best: float = -math.inf,
        times_second: float = -math.inf,
        times_token: float = 0.0,
        times_total: float = -math.inf,
    ) -> Choice:
        times_only = times_total > text_best
        decided = abs(times_total - text_best) if math.isfinite(times_total) else math.inf
        time_id = self.special.timestamp_begin + int(times_token)
        if times_only:
            gap = min(decided, times_best - times_second)
            return Choice(time_id, times_best - times_total, gap, True)
        high, low = max(text_total, times_total), min(text_total, times_total)
        total = high + math.log1p(math.exp(low - high))
        if text_best >= times_best:
            gap = min(decided, text_best - max(text_second, times_best))
            return Choice(int(text_token), text_best - total, gap, False)
        gap = min(decided, times_best - max(times_second, text_best))
        return Choice(time_id, times_best - total, gap, False)

    def _force(self, row: Tensor, history: Sequence[int], beginning: Sequence[int]) -> None:
        """Leave one text token while the forced beginning lasts.

        It gets the best text's logit, so that timestamps come where the model would have set them.
        """
        n_said = sum(token < self.special.eot for token in history)
        if n_said >= len(beginning):
            return
        text = row[: self.special.timestamp_begin]
        # Where the timestamp rules leave no text, a timestamp comes first.
        any_text = row[: self.special.eot].max()
        logit = text.max() if any_text > -torch.inf else any_text
        text.fill_(-torch.inf)
        row[beginning[n_said]] = logit

    def _ruled_out(self, history: Sequence[int]) -> list[tuple[int, int]]:
        """Id ranges that the timestamp rules exclude after ``history``."""
        begin, eot = self.special.timestamp_begin, self.special.eot
        end = len(self.bias)
        if not history:
            return [(0, begin), (begin + self.max_initial + 1, end)]
        ruled: list[tuple[int, int]] = []
        after_time = history[-1] >= begin
        after_pair = after_time and (len(history) < 2 or history[-2] >= begin)
        if after_pair:
            ruled.append((begin, end))
        elif after_time:
            ruled.append((0, eot))
        last = next((token for token in reversed(history) if token >= begin), None)
        if last is not None and not after_pair:
            # A segment's end may be repeated as the next one's start; else time must go on.
            ruled.append((begin, last if after_time else last + 1))
        return ruled


def build_rules(
    tokenizer: WhisperTokenizer,
    generation: GenerationConfig,
    n_vocabulary: int,
    device: torch.device,
    timestamps: bool,
    max_initial: int,
) -> TokenRules:
    """Make the rules of one model."""
    special = tokenizer.special
    suppress = set(generation.suppress or tokenizer.non_speech_tokens())
    # Nothing between the end of text and the first timestamp is ever text.
    suppress |= set(range(special.eot + 1, special.timestamp_begin))
    if not timestamps:
        suppress |= set(range(special.timestamp_begin, n_vocabulary))
    begin = generation.begin_suppress or (*tokenizer.encode(" "), special.eot)
    return TokenRules(
        special,
        _bias(suppress, n_vocabulary).to(device),
        _bias(begin, n_vocabulary).to(device),
        timestamps,
        max_initial,
    )


def _bias(tokens: Sequence[int] | set[int], n_vocabulary: int) -> Tensor:
    bias = torch.zeros(n_vocabulary)
    bias[[token for token in tokens if 0 <= token < n_vocabulary]] = -torch.inf
    return bias


def _summary(logits: Tensor) -> list[Tensor]:
    """The best of each row, the second best, where the best is, and the logarithm of all."""
    best, at = largest(logits, 2)
    return [best[:, 0], best[:, 1], at[:, 0], log_sum(logits, best[:, 0], at[:, 0])]
