"""The event log as a file or on stdout: one JSON object a line, flushed with each line."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import TextIO

from app.events import LogEvent, to_json
from engine.errors import UnavailableError


class EventLogWriter:
    """Call it with each event."""

    def __init__(self, target: str) -> None:
        """Write to a new file, or to stdout for ``-``.

        Raises:
            UnavailableError: The file cannot be written.
        """
        self._target = target
        self._file: TextIO = sys.stdout
        if target != "-":
            try:
                self._file = Path(target).open("w", encoding="utf-8")  # noqa: SIM115 - see close
            except OSError as error:
                raise UnavailableError(f"cannot write {target}: {error.strerror}") from error

    def __call__(self, event: LogEvent) -> None:
        """Write one event.

        Raises:
            UnavailableError: The disk is full.
        """
        try:
            self._file.write(f"{to_json(event)}\n")
            self._file.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise UnavailableError(f"cannot write {self._target}: {error.strerror}") from error

    def close(self) -> None:
        """Close the file; stdout stays open."""
        if self._file is not sys.stdout:
            # Every line was flushed: what is left here is one that has failed already.
            with contextlib.suppress(OSError):
                self._file.close()
