"""What is served: the page, its WebSocket, the feeds, and WebVTT."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from importlib.resources import files

from aiohttp import WSCloseCode, web
from aiohttp.typedefs import Handler

from app.viewers.caption_log import CaptionLog, Message, Reader, ViewedLine
from app.viewers.limits import Seats, TooManyError
from app.viewers.webvtt import HEADER, LiveCue, LiveSegments, spoken

GONE = 4401
"""The code with which a WebSocket is closed whose address opens nothing any more."""

_FILES = {
    "": ("viewer.html", "text/html"),
    "viewer.css": ("viewer.css", "text/css"),
    "viewer.js": ("viewer.js", "text/javascript"),
}
_HEARTBEAT_S = 20.0
_CLOSE_S = 2.0  # for the other side to agree
_WRITE_S = 30.0  # a feed that nobody reads is left
_LONGEST_MESSAGE = 1024  # viewers have nothing to say


class Pages:
    """Answers requests that were let in. Belongs to one event loop."""

    def __init__(self, log: CaptionLog, segments: LiveSegments, seats: Seats) -> None:
        self._log = log
        self._segments = segments
        self._seats = seats

    def routes(self) -> list[web.RouteDef]:
        """Below the token, which the guard has checked."""
        pages = [web.get(f"/{{token}}/{name}", self._file(*file)) for name, file in _FILES.items()]
        return [
            *pages,
            web.get("/{token}/live", self._live),
            web.get("/{token}/captions.txt", self._feed("text/plain", _as_text)),
            web.get("/{token}/captions.jsonl", self._feed("application/jsonl", _as_json)),
            web.get("/{token}/captions.vtt", self._feed("text/vtt", _as_cues, f"{HEADER}\n")),
            web.get("/{token}/captions.m3u8", self._playlist),
            web.get(r"/{token}/segment-{number:\d{1,9}}.vtt", self._segment),
        ]

    def _file(self, name: str, kind: str) -> Handler:
        content = (files("resources") / "viewer" / name).read_text(encoding="utf-8")

        async def respond(request: web.Request) -> web.Response:
            return web.Response(text=content, content_type=kind, charset="utf-8")

        return respond

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Each of a reader's news is one JSON object. What a viewer says ends the connection."""
        after = _after(request)
        socket = web.WebSocketResponse(
            heartbeat=_HEARTBEAT_S, max_msg_size=_LONGEST_MESSAGE, compress=False, timeout=_CLOSE_S
        )
        with self._seat(request), self._log.reader(after) as reader:
            await socket.prepare(request)
            talks = [
                asyncio.create_task(_send_news(socket, reader)),
                asyncio.create_task(socket.receive()),
            ]
            try:
                await asyncio.wait(talks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for talk in talks:
                    talk.cancel()
                await asyncio.gather(*talks, return_exceptions=True)
            code = GONE if reader.ended else WSCloseCode.POLICY_VIOLATION
            # Not drained: the other side may never read.
            await socket.close(code=code, drain=False)
        return socket

    def _feed(self, kind: str, render: Callable[[Reader], str], head: str = "") -> Handler:
        async def respond(request: web.Request) -> web.StreamResponse:
            after = _after(request)
            follows = request.query.get("follow") != "0"
            response = web.StreamResponse(headers={"Content-Type": f"{kind}; charset=utf-8"})
            with self._seat(request), self._log.reader(after) as reader:
                await response.prepare(request)
                await _write(response, head)
                while True:
                    await _write(response, render(reader))
                    if not follows or reader.ended:
                        break
                    await reader.wait()
            return response

        return respond

    async def _playlist(self, request: web.Request) -> web.Response:
        kind = "application/vnd.apple.mpegurl"
        return web.Response(text=self._segments.playlist(), content_type=kind, charset="utf-8")

    async def _segment(self, request: web.Request) -> web.Response:
        content = self._segments.segment(int(request.match_info["number"]))
        if content is None:
            raise web.HTTPNotFound
        return web.Response(text=content, content_type="text/vtt", charset="utf-8")

    @contextlib.contextmanager
    def _seat(self, request: web.Request) -> Iterator[None]:
        try:
            with self._seats.taken(request.remote or ""):
                yield
        except TooManyError as error:
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "10"}) from error


async def _send_news(socket: web.WebSocketResponse, reader: Reader) -> None:
    with contextlib.suppress(ConnectionError):
        while not reader.ended:
            await reader.wait()
            for message in reader.news():
                await socket.send_str(_json(message))


async def _write(response: web.StreamResponse, text: str) -> None:
    if text:
        async with asyncio.timeout(_WRITE_S):
            await response.write(text.encode())


def _after(request: web.Request) -> int | None:
    """The last line that a viewer has; None where it does not say."""
    given = request.query.get("after")
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 10):
        raise web.HTTPBadRequest
    return int(given)


def _json(message: Message) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def _as_json(reader: Reader) -> str:
    told = [message for message in reader.news() if message["event"] != "look"]
    return "".join(f"{_json(message)}\n" for message in told)


def _as_text(reader: Reader) -> str:
    return "".join(f"{spoken(line.name, _flat(line))}\n" for line in reader.new_lines())


def _as_cues(reader: Reader) -> str:
    return "".join(
        LiveCue(line.start, line.end, spoken(line.name, line.text)).render()
        for line in reader.new_lines()
    )


def _flat(line: ViewedLine) -> str:
    """On one line, whatever was said."""
    return " ".join(line.text.split())
