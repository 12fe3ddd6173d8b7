"""Captions in a terminal: committed lines scroll, the drafts below them are redrawn in place."""

from __future__ import annotations

import shutil
import sys
import unicodedata
from collections.abc import Callable
from typing import TextIO

from app.events import CommittedEvent, DraftEvent, GapEvent, LogEvent, StatusEvent, as_shown

_CLEAR_BELOW = "\x1b[J"
_DIM, _PLAIN = "\x1b[2;3m", "\x1b[0m"
_DRAFT_ROWS = 2  # of each source; what is older is in the next commit anyway

_NOTABLE = frozenset({
    "absent", "behind", "damaged", "failed", "fallback", "language", "lost", "muted", "silent",
    "stalled", "unsaved",
})  # fmt: skip


class TerminalView:
    """Writes events as they come; call it with each one.

    On a terminal drafts and the session's state stand below the text and are replaced; elsewhere
    (a pipe, a file) every draft is a line of its own, and what goes wrong is told on stderr. The
    failure of the whole session is left to the command.
    """

    def __init__(
        self,
        stream: TextIO | None = None,
        *,
        drafts: bool = True,
        labels: bool = False,
        columns: Callable[[], int] = lambda: shutil.get_terminal_size().columns,
    ) -> None:
        """Write to ``stream``, else to stdout.

        Args:
            stream: Where to.
            drafts: Whether drafts are shown.
            labels: Whether lines name their source.
            columns: The terminal's width, asked at each draw.
        """
        self._stream = stream or sys.stdout
        self._is_terminal = self._stream.isatty()
        self._drafts = drafts
        self._labels = labels
        self._columns = columns
        self._shown: dict[str, str] = {}
        self._status = ""
        self._rows = 0

    def __call__(self, event: LogEvent) -> None:
        """Show one event."""
        match event := as_shown(event):
            case DraftEvent():
                self._draft(event)
            case CommittedEvent():
                self._shown.pop(event.source, None)
                self._print(f"{self._head(event.start, event.source)} {event.text}")
            case GapEvent():
                lost = f"{event.end - event.start:.1f} s not heard: {event.reason}"
                self._print(f"{self._head(event.start, event.source)} ({lost})")
            case StatusEvent():
                self._say(event)
            case _:
                return

    def close(self) -> None:
        """Take drafts and state off the screen."""
        self._shown.clear()
        self._status = ""
        self._draw("")

    def _draft(self, event: DraftEvent) -> None:
        if not self._drafts:
            return
        if self._is_terminal:
            if event.display:
                self._status = ""
                self._shown[event.source] = self._labelled(event.source, event.display)
            else:
                self._shown.pop(event.source, None)
            self._draw("")
        elif event.display:
            self._print(f"{self._head(event.start, event.source, 'draft')} {event.display}")

    def _say(self, event: StatusEvent) -> None:
        message = event.message or event.state
        if event.offer:
            message = f"{message} (--language {event.offer})"
        notable = event.state in _NOTABLE and (event.state != "failed" or event.source != "")
        # Where audio goes, and why captions go on over another model.
        plain = event.source != "" or message == event.state
        notable = notable or (event.state == "listening" and not plain)
        if self._is_terminal:
            self._status = message
            if notable:
                self._print(f"({message})")
            self._draw("")
        elif notable:
            print(f"surtitle: {message}", file=sys.stderr, flush=True)

    def _print(self, line: str) -> None:
        if self._is_terminal:
            self._draw(f"{line}\n")
        else:
            self._stream.write(f"{line}\n")
            self._stream.flush()

    def _draw(self, above: str) -> None:
        """Replace the drafts, with finished text above them."""
        if not self._is_terminal:
            return
        out = [self._up(), above]
        columns = self._columns()
        block = [_tail(text, columns * _DRAFT_ROWS - 1) for text in self._shown.values()]
        if not block and self._status:
            block = [_tail(f"({self._status})", columns - 1)]
        self._rows = sum(max(1, -(-_cells(text) // columns)) for text in block)
        if block:
            out.append(_DIM + "\n".join(block) + _PLAIN)
        self._stream.write("".join(out))
        self._stream.flush()

    def _up(self) -> str:
        """Back to the start of the block that is on the screen, and clear it."""
        up = f"\x1b[{self._rows - 1}A" if self._rows > 1 else ""
        return f"{up}\r{_CLEAR_BELOW}"

    def _head(self, start_s: float, source: str, kind: str = "") -> str:
        minutes, seconds = divmod(max(0, int(start_s)), 60)
        words = [f"{minutes}:{seconds:02}"]
        words += [source] if self._labels and source else []
        words += [kind] if kind else []
        return f"[{' '.join(words)}]"

    def _labelled(self, source: str, text: str) -> str:
        return f"[{source}] {text}" if self._labels else text


def _cells(text: str) -> int:
    """Columns of a terminal that a text takes."""
    return sum(map(_width, text))


def _width(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _tail(text: str, cells: int) -> str:
    """The end of a text that fits into so many columns."""
    if _cells(text) <= cells:
        return text
    taken, start = 1, len(text)
    while start and taken + _width(text[start - 1]) <= cells:
        start -= 1
        taken += _width(text[start])
    return "…" + text[start:]
