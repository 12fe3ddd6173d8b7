"""The caption window as a window: controls, keys, edges."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication

from app.settings import AppearanceSettings
from overlay_text import shown
from ui.window_edges import EdgeDrag, cursor_for, edges_at


def test_it_is_frameless_on_top_and_takes_no_focus(overlay):
    flags = overlay.windowFlags()
    assert flags & Qt.WindowType.FramelessWindowHint
    assert flags & Qt.WindowType.WindowStaysOnTopHint
    assert flags & Qt.WindowType.Tool == Qt.WindowType.Tool
    assert overlay.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    assert overlay.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)


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
        overlay.frame.place.moving()
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


def test_another_number_of_lines_and_font_fit_the_window(overlay, script):
    overlay.take(script.session())
    overlay.take(script.commit(" ".join(f"word{n}" for n in range(80))))
    bottom = overlay.geometry().bottom()
    overlay.set_appearance(replace(AppearanceSettings(), lines=4, font_size_px=40))
    assert len(shown(overlay)) == 4
    assert overlay.geometry().bottom() == bottom
    assert overlay.view.height() == overlay.view.height_for(4)
