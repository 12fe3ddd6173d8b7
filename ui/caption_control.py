"""Start, pause, resume, stop, restart: what keys, buttons and other programs ask of captions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ui.captions import Captions

if TYPE_CHECKING:
    from app.capture.meter import Level
    from app.live.changing import SessionChange

ENDED = frozenset({"idle", "stopped", "failed"})
RUNNING = frozenset({"starting", "loading", "listening"})


class CaptionControl(QObject):
    """One session after another; every request may come at any time, also before there is one.

    Attributes:
        state: The captions' own, see `app.live.controller.CaptionController`.
        guard: Asked before a session begins; calls what it is given when that may be.
        is_asked_to_end: Whether the session's end, if it has come or comes, was asked for.

    Signals:
        state_changed: The new state.
    """

    state_changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = "idle"
        self.is_asked_to_end = False
        self.guard: Callable[[Callable[[], None]], None] = lambda go: go()
        self._captions: Captions | None = None
        self._is_restarting = False

    @property
    def is_running(self) -> bool:
        """Whether a session is there and not paused."""
        return self.state in RUNNING

    @property
    def has_session(self) -> bool:
        """Whether there is a session, be it paused."""
        return self.state not in ENDED

    def take_over(self, captions: Captions) -> None:
        """Control these captions from now on."""
        self._captions = captions
        captions.state_changed.connect(self._changed)

    @Slot()
    def start(self) -> None:
        """Begin a session, unless one runs."""
        if self._captions is not None:
            self.is_asked_to_end = False
            self.guard(self._captions.start)

    @Slot()
    def toggle(self) -> None:
        """Start, pause or go on."""
        if self._captions is not None:
            self.is_asked_to_end = False
            if self.has_session:
                self._captions.toggle()
            else:
                self.guard(self._captions.toggle)

    @Slot()
    def pause(self) -> None:
        """Pause, if captions run."""
        if self.is_running:
            self.toggle()

    @Slot()
    def resume(self) -> None:
        """Start, or go on after a pause."""
        if not self.is_running:
            self.toggle()

    @Slot()
    def stop(self) -> None:
        """End the session."""
        if self._captions is not None:
            self.is_asked_to_end = True
            self._captions.stop()

    @Slot()
    def restart(self) -> None:
        """Begin anew with the settings as they are."""
        if self._captions is None:
            return
        self._is_restarting = self.has_session
        if self._is_restarting:
            self.stop()
        else:
            self.start()

    def change(self, change: SessionChange) -> None:
        """Go on with another model, language, level or preset, without losing audio."""
        if self._captions is not None:
            self._captions.change(change)

    def levels(self) -> Mapping[str, Level]:
        """How loud each source was since the last call; empty without a session."""
        return {} if self._captions is None else self._captions.levels()

    @Slot()
    def shut_down(self) -> None:
        """End everything; no request is heard any more."""
        captions, self._captions = self._captions, None
        if captions is not None:
            captions.shutdown()

    @Slot(str)
    def _changed(self, state: str) -> None:
        self.state = state
        if self._is_restarting and state in ENDED:
            self._is_restarting = False
            # The controller lets go of the old session once this signal has returned.
            QTimer.singleShot(0, self.start)
        self.state_changed.emit(state)
