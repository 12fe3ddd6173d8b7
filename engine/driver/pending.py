"""Decodes that run elsewhere while their streams go on listening: ``advance_ready`` in two halves.

``collect`` applies what has come back, ``begin`` sends off what is due; neither waits. A stream
has at most one decode under way, and streams do not wait for each other. A decode reads a request,
which is a copy, and only ``collect`` moves the stream: so one that fails, comes too late, or is
given up changes nothing, and none is applied twice.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.driver.batch import decode_batch
from engine.driver.seam import CancelToken, DecodeKind, WindowDecode
from engine.driver.timeline import DueWindow
from engine.driver.transcript import TranscriptEvent
from engine.errors import DecodeCancelledError, EngineError

if TYPE_CHECKING:
    from engine.driver.context import AsrStreamContext
    from engine.driver.driver import AsrStreamDriver


@dataclass(frozen=True, slots=True)
class _Flight:
    """A decode under way; a cancel token that any of the two may set."""

    window: DueWindow
    asked: CancelToken | None
    given_up: threading.Event = field(default_factory=threading.Event)

    def is_set(self) -> bool:
        """Whether the decode should stop."""
        return self.given_up.is_set() or (self.asked is not None and self.asked.is_set())


class PendingDecodes:
    """The decodes under way of some streams of one driver.

    Thread safety: belongs to the thread of its contexts. ``wake`` is called on another one.
    """

    def __init__(
        self,
        driver: AsrStreamDriver,
        contexts: Sequence[AsrStreamContext],
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        """Nothing is under way; ``wake`` will be called whenever a decode has ended."""
        self._driver = driver
        self._contexts = tuple(contexts)
        self._wake = wake
        self._flights: dict[int, tuple[_Flight, Future[list[WindowDecode]]]] = {}
        self._threads = ThreadPoolExecutor(len(self._contexts), thread_name_prefix="decode")

    def due(self) -> DecodeKind | None:
        """What ``collect`` and ``begin`` would do next; None while there is nothing but waiting."""
        kinds = []
        for at, context in enumerate(self._contexts):
            if at not in self._flights:
                kinds.append(context.due())
                continue
            flight, future = self._flights[at]
            if future.done():
                kinds.append(flight.window.kind)
            elif self._is_outrun(at):
                kinds.append(DecodeKind.ENDPOINT)
        found = [kind for kind in kinds if kind is not None]
        return next((kind for kind in found if kind.commits), found[0] if found else None)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._flights

    @property
    def has_landed(self) -> bool:
        """Whether a decode has ended that was not collected yet."""
        return any(future.done() for _, future in self._flights.values())

    def collect(self) -> list[list[TranscriptEvent]]:
        """Apply the decodes that have ended and return each stream's events.

        Raises:
            EngineError: One failed. Its stream has not moved; events of the others come with the
                next call.
        """
        failure: EngineError | None = None
        for at, (flight, future) in list(self._flights.items()):
            if not future.done():
                continue
            del self._flights[at]
            try:
                (decode,) = future.result()
            except DecodeCancelledError as error:
                if flight.window.kind.commits:
                    failure = failure or error
            except EngineError as error:
                failure = error
            else:
                self._contexts[at].apply(flight.window, decode)
        if failure is not None:
            raise failure
        return [context.take_events() for context in self._contexts]

    def begin(self, *, drafts: bool = True, cancel: CancelToken | None = None) -> list[int]:
        """Send off what is due and return the streams' places in the list.

        A commit does not wait for a draft under way: the draft is given up.

        Args:
            drafts: False leaves drafts out.
            cancel: Ends the decodes that this call sends off.
        """
        begun = []
        for at, context in enumerate(self._contexts):
            if at in self._flights:
                if self._is_outrun(at):
                    self._flights[at][0].given_up.set()
                continue
            window = context.due_window(drafts=drafts)
            if window is None:
                continue
            flight = _Flight(window, cancel)
            future = self._threads.submit(
                decode_batch, self._driver, [context.request(window, flight)]
            )
            self._flights[at] = flight, future
            future.add_done_callback(lambda _: self._wake())
            begun.append(at)
        return begun

    def close(self) -> None:
        """Give up what is under way and end the threads, which stop at their next cancel check."""
        for flight, _ in self._flights.values():
            flight.given_up.set()
        self._threads.shutdown(wait=True, cancel_futures=True)
        self._flights.clear()

    def _is_outrun(self, at: int) -> bool:
        """Whether a commit is due of a stream whose draft is under way."""
        flight, future = self._flights[at]
        if flight.window.kind.commits or future.done() or flight.given_up.is_set():
            return False
        return self._contexts[at].due_window(drafts=False) is not None
