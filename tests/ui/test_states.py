"""Every state that a session can tell: its shape, its words, what to do, and which one is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

import screenshots
from app.capture.source import SourceState
from app.events import StatusEvent
from app.live.status import STATE_OF_SOURCE
from app.settings import AppearanceSettings
from ui.marks import draw_shape
from ui.overlay_controls import OverlayControls
from ui.states import RUNNING, STATES, Shape, Weight
from ui.status import Status, StatusBoard, describe


def told(state: str, message: str = "", source: str = "", **more) -> StatusEvent:
    return StatusEvent(state, message, 1.0, source=source, **more)


def shown(*events: StatusEvent) -> Status:
    board = StatusBoard()
    for event in events:
        board.take(event)
    return board.shown


@pytest.fixture
def row(qtbot):
    row = OverlayControls(AppearanceSettings())
    qtbot.addWidget(row)
    row.resize(640, 30)
    return row


@pytest.mark.parametrize("state", STATES)
def test_each_state_has_text_shape_and_what_to_do(row, state):
    (code, value) = screenshots.STATES[state]
    status = describe(told(state, screenshots.sentence(code), value=value))
    row.show_status(status)
    known = STATES[state]
    assert status.shape is known.shape
    assert row.status_label.text() == status.text != state
    assert row.status_label.toolTip() == f"{status.text}\n{known.advice}"
    assert row.status_label.accessibleDescription() == known.advice
    assert known.advice.endswith(".")
    assert status.invitation
    # Beside the invitation it is brief, and says no sentence twice.
    row.show_status(status, briefly=True)
    assert row.status_label.text() != status.invitation
    assert describe(told(state)).text  # Also where a session says nothing more.


def test_the_states_of_the_issue_are_all_there():
    wanted = {
        "starting", "loading", "listening", "silent", "muted", "quiet", "absent", "lost", "stalled",
        "noise", "behind", "language", "paused", "fallback", "stopped", "failed", "damaged",
        "unsaved",
    }  # fmt: skip
    assert set(STATES) == wanted == set(screenshots.STATES)
    assert {STATE_OF_SOURCE[state] for state in SourceState} <= wanted
    assert wanted - RUNNING == {"paused", "stopped", "failed"}


def test_no_two_states_look_the_same():
    def drawn(shape: Shape) -> bytes:
        image = QImage(24, 24, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        progress = 0.4 if shape is Shape.PROGRESS else None
        draw_shape(painter, shape, QRectF(2, 2, 20, 20), QColor("white"), progress)
        painter.end()
        return bytes(image.constBits())

    shapes = [state.shape for state in STATES.values()]
    assert len(set(shapes)) == len(shapes) == len({drawn(shape) for shape in shapes})


def test_what_is_behind_or_loads_is_told_with_its_number():
    assert describe(told("behind", "captions are 7 s behind", value=7.0)).text == "7 s behind"
    assert describe(told("loading", "loading whisper-base", value=0.42)).progress == 0.42
    assert describe(told("loading", "loading whisper-base", value=0.42)).text == (
        "Loading whisper-base 42\u202f%"
    )


def test_trouble_goes_before_what_is_newer():
    lost = told("lost", "unplugged", "mic")
    assert shown(lost, told("listening", "", "system")).text == "Unplugged"
    assert shown(lost, told("listening", "Headset", "mic")).shape is Shape.DOT
    quiet = told("quiet", "very quiet", "mic")
    assert shown(quiet, told("listening")).text == "Very quiet"
    assert shown(quiet, told("behind", value=4.0)).text == "4 s behind"
    assert shown(quiet, told("behind", value=4.0), told("listening")).text == "Very quiet"


def test_one_source_that_is_silent_beside_one_that_is_heard_is_no_news():
    heard, silent = told("listening", "Headset", "mic"), told("silent", "nothing plays", "system")
    for events in ([heard, silent], [silent, heard]):
        assert shown(*events).shape is Shape.DOT
    assert shown(silent).text == "Nothing plays"
    assert shown(told("listening"), silent).text == "Nothing plays"


def test_nobody_is_troubled_by_a_source_once_nobody_listens():
    lost = told("lost", "unplugged", "mic")
    assert shown(lost, told("paused")).shape is Shape.BARS
    assert shown(lost, told("stopped"), told("starting")).shape is Shape.RING


def test_only_what_stops_captions_is_urgent():
    urgent = {name for name, state in STATES.items() if state.weight is Weight.URGENT}
    assert urgent == {"stalled", "lost", "absent", "failed"}


def test_an_unknown_state_shows_its_message():
    assert describe(told("dancing", "captions dance")).text == "Captions dance"
