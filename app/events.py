"""The event log: what a session says, as frozen values and as one JSON object a line.

Every consumer (overlay, terminal, store, bench) reads these events. ``shown`` is when the text
is due on the screen and ``audio`` how much audio had been captured when the decode began, both in
seconds since the session began; ``start`` and ``end`` are seconds on the stream's clock, which
has the same zero. Readers ignore keys they do not know.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, ClassVar, get_args

from engine.errors import SettingsError

SCHEMA = 1


@dataclass(frozen=True, slots=True)
class SessionEvent:
    """The first line: what runs, since when, with what.

    Attributes:
        started: ISO 8601, UTC.
        model: The model's catalogue name or folder name.
        preset: The emission preset.
        sources: The source labels.
        details: Versions, device, threads and the like.
    """

    kind: ClassVar[str] = "session"
    started: str
    model: str
    preset: str
    sources: tuple[str, ...] = ()
    language: str | None = None
    stability: str = "fast"
    schema: int = SCHEMA
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DraftEvent:
    """The draft of one source, whole. It replaces the source's previous draft.

    Attributes:
        text: The decode.
        display: What the screen shows, after the stability stage. Empty clears.
        decode_s: Seconds that the decodes behind it computed, encoder included.
        encode_s: The encoder's part of ``decode_s``.
        front_end_s: Seconds that this source's writes took since its last decode.
        display_s: Seconds that the stability stage took.
        rest: It follows a commit, whose own decode left it undecided.
    """

    kind: ClassVar[str] = "draft"
    source: str
    text: str
    display: str
    start: float
    end: float
    language: str | None
    audio: float
    shown: float
    decode_s: float = 0.0
    encode_s: float = 0.0
    front_end_s: float = 0.0
    display_s: float = 0.0
    rest: bool = False


@dataclass(frozen=True, slots=True)
class CommittedEvent:
    """A line that never changes again. It ends the source's draft.

    Attributes:
        id: Counts the lines of a session from 1, over all sources.
        segments: ``{"text", "start", "end"}`` and, where known, ``"words"`` as
            ``[text, start, end]``.
        guards: How often each guard fired.
        decode_s: Seconds that the decodes behind it computed, encoder included.
        encode_s: The encoder's part of ``decode_s``.
        front_end_s: Seconds that this source's writes took since its last decode.
        closed: When its region closed, on the stream's clock; None where that is not why it was
            committed.
        echo: A microphone has heard another stream again: the line is kept, and not shown.
        own: A screen reader, or we, said it: it is shown, and not read out again.
        heard_language: What its audio sounds like, whatever ``language`` was fixed; None where
            nothing looked.
        heard_probability: Of ``heard_language``, 0 to 1.
    """

    kind: ClassVar[str] = "committed"
    id: int
    source: str
    text: str
    start: float
    end: float
    language: str | None
    audio: float
    shown: float
    decode_s: float = 0.0
    segments: tuple[Mapping[str, Any], ...] = ()
    guards: Mapping[str, int] = field(default_factory=dict)
    encode_s: float = 0.0
    front_end_s: float = 0.0
    closed: float | None = None
    echo: bool = False
    own: bool = False
    heard_language: str | None = None
    heard_probability: float = 0.0


@dataclass(frozen=True, slots=True)
class SuspectEvent:
    """Text that a guard held back."""

    kind: ClassVar[str] = "suspect"
    source: str
    text: str
    start: float
    end: float
    reason: str
    value: float
    audio: float
    shown: float


@dataclass(frozen=True, slots=True)
class GapEvent:
    """Audio that was never heard: lost, dropped or paused."""

    kind: ClassVar[str] = "gap"
    source: str
    start: float
    end: float
    reason: str
    shown: float


@dataclass(frozen=True, slots=True)
class ModelEvent:
    """Another model goes on from here: one that was chosen, or that stands in for the other."""

    kind: ClassVar[str] = "model"
    model: str
    shown: float


@dataclass(frozen=True, slots=True)
class SendingEvent:
    """Where audio is sent from here on, and how much of it was.

    Attributes:
        host: The server; empty where audio stays on this computer.
        minutes: Whole minutes sent so far, drafts and repeated tries included.
    """

    kind: ClassVar[str] = "sending"
    host: str
    minutes: int
    shown: float


@dataclass(frozen=True, slots=True)
class StatusEvent:
    """What the session is doing.

    Attributes:
        state: Of the session: ``starting``, ``loading``, ``listening``, ``behind``, ``fallback``
            (another model or processor has taken over), ``paused``, ``unsaved``, ``stopped``,
            ``failed``. Of a source: ``listening``, ``silent`` (nothing plays), ``muted`` (a
            microphone gives zeros), ``quiet`` (speech, but too low), ``noise`` (sound, but no
            speech), ``language`` (another one than is captioned), ``damaged``, ``stalled``
            (nothing arrives), ``lost``, ``absent`` (there is no such device), ``stopped``,
            ``failed``.
        message: One line for a person.
        value: A number that belongs to the state: seconds behind, share of the download.
        source: The source that it is about, empty for the whole session.
        offer: What would mend it: of ``language``, the code of the language to change to.
    """

    kind: ClassVar[str] = "status"
    state: str
    message: str
    shown: float
    value: float | None = None
    source: str = ""
    offer: str = ""


LogEvent = (
    SessionEvent
    | DraftEvent
    | CommittedEvent
    | SuspectEvent
    | GapEvent
    | ModelEvent
    | SendingEvent
    | StatusEvent
)

_KINDS: dict[str, type[Any]] = {cls.kind: cls for cls in get_args(LogEvent)}


def as_shown(event: LogEvent) -> LogEvent:
    """What the screen makes of an event: an echo only ends its source's draft."""
    if not isinstance(event, CommittedEvent) or not event.echo:
        return event
    return DraftEvent(
        event.source, "", "", event.start, event.end, event.language, event.audio, event.shown
    )


def to_json(event: LogEvent) -> str:
    """One line of the event log, without the line break."""
    body = {"event": event.kind, **_rounded(asdict(event))}
    return json.dumps(body, ensure_ascii=False, separators=(", ", ": "))


def from_json(line: str) -> LogEvent | None:
    """Read one line; None for an event kind that this version does not know.

    Raises:
        SettingsError: The line is no JSON object, or lacks a field.
    """
    try:
        body = json.loads(line)
        cls = _KINDS.get(body["event"])
        if cls is None:
            return None
        known = {f.name for f in fields(cls)}
        values = {k: _frozen(v) for k, v in body.items() if k in known}
        event: LogEvent = cls(**values)
    except (ValueError, TypeError, KeyError) as error:
        raise SettingsError("not a line of an event log: {line!r}", line=line[:60]) from error
    return event


def _rounded(value: Any) -> Any:  # noqa: ANN401 - a JSON tree
    """Milliseconds are enough for times, and keep the log readable."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {k: _rounded(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(v) for v in value]
    return value


def _frozen(value: Any) -> Any:  # noqa: ANN401 - a JSON tree
    return tuple(value) if isinstance(value, list) else value
