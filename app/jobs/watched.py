"""The watched folder as the windows see it: looked at every few seconds, on a thread of its own."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.jobs.watch import FolderWatch
from engine.errors import UnavailableError, one_line

LOOK_S = 2.0


class WatchedFolder(QObject):
    """At most one folder at a time.

    Signals:
        found: New media files that have stopped growing.
        told: Why the folder cannot be looked at, one line; empty once it can be again.
    """

    found = Signal(object)
    told = Signal(object)  # As str a sentence would lose what it is translated by.

    def __init__(self, look_s: float = LOOK_S, parent: QObject | None = None) -> None:
        """Watch nothing yet."""
        super().__init__(parent)
        self.folder = ""
        self._look_s = look_s
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def watch(self, folder: str) -> None:
        """Watch this folder from now on; nothing when it is empty."""
        if folder == self.folder:
            return
        self.end()
        self.folder = folder
        if folder:
            self._stop = threading.Event()
            self._thread = threading.Thread(
                target=self._run, args=(Path(folder).expanduser(), self._stop),
                name="watch folder", daemon=True,
            )  # fmt: skip
            self._thread.start()

    def end(self) -> None:
        """Watch nothing any more."""
        self.folder = ""
        self._stop.set()
        if self._thread is not None:
            self._thread.join(1.0)  # longer only where a folder's disk does not answer
            self._thread = None

    def _run(self, folder: Path, stop: threading.Event) -> None:
        watch: FolderWatch | None = None
        trouble = ""
        while not stop.is_set():
            problem = ""
            try:
                if watch is None:
                    watch = FolderWatch(folder, time.monotonic)
                files = watch.scan()
            except UnavailableError as error:
                files, problem = [], one_line(error)
            if files and not stop.is_set():
                self.found.emit(files)
            if problem != trouble and not stop.is_set():
                self.told.emit(problem)
                trouble = problem
            stop.wait(self._look_s)
