"""The events of the session at hand, in memory only, for a report that may be asked for."""

from __future__ import annotations

from collections import deque

from app.events import LogEvent, SessionEvent

KEPT_EVENTS = 4000
"""About a quarter of an hour of speech with its drafts, and a few megabytes."""


class RecentEvents:
    """The beginning of the newest session, and its latest events."""

    def __init__(self, at_most: int = KEPT_EVENTS) -> None:
        """Nothing was said yet."""
        self._begun: SessionEvent | None = None
        self._latest: deque[LogEvent] = deque(maxlen=at_most)

    def take(self, event: LogEvent) -> None:
        """Keep an event; a new session takes the place of the last one."""
        if isinstance(event, SessionEvent):
            self._begun = event
            self._latest.clear()
        else:
            self._latest.append(event)

    def forget(self) -> None:
        """Keep nothing of it, as somebody has deleted what was said."""
        self._latest.clear()

    def events(self) -> list[LogEvent]:
        """In their order, the session's beginning first."""
        begun: list[LogEvent] = [] if self._begun is None else [self._begun]
        return [*begun, *self._latest]
