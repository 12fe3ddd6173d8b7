"""A private event loop, so that callers can wait for many requests and still be cancelled."""

from __future__ import annotations

import asyncio
import threading
import weakref
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import wait
from typing import Any, TypeVar

from engine.driver.seam import CancelToken
from engine.engines.windows import check_cancelled
from engine.errors import SettingsError

T = TypeVar("T")

_POLL_S = 0.05  # a cancel token can be looked at, not waited for


class LoopThread:
    """An event loop on a thread of its own, from the first ``run`` until it is closed or dropped.

    Thread safety: any thread but its own may call ``run``.
    """

    def __init__(self, name: str, on_close: Callable[[], Awaitable[None]]) -> None:
        """Prepare; ``on_close`` runs in the loop before it ends."""
        self._name = name
        self._on_close = on_close
        self._lock = threading.Lock()
        self._closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._finalizer: weakref.finalize[..., LoopThread] | None = None

    def run(self, work: Coroutine[Any, Any, T], cancels: Sequence[CancelToken | None]) -> T:
        """Run ``work`` in the loop and wait for it, looking at the cancel tokens.

        Raises:
            SettingsError: It was closed.
            DecodeCancelledError: A token is set; ``work`` is cancelled, not waited for.
        """
        try:
            loop = self._started()
        except SettingsError:
            work.close()
            raise
        future = asyncio.run_coroutine_threadsafe(work, loop)
        try:
            while not wait([future], _POLL_S).done:
                check_cancelled(cancels)
        finally:
            future.cancel()  # does nothing to work that is done
        return future.result()

    def close(self) -> None:
        """End the loop for good and wait for it; what still runs in it is cancelled."""
        with self._lock:
            self._closed = True
            if self._finalizer is not None:
                self._finalizer()

    def _started(self) -> asyncio.AbstractEventLoop:
        with self._lock:
            if self._closed:
                raise SettingsError("{name} was closed; make a new engine", name=self._name)
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                thread = threading.Thread(
                    target=_serve, args=(self._loop, self._on_close), name=self._name, daemon=True
                )
                thread.start()
                self._finalizer = weakref.finalize(self, _end, self._loop, thread)
            return self._loop


def _serve(loop: asyncio.AbstractEventLoop, on_close: Callable[[], Awaitable[None]]) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
        pending = asyncio.all_tasks(loop)
        for task in pending:
            task.cancel()
        loop.run_until_complete(_settle(pending, on_close))
    finally:
        loop.close()


async def _settle(pending: set[asyncio.Task[Any]], on_close: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*pending, return_exceptions=True)
    await on_close()


def _end(loop: asyncio.AbstractEventLoop, thread: threading.Thread) -> None:
    loop.call_soon_threadsafe(loop.stop)
    if thread is not threading.current_thread():
        thread.join()
