"""Linux: a negative nice value for a thread and its pool, by our own right or by RealtimeKit.

1. The kernel is asked. It says yes to root, and where a user's limit allows it (RLIMIT_NICE).
2. Else RealtimeKit is, on a thread of its own: no decode waits for its answer.

Either way the raised threads pass nothing on (SCHED_RESET_ON_FORK): what they start, a model that
loads or another program, is as if nothing had been raised. So the threads of OpenMP's pool, which
they start too, are raised one by one.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterable, Sequence

from app.priority.pool import pool_threads
from app.priority.realtime_kit import RealtimeKit
from app.priority.session_group import SessionGroup

NICE = -11
"""What sound servers ask for. RealtimeKit grants down to -15."""

MOST_ASKED = 8
"""Threads of one session that RealtimeKit is asked for. It grants a user 25, and as many in 20 s;
sound servers and players live on the same."""

logger = logging.getLogger(__name__)


class LinuxPriority:
    """See ``ThreadPriority``.

    Thread safety: ``take`` and ``give_back`` belong to the thread that decodes; a lock guards what
    the thread that asks RealtimeKit shares with it.
    """

    def __init__(
        self,
        kit: RealtimeKit | None = None,
        group: SessionGroup | None = None,
        pool: Callable[[int], Sequence[int]] = pool_threads,
        renice: Callable[[int, int], None] | None = None,
    ) -> None:
        """Nothing is raised yet.

        Args:
            kit: Asked where the kernel refuses.
            group: Whose nice value ours counts in.
            pool: The threads that compute with the one that calls.
            renice: Gives a thread a nice value, or raises ``OSError``.
        """
        self._kit = kit or RealtimeKit()
        self._group = group or SessionGroup()
        self._pool = pool
        self._renice = renice or _renice
        self._lock = threading.Lock()
        self._before = 0
        self._threads: set[int] = set()  # That are raised, or asked for.
        self._by_kit = False
        self._asked = 0
        self._got = ""
        self._session = 0  # Counts: an answer may come when its session has ended.

    def take(self, n_threads: int) -> None:
        """See there."""
        pool = self._pool(n_threads)
        with self._lock:
            if not self._threads:
                self._before = os.getpriority(os.PRIO_PROCESS, pool[0])
            fresh = [thread for thread in pool if thread not in self._threads]
            self._threads.update(fresh)
        if not fresh:
            return
        if not self._by_kit:
            try:
                for thread in fresh:
                    self._renice(thread, self._nice)
            except OSError:
                self._by_kit = True
            else:
                self._group.take(NICE)
                self._tell("raised by itself")
                return
        self._ask(fresh)

    def give_back(self) -> None:
        """See there."""
        with self._lock:
            threads, self._threads = self._threads, set()
            self._session += 1
        self._by_kit, self._asked = False, 0
        self._lower(threads)
        self._group.give_back()

    @property
    def got(self) -> str:
        """See there."""
        return self._got

    @property
    def _nice(self) -> int:
        return min(NICE, self._before)

    def _ask(self, threads: Sequence[int]) -> None:
        threads = threads[: MOST_ASKED - self._asked]
        if not threads:
            return
        own = () if self._asked else threads[:1]
        self._asked += len(threads)
        self._got = self._got or "RealtimeKit has not answered yet"
        # A daemon: a bus that hangs keeps no program from its end.
        asked = (own, threads[len(own) :], self._session)
        threading.Thread(
            target=self._await_answers, args=asked, name="priority", daemon=True
        ).start()

    def _await_answers(self, own: Sequence[int], pool: Sequence[int], session: int) -> None:
        """For the thread that decodes, which counts, and for its pool."""
        got = ""
        try:
            if own:
                self._kit.raise_threads(own, self._nice)
                got = "raised by RealtimeKit"
            if pool:
                self._kit.raise_threads(pool, self._nice)
        except OSError as error:
            if own and not got:
                got = f"not raised: {error}"
            else:  # Also of a thread that has ended meanwhile.
                logger.info("a decode's pool is not raised: %s", error)
        with self._lock:
            if session != self._session:  # What the next one has taken is not put back.
                self._lower({*own, *pool} - self._threads)
            elif got:
                self._tell(got)

    def _lower(self, threads: Iterable[int]) -> None:
        # A thread that has ended may have left its number to another program.
        try:
            ours = {int(name) for name in os.listdir("/proc/self/task")}
            for thread in ours.intersection(threads):
                os.setpriority(os.PRIO_PROCESS, thread, self._before)
        except OSError as error:
            logger.info("a priority was not given back: %s", error)

    def _tell(self, got: str) -> None:
        bounds = self._group.bounds
        if got.startswith("raised") and bounds:
            got = f"{got}, counting inside {bounds} only"
        if got != self._got:
            self._got = got
            logger.info("priority of live decodes: %s", got)


def _renice(thread: int, nice: int) -> None:
    """Give a thread a nice value that it does not pass on.

    Raises:
        OSError: This process may not.
    """
    policy = os.sched_getscheduler(thread) | os.SCHED_RESET_ON_FORK
    os.sched_setscheduler(thread, policy, os.sched_param(0))
    os.setpriority(os.PRIO_PROCESS, thread, nice)
