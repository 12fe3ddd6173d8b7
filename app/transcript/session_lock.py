"""A file that is locked while its session is recorded.

The system lets go of the lock however the process ends, so a session without an end is known to
be either running or cut off by a crash.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(path: Path) -> int | None:
    """Lock ``path`` for this process: a handle for ``let_go``; None where locks do not work."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None
    try:
        _lock(handle)
    except OSError:
        os.close(handle)
        return None
    return handle


def let_go(path: Path, handle: int | None) -> None:
    """Unlock, and remove the file. ``None`` removes what a crash has left."""
    if handle is not None:
        os.close(handle)
    with contextlib.suppress(OSError):
        path.unlink()


def is_held(path: Path) -> bool:
    """Whether a living process, this one included, holds the lock."""
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        _lock(handle)
    except OSError:
        return True
    finally:
        os.close(handle)
    return False
