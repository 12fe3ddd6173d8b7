"""Events, settings and log records without speech, and without user, host, device or file names.

What is let through is listed: numbers, times, and values that are words of ours. A text that is
none of these is left out, whatever it may be.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.events import (
    CommittedEvent,
    DraftEvent,
    GapEvent,
    LogEvent,
    ModelEvent,
    SendingEvent,
    SessionEvent,
    StatusEvent,
    SuspectEvent,
)
from app.options import Option
from app.report.invented_words import InventedWords
from app.settings import COLOR, LANGUAGE, OPTIONS, Settings
from engine.sentence import Sentence

LEFT_OUT = "(left out)"

_PLAIN_SOURCES = frozenset({"mic", "system", "demo"})
_REASONS = frozenset({"paused", ""})
_WORD = re.compile(r"[a-z_]{1,24}")
_UTC = re.compile(r"[\dTZ:.+-]{0,32}")
_DEVICE = re.compile(r"auto|cpu|(cuda|mps)(:\d+)?")


class AnonymousLog:
    """One event log after another, without what names anybody.

    Words of different stretches of speech cannot be matched with each other; sources are
    numbered, but for ``mic``, ``system`` and ``demo``.
    """

    def __init__(self, *, with_text: bool = False) -> None:
        """``with_text`` lets what was said through, word for word."""
        self._with_text = with_text
        self._words: defaultdict[str, InventedWords] = defaultdict(InventedWords)
        self._sources: dict[str, str] = {}

    def events(self, events: Iterable[LogEvent]) -> Iterator[LogEvent]:
        """The events, each without names."""
        for event in events:
            yield self._event(event)

    def source(self, name: str) -> str:
        """What a source is called."""
        if not name or name in _PLAIN_SOURCES:
            return name
        return self._sources.setdefault(name, f"source {len(self._sources) + 1}")

    def _event(self, event: LogEvent) -> LogEvent:
        match event:
            case SessionEvent():
                return self._session(event)
            case DraftEvent():
                return self._draft(event)
            case CommittedEvent():
                return self._line(event)
            case SuspectEvent():
                reason = event.reason if _WORD.fullmatch(event.reason) else LEFT_OUT
                source = self.source(event.source)
                return replace(event, source=source, text=self._text(event), reason=reason)
            case GapEvent():
                reason = event.reason if event.reason in _REASONS else _code(event.reason)
                return replace(event, source=self.source(event.source), reason=reason)
            case ModelEvent():
                return replace(event, model=model_name(event.model))
            case SendingEvent():
                return replace(event, host=LEFT_OUT if event.host else "")
            case StatusEvent():
                return replace(
                    event,
                    state=_word(event.state),
                    message=_code(event.message),
                    source=self.source(event.source),
                    offer=_language(event.offer) or "",
                )

    def _session(self, event: SessionEvent) -> SessionEvent:
        return SessionEvent(
            started=event.started if _UTC.fullmatch(event.started) else "",
            model=model_name(event.model),
            preset=_choice("recognition.preset", event.preset),
            sources=tuple(self.source(source) for source in event.sources),
            language=_language(event.language),
            stability=_choice("recognition.stability", event.stability),
            schema=event.schema,
            details=dict(_details(event.details)),
        )

    def _draft(self, event: DraftEvent) -> DraftEvent:
        text = self._text(event)
        display = self._said(event.source, event.display)
        return replace(
            event,
            source=self.source(event.source),
            text=text,
            display=display,
            language=_language(event.language),
        )

    def _line(self, event: CommittedEvent) -> CommittedEvent:
        text = self._text(event)
        segments = tuple(self._segment(event.source, segment) for segment in event.segments)
        # The next stretch of speech has words of its own.
        self._words.pop(event.source, None)
        return replace(
            event,
            source=self.source(event.source),
            text=text,
            language=_language(event.language),
            segments=segments,
            guards={_word(name): int(count) for name, count in event.guards.items()},
            heard_language=_language(event.heard_language),
        )

    def _segment(self, source: str, segment: Mapping[str, Any]) -> dict[str, Any]:
        kept: dict[str, Any] = {
            "text": self._said(source, str(segment.get("text", ""))),
            "start": float(segment.get("start", 0.0)),
            "end": float(segment.get("end", 0.0)),
        }
        words: Sequence[Sequence[Any]] = segment.get("words") or ()
        if words:
            kept["words"] = [
                [self._said(source, str(text)), float(start), float(end)]
                for text, start, end in words
            ]
        return kept

    def _text(self, event: DraftEvent | CommittedEvent | SuspectEvent) -> str:
        return self._said(event.source, event.text)

    def _said(self, source: str, text: str) -> str:
        return text if self._with_text else self._words[source].text(text)


def anonymous_settings(settings: Settings) -> dict[str, Any]:
    """Every setting by its dotted name; free text only as whether there is any."""
    return {key: _setting(option, settings.value(key)) for key, option in OPTIONS.items()}


def model_name(model: str) -> str:
    """A model of the catalogue; of another one, what it is."""
    from engine.models.catalogue import CATALOGUE

    if not model or model in CATALOGUE:
        return model
    return "(a server)" if model.startswith("remote:") else "(a folder)"


def _setting(option: Option, value: Any) -> Any:  # noqa: ANN401 - the setting's own type
    if option.key in ("recognition.model", "recognition.fallback"):
        return model_name(value)
    if isinstance(value, bool | int | float) or option.choices:
        return value
    if option.pattern in (COLOR, LANGUAGE):
        return value
    if option.key == "audio.sources":
        return [source if source in _PLAIN_SOURCES else LEFT_OUT for source in value]
    if option.key in ("transcript.stop_formats", "files.formats"):
        return list(value)
    if isinstance(value, Mapping):
        return f"({len(value)} entries left out)" if value else {}
    return LEFT_OUT if value else value


def _details(details: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in details.items():
        is_ours = (
            (key in ("again", "threads") and isinstance(value, int))
            or (key == "device" and _DEVICE.fullmatch(str(value)))
            or (key == "level" and value in OPTIONS["recognition.level"].choices)
            or (key == "time" and value == "simulated")
        )
        if is_ours:
            yield key, value


def _code(message: str) -> str:
    """A sentence of ours without what was filled in; other texts may hold anything."""
    return message.code if isinstance(message, Sentence) and message.fields else ""


def _word(text: str) -> str:
    return text if _WORD.fullmatch(text) else LEFT_OUT


def _choice(key: str, value: str) -> str:
    return value if value in OPTIONS[key].choices else LEFT_OUT


def _language(code: str | None) -> str | None:
    return code if code is None or re.fullmatch(LANGUAGE, code) else None
