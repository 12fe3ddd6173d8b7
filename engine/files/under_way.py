"""Batches under way: decoded beside the calling thread, or in turn with what it does else.

Beside it, a thread takes what lies ready whenever it has room: it waits neither for the others nor
for the caller, who reads on meanwhile.
"""

from __future__ import annotations

import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.driver.seam import CancelToken
from engine.errors import DecodeCancelledError
from engine.files.decoding import Outcome

Batch = TypeVar("Batch")

READY = 1
"""Batches for each thread that lie ready."""

_LONGEST_WAIT_S = 0.2  # whoever waits has to hear that it should stop

DecodeEach = Callable[
    [Callable[[], Batch | None], CancelToken], Iterator[tuple[Batch, list[Outcome]]]
]
"""Takes batches as it has room for them, and yields each when it is through, with an outcome for
each window. Ends when none is under way and none is to be had."""


@dataclass(frozen=True, slots=True)
class Decoded(Generic[Batch]):
    """What became of a batch.

    Attributes:
        batch: As it was given.
        outcomes: One for each window; None where the cancel token has ended the decode.
    """

    batch: Batch
    outcomes: list[Outcome] | None


class Decodes(Generic[Batch]):
    """Takes batches and decodes them.

    Thread safety: belongs to one thread; only batches and outcomes cross to others. Whoever drops
    it ends its threads, at their next decoder step.
    """

    def __init__(
        self,
        decode_each: DecodeEach[Batch],
        at_once: int = 1,
        each: int = 1,
        cancel: CancelToken | None = None,
    ) -> None:
        """Nothing is under way, and there is no thread yet.

        Args:
            decode_each: Is called on several threads at a time, and has to look at the token.
            at_once: Threads. One alone is the caller's own, in ``collect``.
            each: Batches that one of them has under way.
            cancel: Ends decodes.
        """
        self._desk: _Desk[Batch] = _Desk(decode_each, cancel)
        self._at_once = at_once
        self._each = each
        self._threads: list[threading.Thread] = []
        self._own: Iterator[Decoded[Batch]] | None = None
        weakref.finalize(self, self._desk.stop.set)

    @property
    def beside(self) -> bool:
        """Whether decodes go on while the caller does something else."""
        return self._at_once > 1

    @property
    def n_idle(self) -> int:
        """Batches that could be under way and are not there."""
        return max(0, self._at_once * self._each - self._desk.n_open)

    @property
    def has_room(self) -> bool:
        """Whether a batch may be given, if only to lie ready."""
        ready = READY if self.beside else 0
        return self._desk.n_open < self._at_once * (self._each + ready)

    def give(self, batch: Batch) -> None:
        """Hand a batch over."""
        if self._desk.give(batch, self._at_once if self.beside else 0):
            self._threads = [thread for thread in self._threads if thread.is_alive()]
            name = f"file-decode_{len(self._threads)}"
            self._threads.append(threading.Thread(target=self._desk.work, name=name))
            self._threads[-1].start()

    def recall(self) -> list[Batch]:
        """Take back the batches that only lie ready."""
        return self._desk.recall()

    def collect(self) -> Iterator[Decoded[Batch]]:
        """The batches that are through; without threads, one is decoded now.

        Raises:
            Exception: A fault in a decode. What was under way with it is forgotten.
        """
        if not self.beside:
            self._own = self._own or self._desk.decode()
            decoded = next(self._own, None)
            if decoded is None:
                self._own = None
            else:
                yield decoded
        yield from self._desk.through()

    def wait(self) -> None:
        """Let a moment pass, at most until a batch is through."""
        if self.beside:
            self._desk.wait()

    def close(self) -> None:
        """End the decodes and forget their batches. Returns when no thread is left."""
        self._own = None
        self._desk.stop.set()
        self._desk.recall()
        while self._threads:
            self._threads.pop().join()
        self._desk.forget()


class _Desk(Generic[Batch]):
    """Where batches lie: ready, under way, or through. Any thread may use it."""

    def __init__(self, decode_each: DecodeEach[Batch], cancel: CancelToken | None) -> None:
        self.stop = threading.Event()
        self._token = _Either(self.stop, cancel)
        self._decode_each = decode_each
        self._changed = threading.Condition()
        self._ready: deque[Batch] = deque()
        self._through: deque[Decoded[Batch] | BaseException] = deque()
        self._n_under_way = 0
        self._n_threads = 0

    @property
    def n_open(self) -> int:
        """Batches that are not through."""
        with self._changed:
            return len(self._ready) + self._n_under_way

    def give(self, batch: Batch, at_once: int) -> bool:
        """Let a batch lie ready; whether a thread more should ``work``."""
        with self._changed:
            self._ready.append(batch)
            more = self._n_threads < at_once
            self._n_threads += more
            return more

    def recall(self) -> list[Batch]:
        """What lies ready, and does no more."""
        with self._changed:
            back = list(self._ready)
            self._ready.clear()
            return back

    def decode(self) -> Iterator[Decoded[Batch]]:
        """Decode what lies ready, until there is nothing left.

        Raises:
            Exception: A fault in a decode.
        """
        mine: list[Batch] = []  # under way

        def take() -> Batch | None:
            with self._changed:
                if not self._ready or self.stop.is_set():
                    return None
                mine.append(self._ready.popleft())
                self._n_under_way += 1
                return mine[-1]

        try:
            for batch, outcomes in self._decode_each(take, self._token):
                self._put_down(mine, batch)
                yield Decoded(batch, outcomes)
        except DecodeCancelledError:
            for batch in list(mine):
                self._put_down(mine, batch)
                yield Decoded(batch, None)
        finally:
            for batch in list(mine):
                self._put_down(mine, batch)

    def _put_down(self, mine: list[Batch], batch: Batch) -> None:
        mine[:] = [other for other in mine if other is not batch]
        with self._changed:
            self._n_under_way -= 1

    def work(self) -> None:
        """Decode on this thread, until nothing lies ready."""
        while True:
            try:
                for decoded in self.decode():
                    self._tell(decoded)
            except BaseException as fault:  # noqa: BLE001 - it is raised where it is collected
                self._tell(fault)
            with self._changed:
                # As long as this is locked nothing is given to a thread that ends.
                if not self._ready or self.stop.is_set():
                    self._n_threads -= 1
                    return

    def _tell(self, news: Decoded[Batch] | BaseException) -> None:
        with self._changed:
            self._through.append(news)
            self._changed.notify_all()

    def through(self) -> Iterator[Decoded[Batch]]:
        """What is through, in the order in which it came to be.

        Raises:
            Exception: A fault in a decode.
        """
        while self._through:
            news = self._through.popleft()
            if isinstance(news, BaseException):
                raise news
            yield news

    def wait(self) -> None:
        """Return when something is through, or soon."""
        with self._changed:
            if not self._through and self._n_under_way + len(self._ready):
                self._changed.wait(_LONGEST_WAIT_S)

    def forget(self) -> None:
        """Begin anew."""
        with self._changed:
            self._ready.clear()
            self._through.clear()
            self.stop.clear()


class _Either:
    """Set when one of two tokens is."""

    def __init__(self, stop: CancelToken, cancel: CancelToken | None) -> None:
        self._stop = stop
        self._cancel = cancel

    def is_set(self) -> bool:
        return self._stop.is_set() or (self._cancel is not None and self._cancel.is_set())
