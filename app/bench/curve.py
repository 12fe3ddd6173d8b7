"""Delay against calm: one run's drafts through every stability, without decoding again.

The stability stage is a pure function of the drafts, and what it shows decides nothing about the
decodes. So the event log of a run holds all that is needed to know what another stability would
have shown, and when.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.bench.live import HeardClip, Runs, with_events
from app.events import CommittedEvent, DraftEvent, LogEvent
from app.live.telling import display_of
from engine.driver.stability import Stability, StabilityContext


def replay(events: Sequence[LogEvent], stability: str) -> tuple[LogEvent, ...]:
    """The log as it would have been under another stability.

    Raises:
        SettingsError: There is no such stability.
    """
    stage = Stability(stability)
    shown: dict[str, StabilityContext] = {}
    replayed: list[LogEvent] = []
    for event in events:
        if isinstance(event, CommittedEvent | DraftEvent):
            context = shown.setdefault(event.source, stage.new_context())
            if isinstance(event, DraftEvent):
                event = replace(event, display=display_of(event, context))
            else:
                context.commit()
        replayed.append(event)
    return tuple(replayed)


def replay_runs(runs: Runs, clips: Sequence[HeardClip], stability: str) -> Runs:
    """All runs as they would have been under another stability."""
    return [
        [
            with_events(done, replay(done.events, stability), heard.speech)
            for done, heard in zip(run, clips, strict=True)
        ]
        for run in runs
    ]
