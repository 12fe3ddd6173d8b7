"""Which device a name means."""

from __future__ import annotations

import pytest

from app.capture.choice import Device, Playback, choose_device, choose_playback
from engine.errors import SettingsError, UnavailableError

BUILT_IN = Device("alsa_input.pci", "Built-in microphone", "mic", False, "pulse")
HEADSET = Device("bluez_input.aa", "Headset", "mic", True, "pulse", bluetooth=True)
USB = Device("alsa_input.usb", "USB microphone", "mic", True, "pulse")
SPEAKERS = Device("alsa_output.pci.monitor", "Speakers", "monitor", True, "pulse")
HDMI = Device("alsa_output.hdmi.monitor", "Screen", "monitor", False, "pulse")


def test_the_default_is_taken() -> None:
    devices = [BUILT_IN, USB, HDMI, SPEAKERS]
    assert choose_device("mic", devices) is USB
    assert choose_device("system", devices) is SPEAKERS


def test_a_bluetooth_microphone_is_never_the_default_choice() -> None:
    assert choose_device("mic", [HEADSET, BUILT_IN, SPEAKERS]) is BUILT_IN
    with pytest.raises(UnavailableError, match=r"'Headset'.*choose it by its name"):
        choose_device("mic", [HEADSET, SPEAKERS])
    assert choose_device("Headset", [HEADSET, BUILT_IN]) is HEADSET


def test_a_monitor_is_never_taken_for_a_microphone() -> None:
    """PulseAudio without any microphone makes a monitor the default input."""
    with pytest.raises(UnavailableError, match=r"no microphone found.*\(system\)"):
        choose_device("mic", [SPEAKERS])
    with pytest.raises(UnavailableError, match=r"no output.*\(mic\)"):
        choose_device("system", [USB])


def test_an_id_wins_over_parts_of_names() -> None:
    longer = Device("alsa_input.usb.2", "USB microphone 2", "mic", False, "pulse")
    assert choose_device("alsa_input.usb", [longer, USB]) is USB
    assert choose_device("built-in", [BUILT_IN, USB]) is BUILT_IN
    with pytest.raises(SettingsError, match=r"may mean 'Built-in microphone'.*'USB microphone'"):
        choose_device("microphone", [BUILT_IN, USB])
    with pytest.raises(UnavailableError, match=r"no sound device named 'webcam'.*'Screen'"):
        choose_device("webcam", [HDMI])


def _playing(number: int, application: str, *, paused: bool = False) -> Playback:
    return Playback(number, application, "speakers.monitor", paused)


def test_an_application_is_found_by_its_name_or_a_part_of_it() -> None:
    playbacks = [_playing(3, "Firefox"), _playing(4, "VLC media player")]
    assert choose_playback("firefox", playbacks).number == 3
    assert choose_playback("vlc", playbacks).number == 4
    with pytest.raises(UnavailableError, match=r"zoom plays nothing now; .*'Firefox', 'VLC"):
        choose_playback("zoom", playbacks)
    with pytest.raises(SettingsError, match="may mean Firefox, VLC media player of mine"):
        choose_playback("f", [_playing(3, "Firefox"), _playing(4, "VLC media player of mine")])


def test_of_several_sounds_of_an_application_the_one_heard_stays_unless_it_is_paused() -> None:
    playbacks = [_playing(3, "Firefox"), _playing(7, "Firefox"), _playing(9, "Firefox")]
    assert choose_playback("Firefox", playbacks).number == 9
    assert choose_playback("Firefox", playbacks, current=3).number == 3
    paused = [_playing(3, "Firefox", paused=True), *playbacks[1:]]
    assert choose_playback("Firefox", paused, current=3).number == 9
