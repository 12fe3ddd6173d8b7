"""A transcription server on this machine that answers, refuses, and breaks as it is told."""

from __future__ import annotations

import json
import socket
import ssl
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Upload:
    """One request as it arrived."""

    path: str
    headers: dict[str, str]
    fields: dict[str, list[str]]
    flac: bytes


@dataclass
class Reply:
    """What is answered."""

    status: int = 200
    body: str | bytes = ""
    kind: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)


def spoken(text: str, **fields: Any) -> Reply:
    return Reply(body=json.dumps({"text": text, **fields}))


@dataclass
class SpeechServer:
    """What the server does with each POST.

    acts: what to do with the next ones, in order: a Reply, or a function of the handler.
    reply: what to do when there are none left.
    released: ends stalls.
    """

    reply: Reply | Callable[[Upload], Reply] = field(default_factory=lambda: spoken("hello"))
    acts: list[Reply | Callable[[Answer], None]] = field(default_factory=list)
    uploads: list[Upload] = field(default_factory=list)
    released: threading.Event = field(default_factory=threading.Event)
    lock: threading.Lock = field(default_factory=threading.Lock)
    address: str = ""
    under_way: int = 0
    most_under_way: int = 0


class Answer(BaseHTTPRequestHandler):
    server_state: SpeechServer
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        state = self.server_state
        body = self.rfile.read(int(self.headers.get("Content-Length", "0") or 0))
        if self.headers.get("Transfer-Encoding") == "chunked":
            body = self._chunks()
        upload = parse_upload(self.path, dict(self.headers.items()), body)
        with state.lock:
            state.uploads.append(upload)
            act = state.acts.pop(0) if state.acts else None
            state.under_way += 1
            state.most_under_way = max(state.most_under_way, state.under_way)
        try:
            if act is None:
                act = state.reply(upload) if callable(state.reply) else state.reply
            if isinstance(act, Reply):
                self.send(act)
            else:
                act(self)
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            self.close_connection = True
        finally:
            with state.lock:
                state.under_way -= 1

    def send(self, reply: Reply) -> None:
        body = reply.body.encode() if isinstance(reply.body, str) else reply.body
        self.send_response(reply.status)
        self.send_header("Content-Type", reply.kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in reply.headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def _chunks(self) -> bytes:
        body = b""
        while size := int(self.rfile.readline().split(b";")[0], 16):
            body += self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()
        return body

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def reset(answer: Answer) -> None:
    """Break the connection off with a RST."""
    linger = struct.pack("ii", 1, 0)
    answer.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    answer.close_connection = True
    answer.connection.close()


def hang_up(answer: Answer) -> None:
    """Close without an answer."""
    answer.close_connection = True


def break_off(answer: Answer) -> None:
    """Promise more than is sent."""
    answer.send_response(200)
    answer.send_header("Content-Length", "1000")
    answer.end_headers()
    answer.wfile.write(b'{"text": "hel')
    answer.close_connection = True


def stall(answer: Answer) -> None:
    """Say nothing for as long as the test likes."""
    answer.server_state.released.wait(30)
    answer.close_connection = True


def drip(answer: Answer) -> None:
    """A byte now and then, without end."""
    answer.send_response(200)
    answer.send_header("Content-Length", "100000")
    answer.end_headers()
    while not answer.server_state.released.is_set():
        answer.wfile.write(b" ")
        answer.wfile.flush()
        time.sleep(0.02)
    answer.close_connection = True


def parse_upload(path: str, headers: dict[str, str], body: bytes) -> Upload:
    kind = next((v for k, v in headers.items() if k.lower() == "content-type"), "")
    message = BytesParser().parsebytes(b"Content-Type: " + kind.encode() + b"\r\n\r\n" + body)
    fields: dict[str, list[str]] = {}
    flac = b""
    for part in message.walk():
        payload = part.get_payload(decode=True)
        if not isinstance(payload, bytes) or "content-disposition" not in part:
            continue
        name = str(part.get_param("name", header="content-disposition"))
        if part.get_filename():
            flac = payload
        else:
            fields.setdefault(name, []).append(payload.decode())
    return Upload(path, {k.lower(): v for k, v in headers.items()}, fields, flac)


class _Server(ThreadingHTTPServer):
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that goes away is what many of these tests are about."""


@contextmanager
def serve(
    state: SpeechServer | None = None, context: ssl.SSLContext | None = None
) -> Iterator[SpeechServer]:
    """Serve for the block; ``address`` is the base address."""
    state = state or SpeechServer()
    server = _Server(("127.0.0.1", 0), type("Bound", (Answer,), {"server_state": state}))
    server.daemon_threads = False
    if context is not None:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    scheme = "http" if context is None else "https"
    state.address = f"{scheme}://127.0.0.1:{server.server_port}/v1"
    try:
        yield state
    finally:
        state.released.set()
        server.shutdown()
        thread.join()
        with suppress(OSError):
            server.server_close()
