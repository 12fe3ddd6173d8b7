"""Capture from a real private sound server, and everything that a desktop does to it."""

from __future__ import annotations

import itertools
import os
import signal
from collections.abc import Iterator

import numpy as np
import pytest

from app.capture.devices import list_applications, list_devices, open_source
from app.capture.source import CaptureSource, SourceState
from capture_probe import CaptureProbe, share_of, tone
from engine.errors import SettingsError, UnavailableError
from sound_server import MICROPHONE, SPEAKERS, SYSTEM_AUDIO, SoundServer

pytestmark = pytest.mark.audio_server

MIC_HZ, SYSTEM_HZ = 700.0, 300.0


@pytest.fixture
def probe() -> CaptureProbe:
    return CaptureProbe()


@pytest.fixture
def opened(probe: CaptureProbe) -> Iterator[list[CaptureSource]]:
    """Sources to stop at the end."""
    sources: list[CaptureSource] = []
    yield sources
    for source in sources:
        source.stop()


def _start(spec: str, probe: CaptureProbe, opened: list[CaptureSource]) -> CaptureSource:
    source = open_source(spec)
    opened.append(source)
    probe.start(source)
    return source


def _plug_in(server: SoundServer) -> str:
    """A new output; returns its module."""
    return server.pactl(
        "load-module", "module-null-sink", "sink_name=headset", "norewinds=1"
    ).strip()


def _joined(probe: CaptureProbe, after: int = 0) -> np.ndarray:
    """The samples from the first sound on."""
    blocks = itertools.dropwhile(
        lambda block: np.abs(block.samples).max() < 0.01, probe.blocks[after:]
    )
    return np.concatenate([block.samples for block in blocks])


def test_devices_are_listed_by_their_human_names(pulse_server: SoundServer) -> None:
    found = {device.id: device for device in list_devices()}
    assert found[MICROPHONE].kind == "mic"
    assert found[MICROPHONE].is_default
    assert found[SYSTEM_AUDIO].kind == "monitor"
    assert found[SYSTEM_AUDIO].is_default
    assert not found["micfeed.monitor"].is_default
    assert found[SYSTEM_AUDIO].label == "Null Output"  # The output's own name, not "Monitor of".
    assert not any(device.bluetooth for device in found.values())


def test_no_sound_server_is_named_with_the_way_out() -> None:
    with pytest.raises(UnavailableError, match=r"start PipeWire .*or PulseAudio"):
        open_source("mic")


def test_a_missing_device_is_named_with_what_there_is(pulse_server: SoundServer) -> None:
    with pytest.raises(UnavailableError, match=r"no sound device named 'webcam'.*virtmic"):
        open_source("webcam")


@pytest.mark.parametrize(("spec", "sink", "hz"), [
    ("mic", "micfeed", MIC_HZ),
    (MICROPHONE, "micfeed", MIC_HZ),
    ("system", SPEAKERS, SYSTEM_HZ),
])  # fmt: skip
def test_what_is_played_is_heard(
    spec: str,
    sink: str,
    hz: float,
    pulse_server: SoundServer,
    probe: CaptureProbe,
    opened: list[CaptureSource],
) -> None:
    source = _start(spec, probe, opened)
    probe.wait_for_blocks(5)
    pulse_server.play(tone(hz, 2.0), sink)
    probe.wait_for_sound()
    probe.wait_for_blocks(25)
    heard = _joined(probe)[:20_000]
    assert share_of(hz, heard, source.rate) > 0.9
    assert 0.2 < np.abs(heard).max() < 0.4
    # What plays begins when the machine lets it: there may be zeros around it, and nothing worse.
    states = {status.state for status in probe.statuses}
    assert SourceState.FLOWING in states
    assert states <= {SourceState.FLOWING, SourceState.SILENT, SourceState.MUTED}
    starts = np.array([block.time_s for block in probe.blocks])
    lengths = np.array([len(block.samples) / block.rate for block in probe.blocks])
    assert np.allclose(starts[1:], (starts + lengths)[:-1], atol=1e-6)
    assert lengths.max() < 1.0  # A null sink that nobody hurries renders 2 s at once.
    assert lengths.min() >= 0.02  # However small the server's fragments are.


def test_nothing_is_delivered_after_stop_and_it_starts_again(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    source = _start("mic", probe, opened)
    probe.wait_for_blocks(3)
    source.stop()
    source.stop()
    n = len(probe.blocks)
    other = CaptureProbe()
    other.start(source)
    other.wait_for_blocks(10)
    assert len(probe.blocks) == n


def test_a_muted_microphone_is_told_from_a_quiet_one(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    _start("mic", probe, opened)
    status = probe.wait_for(SourceState.MUTED)
    assert "is it muted?" in status.message
    pulse_server.play(tone(MIC_HZ, 1.0))
    probe.wait_for(SourceState.FLOWING, after=probe.statuses.index(status))


def test_system_audio_never_becomes_the_microphone(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    """Unplugging the output makes the server move our stream to the default input."""
    # The server's own behaviour, without which this test would show nothing.
    pulse_server.pactl("load-module", "module-rescue-streams")
    headset = _plug_in(pulse_server)
    _start("headset.monitor", probe, opened)
    probe.wait_for_blocks(5)
    pulse_server.play(tone(MIC_HZ, 20.0), "micfeed")
    pulse_server.pactl("unload-module", headset)
    status = probe.wait_for(SourceState.LOST)
    n = len(probe.blocks)
    moved = "stopped listening to" in status.message
    gone = "no sound device named" in status.message or "broke off" in status.message
    assert moved or gone, status.message
    # It comes back: the same device, and not one sample of the microphone in between.
    _plug_in(pulse_server)
    probe.wait(lambda: len(probe.blocks) > n + 20, "sound again")
    assert probe.blocks[n].lost
    assert probe.level() < 0.01
    outputs = pulse_server.pactl("list", "short", "source-outputs").split("\n")
    assert len([line for line in outputs if line]) <= 2  # ours, and virtmic's own


def test_a_stream_that_is_moved_to_the_microphone_is_stopped(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    import pulsectl

    _start("system", probe, opened)
    probe.wait_for_blocks(5)
    pulse_server.play(tone(MIC_HZ, 20.0), "micfeed")
    with pulsectl.Pulse("test") as pulse:
        ours = next(o for o in pulse.source_output_list() if o.name.startswith("captions"))
        microphone = pulse.get_source_by_name(MICROPHONE)
        pulse.source_output_move(ours.index, microphone.index)
    status = probe.wait_for(SourceState.LOST, "stopped listening to")
    assert f"moved the capture to {MICROPHONE}" in status.message
    n = len(probe.blocks)
    probe.wait(lambda: len(probe.blocks) > n + 20, "sound again")
    assert probe.blocks[n].lost == status.message
    assert probe.level() < 0.01  # Not one sample of the microphone, before or after.


def test_the_default_is_followed(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    _start("system", probe, opened)
    probe.wait_for_blocks(5)
    _plug_in(pulse_server)
    pulse_server.pactl("set-default-sink", "headset")
    probe.wait_for(SourceState.LOST, "the default changed from")
    n = len(probe.blocks)
    pulse_server.play(tone(SYSTEM_HZ, 2.0), "headset")
    probe.wait_for_sound(after=n)


def test_a_microphone_that_was_unplugged_comes_back(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    module = pulse_server.pactl(
        "load-module",
        "module-remap-source",
        "source_name=usbmic",
        "master=micfeed.monitor",
    ).strip()
    _start("usbmic", probe, opened)
    probe.wait_for_blocks(5)
    pulse_server.pactl("unload-module", module)
    probe.wait_for(SourceState.LOST)
    n, after = len(probe.blocks), len(probe.statuses)
    pulse_server.pactl(
        "load-module", "module-remap-source", "source_name=usbmic", "master=micfeed.monitor"
    )
    probe.wait_for(SourceState.FLOWING, after=after)
    pulse_server.play(tone(MIC_HZ, 2.0))
    probe.wait_for_sound(after=n)
    gap_s = probe.blocks[n].time_s - probe.blocks[n - 1].time_s
    assert probe.blocks[n].lost
    assert gap_s > 0.02


def test_a_server_that_was_killed_and_restarted_is_found_again(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    _start("system", probe, opened)
    probe.wait_for_blocks(5)
    pulse_server.kill()
    probe.wait_for(SourceState.LOST)
    n, after = len(probe.blocks), len(probe.statuses)
    pulse_server.start()
    probe.wait_for(SourceState.FLOWING, after=after)
    pulse_server.play(tone(SYSTEM_HZ, 2.0), SPEAKERS)
    probe.wait_for_sound(after=n)
    assert probe.blocks[n].lost


def test_a_server_that_hangs_is_a_stall_and_stop_does_not_hang(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    source = _start("system", probe, opened)
    probe.wait_for_blocks(5)
    pids = [daemon.pid for daemon in pulse_server._daemons]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        probe.wait_for(SourceState.STALLED, "no sound arrives")
        after, n = len(probe.statuses), len(probe.blocks)
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)
    probe.wait(lambda: len(probe.statuses) > after, "another state")
    probe.wait_for_blocks(5)
    assert probe.statuses[after].state not in (SourceState.LOST, SourceState.STALLED)
    assert probe.blocks[n].lost == ""  # It was late, not lost.
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        source.stop()
        n = len(probe.blocks)
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)
    assert len(probe.blocks) == n


def test_no_device_at_the_start_is_waited_for(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    source = open_source("usbmic", wait=True)
    opened.append(source)
    probe.start(source)
    status = probe.wait_for(SourceState.ABSENT)
    assert "no sound device named 'usbmic'" in status.message
    pulse_server.pactl(
        "load-module", "module-remap-source", "source_name=usbmic", "master=micfeed.monitor"
    )
    probe.wait_for(SourceState.FLOWING)
    assert probe.blocks[0].lost == ""


def test_one_application_is_heard_without_the_others(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    pulse_server.play(tone(MIC_HZ, 30.0), SPEAKERS, application="Music Player")
    caller = pulse_server.play(tone(SYSTEM_HZ, 30.0), SPEAKERS, application="Video Call")
    probe.wait(lambda: list_applications() == ["Music Player", "Video Call"], "two players")
    source = _start("app:video call", probe, opened)
    probe.wait_for_sound()
    probe.wait_for_blocks(30)
    assert source.label == "Video Call"
    assert share_of(SYSTEM_HZ, _joined(probe)[-20_000:], source.rate) > 0.9
    # It ends: no sound of the other one, and the source is told lost until it plays again.
    caller.kill()
    lost = probe.wait_for(SourceState.LOST)
    probe.wait_for(SourceState.LOST, "video call plays nothing now")
    n = len(probe.blocks)
    pulse_server.play(tone(SYSTEM_HZ, 30.0), SPEAKERS, application="Video Call")
    probe.wait_for(SourceState.FLOWING, after=probe.statuses.index(lost))
    probe.wait(lambda: len(probe.blocks) > n + 50, "sound again")
    assert probe.blocks[n].lost
    assert share_of(SYSTEM_HZ, _joined(probe, n)[-20_000:], source.rate) > 0.9


def test_an_application_that_plays_nothing_is_refused_or_waited_for(
    pulse_server: SoundServer, probe: CaptureProbe, opened: list[CaptureSource]
) -> None:
    with pytest.raises(UnavailableError, match=r"Firefox plays nothing now; .* none"):
        open_source("app:Firefox")
    with pytest.raises(SettingsError, match="needs an application's name"):
        open_source("app:")
    source = open_source("app:Firefox", wait=True)
    opened.append(source)
    probe.start(source)
    probe.wait_for(SourceState.ABSENT, "Firefox plays nothing now")
