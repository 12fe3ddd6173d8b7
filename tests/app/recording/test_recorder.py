"""The sound that is kept is in step with the session, and told when it cannot be kept."""

import resource
import signal
import sys
import time

import numpy as np
import pytest

from app.events import CommittedEvent, SessionEvent, StatusEvent
from app.live.keeping import StoreSink, recorder_of
from app.live.session import LiveSession, SessionOptions
from app.recording.recorder import AudioRecorder
from app.settings import Settings
from app.transcript.store import TranscriptStore
from coded_speech import CodedEngine, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.errors import UnavailableError
from engine.files.media import read_mono
from live_stage import EventLog, StageClock, StageSource
from scripted_engine import RATE, LoudnessVad

BEGUN = SessionEvent("2026-03-04T05:06:07Z", "m", "p", ("mic",))
LINE = CommittedEvent(1, "mic", "Good morning.", 1.0, 2.0, "en", 2.5, 2.6)
STOPPED = StatusEvent("stopped", "", 9.0)
ZERO_S = 1000.0


def until(happened, what):
    deadline = time.monotonic() + 15
    while not happened():
        assert time.monotonic() < deadline, what
        time.sleep(0.005)


def levels(samples):
    """The height of each tenth of a second."""
    return [round(float(np.abs(piece).max()), 2) for piece in samples.reshape(-1, RATE // 10)]


def block(seconds, height):
    return np.full(round(seconds * RATE), height, np.float32)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "mic.flac"


@pytest.fixture
def recorder(path):
    made = AudioRecorder(lambda source: path)
    made.ring = made.tap("mic", RATE)
    made.begin(ZERO_S)
    yield made
    made(STOPPED)


def test_a_late_start_a_pause_and_a_gap_are_silence_as_long_as_they_lasted(recorder, path):
    recorder(BEGUN)
    ring = recorder.ring
    ring.write(block(0.3, 0.1), ZERO_S + 0.2)
    ring.write(block(0.2, 0.2), ZERO_S + 99)  # follows on: the sound card's samples count
    ring.interrupt("paused")
    ring.write(block(0.3, 0.3), ZERO_S + 1.0)
    ring.write(block(0.2, 0.4), ZERO_S + 1.5, "device lost")
    ring.write(block(0.1, 0.5), ZERO_S + 1.6, "a clock that went back")
    recorder(STOPPED)
    assert levels(read_mono(path)) == [
        *[0.0] * 2, *[0.1] * 3, *[0.2] * 2, *[0.0] * 3, *[0.3] * 3, *[0.0] * 2, *[0.4] * 2, 0.5,
    ]  # fmt: skip


def test_sound_waits_for_its_session_to_have_a_place(path):
    place = []
    recorder = AudioRecorder(lambda source: place[0] if place else None)
    ring = recorder.tap("mic", RATE)
    recorder.begin(ZERO_S)
    ring.write(block(1.0, 0.1), ZERO_S)
    recorder(BEGUN)
    assert not path.exists()
    place.append(path)
    ring.write(block(1.0, 0.2), ZERO_S + 1)
    recorder(LINE)
    recorder(STOPPED)
    assert levels(read_mono(path)) == [0.1] * 10 + [0.2] * 10


def test_a_place_that_cannot_be_had_is_told(path):
    def place(source):
        raise UnavailableError("cannot use the folder {path}", path=path)

    recorder = AudioRecorder(place)
    ring = recorder.tap("mic", RATE)
    recorder.begin(ZERO_S)
    recorder(BEGUN)
    ring.write(block(1.0, 0.1), ZERO_S)
    until(lambda: recorder._trouble, "trouble")
    with pytest.raises(UnavailableError, match=r"the sound is not kept: cannot use the folder"):
        recorder(LINE)
    with pytest.raises(UnavailableError, match=r"the sound is not kept"):
        recorder(STOPPED)


def test_trouble_with_one_source_is_told_though_another_is_kept(path):
    def place(source):
        if source == "mic":
            raise UnavailableError("cannot use the folder {path}", path=path)
        return path

    recorder = AudioRecorder(place, clock=iter(range(0, 10_000, 10)).__next__)  # syncs each time
    rings = [recorder.tap(source, RATE) for source in ("mic", "system")]
    for ring in rings:
        ring.write(block(1.0, 0.1), ZERO_S)
    recorder.begin(ZERO_S)
    recorder(BEGUN)
    until(lambda: rings[1].available == 0 and not recorder._has_place, "the other one")
    rings[1].write(block(0.2, 0.2), ZERO_S + 1)
    with pytest.raises(UnavailableError, match="cannot use the folder"):
        recorder(STOPPED)
    assert levels(read_mono(path)) == [0.1] * 10 + [0.2] * 2


@pytest.mark.skipif(sys.platform == "win32", reason="resource limits are POSIX")
def test_a_full_disk_is_told_and_its_sound_is_written_when_there_is_space(recorder, path):
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, 8 * RATE).astype(np.float32)
    recorder(BEGUN)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, limits[1]))
        recorder.ring.write(noise[: 4 * RATE], ZERO_S)
        until(lambda: recorder._trouble, "a full disk")
        with pytest.raises(UnavailableError, match="the sound is not kept: File too large"):
            recorder(LINE)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    recorder.ring.write(noise[4 * RATE :], ZERO_S + 4)
    until(lambda: recorder._trouble is None, "space")
    recorder(LINE)
    recorder(STOPPED)
    read = read_mono(path)
    assert len(read) == len(noise)
    assert np.abs(read - noise).max() < 1e-4


def test_a_session_keeps_its_sound_beside_its_lines_and_in_step_with_them(tmp_path):
    engine = CodedEngine(window_s=30.0)
    sound = say([0.5 + 2.5 * n for n in range(4)], 10.0)
    clock, log = StageClock(), EventLog()
    source = StageSource(clock)
    with TranscriptStore(tmp_path / "transcripts.sqlite3") as store:
        kept = StoreSink(store)
        assert recorder_of(Settings(), kept) is None
        audio = recorder_of(Settings().with_value("transcript.keep_audio", True), kept)
        assert audio is not None
        policy = EmissionPolicy.preset("conservative")
        session = LiveSession(
            [source],
            lambda progress: AsrStreamDriver(engine, policy, LoudnessVad()),
            [kept, audio, log],
            SessionOptions("scripted"),
            clock,
            audio=audio,
        )
        session.start()
        log.wait_for_state("listening")
        source.play(sound)
        session.pause()
        log.wait_for_state("paused")
        clock.now_s += 20.0
        session.resume()
        source.play(sound)
        session.stop()
        assert session.join(15)
        assert kept.session_id is not None
        (file,) = store.audio.files(kept.session_id).values()
        read = read_mono(file)
        lines = store.lines(kept.session_id)
        assert len(lines) >= 2
        for line in lines:
            # What was heard stands where the line says, before the pause and after it.
            start, end = round(line.start * RATE), round(line.end * RATE)
            assert np.abs(read[start:end]).max() > 0.05
            assert np.abs(read[max(0, start - RATE // 4) : max(0, start - RATE // 20)]).max() < 0.01
        (gap,) = store.gaps(kept.session_id)
        paused = read[round(gap.start * RATE) : round(gap.end * RATE)]
        assert len(paused) > 19 * RATE
        assert not paused.any()
        assert len(read) / RATE == pytest.approx(store.session(kept.session_id).length_s, abs=0.5)
