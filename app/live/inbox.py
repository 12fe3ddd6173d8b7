"""What other threads tell the worker: one condition for audio, statuses, and commands."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.capture.ring import AudioRing
from app.capture.source import SourceState, SourceStatus
from engine.errors import DecodeCancelledError
from engine.files.gate import LiveFirst

if TYPE_CHECKING:
    from app.live.changing import SessionChange


@dataclass(frozen=True, slots=True)
class LoadProgress:
    """How far the model has loaded: a line for a person, and a share where it is known."""

    message: str
    share: float | None


@dataclass(slots=True)
class Inbox:
    """Thread safety: every field is guarded by ``ready``, which the rings share, but ``abort``.

    Attributes:
        ready: Notified at every change.
        abort: Ends the session at once; the cancel token of decodes.
        paused: What the user wants.
        stopping: No more audio comes; what is there is finished.
        news: Statuses with their source, and progress, in order.
        is_urgent: There is a status among them.
        loaded: Whether the model has loaded.
        change: What the session is asked to become, until the worker takes it.
        live_first: Entered around each decode on this computer.
    """

    ready: threading.Condition = field(default_factory=threading.Condition)
    abort: threading.Event = field(default_factory=threading.Event)
    paused: bool = False
    stopping: bool = False
    news: list[tuple[str, SourceStatus] | LoadProgress] = field(default_factory=list)
    is_urgent: bool = False
    loaded: bool = False
    change: SessionChange | None = None
    live_first: LiveFirst = field(default_factory=LiveFirst)

    def post(self, item: tuple[str, SourceStatus] | LoadProgress) -> None:
        """Tell the worker a status or progress."""
        with self.ready:
            self.news.append(item)
            self.is_urgent = self.is_urgent or not isinstance(item, LoadProgress)
            self.ready.notify_all()

    def take_news(self) -> list[tuple[str, SourceStatus] | LoadProgress]:
        """What was posted since the last call."""
        with self.ready:
            taken, self.news = self.news, []
            self.is_urgent = False
            return taken

    def progress(self, message: str, share: float | None) -> None:
        """Tell how far the model has loaded.

        Raises:
            DecodeCancelledError: The session was aborted: a download or conversion ends here.
        """
        if self.abort.is_set():
            raise DecodeCancelledError("the session was stopped")
        self.post(LoadProgress(message, share))

    def wait(self, changed: Callable[[], bool], timeout: float | None = None) -> None:
        """Wait until there is news, an abort, or ``changed``, which is called with the lock."""
        with self.ready:
            self.ready.wait_for(
                lambda: bool(self.news) or self.abort.is_set() or changed(), timeout
            )


class DraftCancel:
    """A cancel token for drafts: nobody needs one any more once the session stops.

    What has become of a source is told before a draft that somebody waits for; it is decoded again
    afterwards.
    """

    def __init__(self, inbox: Inbox, *, awaited: bool) -> None:
        """Watch ``inbox``; an ``awaited`` decode runs elsewhere and keeps nobody waiting."""
        self._inbox = inbox
        self._awaited = awaited

    def is_set(self) -> bool:
        """Whether the draft should be given up."""
        inbox = self._inbox
        is_in_the_way = inbox.is_urgent and not self._awaited
        return inbox.stopping or is_in_the_way or inbox.abort.is_set()


def reporter(inbox: Inbox, source: str, ring: AudioRing) -> Callable[[SourceStatus], None]:
    """What a source calls with its statuses; its ring is told in order with its sound."""

    def report(status: SourceStatus) -> None:
        if status.state in (SourceState.ENDED, SourceState.FAILED):
            ring.close()
        elif status.state is SourceState.LOST:
            ring.break_off(status.message)
        inbox.post((source, status))

    return report


def available(rings: Sequence[AudioRing]) -> bool:
    """Whether any ring holds audio."""
    return any(ring.available for ring in rings)


def gather(
    inbox: Inbox, rings: Sequence[AudioRing], seconds: float, is_needed: Callable[[], bool]
) -> None:
    """Wait until a ring holds so much audio, or until somebody ``is_needed``; no longer than that.

    A device from which nothing more comes leaves less.
    """
    for ring in rings:
        ring.expect(seconds)
    inbox.wait(lambda: any(ring.is_due for ring in rings) or is_needed(), seconds)
    for ring in rings:
        ring.expect(0.0)
