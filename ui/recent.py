"""What was said lately, for whoever looked away. No Qt."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping

from app.events import CommittedEvent, LogEvent, SendingEvent, SessionEvent
from ui.status import SOURCE_NAMES, clock_text, source_name

MISSED_S = 60.0
"""How far back "What did I miss?" goes."""

COPIED_LINES = 5
_KEPT_LINES = 500


class Recent:
    """The last lines of the running session, and its clock.

    Attributes:
        header: The session's first event; None before one.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Nothing was said yet."""
        self.header: SessionEvent | None = None
        self.names: Mapping[str, str] = SOURCE_NAMES
        self._clock = clock
        self._lines: deque[CommittedEvent] = deque(maxlen=_KEPT_LINES)
        self._sending: list[SendingEvent] = []
        self._shown, self._arrived = 0.0, clock()

    def take(self, event: LogEvent) -> None:
        """Note one event."""
        if isinstance(event, SessionEvent):
            self.header = event
            self._lines.clear()
            self._sending.clear()
            self._shown, self._arrived = 0.0, self._clock()
            return
        self._shown, self._arrived = event.shown, self._clock()
        if isinstance(event, CommittedEvent) and event.text.strip():
            self._lines.append(event)
        elif isinstance(event, SendingEvent):
            self._sending = [event]

    @property
    def now_s(self) -> float:
        """Seconds since the session began."""
        return self._shown + self._clock() - self._arrived

    def missed(self, seconds: float = MISSED_S) -> list[str]:
        """The lines of the last seconds, each with its time and, of several, its speaker."""
        since = self.now_s - seconds
        return [
            f"{clock_text(line.start)}  {self._said(line)}"
            for line in self._lines
            if line.end >= since
        ]

    def events(self) -> list[LogEvent]:
        """The session's first event, where audio goes, and the last lines."""
        return [] if self.header is None else [self.header, *self._sending, *self._lines]

    def last_lines(self, n: int = COPIED_LINES) -> list[str]:
        """The newest lines, each with its speaker where there are several."""
        return [self._said(line) for line in list(self._lines)[-n:]]

    def _said(self, line: CommittedEvent) -> str:
        text = " ".join(line.text.split())
        several = self.header is not None and len(self.header.sources) > 1
        return f"{source_name(line.source, self.names)}: {text}" if several else text
