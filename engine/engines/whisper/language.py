"""Which language is spoken, from the decoder's first step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from engine.engines.whisper.cache import CrossKeyValues
from engine.engines.whisper.network import TextDecoder
from engine.engines.whisper.tokens import SpecialTokens

MIN_PROBABILITY = 0.5
MIN_FRAMES = 200
"""2 s. A stream's language is fixed by a commit at least this long whose language is at least
``MIN_PROBABILITY`` probable; before that every window is asked anew."""


@dataclass(frozen=True, slots=True)
class DetectedLanguage:
    """The most probable language.

    Attributes:
        language: ISO code.
        probability: Among the languages that were allowed, 0 to 1.
    """

    language: str
    probability: float


def detect_languages(
    decoder: TextDecoder,
    special: SpecialTokens,
    windows: Sequence[CrossKeyValues],
    allowed: Sequence[str] = (),
) -> list[DetectedLanguage]:
    """Detect the language of each window, restricted to ``allowed`` (empty: all of the model's)."""
    codes = [code for code in special.languages if not allowed or code in allowed]
    device = decoder.embedding.device
    cache = decoder.new_cache(windows, 1)
    tokens = torch.full((len(windows), 1), special.sot, device=device)
    logits = decoder.logits(decoder(tokens, cache)[:, 0])
    ids = torch.tensor([special.languages[code] for code in codes], device=device)
    probabilities = logits[:, ids].softmax(-1)
    best = probabilities.max(-1)
    return [
        DetectedLanguage(codes[index], probability)
        for index, probability in zip(best.indices.tolist(), best.values.tolist(), strict=True)
    ]
