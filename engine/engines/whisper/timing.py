"""Word times from the decoder's attention to the audio.

Agrees with openai-whisper's ``timing.py``: the alignment heads' attention, normalized over the
tokens, median-filtered over time, averaged, and followed by dynamic time warping.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
import torch
from numpy.typing import NDArray

from engine.engines.whisper.cache import CrossKeyValues
from engine.engines.whisper.network import TextDecoder
from engine.engines.whisper.tokens import WhisperTokenizer

FRAMES_PER_POSITION = 2  # the encoder's second convolution has stride 2
MEDIAN_WIDTH = 7
_TO_THE_MEDIAN = (
    (0, 5), (0, 3), (1, 6), (2, 4), (0, 1), (3, 5), (2, 6),
    (2, 3), (3, 6), (4, 5), (1, 4), (1, 3), (3, 4),
)  # fmt: skip
"""Which two of seven numbers to put in order, one pair after the other, until the median is in the
middle: whole arrays at a time, it takes a fifth of what sorting each seven does."""

_ROWS = 16  # of the vocabulary's logits at a time: a window's whole text would take 60 MiB
_MAX_MEDIAN_FRAMES = 70.0  # 0.7 s; upstream's bound on a clip's median word duration
_PREPENDED = "\"'“¿([{-"
_APPENDED = "\"'.。,，!！?？:：”)]}、"  # noqa: RUF001
SENTENCE_ENDS = ".。!！?？"  # noqa: RUF001


@dataclass(frozen=True, slots=True)
class AlignedWord:
    """A word, its tokens, and its times in frames from the window's start."""

    text: str
    tokens: tuple[int, ...]
    start_frame: float
    end_frame: float
    probability: float


@dataclass(frozen=True, slots=True)
class WordAligner:
    """Aligns known text tokens with a window's audio. Immutable.

    Attributes:
        decoder: Text side of the network.
        tokenizer: Splits tokens into words.
        heads: (layer, head) of the attention that follows the audio.
    """

    decoder: TextDecoder
    tokenizer: WhisperTokenizer
    heads: tuple[tuple[int, int], ...]

    def align(
        self, window: CrossKeyValues, tokens: Sequence[int], language: str, task: str, n_frames: int
    ) -> list[AlignedWord]:
        """Return the words of ``tokens`` (text only) with their times, punctuation merged."""
        if not tokens or n_frames < FRAMES_PER_POSITION:
            return []
        start = self.tokenizer.start_sequence(language, task, timestamps=False)
        weights, probabilities = self._attention(window, start, tokens, n_frames)
        token_index, time_index = warp(-align_matrix(weights)[len(start) - 1 : -1])
        groups = self.tokenizer.split_words(tokens, language)
        ends = np.cumsum([0] + [len(ids) for _, ids in groups])
        first_times = time_index[np.searchsorted(token_index, np.arange(len(tokens) + 1))]
        times = first_times[ends] * FRAMES_PER_POSITION
        words = [
            AlignedWord(
                text,
                tuple(ids),
                float(times[i]),
                float(times[i + 1]),
                float(probabilities[ends[i] : ends[i + 1]].mean()),
            )
            for i, (text, ids) in enumerate(groups)
        ]
        return _merge_punctuation(_shorten_at_sentences(words))

    def _attention(
        self,
        window: CrossKeyValues,
        start: Sequence[int],
        tokens: Sequence[int],
        n_frames: int,
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The heads' weights `[head, token, audio]` and each text token's probability."""
        decoder = self.decoder
        device = decoder.embedding.device
        eot = self.tokenizer.special.eot
        fed = torch.tensor([[*start, *tokens, eot]], device=device)
        queries: list[torch.Tensor] = []
        cache = decoder.new_cache([window], fed.shape[1])
        hidden = decoder(fed, cache, alignment_queries=queries)[0]
        probabilities = self._probabilities(hidden[len(start) - 1 : -2], fed[0, len(start) : -1])
        query = torch.stack([queries[layer][0, head] for layer, head in self.heads])
        key = torch.stack([window.keys[layer, head] for layer, head in self.heads])
        key = key[:, : max(1, n_frames // FRAMES_PER_POSITION)].to(query)
        scores = (query @ key.transpose(1, 2)).float() * query.shape[-1] ** -0.5
        return scores.softmax(-1).cpu().numpy(), probabilities.cpu().numpy()

    def _probabilities(self, hidden: torch.Tensor, tokens: torch.Tensor) -> torch.Tensor:
        """How probable each of ``tokens`` is among all text, after ``hidden``, `[token, width]`."""
        eot = self.tokenizer.special.eot
        found = []
        for states, chosen in zip(
            torch.split(hidden, _ROWS), torch.split(tokens, _ROWS), strict=True
        ):
            shares = self.decoder.logits(states)[:, :eot].softmax(-1)
            found.append(shares.gather(1, chosen[:, None])[:, 0])
        return torch.cat(found)


def default_heads(layers: int, heads: int) -> tuple[tuple[int, int], ...]:
    """All heads of the upper half of the layers, upstream's choice for an unknown model."""
    return tuple((layer, head) for layer in range(layers // 2, layers) for head in range(heads))


def align_matrix(weights: NDArray[np.float32]) -> NDArray[np.float64]:
    """`[head, token, audio]` attention to one `[token, audio]` matrix of how well they match."""
    spread = weights.std(axis=1, keepdims=True)
    normal = (weights - weights.mean(axis=1, keepdims=True)) / np.maximum(spread, 1e-12)
    # A head at a time stays in the processor's cache.
    matched: NDArray[np.float64] = np.mean([_median_filter(head) for head in normal], axis=0)
    return matched.astype(np.float64)


def _median_filter(x: NDArray[np.float32]) -> NDArray[np.float32]:
    """Median of seven along the last axis, reflecting at its ends; as it is when it is shorter."""
    reach, n = MEDIAN_WIDTH // 2, x.shape[-1]
    if n <= reach:
        return x
    padded = np.pad(x, [(0, 0)] * (x.ndim - 1) + [(reach, reach)], mode="reflect")
    places = [padded[..., i : i + n] for i in range(MEDIAN_WIDTH)]
    for a, b in _TO_THE_MEDIAN:
        places[a], places[b] = np.minimum(places[a], places[b]), np.maximum(places[a], places[b])
    return places[reach]


def warp(cost: NDArray[np.float64]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Dynamic time warping through `[token, audio]` costs: the path's token and time indices.

    A token at once: what reaches a time, by staying with the token from some earlier time on, is
    the least of what came in until then, each less the token's costs up to there.
    """
    n_tokens, n_times = cost.shape
    before = np.full(n_times + 1, np.inf)  # accumulated costs of the token before; 0 is the border
    before[0] = 0.0
    step = np.full((n_tokens + 1, n_times + 1), 2, np.int8)
    for token, costs in enumerate(cost, 1):
        diagonal, new_token = before[:-1], before[1:]
        spent = np.cumsum(costs)
        total = np.full(n_times + 1, np.inf)
        entered = np.minimum(diagonal, new_token) - (spent - costs)
        total[1:] = spent + np.minimum.accumulate(entered)
        same_token = total[:-1]
        chosen = np.where((new_token < diagonal) & (new_token < same_token), 1, 2)
        step[token, 1:] = np.where((diagonal < new_token) & (diagonal < same_token), 0, chosen)
        before = total
    return _trace(step)


def _trace(step: NDArray[np.int8]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Back from the end: 0 is diagonal, 1 a new token, 2 the same one."""
    i, j = step.shape[0] - 1, step.shape[1] - 1
    path: list[tuple[int, int]] = []
    while i > 0 and j > 0:
        path.append((i - 1, j - 1))
        move = step[i, j]
        i, j = i - (move in (0, 1)), j - (move in (0, 2))
    steps = np.array(path[::-1], np.intp)
    return steps[:, 0], steps[:, 1]


def _shorten_at_sentences(words: Sequence[AlignedWord]) -> list[AlignedWord]:
    """Words beside a sentence's end swallow the pause; cut them to twice the median duration."""
    durations = [w.end_frame - w.start_frame for w in words if w.end_frame > w.start_frame]
    if not durations:
        return list(words)
    longest = 2 * min(_MAX_MEDIAN_FRAMES, float(np.median(durations)))
    out = list(words[:1])
    for before, word in pairwise(words):
        kept = word
        if word.end_frame - word.start_frame > longest:
            if word.text.strip() in SENTENCE_ENDS:
                kept = replace(word, end_frame=word.start_frame + longest)
            elif before.text.strip() in SENTENCE_ENDS:
                kept = replace(word, start_frame=word.end_frame - longest)
        out.append(kept)
    return out


def _merge_punctuation(words: Sequence[AlignedWord]) -> list[AlignedWord]:
    """Join opening signs with the word after them, closing signs with the word before them."""
    merged: list[AlignedWord] = []
    opening: AlignedWord | None = None
    for word in words:
        following = word
        if opening is not None:
            following = replace(
                word, text=opening.text + word.text, tokens=opening.tokens + word.tokens
            )
            opening = None
        if following.text.startswith(" ") and following.text.strip() in _PREPENDED:
            opening = following
        elif merged and following.text in _APPENDED and not merged[-1].text.endswith(" "):
            before = merged[-1]
            merged[-1] = replace(
                before, text=before.text + following.text, tokens=before.tokens + following.tokens
            )
        else:
            merged.append(following)
    return merged if opening is None else [*merged, opening]
