"""The remote engine: what goes out, how a server is found out about, streams."""

from __future__ import annotations

import threading

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chunking import SPLITS, stream
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeKind, DecodeRequest
from engine.driver.transcript import Committed
from engine.engines.remote.engine import HOP, RemoteCarry, RemoteEngine
from engine.engines.remote.http import Dialect
from engine.engines.remote.samples import PeakLevel, SampleRows
from engine.errors import SettingsError
from remote_requests import KEY, decoded, options, request, text_of
from scripted_engine import LoudnessVad, sentence, speech
from speech_server import Reply, spoken


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
