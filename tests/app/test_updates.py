"""One request, and only what is shown goes out; against a real server."""

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from app import updates
from app.updates import newer_version, what_is_sent
from engine.errors import SettingsError, UnavailableError


class Server:
    def __init__(self):
        self.requests, self.answer, self.status, self.headers = [], b"{}", 200, {}
        server = self

        class Told(BaseHTTPRequestHandler):
            def do_GET(self):
                server.requests.append((self.path, dict(self.headers.items())))
                self.send_response(server.status)
                for header in server.headers.items():
                    self.send_header(*header)
                self.end_headers()
                self.wfile.write(server.answer)

            def log_message(self, *_):
                pass

        self.http = HTTPServer(("127.0.0.1", 0), Told)
        self.address = f"http://127.0.0.1:{self.http.server_port}/surtitle/latest.json"
        self.thread = threading.Thread(target=self.http.serve_forever, args=(0.02,))
        self.thread.start()

    def says(self, **body):
        self.answer = json.dumps(body).encode()

    def close(self):
        self.http.shutdown()
        self.thread.join()
        self.http.server_close()


@pytest.fixture
def server():
    made = Server()
    yield made
    made.close()


def test_what_is_sent_is_what_is_shown(server):
    server.says(version="99.1", page="https://example.org/surtitle")
    found = newer_version(server.address, "0.1.0")
    assert (found.version, found.page) == ("99.1", "https://example.org/surtitle")
    ((path, headers),) = server.requests
    sent = "\n".join([f"GET {path}", *(f"{name}: {value}" for name, value in headers.items())])
    assert sent == what_is_sent(server.address)


@pytest.mark.parametrize(
    ("told", "installed", "is_newer"),
    [
        ("0.2", "0.1.9", True),
        ("0.1.0", "0.1", False),
        ("0.10", "0.9", True),
        ("0.1", "0.2.dev1", False),
    ],
)
def test_versions_are_numbers(server, told, installed, is_newer):
    server.says(version=told)
    assert (newer_version(server.address, installed) is not None) is is_newer


def test_a_page_that_is_not_safe_is_not_named(server):
    server.says(version="9", page="javascript:alert(1)")
    assert newer_version(server.address, "1").page == ""


@pytest.mark.parametrize(
    "answer", [b"", b"[]", b'{"version": 3}', b'{"version": "<b>"}', b"9" * 20_000, b"\xff"]
)
def test_nonsense_is_one_error(server, answer):
    server.answer = answer
    with pytest.raises(UnavailableError, match="cannot find out"):
        newer_version(server.address)


def test_it_follows_no_redirect(server):
    server.status, server.headers = 302, {"Location": server.address}
    with pytest.raises(UnavailableError, match="302"):
        newer_version(server.address)
    assert len(server.requests) == 1


def test_a_server_that_is_gone(server):
    address = server.address.replace(str(server.http.server_port), "1")
    with pytest.raises(UnavailableError, match="cannot find out"):
        newer_version(address)


@pytest.mark.parametrize("address", ["", "http://example.org/x", "ftp://127.0.0.1/", "x"])
def test_only_https_is_asked(address):
    with pytest.raises(SettingsError, match="no HTTPS address"):
        newer_version(address)


def test_there_is_no_address_yet():
    """Whoever adds one: the page in the settings then says where the request goes."""
    assert updates.UPDATE_ADDRESS == ""
