"""A session over a real private sound server."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.capture.devices import open_source
from app.live.session import LiveSession, SessionOptions
from capture_probe import tone
from engine.driver.seam import DecodedSegment, DecodeRequest, WindowDecode
from live_stage import EventLog, driver_of
from scripted_engine import ScriptedEngine
from sound_server import SoundServer

pytestmark = pytest.mark.audio_server


class ToneEngine(ScriptedEngine):
    """Says "sound" of every window: what was played decides when, not what."""

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        return [
            WindowDecode(
                (DecodedSegment(" sound", 0, len(request.features)),), len(request.features), "en"
            )
            for request in requests
        ]


def test_a_microphone_is_captioned_unplugged_and_captioned_again(
    pulse_server: SoundServer,
) -> None:
    plug = ("load-module", "module-remap-source", "source_name=usbmic", "master=micfeed.monitor")
    module = pulse_server.pactl(*plug).strip()
    log = EventLog()
    session = LiveSession(
        [open_source("usbmic")],
        lambda _progress: driver_of(ToneEngine([])),
        [log],
        SessionOptions("tones"),
    )
    session.start()
    try:
        log.wait_for_state("listening", "mic")
        pulse_server.play(tone(300, 0.8))
        log.wait_for_lines(1)
        pulse_server.pactl("unload-module", module)
        lost = log.wait_for_state("lost", "mic")
        pulse_server.pactl(*plug)
        log.wait(lambda: bool(log.gaps()), "the gap")
        pulse_server.play(tone(300, 0.8))
        log.wait_for_lines(2)
    finally:
        session.stop()
        assert session.join(10)
    assert len(log.drafts()) >= 1
    first, second = log.lines()
    (gap,) = log.gaps()
    assert first.end <= gap.start < gap.end <= second.start + 0.6  # The region's pad.
    assert gap.reason
    assert lost.shown == pytest.approx(gap.start, abs=2.0)
    # Shown soon after it was spoken: the hangover of a second, and little more.
    assert first.shown - first.end < 3.0


def test_both_sources_at_once_over_one_driver(pulse_server: SoundServer) -> None:
    log = EventLog()
    session = LiveSession(
        [open_source("mic"), open_source("system")],
        lambda _progress: driver_of(ToneEngine([])),
        [log],
        SessionOptions("tones"),
    )
    session.start()
    try:
        log.wait_for_state("listening", "mic")
        log.wait_for_state("listening", "system")
        pulse_server.play(tone(300, 0.8), "micfeed")
        pulse_server.play(tone(300, 0.8), "speakers")
        log.wait_for_lines(2)
    finally:
        session.stop()
        assert session.join(10)
    assert {line.source for line in log.lines()} == {"mic", "system"}
