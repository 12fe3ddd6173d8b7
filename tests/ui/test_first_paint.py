"""What is imported between the overlay's first paint and the beginning of captions."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QObject, Signal

from ui.first_paint import FirstPaint


class Painted(QObject):
    """The overlay's part in it."""

    first_painted = Signal()


@pytest.fixture
def overlay(qapp):
    return Painted()


def test_a_thread_prepares_after_the_paint_and_the_windows_thread_goes_on(qtbot, overlay):
    prepared, passed = [], []
    paint = FirstPaint(overlay, lambda: prepared.append(threading.get_ident()))
    paint.passed.connect(lambda: passed.append(list(prepared)))
    paint.wait()
    assert prepared == []
    with qtbot.waitSignal(paint.passed):
        overlay.first_painted.emit()
    assert len(passed[0]) == 1
    assert passed[0] != [threading.get_ident()]


def test_an_overlay_that_is_never_painted_holds_nothing_up(qtbot, overlay):
    paint = FirstPaint(overlay, lambda: None)
    with qtbot.waitSignal(paint.passed):
        paint.wait()


def test_what_cannot_be_imported_is_said_by_whoever_uses_it(qtbot, overlay, caplog):
    def prepare() -> None:
        raise ImportError("half an installation")

    paint = FirstPaint(overlay, prepare)
    with qtbot.waitSignal(paint.passed):
        overlay.first_painted.emit()
    assert "half an installation" in caplog.text


def test_quitting_meanwhile_begins_nothing(qtbot, overlay):
    may_end = threading.Event()
    passed = []
    paint = FirstPaint(overlay, may_end.wait)
    paint.passed.connect(lambda: passed.append(1))
    overlay.first_painted.emit()
    paint.stop()
    may_end.set()
    came = paint._errand._thread
    assert came is not None
    came.join()
    # Whatever the thread has sent is delivered before this.
    other = FirstPaint(overlay, lambda: None)
    with qtbot.waitSignal(other.passed):
        other._painted()
    assert passed == []
