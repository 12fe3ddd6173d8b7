"""Microphones and outputs on the settings' page Sound: found, chosen, unplugged."""

from __future__ import annotations

import pytest

from app.capture.choice import Device
from app.settings import Settings
from device_choice import DEVICES, choose
from ui.settings_dialog import SettingsDialog


@pytest.fixture
def dialog(qtbot):
    shown = SettingsDialog(Settings())
    qtbot.addWidget(shown)
    shown.show()
    return shown


def test_defaults_come_first_among_the_microphones(dialog):
    dialog.show_devices(DEVICES)
    field = dialog.sound_page.device
    titles = [field.box.itemText(row) for row in range(field.box.count())]
    assert titles == [
        "The system's choice",
        "USB Microphone",
        "Headset",
    ]
    choose(field, "bluez")
    assert "call quality" in field.explanation.text()


def test_each_source_shows_the_devices_of_its_kind_only(dialog):
    page = dialog.sound_page
    dialog.show_page(page)
    dialog.show_devices(DEVICES)
    assert page.device.isVisible()
    assert not page.output.isVisible()
    choose(page.source, "mic\nsystem")
    assert page.device.isVisible()
    assert page.output.isVisible()
    assert "headphones" in page.source.explanation.text()
    choose(page.source, "demo")
    assert not page.device.isVisible()
    assert dialog.settings.audio.sources == ("demo",)


def test_a_source_that_is_not_there_stays_chosen(qtbot):
    dialog = SettingsDialog(Settings().with_value("audio.sources", ("a.gone.microphone",)))
    qtbot.addWidget(dialog)
    dialog.show_devices([], "no sound server answers")
    assert dialog.sound_page.source.value == "a.gone.microphone"
    assert "not connected" in dialog.sound_page.source.explanation.text()
    assert dialog.sound_page.trouble.text() == "no sound server answers"


def test_it_looks_for_devices_when_it_opens_and_when_asked(qtbot):
    dialog = SettingsDialog(Settings())
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.refresh_asked):
        dialog.show()
    with qtbot.waitSignal(dialog.refresh_asked):
        dialog.sound_page.refresh.click()


def test_an_unplugged_device_is_called_by_its_name(qtbot):
    chosen = Settings().with_value("audio.device", "alsa_input.usb-0x42")
    dialog = SettingsDialog(chosen)
    qtbot.addWidget(dialog)
    field = dialog.sound_page.device
    dialog.show_devices([])
    assert field.box.currentText() == "The chosen microphone"
    dialog.show_devices([Device("alsa_input.usb-0x42", "Desk microphone", "mic", False, "pulse")])
    dialog.show_devices([])
    assert field.box.currentText() == "Desk microphone"
    assert field.value == "alsa_input.usb-0x42"
    assert "not connected" in field.explanation.text()
