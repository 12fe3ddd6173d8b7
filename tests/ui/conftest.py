"""What the window tests share: event scripts, and captions that a test speaks itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, Signal

from app.capture.meter import Level
from app.events import CommittedEvent, DraftEvent, GapEvent, SessionEvent, StatusEvent
from app.live.changing import SessionChange
from app.settings import AppearanceSettings, Settings
from app.transcript.store import TranscriptStore
from ui.overlay import Overlay

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Script:
    """Makes the events of a session, in order."""

    def __init__(self) -> None:
        self.n_lines = 0
        self.at = 0.0

    def session(self, *sources: str) -> SessionEvent:
        self.n_lines, self.at = 0, 0.0
        return SessionEvent(
            "2026-03-02T09:00:00+00:00", "whisper-base", "responsive", sources or ("mic",)
        )

    def draft(self, text: str, source: str = "mic", audio: float | None = None) -> DraftEvent:
        self.at += 1.0
        at = self.at if audio is None else audio
        return DraftEvent(source, text, text, at - 0.9, at, "en", at, at + 0.1)

    def commit(self, text: str, source: str = "mic") -> CommittedEvent:
        self.at += 1.0
        self.n_lines += 1
        return CommittedEvent(
            self.n_lines, source, text, self.at - 0.9, self.at, "en", self.at, self.at + 0.1
        )

    def gap(self, seconds: float, reason: str = "lost", source: str = "mic") -> GapEvent:
        start = self.at
        self.at += seconds
        return GapEvent(source, start, self.at, reason, self.at)

    def status(self, state: str, message: str = "", value: float | None = None) -> StatusEvent:
        return StatusEvent(state, message, self.at, value)


class ScriptedCaptions(QObject):
    """Stands where the caption controller stands; the test emits the events."""

    event = Signal(object)
    state_changed = Signal(str)

    def __init__(self, settings: Callable[[], Settings], store: TranscriptStore) -> None:
        super().__init__()
        self.settings = settings
        self.store = store
        self.asked: list[str] = []
        self.changes: list[SessionChange] = []
        self.heard: dict[str, Level] = {}

    def start(self) -> None:
        self.asked.append("start")

    def toggle(self) -> None:
        self.asked.append("toggle")

    def stop(self) -> None:
        self.asked.append("stop")

    def change(self, change: SessionChange) -> None:
        self.asked.append("change")
        self.changes.append(change)

    def levels(self) -> dict[str, Level]:
        return self.heard

    def shutdown(self) -> None:
        self.asked.append("shutdown")


@pytest.fixture
def script() -> Script:
    return Script()


@pytest.fixture
def scripted_captions() -> type[ScriptedCaptions]:
    return ScriptedCaptions


@pytest.fixture
def overlay(qtbot: QtBot) -> Overlay:
    window = Overlay(AppearanceSettings())
    window.view.animated = window.controls.animated = False
    qtbot.addWidget(window)
    window.move(300, 200)
    window.show()
    qtbot.waitExposed(window)
    return window
