"""Greedy TDT decoding: each step emits a token, or blank, and says how far to go on.

Agrees with transformers' ``ParakeetTDTGenerationMixin``, and bounds the tokens at one frame as
NeMo does. The state of a window is the prediction network's, and opens with each decode.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from engine.driver.seam import CancelToken
from engine.engines.windows import check_cancelled


@dataclass(frozen=True, slots=True)
class TdtToken:
    """One token.

    Attributes:
        token: Its id.
        start: The encoder frame at which it was emitted.
        end: ``start`` and its predicted duration.
        log_probability: Among all tokens and blank.
    """

    token: int
    start: int
    end: int
    log_probability: float


@dataclass(frozen=True, slots=True)
class TdtSequence:
    """What one window says.

    Attributes:
        tokens: In order of time, blank left out.
        steps: Steps of the joint network.
        bounded: How often the bound on tokens at one frame forced the next one.
    """

    tokens: tuple[TdtToken, ...]
    steps: int
    bounded: int


@dataclass(slots=True)
class _Row:
    """A window on its way."""

    n_frames: int
    frame: int = 0
    symbols: int = 0
    tokens: list[TdtToken] = field(default_factory=list)
    steps: int = 0
    bounded: int = 0

    def push(self, token: int, duration: int, log_probability: float, most_symbols: int) -> None:
        self.steps += 1
        self.tokens.append(TdtToken(token, self.frame, self.frame + duration, log_probability))
        self.symbols = self.symbols + 1 if duration == 0 else 0
        if self.symbols >= most_symbols:
            self.bounded += 1
            self.symbols, duration = 0, 1
        self.frame += duration

    def skip(self, duration: int) -> None:
        self.steps += 1
        self.symbols = 0
        self.frame += max(duration, 1)


class _Prediction:
    """The prediction network's state of every row of a batch."""

    def __init__(self, network: Any, n_rows: int) -> None:  # noqa: ANN401
        self._decoder = network.decoder
        config = network.config
        weight = network.decoder.embedding.weight
        shape = (config.num_decoder_layers, n_rows, config.decoder_hidden_size)
        self._hidden = weight.new_zeros(shape)
        self._cell = weight.new_zeros(shape)
        self.output = weight.new_zeros(n_rows, config.decoder_hidden_size)
        self.advance(list(range(n_rows)), [config.blank_token_id] * n_rows)

    def advance(self, rows: Sequence[int], tokens: Sequence[int]) -> None:
        """Tell the network the next token of some rows."""
        at = torch.tensor(rows, device=self.output.device)
        fed = torch.tensor(tokens, device=self.output.device)[:, None]
        embedded = self._decoder.embedding(fed)
        state = (self._hidden[:, at].contiguous(), self._cell[:, at].contiguous())
        predicted, (hidden, cell) = self._decoder.lstm(embedded, state)
        self._hidden[:, at], self._cell[:, at] = hidden, cell
        self.output[at] = self._decoder.decoder_projector(predicted)[:, 0]


def decode_windows(
    network: Any,  # noqa: ANN401
    heard: Sequence[Tensor],
    cancels: Sequence[CancelToken | None],
) -> list[TdtSequence]:
    """Decode a batch; each result is what the window alone would give.

    Args:
        network: ``ParakeetForTDT``.
        heard: Of each window the projected encoder frames, `[encoder frames, hidden]`.
        cancels: Looked at every step.

    Raises:
        DecodeCancelledError: A cancel token is set.
    """
    config = network.config
    blank, n_tokens = config.blank_token_id, config.vocab_size
    padded = torch.nn.utils.rnn.pad_sequence(list(heard), batch_first=True)
    rows = [_Row(len(frames)) for frames in heard]
    prediction = _Prediction(network, len(rows))
    while live := [i for i, row in enumerate(rows) if row.frame < row.n_frames]:
        check_cancelled(cancels)
        at = torch.tensor(live, device=padded.device)
        frames = torch.tensor([rows[i].frame for i in live], device=padded.device)
        logits = network.joint(prediction.output[at], padded[at, frames]).float()
        best = logits[:, :n_tokens].max(1)
        log_probabilities = (best.values - logits[:, :n_tokens].logsumexp(1)).tolist()
        tokens = best.indices.tolist()
        durations = logits[:, n_tokens:].argmax(1).tolist()
        emitted = []
        for i, token, index, log_probability in zip(
            live, tokens, durations, log_probabilities, strict=True
        ):
            duration = int(config.durations[index])
            if token == blank:
                rows[i].skip(duration)
                continue
            rows[i].push(token, duration, log_probability, config.max_symbols_per_step)
            emitted.append((i, token))
        if emitted:
            prediction.advance([i for i, _ in emitted], [token for _, token in emitted])
    return [TdtSequence(tuple(row.tokens), row.steps, row.bounded) for row in rows]
