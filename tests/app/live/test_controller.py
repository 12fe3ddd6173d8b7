"""The controller: what arrives in the GUI thread, and that it always ends."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QObject, Qt, QThread, QTimer, Slot
from pytestqt.qtbot import QtBot

from app.events import CommittedEvent, LogEvent, StatusEvent
from app.live.announcer import Sink
from app.live.controller import CaptionController
from app.live.session import LiveSession, SessionOptions
from engine.errors import UnavailableError
from live_stage import HeldEngine, StageClock, StageSource, driver_of
from scripted_engine import sentence, speech

SCRIPT = sentence("one two three", 0.5)
SOUND = speech(SCRIPT, 3.0)


class Window(QObject):
    """A consumer in the GUI thread."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[LogEvent] = []
        self.states: list[str] = []
        self.threads: set[bool] = set()

    @Slot(object)
    def take(self, event: LogEvent) -> None:
        self.events.append(event)
        self.threads.add(QThread.currentThread() == self.thread())

    @Slot(str)
    def take_state(self, state: str) -> None:
        self.states.append(state)

    def text(self) -> str:
        return " ".join(e.text for e in self.events if isinstance(e, CommittedEvent))


class Rig:
    """A controller over staged sessions."""

    def __init__(self) -> None:
        self.clock = StageClock()
        self.engine = HeldEngine(SCRIPT)
        self.loaded = threading.Event()
        self.loaded.set()
        self.sources: list[StageSource] = []
        self.sessions: list[LiveSession] = []
        self.problem = ""
        self.controller = CaptionController(self.build)
        self.window = Window()
        self.controller.event.connect(self.window.take)
        self.controller.state_changed.connect(self.window.take_state)

    def build(self, sinks: Sequence[Sink]) -> LiveSession:
        if self.problem:
            raise UnavailableError(self.problem)
        source = StageSource(self.clock)
        self.sources.append(source)

        def load(_progress: object) -> object:
            self.loaded.wait(15)
            return driver_of(self.engine)

        session = LiveSession([source], load, sinks, SessionOptions("scripted"), self.clock)  # type: ignore[arg-type]
        self.sessions.append(session)
        return session


@pytest.fixture
def rig(qtbot: QtBot) -> Iterator[Rig]:
    rig = Rig()
    yield rig
    rig.loaded.set()
    rig.engine.go.set()
    rig.controller.shutdown()
    assert all(session.join(5) for session in rig.sessions)


def _wait_for(qtbot: QtBot, rig: Rig, state: str) -> None:
    qtbot.waitUntil(lambda: rig.controller.state == state, timeout=10_000)


def test_events_arrive_in_the_gui_thread_in_order(qtbot: QtBot, rig: Rig) -> None:
    rig.controller.start()
    rig.controller.start()  # One session at a time.
    _wait_for(qtbot, rig, "listening")
    rig.sources[0].play(SOUND)
    rig.controller.stop()
    assert rig.controller.state == "stopping"
    _wait_for(qtbot, rig, "stopped")
    assert rig.window.text() == "one two three"
    assert rig.window.threads == {True}
    assert rig.window.states == ["starting", "loading", "listening", "stopping", "stopped"]
    assert len(rig.sessions) == 1
    rig.controller.start()
    _wait_for(qtbot, rig, "listening")
    assert len(rig.sessions) == 2


def test_a_signal_named_event_leaves_qt_its_own(qtbot: QtBot, rig: Rig) -> None:
    """Timers, child events and queued calls of the object itself still work."""
    ticks: list[int] = []
    timer = QTimer(rig.controller)
    timer.setInterval(1)
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start()
    qtbot.waitUntil(lambda: len(ticks) > 3)
    identifier = rig.controller.startTimer(1, Qt.TimerType.PreciseTimer)
    rig.controller.killTimer(identifier)


def test_toggle_starts_pauses_and_resumes(qtbot: QtBot, rig: Rig) -> None:
    rig.controller.toggle()
    _wait_for(qtbot, rig, "listening")
    rig.controller.toggle()
    _wait_for(qtbot, rig, "paused")
    rig.controller.toggle()
    _wait_for(qtbot, rig, "listening")
    assert rig.sources[0].starts == 2


def test_what_keeps_a_session_from_starting_is_told(qtbot: QtBot, rig: Rig) -> None:
    rig.problem = "no microphone found; plug one in"
    rig.controller.start()
    assert rig.controller.state == "failed"
    assert rig.window.events == [StatusEvent("failed", "no microphone found; plug one in", 0.0)]
    rig.problem = ""
    rig.controller.start()
    _wait_for(qtbot, rig, "listening")


def test_stop_while_the_model_loads(qtbot: QtBot, rig: Rig) -> None:
    rig.loaded.clear()
    rig.controller.start()
    _wait_for(qtbot, rig, "loading")
    rig.sources[0].play(SOUND)
    rig.controller.stop()
    _wait_for(qtbot, rig, "stopped")  # The model is still loading.
    assert not rig.sources[0].running


def test_a_second_stop_gives_up_a_long_decode(qtbot: QtBot, rig: Rig) -> None:
    rig.controller.start()
    _wait_for(qtbot, rig, "listening")
    rig.engine.go.clear()
    rig.sources[0].play(SOUND)
    assert rig.engine.decoding.wait(5)
    rig.controller.stop()
    rig.controller.stop()
    _wait_for(qtbot, rig, "stopped")


@pytest.mark.parametrize("moment", ["before", "loading", "listening", "decoding", "paused"])
def test_shutdown_at_any_moment(qtbot: QtBot, rig: Rig, moment: str) -> None:
    if moment == "loading":
        rig.loaded.clear()
    if moment != "before":
        rig.controller.start()
        _wait_for(qtbot, rig, "loading" if moment == "loading" else "listening")
    if moment == "decoding":
        rig.engine.go.clear()
        rig.sources[0].play(SOUND)
        assert rig.engine.decoding.wait(5)
    if moment == "paused":
        rig.controller.pause()
        _wait_for(qtbot, rig, "paused")
    rig.controller.shutdown()
    rig.controller.shutdown()
    assert all(not session.is_running for session in rig.sessions)
    n = len(rig.window.events)
    rig.controller.start()
    qtbot.wait(20)
    assert len(rig.window.events) == n
    assert rig.controller.state == ("idle" if moment == "before" else "stopped")


def test_shutdown_stores_the_last_words(qtbot: QtBot, rig: Rig) -> None:
    stored: list[LogEvent] = []
    build = rig.build
    rig.controller._build_session = lambda sinks: build([stored.append, *sinks])
    rig.controller.start()
    _wait_for(qtbot, rig, "listening")
    rig.sources[0].play(SOUND)
    rig.controller.shutdown()
    assert [e.text for e in stored if isinstance(e, CommittedEvent)] == ["one two three"]
    assert isinstance(stored[-1], StatusEvent)
    assert stored[-1].state == "stopped"
