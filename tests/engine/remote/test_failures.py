"""A server that fails: what is tried again, what is not, and what is said."""

from __future__ import annotations

import json
import logging
import threading
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest

import speech_server
from engine.engines.remote.engine import RemoteEngine
from engine.engines.remote.options import RemoteOptions
from engine.errors import SettingsError, UnavailableError
from remote_requests import KEY, options, request, text_of
from speech_server import Reply, serve, spoken


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


def lossy(upload):
    """As vLLM answers where words have no times."""
    is_verbose = upload.fields["response_format"] == ["verbose_json"]
    return spoken("", segments=[]) if is_verbose else spoken("hello")


def test_words_that_only_the_plain_answer_has_are_not_lost(server, engine):
    server.reply = lossy
    (decode,) = engine.decode([request()])
    assert text_of(decode) == "hello"


def test_a_server_whose_verbose_answers_lack_the_words_is_asked_for_plain_ones(server, engine):
    server.reply = lossy
    for _ in range(4):
        engine.decode([request()])
    formats = [upload.fields["response_format"][0] for upload in server.uploads]
    assert formats == ["verbose_json", "json"] * 3 + ["json"]


def test_silence_does_not_make_a_server_a_plain_one(server, engine):
    server.reply = lambda _: spoken("")
    for _ in range(5):
        engine.decode([request()])
    assert server.uploads[-2].fields["response_format"] == ["verbose_json"]


def test_an_english_model_that_fails_without_a_language_is_told_it(server):
    """As an English-only Whisper in vLLM does."""

    def monoglot(upload):
        return spoken("hello") if upload.fields.get("language") == ["en"] else Reply(500)

    server.reply = monoglot
    engine = RemoteEngine.connect(options(server))
    (decode,) = engine.decode([request()])
    assert (text_of(decode), engine.language) == ("hello", "en")
    engine.close()


def test_a_server_that_fails_in_every_language_is_not_connected_to(server):
    server.reply = Reply(500, '{"error": "out of memory"}')
    with pytest.raises(UnavailableError, match="out of memory"):
        RemoteEngine.connect(options(server))


def test_tries_come_to_an_end_that_names_the_server_and_the_way_out(server, engine):
    server.reply = Reply(500, '{"error": {"message": "out of memory"}}')
    with pytest.raises(UnavailableError) as error:
        engine.decode([request()])
    assert len(server.uploads) == 4
    for part in ("127.0.0.1", "4 tries", "500: out of memory", "surtitle remotes test asr"):
        assert part in str(error.value)


def test_work_that_may_wait_waits_for_a_server_that_is_gone_or_full(server):
    engine = RemoteEngine(options(server, patience_s=60.0))
    server.acts = [Reply(503), speech_server.hang_up, Reply(429), Reply(502)] * 2
    (decode,) = engine.decode([request()])
    assert text_of(decode) == "hello"
    assert len(server.uploads) == 9
    engine.close()


def test_patience_is_not_for_a_request_that_fails_by_itself(server):
    engine = RemoteEngine(options(server, patience_s=60.0))
    server.reply = Reply(500, '{"error": {"message": "out of memory"}}')
    with pytest.raises(UnavailableError, match="4 tries"):
        engine.decode([request()])
    engine.close()


def test_a_server_that_was_given_up_is_tried_once_until_it_answers(server, engine):
    """Else a batch, which is repeated window by window, would wait for each of them."""
    server.reply = Reply(503)
    for n_uploads in (4, 5, 6):
        with pytest.raises(UnavailableError, match="503"):
            engine.decode([request()])
        assert len(server.uploads) == n_uploads
    server.reply = spoken("hello")
    engine.decode([request()])
    server.acts = [Reply(503), Reply(503)]
    (decode,) = engine.decode([request()])
    assert text_of(decode) == "hello"


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
