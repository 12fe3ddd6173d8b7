"""Capacity: batches of several sizes, and the arithmetic for a daily intake."""

from __future__ import annotations

import re
import time
import wave
from collections.abc import Callable
from pathlib import Path

import pytest

from app.bench.beside_files import Worked, files_beside, live_first_system
from app.bench.capacity import BatchPoint, Intake, plan, run_batches
from app.bench.clips import Clip
from app.events import CommittedEvent
from coded_speech import CodedEngine, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.errors import UnavailableError
from engine.files.gate import LiveFirst
from engine.files.pipeline import FilePipeline
from scripted_engine import RATE, LoudnessVad, ScriptedEngine, sentence, speech


@pytest.fixture
def write_wave(tmp_path: Path) -> Callable[[str], Path]:
    """`write_wave(name)`: 21 s of coded speech."""

    def write(name: str) -> Path:
        samples = say([0.5 + 1.1 * n for n in range(12)], 21.0)
        with wave.open(str(tmp_path / name), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes((samples * 32767).astype("<i2").tobytes())
        return tmp_path / name

    return write


class Ticking:
    """Each look at the clock takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_batches_have_the_size_and_all_sound_counts(write_wave: Callable[[str], Path]) -> None:
    engine = CodedEngine(window_s=5.0)
    clips = [Clip(write_wave("a.wav"), language="en"), Clip(write_wave("b.wav"), language="en")]
    clock = Ticking()
    point = run_batches(FilePipeline(engine, LoudnessVad()), clips, 3, 40.0, clock=clock)
    assert point.audio_s == pytest.approx(42.0)  # silence included, whole files
    assert max(len(batch) for batch in engine.batches) == 3
    assert point.n_windows == sum(len(batch) for batch in engine.batches)
    assert 0 < point.rtfx == pytest.approx(42.0 / point.wall_s)
    assert point.window_p95_s is not None
    assert point.window_p95_s >= 1.0


def test_a_file_that_cannot_be_decoded_ends_it(write_wave: Callable[[str], Path]) -> None:
    engine = CodedEngine(window_s=5.0, failures=99)
    clips = [Clip(write_wave("a.wav"), language="en")]
    with pytest.raises(UnavailableError):
        run_batches(FilePipeline(engine, LoudnessVad()), clips, 2, 10.0)


def test_twenty_thousand_hours_a_day() -> None:
    intake = Intake(20_000, 3)
    assert round(intake.mean) == 833
    assert round(intake.busiest) == 2500
    assert intake.machines(intake.busiest, 10.0) == 250
    assert intake.machines(intake.busiest, 10.0, use=0.5) == 500
    assert intake.machines(intake.busiest, 0.0) is None


def test_the_plan_takes_the_fastest_batch_and_rounds_up() -> None:
    batches = [
        BatchPoint(1, 100.0, 20.0, 5.0, 6.0, 4),
        BatchPoint(8, 100.0, 10.0, 9.0, 9.5, 4),
    ]
    first, files, live = plan(Intake(240, 2), batches, 3, 1.5)
    assert "240 audio hours a day are 10 at a time, and 20 " in first
    assert "10.0 hours an hour in batches of 8" in files
    assert "2 machines when files may wait" in files  # 10 / (10 * 0.7)
    assert "3 when the busiest hour" in files
    assert live == "live, 3 streams each within 1.5 s: 7 machines"


def test_no_stream_within_the_target_is_no_machine() -> None:
    assert "no number of such machines" in plan(Intake(24), [], 0, 1.5)[-1]
    assert len(plan(Intake(24), [], None, 1.5)) == 1


def test_files_beside_captions_are_worked_off_and_let_them_pass(
    write_wave: Callable[[str], Path],
) -> None:
    engine, gate = CodedEngine(window_s=5.0), LiveFirst()
    pipeline = FilePipeline(engine, LoudnessVad())
    with gate.live(), files_beside(pipeline, [write_wave("a.wav")], gate, "en"):
        time.sleep(0.1)
        assert engine.batches == []
    worked = Worked()
    with files_beside(pipeline, [write_wave("a.wav")], gate, "en", worked):
        deadline = time.monotonic() + 15
        while len(engine.batches) < 3:
            assert time.monotonic() < deadline
            time.sleep(0.01)
    assert sum(worked.files[0].values()) > 5.0
    assert 0 < worked.wall_s < 20
    assert re.fullmatch(r"\d+ s of sound in \d+ s", str(worked))


def test_a_file_beside_that_is_broken_is_named(tmp_path: Path) -> None:
    pipeline = FilePipeline(CodedEngine(), LoudnessVad())
    (tmp_path / "no.wav").write_bytes(b"no sound")
    with pytest.raises(UnavailableError, match=r"no\.wav"):  # noqa: SIM117
        with files_beside(pipeline, [tmp_path / "no.wav"], LiveFirst()):
            time.sleep(0.2)


def test_a_session_before_files_enters_the_gate() -> None:
    gate = LiveFirst()
    seen: list[bool] = []

    class Looking(ScriptedEngine):
        def decode(self, requests):
            seen.append(gate.may_run())
            return super().decode(requests)

    script = sentence("one two three", 0.5)
    driver = AsrStreamDriver(Looking(script), EmissionPolicy.responsive(), LoudnessVad())
    events = live_first_system(driver, gate).caption(speech(script, 4.0), RATE)
    assert any(isinstance(event, CommittedEvent) for event in events)
    assert seen
    assert not any(seen)
    assert gate.may_run()
