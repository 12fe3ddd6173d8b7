"""A real server on loopback."""

import contextlib

import pytest

from app.settings import Settings
from app.viewers.binding import Binding
from app.viewers.look import Look
from app.viewers.server import CaptionServer
from viewing import session


@pytest.fixture
def open_server():
    """Opens servers, and closes them at the end."""
    with contextlib.ExitStack() as stack:

        def opened(binding=None, **options):
            server = CaptionServer(binding or Binding(), Look.of(Settings()), **options)
            server.open()
            stack.callback(server.close)
            return server

        yield opened


@pytest.fixture
def server(open_server):
    server = open_server()
    server(session())
    return server
