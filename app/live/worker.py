"""The worker's thread: the model's driver, the caption loop, and everything that is said.

One turn: tell the news, move audio from the rings into the loop, decode what is due, hand the
events to the sinks, measure what has piled up meanwhile. Between turns it waits on the inbox's
condition. The model loads on a thread of its own, so that a stop or a lost microphone is answered
meanwhile.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from app.capture.clock import session_clock
from app.capture.own_playback import OwnPlayback
from app.capture.ring import AudioRing
from app.capture.source import SourceState, SourceStatus
from app.events import CommittedEvent, LogEvent, SessionEvent
from app.live.announcer import Announcer, Sink
from app.live.changing import Changing, LoopOptions
from app.live.comeback import Comeback
from app.live.decoding import Decoding, SessionFailedError
from app.live.fallback import BuildDriver, DriverLoad, FallbackModel, Progress, fell_back
from app.live.feed import SourceFeed
from app.live.hearing import Hearing
from app.live.inbox import Inbox, LoadProgress, available, gather
from app.live.lag import Lag
from app.live.loop import CaptionLoop
from app.live.threads import live_threads
from engine.errors import DecodeCancelledError, EngineError, ModelError, UnavailableError, one_line
from engine.sentence import Sentence

if TYPE_CHECKING:
    from engine.driver.driver import AsrStreamDriver

PIECE_S = 5.0
"""Audio that one turn takes from a ring: a long backlog is shown piece by piece."""

QUIET_PIECE_S = 0.1
"""Audio that is gathered while nobody speaks: most of what silence costs is waking up for it. No
word is shown later, since none has been heard to its end within that."""

logger = logging.getLogger(__name__)


class CaptionWorker:
    """The body of a session's thread.

    Thread safety: all is the thread's own but ``run``, which is its body, and ``leave``; other
    threads talk to ``inbox``.
    """

    def __init__(
        self,
        inbox: Inbox,
        rings: Mapping[str, AudioRing],
        build_driver: BuildDriver,
        header: SessionEvent,
        sinks: Sequence[Sink],
        options: LoopOptions,
        clock: Callable[[], float] = session_clock,
        fallback: FallbackModel | None = None,
        own: Mapping[str, OwnPlayback] = MappingProxyType({}),
    ) -> None:
        """Prepare; the session begins now.

        ``fallback`` takes over from a server that fails; ``own`` tells what each source heard of
        ourselves.
        """
        self._inbox = inbox
        self._rings = rings
        self._build_driver = build_driver
        self._header = header
        self._options = options
        self._clock = clock
        self._announcer = Announcer([*sinks, self._note_line], clock, own)
        self._lag = Lag(list(rings.values()), inbox, self._announcer)
        self._feeds: dict[str, SourceFeed] = {}
        self._hearings = {name: Hearing(name) for name in rings}
        self._paused = False
        self._fallback = fallback
        self._reason = ""  # Why the fallback was loaded instead.
        self._failed_sources: dict[str, str] = {}

    @property
    def zero_s(self) -> float:
        """When the session began, on the sources' clock."""
        return self._announcer.zero_s

    def leave(self, timeout_s: float) -> None:
        """End for the sinks, while the thread still sits in a library. For another thread."""
        self._announcer.leave(timeout_s)

    def run(self) -> None:
        """Run the session to its end, which is told by ``stopped`` or ``failed``."""
        state = "stopped"
        message: str = Sentence("captions have stopped")
        try:
            self._announcer.emit(self._header)
            self._announcer.tell("starting", "starting")
            self._caption(self._load())
            if self._rings and len(self._failed_sources) == len(self._rings):
                state, message = "failed", next(iter(self._failed_sources.values()))
        except DecodeCancelledError:
            pass
        except EngineError as error:
            logger.info("the session failed: %s", one_line(error))
            state, message = "failed", error.sentence
        except Exception as error:
            logger.exception("the session failed")
            state = "failed"
            message = Sentence(
                "an unexpected error ended the captions: {reason}", reason=one_line(error)
            )
        self._inbox.abort.set()  # Whatever still loads can end.
        self._announcer.tell(state, message)

    # Loading

    def _load(self) -> AsrStreamDriver:
        inbox = self._inbox
        self._announcer.tell("loading", Sentence("loading the speech model"))
        load = DriverLoad(self._build, inbox)
        while not load.has_ended:
            inbox.wait(
                lambda: (
                    load.has_ended or (inbox.stopping and not available(list(self._rings.values())))
                )
            )
            self._tell_news()
            self._check_load()
        if load.driver is None:
            raise SessionFailedError(one_line(load.error))
        inbox.loaded = True
        return load.driver

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

    def _build(self, progress: Progress) -> AsrStreamDriver:
        """The model, or the fallback where a server or card does not do. On the loading thread."""
        try:
            return self._build_driver(progress)
        except (UnavailableError, RuntimeError) as error:
            reached = not isinstance(error, UnavailableError) or isinstance(error, ModelError)
            if self._fallback is None or not self._fallback.helps(error, awaited=not reached):
                raise
            logger.info("falls back: %s", one_line(error))
            driver = self._fallback.build(progress)
            self._reason = fell_back(error, self._fallback.name)
            return driver

    # Captioning

    def _caption(self, driver: AsrStreamDriver) -> None:
        options, threads = self._options, live_threads()
        loop = CaptionLoop(
            driver,
            list(self._rings),
            options.language,
            options.prompt,
            options.stability,
            wake=self._wake,
            threads=threads,
        )
        decoding = Decoding(
            loop, self._inbox, self._announcer, self._clock, self._fallback, self._reason
        )
        self._feeds = {
            name: SourceFeed(name, ring, loop, self._announcer.zero_s, self._hearings[name])
            for name, ring in self._rings.items()
        }
        changing = Changing(decoding, self._inbox, self._clock, self._reopened)
        comeback = Comeback(self._build_driver, decoding, changing, self._inbox, self._clock)
        if self._reason:
            decoding.tell_model(self._header.model)
        decoding.listen()
        self._lag.begin()
        try:
            while not self._turn(decoding):
                changing.turn()
                comeback.turn()
                if decoding.has_note and self._announcer.is_listening:
                    decoding.listen()
                self._wait(decoding, changing, comeback)
            for feed in self._feeds.values():
                feed.flush()
            decoding.finish()
        except EngineError as error:
            # Also of a session that is ended at once: what was decoded meanwhile is not lost.
            self._announcer.emit_all(loop.abandon(error.sentence, self._announcer.now))
            raise
        finally:
            loop.close()
            threads.close()

    def _wait(self, decoding: Decoding, changing: Changing, comeback: Comeback) -> None:
        rings, inbox, loop = list(self._rings.values()), self._inbox, decoding.loop

        def has_other_work() -> bool:
            return (
                inbox.stopping
                or (inbox.paused != self._paused and not self._lag.is_full(decoding))
                or decoding.can_go_on
                or changing.has_news
                or comeback.has_news
            )

        waits = [s for s in (decoding.retry_in_s, comeback.try_in_s) if s is not None]
        inbox.wait(
            lambda: (available(rings) and self._lag.has_work(decoding)) or has_other_work(),
            min(waits, default=None),
        )
        if loop.is_between_regions and not loop.is_holding and available(rings):
            gather(inbox, rings, QUIET_PIECE_S, has_other_work)

    def _turn(self, decoding: Decoding) -> bool:
        """One turn; whether everything was heard."""
        if self._inbox.abort.is_set():
            raise DecodeCancelledError("the session was stopped")
        self._tell_news()
        if self._paused and not self._inbox.paused:
            self._paused = False
            decoding.listen()
        with self._inbox.ready:
            # Read before the rings are: what is written until then belongs to this side of it.
            ending = self._inbox.stopping or all(ring.closed for ring in self._rings.values())
            pausing = self._inbox.paused and not self._paused
        for feed in self._feeds.values():
            if not self._lag.is_full(decoding):
                self._announcer.emit_all(feed.pump(PIECE_S))
            self._tell_source(feed.name)
        self._decode(decoding)
        self._lag.measure(decoding)
        if available(list(self._rings.values())):
            return False
        if pausing and not ending:
            self._pause(decoding)
        return ending

    def _pause(self, decoding: Decoding) -> None:
        self._paused = True
        for feed in self._feeds.values():
            feed.close_region("paused")
        self._decode(decoding)
        self._announcer.tell("paused", "paused")

    def _decode(self, decoding: Decoding) -> None:
        decoding.turn(shed=self._lag.sheds_drafts, listening=self._announcer.is_listening)

    def _wake(self) -> None:
        with self._inbox.ready:
            self._inbox.ready.notify_all()

    # Telling

    def _tell_news(self) -> None:
        for item in self._inbox.take_news():
            match item:
                case LoadProgress(message, share):
                    self._announcer.tell(
                        "loading", message, None if share is None else round(share, 2)
                    )
                case (source, SourceStatus() as status):
                    self._source_changed(source, status)

    def _source_changed(self, source: str, status: SourceStatus) -> None:
        if status.state is SourceState.FAILED:
            self._failed_sources[source] = status.message
        self._hearings[source].report(status)
        self._tell_source(source)

    def _tell_source(self, source: str) -> None:
        hearing = self._hearings[source]
        if hearing.state is not None:
            self._announcer.tell(*hearing.state, source=source, offer=hearing.offer)

    def _note_line(self, event: LogEvent) -> None:
        if isinstance(event, CommittedEvent) and not event.echo:
            self._hearings[event.source].take(event)

    def _reopened(self) -> None:
        for hearing in self._hearings.values():
            hearing.expect_another_language()
