"""The session's state in a few words and a shape; what sources are called. No widgets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import PurePath

from PySide6.QtCore import QCoreApplication

from app.events import StatusEvent
from app.sentences import QT_TRANSLATE_NOOP, filled, in_words


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
    "mic": QT_TRANSLATE_NOOP("Sources", "Microphone"),
    "system": QT_TRANSLATE_NOOP("Sources", "Computer sound"),
    "demo": QT_TRANSLATE_NOOP("Sources", "Demo"),
}
"""What a source is called where it is chosen; `source_name` translates."""

SPEAKER_NAMES = (QT_TRANSLATE_NOOP("Sources", "You"), QT_TRANSLATE_NOOP("Sources", "Others"))
"""What the settings call the speakers at first: translated like the names above."""

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
    "starting": QT_TRANSLATE_NOOP("Status", "Starting"),
    "loading": QT_TRANSLATE_NOOP("Status", "Loading the speech model"),
    "listening": QT_TRANSLATE_NOOP("Status", "Listening"),
    "silent": QT_TRANSLATE_NOOP("Status", "Nothing to hear"),
    "lost": QT_TRANSLATE_NOOP("Status", "Sound source lost"),
    "paused": QT_TRANSLATE_NOOP("Status", "Paused"),
    "stopped": QT_TRANSLATE_NOOP("Status", "Stopped"),
    "failed": QT_TRANSLATE_NOOP("Status", "Captions stopped"),
}
_INVITATIONS = {
    "starting": QT_TRANSLATE_NOOP("Status", "One moment…"),
    "loading": QT_TRANSLATE_NOOP("Status", "Captions begin as soon as the speech model is ready."),
    "listening": QT_TRANSLATE_NOOP("Status", "Listening…"),
    "silent": QT_TRANSLATE_NOOP("Status", "Waiting for sound…"),
    "behind": QT_TRANSLATE_NOOP("Status", "Catching up…"),
    "paused": QT_TRANSLATE_NOOP("Status", "Captions are paused."),
    "stopped": QT_TRANSLATE_NOOP("Status", "Captions are off."),
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
        _known(_TEXTS, event.state, text) if urgent else text,
        _known(_INVITATIONS, event.state, text),
        progress if progress is None else max(0.0, min(1.0, progress)),
        urgent,
    )


def starting() -> Status:
    """What is shown before a session has said anything."""
    return describe(StatusEvent("starting", "", 0.0))


class StatusBoard:
    """The newest status of the session and of each source, and which of them is shown."""

    def __init__(self) -> None:
        self._statuses: dict[str, Status] = {"": starting()}

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
    return f"{QCoreApplication.translate('Sources', named[kind])} {number}".strip()


def clock_text(seconds: float) -> str:
    """`m:ss`, from one hour `h:mm:ss`."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _text(event: StatusEvent) -> str:
    if event.state == "behind" and event.value is not None:
        behind = QCoreApplication.translate("Status", "{seconds} s behind")
        return filled(behind, seconds=round(event.value))
    text = in_words(event.message) or _known(_TEXTS, event.state, event.state)
    if event.state == "loading" and event.value is not None and "%" not in text:
        loading = QCoreApplication.translate("Status", "{what} {percent}\u202f%")
        return filled(loading, what=text.rstrip(".… "), percent=round(100 * event.value))
    return text


def _known(texts: Mapping[str, str], state: str, otherwise: str) -> str:
    return QCoreApplication.translate("Status", texts[state]) if state in texts else otherwise
