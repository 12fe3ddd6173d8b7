"""Live first: the decodes of files stand still while a live session has one.

The engine looks at a request's cancel token before each window that it encodes and at every
decoder step. A file's token waits there while a live decode runs, so what a file can hold up is
one window's encoder or one step, whatever the size of its batch, and no work is lost.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.driver.seam import CancelToken


class LiveFirst:
    """Shared by a process's live sessions and its file queue. Any thread may call it."""

    def __init__(self) -> None:
        """Nobody is live."""
        self._changed = threading.Condition()
        self._n_live = 0
        self._stretch = 0  # Counts the times at which somebody began to be live.

    @contextmanager
    def live(self) -> Iterator[None]:
        """Around each live decode; decodes of several sessions may overlap."""
        with self._changed:
            self._stretch += self._n_live == 0
            self._n_live += 1
        try:
            yield
        finally:
            with self._changed:
                self._n_live -= 1
                self._changed.notify_all()

    def may_run(self) -> bool:
        """Whether no live decode is running now."""
        return self._n_live == 0

    def token(self, stop: CancelToken | None = None, longest_wait_s: float = 60.0) -> CancelToken:
        """A cancel token for the decodes of files.

        Args:
            stop: Ends them for good, while they wait too.
            longest_wait_s: A live decode that takes longer is not waited for any more, until
                another one begins.
        """
        return _Token(self._changed, self._stretch_now, stop, longest_wait_s)

    def _stretch_now(self) -> int | None:
        return self._stretch if self._n_live else None


_LOOK_AGAIN_S = 0.1  # the stop token cannot wake who waits for the condition


class _Token:
    """Waits while somebody is live, then says whether to stop."""

    def __init__(
        self,
        changed: threading.Condition,
        stretch: Callable[[], int | None],
        stop: CancelToken | None,
        longest_wait_s: float,
    ) -> None:
        self._changed = changed
        self._stretch = stretch
        self._given_up: int | None = None
        self._stop = stop
        self._n_looks = math.ceil(longest_wait_s / _LOOK_AGAIN_S)

    def is_set(self) -> bool:
        """Whether the decode should stop; returns when it may go on."""
        for _ in range(self._n_looks):
            if self._stopped:
                return True
            if self._is_free():
                return False
            with self._changed:
                self._changed.wait_for(self._is_free, _LOOK_AGAIN_S)
        # Else each step of a file's decode would wait as long.
        self._given_up = self._stretch()
        return self._stopped

    def _is_free(self) -> bool:
        return self._stretch() in (None, self._given_up)

    @property
    def _stopped(self) -> bool:
        return self._stop is not None and self._stop.is_set()
