"""Devices that a computer may have, and how a person takes an entry of a list."""

from __future__ import annotations

import pytest

from app.capture.choice import Device

DEVICES = [
    Device("speakers.monitor", "Built-in Audio", "monitor", True, "pulse"),
    Device("bluez", "Headset", "mic", False, "pulse", bluetooth=True),
    Device("usb", "USB Microphone", "mic", True, "pulse"),
]


def choose(field, value):
    """As a person does: open the list and take an entry."""
    for row in range(field.box.count()):
        field.box.setCurrentIndex(row)
        if field.value == value:
            field.box.activated.emit(row)
            return
    pytest.fail(f"{value} is not offered")
