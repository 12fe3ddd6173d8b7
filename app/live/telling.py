"""What a loop's streams have said, as log events: numbered, staged for the screen, echoes apart.

Belongs to the loop's thread and has no clock.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

from app.events import CommittedEvent, DraftEvent, LogEvent, SuspectEvent
from app.live.echo import EchoGate, EchoWatch
from app.live.said import Said
from engine.driver.stability import Stability, StabilityContext
from engine.driver.transcript import Committed, Draft, Segment, Suspect, TranscriptEvent


class EventTeller:
    """Turns what was decoded into events, in the order in which it was spoken.

    Attributes:
        gate: Holds back what a microphone may have heard of another source.
    """

    def __init__(self, sources: Sequence[str], stage: Stability, first_id: int) -> None:
        """Nothing is told yet; ``first_id`` is the next committed line's number."""
        self.gate = EchoGate(EchoWatch(sources))
        self._sources = tuple(sources)
        self._next_id = first_id
        self.restage(stage)

    def restage(self, stage: Stability) -> None:
        """Show drafts by another stability from now on."""
        self._shown: dict[str, StabilityContext] = {s: stage.new_context() for s in self._sources}

    def tell(self, said: Sequence[Said], speaking: Collection[str], shown: float) -> list[LogEvent]:
        """The events of what was said and of what no longer has to wait.

        Args:
            said: Newly decoded, of one batch.
            speaking: Sources other than microphones of which more is to come.
            shown: Seconds since the session began.
        """
        # Two streams' commits of one batch are numbered in the order in which they were spoken.
        ordered = sorted(said, key=lambda item: _spoken_order(item.event))
        told = self.gate.sift(ordered, speaking, shown)
        return [self._event(item, shown, echo=echo) for item, echo in told]

    def _event(self, said: Said, shown: float, *, echo: bool) -> LogEvent:
        source, event, audio, costs = said.source, said.event, said.audio, said.costs
        match event:
            case Draft(text, start, end, language):
                began_s = time.perf_counter()
                display = display_of(event, self._shown[source])
                return DraftEvent(
                    source, text, "" if echo else display, start, end, language,
                    audio, shown, costs.decode_s, costs.encode_s, costs.front_end_s,
                    time.perf_counter() - began_s, event.rest,
                )  # fmt: skip
            case Suspect(text, start, end, reason, value):
                return SuspectEvent(source, text, start, end, reason, value, audio, shown)
            case Committed(_, text, start, end, language, segments, guards, closed):
                self._shown[source].commit()
                number, self._next_id = self._next_id, self._next_id + 1
                parts = tuple(_segment(segment) for segment in segments)
                return CommittedEvent(
                    number, source, text, start, end, language,
                    audio, shown, costs.decode_s, parts, dict(guards),
                    costs.encode_s, costs.front_end_s, closed,
                    echo=echo,
                    heard_language=event.heard_language,
                    heard_probability=event.heard_probability,
                )  # fmt: skip


def display_of(draft: Draft | DraftEvent, stage: StabilityContext) -> str:
    """What the screen shows of a draft, also of one read from an event log."""
    return stage.draft(draft.text, final=draft.rest)


def _spoken_order(event: TranscriptEvent) -> tuple[int, float]:
    """What is decided by its start, then the drafts (the sort is stable)."""
    return (1, 0.0) if isinstance(event, Draft) else (0, event.start)


def _segment(segment: Segment) -> dict[str, Any]:
    body: dict[str, Any] = {"text": segment.text, "start": segment.start, "end": segment.end}
    if segment.words is not None:
        body["words"] = [[word.text, word.start, word.end] for word in segment.words]
    return body
