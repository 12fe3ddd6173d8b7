"""What of the captured sound is our own: a screen reader's speech, or what we play."""

from __future__ import annotations

import os
import threading

import numpy as np
import pytest

from app.capture.own_playback import LINGER_S, OwnPlayback, is_own
from app.capture.pulse import PulseSource
from app.events import CommittedEvent
from app.live.announcer import Announcer
from sound_server import MICROPHONE_FEED, SPEAKERS

HANG_S = 20.0


@pytest.mark.parametrize(
    ("properties", "own"),
    [
        ({"application.name": "speech-dispatcher-espeak-ng"}, True),
        ({"application.process.binary": "sd_espeak-ng"}, True),
        ({"application.name": "Orca"}, True),
        ({"application.process.id": str(os.getpid())}, True),
        ({"application.name": "Firefox", "application.process.id": "1"}, False),
        ({}, False),
    ],
)  # fmt: skip
def test_who_plays(properties, own):
    assert is_own(properties) is own


def test_a_line_is_own_where_half_of_it_was():
    own = OwnPlayback()
    own.note(True, 10.0)
    own.note(True, 11.0)
    assert own.covers(10.0, 99.0)  # it still plays
    own.note(False, 12.0 - LINGER_S)
    own.note(False, 20.0)
    assert own.covers(10.0, 12.0)
    assert own.covers(9.0, 11.0)
    assert own.covers(11.0, 13.0)
    assert not own.covers(11.5, 14.0)
    assert not own.covers(0.0, 9.0)
    own.note(True, 13.0)
    own.note(False, 14.0 - LINGER_S)
    assert own.covers(11.0, 14.0)  # two of three seconds


def line(start, end, source="system"):
    return CommittedEvent(1, source, "Said.", start, end, "en", end, end)


def test_lines_of_its_source_alone_are_marked_before_any_sink_has_them():
    heard = []
    own = OwnPlayback()
    announcer = Announcer([heard.append], lambda: 100.0, {"system": own})
    own.note(True, 105.0)
    own.note(False, 107.0)
    for event in (line(5.0, 7.0), line(8.0, 9.0), line(5.0, 7.0, "mic")):
        announcer.emit(event)
    assert [event.own for event in heard] == [True, False, False]


@pytest.mark.audio_server
def test_a_screen_reader_that_plays_into_the_captured_output_is_noticed(pulse_server):
    changed = threading.Condition()
    notes = []

    class Noted(OwnPlayback):
        def note(self, playing, at_s):
            super().note(playing, at_s)
            with changed:
                notes.append(playing)
                changed.notify_all()

    source = PulseSource("system", "system")
    source.own_playback = Noted()
    opened = threading.Event()
    source.start(lambda _: opened.set(), lambda _: None)
    try:
        assert opened.wait(HANG_S)
        sound = np.full(16_000 * 60, 0.01, np.float32)
        # Into another output, and somebody else's into this one: neither is ours.
        pulse_server.play(sound, MICROPHONE_FEED, application="speech-dispatcher-espeak-ng")
        pulse_server.play(sound, SPEAKERS, application="Firefox")
        reader = pulse_server.play(sound, SPEAKERS, application="speech-dispatcher-espeak-ng")
        with changed:
            assert changed.wait_for(lambda: True in notes, HANG_S)
        reader.kill()
        with changed:
            assert changed.wait_for(lambda: notes[-1] is False, HANG_S)
        assert not source.own_playback.covers(0.0, 1.0)
    finally:
        source.stop()
