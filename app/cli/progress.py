"""One line on stderr that is redrawn while something takes time; nothing when it is no terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TextIO

_REDRAW_S = 0.1
_CLEAR = "\r\x1b[K"


class ProgressLine:
    """Use as ``with ProgressLine() as line``; whatever ends the block clears it."""

    def __init__(self, stream: TextIO | None = None) -> None:
        """Write to ``stream``, else to stderr."""
        self._stream = stream or sys.stderr
        self._is_terminal = self._stream.isatty()
        self._drawn_s = -_REDRAW_S
        self._shown = False

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()

    def show(self, what: str, share: float | None = None) -> None:
        """Draw ``what`` and, where known, how much of it is done, 0 to 1."""
        now = time.monotonic()
        if not self._is_terminal or now - self._drawn_s < _REDRAW_S:
            return
        self._drawn_s, self._shown = now, True
        percent = "" if share is None else f" {min(max(share, 0.0), 1.0):.0%}"
        self._stream.write(f"{_CLEAR}{what}{percent}")
        self._stream.flush()

    def clear(self) -> None:
        """Take the line off the screen."""
        if self._shown:
            self._shown = False
            self._drawn_s = -_REDRAW_S
            self._stream.write(_CLEAR)
            self._stream.flush()
