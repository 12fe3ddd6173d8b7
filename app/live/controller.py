"""The session as the windows see it: a QObject of the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QObject, Signal, Slot

from app.capture.meter import Level
from app.events import LogEvent, StatusEvent, as_shown
from app.live.announcer import Sink
from app.live.changing import SessionChange
from app.live.session import LiveSession
from engine.errors import EngineError

BuildSession = Callable[[Sequence[Sink]], LiveSession]

IDLE = "idle"
STOPPING = "stopping"
ENDED = ("stopped", "failed")

_STATE_OF_STATUS = {"behind": "listening", "fallback": "listening"}
_STATES = ("starting", "loading", "listening", "paused", *ENDED)

GRACE_S = 1.5
"""What a shutdown waits for the last commits, and again for the thread to notice an abort."""


class CaptionController(QObject):
    """Starts, pauses, and stops one session at a time.

    The worker emits ``_arrived`` of this object, which lives in the GUI thread; it is connected to
    a bound method, so that Qt carries the event over. A lambda would run in the worker.

    Attributes:
        state: ``idle``, ``starting``, ``loading``, ``listening``, ``paused``, ``stopping``,
            ``stopped`` or ``failed``.

    Signals:
        event: Every ``LogEvent`` of the session, ``as_shown``, in the GUI thread, after the store
            has it.
        state_changed: The new ``state``.
    """

    event = Signal(object)  # type: ignore[assignment]  # Not the virtual, which is never overridden.
    state_changed = Signal(str)
    _arrived = Signal(object, object)

    def __init__(self, build_session: BuildSession, parent: QObject | None = None) -> None:
        """Prepare; ``build_session`` gets the sinks that come after the store's own."""
        super().__init__(parent)
        self.state = IDLE
        self._build_session = build_session
        self._session: LiveSession | None = None
        self._shut_down = False
        self._arrived.connect(self._on_arrived)

    @Slot()
    def start(self) -> None:
        """Begin a session, if none runs. What keeps it from starting is told as ``failed``."""
        if self._shut_down or self._session is not None:
            return
        bridge = _Bridge(self)
        try:
            session = self._build_session([bridge])
            self._session = bridge.session = session
            self._set_state("starting")
            session.start()
        except EngineError as error:
            self._session = None
            self.event.emit(StatusEvent("failed", error.sentence, 0.0))
            self._set_state("failed")

    @Slot()
    def stop(self) -> None:
        """End the session: what was heard is committed, but a model still loading is given up.

        A second call gives up what is not committed yet.
        """
        if self._session is not None:
            self._session.stop(abort=self._session.is_loading or self.state == STOPPING)
            self._set_state(STOPPING)

    @Slot()
    def pause(self) -> None:
        """Stop listening for a while."""
        if self._session is not None:
            self._session.pause()

    @Slot()
    def resume(self) -> None:
        """Listen again."""
        if self._session is not None:
            self._session.resume()

    def change(self, change: SessionChange) -> None:
        """Go on with another model, language, level or preset; see ``LiveSession.change``."""
        if self._session is not None:
            self._session.change(change)

    def levels(self) -> dict[str, Level]:
        """How loud each source was since the last call; empty without a session."""
        return {} if self._session is None else self._session.levels()

    @Slot()
    def toggle(self) -> None:
        """Start, or pause, or resume: whichever is next."""
        if self._session is None:
            self.start()
        elif self._session.is_paused:
            self.resume()
        else:
            self.pause()

    @Slot()
    def shutdown(self) -> None:
        """End for good, within a few seconds; idempotent, also while the model loads.

        First the source and the last commits, which go to the store, then an abort. A thread
        that still sits in a library is left behind; it does not keep the process alive.
        """
        self._shut_down = True
        session, self._session = self._session, None
        if session is None:
            return
        session.stop(abort=session.is_loading)
        if not session.join(GRACE_S):
            session.stop(abort=True)
            if not session.join(GRACE_S):
                session.leave()
        self._set_state("stopped")

    @Slot(object, object)
    def _on_arrived(self, session: object, event: object) -> None:
        if session is not self._session:
            return  # A session that was left behind.
        self.event.emit(as_shown(cast("LogEvent", event)))
        if isinstance(event, StatusEvent) and not event.source:
            self._follow(event)

    def _follow(self, status: StatusEvent) -> None:
        state = _STATE_OF_STATUS.get(status.state, status.state)
        if state in ENDED:
            self._session = None
        elif self.state == STOPPING or state not in _STATES:
            return
        self._set_state(state)

    def _set_state(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.state_changed.emit(state)

    def _is_listening_to(self, session: LiveSession | None) -> bool:
        """Whether events of a session are still wanted. Called on the worker's thread."""
        return not self._shut_down and session is self._session


class _Bridge:
    """The sink of one session: hands its events to the controller's thread."""

    def __init__(self, controller: CaptionController) -> None:
        self.session: LiveSession | None = None
        self._controller = controller

    def __call__(self, event: LogEvent) -> None:
        if self._controller._is_listening_to(self.session):
            self._controller._arrived.emit(cast("object", self.session), event)
