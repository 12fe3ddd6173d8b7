"""The figure ``reflow``: committed words that moved to another line after they were shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from app.captions.layout import Passage
from app.captions.reflow import Reflow
from app.events import CommittedEvent, DraftEvent, LogEvent

COLUMNS = 42
"""Characters of a line, all of one width: the longest that subtitle style guides allow. Where lines
break in a proportional font differs; that nothing moves does not depend on it."""

_KEPT_COMMITS = 50


def reflow(events: Iterable[LogEvent], columns: int = COLUMNS) -> int:
    """Count over the log of one source, laid out as the overlay does."""
    shown = Reflow(len, columns)
    commits: deque[Passage] = deque(maxlen=_KEPT_COMMITS)
    for event in events:
        if isinstance(event, CommittedEvent):
            if event.text.strip():
                commits.append(Passage(str(event.id), event.text, committed=True))
            shown.show(list(commits))
        elif isinstance(event, DraftEvent):
            shown.show([*commits, Passage("draft", event.display, committed=False)])
    return shown.moved
