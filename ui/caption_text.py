"""The overlay's text: commits and drafts in order, from the event log. No widgets."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.captions.layout import Passage
from app.events import CommittedEvent, DraftEvent, GapEvent, LogEvent, SessionEvent, StatusEvent
from ui.status import SOURCE_NAMES, source_name

KEPT_COMMITS = 200
"""Commits that can still be on screen: one-word commits fill eight lines many times over."""

_SHORTEST_GAP_S = 0.5


class CaptionText:
    """What is to be read, newest last. One event after another changes it.

    A source's draft is replaced whole and ends with its commit, however short. What was decoded
    before the source's last commit or draft comes too late and is ignored. A gap is shown where
    it was: after the commits of what was said before it.
    """

    def __init__(self, kept_commits: int = KEPT_COMMITS) -> None:
        self._names: Mapping[str, str] = SOURCE_NAMES
        self._commits: deque[Passage] = deque(maxlen=kept_commits)
        self._drafts: dict[str, Passage] = {}
        self._gaps: dict[str, GapEvent] = {}
        self._decoded: dict[str, float] = {}
        self._committed_end: dict[str, float] = {}
        self._sources: set[str] = set()
        self._session = 0
        self._n_gaps = 0

    def set_names(self, names: Mapping[str, str]) -> bool:
        """What the sources are called; whether that changes text that is there."""
        changed = names != self._names
        self._names = names
        named = [self._named(passage) for passage in self._commits]
        changed = changed and named != list(self._commits)
        self._commits = deque(named, maxlen=self._commits.maxlen)
        self._drafts = {source: self._named(draft) for source, draft in self._drafts.items()}
        return changed

    @property
    def passages(self) -> list[Passage]:
        """Commits, gaps that nothing follows yet, then drafts."""
        waiting = [self._gap_passage(gap, committed=False) for gap in self._gaps.values()]
        return [*self._commits, *waiting, *self._drafts.values()]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to read."""
        return not (self._commits or self._drafts or self._gaps)

    def apply(self, event: LogEvent) -> bool:
        """Take one event; whether the text changed."""
        match event:
            case SessionEvent():
                return self._begin(event)
            case DraftEvent():
                return self._draft(event)
            case CommittedEvent():
                return self._commit(event)
            case GapEvent():
                return self._gap(event)
            case StatusEvent(state="stopped", source=""):
                return self._end()
            case _:
                return False

    def clear(self) -> None:
        """Forget the text; the sources stay."""
        self._commits.clear()
        self._drafts.clear()
        self._gaps.clear()

    def _begin(self, event: SessionEvent) -> bool:
        changed = self._end()
        self._session += 1
        self._decoded.clear()
        self._committed_end.clear()
        self._sources = set(event.sources)
        return changed

    def _end(self) -> bool:
        changed = bool(self._drafts or self._gaps)
        self._drafts.clear()
        self._gaps.clear()
        return changed

    def _draft(self, event: DraftEvent) -> bool:
        late = event.audio < self._decoded.get(event.source, -math.inf)
        covered = event.end <= self._committed_end.get(event.source, -math.inf)
        if late or (covered and event.display):
            return False
        self._decoded[event.source] = event.audio
        before = self._drafts.get(event.source)
        if not event.display.strip():
            self._drafts.pop(event.source, None)
            return before is not None
        draft = Passage(
            f"{self._session}.draft.{event.source}",
            event.display,
            committed=False,
            speaker=self._speaker(event.source),
            source=event.source,
        )
        self._drafts[event.source] = draft
        return draft != before

    def _commit(self, event: CommittedEvent) -> bool:
        gap = self._gaps.get(event.source)
        if gap is not None and event.start >= gap.start:
            del self._gaps[event.source]
            self._commits.append(self._gap_passage(gap, committed=True))
            self._n_gaps += 1
        self._decoded[event.source] = event.audio
        self._committed_end[event.source] = event.end
        had_draft = self._drafts.pop(event.source, None) is not None
        if not event.text.strip():
            return had_draft or gap is not None
        key = f"{self._session}.{event.id}"
        speaker = self._speaker(event.source)
        self._commits.append(Passage(key, event.text, True, speaker, event.source))
        return True

    def _gap(self, event: GapEvent) -> bool:
        if event.reason == "paused" or event.end - event.start < _SHORTEST_GAP_S:
            return False
        before = self._gaps.get(event.source)
        if before is not None:
            event = GapEvent(event.source, before.start, event.end, event.reason, event.shown)
        self._gaps[event.source] = event
        return True

    def _gap_passage(self, gap: GapEvent, *, committed: bool) -> Passage:
        pattern = QCoreApplication.translate("Gaps", "[{seconds} s not heard]")
        text = pattern.format(seconds=max(1, round(gap.end - gap.start)))
        key = f"{self._session}.gap.{self._n_gaps}.{gap.source}"
        return Passage(key, text, committed, self._speaker(gap.source), gap.source)

    def _speaker(self, source: str) -> str:
        # Decided when the text comes: a label that came later would move what is on screen.
        self._sources.add(source)
        return source_name(source, self._names) if len(self._sources) > 1 else ""

    def _named(self, passage: Passage) -> Passage:
        if not passage.speaker:
            return passage
        return replace(passage, speaker=source_name(passage.source, self._names))
