"""What a stream has said, before it is an event of the log."""

from __future__ import annotations

from dataclasses import dataclass

from engine.driver.transcript import TranscriptEvent


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds of computing behind an update; ``decode_s`` includes the encoder's."""

    front_end_s: float
    encode_s: float
    decode_s: float


@dataclass(frozen=True, slots=True)
class Said:
    """An event of a stream.

    Attributes:
        source: The stream's label.
        audio: Seconds of audio when its decode began.
    """

    source: str
    event: TranscriptEvent
    audio: float
    costs: Costs
