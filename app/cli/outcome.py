"""How a session at the terminal ends: by itself, when its time is up, or by Ctrl-C."""

from __future__ import annotations

import queue
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.events import LogEvent, StatusEvent
from app.live.announcer import Sink
from engine.errors import UnavailableError

if TYPE_CHECKING:
    from app.live.session import LiveSession

_ENDED = ("stopped", "failed")
_END_S = 5.0  # from a session's last event to the end of its thread
_WAKE_S = 0.5  # on Windows a wait without end is deaf to Ctrl-C
_CTRL_C, _END = "Ctrl-C", "end"


class Outcome:
    """The one sink of a session: hands events on, and remembers how it ended.

    Attributes:
        session: To be set before it starts.
        failure: Why it failed; empty where it did not.
        reader_gone: Nobody reads the output any more.
    """

    def __init__(self, sinks: Sequence[Sink]) -> None:
        """Hand events on to ``sinks``."""
        self.session: LiveSession | None = None
        self.failure = ""
        self.reader_gone = False
        self._sinks = sinks
        # Unlike a lock or an event, a simple queue may be used by a signal's handler.
        self._news: queue.SimpleQueue[str] = queue.SimpleQueue()

    @contextmanager
    def hears_ctrl_c(self) -> Iterator[None]:
        """Meanwhile Ctrl-C and a polite kill are news for ``wait``, wherever they strike.

        As an exception they could end the start of a session half way. Only a main thread may ask.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {
            number: signal.signal(number, lambda *_: self._news.put(_CTRL_C))
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def wait(self, seconds: float | None) -> None:
        """Until the session ends. Ctrl-C commits what was heard; a second one gives that up."""
        session = self.session
        assert session is not None
        until = None if seconds is None else time.monotonic() + seconds
        stopped = False
        while session.is_running:
            left = _WAKE_S if until is None or stopped else until - time.monotonic()
            if left <= 0:
                stopped = True
                session.stop()
            try:
                news = self._news.get(timeout=min(max(left, 0.0), _WAKE_S))
            except queue.Empty:
                continue
            if news == _END:
                break
            session.stop(abort=stopped or session.is_loading)
            stopped = True
        if not session.join(_END_S):
            session.leave()

    def __call__(self, event: LogEvent) -> None:
        """Hand on one event.

        Raises:
            UnavailableError: A sink cannot write; the others have the event.
        """
        try:
            self._hand_on(event)
        finally:
            if isinstance(event, StatusEvent) and event.state in _ENDED and not event.source:
                self.failure = event.message if event.state == "failed" else ""
                self._news.put(_END)

    def _hand_on(self, event: LogEvent) -> None:
        problem: UnavailableError | None = None
        for sink in self._sinks:
            try:
                sink(event)
            except UnavailableError as error:
                problem = error  # one that cannot be written must not cost the others a line
            except BrokenPipeError:
                self._end()
        if problem is not None:
            raise problem

    def _end(self) -> None:
        """What was said is stored; nobody is there to read it."""
        self.reader_gone = True
        if self.session is not None:
            self.session.stop(abort=True)
