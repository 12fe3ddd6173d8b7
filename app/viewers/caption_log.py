"""What viewers are shown: numbered lines, drafts, the session's state; and who reads them.

A reader holds its own place. It asks for its news whenever it can take more, so a slow one is given
fewer drafts and every line, and nothing piles up for it. Belongs to one event loop; has no clock.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any

from app.events import (
    CommittedEvent,
    DraftEvent,
    LogEvent,
    SessionEvent,
    StatusEvent,
    as_shown,
)
from app.viewers.look import Look

LINES_KEPT = 20_000  # more than a day of talk; about 10 MB
RECENT = 8
"""Lines that someone is given who comes without saying where they stopped."""

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ViewedLine:
    """A committed line.

    Attributes:
        id: Counts from 1 without a hole, over all sessions of one opening.
        start: Seconds on the session's clock.
        end: Later than ``start``.
    """

    id: int
    source: str
    name: str
    text: str
    language: str | None
    start: float
    end: float

    def message(self) -> Message:
        """As viewers are told it."""
        return {
            "event": "committed", "id": self.id, "source": self.source, "name": self.name,
            "text": self.text, "language": self.language,
            "start": round(self.start, 3), "end": round(self.end, 3),
        }  # fmt: skip


class CaptionLog:
    """What was and is said.

    Attributes:
        state: Of the session.
        drafts: What is being said now, by source, as viewers are told it.
    """

    def __init__(self, look: Look) -> None:
        self.look = look
        self.state = "stopped"
        self.drafts: dict[str, Message] = {}
        self._lines: deque[ViewedLine] = deque(maxlen=LINES_KEPT)
        self._last_id = 0
        self._has_names = False
        self._readers: set[Reader] = set()

    @property
    def n_readers(self) -> int:
        """How many read."""
        return len(self._readers)

    def take(self, event: LogEvent) -> None:
        """Note an event and wake the readers, if it is for them."""
        match as_shown(event):
            case SessionEvent(sources=sources):
                self._has_names = len(sources) > 1
                self.drafts.clear()
            case CommittedEvent() as said:
                self._last_id += 1
                line = ViewedLine(
                    self._last_id, said.source, self.name_of(said.source), said.text,
                    said.language, said.start, said.end,
                )  # fmt: skip
                self._lines.append(line)
                self.drafts.pop(said.source, None)
            case DraftEvent() as said:
                self.drafts[said.source] = {
                    "event": "draft", "source": said.source, "name": self.name_of(said.source),
                    "text": said.display, "language": said.language,
                }  # fmt: skip
            case StatusEvent(source="", state=state):
                self.state = state
            case _:
                return
        self._wake()

    def show(self, look: Look) -> None:
        """Take another look from now on."""
        self.look = look
        self._wake()

    def lines_after(self, last: int) -> list[ViewedLine]:
        """The lines that followed that one."""
        count = min(len(self._lines), self._last_id - last)
        return list(islice(self._lines, len(self._lines) - count, None)) if count > 0 else []

    @contextmanager
    def reader(self, after: int | None) -> Iterator[Reader]:
        """Somebody who reads, from behind line ``after``; None for the last few."""
        first = self._last_id - RECENT if after is None else after
        reader = Reader(self, max(0, first))
        self._readers.add(reader)
        try:
            yield reader
        finally:
            self._readers.discard(reader)

    def dismiss(self) -> None:
        """Ask all readers to leave."""
        for reader in self._readers:
            reader.ended = True
        self._wake()

    def _wake(self) -> None:
        for reader in self._readers:
            reader.woken.set()

    def name_of(self, source: str) -> str:
        """What a source's speaker is called; empty where only one source is heard."""
        kind, _, number = source.partition(" ")  # a second microphone is "mic 2"
        name = self.look.names.get(kind, kind)
        return f"{name} {number}".rstrip() if self._has_names else ""


class Reader:
    """One viewer's place in the log.

    Attributes:
        woken: Set when there may be news.
        ended: It is to leave.
    """

    def __init__(self, log: CaptionLog, after: int) -> None:
        self.woken = asyncio.Event()
        self.woken.set()
        self.ended = False
        self._log = log
        self._after = after
        self._drafts: dict[str, Message] = {}
        self._state = ""
        self._look: Look | None = None

    def new_lines(self) -> list[ViewedLine]:
        """The lines since the last call, in order."""
        lines = self._log.lines_after(self._after)
        if lines:
            self._after = lines[-1].id
            for line in lines:
                self._drafts.pop(line.source, None)
        return lines

    def news(self) -> list[Message]:
        """What changed since the last call: the look, lines, drafts as they are now, the state."""
        told: list[Message] = []
        if self._look != self._log.look:
            self._look = self._log.look
            told.append(self._look.message())
        told += [line.message() for line in self.new_lines()]
        for source, draft in self._log.drafts.items():
            if self._drafts.get(source) != draft:
                self._drafts[source] = draft
                told.append(draft)
        # A session that began anew has no drafts of the one before.
        for source in self._drafts.keys() - self._log.drafts.keys():
            gone = {**self._drafts.pop(source), "text": ""}
            told.append(gone)
        if self._state != self._log.state:
            self._state = self._log.state
            told.append({"event": "status", "state": self._state})
        return told

    async def wait(self) -> None:
        """Until there may be news."""
        await self.woken.wait()
        self.woken.clear()
