"""The worker's decodes: what becomes of a failure, of a server that is slow, and of the end."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Protocol

from app.events import LogEvent, ModelEvent, SendingEvent
from app.live.fallback import (
    DriverLoad,
    FallbackModel,
    SendsAudio,
    fell_back,
    where_audio_goes,
)
from app.live.inbox import DraftCancel, Inbox
from app.live.loop import CaptionLoop
from engine.driver.seam import CancelToken
from engine.errors import DecodeCancelledError, EngineError, one_line
from engine.sentence import Sentence

if TYPE_CHECKING:
    from app.live.changing import LoopOptions
    from engine.driver.driver import AsrStreamDriver

RETRY_S = (0.0, 0.5, 1.0, 2.0, 4.0)
"""Waits after a decode that failed; the session fails when they are used up."""

STOP_GRACE_S = 2.0
"""What a stop leaves a server to answer; a healthy one takes about a second."""

NOTE_S = 10.0
"""A note can be read for this long."""

# torch raises RuntimeError for whatever a device does, out of memory included.
DECODE_ERRORS = (EngineError, RuntimeError, MemoryError, OSError)

logger = logging.getLogger(__name__)


class SessionFailedError(EngineError):
    """The session cannot go on; the message is for a person."""


class Teller(Protocol):
    """What the worker does for its decodes."""

    def now(self) -> float:
        """Seconds since the session began."""
        ...

    def tell(self, state: str, message: str, value: float | None = None) -> None:
        """Tell a state of the session, if it is news."""
        ...

    def emit_all(self, events: Sequence[LogEvent]) -> None:
        """Hand events to the sinks."""
        ...


class Decoding:
    """Decodes of one caption loop. Belongs to the worker's thread.

    A decode on this computer is waited for. One on a server is not: it is sent off, and taken in a
    later turn. When a server fails, a model of our own is loaded and goes on from the last commits.

    Attributes:
        loop: What is decoded.
    """

    def __init__(
        self,
        loop: CaptionLoop,
        inbox: Inbox,
        teller: Teller,
        clock: Callable[[], float],
        fallback: FallbackModel | None = None,
        reason: str = "",
    ) -> None:
        """Prepare; ``reason`` says why the loop runs over the fallback already."""
        self.loop = loop
        self._inbox = inbox
        self._teller = teller
        self._clock = clock
        self._fallback = fallback
        self._load: DriverLoad | None = None
        self._reason = reason
        self._failures = 0
        self._retry_s = 0.0
        self._note = ""
        self._note_until_s = -math.inf
        self._sent = ("", 0)  # What was told last of where audio goes.

    @property
    def retry_in_s(self) -> float | None:
        """Seconds until a failed decode is tried again, None when there is none."""
        left_s = max(0.0, self._retry_s - self._clock())
        is_sent = not left_s and self.loop.is_under_way and not self.loop.has_landed
        return left_s if self._failures and not is_sent else None

    @property
    def can_go_on(self) -> bool:
        """Whether something that ran elsewhere has ended: a decode, or the fallback's loading."""
        has_landed = self.loop.has_landed and self._clock() >= self._retry_s
        return has_landed if self._load is None else self._load.has_ended

    def listen(self) -> None:
        """Say that all is well, and the newest note, or where audio goes, or why it stays here."""
        self.tell_sending()
        if self._reason and not self.has_note:
            self._teller.tell("fallback", self._reason)
            return
        told = self._note if self.has_note else ""
        self._teller.tell("listening", told or where_audio_goes(self.loop.driver.engine))

    @property
    def has_note(self) -> bool:
        """Whether there is a note to be read still."""
        return self._clock() < self._note_until_s

    def note(self, message: str) -> None:
        """Say something with the next ``listening``, for as long as it takes to read it."""
        self._note, self._note_until_s = message, self._clock() + NOTE_S

    def change_driver(self, driver: AsrStreamDriver, options: LoopOptions) -> None:
        """Go on over another driver, from the last commits on, as the user asked.

        Raises:
            SettingsError: It cannot take over; nothing has changed.
        """
        before = self.loop.driver.engine.name
        self.loop.reopen(driver, options.language, options.prompt, options.stability)
        self.tell_model(before)
        self._load, self._reason = None, ""
        self._failures, self._retry_s = 0, 0.0

    @property
    def misses_server(self) -> bool:
        """Whether a model on this computer stands in for a server that failed."""
        fallback = self._fallback
        stands_in = bool(self._reason) and self._load is None and not self.loop.is_awaited
        return stands_in and fallback is not None and not fallback.of_device

    def return_to(self, driver: AsrStreamDriver, note: str) -> None:
        """Go back from the fallback, from the last commits on."""
        before = self.loop.driver.engine.name
        self.loop.change_driver(driver)
        self._reason = ""
        self.tell_model(before)
        self.note(note)
        self.listen()

    def tell_sending(self) -> None:
        """Say where audio goes now and how much was sent, if that is news; or that it stays."""
        engine = self.loop.driver.engine
        host, minutes = "", 0
        if isinstance(engine, SendsAudio):
            host, minutes = engine.host, int(engine.sent_s / 60)
        if (host, minutes) != self._sent:
            self._sent = (host, minutes)
            self._teller.emit_all([SendingEvent(host, minutes, self._teller.now())])

    def tell_model(self, before: str) -> None:
        """Say which model goes on, if it is another one than ``before``."""
        name = self.loop.driver.engine.name
        if name != before:
            self._teller.emit_all([ModelEvent(name, self._teller.now())])

    def turn(self, *, shed: bool, listening: bool = False) -> None:
        """Decode what is due, or as much of it as does not wait for a server.

        Args:
            shed: Leave drafts out.
            listening: The newest state is that all is well; say where audio goes, if it changes.

        Raises:
            SessionFailedError: There have been too many failures.
        """
        if self._load is not None and not self._switch(self._load):
            return
        due = self.loop.due()
        shed = shed or self._inbox.stopping
        idle = due is None or (due == "draft" and shed and not self.loop.has_landed)
        if (idle and not self.loop.is_holding) or self._clock() < self._retry_s:
            return
        # What was only sent off may fail yet, and telling what a microphone held proves nothing.
        heard_back = not idle and (not self.loop.is_awaited or self.loop.has_landed)
        cancel: CancelToken = self._inbox.abort
        if due == "draft":
            cancel = DraftCancel(self._inbox, awaited=self.loop.is_awaited)
        try:
            with self._computing():
                events = self.loop.advance(self._teller.now, drafts=not shed, cancel=cancel)
        except DecodeCancelledError:
            return
        except DECODE_ERRORS as error:
            self._failed(error)
            return
        self.tell_sending()
        if heard_back:
            if self._failures > 1 or listening:
                self.listen()
            self._failures, self._retry_s = 0, 0.0
        self._teller.emit_all(events)

    def _computing(self) -> AbstractContextManager[None]:
        """Around a decode: on this computer, those of files stand still meanwhile."""
        return nullcontext() if self.loop.is_awaited else self._inbox.live_first.live()

    def finish(self) -> None:
        """Commit what was heard.

        Raises:
            DecodeCancelledError: The session was aborted.
            SessionFailedError: There have been too many failures.
        """
        if self.loop.is_awaited and not self._settle():
            return
        self.loop.end()
        while True:
            self._wait_for_fallback()
            try:
                with self._computing():
                    events = self.loop.finish(self._teller.now, self._inbox.abort)
            except DecodeCancelledError as error:
                raise DecodeCancelledError("the session was stopped") from error
            except DECODE_ERRORS as error:
                self._failed(error)
                self._inbox.abort.wait(max(0.0, self._retry_s - self._clock()))
            else:
                self._teller.emit_all(events)
                return

    def _failed(self, error: Exception) -> None:
        """No stream has moved: fall back where there is a fallback; else try again, ever later."""
        logger.info("a decode failed: %s", one_line(error))
        fallback, awaited = self._fallback, self.loop.driver.awaited
        if fallback is not None and fallback.helps(error, awaited=awaited):
            # The engine has tried a server again. Audio goes on into the streams meanwhile.
            self._reason = fell_back(error, fallback.name)
            self._load = DriverLoad(fallback.build, self._inbox)
            self.listen()
            return
        if self._failures >= len(RETRY_S):
            raise SessionFailedError(
                "captions ended, decoding fails: {reason}", reason=one_line(error)
            ) from error
        self._retry_s = self._clock() + RETRY_S[self._failures]
        self._failures += 1
        if self._failures > 1:
            self._teller.tell(
                "behind", Sentence("decoding fails, trying again: {reason}", reason=one_line(error))
            )

    def _switch(self, load: DriverLoad) -> bool:
        """Go on over the fallback once it has loaded; whether the loop can decode."""
        if load.driver is None:
            if load.error is not None:
                raise SessionFailedError(
                    "captions ended: {first_reason}, but {reason}",
                    first_reason=self._reason,
                    reason=one_line(load.error),
                ) from load.error
            return False
        before = self.loop.driver.engine.name
        self.loop.change_driver(load.driver)
        self._load = None
        self.tell_model(before)
        self.listen()
        return True

    def _wait_for_fallback(self) -> None:
        """At the end there is no next turn that would take it."""
        while self._load is not None and not self._switch(self._load):
            if self._inbox.abort.is_set():
                raise DecodeCancelledError("the session was stopped")
            self._inbox.wait(lambda: self.can_go_on)

    def _settle(self) -> bool:
        """Take a server's last decodes; after a stop, for a short while only.

        Returns:
            Whether all was decoded. What was not is told as a gap.
        """
        self.loop.end()
        until_s: float | None = None
        while not self.loop.is_settled:
            if self._inbox.abort.is_set():
                raise DecodeCancelledError("the session was stopped")
            stopping = self._inbox.stopping
            if stopping:
                # By the machine's clock: a person waits.
                until_s = until_s or time.monotonic() + STOP_GRACE_S
                if time.monotonic() >= until_s:
                    host = getattr(self.loop.driver.engine, "host", Sentence("the server"))
                    reason = Sentence(
                        "not captioned: {host} did not answer before the stop", host=host
                    )
                    self._teller.emit_all(self.loop.abandon(reason, self._teller.now))
                    return False
            self.turn(shed=True)
            waits = [] if until_s is None else [max(0.0, until_s - time.monotonic())]
            waits += [] if self.retry_in_s is None else [self.retry_in_s]
            self._inbox.wait(
                lambda: (
                    self.can_go_on or self.loop.is_settled or self._inbox.stopping != stopping  # noqa: B023
                ),
                min(waits, default=None),
            )
        return True
