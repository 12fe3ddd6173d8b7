"""The worker's thread: the model's driver, the caption loop, and everything that is said.

One turn: tell the news, move audio from the rings into the loop, decode what is due, hand the
events to the sinks, measure what has piled up meanwhile. Between turns it waits on the inbox's
condition. The model loads on a thread of its own, so that a stop or a lost microphone is answered
meanwhile.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.capture.ring import AudioRing
from app.capture.source import SourceState, SourceStatus
from app.events import LogEvent, SessionEvent
from app.live.feed import SourceFeed
from app.live.inbox import Inbox, LoadProgress, StopOrAbort, available
from app.live.loop import CaptionLoop
from app.live.status import STATE_OF_SOURCE, Backlog, StatusLine
from engine.driver.seam import CancelToken
from engine.errors import DecodeCancelledError, EngineError, UnavailableError

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver

Progress = Callable[[str, float | None], None]
BuildDriver = Callable[[Progress], "AsrStreamDriver"]
Sink = Callable[[LogEvent], None]

PIECE_S = 5.0
"""Audio that one turn takes from a ring: a long backlog is shown piece by piece."""

RETRY_S = (0.0, 0.5, 1.0, 2.0, 4.0)
"""Waits after a decode that failed; the session fails when they are used up."""

# torch raises RuntimeError for whatever a device does, out of memory included.
DECODE_ERRORS = (EngineError, RuntimeError, MemoryError, OSError)

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LoopOptions:
    """How streams are opened.

    Attributes:
        language: ISO code, None detects it.
        prompt: Text that precedes each stream.
        stability: See ``engine.driver.stability``.
    """

    language: str | None = None
    prompt: str = ""
    stability: str = "fast"


class SessionFailedError(EngineError):
    """The session cannot go on; the message is for a person."""


class CaptionWorker:
    """The body of a session's thread.

    Thread safety: all but ``run`` is the thread's own; other threads talk to ``inbox``.
    """

    def __init__(
        self,
        inbox: Inbox,
        rings: Mapping[str, AudioRing],
        build_driver: BuildDriver,
        header: SessionEvent,
        sinks: Sequence[Sink],
        options: LoopOptions,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare; the session begins now."""
        self._inbox = inbox
        self._rings = rings
        self._build_driver = build_driver
        self._header = header
        self._sinks = tuple(sinks)
        self._options = options
        self._clock = clock
        self._zero_s = clock()
        self._status = StatusLine()
        self._backlog = Backlog()
        self._feeds: dict[str, SourceFeed] = {}
        self._paused = False
        self._failures = 0
        self._retry_s = 0.0
        self._unsaved = False
        self._failed_sources: dict[str, str] = {}

    def now(self) -> float:
        """Seconds since the session began."""
        return self._clock() - self._zero_s

    def run(self) -> None:
        """Run the session to its end, which is told by ``stopped`` or ``failed``."""
        state, message = "stopped", "captions have stopped"
        try:
            self._emit(self._header)
            self._tell("starting", "starting")
            self._caption(self._load())
            if self._rings and len(self._failed_sources) == len(self._rings):
                state, message = "failed", next(iter(self._failed_sources.values()))
        except DecodeCancelledError:
            pass
        except SessionFailedError as error:
            state, message = "failed", str(error)
        except Exception as error:
            logger.exception("the session failed")
            state, message = "failed", f"an unexpected error ended the captions: {_line(error)}"
        self._inbox.abort.set()  # Whatever still loads can end.
        self._tell(state, message)

    # Loading

    def _load(self) -> AsrStreamDriver:
        inbox = self._inbox
        self._tell("loading", "loading the speech model")
        threading.Thread(target=self._load_driver, name="load model", daemon=True).start()
        while inbox.driver is None and inbox.load_error is None:
            inbox.wait(
                lambda: (
                    inbox.driver is not None
                    or inbox.load_error is not None
                    or (inbox.stopping and not available(list(self._rings.values())))
                )
            )
            self._tell_news()
            self._check_load()
        if inbox.driver is None:
            raise SessionFailedError(_line(inbox.load_error))
        return inbox.driver

    def _check_load(self) -> None:
        """Whether the model is still needed.

        Raises:
            DecodeCancelledError: The session was aborted, or stopped before anything was heard.
            SessionFailedError: No source works.
        """
        if self._inbox.abort.is_set():
            raise DecodeCancelledError("the session was stopped")
        if not available(list(self._rings.values())):
            if len(self._failed_sources) == len(self._rings):
                raise SessionFailedError(next(iter(self._failed_sources.values())))
            if self._inbox.stopping:
                raise DecodeCancelledError("nothing was heard")

    def _load_driver(self) -> None:
        driver: AsrStreamDriver | None = None
        problem: Exception | None = None
        try:
            driver = self._build_driver(self._inbox.progress)
        except DecodeCancelledError as error:
            problem = error
        except Exception as error:
            problem = error
            if not isinstance(error, EngineError):
                logger.exception("the model did not load")
        with self._inbox.ready:
            self._inbox.driver, self._inbox.load_error = driver, problem
            self._inbox.ready.notify_all()

    # Captioning

    def _caption(self, driver: AsrStreamDriver) -> None:
        options = self._options
        loop = CaptionLoop(
            driver, list(self._rings), options.language, options.prompt, options.stability
        )
        self._feeds = {
            name: SourceFeed(name, ring, loop, self._zero_s) for name, ring in self._rings.items()
        }
        self._tell("listening", "")
        self._backlog.begin(self._waiting_s())
        while not self._turn(loop):
            self._wait()
        self._finish(loop)

    def _wait(self) -> None:
        rings, inbox = list(self._rings.values()), self._inbox
        timeout = max(0.0, self._retry_s - self._clock()) if self._failures else None
        inbox.wait(
            lambda: available(rings) or inbox.stopping or inbox.paused != self._paused, timeout
        )

    def _turn(self, loop: CaptionLoop) -> bool:
        """One turn; whether everything was heard."""
        if self._inbox.abort.is_set():
            raise DecodeCancelledError("the session was stopped")
        self._tell_news()
        if self._paused and not self._inbox.paused:
            self._paused = False
            self._tell("listening", "")
        with self._inbox.ready:
            # Read before the rings are: what is written until then belongs to this side of it.
            ending = self._inbox.stopping or all(ring.closed for ring in self._rings.values())
            pausing = self._inbox.paused and not self._paused
        for feed in self._feeds.values():
            self._emit_all(feed.pump(PIECE_S))
        self._decode(loop)
        self._measure()
        if available(list(self._rings.values())):
            return False
        if pausing and not ending:
            self._pause(loop)
        return ending

    def _waiting_s(self) -> float:
        return max(ring.seconds for ring in self._rings.values())

    def _measure(self) -> None:
        """See after a turn how much has come meanwhile, and say so when it is too much."""
        behind_s = self._waiting_s()
        told = self._backlog.told
        self._backlog.update(behind_s)
        if self._backlog.told:
            seconds = round(behind_s)
            self._tell("behind", f"captions are {seconds} s behind", float(seconds))
        elif told:
            self._tell("listening", "")

    def _pause(self, loop: CaptionLoop) -> None:
        self._paused = True
        for feed in self._feeds.values():
            feed.close_region("paused")
        self._decode(loop)
        self._tell("paused", "paused")

    def _decode(self, loop: CaptionLoop) -> None:
        due = loop.due()
        shed = self._backlog.shedding or self._inbox.stopping
        if due is None or (due == "draft" and shed) or self._clock() < self._retry_s:
            return
        cancel: CancelToken = StopOrAbort(self._inbox) if due == "draft" else self._inbox.abort
        try:
            events = loop.advance(self.now, drafts=not shed, cancel=cancel)
        except DecodeCancelledError:
            return
        except DECODE_ERRORS as error:
            self._decode_failed(error)
            return
        if self._failures > 1:
            self._tell("listening", "")
        self._failures, self._retry_s = 0, 0.0
        self._emit_all(events)

    def _decode_failed(self, error: Exception) -> None:
        """No stream has moved: try again, at once and then ever later."""
        logger.info("a decode failed: %s", _line(error))
        if self._failures >= len(RETRY_S):
            raise SessionFailedError(f"captions ended, decoding fails: {_line(error)}") from error
        self._retry_s = self._clock() + RETRY_S[self._failures]
        self._failures += 1
        if self._failures > 1:
            self._tell("behind", f"decoding fails, trying again: {_line(error)}")

    def _finish(self, loop: CaptionLoop) -> None:
        """Commit what was heard."""
        for feed in self._feeds.values():
            feed.flush()
        while True:
            try:
                self._emit_all(loop.finish(self.now, self._inbox.abort))
            except DecodeCancelledError:
                raise
            except DECODE_ERRORS as error:
                self._decode_failed(error)
                self._inbox.abort.wait(max(0.0, self._retry_s - self._clock()))
            else:
                return

    # Telling

    def _tell_news(self) -> None:
        for item in self._inbox.take_news():
            match item:
                case LoadProgress(message, share):
                    self._tell("loading", message, None if share is None else round(share, 2))
                case (source, SourceStatus() as status):
                    self._source_changed(source, status)

    def _source_changed(self, source: str, status: SourceStatus) -> None:
        if status.state is SourceState.FAILED:
            self._failed_sources[source] = status.message
        if status.state is SourceState.LOST and source in self._feeds:
            self._feeds[source].break_off(status.message)
        self._tell(STATE_OF_SOURCE[status.state], status.message, source=source)

    def _tell(self, state: str, message: str, value: float | None = None, source: str = "") -> None:
        event = self._status.change(state, message, self.now(), value, source)
        if event is not None:
            self._emit(event)

    def _emit_all(self, events: Sequence[LogEvent]) -> None:
        for event in events:
            self._emit(event)

    def _emit(self, event: LogEvent) -> None:
        """Hand an event to the sinks in their order: the store before the screen."""
        problem = ""
        for sink in self._sinks:
            try:
                sink(event)
            except UnavailableError as error:
                problem = _line(error)
        if problem and not self._unsaved:
            self._unsaved = True
            logger.info("a sink failed: %s", problem)
            self._tell("unsaved", f"captions go on, but are not saved: {problem}")


def _line(error: BaseException | None) -> str:
    """One line for a person."""
    lines = str(error).strip().splitlines()
    if not lines:
        return type(error).__name__
    return lines[0] if isinstance(error, EngineError) else f"{type(error).__name__}: {lines[0]}"
