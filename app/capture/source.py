"""What every source of sound offers, and the values it hands over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from engine.driver.seam import Samples


@dataclass(frozen=True, slots=True)
class Block:
    """Sound in one piece.

    Attributes:
        samples: `[samples]`, float32 mono, -1 to 1. Valid only during the call that delivers it.
        rate: Hz, the source's own; the same for all its blocks.
        time_s: When the first sample was captured, on the source's clock (``session_clock``).
            Exact for the first block and after lost audio; between those, samples count.
        lost: Why audio is missing just before this block; empty when it follows on.
    """

    samples: Samples
    rate: int
    time_s: float
    lost: str = ""


class SourceState(Enum):
    """What became of a source."""

    FLOWING = "flowing"
    """Sound arrives, and it is not all zeros."""
    SILENT = "silent"
    """Frames arrive and are all zeros: nothing is playing."""
    MUTED = "muted"
    """Frames arrive and are all zeros, from a microphone: it is muted or switched off."""
    STALLED = "stalled"
    """No sound arrives; all of it may come yet."""
    LOST = "lost"
    """The device is gone, or was opened anew; what was said meanwhile was not heard. The source
    tries again by itself."""
    ABSENT = "absent"
    """The same of a device from which nothing was heard yet: there is none."""
    ENDED = "ended"
    """There is no more: the end of a file."""
    FAILED = "failed"
    """It cannot work, and trying again would not help."""


@dataclass(frozen=True, slots=True)
class SourceStatus:
    """A change of a source's state, with one line for a person."""

    state: SourceState
    message: str


Deliver = Callable[[Block], None]
Report = Callable[[SourceStatus], None]


class CaptureSource(Protocol):
    """A microphone, the computer's own sound, or a file in real time.

    ``deliver`` and ``report`` are called on a thread of the source. ``deliver`` copies and
    returns; ``report`` is called on changes only.

    Attributes:
        name: Short and stable, the key of the stream: ``mic``, ``system``, ``file``.
        label: For a person: "Headset microphone".
        spec: What ``open_source`` opens it by.
        rate: Hz of every block.
    """

    @property
    def name(self) -> str:
        """Short and stable."""
        ...

    @property
    def label(self) -> str:
        """For a person."""
        ...

    @property
    def spec(self) -> str:
        """What ``open_source`` opens it by."""
        ...

    @property
    def rate(self) -> int:
        """Hz of every block."""
        ...

    def start(self, deliver: Deliver, report: Report) -> None:
        """Begin. Returns at once; failures are reported, not raised. Works again after ``stop``."""
        ...

    def stop(self) -> None:
        """End; idempotent. Nothing is delivered after it returns, and it never waits for long."""
        ...
