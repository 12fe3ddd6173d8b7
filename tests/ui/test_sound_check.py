"""The meters and the test of the sound: what moves, and what is said in words."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.capture.meter import Level
from app.capture.source import SourceState
from app.settings import Settings
from engine.errors import UnavailableError
from live_stage import StageClock, StageSource
from ui.level_meter import FLOOR_DB, LevelMeterBar, decibels
from ui.sound_check import SoundCheck
from ui.sound_test import SoundTest

RATE = 16_000


def tone(amplitude, seconds=1.0):
    wave = np.sin(2 * np.pi * 440 * np.arange(round(seconds * RATE)) / RATE)
    return np.clip(amplitude * wave, -1, 1).astype(np.float32)


@pytest.mark.parametrize(
    ("amplitude", "expected"), [(1.0, 0.0), (0.1, -20.0), (0.0, FLOOR_DB), (1e-9, FLOOR_DB)]
)
def test_levels_are_in_decibels_of_full_scale(amplitude, expected):
    assert decibels(amplitude) == pytest.approx(expected)


def test_a_peak_is_held_and_clipping_is_told_in_words(qtbot):
    bar = LevelMeterBar()
    qtbot.addWidget(bar)
    bar.show_level(Level(0.5, 0.2, 0))
    bar.show_level(Level(0.1, 0.05, 0))
    assert bar.peak_db == pytest.approx(-6.0, abs=0.1)
    assert not bar.is_clipping
    bar.show_level(Level(1.0, 0.5, 3))
    assert bar.is_clipping
    assert bar.accessibleDescription() == "0 decibels. Too loud"
    for _ in range(40):
        bar.show_level(Level())
    assert bar.peak_db == FLOOR_DB
    assert not bar.is_clipping


class Opened:
    """Opens stage sources by their names, or refuses."""

    def __init__(self):
        self.sources = {}
        self.refused = ""

    def __call__(self, spec):
        if self.refused:
            raise UnavailableError(self.refused)
        self.sources[spec] = StageSource(StageClock(), spec, RATE)
        return self.sources[spec]


@pytest.fixture
def opened():
    return Opened()


@pytest.fixture
def check(qtbot, opened):
    made = SoundCheck(Settings(), SoundTest(opened))
    qtbot.addWidget(made)
    made.show()
    yield made
    made.test.stop()
    made.test.wait(5.0)


def run(check, opened, qtbot, play):
    """Press the button, play, and end the test before its five seconds are over."""
    with qtbot.waitSignal(check.test.ended, timeout=10_000):
        qtbot.mouseClick(check.button, Qt.MouseButton.LeftButton)
        assert not check.button.isEnabled()
        qtbot.waitUntil(lambda: all(s.running for s in opened.sources.values()))
        qtbot.waitUntil(lambda: bool(opened.sources))
        play(opened.sources)
        check.test.stop()
    assert check.button.isEnabled()
    assert not any(source.running for source in opened.sources.values())


@pytest.mark.parametrize(
    ("amplitude", "said"),
    [
        (0.3, "✓ Sound comes"),
        (0.002, "⚠ Very quiet"),
        (1.5, "⚠ Too loud"),
        (0.0, "⚠ Nothing came"),
    ],
)
def test_what_came_is_said(check, opened, qtbot, amplitude, said):
    run(check, opened, qtbot, lambda sources: sources["mic"].play(tone(amplitude)))
    assert check.verdict.text().startswith(said)
    assert list(opened.sources) == ["mic"]


def test_the_meter_moves_during_the_test(check, opened, qtbot):
    (meter,) = check.meters.values()

    def play(sources):
        sources["mic"].play(tone(0.5))
        check.read()
        assert meter.peak_db == pytest.approx(-6.0, abs=0.2)

    run(check, opened, qtbot, play)


def test_each_of_two_sources_is_told_of(check, opened, qtbot):
    check.show_settings(Settings().with_value("audio.sources", ("mic", "system")))
    assert len(check.meters) == 2

    def play(sources):
        sources["mic"].play(tone(0.3))
        sources["system"].say(SourceState.LOST, "the output is gone")

    run(check, opened, qtbot, play)
    assert check.verdict.text().splitlines() == [
        "Microphone: ✓ Sound comes, and it is loud enough.",
        "Computer sound: ⚠ The output is gone",
    ]


def test_a_device_that_cannot_be_opened_says_why(check, opened, qtbot):
    opened.refused = "there is no sound server"
    with qtbot.waitSignal(check.test.ended, timeout=10_000):
        check.button.click()
        check.test.stop()
    assert check.verdict.text() == "⚠ There is no sound server"


def test_captions_that_run_move_the_meter(check, qtbot):
    check.set_levels(lambda: {"mic": Level(0.25, 0.1, 0)})
    (meter,) = check.meters.values()
    qtbot.waitUntil(lambda: meter.peak_db == pytest.approx(-12.0, abs=0.1))


def test_a_test_ends_when_nobody_looks(check, opened, qtbot):
    check.button.click()
    qtbot.waitUntil(lambda: bool(opened.sources))
    with qtbot.waitSignal(check.test.ended, timeout=10_000):
        check.hide()


@pytest.mark.audio_server
def test_a_real_microphone_is_heard(qtbot, pulse_server):
    check = SoundCheck(Settings())
    qtbot.addWidget(check)
    check.show()
    (meter,) = check.meters.values()
    player = pulse_server.play(tone(0.4, 20.0))
    check.button.click()
    qtbot.waitUntil(lambda: meter.peak_db > -20, timeout=15_000)
    with qtbot.waitSignal(check.test.ended, timeout=15_000):
        check.test.stop()
    player.kill()
    assert check.verdict.text().startswith("✓ Sound comes")
    check.test.wait(5.0)
