"""Batches under way: decoded beside the calling thread, or in turn with what it does else.

Beside it, a thread that is through with a batch begins the next one, which lies ready: it waits
neither for the others nor for the caller, who reads on meanwhile.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from engine.driver.seam import CancelToken
from engine.errors import DecodeCancelledError
from engine.files.decoding import Outcome

Batch = TypeVar("Batch")

PLACES = 2
"""Batches of a thread: the one that it decodes, and the one that lies ready."""

_LONGEST_WAIT_S = 0.2  # whoever waits has to hear that it should stop


@dataclass(frozen=True, slots=True)
class Decoded(Generic[Batch]):
    """What became of a batch.

    Attributes:
        batch: As it was given.
        outcomes: One for each window; None where the cancel token has ended the decode.
    """

    batch: Batch
    outcomes: list[Outcome] | None


@dataclass(frozen=True, slots=True, eq=False)
class _Given(Generic[Batch]):
    batch: Batch
    work: Callable[[], Decoded[Batch]]
    future: Future[Decoded[Batch]] | None  # None: the caller's own work

    @property
    def is_open(self) -> bool:
        return self.future is None or not self.future.done()


class Decodes(Generic[Batch]):
    """Takes batches and decodes them.

    Thread safety: belongs to one thread; only batches and outcomes cross to others. Whoever drops
    it ends its threads, at their next decoder step.
    """

    def __init__(
        self,
        decode: Callable[[Batch, CancelToken], list[Outcome]],
        at_once: int = 1,
        cancel: CancelToken | None = None,
    ) -> None:
        """Nothing is under way, and there is no thread yet.

        Args:
            decode: Is called on several threads at a time, and has to look at the token.
            at_once: Decodes at a time. One alone is the caller's own, in ``collect``.
            cancel: Ends decodes.
        """
        self._stop = threading.Event()
        self._decode = partial(_decoded, decode, _Either(self._stop, cancel))
        self._at_once = at_once
        self._threads: ThreadPoolExecutor | None = None
        self._given: list[_Given[Batch]] = []
        weakref.finalize(self, self._stop.set)

    @property
    def beside(self) -> bool:
        """Whether decodes go on while the caller does something else."""
        return self._at_once > 1

    @property
    def n_idle(self) -> int:
        """Decodes that lack a batch."""
        return max(0, self._at_once - self._n_open)

    @property
    def has_room(self) -> bool:
        """Whether a batch may be given, if only to lie ready."""
        return self._n_open < self._at_once * (PLACES if self.beside else 1)

    @property
    def _n_open(self) -> int:
        return sum(given.is_open for given in self._given)

    def give(self, batch: Batch) -> None:
        """Hand a batch over."""
        work = partial(self._decode, batch)
        future = None
        if self.beside:
            if self._threads is None:
                self._stop.clear()
                self._threads = ThreadPoolExecutor(self._at_once, "file-decode")
            future = self._threads.submit(work)
        self._given.append(_Given(batch, work, future))

    def recall(self) -> list[Batch]:
        """Take back the batches that only lie ready."""
        back = [given for given in self._given if given.future is None or given.future.cancel()]
        self._given = [given for given in self._given if given not in back]
        return [given.batch for given in back]

    def collect(self) -> Iterator[Decoded[Batch]]:
        """The batches that are through, in the order in which they were given.

        Raises:
            Exception: A fault in a decode. Its batch is forgotten.
        """
        for given in [given for given in self._given if given.future is None or not given.is_open]:
            self._given.remove(given)
            yield given.work() if given.future is None else given.future.result()

    def wait(self) -> None:
        """Let a moment pass, at most until a batch is through."""
        under_way = [given.future for given in self._given if given.future is not None]
        wait(under_way, _LONGEST_WAIT_S, FIRST_COMPLETED)

    def close(self) -> None:
        """End the decodes and forget their batches. Returns when no thread is left."""
        self._given.clear()
        if self._threads is not None:
            self._stop.set()
            self._threads.shutdown(cancel_futures=True)
            self._threads = None


class _Either:
    """Set when one of two tokens is."""

    def __init__(self, stop: CancelToken, cancel: CancelToken | None) -> None:
        self._stop = stop
        self._cancel = cancel

    def is_set(self) -> bool:
        return self._stop.is_set() or (self._cancel is not None and self._cancel.is_set())


def _decoded(
    decode: Callable[[Batch, CancelToken], list[Outcome]], cancel: CancelToken, batch: Batch
) -> Decoded[Batch]:
    try:
        return Decoded(batch, decode(batch, cancel))
    except DecodeCancelledError:
        return Decoded(batch, None)
