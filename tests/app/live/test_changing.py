"""A session that becomes another one while it runs: nothing is lost, and nothing comes twice."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import numpy as np
import pytest

from app.capture.source import SourceState
from app.live import changing
from app.live.assembly import change_to
from app.live.changing import LoopOptions, SessionChange
from app.live.controller import CaptionController
from app.live.session import LiveSession, SessionOptions
from app.settings import Settings
from coded_speech import CodedEngine, numbers, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import AsrEngine
from engine.errors import ModelError
from live_stage import EventLog, StageClock, StageSource
from scripted_engine import RATE, LoudnessVad

STARTS = [0.5 + 2.5 * n for n in range(8)]  # Each a region of its own.
SOUND = say(STARTS, 21.0)


def driver_of(engine: AsrEngine, preset: str = "responsive") -> AsrStreamDriver:
    return AsrStreamDriver(engine, EmissionPolicy.preset(preset), LoudnessVad())


class Next:
    """What a session is changed to: loads as slowly, or as badly, as a test says."""

    def __init__(self, preset: str = "responsive", **options: str) -> None:
        self.engine = CodedEngine(window_s=30.0, name="next")
        self.loading, self.go = threading.Event(), threading.Event()
        self.go.set()
        self.preset = preset
        self.problem: Exception | None = None
        self.change = SessionChange("next", self.build, LoopOptions(**options))

    def build(self, progress, running: AsrStreamDriver) -> AsrStreamDriver:
        progress("loading next", 0.5)
        self.loading.set()
        assert self.go.wait(15)
        progress("loading next", 1.0)
        if self.problem is not None:
            raise self.problem
        return driver_of(self.engine, self.preset)


class Stage:
    def __init__(self) -> None:
        self.clock = StageClock()
        self.source = StageSource(self.clock)
        self.engine = CodedEngine(window_s=30.0)
        self.log = EventLog()
        self.session = LiveSession(
            [self.source],
            lambda progress: driver_of(self.engine),
            [self.log],
            SessionOptions(model="first"),
            self.clock,
        )
        self.session.start()
        self.log.wait_for_state("listening")

    def play(self, start_s: float, end_s: float, sound: np.ndarray = SOUND) -> None:
        """Play no faster than the worker listens."""
        for at in range(round(start_s * RATE), round(end_s * RATE), RATE // 4):
            self.source.play(sound[at : min(at + RATE // 4, round(end_s * RATE))])
            deadline = time.monotonic() + 15
            while any(ring.available for ring in self.session._rings.values()):
                assert time.monotonic() < deadline
                time.sleep(0.001)

    def wait_for_message(self, part: str) -> None:
        self.log.wait(lambda: any(part in s.message for s in self.log.statuses()), part)

    def end(self) -> None:
        self.session.stop()
        assert self.session.join(15)

    def heard(self) -> list[int]:
        return numbers(self.log.text())


@pytest.fixture
def stage() -> Iterator[Stage]:
    stage = Stage()
    yield stage
    stage.session.stop(abort=True)
    assert stage.session.join(5)


def _decoded(engine: CodedEngine) -> int:
    return sum(len(batch) for batch in engine.batches)


def test_another_model_takes_over_between_two_regions(stage: Stage) -> None:
    following = Next()
    following.go.clear()
    stage.play(0.0, 3.2)  # In the middle of the second word.
    stage.session.change(following.change)
    assert following.loading.wait(5)
    stage.play(3.2, 8.2)  # Captions go on while it loads; now within the fourth word.
    stage.log.wait_for_lines(3)
    before = _decoded(stage.engine)
    following.go.set()
    stage.play(8.2, 8.4)
    assert _decoded(following.engine) == 0  # The region is not cut.
    stage.play(8.4, 21.0)
    stage.wait_for_message("captions go on with next")
    stage.end()
    assert stage.heard() == list(range(8))
    assert [line.id for line in stage.log.lines()] == list(range(1, 9))
    starts = [line.start for line in stage.log.lines()]
    assert starts == pytest.approx(STARTS, abs=0.03)
    assert _decoded(following.engine) > 0
    assert _decoded(stage.engine) >= before
    assert stage.log.gaps() == []
    assert set(stage.log.states()) == {"starting", "loading", "listening", "stopped"}
    assert any(s.message == "next: loading next (50 %)" for s in stage.log.statuses())


def test_speech_without_a_pause_is_not_waited_for_forever(stage: Stage, monkeypatch) -> None:
    monkeypatch.setattr(changing, "BOUNDARY_S", 2.0)
    starts = [0.5 + 0.3 * n for n in range(30)]  # One region, shorter than a window.
    sound = say(starts, 12.0)
    following = Next()
    stage.play(0.0, 2.0, sound)
    stage.session.change(following.change)
    stage.play(2.0, 12.0, sound)
    stage.wait_for_message("captions go on with next")
    stage.end()
    assert stage.heard() == list(range(30))  # Decoded anew from the last commit on, not twice.
    assert stage.log.lines()[0].start == pytest.approx(0.5, abs=0.03)


def test_a_model_that_does_not_load_leaves_the_other_one_running(stage: Stage) -> None:
    following = Next()
    following.problem = ModelError("model.safetensors is damaged; remove it and load it again")
    stage.play(0.0, 3.0)
    stage.session.change(following.change)
    stage.wait_for_message("captions go on as before, next did not load: model.safetensors is")
    stage.play(3.0, 21.0)
    stage.end()
    assert stage.heard() == list(range(8))
    assert "failed" not in stage.log.states()


def test_a_language_that_the_model_does_not_know_changes_nothing(stage: Stage) -> None:
    following = Next(language="xx")
    stage.play(0.0, 2.5)
    stage.session.change(following.change)
    stage.wait_for_message("captions go on as before: next does not know the language 'xx'")
    stage.play(2.5, 21.0)
    stage.end()
    assert stage.heard() == list(range(8))
    assert _decoded(following.engine) == 0


def test_another_language_holds_from_then_on_and_leaves_lines_as_they_are(stage: Stage) -> None:
    stage.play(0.0, 5.0)
    stage.log.wait_for_lines(2)
    stage.session.change(Next(language="de").change)
    stage.wait_for_message("captions go on with next")
    stage.play(5.0, 21.0)
    stage.end()
    assert stage.heard() == list(range(8))
    languages = [line.language for line in stage.log.lines()]
    assert languages == ["en"] * 2 + ["de"] * 6
    # Words of one language are no prompt for another.
    assert not any(r.carry.prompt for batch in stage.engine.batches for r in batch)


def test_words_said_before_lead_on_over_another_model(stage: Stage) -> None:
    following = Next()
    stage.play(0.0, 5.0)
    stage.log.wait_for_lines(2)
    stage.session.change(following.change)
    stage.wait_for_message("captions go on with next")
    stage.play(5.0, 8.0)
    stage.log.wait_for_lines(3)
    assert following.engine.batches[0][0].carry.prompt.strip() == stage.log.lines()[1].text


def test_another_preset_over_the_same_weights(stage: Stage) -> None:
    stage.play(0.0, 5.0)
    calm = SessionChange(
        "conservative",
        lambda progress, running: driver_of(running.engine, "conservative"),
        LoopOptions(),
    )
    stage.session.change(calm)
    stage.wait_for_message("captions go on with conservative")
    drafts = len(stage.log.drafts())
    stage.play(5.0, 21.0)
    stage.end()
    assert stage.heard() == list(range(8))
    assert len(stage.log.drafts()) == drafts


def test_sound_is_not_called_noise_where_nobody_listens_for_speech(stage: Stage) -> None:
    engine = CodedEngine(window_s=30.0, name="next")

    def build(progress, running: AsrStreamDriver) -> AsrStreamDriver:
        return AsrStreamDriver(engine, EmissionPolicy.offline())

    stage.session.change(SessionChange("next", build, LoopOptions()))
    stage.wait_for_message("captions go on with next")
    stage.source.say(SourceState.FLOWING, "Stage mic")
    stage.log.wait_for_state("listening", "mic")
    stage.play(0.0, 17.0, np.full(17 * RATE, 0.2, np.float32))
    stage.end()
    assert "noise" not in stage.log.states("mic")


def test_the_newest_of_two_changes_wins(stage: Stage) -> None:
    older, newer = Next(), Next()
    older.go.clear()
    stage.session.change(older.change)
    assert older.loading.wait(5)
    stage.session.change(newer.change)
    stage.wait_for_message("captions go on with next")
    older.go.set()
    stage.play(0.0, 21.0)
    stage.end()
    assert stage.heard() == list(range(8))
    assert _decoded(older.engine) == 0
    assert _decoded(newer.engine) > 0


def test_a_change_while_the_session_is_paused(stage: Stage) -> None:
    stage.play(0.0, 3.1)
    stage.session.pause()
    stage.log.wait_for_state("paused")
    stage.session.change(Next().change)
    stage.session.resume()
    stage.play(3.1, 21.0)
    stage.wait_for_message("captions go on with next")
    stage.end()
    assert [n for n in stage.heard() if n != 1] == [0, *range(2, 8)]


def test_a_stop_does_not_wait_for_a_change(stage: Stage) -> None:
    following = Next()
    following.go.clear()
    stage.play(0.0, 3.1)
    stage.session.change(following.change)
    assert following.loading.wait(5)
    stage.end()
    following.go.set()
    assert stage.heard()[0] == 0
    assert stage.log.states()[-1] == "stopped"


def test_settings_make_a_change_that_loads_nothing_for_the_same_model() -> None:
    engine = CodedEngine(name="whisper-base")
    running = driver_of(engine)
    wanted = Settings().with_value("recognition.preset", "conservative")
    wanted = wanted.with_value("recognition.level", "per-window")
    wanted = wanted.with_value("recognition.language", "de")
    change = change_to(wanted)
    driver = change.build(lambda *_: None, running)
    assert driver.engine is engine
    assert driver.policy.name == "conservative"
    assert driver.level != running.level
    assert change.options == LoopOptions("de", "", "balanced")


def test_the_windows_ask_their_session(qtbot, stage: Stage) -> None:
    controller = CaptionController(lambda sinks: stage.session)
    following = Next()
    controller.change(following.change)  # Nobody listens yet.
    assert not following.loading.is_set()
    controller._session = stage.session
    controller.change(following.change)
    assert following.loading.wait(5)


def test_a_model_that_is_not_here_is_not_fetched_unasked() -> None:
    running = driver_of(CodedEngine(name="whisper-base"))
    wanted = Settings().with_value("recognition.model", "whisper-large-v3")
    change = change_to(wanted, may_download=False)
    with pytest.raises(ModelError, match="whisper-large-v3 is not installed"):
        change.build(lambda *_: None, running)


def test_another_precision_loads_the_same_model_anew() -> None:
    engine = CodedEngine(name="no-such-model")
    wanted = Settings().with_value("recognition.model", "no-such-model")
    assert change_to(wanted).build(lambda *_: None, driver_of(engine)).engine is engine
    with pytest.raises(ModelError, match="no-such-model"):
        change_to(wanted, reload=True).build(lambda *_: None, driver_of(engine))
