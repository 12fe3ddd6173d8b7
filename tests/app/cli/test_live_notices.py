"""What ``surtitle live`` says of its sources before it listens to them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from app.capture.devices import list_devices, open_source
from app.paths import cache_dir
from sound_server import MICROPHONE, SoundServer

pytestmark = pytest.mark.usefixtures("scripted")

HEADSET = (
    "module-remap-source", "source_name=bluez_source.headset", "master=micfeed.monitor",
    "source_properties=device.bus=bluetooth",
)  # fmt: skip


def _measured(share: float) -> None:
    (cache_dir() / "load.json").write_text(json.dumps({"whisper-base auto": share}))


def test_a_second_source_that_is_too_much_is_said(surtitle: Callable, write_wave: Callable) -> None:
    source = f"file:{write_wave('talk.wav')}"
    sources = ("--source", source, "--source", "demo")
    _measured(0.6)
    result = surtitle("live", *sources, "--no-store", "--no-drafts", "--seconds", "0.5")
    assert result.err.splitlines()[0] == (
        "surtitle: this computer may not keep up with 2 sources: decoding one took 60 % of the time"
    )
    alone = surtitle("live", "--source", source, "--no-store", "--no-drafts", "--seconds", "0.5")
    assert "keep up" not in alone.err
    _measured(0.2)
    result = surtitle("live", *sources, "--no-store", "--no-drafts", "--seconds", "0.5")
    assert "keep up" not in result.err


@pytest.mark.audio_server
def test_a_bluetooth_microphone_is_never_the_default_and_says_what_it_does(
    pulse_server: SoundServer, surtitle: Callable
) -> None:
    pulse_server.pactl("load-module", *HEADSET)
    pulse_server.pactl("set-default-source", "bluez_source.headset")
    found = {device.id: device for device in list_devices()}
    assert found["bluez_source.headset"].bluetooth
    assert found["bluez_source.headset"].is_default
    assert not found[MICROPHONE].bluetooth
    assert open_source("mic").label == found[MICROPHONE].label
    result = surtitle(
        "live", "--source", "bluez_source.headset", "--no-store", "--seconds", "0.5", "--no-drafts"
    )
    label = found["bluez_source.headset"].label
    assert f"surtitle: {label} is a Bluetooth microphone: its headset drops to" in result.err
    plain = surtitle("live", "--source", "mic", "--no-store", "--seconds", "0.5", "--no-drafts")
    assert "Bluetooth" not in plain.err
