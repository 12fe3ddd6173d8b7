"""What a live decode computes with: as many threads as other programs leave cores, and first.

Whisper base on two cores, a draft of a clear clip: 134 ms with two threads and 193 with one, alone;
201 and 192 beside one busy process, 209 and 196 beside two that take 60 % of a core each. Beside
two busy programs words came up 2.9 times as late with two threads, 2.1 times with one: a decode is
hundreds of short parallel pieces, each of which waits for the thread that is just off its core. So
these threads also come before those of other programs, where the system lets them
(``app.priority``).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass

import psutil

from app.priority.thread_priority import ThreadPriority, priority_here

LOOK_S = 1.0
"""Seconds between looks at the machine; the system counts processor time in steps of 10 ms."""

MARGIN = 0.25
"""Cores: a thread is only added where it finds so much more than where it is given up."""


@dataclass(frozen=True, slots=True)
class CoreUse:
    """A reading of the clocks, in seconds that only grow.

    Attributes:
        wall_s: Of the wall clock.
        idle_s: That the cores of this process have rested, all together.
        own_s: Of processor time that this process has taken.
        n_cores: Cores that this process may run on.
    """

    wall_s: float
    idle_s: float
    own_s: float
    n_cores: int


def read_core_use() -> CoreUse:
    """The machine's clocks, of the cores that this process may run on."""
    cores = psutil.cpu_times(percpu=True)
    affinity = getattr(os, "sched_getaffinity", None)  # Linux only
    ours = affinity(0) if affinity is not None else range(len(cores))
    usable = [cores[n] for n in ours if n < len(cores)]
    idle_s = sum(core.idle + getattr(core, "iowait", 0.0) for core in usable)
    return CoreUse(time.perf_counter(), idle_s, time.process_time(), max(len(usable), 1))


def compute_with(n_threads: int) -> None:
    """Let torch use so many threads for what this thread computes."""
    import torch

    torch.set_num_threads(n_threads)


class DecodeThreads:
    """The threads of one thread that decodes, which owns this and calls it.

    A session begins with its first decode here, and ends with ``close``; another may follow.
    """

    def __init__(
        self,
        read: Callable[[], CoreUse] = read_core_use,
        most: int | None = None,
        use: Callable[[int], None] = compute_with,
        priority: ThreadPriority | None = None,
    ) -> None:
        """Prepare; nothing is looked at before the first decode here.

        Args:
            read: The clocks.
            most: Threads of a machine at rest; None: as many as torch takes by itself.
            use: Makes this thread compute with so many threads.
            priority: Is theirs for the length of a session; without it they keep what they have.
        """
        self._read = read
        self._most = most
        self._use = use
        self._priority = priority
        self._now = 0
        self._last: CoreUse | None = None

    def adapt(self) -> None:
        """Before a decode: if it is time, look what others take, and use what they leave."""
        use, last = self._read(), self._last
        if last is None or self._most is None:
            self._most = self._most or _torch_threads()
            self._now, self._last = self._most, use
            self._come_first()
            return
        passed_s = use.wall_s - last.wall_s
        if passed_s < LOOK_S:
            return
        self._last = use
        left_s = use.idle_s - last.idle_s + use.own_s - last.own_s
        left = min(left_s / passed_s / use.n_cores, 1.0) * self._most
        n_threads = max(1, round(left))
        if n_threads > self._now:
            n_threads = max(self._now, round(left - MARGIN))
        if self._set(n_threads):
            self._come_first()

    def close(self) -> None:
        """Leave the thread as it was."""
        if self._last is not None and self._most is not None:
            self._set(self._most)
        self._last = None
        if self._priority is not None:
            self._priority.give_back()

    @property
    def priority(self) -> str:
        """What priority they got, in a few words; empty where none was asked for."""
        return "" if self._priority is None else self._priority.got

    def _come_first(self) -> None:
        if self._priority is not None:
            self._priority.take(self._now)

    def _set(self, n_threads: int) -> bool:
        """Whether that is news."""
        if n_threads == self._now:
            return False
        self._use(n_threads)
        self._now = n_threads
        return True


def live_threads() -> DecodeThreads:
    """Those of a live session on this system."""
    return DecodeThreads(priority=priority_here())


def _torch_threads() -> int:
    import torch

    return torch.get_num_threads()
