"""The tray's menu, which is the same where the desktop shows no tray."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QSystemTrayIcon

from app.events import StatusEvent
from ui.status import describe
from ui.style import application_icon
from ui.tray import Tray


@pytest.fixture
def tray(qtbot):
    made = Tray(application_icon())
    yield made
    made.hide()


def entries(tray):
    return [
        action.text()
        for action in tray.menu.actions()
        if action.isVisible() and not action.isSeparator()
    ]


def test_the_menu(tray):
    assert entries(tray) == [
        "Pause captions", "Hide captions", "Let clicks through", "Listen to",
        "Transcript", "Files", "Settings", "Quit",
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
    tray.show_running(False, describe(StatusEvent("paused", "", 0.0)))
    tray.show_visible(False)
    assert entries(tray)[:2] == ["Start captions", "Show captions"]
    assert tray.icon.toolTip() == "Surtitle: Paused"
    tray.show_running(True, describe(StatusEvent("listening", "", 0.0)))
    tray.show_visible(True)
    assert entries(tray)[:2] == ["Pause captions", "Hide captions"]


def test_a_click_shows_or_hides(tray, qtbot):
    with qtbot.waitSignal(tray.show_asked):
        tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Trigger)
    with qtbot.assertNotEmitted(tray.show_asked):
        tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Context)


def picture(icon, size=22):
    return icon.pixmap(size, size).toImage()


def status(state, value=None):
    return describe(StatusEvent(state, "", 0.0, value))


def grey(image):
    """Without colours."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("size", [16, 22, 48])
def test_each_state_is_told_apart_without_colour(tray, size):
    pictures = {}
    for state in ("listening", "paused", "lost", "stopped", "failed", "silent", "behind"):
        tray.show_running(state == "listening", status(state))
        pictures[state] = grey(picture(tray.icon.icon(), size))
    for one, other in itertools.combinations(pictures, 2):
        first, second = pictures[one], pictures[other]
        points = itertools.product(range(size), range(size))
        differing = sum(
            abs(first.pixelColor(x, y).value() - second.pixelColor(x, y).value()) > 60
            for x, y in points
        )
        assert differing >= size // 4, (one, other)


@pytest.mark.parametrize("size", [16, 22, 48])
def test_viewers_elsewhere_are_in_sight_for_as_long_as_they_are(tray, qtbot, size):
    tray.show_running(True, status("listening"))
    alone = grey(picture(tray.icon.icon(), size))
    tray.show_viewers("Captions are shown on other screens")
    assert tray.icon.toolTip() == "Surtitle: Listening\nCaptions are shown on other screens"
    assert "Stop showing captions on other screens" in entries(tray)
    points = list(itertools.product(range(size // 2), range(size // 2)))
    viewed = grey(picture(tray.icon.icon(), size))
    differing = sum(
        abs(alone.pixelColor(x, y).value() - viewed.pixelColor(x, y).value()) > 60
        for x, y in points
    )
    assert differing >= size
    # Another state keeps it.
    tray.show_running(False, status("paused"))
    assert tray.icon.toolTip() == "Surtitle: Paused\nCaptions are shown on other screens"
    with qtbot.waitSignal(tray.viewers_end_asked):
        tray.viewers_action.trigger()
    tray.show_running(True, status("listening"))
    tray.show_viewers("")
    assert tray.icon.toolTip() == "Surtitle: Listening"
    assert grey(picture(tray.icon.icon(), size)) == alone
    assert "Stop showing captions on other screens" not in entries(tray)


def test_progress_redraws_in_steps_alone(tray):
    tray.show_running(True, status("loading", 0.41))
    before = tray.icon.icon().cacheKey()
    tray.show_running(True, status("loading", 0.42))
    assert tray.icon.icon().cacheKey() == before
    tray.show_running(True, status("loading", 0.9))
    assert tray.icon.icon().cacheKey() != before


def test_it_flashes_and_then_stands_until_it_was_seen(tray):
    tray.show_running(True, status("listening"))
    calm = tray.icon.icon().cacheKey()
    tray.flash()
    shown = [tray.icon.icon().cacheKey()]
    while tray._flash.isActive():
        tray._flash.timeout.emit()
        shown.append(tray.icon.icon().cacheKey())
    assert set(shown[::2]) == {shown[0]} != {calm}
    assert set(shown[1::2]) == {calm}
    assert tray.is_alerting
    # Another state meanwhile does not take the alert away.
    tray.show_running(False, status("paused"))
    assert tray.icon.icon().cacheKey() == shown[0]
    tray.acknowledge()
    assert not tray.is_alerting
    assert tray.icon.icon().cacheKey() not in {calm, shown[0]}
    assert tray._flash.interval() * 3 > 1000  # under three flashes a second


def test_without_motion_the_alert_stands_still(tray):
    tray.animated = False
    tray.flash()
    assert tray.is_alerting
    assert not tray._flash.isActive()


def test_a_click_on_the_icon_is_seeing_it(tray):
    tray.flash()
    tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Context)
    assert not tray.is_alerting
