"""What can be listened to, where it is chosen, and what is said before."""

from __future__ import annotations

import json

import pytest

from app.capture.choice import Device
from app.paths import cache_dir
from app.settings import Settings
from ui.kept_settings import KeptSettings
from ui.room_for_sources import RoomForSources
from ui.sound_page import SoundPage
from ui.source_menu import SourceMenu

BOTH = ("mic", "system")
TOO_MUCH = "This computer may not keep up with 2 sources: decoding one took 60 % of the time"


@pytest.fixture
def menu(qtbot):
    menu = SourceMenu()
    qtbot.addWidget(menu)
    return menu


@pytest.fixture
def page(qtbot):
    page = SoundPage(Settings().with_value("audio.sources", BOTH))
    qtbot.addWidget(page)
    return page


def titles(menu):
    return [action.text() for action in menu.actions()]


def test_one_application_is_offered_by_its_name(menu, qtbot):
    menu.show_sources(("mic",))
    menu.show_applications(["Firefox", "R&B Radio"])
    assert titles(menu)[3:] == ["Only Firefox", "Only R&&B Radio"]
    with qtbot.waitSignal(menu.chosen) as chosen:
        menu.actions()[4].trigger()
    assert chosen.args == [("app:R&B Radio",)]
    menu.show_sources(("app:R&B Radio",))
    assert [action.isChecked() for action in menu.actions()] == [False] * 4 + [True]
    menu.show_applications(["R&B Radio"])  # Another look, while it is in use.
    assert titles(menu)[3:] == ["Only R&&B Radio"]
    assert menu.actions()[3].isChecked()
    menu.show_applications([])
    assert len(menu.actions()) == 3


def test_two_sources_that_are_too_much_are_said_before_they_are_chosen(menu, page, script, qtbot):
    room = RoomForSources(KeptSettings(Settings()))
    menu.set_notice(room.notice)
    page.set_notice(room.notice)
    menu.aboutToShow.emit()
    assert titles(menu)[2] == "Microphone and computer sound"
    assert "keep up" not in page.source.explanation.text()
    (cache_dir() / "load.json").write_text(json.dumps({"whisper-base auto": 0.6}))
    menu.aboutToShow.emit()
    page.set_notice(room.notice)
    assert titles(menu)[2] == "Microphone and computer sound (may be too much)"
    assert menu.actions()[2].toolTip() == TOO_MUCH
    assert page.source.explanation.text().startswith(TOO_MUCH)


def test_what_the_running_session_costs_goes_before_what_was_measured_once(script):
    from dataclasses import replace

    (cache_dir() / "load.json").write_text(json.dumps({"whisper-base auto": 0.6}))
    room = RoomForSources(KeptSettings(Settings()))
    room.take(script.session())
    assert room.notice(2) != ""
    for _ in range(40):  # A minute of speech, quickly decoded.
        room.take(replace(script.commit("words"), start=0.0, end=1.5, decode_s=0.1))
    assert room.notice(2) == ""
    assert room.notice(1) == ""


def test_an_application_is_a_source_of_the_settings_too(page):
    page.show_applications(["Firefox"])
    values = [choice.value for choice in page.source._choices]
    assert "app:Firefox" in values
    page.show_settings(Settings().with_value("audio.sources", ("app:Zoom",)))
    assert page.source.value == "app:Zoom"
    assert page.source.box.currentText() == "Only Zoom"
    assert page.source.explanation.text() == "It plays nothing now."


def test_choosing_a_bluetooth_microphone_says_what_it_does(page):
    page.show_devices(
        [
            Device("usb", "USB Microphone", "mic", True, "pulse"),
            Device("bluez_input.1", "Headset", "mic", False, "pulse", bluetooth=True),
        ]
    )
    assert page.device.value == ""  # By default none of them, and never the headset.
    row = [choice.value for choice in page.device._choices].index("bluez_input.1")
    page.device.box.activated.emit(row)
    assert "call quality" in page.device.explanation.text()
