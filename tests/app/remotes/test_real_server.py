"""Remotes against a real server on this machine: open-asr-server over faster-whisper."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import transcription_server
from app.main import main
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeKind, DecodeRequest
from engine.driver.transcript import Committed
from engine.engines.remote.engine import HOP, RemoteEngine
from engine.engines.remote.options import RemoteOptions
from engine.engines.remote.upload import Clip
from engine.errors import DecodeCancelledError, SettingsError, UnavailableError
from engine.files.media import read_mono
from engine.models.packages import WHISPER_TINY_EN, are_installed
from engine.vad.silero import SileroVad
from engine.words import plain
from transcription import KEY, TranscriptionServer, ctranslate2_folder, start_server

pytestmark = pytest.mark.model
CHECKOUT = Path(__file__).resolve().parents[3]
DEMO = CHECKOUT / "resources" / "demo.flac"


@pytest.fixture(scope="module")
def program(missing: Callable[[str], None]) -> Path:
    folder = transcription_server.server_folder(CHECKOUT)
    if not transcription_server.is_provided(folder):
        missing("no transcription server (packaging/test installs it)")
    if not are_installed(WHISPER_TINY_EN):
        missing("no tiny.en data package")
    return transcription_server.program(folder)


@pytest.fixture(scope="module")
def folder(test_build: Path) -> Path:
    return ctranslate2_folder(WHISPER_TINY_EN, test_build / "ct2" / "tiny.en")


@pytest.fixture(scope="module")
def server(
    program: Path, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TranscriptionServer]:
    log = tmp_path_factory.mktemp("server") / "log"
    with start_server(program, folder, log) as running:
        yield running


def options(server: TranscriptionServer, **changes) -> RemoteOptions:
    given = {"api_key": KEY, "backoff_s": 0.05, **changes}
    return RemoteOptions("asr", server.address, server.model, **given)


def heard(text: str) -> set[str]:
    return {plain(word) for word in text.split()}


def test_a_stream_over_a_real_server(server):
    engine = RemoteEngine.connect(options(server))
    driver = AsrStreamDriver(engine, EmissionPolicy.conservative(), SileroVad.load())
    context = driver.new_context("en")
    samples = read_mono(DEMO)
    events = context.write_read(samples) + context.finish()
    commits = [event for event in events if isinstance(event, Committed)]
    text = " ".join(event.text for event in commits)
    assert {"everything", "computer", "second", "microphone"} <= heard(text)
    segments = [segment for event in commits for segment in event.segments]
    words = [word for segment in segments for word in segment.words or ()]
    assert len(words) > 30
    assert all(a.start <= b.start for a, b in pairwise(words))
    assert words[-1].end <= len(samples) / 16_000
    engine.close()


def test_four_windows_at_once(server):
    engine = RemoteEngine.connect(options(server))
    samples = read_mono(DEMO)[: 3 * 16_000]
    request = DecodeRequest(
        samples.reshape(-1, HOP), 0, None, engine.new_carry("en"), DecodeKind.ENDPOINT
    )
    decodes = engine.decode([request] * 4)
    assert len({"".join(s.text for s in d.segments) for d in decodes}) == 1
    assert "everything" in heard("".join(s.text for s in decodes[0].segments))
    engine.close()


def test_a_stop_does_not_wait_for_a_real_server(server):
    engine = RemoteEngine.connect(options(server))
    cancel = threading.Event()
    threading.Timer(0.1, cancel.set).start()
    samples = read_mono(DEMO)[: 16 * 16_000].reshape(-1, HOP)
    request = DecodeRequest(
        samples, 0, None, engine.new_carry("en"), DecodeKind.ENDPOINT, cancel=cancel
    )
    with pytest.raises(DecodeCancelledError):
        engine.decode([request] * 3)
    engine.close()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"api_key": "wrong"}, "refuses the key (401: Unauthorized)"),
        ({"api_key": ""}, "wants a key (401: Unauthorized)"),
        ({"model": "nope"}, "has no model 'nope'"),
        ({"base_url": "/elsewhere"}, "no transcriptions at this address (404: Not Found)"),
    ],
)
def test_what_a_real_server_refuses_is_said(server, changes, says):
    given = {"base_url": server.address, "model": server.model, "api_key": KEY, **changes}
    if given["base_url"].startswith("/"):
        given["base_url"] = server.address.removesuffix("/v1") + given["base_url"]
    with pytest.raises(SettingsError) as error:
        RemoteEngine.connect(RemoteOptions(name="asr", **given))
    assert says in str(error.value)


def test_bad_audio_is_a_failure_with_the_server_s_words(server):
    # It closes the connection after such a failure: a second try may meet the end of the first.
    engine = RemoteEngine(options(server, retries=0))
    text = (CHECKOUT / "pyproject.toml").read_bytes()
    with pytest.raises(UnavailableError, match="500: Internal Server Error"):
        engine._transport.transcribe([Clip(text, b"", 1.0)])
    engine.close()


def test_too_large_and_too_often(program, folder, tmp_path):
    limits = {
        "OPEN_ASR_SERVER_MAX_UPLOAD_BYTES": "100000",
        "OPEN_ASR_SERVER_RATE_LIMIT_PER_MINUTE": "2",
    }
    with start_server(program, folder, tmp_path / "log", **limits) as server:
        engine = RemoteEngine(options(server, retries=1))
        samples = read_mono(DEMO)[: 16 * 16_000].reshape(-1, HOP)
        request = DecodeRequest(samples, 0, None, engine.new_carry("en"), DecodeKind.ENDPOINT)
        with pytest.raises(SettingsError, match="lower --max-upload-mb"):
            engine.decode([request])
        for _ in range(2):
            try:
                engine._transport.transcribe([Clip(b"", b"", 1.0)])
            except (SettingsError, UnavailableError) as error:
                refused = str(error)
        assert "429" in refused
        engine.close()


def test_the_commands_over_a_real_server(server, capsys, monkeypatch):
    monkeypatch.setenv("SURTITLE_KEY_LAB", KEY)
    add = ["remotes", "add", "lab", server.address, "--model", server.model]
    assert main([*add, "--no-key"]) == 0
    assert main(["remotes", "test", "lab"]) == 0
    told = capsys.readouterr().out
    assert "word times" in told
    assert "everything" in heard(told)
    live = ["live", "--source", "demo", "--simulate", "--model", "remote:lab"]
    assert main([*live, "--language", "en", "--jsonl", "-", "--no-store"]) == 0
    events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    text = " ".join(e["text"] for e in events if e["event"] == "committed")
    assert {"everything", "microphone"} <= heard(text)
