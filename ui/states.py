"""Every state of a session or of one of its sources: its shape, its words, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum

from app.sentences import QT_TRANSLATE_NOOP


class Shape(Enum):
    """A mark that tells states apart without colour."""

    RING = "ring"
    PROGRESS = "progress"
    DOT = "dot"
    HOLLOW = "hollow"
    SLASHED = "slashed"
    LOW = "low"
    WAVE = "wave"
    BUBBLE = "bubble"
    DETOUR = "detour"
    BARS = "bars"
    SQUARE = "square"
    CHEVRONS = "chevrons"
    DOTS = "dots"
    BROKEN = "broken"
    DISK = "disk"
    WARNING = "warning"
    SEARCH = "search"
    CROSS = "cross"


class Weight(IntEnum):
    """Which of several states is shown: the weightiest, and of those the newest."""

    BESIDE = 0
    """Of one source, while another one is heard."""
    PLAIN = 1
    NOTICE = 2
    """Captions may be better than they are."""
    TROUBLE = 3
    URGENT = 4
    """The user must act, or captions do not come."""


@dataclass(frozen=True, slots=True)
class State:
    """What is shown of a state, not yet translated (context ``Status``).

    Attributes:
        text: In two or three words.
        advice: What to do.
        invitation: What stands in place of captions while there are none yet; empty takes the
            whole sentence of the state.
    """

    shape: Shape
    text: str
    advice: str
    invitation: str = ""
    weight: Weight = Weight.PLAIN


STATES: Mapping[str, State] = {
    "starting": State(
        Shape.RING,
        QT_TRANSLATE_NOOP("Status", "Starting"),
        QT_TRANSLATE_NOOP("Status", "Captions begin in a moment."),
        QT_TRANSLATE_NOOP("Status", "One moment…"),
    ),
    "loading": State(
        Shape.PROGRESS,
        QT_TRANSLATE_NOOP("Status", "Loading the speech model"),
        QT_TRANSLATE_NOOP("Status", "What is said until it is ready is captioned then."),
        QT_TRANSLATE_NOOP("Status", "Captions begin as soon as the speech model is ready."),
    ),
    "listening": State(
        Shape.DOT,
        QT_TRANSLATE_NOOP("Status", "Listening"),
        QT_TRANSLATE_NOOP("Status", "All is well: what is said appears within about a second."),
        QT_TRANSLATE_NOOP("Status", "Listening…"),
    ),
    "silent": State(
        Shape.HOLLOW,
        QT_TRANSLATE_NOOP("Status", "Nothing to hear"),
        QT_TRANSLATE_NOOP("Status", "Start the call or the video, or choose another source."),
        QT_TRANSLATE_NOOP("Status", "Waiting for sound…"),
    ),
    "muted": State(
        Shape.SLASHED,
        QT_TRANSLATE_NOOP("Status", "Microphone muted"),
        QT_TRANSLATE_NOOP(
            "Status",
            "Unmute it at the device or in the system's sound settings, or choose another one.",
        ),
        weight=Weight.NOTICE,
    ),
    "quiet": State(
        Shape.LOW,
        QT_TRANSLATE_NOOP("Status", "Very quiet"),
        QT_TRANSLATE_NOOP(
            "Status",
            "Turn the microphone up in the system's sound settings, or bring it closer.",
        ),
        weight=Weight.NOTICE,
    ),
    "noise": State(
        Shape.WAVE,
        QT_TRANSLATE_NOOP("Status", "Sound, but no speech"),
        QT_TRANSLATE_NOOP(
            "Status",
            "Music and noise are not captioned. If somebody speaks, bring the microphone closer.",
        ),
        weight=Weight.NOTICE,
    ),
    "language": State(
        Shape.BUBBLE,
        QT_TRANSLATE_NOOP("Status", "Another language?"),
        QT_TRANSLATE_NOOP(
            "Status",
            "The button changes the language from the last finished line on; those lines stay.",
        ),
        weight=Weight.TROUBLE,
    ),
    "fallback": State(
        Shape.DETOUR,
        QT_TRANSLATE_NOOP("Status", "Another model"),
        QT_TRANSLATE_NOOP(
            "Status",
            "Captions go on and may be slower. Once the cause is gone, start captions again.",
        ),
        weight=Weight.NOTICE,
    ),
    "behind": State(
        Shape.CHEVRONS,
        QT_TRANSLATE_NOOP("Status", "Behind"),
        QT_TRANSLATE_NOOP(
            "Status",
            "This computer decodes more slowly than people speak. Close other programs, or choose "
            "a smaller model.",
        ),
        QT_TRANSLATE_NOOP("Status", "Catching up…"),
        Weight.TROUBLE,
    ),
    "damaged": State(
        Shape.BROKEN,
        QT_TRANSLATE_NOOP("Status", "Damaged sound"),
        QT_TRANSLATE_NOOP(
            "Status", "Unplug the device and plug it in again, or choose another one."
        ),
        weight=Weight.TROUBLE,
    ),
    "unsaved": State(
        Shape.DISK,
        QT_TRANSLATE_NOOP("Status", "Not saved"),
        QT_TRANSLATE_NOOP(
            "Status", "Lines are kept in memory, and saved as soon as the disk takes them."
        ),
        weight=Weight.TROUBLE,
    ),
    "stalled": State(
        Shape.DOTS,
        QT_TRANSLATE_NOOP("Status", "No sound arrives"),
        QT_TRANSLATE_NOOP(
            "Status", "It is waited for, and the device is opened again if it stays away."
        ),
        weight=Weight.URGENT,
    ),
    "lost": State(
        Shape.WARNING,
        QT_TRANSLATE_NOOP("Status", "Sound source lost"),
        QT_TRANSLATE_NOOP(
            "Status",
            "Plug it in again, or choose another source. It is tried again by itself.",
        ),
        weight=Weight.URGENT,
    ),
    "absent": State(
        Shape.SEARCH,
        QT_TRANSLATE_NOOP("Status", "No sound device"),
        QT_TRANSLATE_NOOP(
            "Status",
            "Plug one in, or choose another source. Captions begin when it is there.",
        ),
        weight=Weight.URGENT,
    ),
    "paused": State(
        Shape.BARS,
        QT_TRANSLATE_NOOP("Status", "Paused"),
        QT_TRANSLATE_NOOP("Status", "Nothing is listened to. Press the first button to go on."),
        QT_TRANSLATE_NOOP("Status", "Captions are paused."),
    ),
    "stopped": State(
        Shape.SQUARE,
        QT_TRANSLATE_NOOP("Status", "Stopped"),
        QT_TRANSLATE_NOOP("Status", "Press the first button to start captions."),
        QT_TRANSLATE_NOOP("Status", "Captions are off."),
    ),
    "failed": State(
        Shape.CROSS,
        QT_TRANSLATE_NOOP("Status", "Captions stopped"),
        QT_TRANSLATE_NOOP(
            "Status", "Do what it says, then press the first button to start captions again."
        ),
        weight=Weight.URGENT,
    ),
}

ENDING = frozenset({"paused", "stopped", "failed"})
"""Of the session: nobody listens."""

RUNNING = frozenset(STATES) - ENDING
"""States of a session that can be paused; from the others it is started."""
