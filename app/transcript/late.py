"""The user's store, where it could not be opened at the start: opened once it can be."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from app.transcript.store import TranscriptStore


class LateStore:
    """Opens a store once, for whoever comes first.

    Thread safety: any thread may call any method.
    """

    def __init__(self, path: Callable[[], Path]) -> None:
        """Nothing is opened yet; ``path`` may raise as ``app.paths`` does."""
        self._path = path
        self._lock = threading.Lock()
        self._store: TranscriptStore | None = None

    def open(self) -> TranscriptStore:
        """The store.

        Raises:
            StoreError: It cannot be opened yet.
            UnavailableError: Its folder cannot be made.
        """
        with self._lock:
            if self._store is None:
                self._store = TranscriptStore(self._path())
            return self._store

    def close(self) -> None:
        """Close it, if it was opened."""
        with self._lock:
            if self._store is not None:
                self._store.close()
