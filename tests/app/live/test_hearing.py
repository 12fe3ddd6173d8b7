"""What a source's sound tells of it."""

from __future__ import annotations

import numpy as np
import pytest

from app.capture.meter import Level, LevelMeter
from app.capture.source import SourceState, SourceStatus
from app.live.hearing import Hearing

RATE = 16_000
FLOWING = SourceStatus(SourceState.FLOWING, "Headset")


@pytest.fixture
def hearing() -> Hearing:
    hearing = Hearing("mic")
    hearing.report(FLOWING)
    return hearing


def _hear(hearing: Hearing, peak: float, seconds: float, *, is_speech: bool | None) -> None:
    block = np.full(RATE // 10, peak, np.float32)
    for _ in range(round(seconds * 10)):
        hearing.write(block, RATE, is_speech=is_speech)


def test_a_source_that_works_is_listened_to(hearing: Hearing) -> None:
    assert Hearing("mic").state is None
    _hear(hearing, 0.2, 30.0, is_speech=True)
    assert hearing.state == ("listening", "Headset")


def test_speech_that_is_too_low_is_told_until_it_is_louder(hearing: Hearing) -> None:
    _hear(hearing, 0.005, 4.0, is_speech=True)
    assert hearing.state == ("listening", "Headset")
    _hear(hearing, 0.005, 2.0, is_speech=True)
    assert hearing.state == ("quiet", "Headset is very quiet: turn it up or come closer")
    _hear(hearing, 0.015, 5.0, is_speech=True)  # Neither one nor the other: no flicker.
    assert hearing.state[0] == "quiet"
    _hear(hearing, 0.05, 0.1, is_speech=True)
    assert hearing.state == ("listening", "Headset")


def test_a_quiet_room_is_no_fault(hearing: Hearing) -> None:
    _hear(hearing, 0.001, 120.0, is_speech=False)
    assert hearing.state == ("listening", "Headset")


def test_sound_without_speech_is_told_until_somebody_speaks(hearing: Hearing) -> None:
    _hear(hearing, 0.1, 14.0, is_speech=False)
    assert hearing.state == ("listening", "Headset")
    _hear(hearing, 0.1, 2.0, is_speech=False)
    assert hearing.state == ("noise", "Headset: sound, but no speech in it")
    _hear(hearing, 0.1, 0.1, is_speech=True)
    assert hearing.state == ("listening", "Headset")


def test_music_that_ends_is_no_longer_told(hearing: Hearing) -> None:
    _hear(hearing, 0.1, 20.0, is_speech=False)
    _hear(hearing, 0.0, 5.0, is_speech=False)
    assert hearing.state[0] == "noise"  # type: ignore[index]
    _hear(hearing, 0.0, 11.0, is_speech=False)
    assert hearing.state == ("listening", "Headset")


def test_without_voice_activity_nothing_is_said_of_speech(hearing: Hearing) -> None:
    _hear(hearing, 0.1, 60.0, is_speech=None)
    assert hearing.state == ("listening", "Headset")


@pytest.mark.parametrize("damage", [np.nan, np.inf, -np.inf])
def test_damaged_sound_is_told_for_a_while(hearing: Hearing, damage: float) -> None:
    block = np.zeros(RATE // 10, np.float32)
    block[7] = damage
    hearing.write(block, RATE, is_speech=False)
    assert hearing.state == ("damaged", "Headset delivers damaged sound: words may be missing")
    _hear(hearing, 0.001, 11.0, is_speech=False)
    assert hearing.state == ("listening", "Headset")


def test_what_the_source_says_goes_first(hearing: Hearing) -> None:
    _hear(hearing, 0.1, 20.0, is_speech=False)
    hearing.report(SourceStatus(SourceState.LOST, "unplugged"))
    assert hearing.state == ("lost", "unplugged")
    hearing.report(FLOWING)
    assert hearing.state == ("listening", "Headset")


def test_the_meter_shows_peak_mean_and_clipping_since_it_was_read() -> None:
    meter = LevelMeter()
    assert meter.read() == Level()
    meter.write(np.array([0.5, -0.5], np.float32))
    meter.write(np.array([-1.0, 1.0, np.nan], np.float32))
    meter.write(np.zeros(0, np.float32))
    level = meter.read()
    assert (level.peak, level.clipped) == (1.0, 2)
    assert level.rms == pytest.approx((2.5 / 5) ** 0.5)
    assert meter.read() == Level()


def test_the_meter_takes_damaged_sound() -> None:
    meter = LevelMeter()
    meter.write(np.array([np.inf, -np.inf, 0.5, np.nan], np.float32))
    assert meter.read() == Level(peak=0.5, rms=0.25)
    meter.write(np.array([3e30, 0.0], np.float32))
    level = meter.read()
    assert level.rms == pytest.approx(3e30 / 2**0.5)
    assert level.clipped == 1
