"""Whether a source speaks another language than it is captioned in."""

from __future__ import annotations

from app.events import CommittedEvent

SURE = 0.8
"""Probability of the other language. Whisper base, told to expect English: of 144 lines of 65
English recordings (children and learners among them) ten sound like another language, none by more
than 0.64; of 22 lines of German and French 21 do by 0.94 or more."""

IN_A_ROW = 2
LEAST_S = 2.0
"""Of speech: what is shorter sounds like anything."""


class LanguageWatch:
    """Counts lines of one source that sound like another language; the newest word goes.

    Attributes:
        heard: The language that it seems to be, as a code; None while the one that was set will do.
    """

    def __init__(self) -> None:
        """Nothing was said yet."""
        self.heard: str | None = None
        self._candidate = ""
        self._n = 0

    def take(self, line: CommittedEvent) -> None:
        """Take a line; one that nobody has judged, or that is short, tells nothing."""
        sounds = line.heard_language
        if sounds is None or line.end - line.start < LEAST_S:
            return
        is_sure = line.heard_probability >= SURE
        if sounds == line.language:
            self.heard, self._candidate, self._n = None, "", 0
        elif is_sure and sounds == self._candidate:
            self._n += 1
        else:
            self._candidate, self._n = (sounds, 1) if is_sure else ("", 0)
        if self._n >= IN_A_ROW:
            self.heard = self._candidate
