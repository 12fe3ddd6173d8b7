"""What only the tests of remote engines need."""

from __future__ import annotations

import ssl

import pytest
import trustme


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
