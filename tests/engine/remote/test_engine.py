"""The remote engine against a server that answers, refuses, and breaks as it is told."""

from __future__ import annotations

import io
import json
import logging
import threading
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from itertools import pairwise

import av
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import speech_server
from chunking import SPLITS, stream
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeKind, DecodeRequest
from engine.driver.transcript import Committed
from engine.engines.remote.engine import HOP, RemoteCarry, RemoteEngine
from engine.engines.remote.http import Dialect
from engine.engines.remote.options import RemoteOptions
from engine.engines.remote.samples import PeakLevel, SampleRows
from engine.errors import DecodeCancelledError, SettingsError, UnavailableError
from scripted_engine import LoudnessVad, sentence, speech
from speech_server import Reply, SpeechServer, serve, spoken

KEY = "sk-very-secret"


def options(server: SpeechServer, **changes) -> RemoteOptions:
    given = {"api_key": KEY, "timeout_s": 5.0, "backoff_s": 0.01, **changes}
    return RemoteOptions("asr", server.address, "whisper-base", **given)


@pytest.fixture
def server():
    with serve() as running:
        yield running


@pytest.fixture
def engine(server):
    made = RemoteEngine(options(server))
    yield made
    made.close()


def request(
    kind=DecodeKind.ENDPOINT, seconds=2.0, carry=None, level=None, cancel=None, amplitude=0.3
) -> DecodeRequest:
    samples = amplitude * np.sin(np.arange(round(seconds * 16_000)) / 16_000 * 2 * np.pi * 300)
    rows = samples.astype(np.float32).reshape(-1, HOP)
    return DecodeRequest(rows, 0, level, carry or RemoteCarry(), kind, cancel=cancel)


def text_of(decode) -> str:
    return "".join(segment.text for segment in decode.segments)


def decoded(flac: bytes) -> np.ndarray:
    with av.open(io.BytesIO(flac), "r") as container:
        assert container.streams.audio[0].rate == 16_000
        frames = [frame.to_ndarray()[0] for frame in container.decode(audio=0)]
    return np.concatenate(frames).astype(np.float64) / 32768


# What goes out


def test_a_window_goes_out_as_flac_with_model_language_and_prompt(server, engine):
    (decode,) = engine.decode([request(carry=RemoteCarry("de", "Vorher gesagt."))])
    assert text_of(decode) == "hello"
    (upload,) = server.uploads
    assert upload.path == "/v1/audio/transcriptions"
    assert upload.headers["authorization"] == f"Bearer {KEY}"
    assert upload.fields == {
        "model": ["whisper-base"],
        "response_format": ["verbose_json"],
        "timestamp_granularities[]": ["word", "segment"],
        "language": ["de"],
        "prompt": ["Vorher gesagt."],
    }
    sent = decoded(upload.flac)
    own = request().features.reshape(-1)
    np.testing.assert_allclose(sent, own * 0.9 / np.abs(own).max(), atol=1e-4)


def test_a_whisper_keeps_its_steps(server, engine):
    noise = np.random.default_rng(1).uniform(-0.001, 0.001, 32_000).astype(np.float32)
    engine.decode([DecodeRequest(noise.reshape(-1, HOP), 0, None, RemoteCarry(), DecodeKind.DRAFT)])
    assert len(np.unique(decoded(server.uploads[0].flac))) > 10_000  # of 66 steps at -60 dBFS


def test_the_stream_s_level_is_what_a_window_is_raised_by(server, engine):
    engine.decode([request(amplitude=0.1, level=0.4)])
    assert np.abs(decoded(server.uploads[0].flac)).max() == pytest.approx(0.225, abs=0.001)


def test_a_batch_goes_out_at_once_and_comes_back_in_order(server):
    barrier = threading.Barrier(4, timeout=10)

    def together(upload):
        barrier.wait()  # a server that batches: nobody is answered before all are there
        return spoken(upload.fields["prompt"][0])

    server.reply = together
    engine = RemoteEngine(options(server, concurrency=4))
    requests = [request(carry=RemoteCarry(prompt=f"number {n}")) for n in range(8)]
    assert [text_of(d) for d in engine.decode(requests)] == [f"number {n}" for n in range(8)]
    assert server.most_under_way == 4
    engine.close()


def test_seconds_sent_are_counted_with_repeated_tries(server, engine):
    server.acts = [Reply(503)]
    engine.decode([request(seconds=2.0), request(seconds=3.0)])
    assert engine.sent_s in (7.0, 8.0)


def test_windows_fit_the_upload_limit_before_anything_is_packed(server):
    small = RemoteEngine(options(server, max_upload_bytes=200_000))
    assert small.window_frames == 573
    noise = np.random.default_rng(0).uniform(-1, 1, 573 * HOP).astype(np.float32)
    small.decode([DecodeRequest(noise.reshape(-1, HOP), 0, None, RemoteCarry(), DecodeKind.DRAFT)])
    assert 150_000 < len(server.uploads[0].flac) < 200_000 - 1000
    small.close()
    with pytest.raises(SettingsError, match="max-upload-mb"):
        options(server, max_upload_bytes=50_000)


# What is tried again


@pytest.mark.parametrize(
    "act",
    [
        speech_server.reset,
        speech_server.hang_up,
        speech_server.break_off,
        Reply(429, '{"error": "slow down"}'),
        Reply(429, "", headers={"Retry-After": "0.01"}),
        Reply(
            429,
            headers={"Retry-After": format_datetime(datetime.now(UTC) - timedelta(minutes=1))},
        ),
        Reply(429, headers={"Retry-After": "soon"}),
        Reply(500, "Internal Server Error", "text/plain"),
        Reply(502, "<html><title>Bad gateway</title></html>", "text/html"),
        Reply(503),
        Reply(504, '{"detail": "too slow"}'),
    ],
)
def test_what_passes_is_tried_again(server, engine, act):
    server.acts = [act, act]
    (decode,) = engine.decode([request()])
    assert text_of(decode) == "hello"
    assert len(server.uploads) == 3
    assert len({upload.flac for upload in server.uploads}) == 1


def test_a_server_that_fails_over_verbose_answers_is_asked_for_plain_ones(server, engine):
    """As vLLM does over a window without words."""

    def brittle(upload):
        if upload.fields["response_format"] == ["verbose_json"]:
            return Reply(500, '{"error": {"message": "tuple index out of range"}}')
        return spoken("")

    server.reply = brittle
    (decode,) = engine.decode([request()])
    assert (text_of(decode), decode.complete_frames) == ("", 200)
    assert [u.fields["response_format"] for u in server.uploads] == [["verbose_json"], ["json"]]


def test_tries_come_to_an_end_that_names_the_server_and_the_way_out(server, engine):
    server.reply = Reply(500, '{"error": {"message": "out of memory"}}')
    with pytest.raises(UnavailableError) as error:
        engine.decode([request()])
    assert len(server.uploads) == 4
    for part in ("127.0.0.1", "4 tries", "500: out of memory", "surtitle remotes test asr"):
        assert part in str(error.value)


def test_a_server_that_wants_an_hour_of_rest_is_not_waited_for(server, engine):
    server.reply = Reply(429, headers={"Retry-After": "3600"})
    with pytest.raises(UnavailableError, match="429"):
        engine.decode([request()])
    assert len(server.uploads) == 1


@pytest.mark.parametrize("act", [speech_server.stall, speech_server.drip])
def test_a_server_that_stalls_or_drips_meets_the_total_time(server, act):
    engine = RemoteEngine(options(server, timeout_s=0.3))
    server.acts = [act, act]
    with pytest.raises(UnavailableError, match=r"no answer within 0\.3 s"):
        engine.decode([request()])
    assert len(server.uploads) == 2  # one more try, not three: it may be busy with the first
    engine.close()


def test_nobody_there(server):
    engine = RemoteEngine(
        RemoteOptions("asr", "http://127.0.0.1:9/v1", "m", backoff_s=0.01, retries=1)
    )
    with pytest.raises(UnavailableError, match="no connection"):
        engine.decode([request()])
    engine.close()


def test_a_failure_in_a_batch_fails_it_and_leaves_nothing_under_way(server, engine):
    server.acts = [Reply(401), speech_server.stall, speech_server.stall]
    with pytest.raises(SettingsError):
        engine.decode([request(), request(), request()])
    engine.close()
    assert not [t for t in threading.enumerate() if t.name.startswith("remote")]


# What is refused


@pytest.mark.parametrize(
    ("reply", "says"),
    [
        (Reply(401, '{"detail": "Unauthorized"}'), "refuses the key (401: Unauthorized)"),
        (Reply(403, '{"error": "nope"}'), "refuses the key (403: nope)"),
        (Reply(404, '{"detail": "Model not found"}'), "has no model 'whisper-base'"),
        (Reply(413, "too much", "text/plain"), "too large"),
        (
            Reply(400, '{"error":{"message":"Maximum file size exceeded: 30 MB"}}'),
            "lower --max-upload-mb",
        ),
        (Reply(400, '{"detail": [{"msg": "bad audio", "loc": ["file"]}]}'), "file: bad audio"),
        (Reply(422, "no", "text/plain"), "refuses the request (422: no)"),
        (Reply(418, "<html><head><title>Tea pot</title>", "text/html"), "a web page, Tea pot"),
        (Reply(204), "gives no transcription"),
        (Reply(200, "<html><title>Sign in</title>", "text/html"), "web page"),
        (Reply(200, '{"error": "later"}'), "no transcription (later)"),
    ],
)
def test_what_never_passes_is_not_tried_again_and_says_the_way_out(server, engine, reply, says):
    server.reply = reply
    with pytest.raises((SettingsError, UnavailableError)) as error:
        engine.decode([request()])
    assert says in str(error.value)
    assert "\n" not in str(error.value)
    assert len(server.uploads) == 1


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_neither_key_nor_audio_follows_a_redirect(server, engine, status):
    with serve() as elsewhere:
        target = f"{elsewhere.address}/audio/transcriptions"
        server.reply = Reply(status, headers={"Location": target})
        with pytest.raises(SettingsError, match="sends requests on to") as error:
            engine.decode([request()])
        assert elsewhere.address in str(error.value)
        assert elsewhere.uploads == []


def test_an_error_never_repeats_the_key(server, engine, caplog):
    caplog.set_level(logging.DEBUG)
    server.reply = Reply(401, json.dumps({"error": f"Incorrect API key provided: {KEY}."}))
    with pytest.raises(SettingsError) as error:
        engine.decode([request()])
    assert KEY not in str(error.value)
    assert KEY not in caplog.text
    assert KEY not in repr(options(server))


def test_a_certificate_of_nobody_is_refused(tls_context):
    with serve(context=tls_context) as server:
        engine = RemoteEngine(options(server))
        with pytest.raises(UnavailableError, match=r"certificate of 127\.0\.0\.1:\d+ is not"):
            engine.decode([request()])
        assert server.uploads == []
        engine.close()


def test_an_endless_answer_is_cut_off(server, engine):
    server.reply = Reply(200, b" " * (17 * 1024 * 1024))
    with pytest.raises(UnavailableError, match="more than 16 MB"):
        engine.decode([request()])


# Stopping


class After:
    def __init__(self, server: SpeechServer) -> None:
        self._server = server

    def is_set(self) -> bool:
        return bool(self._server.uploads)


@pytest.mark.parametrize("act", [speech_server.stall, speech_server.drip])
def test_a_stop_does_not_wait_for_the_server(server, act):
    engine = RemoteEngine(options(server, timeout_s=120.0))
    server.acts = [act]
    with pytest.raises(DecodeCancelledError):
        engine.decode([request(cancel=After(server))])
    engine.close()
    assert not server.released.is_set()


def test_a_stop_does_not_wait_for_the_next_try(server):
    engine = RemoteEngine(options(server, backoff_s=60.0))
    server.reply = Reply(503)
    with pytest.raises(DecodeCancelledError):
        engine.decode([request(cancel=After(server))])
    engine.close()


def test_a_cancelled_batch_sends_nothing(server, engine):
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(DecodeCancelledError):
        engine.decode([request(), request(cancel=cancel)])
    assert server.uploads == []


def test_dropping_the_engine_ends_its_thread(server):
    engine = RemoteEngine(options(server))
    engine.decode([request()])
    assert [t for t in threading.enumerate() if t.name == "remote asr"]
    del engine
    assert not [t for t in threading.enumerate() if t.name == "remote asr"]


# Connecting


def test_connecting_sends_nobody_s_voice_and_finds_the_dialect(server):
    def picky(upload):
        if "timestamp_granularities[]" in upload.fields:
            return Reply(422, '{"detail": [{"msg": "Unexpected field", "loc": ["body", "t"]}]}')
        if upload.fields["response_format"] == ["verbose_json"]:
            return Reply(400, '{"error": {"message": "verbose_json is not supported"}}')
        return spoken("")

    server.reply = picky
    engine = RemoteEngine.connect(options(server))
    assert engine.dialect == Dialect("json", words=False)
    assert len(server.uploads) == 3
    assert len(decoded(server.uploads[0].flac)) == 16_000
    engine.close()


def test_connecting_says_what_no_form_of_the_request_changes(server):
    server.reply = Reply(400, '{"error": "the model cannot transcribe"}')
    with pytest.raises(SettingsError, match="the model cannot transcribe"):
        RemoteEngine.connect(options(server))
    assert len(server.uploads) == 4


# What the text becomes


def full(segments, text=None, seconds=20.0, kind=DecodeKind.WINDOW_FULL, server=None, **fields):
    text = text or " ".join(s["text"] for s in segments)
    server.reply = spoken(text, segments=segments, **fields)
    return request(kind, seconds)


def seg(text, start, end):
    return {"text": text, "start": start, "end": end}


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


@given(
    ends=st.lists(st.floats(0, 25), max_size=5),
    kind=st.sampled_from(DecodeKind),
    seconds=st.sampled_from([0.1, 2.0, 20.0, 29.0]),
)
def test_a_decode_s_frames_are_always_within_its_window(ends, kind, seconds):
    from engine.engines.remote.transcription import parse_transcription
    from engine.engines.remote.windows import window_decode

    rows = [seg("x", a, b) for a, b in pairwise([0.0, *sorted(ends)])]
    body = json.dumps({"text": " ".join(["x"] * len(rows)), "segments": rows})
    asked = request(kind, seconds)
    heard = parse_transcription(body, "application/json", seconds)
    decode = window_decode(asked, heard, 100, None)
    n_frames = len(asked.features)
    assert 0 < decode.complete_frames <= n_frames
    assert kind is DecodeKind.WINDOW_FULL or decode.complete_frames == n_frames
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


# Streams


def test_text_and_language_are_carried_on(server, engine):
    carry = engine.new_carry(None, "Names: Ada.")
    server.reply = spoken("Good morning.", language="english")
    (decode,) = engine.decode([request(carry=carry)])
    carry = engine.advance(carry, decode, 200)
    assert carry == RemoteCarry("en", "Good morning.", "Names: Ada.")
    assert carry.text == "Names: Ada. Good morning."
    for _ in range(60):
        carry = engine.advance(carry, decode, 200)
    assert len(carry.text) <= 600
    assert carry.text.startswith(("Names: Ada. Good", "Names: Ada. morning."))


def test_commits_over_a_stream_and_only_speech_is_sent(server, engine):
    script = [*sentence("one two", 1.0), *sentence("three", 20.0)]
    server.acts = [spoken("One two."), spoken("Three.")]
    driver = AsrStreamDriver(engine, EmissionPolicy.conservative(), LoudnessVad())
    context = driver.new_context()
    events = context.write_read(speech(script, 60.0)) + context.finish()
    assert [(e.text, round(e.start)) for e in events if isinstance(e, Committed)] == [
        ("One two.", 0),
        ("Three.", 20),
    ]
    assert engine.sent_s < 5
    assert server.uploads[1].fields["prompt"] == ["One two."]


@given(sizes=SPLITS, n_samples=st.integers(0, 3000))
def test_chunking_the_samples_is_not_observable(sizes, n_samples):
    samples = np.arange(n_samples, dtype=np.float32)
    rows = stream(SampleRows(HOP).new_context(), samples, sizes)
    np.testing.assert_array_equal(rows, samples[: n_samples // HOP * HOP].reshape(-1, HOP))


def test_the_level_is_the_running_peak():
    level = PeakLevel()
    peaks = level.summarize(np.array([[0.1, -0.5], [0.2, 0.1]], np.float32))
    assert peaks.tolist() == pytest.approx([0.5, 0.2])
    assert level.accumulate(peaks[::-1], 0.3).tolist() == pytest.approx([0.3, 0.5])
