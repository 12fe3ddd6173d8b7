"""vLLM's realtime protocol, against a server that speaks it as a script says."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus

import numpy as np
import pytest
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection
from websockets.sync.server import serve as serve_websocket

from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeKind, DecodeRequest
from engine.engines.remote.engine import HOP, RemoteCarry, RemoteEngine
from engine.engines.remote.options import REALTIME, RemoteOptions
from engine.errors import DecodeCancelledError, SettingsError, UnavailableError
from scripted_engine import LoudnessVad, sentence, speech

KEY = "sk-very-secret"


@dataclass
class Session:
    """What one connection said."""

    path: str
    headers: dict[str, str]
    model: str = ""
    pcm: bytes = b""
    order: list[str] = field(default_factory=list)


@dataclass
class RealtimeServer:
    """acts: what to do with the next sessions instead of ``text``; refuse: a handshake's answer."""

    text: str = "hello there"
    acts: list[Callable[[ServerConnection], None]] = field(default_factory=list)
    refuse: Callable[[], tuple[int, str, dict[str, str]]] | None = None
    sessions: list[Session] = field(default_factory=list)
    released: threading.Event = field(default_factory=threading.Event)
    address: str = ""

    def talk(self, socket: ServerConnection) -> None:
        asked = socket.request
        assert asked is not None
        headers = {name.lower(): value for name, value in asked.headers.raw_items()}
        session = Session(asked.path, headers)
        self.sessions.append(session)
        if self.acts:
            self.acts.pop(0)(socket)
            return
        socket.send(json.dumps({"type": "session.created", "id": "s-1", "created": 1}))
        for received in socket:
            message = json.loads(received)
            session.order.append(message["type"])
            if message["type"] == "session.update":
                session.model = message["model"]
            elif message["type"] == "input_audio_buffer.append":
                session.pcm += base64.b64decode(message["audio"])
            elif message.get("final"):
                break
        for word in self.text.split():
            socket.send(json.dumps({"type": "transcription.delta", "delta": f" {word}"}))
        socket.send(json.dumps({"type": "transcription.done", "text": self.text, "usage": {}}))

    def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        if self.refuse is None:
            return None
        status, body, headers = self.refuse()
        response = connection.respond(HTTPStatus(status), body)
        for name, value in headers.items():
            response.headers[name] = value
        return response


@contextmanager
def serve(state: RealtimeServer | None = None) -> Iterator[RealtimeServer]:
    state = state or RealtimeServer()
    with serve_websocket(
        state.talk, "127.0.0.1", 0, process_request=state.answer, max_size=None
    ) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        state.address = f"http://127.0.0.1:{server.socket.getsockname()[1]}/v1"
        try:
            yield state
        finally:
            state.released.set()
            server.shutdown()
            thread.join()


@pytest.fixture
def server():
    with serve() as running:
        yield running


@pytest.fixture
def engine(server):
    made = RemoteEngine(options(server))
    yield made
    made.close()


def options(server: RealtimeServer, **changes) -> RemoteOptions:
    given = {"api_key": KEY, "timeout_s": 5.0, "backoff_s": 0.01, "protocol": REALTIME, **changes}
    return RemoteOptions("asr", server.address, "qwen3-asr", **given)


def request(seconds=2.0, cancel=None, kind=DecodeKind.ENDPOINT) -> DecodeRequest:
    samples = 0.3 * np.sin(np.arange(round(seconds * 16_000)) / 16_000 * 2 * np.pi * 300)
    rows = samples.astype(np.float32).reshape(-1, HOP)
    return DecodeRequest(rows, 0, None, RemoteCarry(), kind, cancel=cancel)


def text_of(decode) -> str:
    return "".join(segment.text for segment in decode.segments)


def test_a_window_is_a_session_of_the_protocol(server, engine):
    (decode,) = engine.decode([request(kind=DecodeKind.WINDOW_FULL)])
    assert (text_of(decode), decode.complete_frames) == ("hello there", 200)
    (session,) = server.sessions
    assert session.path == "/v1/realtime"
    assert session.headers["authorization"] == f"Bearer {KEY}"
    assert session.model == "qwen3-asr"
    assert session.order == [
        "session.update",
        "input_audio_buffer.commit",
        *["input_audio_buffer.append"] * 4,
        "input_audio_buffer.commit",
    ]
    sent = np.frombuffer(session.pcm, "<i2") / 32767
    own = request().features.reshape(-1)
    np.testing.assert_allclose(sent, own * 0.9 / np.abs(own).max(), atol=1e-4)


def test_deltas_are_the_text_where_the_end_has_none(server, engine):
    def deltas(socket):
        socket.send('{"type": "session.created"}')
        socket.send('{"type": "something.new"}')
        socket.send('{"type": "transcription.delta", "delta": " one"}')
        socket.send('{"type": "transcription.delta", "delta": " two \\ud83d"}')
        socket.send('{"type": "transcription.delta", "delta": "\\ude00"}')
        socket.send('{"type": "transcription.done"}')
        server.released.wait(10)

    server.acts = [deltas]
    (decode,) = engine.decode([request()])
    assert text_of(decode) == "one two \U0001f600"  # Halves that come apart.


def test_many_windows_at_once(server, engine):
    assert [text_of(d) for d in engine.decode([request()] * 5)] == ["hello there"] * 5


def test_a_lost_session_is_tried_again(server, engine):
    server.acts = [lambda socket: socket.close(1011), lambda socket: None]
    (decode,) = engine.decode([request()])
    assert text_of(decode) == "hello there"
    assert len(server.sessions) == 3


def test_an_error_of_the_server_is_told_without_the_key(server, engine):
    def fail(socket):
        socket.send(json.dumps({"type": "error", "error": f"no model for {KEY}", "code": "x"}))
        server.released.wait(10)

    server.acts = [fail, fail]
    with pytest.raises(UnavailableError, match=r"no model for \(key\)"):
        engine.decode([request()])
    assert len(server.sessions) == 2


@pytest.mark.parametrize("said", ["not json", "[1]", "[" * 50_000])
def test_what_is_another_protocol_is_told(server, engine, said):
    server.acts = [lambda socket: socket.send(said)]
    with pytest.raises(UnavailableError, match="does not speak the realtime protocol"):
        engine.decode([request()])


@pytest.mark.parametrize(
    ("status", "says"),
    [(404, "no model 'qwen3-asr'"), (401, "refuses the key"), (403, "refuses the key")],
)
def test_a_refused_handshake_says_the_way_out(server, engine, status, says):
    server.refuse = lambda: (status, '{"detail": "no"}', {})
    with pytest.raises(SettingsError, match=says):
        engine.decode([request()])
    assert server.sessions == []


def test_the_key_follows_no_redirect(server, engine):
    with serve() as elsewhere:
        target = f"{elsewhere.address}/realtime"
        server.refuse = lambda: (302, "", {"Location": target})
        with pytest.raises(SettingsError, match="sends requests on to"):
            engine.decode([request()])
        assert elsewhere.sessions == []


def test_nobody_there():
    engine = RemoteEngine(
        RemoteOptions("asr", "http://127.0.0.1:9", "m", protocol=REALTIME, retries=0)
    )
    with pytest.raises(UnavailableError, match="no connection"):
        engine.decode([request()])
    engine.close()


def test_a_stop_does_not_wait_for_a_session_that_stalls(server):
    engine = RemoteEngine(options(server, timeout_s=60.0))
    server.acts = [lambda socket: server.released.wait(20)]

    class Begun:
        def is_set(self) -> bool:
            return bool(server.sessions)

    with pytest.raises(DecodeCancelledError):
        engine.decode([request(cancel=Begun())])
    engine.close()
    assert not server.released.is_set()


def test_a_stalled_session_meets_the_total_time(server):
    engine = RemoteEngine(options(server, timeout_s=0.3))
    server.acts = [lambda socket: server.released.wait(20)] * 2
    with pytest.raises(UnavailableError, match=r"no answer within 0\.3 s"):
        engine.decode([request()])
    engine.close()


def test_connecting_and_a_stream(server):
    engine = RemoteEngine.connect(options(server))
    assert len(server.sessions[0].pcm) == 32_000
    driver = AsrStreamDriver(engine, EmissionPolicy.conservative(), LoudnessVad())
    context = driver.new_context()
    events = context.write_read(speech(sentence("one two", 1.0), 5.0)) + context.finish()
    assert [event.text for event in events] == ["hello there"]
    engine.close()
