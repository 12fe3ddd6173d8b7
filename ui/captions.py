"""What the windows need of whatever makes captions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from app.settings import Settings
from app.transcript.store import TranscriptStore

if TYPE_CHECKING:
    from app.capture.meter import Level
    from app.live.changing import SessionChange


class Captions(Protocol):
    """What makes captions: `app.live.controller.CaptionController`, or a script in tests."""

    event: Any
    state_changed: Any

    def start(self) -> None:
        """Begin a session with the settings in force."""

    def toggle(self) -> None:
        """Start, pause or go on."""

    def stop(self) -> None:
        """End the session; `state_changed` tells when it has ended."""

    def change(self, change: SessionChange) -> None:
        """Go on with another model, language, level or preset, without losing audio."""

    def levels(self) -> Mapping[str, Level]:
        """How loud each source was since the last call; empty without a session."""

    def shutdown(self) -> None:
        """End everything; returns when no thread is left."""


MakeCaptions = Callable[[Callable[[], Settings], TranscriptStore], Captions]
