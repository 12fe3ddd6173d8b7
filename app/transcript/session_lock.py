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


class SessionLocks:
    """The locks of one store's sessions: those that are recorded here, and by other programs.

    Thread safety: guarded by the store that owns it.
    """

    def __init__(self, store: Path | None) -> None:
        """Beside the file ``store``; sessions in memory need no lock."""
        self._store = store
        self._handles: dict[int, int | None] = {}

    def hold(self, session_id: int) -> None:
        """Lock for this process. Where locks do not work, this object alone knows of it."""
        if self._store is not None:
            self._handles[session_id] = _held(self._file(session_id))

    def is_held(self, session_id: int) -> bool:
        """Whether a living process, this one included, records the session."""
        if self._store is None:
            return False
        return session_id in self._handles or _is_held(self._file(session_id))

    def let_go(self, session_id: int) -> None:
        """Unlock, and remove the file, also one that a crash has left."""
        if self._store is None:
            return
        handle = self._handles.pop(session_id, None)
        if handle is not None:
            os.close(handle)
        with contextlib.suppress(OSError):
            self._file(session_id).unlink()

    def let_all_go(self) -> None:
        """Unlock what is held here: those sessions count as cut off from now on."""
        for session_id in list(self._handles):
            self.let_go(session_id)

    def _file(self, session_id: int) -> Path:
        assert self._store is not None
        return self._store.with_name(f"{self._store.name}-session-{session_id}.lock")


def _held(path: Path) -> int | None:
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


def _is_held(path: Path) -> bool:
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
