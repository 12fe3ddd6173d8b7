"""A stop waits for no server."""

from __future__ import annotations

import threading

import pytest

import speech_server
from engine.engines.remote.engine import RemoteEngine
from engine.errors import DecodeCancelledError
from remote_requests import options, request
from speech_server import Reply, SpeechServer


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
