"""What only the tests of remote engines need."""

from __future__ import annotations

import ssl
from collections.abc import Iterator

import pytest
import trustme

from engine.engines.remote.engine import RemoteEngine
from remote_requests import options
from speech_server import SpeechServer, serve


@pytest.fixture
def authority() -> trustme.CA:
    """A certificate authority that nobody trusts."""
    return trustme.CA()


@pytest.fixture
def tls_context(authority: trustme.CA) -> ssl.SSLContext:
    """A server's, with a certificate of that authority for 127.0.0.1."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    return context


@pytest.fixture
def server() -> Iterator[SpeechServer]:
    """A server that answers as the test says."""
    with serve() as running:
        yield running


@pytest.fixture
def engine(server: SpeechServer) -> Iterator[RemoteEngine]:
    """An engine that talks to it."""
    made = RemoteEngine(options(server))
    yield made
    made.close()
