"""A Hugging Face hub on this machine: its listing, its files, and the ways a network fails."""

from __future__ import annotations

import hashlib
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

REPOSITORY = "someone/tiny"
COMMIT = "0123456789abcdef0123456789abcdef01234567"
LARGE = 10_000  # bytes from which a file is listed with a sha256


@dataclass
class Hub:
    """What the server serves and how it misbehaves.

    Attributes:
        files: Content by name, as listed.
        sent: Content by name where it is not what is listed.
        drops: By name, after how many bytes each of the next answers breaks off.
        ranges: Whether Range requests are honoured.
        page: By name, or ``listing``: answered with a web page and status 200.
        status: By name, or ``listing``: statuses of the next answers.
        requests: (name, start of the range) in order.
    """

    files: dict[str, bytes]
    sent: dict[str, bytes] = field(default_factory=dict)
    drops: dict[str, list[int]] = field(default_factory=dict)
    ranges: bool = True
    page: set[str] = field(default_factory=set)
    status: dict[str, list[int]] = field(default_factory=dict)
    requests: list[tuple[str, int]] = field(default_factory=list)
    address: str = ""

    def listing(self) -> bytes:
        """Return what the hub answers for the commit."""
        siblings = []
        for name, content in self.files.items():
            blob = hashlib.sha1(b"blob %d\0" % len(content) + content).hexdigest()
            entry: dict[str, object] = {"rfilename": name, "size": len(content), "blobId": blob}
            if len(content) >= LARGE:
                digest = hashlib.sha256(content).hexdigest()
                entry["lfs"] = {"sha256": digest, "size": len(content), "pointerSize": 134}
            siblings.append(entry)
        return json.dumps({"sha": COMMIT, "siblings": siblings}).encode()


class _Answer(BaseHTTPRequestHandler):
    hub: Hub

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        name = path.rpartition("/")[2]
        if path == f"/api/models/{REPOSITORY}/revision/{COMMIT}":
            name, content = "listing", self.hub.listing()
        elif path == f"/{REPOSITORY}/resolve/{COMMIT}/{name}" and name in self.hub.files:
            content = self.hub.sent.get(name, self.hub.files[name])
        else:
            self.send_error(404)
            return
        start = int((re.findall(r"bytes=(\d+)-", self.headers.get("Range", "")) or ["0"])[0])
        self.hub.requests.append((name, start))
        if statuses := self.hub.status.get(name):
            self.send_error(statuses.pop(0))
            return
        if name in self.hub.page:
            self._send(200, b"<!DOCTYPE html><title>Sign in</title>", "text/html; charset=utf-8")
            return
        if start and self.hub.ranges:
            total = f"{start}-{len(content) - 1}/{len(content)}"
            self._send(206, content[start:], "application/octet-stream", name, total)
        else:
            self._send(200, content, "application/octet-stream", name)

    def _send(
        self, status: int, body: bytes, kind: str, name: str = "", content_range: str = ""
    ) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        if content_range:
            self.send_header("Content-Range", f"bytes {content_range}")
        self.end_headers()
        if drops := self.hub.drops.get(name):
            body = body[: drops.pop(0)]
            self.close_connection = True
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def serve(hub: Hub) -> Iterator[Hub]:
    """Serve ``hub`` for the block; ``hub.address`` is where."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Answer", (_Answer,), {"hub": hub}))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    hub.address = f"http://127.0.0.1:{server.server_port}"
    try:
        yield hub
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
