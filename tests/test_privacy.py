"""What is said stays in the transcript store, and on this computer."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.capture.source import SourceState
from app.cli.logs import start_logging, stop_logging
from app.events import LogEvent, StatusEvent
from app.live.changing import LoopOptions, SessionChange
from app.live.keeping import StoreSink, recorder_of
from app.live.session import LiveSession, SessionOptions
from app.paths import cache_dir, config_dir, data_dir, state_dir, transcripts_file
from app.settings import Settings
from app.transcript.store import TranscriptStore
from coded_speech import CODES, CodedEngine, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.errors import ModelError, UnavailableError
from live_stage import EventLog, StageClock, StageSource
from scripted_engine import RATE, LoudnessVad

WORD = "Zugzwangian"  # In no model, no path and no message of ours.
SOUND = say([0.5 + 2.5 * n for n in range(4)], 10.0)


@pytest.fixture
def logged() -> Iterator[None]:
    start_logging(verbose=True)
    yield
    stop_logging()


def _engine() -> CodedEngine:
    return CodedEngine(window_s=30.0, vocabulary=[WORD] * CODES)


def _driver(engine: CodedEngine) -> AsrStreamDriver:
    return AsrStreamDriver(engine, EmissionPolicy.preset("responsive"), LoudnessVad())


class FullDisk:
    """A sink that takes nothing while it is full."""

    def __init__(self) -> None:
        self.full = False

    def __call__(self, event: LogEvent) -> None:
        if self.full and not isinstance(event, StatusEvent):
            raise UnavailableError("no space left on the disk; free some")


class Story:
    """A session that goes through everything that is logged."""

    def __init__(self, store: TranscriptStore) -> None:
        self.clock = StageClock()
        self.source = StageSource(self.clock)
        self.engine = _engine()
        self.log = EventLog()
        self.keep = StoreSink(store)
        audio = recorder_of(Settings().with_value("transcript.keep_audio", True), self.keep)
        self.disk = FullDisk()
        self.session = LiveSession(
            [self.source],
            lambda progress: _driver(self.engine),
            [self.keep, audio, self.disk, self.log],
            SessionOptions("scripted"),
            self.clock,
            audio=audio,
        )

    def play(self, samples: np.ndarray = SOUND, lost: str = "") -> None:
        for at in range(0, len(samples), RATE // 2):
            self.source.play(samples[at : at + RATE // 2], lost)
            lost = ""
            deadline = time.monotonic() + 15
            while any(ring.available for ring in self.session._rings.values()):
                assert time.monotonic() < deadline
                time.sleep(0.001)

    def tell(self) -> None:
        self.session.start()
        self.log.wait_for_state("listening")
        self.play()
        self.session.pause()
        self.log.wait_for_state("paused")
        self.clock.now_s += 5.0
        self.session.resume()
        self.play()
        self.source.say(SourceState.LOST, "unplugged")
        self.clock.now_s += 5.0
        self.play(lost="unplugged")
        self.source.say(SourceState.FLOWING, "Headset")
        broken = SOUND.copy()
        broken[:100] = np.nan
        self.play(broken)
        self.engine.failures = 2
        self.play()
        self.disk.full = True
        self.play()
        self.disk.full = False
        for build in (self._another, self._none):
            self.session.change(SessionChange("next", build, LoopOptions()))
            self.play()
        self.log.wait(
            lambda: any("did not load" in s.message for s in self.log.statuses()), "a failed change"
        )

    def crash(self) -> None:
        """An error that nobody foresaw, in the middle of speech."""

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        self.engine.decode = broken  # type: ignore[assignment,method-assign]
        self.source.play(SOUND)
        self.log.wait_for_state("failed")
        assert self.session.join(10)

    def _another(self, progress: object, running: AsrStreamDriver) -> AsrStreamDriver:
        self.engine = _engine()
        return _driver(self.engine)

    def _none(self, progress: object, running: AsrStreamDriver) -> AsrStreamDriver:
        raise ModelError("model.safetensors is damaged")


def _files_with(word: str) -> set[Path]:
    found = set()
    for folder in {data_dir(), cache_dir(), state_dir(), config_dir()}:
        for path in folder.rglob("*"):
            if path.is_file() and word.encode() in path.read_bytes():
                found.add(path)
    return found


@pytest.mark.usefixtures("logged")
def test_a_word_is_in_the_store_and_nowhere_else(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    with TranscriptStore(transcripts_file()) as store:
        story = Story(store)
        story.tell()
        story.crash()
        assert WORD in story.log.text()
        assert story.keep.session_id is not None
        log = state_dir() / "surtitle.log"
        assert "ZeroDivisionError" in log.read_text()  # What could hold speech was written.
        names = {path.name for path in _files_with(WORD)}
        database = transcripts_file().name
        assert names <= {database, f"{database}-wal"}
        assert names
        printed = capfd.readouterr()
        assert WORD not in printed.out + printed.err
        assert WORD not in caplog.text
        assert list(store.audio.files(story.keep.session_id)) == ["mic"]
        for path in [*data_dir().rglob("*"), *state_dir().rglob("*")]:
            mode = 0o700 if path.is_dir() else 0o600
            assert stat.S_IMODE(path.stat().st_mode) == mode, path
        store.delete_session(story.keep.session_id)
        assert _files_with(WORD) == set()
        assert _files_with("fLaC") == set()
    for path in (transcripts_file(), log):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700, path.parent


OFFLINE = """
import sys

def watch(event, arguments):
    if event in ("socket.connect", "socket.sendto"):
        address = arguments[1]
        host = address[0] if isinstance(address, tuple) else ""
    elif event in ("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"):
        host = arguments[0]
    else:
        return
    if host and host not in ("localhost", "127.0.0.1", "::1"):
        print("REACHED OUT:", event, host, file=sys.stderr, flush=True)

sys.addaudithook(watch)
from app.main import main
status = main(sys.argv[1:])
if "--help" in sys.argv:  # The watch itself works.
    import socket
    try:
        socket.getaddrinfo("host.invalid", 80)
    except OSError:
        pass
sys.exit(status)
"""


def _watched(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", OFFLINE, *arguments],
        env=dict(os.environ),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.model
@pytest.mark.usefixtures("shared_models")
@pytest.mark.parametrize("how", [["--simulate"], ["--seconds", "6"]])
def test_captions_reach_out_to_nobody(how: list[str]) -> None:
    child = _watched("live", "--source", "demo", "--model", "whisper-tiny.en", *how)
    assert child.returncode == 0, child.stderr
    assert child.stdout.strip()
    assert "REACHED OUT" not in child.stderr


def test_whoever_reached_out_would_be_seen() -> None:
    child = _watched("sessions", "--help")
    assert "REACHED OUT: socket.getaddrinfo host.invalid" in child.stderr
