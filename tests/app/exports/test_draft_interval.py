"""How often drafts are shown changes no export."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from app.events import SessionEvent
from app.exports import FORMATS, export
from app.live.loop import CaptionLoop
from app.transcript.records import SessionTranscript
from coded_speech import CodedEngine, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from scripted_engine import RATE, LoudnessVad

BEGUN = SessionEvent("2026-03-04T05:06:07Z", "m", "p", ("mic", "system"))
SOUND = {
    "mic": say([0.5 + 0.7 * n for n in range(20)], 30.0),
    "system": say([3.0 + 2.1 * n for n in range(8)], 30.0),
}


def transcript(interval_ms: int | None) -> tuple[SessionTranscript, int]:
    """Two sources through a loop that drafts every so often, or never; and how many drafts."""
    policy = EmissionPolicy.preset("conservative" if interval_ms is None else "responsive")
    if interval_ms is not None:
        policy = replace(policy, triggers=replace(policy.triggers, interval_ms=interval_ms))
    loop = CaptionLoop(AsrStreamDriver(CodedEngine(window_s=30.0), policy, LoudnessVad()), [*SOUND])
    events = []
    for at in range(0, 30 * RATE, RATE // 10):
        for source, samples in SOUND.items():
            loop.write(source, np.asarray(samples[at : at + RATE // 10], np.float32))
        events += loop.advance(lambda at=at: at / RATE)
    events += loop.finish(lambda: 30.0)
    n_drafts = sum(event.kind == "draft" for event in events)
    return SessionTranscript.from_events([BEGUN, *events], "Talk", 30.0), n_drafts


@pytest.mark.parametrize("interval_ms", [200, 600, 1700])
def test_exports_are_the_same_for_every_draft_interval(interval_ms: int) -> None:
    expected, none = transcript(None)
    made, n_drafts = transcript(interval_ms)
    assert n_drafts > none
    assert len(made.lines) > 5
    for name, entry in FORMATS.items():
        if entry.is_text:
            assert export(made, name) == export(expected, name), name
