"""When something of our own plays into the sound that is captured: a screen reader, or we.

A screen reader that reads captions out is heard in the computer's sound, captioned, and would be
read out again, and so on. What is heard while it speaks is told apart here, by the sound server's
word on who plays, not by the sound.
"""

from __future__ import annotations

import math
import os
import threading
from collections import deque
from collections.abc import Mapping

SPEECH_CLIENTS = ("speech-dispatcher", "sd_", "orca")
"""Beginnings of the names, or of the programs, that speak for a screen reader on Linux."""

LINGER_S = 0.5
"""Sound is on its way for so long after its stream has ended."""

OVERLAP = 0.5
"""Of a line: from here on it is our own. Somebody who is spoken over for a moment is not."""

_KEPT = 200


def is_own(properties: Mapping[str, str]) -> bool:
    """Whether a playback is ours or a screen reader's, by what its client says of itself."""
    if properties.get("application.process.id") == str(os.getpid()):
        return True
    names = (
        properties.get("application.name", ""),
        properties.get("application.process.binary", ""),
    )
    return any(name.casefold().startswith(SPEECH_CLIENTS) for name in names)


class OwnPlayback:
    """The times at which it plays, of one captured source.

    Thread safety: the source's thread notes, the worker's asks.
    """

    def __init__(self) -> None:
        """Nothing plays."""
        self._lock = threading.Lock()
        self._spans: deque[tuple[float, float]] = deque(maxlen=_KEPT)
        self._since: float | None = None

    def note(self, playing: bool, at_s: float) -> None:
        """Whether it plays from here on. Seconds of the source's clock."""
        with self._lock:
            if playing and self._since is None:
                self._since = at_s
            elif not playing and self._since is not None:
                self._spans.append((self._since, at_s + LINGER_S))
                self._since = None

    def covers(self, start_s: float, end_s: float) -> bool:
        """Whether it played for at least half of a line."""
        with self._lock:
            spans = list(self._spans)
            if self._since is not None:
                spans.append((self._since, math.inf))
        heard_s = sum(max(0.0, min(end_s, end) - max(start_s, start)) for start, end in spans)
        return heard_s > 0 and heard_s >= OVERLAP * (end_s - start_s)
