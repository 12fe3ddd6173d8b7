"""A text file with the newest captions, for OBS's text source and programs like it."""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from pathlib import Path

from app.atomic_file import write_atomically
from app.events import CommittedEvent, DraftEvent, LogEvent, SessionEvent, StatusEvent, as_shown
from engine.errors import UnavailableError

_PAUSE_S = 0.25  # between two writes; OBS looks once a second
_END_S = 5.0


class CaptionTextFile:
    """The last lines and the drafts, rewritten whole by a thread of its own. Call it with events.

    The file is private (0600) and is emptied when a session ends and when this is closed.
    """

    def __init__(self, path: Path, lines: int = 2) -> None:
        """Begin with an empty file.

        Raises:
            UnavailableError: It cannot be written.
        """
        self._path = path
        self._lines: deque[str] = deque(maxlen=lines)
        self._drafts: dict[str, str] = {}
        self._wanted = ""
        self._written: str | None = None
        self._problem = ""
        self._changed = threading.Condition()
        self._closing = threading.Event()
        self._write("")
        if self._problem:
            raise UnavailableError(self._problem)
        self._thread = threading.Thread(target=self._run, name="caption text", daemon=True)
        self._thread.start()

    def __call__(self, event: LogEvent) -> None:
        """Take an event.

        Raises:
            UnavailableError: The file could not be written the last time.
        """
        match as_shown(event):
            case CommittedEvent(source=source, text=text):
                self._lines.append(" ".join(text.split()))
                self._drafts.pop(source, None)
            case DraftEvent(source=source, display=display):
                self._drafts[source] = " ".join(display.split())
            case SessionEvent() | StatusEvent(source="", state="stopped" | "failed"):
                self._lines.clear()
                self._drafts.clear()
            case _:
                return
        shown = [*self._lines, *filter(None, self._drafts.values())]
        with self._changed:
            self._wanted = "\n".join(shown)
            self._changed.notify()
            problem = self._problem
        if problem:
            raise UnavailableError(problem)

    def close(self) -> None:
        """Leave an empty file. Idempotent."""
        self._closing.set()
        with self._changed:
            self._wanted = ""
            self._changed.notify()
        self._thread.join(_END_S)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(
                    lambda: self._wanted != self._written or self._closing.is_set()
                )
                text = self._wanted
            self._write(text)
            if self._closing.wait(_PAUSE_S):
                break
        self._write("")

    def _write(self, text: str) -> None:
        problem = ""
        try:
            write_atomically(self._path, text, private=True)
        except OSError as error:
            problem = f"cannot write {self._path}: {error.strerror}"
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)  # rather none than one that is out of date
        with self._changed:
            self._written, self._problem = text, problem
