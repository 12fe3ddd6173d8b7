"""Finished lines for screen readers: politely, and no faster than they can be said."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

CHARACTERS_PER_S = 15.0
"""About 180 words a minute, the usual rate of a speech synthesizer."""

LEAST_MS = 1000
MOST_WAITING = 3
"""Lines that wait for their turn; older ones are in the transcript, and no news any more."""


class Announcements(QObject):
    """Says one line, or all that came meanwhile, and waits for as long as saying it takes.

    Attributes:
        wanted: Whether anything is said.
    """

    def __init__(self, speaker: QWidget, parent: QObject | None = None) -> None:
        """Announce on behalf of ``speaker``."""
        super().__init__(parent)
        self.wanted = False
        self._speaker = speaker
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._busy = QTimer(self)
        self._busy.setSingleShot(True)
        self._busy.timeout.connect(self._next)

    def say(self, text: str) -> None:
        """Announce a finished line, now or in its turn."""
        text = " ".join(text.split())
        if not self.wanted or not text:
            return
        self._waiting.append(text)
        if not self._busy.isActive():
            self._next()

    def forget(self) -> None:
        """Say nothing more of what waits."""
        self._waiting.clear()

    def _next(self) -> None:
        if not self._waiting:
            return
        text = " ".join(self._waiting)
        self._waiting.clear()
        self._busy.start(max(LEAST_MS, round(1000 * len(text) / CHARACTERS_PER_S)))
        self._announce(text)

    def _announce(self, text: str) -> None:
        spoken = QAccessibleAnnouncementEvent(self._speaker, text)
        spoken.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(spoken)
