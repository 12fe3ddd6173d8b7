"""Every window: each control has a name, is reached by keyboard, is large enough, and is legible.

The windows are found in the source, so that a new one fails until it is audited here.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSlider,
    QTabBar,
    QWidget,
)

import ui
from app.settings import Settings
from audited_windows import WINDOWS, overlay, pages
from ui.presets import PRESETS
from ui.reading_page import ReadingPage
from ui.style import MIN_CONTRAST, contrast

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QTabBar,
)
LEAST_PX = 24
"""WCAG 2.2, 2.5.8."""


def windows_in_the_source():
    """Dialogs, menus, and widgets that ask for a window of their own."""
    found = set()
    for module_info in pkgutil.iter_modules(ui.__path__):
        module = importlib.import_module(f"ui.{module_info.name}")
        for _, cls in inspect.getmembers(module, inspect.isclass):
            if cls.__module__ != module.__name__ or not issubclass(cls, QWidget):
                continue
            own = "Qt.WindowType." in inspect.getsource(cls)
            if issubclass(cls, QDialog | QMenu) or own:
                found.add(cls)
    return found


def test_every_window_is_audited():
    assert windows_in_the_source() == set(WINDOWS)


def light():
    palette = QPalette(QColor("#efefef"))
    palette.setColor(QPalette.ColorRole.Base, QColor("white"))
    return palette


def dark():
    palette = QPalette(QColor("#3a3d41"), QColor("#26282b"))
    palette.setColor(QPalette.ColorRole.Base, QColor("#1b1d1f"))
    return palette


@pytest.fixture(params=[light, dark], ids=["light", "dark"])
def theme(request, qapp):
    before = qapp.palette()
    qapp.setPalette(request.param())
    yield request.param.__name__
    qapp.setPalette(before)


@pytest.fixture(params=WINDOWS, ids=lambda cls: cls.__name__)
def window(request, qtbot, theme):
    made = WINDOWS[request.param]()
    qtbot.addWidget(made)
    if not isinstance(made, QMenu):  # offscreen cannot open one quietly
        made.show()
    QApplication.processEvents()
    return made


def is_part(widget):
    """Whether it belongs to a compound control, which is audited whole."""
    parent = widget.parentWidget()
    compound = (QComboBox, QAbstractSpinBox, QKeySequenceEdit, QLineEdit, QTabBar)
    return widget.objectName().startswith("qt_") or isinstance(parent, compound)


def controls_of(window):
    return [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, CONTROLS) and widget.isVisible() and not is_part(widget)
    ]


def described(widget):
    return f"{type(widget).__name__} {widget.objectName()} {QRect(widget.geometry()).getRect()}"


def test_every_control_has_a_name(window):
    nameless = []
    for page in pages(window):
        for widget in controls_of(window):
            spoken = QAccessible.queryAccessibleInterface(widget)
            labels = spoken.childCount() if isinstance(widget, QTabBar) else 0
            if not labels and not spoken.text(QAccessible.Text.Name).strip():
                nameless.append((page, described(widget)))
    if isinstance(window, QMenu):
        assert all(action.text() for action in window.actions())
    assert nameless == []


def test_every_control_is_reached_by_the_keyboard(window):
    for page in pages(window):
        reached = set()
        widget = window
        for _ in range(2000):
            widget = widget.nextInFocusChain()
            if widget is window:
                break
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled():
                reached.add(widget)
                reached.add(widget.focusProxy())
        missing = [described(w) for w in controls_of(window) if w.isEnabled() and w not in reached]
        assert missing == [], page


def test_every_control_is_large_enough(window):
    small = []
    for page in pages(window):
        for widget in controls_of(window):
            size = widget.size()
            if min(size.width(), size.height()) < LEAST_PX:
                small.append((page, described(widget)))
    assert small == []


def least_legible(window):
    """The contrast of each text, measured on what is painted."""
    picture = window.grab().toImage()
    for widget in window.findChildren(QWidget):
        texts = (QLabel, QAbstractButton, QLineEdit, QPlainTextEdit, QComboBox)
        if not isinstance(widget, texts) or not widget.isVisible() or not widget.isEnabled():
            continue
        text = widget.toPlainText() if isinstance(widget, QPlainTextEdit) else None
        text = widget.currentText() if isinstance(widget, QComboBox) else text
        text = widget.text() if text is None else text
        if not text or type(widget).__name__ == "SpokenText":
            continue
        inner = (
            widget.rect() if isinstance(widget, QLabel) else widget.rect().adjusted(5, 4, -5, -4)
        )
        box = QRect(widget.mapTo(window, QPoint(inner.topLeft())), inner.size())
        seen = box.intersected(QRect(window.rect()))
        parent = widget.parentWidget()
        while parent is not None and parent is not window:
            area = QRect(parent.mapTo(window, QPoint(0, 0)), parent.size())
            seen = seen.intersected(area)
            parent = parent.parentWidget()
        if seen.height() < 12 or seen.width() < 8:
            continue
        yield widget, contrast_in(picture, seen)


def contrast_in(picture, box):
    """Between the ground, the most frequent colour, and what differs from it most."""
    pixels = Counter()
    for y in range(box.top(), box.bottom() + 1):
        for x in range(box.left(), box.right() + 1):
            pixels[picture.pixel(x, y) & 0xFFFFFF] += 1
    ground = QColor(pixels.most_common(1)[0][0])
    return max(contrast(ground, QColor(color)) for color in pixels)


def test_every_text_is_legible_as_painted(window):
    if isinstance(window, QMenu):
        pytest.skip("the platform's own menu")
    n = 0
    for page in pages(window):
        for widget, measured in least_legible(window):
            n += 1
            assert measured >= MIN_CONTRAST, (page, described(widget), measured)
    assert n


@pytest.mark.parametrize("preset", PRESETS)
def test_captions_are_legible_as_painted_in_every_preset(qtbot, preset):
    looks = Settings()
    for key, value in PRESETS[preset].items():
        looks = looks.with_value(f"appearance.{key}", value)
    window = overlay()
    qtbot.addWidget(window)
    window.set_appearance(looks.appearance)
    window.show()
    window.show_text_now()
    view = window.view
    picture = window.grab().toImage()
    area = QRect(view.mapTo(window, QPoint(0, 0)), view.size())
    for row in range(2):
        line = QRect(area.left(), area.top() + row * view.line_height, 60, view.line_height)
        assert contrast_in(picture, line) >= MIN_CONTRAST


def test_an_empty_check_box_is_seen(qtbot, theme):
    page = ReadingPage(Settings())
    qtbot.addWidget(page)
    page.show()
    box = page.announce
    assert not box.isChecked()
    picture = box.grab().toImage()
    # WCAG 2.2, 1.4.11: three to one for what is no text.
    assert contrast_in(picture, QRect(0, 0, 18, box.height())) >= 3.0


def test_the_measure_finds_what_is_hard_to_read(qtbot):
    label = QLabel("Hard to read")
    label.setStyleSheet("background: #ffffff; color: #999999")
    frame = QWidget()
    label.setParent(frame)
    qtbot.addWidget(frame)
    frame.show()
    label.show()
    label.adjustSize()
    assert [round(found, 1) for _, found in least_legible(frame)] == [2.8]
