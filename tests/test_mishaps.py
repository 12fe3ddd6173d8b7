"""Whole sessions over a real sound server, one mishap each: the cause told, nothing lost silently.

What only the source shows is in ``tests/app/capture/test_pulse.py``. Through the seam, because no
sound server can be made to do it: samples that are no numbers (``test_session_sound.py``), frames
that drop out (``test_watch.py``), clocks that sleep (below; logind is a mock), a decoder that is
too slow and a disk that is full (``test_two_hours.py``).

That causes are told within two seconds is held in ``tests/app/capture/test_retrying.py``, on a
clock that only the test moves: from the last sound on, whatever the server does or does not say.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pytest

from app.capture.clock import SleepClock
from app.capture.devices import open_source
from app.capture.pulse import PulseSource
from app.capture.sleep import SleepSignals
from app.capture.source import CaptureSource
from app.events import StatusEvent
from app.live.session import LiveSession, SessionOptions
from capture_probe import tone
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodedSegment, DecodeRequest, WindowDecode
from live_stage import EventLog
from mock_logind import MockLogind
from scripted_engine import LoudnessVad, ScriptedEngine
from sound_server import MICROPHONE, SPEAKERS, SoundServer

pytestmark = pytest.mark.audio_server

HZ = 700.0
SOUND_ARRIVES = ("listening", "silent", "muted")  # A microphone that hears zeros seems muted.
REMAPPED = ("module-remap-source", "source_name=usbmic", "master=micfeed.monitor")


class Hears(ScriptedEngine):
    """Says ``heard`` once for what is loud in a window."""

    def _decode(self, request: DecodeRequest) -> WindowDecode:
        loud = np.flatnonzero(request.features[:, 0] > 0.05)
        said = [DecodedSegment(" heard", int(loud[0]), int(loud[-1]) + 1)] if len(loud) else []
        return WindowDecode(tuple(said), len(request.features), "en")


class Rig:
    """A session whose user speaks when a test says so."""

    def __init__(self, server: SoundServer) -> None:
        self.server = server
        self.log = EventLog()
        self.sessions: list[LiveSession] = []
        self.spoken = 0

    def start(self, *sources: CaptureSource, clock: Callable[[], float] | None = None) -> None:
        driver = AsrStreamDriver(
            Hears([], window_s=30.0), EmissionPolicy.preset("responsive"), LoudnessVad()
        )
        options = SessionOptions("hears")
        build = lambda progress: driver  # noqa: E731
        if clock is None:
            session = LiveSession(sources, build, [self.log], options)
        else:
            session = LiveSession(sources, build, [self.log], options, clock)
        self.sessions.append(session)
        session.start()
        self.log.wait_for_state("listening")

    @property
    def name(self) -> str:
        return next(iter(self.sessions[0].sources))

    def flowing(self, times: int = 1) -> None:
        """Sound arrives, be it silence."""

        def found() -> bool:
            states = self.log.states(self.name)
            return sum(state in SOUND_ARRIVES for state in states) >= times

        self.log.wait(found, f"sound, time {times}")

    def speak(self, sink: str = "micfeed") -> None:
        """Say one line and wait until it is committed."""
        self.server.play(tone(HZ, 1.0), sink)
        self.spoken += 1
        self.log.wait_for_lines(self.spoken)

    def told(self, words: str, state: str = "lost") -> StatusEvent:
        def found() -> list[StatusEvent]:
            return [
                s for s in self.log.statuses(self.name) if s.state == state and words in s.message
            ]

        self.log.wait(lambda: bool(found()), f"{state}: {words!r}")
        return found()[0]

    def back(self, told: StatusEvent) -> None:
        """Sound again, after a status."""
        statuses = self.log.statuses(self.name)
        after = statuses.index(told) + 1

        def found() -> bool:
            return any(s.state in SOUND_ARRIVES for s in self.log.statuses(self.name)[after:])

        self.log.wait(found, "sound again")

    def end(self) -> None:
        """Stop: every line once, in order, none in a gap, and no gap without its cause."""
        session = self.sessions[0]
        session.stop()
        assert session.join(10)
        lines, gaps = self.log.lines(), self.log.gaps()
        assert [line.id for line in lines] == list(range(1, self.spoken + 1))
        starts = [line.start for line in lines]
        assert starts == sorted(starts)
        for gap in gaps:
            assert gap.reason
            assert not any(gap.start < (s.start + s.end) / 2 < gap.end for s in lines)
        assert self.log.states()[-1] == "stopped"


@pytest.fixture
def rig(pulse_server: SoundServer) -> Iterator[Rig]:
    rig = Rig(pulse_server)
    yield rig
    for session in rig.sessions:
        session.stop(abort=True)
        assert session.join(5)


def _load(server: SoundServer, module: Sequence[str]) -> str:
    return server.pactl("load-module", *module).strip()


def test_the_microphone_is_unplugged_and_comes_back(rig: Rig) -> None:
    module = _load(rig.server, REMAPPED)
    rig.start(open_source("usbmic", wait=True))
    rig.flowing()
    rig.speak()
    rig.server.pactl("unload-module", module)
    lost = rig.told("")
    assert rig.log.lines()[0].text == "heard"
    _load(rig.server, REMAPPED)
    rig.back(lost)
    rig.speak()
    rig.end()
    (gap,) = rig.log.gaps()
    assert gap.source == rig.name


def test_the_server_moves_system_audio_to_the_microphone(rig: Rig) -> None:
    import pulsectl

    rig.start(open_source("system", wait=True))
    rig.flowing()
    rig.speak(SPEAKERS)
    with pulsectl.Pulse("test") as pulse:
        ours = next(o for o in pulse.source_output_list() if o.name.startswith("captions"))
        pulse.source_output_move(ours.index, pulse.get_source_by_name(MICROPHONE).index)
    lost = rig.told("stopped listening to")
    rig.server.play(tone(HZ, 1.0), "micfeed")  # Nobody is to read this.
    rig.back(lost)
    rig.speak(SPEAKERS)
    rig.end()
    assert any("stopped listening to" in gap.reason for gap in rig.log.gaps())


def test_the_server_is_killed_and_restarted(rig: Rig) -> None:
    rig.start(open_source("system", wait=True))
    rig.flowing()
    rig.speak(SPEAKERS)
    rig.server.kill()
    lost = rig.told("")
    rig.server.start()
    rig.back(lost)
    rig.speak(SPEAKERS)
    rig.end()
    assert rig.log.gaps()


def test_no_sound_arrives_for_a_while(rig: Rig) -> None:
    rig.start(open_source("system", wait=True))
    rig.flowing()
    rig.speak(SPEAKERS)
    pids = [daemon.pid for daemon in rig.server._daemons]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        lost = rig.told("no sound arrives", state="stalled")
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)
    rig.back(lost)
    rig.speak(SPEAKERS)
    rig.end()


def test_the_microphone_is_muted(rig: Rig) -> None:
    rig.start(open_source("mic", wait=True))
    rig.flowing()
    rig.speak()
    rig.server.pactl("set-source-mute", MICROPHONE, "1")
    muted = rig.told("is muted", state="muted")
    rig.server.pactl("set-source-mute", MICROPHONE, "0")
    rig.speak()
    rig.back(muted)
    rig.end()
    assert rig.log.gaps() == []


def test_the_default_output_changes(rig: Rig) -> None:
    rig.start(open_source("system", wait=True))
    rig.flowing()
    rig.speak(SPEAKERS)
    _load(rig.server, ("module-null-sink", "sink_name=headset", "norewinds=1"))
    rig.server.pactl("set-default-sink", "headset")
    changed = rig.told("the default changed from")
    rig.back(changed)
    rig.speak("headset")
    rig.end()


def test_there_is_no_device_at_the_start(rig: Rig) -> None:
    rig.start(open_source("usbmic", wait=True))
    lost = rig.told("no sound device named 'usbmic'", state="absent")
    _load(rig.server, REMAPPED)
    rig.back(lost)
    rig.speak()
    rig.end()
    assert rig.log.gaps() == []


def test_another_program_takes_the_device(rig: Rig) -> None:
    """Who wants it alone makes the server suspend it: nothing arrives until it is given back."""
    _load(rig.server, REMAPPED)
    rig.start(open_source("usbmic", wait=True))
    rig.flowing()
    rig.speak()
    rig.server.pactl("suspend-source", "usbmic", "1")
    lost = rig.told("another program has taken it", state="stalled")
    rig.server.pactl("suspend-source", "usbmic", "0")
    given_back = rig.told("another program had taken it")
    rig.back(given_back)
    rig.speak()
    rig.end()
    (gap,) = rig.log.gaps()
    assert gap.reason == given_back.message
    assert rig.log.statuses(rig.name).index(lost) < rig.log.statuses(rig.name).index(given_back)


def test_the_device_comes_back_at_another_rate_and_with_one_channel(rig: Rig) -> None:
    module = _load(rig.server, REMAPPED)
    rig.start(open_source("usbmic", wait=True))
    rig.flowing()
    rig.speak()
    rig.server.pactl("unload-module", module)
    lost = rig.told("")
    _load(rig.server, (*REMAPPED, "rate=44100", "channels=1", "master_channel_map=front-left"))
    rig.back(lost)
    rig.speak()
    rig.end()


@pytest.mark.parametrize("seconds", [8, pytest.param(40, marks=pytest.mark.slow)])
def test_frames_begin_late(rig: Rig, seconds: int) -> None:
    """A device that wakes up slowly: opened, and nothing comes for so long."""
    _load(rig.server, REMAPPED)
    rig.server.pactl("suspend-source", "usbmic", "1")
    rig.start(open_source("usbmic", wait=True))
    stalled = rig.told("", state="stalled")
    time.sleep(seconds)
    rig.server.pactl("suspend-source", "usbmic", "0")
    rig.back(stalled)
    rig.speak()
    rig.end()
    assert "lost" not in rig.log.states(rig.name)  # It was waited for, not opened again and again.
    assert rig.log.gaps() == []
    assert rig.log.lines()[0].start > seconds


def test_the_computer_sleeps(rig: Rig) -> None:
    """The clocks are as after a sleep, through the seam; the sound is the server's."""
    asleep_s = 0.0
    clock = SleepClock(always=lambda: time.monotonic() + asleep_s)
    rig.start(PulseSource("mic", "mic", clock=clock), clock=clock)
    rig.flowing()
    rig.speak()
    asleep_s = 3600.0
    lost = rig.told("the computer slept for 60 min")
    rig.back(lost)
    rig.speak()
    rig.end()
    (gap,) = rig.log.gaps()
    assert gap.reason == "the computer slept for 60 min"
    assert gap.end - gap.start == pytest.approx(3600.0, abs=15.0)
    assert rig.log.lines()[1].start > 3600.0


def test_logind_says_that_the_computer_sleeps(rig: Rig, logind: MockLogind) -> None:
    """The system closes nothing here and its clocks go on, as in a virtual machine."""
    logind.start()
    clock = SleepClock()
    with SleepSignals(clock.prepare) as signals:
        assert signals.wait(15)
        rig.start(PulseSource("mic", "mic", clock=clock), clock=clock)
        rig.flowing()
        rig.speak()
        logind.say(True)
        lost = rig.told("the computer goes to sleep")
        rig.server.play(tone(HZ, 0.5)).wait()  # Nobody is to hear this.
        logind.say(False)
        rig.told("the computer slept for")
        rig.back(lost)
        rig.speak()
        rig.end()
    (gap,) = rig.log.gaps()
    assert gap.reason.startswith("the computer slept for")


def _kill(server: SoundServer) -> None:
    server.kill()


def _halt(server: SoundServer) -> None:
    for daemon in server._daemons:
        os.kill(daemon.pid, signal.SIGSTOP)


def _suspend(server: SoundServer) -> None:
    server.pactl("suspend-source", MICROPHONE, "1")


def _unplug(server: SoundServer) -> None:
    server.pactl("unload-module", "module-remap-source")


@pytest.mark.parametrize(
    ("mishap", "state"),
    [(_kill, "lost"), (_halt, "stalled"), (_suspend, "stalled"), (_unplug, "lost")],
)
def test_a_session_in_trouble_can_be_stopped(
    rig: Rig, mishap: Callable[[SoundServer], None], state: str
) -> None:
    rig.start(open_source(MICROPHONE, wait=True))
    rig.flowing()
    rig.speak()
    mishap(rig.server)
    try:
        rig.told("", state=state)
        rig.sessions[0].pause()
        rig.log.wait_for_state("paused")
        rig.sessions[0].resume()
        rig.log.wait_for_state("listening", times=2)
        rig.end()
    finally:
        for daemon in rig.server._daemons:
            os.kill(daemon.pid, signal.SIGCONT)
