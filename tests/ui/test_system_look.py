"""The system's dark, high contrast and reduced motion reach the windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Signal

from app.settings import Settings
from app.transcript.store import TranscriptStore
from mock_portal import MockPortal
from ui.desktop import Desktop
from ui.portal_appearance import APPEARANCE, GNOME, PortalAppearance
from ui.presets import PRESETS, SystemChoice, preset_of
from ui.system_look import SystemLook


class Told(QObject):
    """Tells what a test tells."""

    told = Signal(object)
    closed = False

    def start(self):
        self.told.emit({})

    def close(self):
        self.closed = True


@pytest.fixture
def portal():
    return Told()


@pytest.fixture
def look(qapp, portal):
    made = SystemLook(portal, lambda: False)
    yield made
    made.close()
    assert portal.closed


def test_without_an_opinion_captions_are_dark_and_move(look):
    assert look.choice == SystemChoice(dark=True, high_contrast=False, reduced_motion=False)


@pytest.mark.parametrize(
    ("told", "choice"),
    [
        ({(APPEARANCE, "color-scheme"): 2}, SystemChoice(dark=False)),
        ({(APPEARANCE, "color-scheme"): 1}, SystemChoice()),
        ({(APPEARANCE, "contrast"): 1}, SystemChoice(high_contrast=True)),
        ({(APPEARANCE, "reduced-motion"): 1}, SystemChoice(reduced_motion=True)),
        ({(GNOME, "enable-animations"): False}, SystemChoice(reduced_motion=True)),
        ({(GNOME, "enable-animations"): True}, SystemChoice()),
    ],
)
def test_the_portal_is_followed(look, portal, qtbot, told, choice):
    before = look.choice
    with qtbot.waitSignal(look.changed, raising=choice != before, timeout=200):
        portal.told.emit(told)
    assert look.choice == choice


def test_what_windows_and_macos_say_counts(qapp, portal):
    assert SystemLook(portal, lambda: True).choice.reduced_motion


def test_the_windows_change_with_the_system(qtbot, scripted_captions):
    left = []
    store = TranscriptStore(":memory:")
    desktop = Desktop(Settings(), store, scripted_captions, lambda: left.append(True))
    desktop.show()
    desktop.show_settings()
    assert preset_of(desktop.overlay._appearance, PRESETS) == "Dark"
    desktop.look._portal_told({(APPEARANCE, "contrast"): 1, (APPEARANCE, "reduced-motion"): 1})
    assert preset_of(desktop.overlay._appearance, PRESETS) == "High contrast"
    assert not desktop.overlay.view.animated
    assert not desktop.tray.animated
    assert "#ffff00" in desktop.dialog.appearance_page.text_color.text()
    desktop.kept.set("appearance.follow_system", False)
    assert preset_of(desktop.overlay._appearance, PRESETS) == "Dark"
    desktop.quit()
    qtbot.waitUntil(lambda: left == [True])
    store.close()


@pytest.fixture
def bus(tmp_path, monkeypatch, require_tool):
    require_tool("dbus-daemon")
    made = MockPortal(tmp_path)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", made.address)
    made.start()
    yield made
    made.close()


def test_the_desktops_own_portal_is_read_and_followed(qtbot, bus):
    bus.serve_settings(
        f"{{'{APPEARANCE}': {{'contrast': dbus.UInt32(1), 'color-scheme': dbus.UInt32(2)}}}}"
    )
    portal = PortalAppearance()
    told = []
    portal.told.connect(told.append)
    portal.start()
    qtbot.waitUntil(lambda: told != [])
    assert told == [{(APPEARANCE, "contrast"): 1, (APPEARANCE, "color-scheme"): 2}]
    bus.change_setting(GNOME, "enable-animations", ("b", False))
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[1] == {(GNOME, "enable-animations"): False}
    portal.close()


def test_without_a_bus_nothing_is_told(qtbot):
    portal = PortalAppearance()
    portal.start()
    portal.close()
    assert not portal._thread.is_alive()
