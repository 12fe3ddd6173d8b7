"""The transcript with its sound: clicked lines, the line that is heard, files that moved."""

from __future__ import annotations

import wave

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QTextCursor

from app.events import CommittedEvent, SessionEvent
from app.playback.places import MediaPlaces, Sound
from app.playback.player import MediaPlayer
from app.playback.sound import RATE
from app.transcript.store import TranscriptStore
from ui.transcript_sound import TranscriptSound
from ui.transcript_window import TranscriptWindow

SAID = ["Good morning.", "We begin with the spring.", "Then we look at the north."]


class Silent:
    """An output that takes blocks as fast as they come; the player's clock is what it took."""

    latency_s = 0.0

    def write(self, block) -> None:
        pass

    def close(self, *, drain: bool) -> None:
        pass


@pytest.fixture
def recording(tmp_path):
    path = tmp_path / "meeting.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.zeros(12 * RATE, "<i2").tobytes())
    return path


def stored(store, title, sources=("file",)):
    number = store.new_session(SessionEvent("2026-03-02T09:00:00Z", "m", "offline", sources), title)
    for row, text in enumerate(SAID):
        line = CommittedEvent(
            row + 1, sources[0], text, 4.0 * row, 4.0 * row + 3.5, "en", 12.0, 12.0
        )
        store.add_line(number, line)
    store.end_session(number, 12.0)
    return number


@pytest.fixture
def window(qtbot, monkeypatch, recording):
    monkeypatch.setattr(
        "ui.transcript_sound.MediaPlayer", lambda parent: MediaPlayer(Silent, parent)
    )
    store = TranscriptStore(":memory:")
    places = MediaPlaces(None)
    places.remember(stored(store, "meeting.wav"), Sound(recording))
    made = TranscriptWindow(store)
    qtbot.addWidget(made)
    made.play_sound(places)
    made.show()
    made.open_session(1)
    yield made
    made.sound.end()
    store.close()


def place_of(view, row):
    cursor = QTextCursor(view.document().findBlockByNumber(row))
    cursor.movePosition(QTextCursor.MoveOperation.NextWord)
    return view.cursorRect(cursor).center() + QPoint(4, 0)


def test_a_click_on_a_line_is_heard_from_there_on(window, qtbot):
    sound: TranscriptSound = window.sound
    assert sound.bar.isVisible()
    asked = []
    sound.player.state_changed.connect(asked.append)
    at = []
    sound.player.moved.connect(at.append)
    qtbot.mouseClick(
        window.view.viewport(), Qt.MouseButton.LeftButton, pos=place_of(window.view, 1)
    )
    qtbot.waitUntil(lambda: sound.player.state == "ended")
    assert asked[:2] == ["playing", "ended"]
    assert min(at) == 4.0
    assert at[-1] == pytest.approx(12.0, abs=0.1)
    assert window.view.marks.heard.text == SAID[2]


def test_the_line_that_is_heard_is_marked(window):
    sound = window.sound
    marked = []
    for at_s in (0.5, 3.9, 4.2, 11.0):
        sound.player.seek(at_s)
        marked.append(window.view.marks.heard.text)
    assert marked == [SAID[0], SAID[0], SAID[1], SAID[2]]
    selections = window.view.extraSelections()
    assert len(selections) == 1
    assert selections[0].cursor.blockNumber() == 2
    window.finder.box.setText("we")
    assert window.view.marks.heard.text == SAID[2]
    assert len(window.view.extraSelections()) == 3


def test_space_plays_and_enter_plays_the_line_of_the_cursor(window, qtbot):
    sound, view = window.sound, window.view
    asked = []
    sound.player.state_changed.connect(asked.append)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert asked[0] == "playing"
    qtbot.keyClick(view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: sound.player.state in ("paused", "ended"))
    view.setTextCursor(QTextCursor(view.document().findBlockByNumber(2)))
    at = []
    sound.player.moved.connect(at.append)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert at[0] == 8.0


def test_a_selection_is_no_wish_to_hear(window, qtbot):
    clicked = []
    window.view.line_clicked.connect(clicked.append)
    viewport = window.view.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=place_of(window.view, 0))
    qtbot.mouseMove(viewport, place_of(window.view, 1))
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=place_of(window.view, 1))
    assert window.view.textCursor().hasSelection()
    assert clicked == []


def test_the_speed_is_chosen(window):
    bar, player = window.sound.bar, window.sound.player
    assert [bar.speed.itemText(row) for row in (0, 6)] == ["0.5x", "2x"]
    bar.speed.setCurrentIndex(6)
    bar.speed.activated.emit(6)
    assert player.speed == 2.0


def test_the_slider_seeks(window, qtbot):
    window.sound.bar.slider.setValue(80)
    assert window.sound.player.position_s == 8.0
    assert window.view.marks.heard.text == SAID[2]
    assert window.sound.bar.time.text() == "0:08 / 0:12"


def test_a_file_that_was_moved_away_is_said_and_found_again(window, qtbot, recording, tmp_path):
    moved = tmp_path / "archive.wav"
    recording.rename(moved)
    bar = window.sound.bar
    qtbot.keyClick(window.view, Qt.Key.Key_Space)
    qtbot.waitUntil(bar.trouble.isVisible)
    assert bar.trouble.text() == (
        f"“meeting.wav” is no longer in {tmp_path}: it was moved, renamed or deleted."
    )
    assert bar.find_button.isVisible()
    window.sound.take_file(moved)
    assert not bar.trouble.isVisible()
    qtbot.keyClick(window.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.sound.player.state == "ended")


def test_a_session_without_sound_has_no_player(window, qtbot):
    other = stored(window.reader.session.store, "live")
    window.open_session(other)
    assert not window.sound.bar.isVisible()
    qtbot.keyClick(window.view, Qt.Key.Key_Space)
    assert window.sound.player.state == "stopped"


def test_kept_sound_of_a_live_session_is_heard(qtbot, monkeypatch, tmp_path, recording):
    monkeypatch.setattr(
        "ui.transcript_sound.MediaPlayer", lambda parent: MediaPlayer(Silent, parent)
    )
    store = TranscriptStore(tmp_path / "transcripts.sqlite3")
    number = stored(store, "call", ("mic", "system"))
    for source in ("mic", "system"):
        path = store.audio.path_for(number, source)
        path.write_bytes(recording.read_bytes())
    made = TranscriptWindow(store)
    qtbot.addWidget(made)
    made.play_sound(MediaPlaces(None))
    made.show()
    made.open_session(number)
    assert made.sound.bar.isVisible()
    made.sound.hear(store.lines(number)[1])
    assert made.sound.player.sound.path == store.audio.files(number)["mic"]
    qtbot.waitUntil(lambda: made.sound.player.state == "ended")
    made.sound.end()
    store.close()


def test_every_control_of_the_player_has_a_name_a_size_and_the_keyboard(window):
    bar = window.sound.bar
    bar.show_trouble("it was moved", find=True)
    for widget in (bar.play_button, bar.slider, bar.speed, bar.find_button):
        spoken = QAccessible.queryAccessibleInterface(widget)
        assert spoken.text(QAccessible.Text.Name)
        assert min(widget.width(), widget.height()) >= 24
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert bar.play_button.accessibleName() == "Play"
    bar.show_state("playing")
    assert bar.play_button.accessibleName() == "Pause"
