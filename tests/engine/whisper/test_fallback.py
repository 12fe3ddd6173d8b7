"""What becomes of a decode that its measures speak against."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import engine.engines.whisper.fallback as fallback
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.engines.whisper.decoding import END_OF_TEXT, DecodeJob, TokenSequence
from engine.engines.whisper.fallback import FallbackDecoder, FinalAttempt
from engine.engines.whisper.guards import TOKEN_CAP

JOB = DecodeJob(window=None, prompt=(1,), sot_index=0, max_tokens=50)  # type: ignore[arg-type]


def said(avg_logprob: float, no_speech_prob: float = 0.1) -> TokenSequence:
    """Six letters of the little tokenizer, as probable as asked."""
    return TokenSequence((3, 4, 5, 6, 8, 9), avg_logprob, no_speech_prob, END_OF_TEXT, 0.0, 0, 6)


@pytest.fixture
def decide(tiny_engine: WhisperEngine, monkeypatch: pytest.MonkeyPatch) -> Any:
    """`decide(sequences, speech_s, draft)`: what stands when each temperature says the next one."""
    asked: list[float] = []

    def decode(
        sequences: list[TokenSequence], speech_s: float | None, draft: bool, **job_fields: Any
    ) -> FinalAttempt:
        script = iter(sequences)

        def scripted(decoder: Any, rules: Any, jobs: list[DecodeJob]) -> list[TokenSequence]:
            asked.extend(job.temperature for job in jobs)
            return [next(script) for _ in jobs]

        monkeypatch.setattr(fallback, "decode_jobs", scripted)
        network = tiny_engine.network
        rules: Any = None
        decoder = FallbackDecoder(network.decoder, rules, tiny_engine.tokenizer, WhisperOptions())
        job = replace(JOB, speech_s=speech_s, **job_fields)
        (final,) = decoder.decode([job], [draft], [(0, 100)])
        return final

    decode.asked = asked  # type: ignore[attr-defined]
    return decode


@pytest.mark.parametrize("draft", [True, False])
def test_words_that_little_speech_carries_have_to_be_sure(decide, draft: bool):
    final = decide([said(-0.7)], 0.06, draft)
    assert final.rejected
    assert final.attempt.failed == "little_speech"
    assert final.attempt.value == -0.7
    assert decide.asked == [0.0], "no other temperature is asked"


@pytest.mark.parametrize(
    ("avg_logprob", "speech_s"),
    [(-0.3, 0.06), (-0.7, 0.3), (-0.7, None)],
    ids=["sure", "spoken", "nobody listened"],
)
def test_a_short_answer_stands(decide, avg_logprob: float, speech_s: float | None):
    final = decide([said(avg_logprob)], speech_s, False)
    assert not final.rejected
    assert not final.fired


def test_text_that_no_temperature_makes_likely_is_held_back(decide):
    final = decide([said(-2.5)] * 5 + [said(-3.5)], 3.0, False)
    assert final.rejected
    assert final.attempt.failed == "log_probability"
    assert final.fired["log_probability"] == 6


def test_of_doubted_text_the_most_probable_stands(decide):
    final = decide([said(-x) for x in (1.5, 1.2, 1.3, 1.8, 2.4, 3.0)], 3.0, False)
    assert not final.rejected
    assert final.attempt.sequence.avg_logprob == -1.2
    assert final.attempt.temperature == 0.2


def test_doubted_text_over_what_may_be_silence_is_held_back(decide):
    final = decide([said(-1.2, no_speech_prob=0.5)] * 6, 3.0, False)
    assert final.rejected
    assert (final.attempt.failed, final.attempt.value) == ("no_speech", 0.5)
    assert final.fired["log_probability"] == 6


def test_a_decode_that_runs_away_is_heard_without_what_was_said_before(decide):
    ran_away = replace(said(-0.1), end=TOKEN_CAP)
    prompted = {"prompt": (50, 1, 2, 3, 60), "sot_index": 4, "n_said": 3}
    final = decide([ran_away, said(-0.3)], 3.0, False, **prompted)
    assert not final.rejected
    assert final.attempt.sequence.avg_logprob == -0.3
    assert final.fired == {"token_cap": 1, "prompt": 1}
    assert decide.asked == [0.0, 0.0]


def test_a_decode_that_skips_speech_is_heard_without_what_was_said_before(decide):
    prompted = {"prompt": (50, 1, 2, 3, 60), "sot_index": 4, "n_said": 3}
    longer = replace(said(-0.4), tokens=tuple(range(3, 30)))
    final = decide([said(-0.1), longer], 20.0, False, **prompted)
    assert final.attempt.sequence is longer
    assert final.fired == {"prompt": 1}
    # The first stands where the second says no more, or is doubted itself.
    for second in (said(-0.2), replace(longer, avg_logprob=-1.2)):
        final = decide([said(-0.1), second], 20.0, False, **prompted)
        assert final.attempt.sequence.avg_logprob == -0.1
        assert not final.rejected
        assert not final.fired.get("prompt")


@pytest.mark.parametrize(
    ("prompt", "n_said", "left"),
    [((50, 7, 8, 1, 2, 60), 2, (50, 7, 8, 60)), ((50, 1, 2, 3, 4, 60), 4, (60,))],
    ids=["a vocabulary stays", "the mark alone does not"],
)
def test_what_was_said_leaves_the_prompt(prompt, n_said: int, left):
    job = replace(JOB, prompt=prompt, sot_index=5, n_said=n_said, hint=(1,)).without_said()
    assert job.prompt == left
    assert job.prompt[job.sot_index] == 60
    assert (job.n_said, job.hint) == (0, ())


def test_silence_is_asked_once(decide):
    final = decide([said(-1.2, no_speech_prob=0.8)], 3.0, False)
    assert final.rejected
    assert final.attempt.failed == "no_speech"
    assert decide.asked == [0.0]
