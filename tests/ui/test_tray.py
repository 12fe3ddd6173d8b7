"""The tray's menu, which is the same where the desktop shows no tray."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QSystemTrayIcon

from ui.tray import Tray


@pytest.fixture
def tray(qtbot):
    made = Tray(QIcon())
    yield made
    made.hide()


def entries(tray):
    return [action.text() for action in tray.menu.actions() if not action.isSeparator()]


def test_the_menu(tray):
    assert entries(tray) == [
        "Pause captions", "Hide captions", "Let clicks through", "Listen to",
        "Transcript", "Settings", "Quit",
    ]  # fmt: skip


def test_every_entry_asks(tray, qtbot):
    for action, signal in (
        (tray.pause_action, tray.pause_asked),
        (tray.show_action, tray.show_asked),
        (tray.transcript_action, tray.transcript_asked),
        (tray.settings_action, tray.settings_asked),
        (tray.quit_action, tray.quit_asked),
    ):
        with qtbot.waitSignal(signal):
            action.trigger()


def test_the_menu_says_what_an_entry_would_do(tray):
    tray.show_running(False, "Paused")
    tray.show_visible(False)
    assert entries(tray)[:2] == ["Start captions", "Show captions"]
    assert tray.icon.toolTip() == "Surtitle: Paused"
    tray.show_running(True, "Listening")
    tray.show_visible(True)
    assert entries(tray)[:2] == ["Pause captions", "Hide captions"]


def test_a_click_shows_or_hides(tray, qtbot):
    with qtbot.waitSignal(tray.show_asked):
        tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Trigger)
    with qtbot.assertNotEmitted(tray.show_asked):
        tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Context)
