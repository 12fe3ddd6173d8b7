"""How long a line is to be read, and which lines scroll past sooner. No Qt.

The least time is 5/6 s, and longer lines take 17 characters a second: Netflix's timed text style
guide for adult programmes, which broadcasters' own come close to.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

LEAST_S = 5 / 6
CHARACTERS_PER_S = 17.0


def reading_s(text: str) -> float:
    """Seconds that a line is to be in sight."""
    return max(LEAST_S, len(text) / CHARACTERS_PER_S)


@dataclass(frozen=True, slots=True)
class Held:
    """Lines that wait for their turn.

    Attributes:
        lines: How many are below what is in sight.
        behind_s: How long reading up to the newest takes.
        due_s: When the next one has its turn, from now.
    """

    lines: int = 0
    behind_s: float = 0.0
    due_s: float = 0.0


class Pace:
    """Follows the newest line at once (live), or leaves each line its time (paced).

    Lines are counted as the layout counts them; ``drop`` follows when old ones leave it.

    Attributes:
        paced: Which of the two.
        passed: Lines that left sight before their time, since ``forgive``.
        held: What waits, after the last ``follow``.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Live; ``clock`` counts seconds."""
        self.paced = False
        self.passed = 0
        self.held = Held()
        self._clock = clock
        self._seen: dict[int, float] = {}
        self._turned = 0.0

    def restart(self) -> None:
        """Every line is new: another width, or an empty screen."""
        self._seen.clear()
        self.held = Held()

    def drop(self, n: int) -> None:
        """The oldest lines have left the layout."""
        if n:
            self._seen = {line - n: at for line, at in self._seen.items() if line >= n}

    def forgive(self) -> None:
        """What passed has been read elsewhere."""
        self.passed = 0

    def follow(
        self, lines: Sequence[str], first: int, newest: int, capacity: int, *, now: bool = False
    ) -> int:
        """The first line in sight from here on.

        Args:
            lines: The text of all lines.
            first: The first in sight until now.
            newest: The first in sight where the newest line is in sight.
            capacity: How many have room.
            now: Whether to catch up at once.
        """
        at = self._clock()
        top = newest
        if self.paced and not now:
            top = self._turn(lines, first, newest, at)
        for line in range(max(0, first), min(top, len(lines))):
            seen = self._seen.get(line)
            if not self.paced and seen is not None and at - seen < reading_s(lines[line]):
                self.passed += 1
        for line in range(top, min(top + capacity, len(lines))):
            self._seen.setdefault(line, at)
        self._seen = {line: seen for line, seen in self._seen.items() if line >= top}
        self._note(lines, top, newest, at)
        return top

    def rows_wanted(self, lines: Sequence[str], first: int, base: int, most: int) -> int:
        """How many lines should be in sight so that none leaves before its time.

        Args:
            lines: The text of all lines.
            first: The first in sight until now.
            base: How many there are in quieter times; always so when paced, where lines wait.
            most: How many there may be.
        """
        if self.paced:
            return base
        at = self._clock()
        for line in range(max(first, len(lines) - most), len(lines) - base):
            seen = self._seen.get(line)
            if seen is None or at - seen < reading_s(lines[line]):
                return len(lines) - line
        return base

    def _turn(self, lines: Sequence[str], first: int, newest: int, at: float) -> int:
        if newest <= first:
            return newest
        if at < self._due(lines, first, at):
            return first
        self._turned = at
        return first + 1

    def _due(self, lines: Sequence[str], first: int, at: float) -> float:
        begun = max(self._seen.get(first, at), self._turned)
        return begun + reading_s(lines[first])

    def _note(self, lines: Sequence[str], top: int, newest: int, at: float) -> None:
        n = max(0, newest - top)
        if not n:
            self.held = Held()
            return
        due = max(0.0, self._due(lines, top, at) - at)
        self.held = Held(n, due + sum(reading_s(line) for line in lines[top + 1 : newest]), due)
