"""The session's state in a few words and a shape. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import PurePath

from app.events import StatusEvent


class Shape(Enum):
    """A mark that tells states apart without colour."""

    RING = "ring"
    PROGRESS = "progress"
    DOT = "dot"
    HOLLOW = "hollow"
    BARS = "bars"
    SQUARE = "square"
    CHEVRONS = "chevrons"
    WARNING = "warning"
    CROSS = "cross"


@dataclass(frozen=True, slots=True)
class Status:
    """What the status line shows.

    Attributes:
        text: What is going on, in one line.
        title: The same in two or three words, for beside the invitation.
        invitation: What stands in place of captions while there are none yet.
        progress: Share from 0 to 1 of what is being waited for, where it is known.
        urgent: The user must act, or captions do not come.
    """

    shape: Shape
    text: str
    title: str
    invitation: str
    progress: float | None = None
    urgent: bool = False


SOURCE_NAMES: Mapping[str, str] = {
    "mic": "Microphone",
    "system": "Computer sound",
    "demo": "Demo",
}
"""What a source is called where it is chosen."""

STARTING = Status(Shape.RING, "Starting", "Starting", "One moment…")

RUNNING = frozenset({"starting", "loading", "listening", "silent", "lost", "behind"})
"""States of a session that can be paused; from the others it is started."""

_SETTLING = frozenset({"starting", "loading", "paused", "stopped", "failed"})

_SHAPES = {
    "starting": Shape.RING,
    "loading": Shape.PROGRESS,
    "listening": Shape.DOT,
    "silent": Shape.HOLLOW,
    "quiet": Shape.HOLLOW,
    "noise": Shape.HOLLOW,
    "damaged": Shape.WARNING,
    "unsaved": Shape.WARNING,
    "lost": Shape.WARNING,
    "behind": Shape.CHEVRONS,
    "paused": Shape.BARS,
    "stopped": Shape.SQUARE,
    "failed": Shape.CROSS,
}
_TEXTS = {
    "starting": "Starting",
    "loading": "Loading the speech model",
    "listening": "Listening",
    "silent": "Nothing to hear",
    "lost": "Sound source lost",
    "paused": "Paused",
    "stopped": "Stopped",
    "failed": "Captions stopped",
}
_INVITATIONS = {
    "starting": "One moment…",
    "loading": "Captions begin as soon as the speech model is ready.",
    "listening": "Listening…",
    "silent": "Waiting for sound…",
    "behind": "Catching up…",
    "paused": "Captions are paused.",
    "stopped": "Captions are off.",
}


def describe(event: StatusEvent) -> Status:
    """The words and the shape for a state; an unknown state shows its message."""
    text = _text(event)
    progress = event.value if event.state == "loading" else None
    # Trouble is told in large letters, where there is room for its whole sentence.
    urgent = event.state in {"lost", "failed"}
    return Status(
        _SHAPES.get(event.state, Shape.RING),
        text,
        _TEXTS.get(event.state, text) if urgent else text,
        _INVITATIONS.get(event.state, text),
        progress if progress is None else max(0.0, min(1.0, progress)),
        urgent,
    )


class StatusBoard:
    """The newest status of the session and of each source, and which of them is shown."""

    def __init__(self) -> None:
        self._statuses: dict[str, Status] = {"": STARTING}

    def take(self, event: StatusEvent) -> None:
        """Note a status."""
        if event.source == "" and event.state in _SETTLING:
            # A lost source is told until it says otherwise, or nobody listens to it any more.
            self._statuses.clear()
        self._statuses.pop(event.source, None)
        self._statuses[event.source] = describe(event)

    @property
    def shown(self) -> Status:
        """Trouble of any source before the newest word."""
        newest_first = list(reversed(self._statuses.values()))
        return next((status for status in newest_first if status.urgent), newest_first[0])


def source_name(source: str, named: Mapping[str, str] = SOURCE_NAMES) -> str:
    """What people call a source label; a second microphone keeps its number."""
    if source.startswith("file:"):
        return PurePath(source[5:]).name
    kind, _, number = source.partition(" ")
    if kind not in named or not (number.isdecimal() or not number):
        return source
    return f"{named[kind]} {number}".strip()


def clock_text(seconds: float) -> str:
    """`m:ss`, from one hour `h:mm:ss`."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _text(event: StatusEvent) -> str:
    if event.state == "behind":
        return event.message if event.value is None else f"{event.value:.0f} s behind"
    text = event.message or _TEXTS.get(event.state, event.state)
    if text.partition(" ")[0].isalpha():  # not a file's name
        text = text[:1].upper() + text[1:]
    if event.state == "loading" and event.value is not None and "%" not in text:
        text = f"{text.rstrip('.… ')} {event.value:.0%}".replace("%", "\u202f%")
    return text
