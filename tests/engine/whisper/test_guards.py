from __future__ import annotations

import pytest

from engine.engines.whisper.guards import LoopContext, compression_ratio, token_cap


def looped_at(tokens: list[int]) -> int | None:
    context = LoopContext()
    return next((i for i, token in enumerate(tokens) if context.write(token)), None)


@pytest.mark.parametrize(
    "tokens",
    [
        [5, 6] * 8,  # "no, no, no, no, no, no, no, no"
        list(range(200)),  # a count
        [token for n in range(60) for token in (n, 900)],  # "one, two, three," with its commas
        [1, 2, 3, 4, 5, 6, 7, 8, 9] * 4,  # a chorus
        [1, 2, 3, 4, 5, 6, 7, 8, 9] * 4 + [*range(20, 60)] + [1, 2, 3, 4, 5, 6, 7, 8, 9] * 4,
    ],
)
def test_people_who_repeat_themselves_are_not_a_loop(tokens):
    assert looped_at(tokens) is None


@pytest.mark.parametrize("period", [1, 2, 3, 7, 12, 30, 40])
def test_an_endless_phrase_is_a_loop_before_the_token_cap(period):
    tokens = [*range(500, 510), *(list(range(period)) * 224)]
    at = looped_at(tokens[:224])
    assert at is not None
    assert at < max(55, 10 + 5 * period)


def test_the_share_is_of_the_longest_repetition():
    context = LoopContext()
    for token in [*range(10, 30), *([1, 2] * 10)]:
        context.write(token)
    assert context.share == pytest.approx(0.5)


def test_the_cap_follows_the_audio_up_to_half_the_positions():
    assert token_cap(1.0, 6.0, 12) == 18
    assert token_cap(0.51, 6.0, 12) == 16
    assert token_cap(30.0, 6.0, 12) == 192
    assert token_cap(300.0, 6.0, 12) == 224


def test_repetitive_text_compresses_past_the_threshold():
    assert compression_ratio("") == 0.0
    assert compression_ratio("And so my fellow Americans ask not what your country can do") < 1.5
    assert compression_ratio("thank you very much " * 12) > 2.4
