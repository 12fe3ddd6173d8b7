"""A raised priority for the thread that decodes live, where the system lets a user have one.

Beside programs that keep every core busy a decode waits for its turn at each of its many short
parallel pieces; a thread that comes first there is hardly held up. What is taken belongs to a
session, and is given back with it: files never keep it.
"""

from __future__ import annotations

import sys
from typing import Protocol


class ThreadPriority(Protocol):
    """The priority of the thread that calls, and of those that compute for it."""

    def take(self, n_threads: int) -> None:
        """Raise this thread and the others of the ``n_threads`` that compute with it.

        Comes back at once, whatever the system answers. Called again, it raises those that have
        come since.
        """
        ...

    def give_back(self) -> None:
        """Be as before ``take``; on the same thread."""
        ...

    @property
    def got(self) -> str:
        """What came of the last ``take``, in a few words; empty before it."""
        ...


def priority_here() -> ThreadPriority | None:
    """What this system has; None where nobody knows a way."""
    if sys.platform == "win32":
        from app.priority.windows import WindowsPriority

        return WindowsPriority()
    if sys.platform == "darwin":
        from app.priority.macos import MacPriority

        return MacPriority()
    if sys.platform != "linux":
        return None
    from app.priority.linux import LinuxPriority

    return LinuxPriority()
