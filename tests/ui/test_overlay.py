"""The caption window over scripts of events."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication

from app.settings import AppearanceSettings
from ui.overlay import Overlay
from ui.window_edges import EdgeDrag, cursor_for, edges_at

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def overlay(qtbot: QtBot) -> Overlay:
    window = Overlay(AppearanceSettings())
    window.view.animated = window.controls.animated = False
    qtbot.addWidget(window)
    window.move(300, 200)
    window.show()
    qtbot.waitExposed(window)
    return window


def shown(overlay: Overlay) -> list[str]:
    overlay.show_text_now()
    return [line.text for line in overlay.view.visible_lines]


def text(overlay: Overlay) -> str:
    return " ".join(shown(overlay))


def test_it_is_frameless_on_top_and_takes_no_focus(overlay):
    flags = overlay.windowFlags()
    assert flags & Qt.WindowType.FramelessWindowHint
    assert flags & Qt.WindowType.WindowStaysOnTopHint
    assert flags & Qt.WindowType.Tool == Qt.WindowType.Tool
    assert overlay.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    assert overlay.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)


def test_a_draft_is_replaced_whole(overlay, script):
    overlay.take(script.session())
    for words in ("good", "good morning everybody and welcome", "good morning", "good evening all"):
        overlay.take(script.draft(words))
        assert text(overlay) == words


def test_a_shorter_commit_wins(overlay, script):
    overlay.take(script.session())
    overlay.take(script.draft("well I think that we should"))
    overlay.take(script.commit("I think so."))
    assert text(overlay) == "I think so."


def test_a_late_draft_changes_nothing(overlay, script):
    overlay.take(script.session())
    overlay.take(script.draft("one two"))
    overlay.take(script.commit("One, two."))
    overlay.take(script.draft("one two three", audio=1.5))
    assert text(overlay) == "One, two."
    overlay.take(script.draft("four", audio=2.5))
    overlay.take(script.draft("fo", audio=2.4))
    assert text(overlay) == "One, two. four"


def test_a_draft_of_what_is_committed_is_late_whenever_it_comes(overlay, script):
    overlay.take(script.session())
    commit = script.commit("One, two.")
    overlay.take(commit)
    overlay.take(replace(script.draft("one two"), end=commit.end))
    assert text(overlay) == "One, two."


def test_an_empty_draft_clears_the_draft_alone(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit("Done."))
    overlay.take(script.draft("hm"))
    overlay.take(script.draft(""))
    assert text(overlay) == "Done."


def test_two_sources_keep_their_drafts(overlay, script):
    overlay.take(script.session("mic", "system"))
    overlay.take(script.draft("hello there", "mic"))
    overlay.take(script.draft("hi", "system"))
    assert shown(overlay) == ["You: hello there", "Others: hi"]
    overlay.take(script.commit("Hi.", "system"))
    assert shown(overlay) == ["Others: Hi.", "You: hello there"]
    overlay.take(script.commit("Hello there.", "mic"))
    assert shown(overlay) == ["Others: Hi.", "You: Hello there."]


def test_another_name_of_a_source_names_the_lines_that_are_there(overlay, script):
    overlay.take(script.session("mic", "system"))
    overlay.take(script.commit("Hello.", "mic"))
    overlay.take(script.draft("hi", "system"))
    overlay.set_appearance(replace(AppearanceSettings(), you_name="Ada", others_name="Bob"))
    assert shown(overlay) == ["Ada: Hello.", "Bob: hi"]


@pytest.mark.qt_log_ignore("grabbing the keyboard")  # offscreen cannot
def test_sources_are_chosen_in_the_overlay(overlay, qtbot):
    overlay.source_menu.show_sources(("mic",))
    overlay.controls.source_button.click()
    assert overlay.source_menu.isVisible()
    both = overlay.source_menu.actions()[2]
    with qtbot.waitSignal(overlay.sources_chosen) as chosen:
        both.trigger()
    assert chosen.args == [("mic", "system")]
    overlay.source_menu.close()
    overlay.source_menu.show_sources(("system", "mic"))
    assert [action.isChecked() for action in overlay.source_menu.actions()] == [0, 0, 1]
    # The one in use again asks for nothing, and stays checked.
    with qtbot.assertNotEmitted(overlay.sources_chosen):
        both.trigger()
    assert both.isChecked()


def test_a_commit_and_the_draft_after_it_are_one_update(overlay, script, qtbot):
    overlay.take(script.session())
    overlay.take(script.draft("one two three four five"))
    overlay.show_text_now()
    overlay.take(script.commit("One, two."))
    # Not yet on screen: the rest, which comes in the same breath, would be missing.
    assert [line.text for line in overlay.view.visible_lines] == ["one two three four five"]
    overlay.take(script.draft("three four five"))
    qtbot.waitUntil(lambda: text(overlay) == "One, two. three four five")


def test_a_new_session_keeps_the_lines_and_drops_the_drafts(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit("Before."))
    overlay.take(script.draft("never finished"))
    overlay.take(script.session())
    assert text(overlay) == "Before."
    overlay.take(script.draft("again", audio=0.5))
    assert text(overlay) == "Before. again"


def test_a_gap_stands_between_what_was_said_before_and_after(overlay, script):
    overlay.take(script.session())
    said_before = script.commit("Before.")
    overlay.take(script.gap(12.0))
    overlay.take(said_before)
    assert text(overlay) == "Before. [12 s not heard]"
    overlay.take(script.commit("After."))
    assert text(overlay) == "Before. [12 s not heard] After."


def test_a_pause_and_a_blink_are_no_gaps(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit("Before."))
    overlay.take(script.gap(30.0, "paused"))
    overlay.take(script.gap(0.1))
    assert text(overlay) == "Before."


def test_the_empty_window_says_what_is_happening(overlay, script):
    assert text(overlay) == "One moment…"
    assert overlay.controls.status_label.text() == "Starting"
    overlay.take(script.status("loading", "Loading whisper-base", 0.42))
    assert "42" in overlay.controls.status_label.text()
    assert "ready" in text(overlay)
    overlay.take(script.status("listening"))
    assert text(overlay) == "Listening…"
    overlay.take(script.draft("hello"))
    assert text(overlay) == "hello"
    assert overlay.controls.status_label.text() == "Listening"


@pytest.mark.parametrize(
    ("state", "message", "value", "expected"),
    [
        ("behind", "", 7.4, "7 s behind"),
        ("paused", "", None, "Paused"),
        ("lost", "The microphone was unplugged", None, "The microphone was unplugged"),
        ("failed", "The model is damaged", None, "The model is damaged"),
        ("silent", "", None, "Nothing to hear"),
    ],
)  # fmt: skip
def test_every_state_has_words_and_a_shape_of_its_own(
    overlay, script, state, message, value, expected
):
    overlay.take(script.status("listening"))
    dot = overlay.status.shape
    overlay.take(script.commit("Some text."))
    overlay.show_text_now()
    overlay.take(script.status(state, message, value))
    assert overlay.controls.status_label.text() == expected
    assert overlay.status.shape != dot


def test_trouble_without_text_is_told_in_large_letters(overlay, script):
    overlay.take(script.status("failed", "The model is damaged; get it again."))
    assert text(overlay) == "The model is damaged; get it again."
    assert overlay.controls.status_label.text() == "Captions stopped"


def test_a_lost_source_is_told_until_the_session_says_otherwise(overlay, script):
    overlay.take(replace(script.status("lost", "Microphone lost"), source="mic"))
    overlay.take(replace(script.status("listening", "Listening"), source="system"))
    assert overlay.status.text == "Microphone lost"
    overlay.take(replace(script.status("listening", "Listening again"), source="mic"))
    assert overlay.status.text == "Listening again"
    overlay.take(script.status("paused"))
    assert overlay.status.text == "Paused"


def pixels(overlay: Overlay) -> QImage:
    return overlay.view.grab().toImage()


class Painting(QObject):
    """Notes what is asked to be painted, and how many lines of text are there then."""

    def __init__(self, watched):
        super().__init__(watched)
        self.areas: list[QRect] = []
        self.n_lines: list[int] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.areas.append(event.region().boundingRect())
            self.n_lines.append(sum(bool(line.text.strip()) for line in watched.visible_lines))
        return False


def test_a_new_draft_repaints_its_own_line_alone(overlay, script, qtbot):
    overlay.take(script.session())
    while len(shown(overlay)) < 2:  # whatever the font
        overlay.take(script.commit("some words"))
    overlay.take(script.draft("and"))
    overlay.show_text_now()
    assert len(overlay.view.visible_lines) == 2
    qtbot.wait(50)
    painting = Painting(overlay.view)
    overlay.take(script.draft("and then"))
    qtbot.waitUntil(lambda: bool(painting.areas))
    assert all(area.top() >= overlay.view.line_height - 4 for area in painting.areas)
    painting.areas.clear()
    overlay.take(script.draft("and then"))
    qtbot.wait(50)
    assert painting.areas == []


def test_no_frame_is_blank(overlay, script, qtbot):
    overlay.take(script.session())
    overlay.take(script.draft("the first words"))
    overlay.show_text_now()
    painting = Painting(overlay.view)
    for words in ("the first words spoken", "the", "the first words spoken today", "x"):
        overlay.take(script.draft(words))
        qtbot.wait(5)
    overlay.take(script.commit("X."))
    overlay.take(script.draft("next"))
    qtbot.wait(20)
    assert len(painting.n_lines) >= 5
    assert 0 not in painting.n_lines


def test_a_commit_with_the_same_words_moves_no_pixel_of_its_letters(overlay, script):
    overlay.take(script.session())
    overlay.take(script.draft("the same words"))
    overlay.show_text_now()
    before = [line.text for line in overlay.view.visible_lines]
    widths = (
        overlay.view._painter._shape(overlay.view.visible_lines[0]).lineAt(0).naturalTextWidth()
    )
    overlay.take(script.commit("the same words"))
    overlay.show_text_now()
    assert [line.text for line in overlay.view.visible_lines] == before
    after = overlay.view._painter._shape(overlay.view.visible_lines[0]).lineAt(0).naturalTextWidth()
    assert after == pytest.approx(widths, abs=0.01)


def test_drafts_differ_without_colour(qtbot, script):
    """In one colour for everything, the dots under a draft still tell."""
    grey = replace(AppearanceSettings(), draft_color="#ffffff")
    images = []
    for event in ("draft", "commit"):
        window = Overlay(grey)
        qtbot.addWidget(window)
        window.take(script.session())
        window.take(getattr(script, event)("the same words"))
        window.show_text_now()
        images.append(pixels(window))
    assert images[0] != images[1]


def test_long_drafts_scroll_and_the_newest_line_is_in_sight(overlay, script):
    overlay.take(script.session())
    overlay.take(script.draft(" ".join(f"word{n}" for n in range(60))))
    assert len(shown(overlay)) == 2
    assert shown(overlay)[-1].endswith("word59")
    overlay.take(script.draft("short again"))
    assert shown(overlay) == ["short again"]


def test_another_number_of_lines_and_font_fit_the_window(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit(" ".join(f"word{n}" for n in range(80))))
    bottom = overlay.geometry().bottom()
    overlay.set_appearance(replace(AppearanceSettings(), lines=4, font_size_px=40))
    assert len(shown(overlay)) == 4
    assert overlay.geometry().bottom() == bottom
    assert overlay.view.height() == overlay.view.height_for(4)


def test_right_to_left_lines_stand_at_the_right(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit("שלום עולם"))
    overlay.show_text_now()
    assert overlay.view.visible_lines[0].right_to_left
    image = pixels(overlay)
    middle = image.width() // 2
    empty = image.pixel(5, 5)
    left = {image.pixel(x, y) for x in range(0, middle, 2) for y in range(0, image.height(), 2)}
    right = {
        image.pixel(x, y)
        for x in range(middle, image.width(), 2)
        for y in range(0, image.height(), 2)
    }
    assert left == {empty}
    assert len(right) > 1


def test_the_controls_never_cover_the_text(overlay):
    controls, view = overlay.controls.geometry(), overlay.view.geometry()
    assert not controls.intersects(view)
    for button in overlay.controls.buttons:
        assert min(button.width(), button.height()) >= 24
        assert controls.contains(QRect(button.mapTo(overlay, QPoint(0, 0)), button.size()))


def test_controls_fade_in_for_the_keyboard_and_have_names(overlay, qtbot):
    overlay.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is overlay)
    assert overlay.controls.strength == 0.0
    names = []
    for _ in overlay.controls.buttons:
        qtbot.keyClick(QApplication.focusWidget() or overlay, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        names.append(focused.accessibleName())
        assert overlay.controls.strength == 1.0
    assert names == [
        "Pause captions",
        "Choose what is heard",
        "Open transcript",
        "Open settings",
        "Hide captions",
    ]


def test_the_buttons_ask(overlay, qtbot):
    controls = overlay.controls
    for button, signal in (
        (controls.pause_button, overlay.pause_asked),
        (controls.transcript_button, overlay.transcript_asked),
        (controls.settings_button, overlay.settings_asked),
        (controls.close_button, overlay.close_asked),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_first_button_says_what_it_would_do(overlay, script):
    overlay.take(script.status("listening"))
    assert overlay.controls.pause_button.accessibleName() == "Pause captions"
    overlay.take(script.status("paused"))
    assert overlay.controls.pause_button.accessibleName() == "Start captions"


def test_closing_asks_and_does_not_close(overlay, qtbot):
    with qtbot.waitSignal(overlay.close_asked):
        overlay.close()
    assert overlay.isVisible()


def test_screen_readers_read_committed_text_only(overlay, script):
    spoken = overlay.view.spoken_text
    assert spoken.text() == "One moment…"
    overlay.take(script.session())
    overlay.take(script.draft("a draft"))
    overlay.show_text_now()
    assert spoken.text() == ""
    overlay.take(script.commit("A commit."))
    overlay.take(script.draft("more"))
    overlay.show_text_now()
    assert spoken.text() == "A commit."
    assert spoken.accessibleName() == ""  # it would hide the text


def test_screen_readers_find_a_static_text_in_the_place_of_the_captions(overlay, script):
    overlay.take(script.commit("A commit."))
    overlay.show_text_now()
    found = QAccessible.queryAccessibleInterface(overlay.view.spoken_text)
    assert found.role() == QAccessible.Role.StaticText
    assert found.text(QAccessible.Text.Name) == "A commit."
    assert not found.state().invisible
    assert found.rect().size() == overlay.view.size()


def test_committed_lines_alone_are_announced_and_only_if_wanted(overlay, script, monkeypatch):
    announced = []
    monkeypatch.setattr(overlay, "_announce", announced.append)
    overlay.take(script.commit("Not yet."))
    overlay.announces = True
    overlay.take(script.draft("a draft"))
    overlay.take(script.commit("This one."))
    assert announced == ["This one."]


def test_it_is_moved_and_resized_by_keys(overlay, qtbot):
    at, size = overlay.pos(), overlay.size()
    alt = Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(overlay, Qt.Key.Key_Left, alt)
    assert overlay.pos() == at + QPoint(-16, 0)
    with qtbot.waitSignal(overlay.pulled) as pulled:
        qtbot.keyClick(overlay, Qt.Key.Key_Down, alt | Qt.KeyboardModifier.ShiftModifier)
    assert pulled.args == [size.width(), 3]


def test_a_drag_moves_it_where_the_window_system_does_not(overlay, qtbot):
    at = overlay.pos()
    grip = QPoint(overlay.width() // 2, 60)
    qtbot.mousePress(overlay, Qt.MouseButton.LeftButton, pos=grip)
    qtbot.mouseMove(overlay, grip + QPoint(40, 30))
    qtbot.mouseRelease(overlay, Qt.MouseButton.LeftButton, pos=grip)
    assert overlay.pos() == at + QPoint(40, 30)
    with qtbot.waitSignal(overlay.placed, timeout=3000):
        overlay.place.moving()
        overlay.move(at)


def test_edges() -> None:
    window = QRect(0, 0, 400, 100)
    assert edges_at(window, QPoint(200, 50)) == Qt.Edge(0)
    assert edges_at(window, QPoint(2, 50)) == Qt.Edge.LeftEdge
    assert edges_at(window, QPoint(399, 99)) == Qt.Edge.RightEdge | Qt.Edge.BottomEdge
    assert cursor_for(Qt.Edge.LeftEdge | Qt.Edge.TopEdge) == Qt.CursorShape.SizeFDiagCursor
    assert cursor_for(Qt.Edge.RightEdge | Qt.Edge.TopEdge) == Qt.CursorShape.SizeBDiagCursor
    least = QSize(100, 50)
    drag = EdgeDrag(Qt.Edge.LeftEdge, QPoint(0, 0), window)
    assert drag.moved_to(QPoint(30, 7), least) == QRect(30, 0, 370, 100)
    assert drag.moved_to(QPoint(900, 7), least).width() == 100
    corner = EdgeDrag(Qt.Edge.RightEdge | Qt.Edge.BottomEdge, QPoint(0, 0), window)
    assert corner.moved_to(QPoint(-900, 20), least) == QRect(0, 0, 100, 120)
    assert EdgeDrag(Qt.Edge(0), QPoint(0, 0), window).moved_to(QPoint(5, 6), least) == QRect(
        5, 6, 400, 100
    )
