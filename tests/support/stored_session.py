"""A session as it goes into the store: its header, lines, a gap, a suspect."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.events import CommittedEvent, GapEvent, SessionEvent, SuspectEvent

BEGUN = SessionEvent(
    started="2026-03-04T05:06:07Z",
    model="whisper-base",
    preset="responsive",
    sources=("mic", "system"),
    language="en",
    details={"threads": 2, "device": "cpu"},
)


def line(number: int, text: str = "", source: str = "mic", **changes: Any) -> CommittedEvent:
    """Line ``number``, said at that second."""
    text = text or f"line {number}"
    segment = {"text": text, "start": number, "end": number + 0.5, "words": [[text, 1.0, 1.5]]}
    made = CommittedEvent(
        id=number,
        source=source,
        text=text,
        start=float(number),
        end=number + 0.5,
        language="en",
        audio=number + 1.0,
        shown=number + 1.25,
        decode_s=0.125,
        segments=(segment,),
        guards={"loop": 1},
    )
    return replace(made, **changes)


GAP = GapEvent("mic", 3.0, 7.5, "device lost", 8.0)
SUSPECT = SuspectEvent("mic", "Thanks for watching!", 1.0, 2.0, "no_speech", 0.9, 3.0, 3.5)
