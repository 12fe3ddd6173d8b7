"""What a session is doing, told on changes only."""

from __future__ import annotations

from app.capture.source import SourceState
from app.events import StatusEvent

STATE_OF_SOURCE = {
    SourceState.FLOWING: "listening",
    SourceState.SILENT: "silent",
    SourceState.MUTED: "muted",
    SourceState.STALLED: "stalled",
    SourceState.LOST: "lost",
    SourceState.ABSENT: "absent",
    SourceState.ENDED: "stopped",
    SourceState.FAILED: "failed",
}

SHED_S = 2.0
"""Drafts are shed while more captured audio than this waits to be read."""

BEHIND_S = 3.0
"""The user is told from here on."""

CAUGHT_UP_S = 1.0
"""Both end here, so that they do not flicker."""


class StatusLine:
    """The newest status of the session (source "") and of each source."""

    def __init__(self) -> None:
        """Nothing was said yet."""
        self._said: dict[str, tuple[str, str, float | None, str]] = {}

    def state(self, source: str = "") -> str:
        """The newest state, empty before the first."""
        return self._said.get(source, ("", "", None, ""))[0]

    def change(
        self,
        state: str,
        message: str,
        shown: float,
        value: float | None = None,
        source: str = "",
        offer: str = "",
    ) -> StatusEvent | None:
        """The event to tell, or None when nothing has changed."""
        said = (state, message, value, offer)
        if self._said.get(source) == said:
            return None
        self._said[source] = said
        return StatusEvent(state, message, shown, value, source, offer)


class Backlog:
    """Whether captured audio piles up faster than it is decoded.

    Attributes:
        behind_s: Seconds of captured audio that the worker has not read, at the last update.
        shedding: Whether drafts are left out.
        told: Whether the user should know.
    """

    def __init__(self) -> None:
        """Nothing waits."""
        self.behind_s = 0.0
        self.shedding = False
        self.told = False

    def begin(self, behind_s: float) -> None:
        """Take what has come while the model loaded: no drafts of old news, and nothing to tell."""
        self.behind_s = behind_s
        self.shedding = behind_s > SHED_S

    def update(self, behind_s: float) -> None:
        """Take the newest measure."""
        self.behind_s = behind_s
        if behind_s < CAUGHT_UP_S:
            self.shedding = self.told = False
        self.shedding = self.shedding or behind_s > SHED_S
        self.told = self.told or behind_s > BEHIND_S
