"""What the stability setting costs and gives in the running session: its delay, and its calm.

Without a reference transcript a word's end is known as well as drafts can tell it: it lies
between the last decode that did not have the word and the first that did. The bench measures the
same against true word times.
"""

from __future__ import annotations

import functools
import statistics
from collections import deque
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from app.events import CommittedEvent, DraftEvent, LogEvent, SessionEvent
from engine.words import plain, units

REMEMBERED_WORDS = 1000
"""The delay is that of the newest words: a machine that has become slower shows it."""

LEAST_WORDS = 20
"""Figures of fewer words say more about chance than about the setting."""


@dataclass(slots=True)
class _Stream:
    """One source since its last commit.

    Attributes:
        shown: The displayed words.
        changed: For each of them, whether something else stood there before.
        ends: For each decoded word, when it was spoken, as well as decodes can tell.
        heard: How much audio the last decode had.
        reach: The most words that were shown.
    """

    shown: list[str] = field(default_factory=list)
    changed: list[bool] = field(default_factory=list)
    ends: list[float] = field(default_factory=list)
    heard: float = 0.0
    reach: int = 0


class SessionFigures:
    """The delay and the share of changed words of one session, from its event log."""

    def __init__(self) -> None:
        """Nothing was said yet."""
        self._streams: dict[str, _Stream] = {}
        self._delays: deque[float] = deque(maxlen=REMEMBERED_WORDS)
        self._n_changed = 0
        self.n_words = 0
        self.stability = ""

    def take(self, event: LogEvent) -> None:
        """Count one event; a new session begins anew."""
        match event:
            case SessionEvent():
                self.__init__()  # type: ignore[misc]
                self.stability = event.stability
            case DraftEvent():
                stream = self._streams.setdefault(event.source, _Stream())
                shown = event.shown + event.display_s
                self._decoded(stream, len(_words(event.text)), event.audio, event.end)
                self._display(stream, _words(event.display), shown)
            case CommittedEvent():
                self._commit(self._streams.setdefault(event.source, _Stream()), event)

    @property
    def delay_s(self) -> float | None:
        """Median seconds from a word's end to its first appearance; None of too few words."""
        if len(self._delays) < LEAST_WORDS:
            return None
        return statistics.median(self._delays)

    @property
    def changed_share(self) -> float | None:
        """Share of final words in whose place something else was shown before."""
        return self._n_changed / self.n_words if self.n_words >= LEAST_WORDS else None

    def _commit(self, stream: _Stream, event: CommittedEvent) -> None:
        words = _words(event.text)
        n = len(words)
        self._decoded(stream, n, event.audio, event.end)
        # What the commit does not reach is shown again by the draft that follows at once.
        self._display(stream, words + stream.shown[n:], event.shown)
        self.n_words += n
        self._n_changed += sum(stream.changed[:n])
        for values in (stream.shown, stream.changed, stream.ends):
            del values[:n]
        stream.reach = max(0, stream.reach - n)

    def _decoded(self, stream: _Stream, n: int, heard: float, end: float) -> None:
        """Words that this decode has beyond the last one were spoken between the two."""
        spoken = min(end, (stream.heard + heard) / 2)
        del stream.ends[n:]
        stream.ends += [spoken] * (n - len(stream.ends))
        stream.heard = heard

    def _display(self, stream: _Stream, words: list[str], at: float) -> None:
        changed: list[bool] = []
        for kind, i, j, k, m in SequenceMatcher(
            None, stream.shown, words, autojunk=False
        ).get_opcodes():
            if kind == "equal":
                changed += stream.changed[i:j]
            else:
                # What was taken away and comes back has changed too.
                last = stream.reach if j == len(stream.shown) else j
                changed += [i + place < last for place in range(m - k)]
        for place in range(stream.reach, len(words)):
            spoken = stream.ends[place] if place < len(stream.ends) else at
            self._delays.append(max(0.0, at - spoken))
        stream.shown, stream.changed = words, changed
        stream.reach = max(stream.reach, len(words))


@functools.lru_cache(4096)
def _plain(word: str) -> str:
    return plain(word)


def _words(text: str) -> list[str]:
    return [word for unit in units(text) if (word := _plain(unit))]
