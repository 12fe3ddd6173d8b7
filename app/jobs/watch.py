"""A watched folder: media files that appear in it are queued once they have stopped growing.

No thread and no timer: whoever has one calls ``scan`` every few seconds. What was there before
is left alone, and so is what the queue writes itself.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.jobs.inputs import media_in
from engine.errors import UnavailableError

STEADY_S = 5.0
"""A file that has not changed for so long is taken to be whole: copies and recorders write on."""

_Stamp = tuple[int, int]


class FolderWatch:
    """One folder and those under it.

    Attributes:
        folder: As given.
    """

    def __init__(
        self, folder: Path, clock: Callable[[], float], *, steady_s: float = STEADY_S
    ) -> None:
        """Take what is in the folder now as known.

        Raises:
            UnavailableError: The folder cannot be read.
        """
        self.folder = folder
        self._clock = clock
        self._steady_s = steady_s
        self._known: dict[Path, _Stamp] = {}
        self._growing: dict[Path, tuple[_Stamp, float]] = {}
        self._known = self._found()

    def scan(self) -> list[Path]:
        """Files that are new or changed since they were known, and steady, by name.

        Raises:
            UnavailableError: The folder is gone; a later call may find it again.
        """
        now = self._clock()
        found = self._found()
        ready = []
        for path, stamp in found.items():
            if self._known.get(path) == stamp or not stamp[0]:
                continue
            seen, since = self._growing.get(path, (None, now))
            if seen != stamp:
                self._growing[path] = (stamp, now)
            elif now - since >= self._steady_s:
                del self._growing[path]
                self._known[path] = stamp
                ready.append(path)
        for gone in [path for path in self._growing if path not in found]:
            del self._growing[gone]
        for gone in [path for path in self._known if path not in found]:
            del self._known[gone]  # if it comes back, it is a new one
        return ready

    def _found(self) -> dict[Path, _Stamp]:
        if not self.folder.is_dir():
            raise UnavailableError("the watched folder {folder} is not there", folder=self.folder)
        try:
            files = media_in(self.folder)
        except UnavailableError:
            files = []
        stamps = {}
        for path in files:
            try:
                status = path.stat()
            except OSError:
                continue  # gone since
            stamps[path] = (status.st_size, status.st_mtime_ns)
        return stamps
