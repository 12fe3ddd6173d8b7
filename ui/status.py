"""The session's state in a few words and a shape; what sources are called. No widgets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath

from PySide6.QtCore import QCoreApplication

from app.events import StatusEvent
from app.sentences import QT_TRANSLATE_NOOP, filled, in_words
from ui.states import ENDING, STATES, Shape, Weight


@dataclass(frozen=True, slots=True)
class Status:
    """What the status line shows.

    Attributes:
        text: What is going on, in one line.
        title: The same in two or three words, for beside the invitation.
        invitation: What stands in place of captions while there are none yet.
        advice: What to do.
        progress: Share from 0 to 1 of what is being waited for, where it is known.
        weight: Which of several is shown.
        offer: The code of the language that it seems to be; empty where nothing is offered.
    """

    shape: Shape
    text: str
    title: str
    invitation: str
    advice: str = ""
    progress: float | None = None
    weight: Weight = Weight.PLAIN
    offer: str = ""

    @property
    def urgent(self) -> bool:
        """Whether the user must act, or captions do not come."""
        return self.weight is Weight.URGENT

    @property
    def tool_tip(self) -> str:
        """The whole text, and what to do."""
        return f"{self.text}\n{self.advice}" if self.advice else self.text


SOURCE_NAMES: Mapping[str, str] = {
    "mic": QT_TRANSLATE_NOOP("Sources", "Microphone"),
    "system": QT_TRANSLATE_NOOP("Sources", "Computer sound"),
    "demo": QT_TRANSLATE_NOOP("Sources", "Demo"),
}
"""What a source is called where it is chosen; `source_name` translates."""

SPEAKER_NAMES = (QT_TRANSLATE_NOOP("Sources", "You"), QT_TRANSLATE_NOOP("Sources", "Others"))
"""What the settings call the speakers at first: translated like the names above."""

_SETTLING = ENDING | {"starting", "loading"}


def describe(event: StatusEvent) -> Status:
    """The words and the shape for a state; an unknown state shows its message."""
    text = _text(event)
    state = STATES.get(event.state)
    if state is None:
        return Status(Shape.RING, text, text, text)
    progress = event.value if event.state == "loading" else None
    # Trouble is told in large letters, where there is room for its whole sentence.
    return Status(
        state.shape,
        text,
        text if state.invitation else _translated(state.text),
        _translated(state.invitation) if state.invitation else text,
        _translated(state.advice),
        progress if progress is None else max(0.0, min(1.0, progress)),
        state.weight,
        event.offer,
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
        """The weightiest; the newest of those."""
        newest_first = list(reversed(self._statuses.items()))
        hears = any(source and s.shape is Shape.DOT for source, s in newest_first)

        def weight(item: tuple[str, Status]) -> Weight:
            source, status = item
            silent = bool(source) and status.shape is Shape.HOLLOW
            return Weight.BESIDE if silent and hears else status.weight

        return max(newest_first, key=weight)[1]


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
    state = STATES.get(event.state)
    text = in_words(event.message) or (_translated(state.text) if state else event.state)
    if event.state == "loading" and event.value is not None and "%" not in text:
        loading = QCoreApplication.translate("Status", "{what} {percent}\u202f%")
        return filled(loading, what=text.rstrip(".… "), percent=round(100 * event.value))
    return text


def _translated(text: str) -> str:
    return QCoreApplication.translate("Status", text)
