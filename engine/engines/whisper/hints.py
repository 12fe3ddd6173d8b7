"""A draft's tokens, handed to the next decode of the same window as a guess."""

from __future__ import annotations

from dataclasses import dataclass

from engine.engines.whisper.tokens import SpecialTokens


@dataclass(frozen=True, slots=True)
class DraftHint:
    """What a decode at temperature 0 sampled, by value.

    Attributes:
        model: The loaded weights, by identity.
        prompt: Everything before the first sampled token: the language, and whether timestamps are
            written, among it.
        tokens: Sampled tokens, trailing timestamps left out: those move as audio arrives.
    """

    model: object
    prompt: tuple[int, ...]
    tokens: tuple[int, ...]


def make_hint(
    model: object, prompt: tuple[int, ...], tokens: tuple[int, ...], special: SpecialTokens
) -> DraftHint | None:
    """Keep what may help the next decode; None when nothing does."""
    end = len(tokens)
    while end and tokens[end - 1] >= special.timestamp_begin:
        end -= 1
    return DraftHint(model, prompt, tokens[:end]) if end else None


def usable_tokens(
    hint: object, model: object, prompt: tuple[int, ...], max_tokens: int
) -> tuple[int, ...]:
    """The hint's tokens when it is of the same model and prompt, shorter than the cap; else ()."""
    if not isinstance(hint, DraftHint) or hint.model is not model or hint.prompt != prompt:
        return ()
    return hint.tokens[: max_tokens - 1]
