"""The caption server: a thread with an event loop of its own, from opening to closing."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import logging
import socket
import threading
import time
from collections.abc import Callable

from aiohttp import web

from app.events import LogEvent
from app.viewers.binding import Binding
from app.viewers.caption_log import CaptionLog
from app.viewers.door import Door, listening_socket
from app.viewers.guard import Guard, add_headers
from app.viewers.limits import Limits, Seats
from app.viewers.look import Look
from app.viewers.pages import Pages
from app.viewers.webvtt import LiveSegments
from engine.errors import UnavailableError

logger = logging.getLogger(__name__)

_CLOSE_S = 5.0
_GOODBYE_S = 1.0  # for viewers to be told that nothing more comes
_HEADER_BYTES = 4096


class CaptionServer:
    """Shows captions to pages and programs. Call it with each event of the log.

    Thread safety: any thread, but for ``open`` and ``close``, which one thread calls. No call waits
    for a viewer.

    Attributes:
        port: Where it listens.
    """

    def __init__(
        self,
        binding: Binding,
        look: Look,
        limits: Limits = Limits(),  # noqa: B008 - frozen
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare; nothing listens yet."""
        self.binding = binding
        self._limits = limits
        self._log = CaptionLog(look)
        self._segments = LiveSegments(clock)
        self._guard = Guard(limits, clock)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._leave = asyncio.Event()
        self.port = 0

    def open(self) -> None:
        """Listen, under a new token.

        Raises:
            UnavailableError: It cannot listen there.
        """
        listening = listening_socket(self.binding)
        self.port = listening.getsockname()[1]
        self._guard.revoke()
        self._guard.hosts = self.binding.allowed_hosts(self.port)
        self._leave = asyncio.Event()
        ready: concurrent.futures.Future[asyncio.AbstractEventLoop] = concurrent.futures.Future()
        self._thread = threading.Thread(
            target=self._run, args=(listening, ready), name="viewers", daemon=True
        )
        self._thread.start()
        self._loop = ready.result()

    def close(self) -> None:
        """Serve nobody any more. Idempotent."""
        loop, self._loop = self._loop, None
        if loop is not None and self._thread is not None:
            loop.call_soon_threadsafe(self._leave.set)
            self._thread.join(_CLOSE_S)

    @property
    def is_open(self) -> bool:
        """Whether it serves."""
        return self._loop is not None

    @property
    def url(self) -> str:
        """The page's address, which is all that a viewer needs to know."""
        return f"http://{self.binding.shown_host()}:{self.port}/{self._guard.token}/"

    @property
    def n_viewers(self) -> int:
        """How many pages and feeds are open."""
        return self._log.n_readers

    def __call__(self, event: LogEvent) -> None:
        """Show an event to those for whom it is."""
        self._do(lambda: self._take(event))

    def show(self, look: Look) -> None:
        """Take another look from now on."""
        self._do(lambda: self._log.show(look))

    def revoke(self) -> None:
        """Take another token; who has the old address is sent away.

        Raises:
            UnavailableError: The server is closed.
        """
        if self._loop is None:
            raise UnavailableError("no captions are served")

        async def change() -> None:
            self._guard.revoke()
            self._log.dismiss()

        asyncio.run_coroutine_threadsafe(change(), self._loop).result(_CLOSE_S)

    def _take(self, event: LogEvent) -> None:
        self._log.take(event)
        self._segments.take(event, self._log.name_of(getattr(event, "source", "")))

    def _do(self, deed: Callable[[], None]) -> None:
        loop = self._loop
        if loop is not None:
            loop.call_soon_threadsafe(deed)

    def _run(
        self,
        listening: socket.socket,
        ready: concurrent.futures.Future[asyncio.AbstractEventLoop],
    ) -> None:
        try:
            asyncio.run(self._serve(listening, ready))
        except Exception as error:  # the thread's top
            logger.exception("captions are not served any more")
            if not ready.done():
                ready.set_exception(error)

    async def _serve(
        self,
        listening: socket.socket,
        ready: concurrent.futures.Future[asyncio.AbstractEventLoop],
    ) -> None:
        pages = Pages(self._log, self._segments, Seats(self._limits))
        application = web.Application()
        application.add_routes(pages.routes())
        application.on_response_prepare.append(add_headers)
        runner = web.AppRunner(
            application,
            handle_signals=False,
            access_log=None,  # every path holds the token
            handler_cancellation=True,
            shutdown_timeout=1.0,
            max_line_size=_HEADER_BYTES,
            max_field_size=_HEADER_BYTES,
        )
        door = Door(self._limits)
        application.middlewares.extend([door.note, self._guard.check])
        await runner.setup()
        assert runner.server is not None
        loop = asyncio.get_running_loop()
        server = await loop.create_server(door.leads_to(runner.server), sock=listening)
        ready.set_result(loop)
        await self._leave.wait()
        server.close()
        self._log.dismiss()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE_S):
                while self._log.n_readers:
                    await asyncio.sleep(_GOODBYE_S / 100)
        await runner.cleanup()
