"""What the two protocols share: bounded concurrency, tries, and errors that name the server."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from engine.driver.seam import CancelToken
from engine.engines.remote.loop_thread import LoopThread
from engine.engines.remote.options import RemoteOptions
from engine.engines.remote.transcription import Transcription
from engine.engines.remote.upload import Clip
from engine.errors import UnavailableError
from engine.sentence import Sentence

MAX_WAIT_S = 30.0
"""A server that wants to be left alone for longer is not there for captions."""

PLAIN_AFTER = 3
"""Clips running whose words only the plainer request got; then no other is made any more."""

_LONGEST_BACKOFF_S = 5.0  # that a server is back should be seen soon


class BusyError(Exception):
    """A try that failed and may be repeated: the reason, and the seconds the server asks for."""

    def __init__(
        self,
        reason: str,
        wait_s: float | None = None,
        *,
        tries: int | None = None,
        ask_less: bool = False,
        passes: bool = False,
    ) -> None:
        """Say why.

        Args:
            reason: For a person.
            wait_s: Seconds that the server asks for.
            tries: How often this failure is tried again at most.
            ask_less: A plainer request may pass where this one fails.
            passes: The server is gone or full, which is not this request's fault.
        """
        super().__init__(reason)
        self.wait_s = wait_s
        self.tries = tries
        self.ask_less = ask_less
        self.passes = passes


class Connection(Protocol):
    """One protocol to one server. Lives in the transport's event loop."""

    async def transcribe(self, clip: Clip, *, ask_less: bool) -> Transcription:
        """One try; ``ask_less`` leaves out of the request what the text does not need.

        Raises:
            BusyError: It may be tried again.
            EngineError: It must not.
        """
        ...

    async def aclose(self) -> None:
        """Close what is open."""
        ...


class Transport:
    """Sends clips and waits for their texts. One serves many streams and threads.

    Each call's clips go out together, ``concurrency`` of all calls at once, so that the server can
    batch them. A clip is only read, so a try that is repeated changes nothing here: its text is
    taken once, whatever the server computed twice. Once a clip was given up because the server is
    gone, the next ones are tried once each, until one gets an answer.

    Thread safety: any thread may call any method.
    """

    def __init__(self, options: RemoteOptions, connection: Connection) -> None:
        """Prepare; nothing is sent."""
        self._options = options
        self._connection = connection
        self._slots = asyncio.Semaphore(options.concurrency)
        self._loop = LoopThread(f"remote {options.name}", connection.aclose)
        self._lock = threading.Lock()
        self._sent_s = 0.0
        self._given_up = False  # this and the next are looked at by the loop's thread only
        self._n_plain = 0

    @property
    def sent_s(self) -> float:
        """Seconds of audio that were sent, repeated tries included."""
        with self._lock:
            return self._sent_s

    def transcribe(
        self, clips: Sequence[Clip], cancels: Sequence[CancelToken | None] = ()
    ) -> list[Transcription]:
        """Send all clips and return their texts.

        Raises:
            UnavailableError: The server cannot be reached, or keeps failing.
            SettingsError: The server refuses: the key, the model, the address, the size.
            DecodeCancelledError: A cancel token is set.
        """
        return self._loop.run(self._all(clips), cancels)

    def close(self) -> None:
        """Close connections and end the thread."""
        self._loop.close()

    async def _all(self, clips: Sequence[Clip]) -> list[Transcription]:
        tasks = [asyncio.ensure_future(self._one(clip)) for clip in clips]
        try:
            return await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _one(self, clip: Clip) -> Transcription:
        began_s = time.perf_counter()
        async with self._slots:
            tried, ask_less = 0, self._n_plain >= PLAIN_AFTER
            failing_s: float | None = None
            while True:
                with self._lock:
                    self._sent_s += clip.duration_s
                try:
                    heard = await self._try(clip, ask_less)
                except BusyError as error:
                    failing_s = time.perf_counter() if failing_s is None else failing_s
                    await self._wait(error, tried, time.perf_counter() - failing_s)
                    tried, ask_less = tried + 1, ask_less or error.ask_less
                else:
                    self._given_up = False
                    self._count(heard)
                    return replace(heard, seconds=time.perf_counter() - began_s)

    async def _try(self, clip: Clip, ask_less: bool) -> Transcription:
        timeout_s = self._options.timeout_s
        try:
            # A total: a server that drips a byte now and then never meets a limit between reads.
            async with asyncio.timeout(timeout_s):
                return await self._connection.transcribe(clip, ask_less=ask_less)
        except TimeoutError as error:
            raise BusyError(
                Sentence("no answer within {seconds:g} s", seconds=timeout_s), tries=1
            ) from error

    def _count(self, heard: Transcription) -> None:
        """Of what has no words a server may fail to tell more; of speech it should not."""
        if heard.text and self._n_plain < PLAIN_AFTER:
            self._n_plain = self._n_plain + 1 if heard.is_plain else 0

    async def _wait(self, failure: BusyError, tried: int, failing_s: float) -> None:
        """Until the next try.

        Raises:
            UnavailableError: There is none.
        """
        options = self._options
        if not self._goes_on(failure, tried, failing_s):
            self._given_up = self._given_up or failure.passes
            host = options.address.host
            problem = Sentence("{host} fails: {failure}", host=host, failure=failure)
            if tried:
                problem = Sentence(
                    "{host} fails ({tries} tries): {failure}",
                    host=host,
                    tries=tried + 1,
                    failure=failure,
                )
            raise UnavailableError(
                "{problem}; see that the server runs, "
                "`surtitle remotes test {name}` tells, or choose a model on this computer",
                problem=problem,
                name=options.name,
            ) from failure
        wait_s = failure.wait_s
        if wait_s is None:
            backoff_s = options.backoff_s * 2**tried * random.uniform(0.75, 1.25)
            wait_s = min(backoff_s, _LONGEST_BACKOFF_S)
        await asyncio.sleep(wait_s)

    def _goes_on(self, failure: BusyError, tried: int, failing_s: float) -> bool:
        options = self._options
        if (failure.wait_s or 0.0) > MAX_WAIT_S or (failure.passes and self._given_up):
            return False
        most = options.retries if failure.tries is None else min(options.retries, failure.tries)
        return tried < most or (failure.passes and failing_s < options.patience_s)
