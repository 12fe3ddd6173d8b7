"""What a session says: every event to every sink, in order, the store before the screen."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from app.capture.own_playback import OwnPlayback
from app.events import CommittedEvent, LogEvent, StatusEvent
from app.live.status import StatusLine
from engine.errors import UnavailableError, one_line
from engine.sentence import Sentence

Sink = Callable[[LogEvent], None]

logger = logging.getLogger(__name__)


class Announcer:
    """Hands a session's events to its sinks, and tells when one of them cannot take them.

    Thread safety: belongs to the worker's thread, but for ``leave``.
    """

    def __init__(
        self,
        sinks: Sequence[Sink],
        clock: Callable[[], float],
        own: Mapping[str, OwnPlayback] = MappingProxyType({}),
    ) -> None:
        """Prepare; the session begins now. ``own`` tells what each source heard of ourselves."""
        self._sinks = tuple(sinks)
        self._clock = clock
        self._own = own
        self.zero_s = clock()
        self._status = StatusLine()
        self._unsaved = False
        self._before = ""  # What was told before ``unsaved``.
        self._emitting = threading.RLock()
        self._left = False

    def now(self) -> float:
        """Seconds since the session began."""
        return self._clock() - self.zero_s

    @property
    def is_listening(self) -> bool:
        """Whether the newest state is that all is well, be it over a fallback."""
        return self._status.state() in ("listening", "fallback")

    def tell(
        self,
        state: str,
        message: str,
        value: float | None = None,
        source: str = "",
        offer: str = "",
    ) -> None:
        """Tell a state, if it is news."""
        event = self._status.change(state, message, self.now(), value, source, offer)
        if event is not None:
            self.emit(event)

    def emit_all(self, events: Sequence[LogEvent]) -> None:
        """Hand events to the sinks."""
        for event in events:
            self.emit(event)

    def emit(self, event: LogEvent) -> None:
        """Hand an event to the sinks."""
        problem = ""
        event = self._marked(event)
        with self._emitting:
            if self._left:
                return
            for sink in self._sinks:
                try:
                    sink(event)
                except UnavailableError as error:
                    problem = one_line(error)
            if problem and not self._unsaved:
                self._unsaved = True
                logger.info("a sink failed: %s", problem)
                self._before = self._status.state()
                self.tell(
                    "unsaved",
                    Sentence("captions go on, but are not saved: {problem}", problem=problem),
                )
            elif not problem and self._unsaved and isinstance(event, CommittedEvent):
                self._unsaved = False
                state = self._status.state()
                state = self._before if state == "unsaved" else state
                self.tell(state, Sentence("all captions are saved again"))

    def _marked(self, event: LogEvent) -> LogEvent:
        """A line that is our own says so."""
        if not isinstance(event, CommittedEvent) or event.source not in self._own:
            return event
        start_s, end_s = event.start + self.zero_s, event.end + self.zero_s
        return replace(event, own=True) if self._own[event.source].covers(start_s, end_s) else event

    def leave(self, timeout_s: float) -> None:
        """End for the sinks, while the worker still sits in a library. For another thread."""
        if not self._emitting.acquire(timeout=timeout_s):
            return  # It sits in a sink.
        try:
            self.emit(StatusEvent("stopped", Sentence("captions have stopped"), self.now()))
            self._left = True
        finally:
            self._emitting.release()
