"""What a server's answer makes of a window."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.driver.seam import DecodeKind
from engine.engines.remote.engine import RemoteCarry
from engine.engines.remote.transcription import parse_transcription
from engine.engines.remote.windows import window_decode
from remote_requests import full, request, seg, text_of
from speech_server import Reply, spoken


def test_a_full_window_commits_as_its_segments_allow(server, engine):
    rows = [seg("one", 0, 6), seg("two", 6, 14), seg("thr", 14, 20)]
    (decode,) = engine.decode([full(rows, server=server)])
    assert decode.complete_frames == 1400
    rows = [seg("one", 0, 6), seg("two", 6, 18)]
    (decode,) = engine.decode([full(rows, server=server)])
    assert decode.complete_frames == 1800


def test_a_full_window_of_one_segment_is_cut_at_a_word_clear_of_the_cut(server, engine):
    words = [{"word": f"w{i}", "start": i, "end": i + 0.9} for i in range(20)]
    text = " ".join(f"w{i}" for i in range(20))
    (decode,) = engine.decode([full([seg(text, 0, 20)], server=server, words=words)])
    assert decode.complete_frames == 1890
    assert decode.segments[0].text.split()[-1] == "w18"
    assert decode.segments[1].text == " w19"


def test_a_full_window_without_times_commits_whole(server, engine):
    server.reply = Reply(body="all that was said", kind="text/plain")
    (decode,) = engine.decode([request(DecodeKind.WINDOW_FULL, 20.0)])
    assert decode.complete_frames == 2000
    assert [(s.text, s.start_frame, s.end_frame) for s in decode.segments] == [
        ("all that was said", 0, 2000)
    ]


def test_a_window_does_not_move_on_in_small_steps(server, engine):
    rows = [seg("one", 0, 3), seg("two", 3, 20)]
    (decode,) = engine.decode([full(rows, server=server)])
    assert decode.complete_frames == 2000


def test_an_endpoint_commits_all(server, engine):
    rows = [seg("one", 0, 6), seg("two", 6, 20)]
    (decode,) = engine.decode([full(rows, server=server, kind=DecodeKind.ENDPOINT)])
    assert decode.complete_frames == 2000
    assert text_of(decode) == "one two"


@pytest.mark.parametrize("kind", [DecodeKind.ENDPOINT, DecodeKind.WINDOW_FULL])
def test_what_a_server_leaves_out_at_the_end_is_heard_by_itself(server, engine, kind):
    rows = [seg("one", 0, 3), seg("two", 3, 7)]
    (decode,) = engine.decode([full(rows, server=server, kind=kind)])
    assert decode.complete_frames == 700
    (decode,) = engine.decode([full([seg("one", 0, 18.5)], server=server, kind=kind)])
    assert decode.complete_frames >= 1850
    (decode,) = engine.decode([full([seg("one", 0, 0.5)], server=server, kind=kind)])
    assert decode.complete_frames == 2000


@given(
    ends=st.lists(st.floats(0, 25), max_size=5),
    kind=st.sampled_from(DecodeKind),
    seconds=st.sampled_from([0.1, 2.0, 20.0, 29.0]),
)
def test_a_decode_s_frames_are_always_within_its_window(ends, kind, seconds):
    rows = [seg("x", a, b) for a, b in pairwise([0.0, *sorted(ends)])]
    body = json.dumps({"text": " ".join(["x"] * len(rows)), "segments": rows})
    asked = request(kind, seconds)
    heard = parse_transcription(body, "application/json", seconds)
    decode = window_decode(asked, heard, 100, None)
    n_frames = len(asked.features)
    assert 0 < decode.complete_frames <= n_frames
    assert kind.commits or decode.complete_frames == n_frames
    last = 0
    for part in decode.segments:
        assert last <= part.start_frame <= part.end_frame <= n_frames
        last = part.end_frame


def test_a_loop_over_a_prompt_is_asked_for_again_without_it(server, engine):
    loop = "thank you for watching " * 30
    server.reply = lambda upload: spoken(loop if "prompt" in upload.fields else "what was said")
    carry = RemoteCarry("en", "hello")
    (decode,) = engine.decode([request(carry=carry)])
    assert text_of(decode) == "what was said"
    assert [("prompt" in u.fields) for u in server.uploads] == [True, False]
    (draft,) = engine.decode([request(DecodeKind.DRAFT, carry=carry)])
    assert draft.rejected == "loop"
    assert len(server.uploads) == 3


def test_a_loop_without_a_prompt_is_held_back(server, engine):
    server.reply = spoken("thank you for watching " * 30)
    (decode,) = engine.decode([request()])
    assert (decode.rejected, decode.segments) == ("loop", ())
    assert engine.advance(RemoteCarry("en", "before"), decode, 200).prompt == ""


def test_words_heard_in_silence_are_held_back_where_the_server_knows(server, engine):
    row = {**seg("You", 0, 2), "no_speech_prob": 0.9, "avg_logprob": -1.4}
    server.reply = spoken("You", segments=[row])
    (decode,) = engine.decode([request()])
    assert (decode.rejected, decode.rejected_value) == ("no_speech", 0.9)
