"""Answers in every dialect that servers were seen to speak, and in some that they were not."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.engines.remote.languages import language_code
from engine.engines.remote.transcription import find_reason, parse_transcription
from engine.errors import UnavailableError
from engine.words import plain


def parse(answer, duration_s=10.0, kind="application/json"):
    body = answer if isinstance(answer, str) else json.dumps(answer)
    return parse_transcription(body, kind, duration_s)


def segment(text, start, end, **fields):
    return {"id": 0, "text": text, "start": start, "end": end, **fields}


def spans(heard):
    return [(s.text, s.start_s, s.end_s) for s in heard.segments]


def test_plain_json_is_text_without_times():
    heard = parse({"text": " Hello there."})
    assert (heard.text, heard.segments, heard.language) == ("Hello there.", (), None)


def test_plain_text_is_text_even_where_it_looks_like_json():
    for said in ("Hello there.", "1984", "null", '"quoted"'):
        assert parse(said, kind="text/plain; charset=utf-8").text == said.strip('"')


def test_half_characters_are_joined_or_replaced():
    """Servers that cut a text by UTF-16 units send them; no file and no store takes them."""
    words = [{"word": "so\ud83d", "start": 0.0, "end": 1.0}]
    body = {"text": "so\ud83d", "segments": [segment("so\ud83d", 0.0, 1.0)], "words": words}
    heard = parse(body)
    assert heard.text == "so\ufffd"
    assert spans(heard) == [("so\ufffd", 0.0, 1.0)]
    assert [w.text for w in heard.segments[0].words or ()] == [" so\ufffd"]
    assert parse({"text": "good \ud83d\ude00"}).text == "good \U0001f600"
    assert find_reason({"error": "no\udc00"}) == "no\ufffd"


def test_segments_keep_their_times_and_the_space_before_them():
    heard = parse(
        {
            "text": "One two. Three.",
            "language": "english",
            "segments": [segment(" One two.", 0.5, 2.0), segment("Three.", 2.5, 4.0)],
        }
    )
    assert spans(heard) == [("One two.", 0.5, 2.0), (" Three.", 2.5, 4.0)]
    assert heard.language == "en"


def test_text_without_spaces_gets_none():
    rows = [segment("今日は", 0, 1), segment("いい天気", 1, 2)]
    heard = parse({"text": "今日はいい天気", "language": "ja", "segments": rows})
    assert "".join(s.text for s in heard.segments) == "今日はいい天気"


def test_segments_alone_are_the_text():
    heard = parse({"segments": [segment("one", 0, 1), segment("two", 1, 2)]})
    assert heard.text == "one two"


def test_times_past_the_clip_are_clipped_and_do_not_run_backwards():
    rows = [segment("one", -1.0, 6.0), segment("two", 5.0, 14.0)]
    assert spans(parse({"text": "one two", "segments": rows})) == [
        ("one", 0.0, 6.0),
        (" two", 6.0, 10.0),
    ]


@pytest.mark.parametrize(
    "bad",
    [
        {"start": None},
        {"start": "0.5"},
        {"end": float("nan")},
        {"start": 4.0, "end": 3.0},
        {"start": 11.0, "end": 12.0},
        {"start": True},
    ],
)
def test_times_that_do_not_hold_leave_the_text(bad):
    rows = [segment("one", 0.0, 1.0), {**segment("two", 1.0, 2.0), **bad}]
    heard = parse({"text": "one two", "segments": rows})
    assert (heard.text, heard.segments) == ("one two", ())


def test_words_that_only_the_whole_text_has_are_kept():
    rows = [segment("one", 0.0, 1.0), segment("four", 3.0, 4.0)]
    heard = parse({"text": "One two three four.", "segments": rows})
    assert (heard.text, heard.segments) == ("One two three four.", ())


def test_confidences_that_are_null_or_missing_are_unknown():
    rows = [segment("a", 0, 1, avg_logprob=None, no_speech_prob=None), segment("b", 1, 2)]
    heard = parse({"text": "a b", "segments": rows})
    assert (heard.avg_logprob, heard.no_speech_prob) == (None, None)
    rows = [segment("a", 0, 1, avg_logprob=-0.5, no_speech_prob=0.9)]
    rows += [segment("b", 1, 2, avg_logprob=-1.5, no_speech_prob=0.2)]
    heard = parse({"text": "a b", "segments": rows})
    assert (heard.avg_logprob, heard.no_speech_prob) == (-1.0, 0.2)


def test_words_of_the_answer_or_of_its_segments_are_dealt_out():
    words = [{"word": w, "start": i, "end": i + 0.5} for i, w in enumerate(["one", "two", "three"])]
    rows = [segment(" One, two.", 0, 2), segment(" Three!", 2, 3)]
    for answer in (
        {"text": "One, two. Three!", "segments": rows, "words": words},
        {
            "text": "One, two. Three!",
            "words": None,
            "segments": [{**rows[0], "words": words[:2]}, {**rows[1], "words": words[2:]}],
        },
    ):
        heard = parse(answer)
        told = [[(w.text, w.start_s) for w in s.words] for s in heard.segments]
        assert told == [[(" One,", 0.0), (" two.", 1.0)], [(" Three!", 2.0)]]


def test_words_that_do_not_fit_are_left_out_where_they_do_not():
    words = [{"word": "other", "start": 0, "end": 1}, {"word": "Three", "start": 2, "end": 3}]
    rows = [segment("One two.", 0, 2), segment("Three.", 2, 3)]
    heard = parse({"text": "One two. Three.", "segments": rows, "words": words})
    assert heard.segments[0].words is None
    assert [w.text for w in heard.segments[1].words] == [" Three."]


@pytest.mark.parametrize("blank", ["[BLANK_AUDIO]", " [BLANK_AUDIO] ", "", "   "])
def test_blank_audio_is_no_text(blank):
    assert parse({"text": blank, "segments": [segment(blank, 0, 10)]}).text == ""


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("<!DOCTYPE html><html><title>Sign in</title>", "text/html"),
        ("<html>", "text/plain"),
        ('{"text": "hel', "application/json"),
        ("[]", "application/json"),
        ('{"error": {"message": "no"}}', "application/json"),
        ('{"id": 3}', "application/json"),
        ("[" * 100_000, "application/json"),
    ],
)
def test_what_is_no_transcription_is_an_error_and_never_a_caption(body, kind):
    with pytest.raises(UnavailableError, match="answers with"):
        parse(body, kind=kind)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"error": {"message": "bad model", "type": "x"}}, "bad model"),
        ({"error": "bad model"}, "bad model"),
        ({"detail": "bad model"}, "bad model"),
        ({"detail": [{"loc": ["body", "file"], "msg": "Field required"}]}, "file: Field required"),
        ({"detail": {"error": "bad model"}}, "bad model"),
        ({"object": "error", "message": "bad model", "code": 404}, "bad model"),
        ("plain\nwords", "plain words"),
        ({"detail": None}, ""),
        (None, ""),
    ],
)
def test_the_reason_is_found_in_every_shape_of_error(body, reason):
    assert find_reason(body) == reason


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("en", "en"),
        ("English", "en"),
        ("haitian creole", "ht"),
        ("zh-CN", "zh"),
        ("yue", "yue"),
        ("", None),
        (None, None),
        (7, None),
        ("und", None),
        ("klingon language", None),
    ],
)
def test_languages_by_code_and_by_name(said, code):
    assert language_code(said) == code


json_values = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
rows = st.fixed_dictionaries(
    {},
    optional={
        "text": st.text(max_size=12) | json_values,
        "start": st.floats(-2, 20) | json_values,
        "end": st.floats(-2, 20) | json_values,
        "words": st.lists(
            st.fixed_dictionaries({"word": st.text(max_size=5), "start": st.floats(-1, 20)})
        ),
        "avg_logprob": json_values,
    },
)


@given(
    text=st.text(max_size=30) | json_values,
    segments=st.lists(rows, max_size=4) | json_values,
    words=st.lists(json_values, max_size=3) | json_values,
    language=json_values,
)
def test_no_answer_breaks_the_reader_and_times_always_hold(text, segments, words, language):
    answer = {"text": text, "segments": segments, "words": words, "language": language}
    try:
        heard = parse(answer)
    except UnavailableError:
        return
    last = 0.0
    for part in heard.segments:
        assert last <= part.start_s <= part.end_s <= 10.0
        assert all(math.isfinite(w.start_s) and w.end_s <= 10.0 for w in part.words or ())
        last = part.end_s
    if heard.segments:
        joined = "".join(part.text for part in heard.segments)
        assert plain("".join(joined.split())) == plain("".join(heard.text.split()))
