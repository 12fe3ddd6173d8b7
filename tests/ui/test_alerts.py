"""What is told to somebody who does not look at the captions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.settings import AppearanceSettings
from ui.alerts import Alerts
from ui.caption_control import CaptionControl
from ui.placement import screen_under
from ui.style import application_icon
from ui.tray import Tray


@pytest.fixture
def told(monkeypatch):
    texts = []
    monkeypatch.setattr(Tray, "tell", lambda _, text: texts.append(text))
    return texts


@pytest.fixture
def alerts(overlay, qtbot, told):
    tray = Tray(application_icon())
    made = Alerts(overlay, tray, CaptionControl())
    made.set_appearance(AppearanceSettings())
    yield made
    tray.hide()
    if made.notice is not None:
        made.notice.deleteLater()


def take(alerts, event):
    alerts._overlay.take(event)
    alerts.take(event)


def lost(script):
    return replace(script.status("lost", "USB microphone was unplugged"), source="mic")


def test_trouble_in_sight_flashes_the_tray_and_no_more(alerts, script, told):
    take(alerts, lost(script))
    assert alerts._tray.is_alerting
    assert alerts.notice is None
    assert told == []


def test_trouble_while_hidden_is_told_on_the_screen(alerts, script, told, qtbot):
    alerts._overlay.hide()
    take(alerts, lost(script))
    notice = alerts.notice
    assert notice.isVisible()
    assert notice.text.text() == "USB microphone was unplugged"
    assert notice.windowFlags() & Qt.WindowType.WindowStaysOnTopHint
    assert notice.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert screen_under(alerts._overlay).availableGeometry().contains(notice.geometry())
    assert told == ["USB microphone was unplugged"]
    take(alerts, replace(lost(script), state="listening", message="Listening again"))
    assert not notice.isVisible()
    assert not alerts._tray.is_alerting


def test_the_same_trouble_is_told_once(alerts, script, told):
    alerts._overlay.hide()
    take(alerts, lost(script))
    alerts.notice.dismiss_button.click()
    take(alerts, lost(script))
    assert not alerts.notice.isVisible()
    assert len(told) == 1


def test_captions_that_end_by_themselves_are_told(alerts, script, told):
    alerts._overlay.hide()
    take(alerts, script.status("stopped", "captions have stopped"))
    assert alerts.notice.isVisible()
    assert told == ["Captions have stopped"]


def test_captions_that_were_asked_to_end_are_not(alerts, script, told):
    alerts._control.is_asked_to_end = True
    alerts._overlay.hide()
    take(alerts, script.status("stopped", "captions have stopped"))
    assert alerts.notice is None
    assert told == []


def test_a_failure_is_told_whoever_asked(alerts, script, told):
    alerts._control.is_asked_to_end = True
    alerts._overlay.hide()
    take(alerts, script.status("failed", "the model is damaged"))
    assert alerts.notice.isVisible()


def test_the_notice_brings_the_captions_back(alerts, script, qtbot):
    alerts._overlay.hide()
    take(alerts, lost(script))
    with qtbot.waitSignal(alerts.show_asked):
        qtbot.mouseClick(alerts.notice.show_button, Qt.MouseButton.LeftButton)
    assert not alerts.notice.isVisible()


def test_escape_dismisses_it(alerts, script, qtbot):
    alerts._overlay.hide()
    take(alerts, lost(script))
    qtbot.keyClick(alerts.notice, Qt.Key.Key_Escape)
    assert not alerts.notice.isVisible()


def test_captions_in_sight_again_are_an_answer(alerts, script):
    alerts._overlay.hide()
    take(alerts, lost(script))
    alerts._overlay.show()
    assert not alerts.notice.isVisible()
    assert not alerts._tray.is_alerting


def test_an_alert_word_flashes_and_notifies(alerts, told, monkeypatch):
    asked = []
    monkeypatch.setattr(QApplication, "alert", lambda *arguments: asked.append(arguments))
    alerts.alert("Anna, platform 4.")
    assert told == ["Anna, platform 4."]
    assert alerts._tray.is_alerting
    assert len(asked) == 1
