"""Windows' loopback and macOS' tap, on libraries that are played: none of either is at hand."""

from __future__ import annotations

import struct
import sys
import threading
from collections.abc import Callable
from types import SimpleNamespace

import numpy as np
import pytest

from app.capture.core_audio import CoreAudioSource
from app.capture.devices import list_devices, open_source
from app.capture.source import Block, SourceState, SourceStatus
from app.capture.system_sound import QUIET_S, RATE, QuietFilling, SystemSoundSource
from app.capture.wasapi import WasapiSource
from engine.errors import UnavailableError

Blocks = list[Block]


def test_silence_is_owed_once_nothing_has_come_for_a_while() -> None:
    filling = QuietFilling(RATE, 0.0)
    filling.heard(480, 0.01)
    assert filling.owed(0.01 + QUIET_S / 2) == 0
    assert filling.owed(1.01) == RATE
    assert filling.owed(1.01 + QUIET_S / 2) == 0


def test_a_burst_that_runs_ahead_owes_nothing_until_the_clock_has_caught_up() -> None:
    filling = QuietFilling(RATE, 0.0)
    filling.heard(RATE, 0.1)
    assert filling.owed(0.9) == 0
    assert filling.owed(2.0) == RATE


class PlayedWasapi:
    """As much of PyAudioWPatch as is used; the test says what the output plays."""

    paFloat32, paContinue = 1, 0

    def __init__(self, rate: int = 44_100, channels: int = 2) -> None:
        self.device = {
            "index": 7,
            "name": "Speakers (Realtek) [Loopback]",
            "defaultSampleRate": float(rate),
            "maxInputChannels": channels,
        }
        self.refusal: Exception | None = None
        self.opened: dict[str, object] = {}
        self.active = True
        self.terminated = 0
        self.ready = threading.Event()

    def PyAudio(self) -> PlayedWasapi:
        return self

    def get_default_wasapi_loopback(self) -> dict[str, object]:
        if isinstance(self.refusal, LookupError):
            raise self.refusal
        return self.device

    def open(self, **options: object) -> PlayedWasapi:
        if self.refusal:
            raise self.refusal
        self.opened = options
        self.ready.set()
        return self

    def is_active(self) -> bool:
        return self.active

    def close(self) -> None:
        self.active = False

    def terminate(self) -> None:
        self.terminated += 1

    def play(self, samples: np.ndarray) -> object:
        heard = self.opened["stream_callback"]
        assert callable(heard)
        return heard(samples.astype("<f4").tobytes(), len(samples), {}, 0)


class PlayedCatap:
    """As much of catap as is used."""

    def __init__(self) -> None:
        self.capture_failed = False
        self.closed = False
        self.refusal: Exception | None = None
        self.on_buffer: Callable[[object], None] = lambda _: None
        self.ready = threading.Event()

    def record_system_audio(self, on_buffer: Callable[[object], None]) -> PlayedCatap:
        self.on_buffer = on_buffer
        return self

    def start(self) -> None:
        if self.refusal:
            raise self.refusal
        self.ready.set()

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def wasapi(monkeypatch: pytest.MonkeyPatch) -> PlayedWasapi:
    library = PlayedWasapi()
    monkeypatch.setitem(sys.modules, "pyaudiowpatch", library)
    return library


@pytest.fixture
def catap(monkeypatch: pytest.MonkeyPatch) -> PlayedCatap:
    library = PlayedCatap()
    monkeypatch.setitem(sys.modules, "catap", library)
    return library


class Heard:
    """What a source delivers and reports, until a condition holds."""

    def __init__(self) -> None:
        self.blocks: Blocks = []
        self.statuses: list[SourceStatus] = []
        self._changed = threading.Condition()

    def deliver(self, block: Block) -> None:
        with self._changed:
            self.blocks.append(Block(block.samples.copy(), block.rate, block.time_s))
            self._changed.notify_all()

    def report(self, status: SourceStatus) -> None:
        with self._changed:
            self.statuses.append(status)
            self._changed.notify_all()

    def until(self, condition: Callable[[], object]) -> None:
        with self._changed:
            assert self._changed.wait_for(condition, 20), (self.blocks, self.statuses)

    def count(self) -> int:
        return sum(len(block.samples) for block in self.blocks)


def test_the_loopback_is_resampled_to_one_rate_and_mixed_to_one_channel(
    wasapi: PlayedWasapi,
) -> None:
    source, heard = open_source("system", platform="win32"), Heard()
    source.start(heard.deliver, heard.report)
    try:
        assert wasapi.ready.wait(20)
        assert wasapi.opened["input_device_index"] == 7
        assert wasapi.opened["rate"] == 44_100
        left_only = np.zeros((44_100, 2))
        left_only[:, 0] = 0.5
        assert wasapi.play(left_only) == (None, wasapi.paContinue)
        heard.until(lambda: heard.count() > 0.9 * RATE)
    finally:
        source.stop()
    middle = np.concatenate([block.samples for block in heard.blocks])[10_000:30_000]
    assert {block.rate for block in heard.blocks} == {RATE}
    np.testing.assert_allclose(middle, 0.25, atol=0.01)
    assert source.label == "Speakers (Realtek)"


def test_what_does_not_play_is_filled_in_by_the_clock(wasapi: PlayedWasapi) -> None:
    source, heard = WasapiSource("system", "system"), Heard()
    source.start(heard.deliver, heard.report)
    try:
        heard.until(lambda: any(s.state is SourceState.SILENT for s in heard.statuses))
        assert heard.count() >= RATE
        assert not any(block.samples.any() for block in heard.blocks)
    finally:
        source.stop()
    assert "nothing is playing" in str(heard.statuses[-1].message)


def test_a_stream_that_ends_by_itself_is_lost_and_opened_anew(wasapi: PlayedWasapi) -> None:
    source, heard = WasapiSource("system", "system"), Heard()
    source.start(heard.deliver, heard.report)
    try:
        assert wasapi.ready.wait(20)
        wasapi.play(np.full((882, 2), 0.1))
        wasapi.ready.clear()
        wasapi.active = False
        heard.until(lambda: any(s.state is SourceState.LOST for s in heard.statuses))
        wasapi.active = True
        assert wasapi.ready.wait(20)
    finally:
        source.stop()
    assert wasapi.terminated >= 1


@pytest.mark.parametrize("refusal", [OSError("taken"), LookupError("no output")])
def test_a_refused_loopback_says_why(wasapi: PlayedWasapi, refusal: Exception) -> None:
    wasapi.refusal = refusal
    with pytest.raises(UnavailableError, match=str(refusal)):
        WasapiSource("system", "system").open(lambda _block, _rate: None)
    assert wasapi.terminated == 1


def test_a_missing_library_names_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in (("pyaudiowpatch", WasapiSource), ("catap", CoreAudioSource)):
        monkeypatch.setitem(sys.modules, name, None)
        source: SystemSoundSource = kind("system", "system")
        with pytest.raises(UnavailableError, match=r"computer's sound"):
            source.open(lambda _block, _rate: None)


@pytest.mark.parametrize(
    ("is_float", "bits", "frame"),
    [
        (True, 32, struct.pack("<2f", 0.5, -0.25)),
        (False, 16, struct.pack("<2h", 16_384, -8_192)),
        (False, 32, struct.pack("<2i", 2**30, -(2**29))),
    ],
)
def test_a_tap_is_read_in_every_format_that_it_comes_in(
    catap: PlayedCatap, is_float: bool, bits: int, frame: bytes
) -> None:
    form = SimpleNamespace(
        sample_rate=48_000.0,
        num_channels=2,
        bits_per_sample=bits,
        bytes_per_sample=bits // 8,
        is_float=is_float,
    )
    got: list[tuple[np.ndarray, int]] = []
    with CoreAudioSource("system", "system").open(lambda block, rate: got.append((block, rate))):
        catap.on_buffer(SimpleNamespace(data=frame * 3, frame_count=3, format=form))
    assert catap.closed
    ((block, rate),) = got
    assert rate == 48_000
    assert block.dtype == np.float32
    np.testing.assert_array_equal(block, np.array([[0.5, -0.25]] * 3, np.float32))


def test_a_tap_that_macos_refuses_is_closed_and_says_why(catap: PlayedCatap) -> None:
    catap.refusal = OSError("not permitted")
    with pytest.raises(UnavailableError, match="not permitted"):
        open_source("system", platform="darwin").open(lambda *_: None)  # type: ignore[attr-defined]
    assert catap.closed


def test_silence_of_a_tap_names_the_permission() -> None:
    status = CoreAudioSource("system", "system").silence()
    assert status.state is SourceState.SILENT
    assert "System Settings" in str(status.message)


def test_both_systems_list_the_computers_sound_beside_the_microphones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("app.capture.devices.list_portaudio_devices", list)
    for platform, backend in (("win32", "wasapi"), ("darwin", "core-audio")):
        (device,) = list_devices(platform)
        assert (device.id, device.kind, device.backend) == ("system", "monitor", backend)
