"""The engine on a random little model: its promises do not depend on what it was taught."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.seam import (
    AsrEngine,
    ContinuousEngine,
    DecodedSegment,
    DecodeKind,
    DecodeRequest,
    Frames,
    WindowDecode,
)
from engine.engines.whisper import WhisperEngine, WhisperOptions
from engine.engines.whisper.carry import WhisperCarry
from engine.engines.whisper.decoding import decode_jobs
from engine.engines.whisper.hints import DraftHint
from engine.errors import DecodeCancelledError, SettingsError

Make = Callable[[int, int], Frames]


def said(decode: WindowDecode):
    """All that a consumer sees, times of computing and the hint left out."""
    kept = replace(decode, hint=None, encode_s=0.0, decode_s=0.0)
    # What a commit sounds like is asked of commits alone, and changes nothing.
    kept = replace(kept, heard_language=None, heard_probability=0.0)
    floats = ("avg_logprob", "no_speech_prob", "language_probability", "rejected_value")
    rounded = {name: round(getattr(kept, name), 3) for name in floats}
    return replace(kept, **rounded)


@pytest.fixture(scope="session", params=[True, False], ids=["timestamps", "text only"])
def lenient_engine(tiny_folder: Path, request: pytest.FixtureRequest) -> WhisperEngine:
    """Lets a random model's gibberish pass, so that there is text to compare."""
    options = WhisperOptions(
        device="cpu", encoder_dtype="float32", log_probability=-20.0, compression_ratio=99.0,
        timestamps=request.param,
    )  # fmt: skip
    return WhisperEngine.load(tiny_folder, options)


@pytest.fixture
def request_for(tiny_engine: WhisperEngine, noise_features: Make):
    def make(
        seed: int, frames: int = 280, kind=DecodeKind.DRAFT, language="en", prompt="", **more
    ) -> DecodeRequest:
        carry = tiny_engine.new_carry(language, prompt)
        return DecodeRequest(noise_features(seed, frames), 17, None, carry, kind, **more)

    return make


def test_it_is_an_asr_engine(tiny_engine: WhisperEngine):
    engine: AsrEngine = tiny_engine
    assert (engine.sample_rate, engine.hop, engine.window_frames) == (16_000, 160, 300)
    assert engine.languages == ("en", "de", "ja")
    assert engine.decode([]) == []


@pytest.mark.parametrize("kind", DecodeKind)
def test_each_of_a_batch_is_what_it_is_alone(tiny_engine: WhisperEngine, request_for, kind):
    prompts = ["", "a", "and this is rather a longer one", ""]
    languages = ["en", None, "ja", "de", None]
    requests = [
        request_for(i, 60 + 30 * i, kind, languages[i % 5], prompts[i % 4]) for i in range(8)
    ]
    alone = [said(tiny_engine.decode([request])[0]) for request in requests]
    for size in (2, 5, 8):
        assert [said(d) for d in tiny_engine.decode(requests[:size])] == alone[:size]


@given(st.integers(0, 400), st.data())
def test_a_hint_never_changes_the_result(lenient_engine: WhisperEngine, request_for, seed, data):
    """Be the hint right, wrong, too long, or nonsense."""
    request = request_for(seed, 250)
    plain = lenient_engine.decode([request])[0]
    tokens = [token for s in plain.segments for token in s.tokens]
    prefix = data.draw(st.integers(0, len(tokens)))
    noise = data.draw(st.lists(st.integers(0, 250) | st.integers(267, 900), max_size=40))
    timed = lenient_engine.options.timestamps
    prompt = lenient_engine.tokenizer.start_sequence("en", "transcribe", timed)
    start = (lenient_engine.tokenizer.special.timestamp_begin,) if timed else ()
    hint = DraftHint(lenient_engine.network, prompt, (*start, *tokens[:prefix], *noise))
    hinted = lenient_engine.decode([replace(request, hint=hint)])[0]
    assert said(hinted) == said(plain)


def test_a_drafts_own_hint_is_taken_whole(lenient_engine: WhisperEngine, request_for, monkeypatch):
    seen = []

    def watched(*args):
        seen.extend(decode_jobs(*args))
        return seen[-len(args[2]) :]

    monkeypatch.setattr("engine.engines.whisper.fallback.decode_jobs", watched)
    hinted = 0
    for seed in range(12):
        plain = lenient_engine.decode([request_for(seed)])[0]
        if plain.hint is None:
            continue
        again = lenient_engine.decode([request_for(seed, hint=plain.hint)])[0]
        assert said(again) == said(plain)
        if seen[-1].hint_accepted >= len(plain.hint.tokens) - 1:
            hinted += 1
            assert seen[-1].steps <= 2 + len(seen[-1].tokens) - len(plain.hint.tokens)
    assert hinted >= 6


def test_a_hint_of_another_prompt_or_engine_is_not_looked_at(
    tiny_folder: Path, tiny_engine: WhisperEngine, request_for
):
    other = WhisperEngine.load(tiny_folder, WhisperOptions(device="cpu"))
    request = request_for(1)
    prompt = tiny_engine.tokenizer.start_sequence("en", "transcribe", False)
    hint = DraftHint(other.network, prompt, (5, 6))
    prompted = DraftHint(tiny_engine.network, (1, 2), (5, 6))
    plain = said(tiny_engine.decode([request])[0])
    for wrong in (hint, prompted, "nonsense"):
        assert said(tiny_engine.decode([replace(request, hint=wrong)])[0]) == plain


def test_a_commit_that_falls_back_repeats_itself_exactly(tiny_engine: WhisperEngine, request_for):
    """Sampling is seeded by the window, not by what was decoded before or beside it."""
    requests = [request_for(seed, kind=DecodeKind.ENDPOINT) for seed in range(6)]
    first = [said(d) for d in tiny_engine.decode(requests)]
    assert any(decode.temperature > 0 for decode in first)
    tiny_engine.decode([request_for(99, kind=DecodeKind.ENDPOINT)])
    assert [said(d) for d in tiny_engine.decode(requests)] == first
    assert [said(d) for d in tiny_engine.decode(requests[::-1])] == first[::-1]


def test_a_draft_stays_at_temperature_0_and_says_why_it_is_held_back(
    tiny_engine: WhisperEngine, request_for
):
    drafts = tiny_engine.decode([request_for(seed) for seed in range(8)])
    assert {draft.temperature for draft in drafts} == {0.0}
    rejected = [draft for draft in drafts if draft.rejected]
    assert rejected
    for draft in rejected:
        assert draft.segments == ()
        assert draft.rejected_text
        assert draft.guards.get(str(draft.rejected)) == 1


def test_what_an_accepted_draft_reads_the_commit_says(lenient_engine: WhisperEngine, request_for):
    accepted = 0
    for seed in range(8):
        draft, commit = lenient_engine.decode(
            [request_for(seed), request_for(seed, kind=DecodeKind.ENDPOINT)]
        )
        if draft.rejected is None:
            accepted += 1
            assert said(draft) == said(commit)
    assert accepted >= 4


def test_times_never_pass_the_audio(lenient_engine: WhisperEngine, request_for):
    requests = [
        request_for(seed, 40 + 25 * seed, kind=DecodeKind.WINDOW_FULL, word_times=bool(seed % 2))
        for seed in range(10)
    ]
    for request, decode in zip(requests, lenient_engine.decode(requests), strict=True):
        n_frames = len(request.features)
        assert 0 < decode.complete_frames <= n_frames
        for segment in decode.segments:
            assert 0 <= segment.start_frame <= segment.end_frame <= n_frames
            if request.word_times:
                assert segment.words
                assert "".join(word.text for word in segment.words) == segment.text


class SetAfter:
    """A cancel token that is set once it was looked at ``looks`` times."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize("looks", [0, 1, 2, 4])
def test_a_cancel_token_is_looked_at_every_step(tiny_engine: WhisperEngine, request_for, looks):
    with pytest.raises(DecodeCancelledError):
        tiny_engine.decode([request_for(2), request_for(3, cancel=SetAfter(looks))])


@pytest.mark.parametrize("beams", [1, 3])
@pytest.mark.parametrize("at_once", [1, 2, 4])
def test_windows_that_come_and_go_are_decoded_as_alone(
    lenient_engine: WhisperEngine, request_for, at_once: int, beams: int
):
    frames = (280, 40, 300, 150, 90, 200, 31)
    requests = [
        request_for(i, n, DecodeKind.ENDPOINT, beams=beams, word_times=True)
        for i, n in enumerate(frames)
    ]
    # Now and then there is none for a moment, and then one after all.
    coming = iter([*requests[:3], None, *requests[3:5], None, *requests[5:]])
    taken: list[DecodeRequest] = []
    most = 0

    def take() -> DecodeRequest | None:
        nonlocal most
        request = next(coming, None)
        taken.extend([] if request is None else [request])
        most = max(most, len(taken) - len(decodes))
        return request

    decodes: dict[int, WindowDecode] = {}
    while len(decodes) < len(requests):
        for request, decode in lenient_engine.decode_each(take, at_once):
            decodes[id(request)] = decode
    assert most == at_once
    assert isinstance(lenient_engine, ContinuousEngine)
    for request in requests:
        (alone,) = lenient_engine.decode([request])
        assert said(decodes[id(request)]) == said(alone)


def test_without_a_window_there_is_nothing_to_decode(tiny_engine: WhisperEngine):
    assert list(tiny_engine.decode_each(lambda: None, 4)) == []


def test_windows_that_come_and_go_can_be_cancelled(tiny_engine: WhisperEngine, request_for):
    cancel = threading.Event()
    requests = iter([request_for(i, kind=DecodeKind.ENDPOINT, cancel=cancel) for i in range(3)])

    def take() -> DecodeRequest | None:
        request = next(requests, None)
        if request is None:
            cancel.set()
        return request

    with pytest.raises(DecodeCancelledError):
        list(tiny_engine.decode_each(take, 4))


def test_two_threads_may_decode_at_once(tiny_engine: WhisperEngine, request_for):
    requests = [[request_for(10 * k + i) for i in range(3)] for k in range(2)]
    expected = [[said(d) for d in tiny_engine.decode(batch)] for batch in requests]
    results: dict[int, list] = {}

    def work(k: int) -> None:
        results[k] = [[said(d) for d in tiny_engine.decode(requests[k])] for _ in range(4)]

    threads = [threading.Thread(target=work, args=(k,)) for k in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == {k: [expected[k]] * 4 for k in range(2)}


def test_requests_that_do_not_fit_are_named(tiny_engine: WhisperEngine, request_for):
    request = request_for(0)
    for features in (np.zeros((0, 80)), np.zeros((301, 80)), np.zeros((5, 81)), np.zeros(80)):
        with pytest.raises(SettingsError):
            tiny_engine.decode([replace(request, features=features.astype(np.float32))])


def test_languages_are_detected_among_those_allowed(tiny_folder: Path, request_for):
    options = WhisperOptions(device="cpu", allowed_languages=("de",))
    engine = WhisperEngine.load(tiny_folder, options)
    (decode,) = engine.decode([request_for(0, language=None)])
    assert (decode.language, decode.language_probability) == ("de", 1.0)
    with pytest.raises(SettingsError, match="does not hear xx"):
        WhisperEngine.load(tiny_folder, WhisperOptions(allowed_languages=("xx",)))
    with pytest.raises(SettingsError, match="does not hear xx"):
        engine.new_carry("xx")


def commit(text_tokens=(1, 2), probability=0.9, temperature=0.0, **more) -> WindowDecode:
    segment = DecodedSegment("x", 0, 250, text_tokens)
    return WindowDecode(
        (segment,), 250, language="de", language_probability=probability,
        temperature=temperature, **more,
    )  # fmt: skip


def test_only_a_sure_commit_fixes_the_language(tiny_engine: WhisperEngine):
    carry = tiny_engine.new_carry()
    assert tiny_engine.advance(carry, commit(), 250).language == "de"
    assert tiny_engine.advance(carry, commit(probability=0.4), 250).language is None
    short = replace(commit(), segments=(DecodedSegment("x", 0, 150, (1,)),))
    assert tiny_engine.advance(carry, short, 150).language is None
    assert tiny_engine.advance(carry, replace(commit(), segments=()), 250).language is None
    fixed = tiny_engine.new_carry("ja")
    assert tiny_engine.advance(fixed, commit(), 250).language == "ja"


def test_the_prompt_is_what_was_committed_and_no_more(tiny_engine: WhisperEngine):
    carry = WhisperCarry("en", tuple(range(60)))
    tail = DecodedSegment("y", 250, 290, (9,))
    decode = commit(tuple(range(100, 110)))
    decode = replace(decode, segments=(*decode.segments, tail))
    moved = tiny_engine.advance(carry, decode, 250)
    assert len(moved.prompt) == tiny_engine.options.carried_tokens
    assert moved.prompt[-11:] == (59, *range(100, 110))
    assert carry.prompt == tuple(range(60))
    assert tiny_engine.advance(carry, commit(temperature=0.6), 250).prompt == ()
    assert tiny_engine.advance(carry, commit(avg_logprob=-1.2), 250).prompt == ()
    held_back = replace(commit(avg_logprob=-1.2), segments=(), rejected="no_speech")
    assert tiny_engine.advance(carry, held_back, 250).prompt == carry.prompt


def test_the_vocabulary_stays_in_force_for_the_whole_stream(tiny_engine: WhisperEngine):
    carry = tiny_engine.new_carry("en", "Surtitle, Helstone", "We begin.")
    names = carry.vocabulary
    assert tiny_engine.tokenizer.decode(names) == " Surtitle, Helstone"
    assert tiny_engine.tokenizer.decode(carry.prompt) == " Surtitle, Helstone We begin."
    for _ in range(60):
        carry = tiny_engine.advance(carry, commit((4, 5, 6, 8)), 250)
        assert carry.prompt[: len(names)] == names
        assert len(carry.prompt) <= 223
    assert carry.prompt[-4:] == (4, 5, 6, 8)
    carry = tiny_engine.advance(carry, commit(temperature=0.8), 250)
    assert carry.prompt == names
    long = tiny_engine.new_carry("en", "Surtitle, " * 100, "We begin.")
    assert tiny_engine.tokenizer.decode(long.prompt).endswith(" We begin.")
    assert len(long.vocabulary) == 111


def test_a_given_prompt_is_encoded_with_a_leading_space(tiny_engine: WhisperEngine):
    carry = tiny_engine.new_carry("en", "  Surtitle <|endoftext|> ")
    assert tiny_engine.tokenizer.decode(carry.prompt) == " Surtitle "


def test_words_are_split_by_spaces_or_characters(tiny_engine: WhisperEngine):
    tokenizer = tiny_engine.tokenizer
    words = tokenizer.split_words(tokenizer.encode(" Grüße, ja"), "de")
    assert [text for text, _ in words] == [" Grüße", ",", " ja"]
    characters = tokenizer.split_words(tokenizer.encode("舞台の"), "ja")
    assert [text for text, _ in characters] == ["舞", "台", "の"]
    assert [len(tokens) for _, tokens in characters] == [3, 3, 3]
