"""A session through every state, on a scripted engine."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from app.capture.source import SourceState
from app.events import CommittedEvent, DraftEvent, LogEvent, SessionEvent, StatusEvent
from app.live.announcer import Sink
from app.live.fallback import BuildDriver
from app.live.session import LiveSession, SessionOptions
from engine.errors import DecodeCancelledError, ModelError, SettingsError, UnavailableError
from live_stage import EventLog, HeldEngine, StageClock, StageSource, driver_of
from scripted_engine import RATE, Spoken, sentence, speech

OPTIONS = SessionOptions(model="scripted")
# Two sentences with a pause that closes a region between them.
FIRST = sentence("one two three", 0.5)
SECOND = sentence("four five six", 4.0)
SCRIPT = [*FIRST, *SECOND]
SOUND = speech(SCRIPT, 7.0)


class Stage:
    """A session and what a test needs to drive it."""

    def __init__(self) -> None:
        self.clock = StageClock()
        self.source = StageSource(self.clock)
        self.engine = HeldEngine(SCRIPT)
        self.log = EventLog()
        self.sinks: list[Sink] = [self.log]
        self.options = OPTIONS
        self.sources = [self.source]
        self.build: BuildDriver = lambda progress: driver_of(self.engine)
        self.session: LiveSession | None = None

    def start(self, state: str = "listening") -> LiveSession:
        self.session = LiveSession(self.sources, self.build, self.sinks, self.options, self.clock)
        self.session.start()
        if state:
            self.log.wait_for_state(state)
        return self.session

    def play(self, samples: np.ndarray, lost: str = "") -> None:
        """Play no faster than the worker listens."""
        assert self.session is not None
        for start in range(0, len(samples), RATE // 2):
            self.source.play(samples[start : start + RATE // 2], lost)
            lost = ""
            deadline = time.monotonic() + 15
            while any(ring.available for ring in self.session._rings.values()):
                assert time.monotonic() < deadline
                time.sleep(0.001)

    def end(self) -> None:
        assert self.session is not None
        self.session.stop()
        assert self.session.join(15)


@pytest.fixture
def stage() -> Iterator[Stage]:
    stage = Stage()
    yield stage
    if stage.session is not None:
        stage.session.stop(abort=True)
        stage.engine.go.set()
        assert stage.session.join(5)


def test_a_session_says_what_it_does_and_what_it_hears(stage: Stage) -> None:
    session = stage.start()
    stage.source.say(SourceState.FLOWING)
    stage.play(SOUND)
    stage.log.wait_for_lines(2)
    stage.end()
    assert isinstance(stage.log.events[0], SessionEvent)
    assert stage.log.events[0].sources == ("mic",)
    assert stage.log.states() == ["starting", "loading", "listening", "stopped"]
    assert stage.log.states("mic") == ["listening"]
    assert stage.log.text() == "one two three four five six"
    first, second = stage.log.lines()
    assert (first.id, second.id) == (1, 2)
    assert first.start == pytest.approx(0.5, abs=0.02)
    assert second.end == pytest.approx(4.9, abs=0.02)
    assert first.audio <= first.shown
    assert stage.log.events[-1] == stage.log.statuses()[-1]
    assert not session.is_running
    assert not stage.source.running


def test_what_another_rate_delivers_is_resampled(stage: Stage) -> None:
    stage.sources = [StageSource(stage.clock, rate=48_000)]
    stage.start()
    stage.sources[0].play(np.repeat(SOUND, 3))
    stage.end()
    assert stage.log.text() == "one two three four five six"
    assert stage.log.lines()[1].end == pytest.approx(4.9, abs=0.02)


def test_sinks_are_called_in_their_order(stage: Stage) -> None:
    stored: list[LogEvent] = []
    unstored: list[LogEvent] = []

    def screen(event: LogEvent) -> None:
        if event not in stored:
            unstored.append(event)

    stage.sinks = [stored.append, screen, stage.log]
    stage.start()
    stage.source.play(SOUND)
    stage.end()
    assert len(stage.log.lines()) == 2
    assert unstored == []


def test_what_is_said_while_the_model_loads_is_captioned(stage: Stage) -> None:
    loaded = threading.Event()

    def build(progress: Callable[[str, float | None], None]) -> object:
        progress("downloading", 0.5)
        loaded.wait(15)
        return driver_of(stage.engine)

    stage.build = build  # type: ignore[assignment]
    stage.start(state="loading")
    stage.source.play(SOUND)
    stage.log.wait(lambda: any(s.value == 0.5 for s in stage.log.statuses()), "progress")
    # Not even a lost microphone waits for the model.
    stage.source.say(SourceState.LOST, "unplugged")
    stage.log.wait_for_state("lost", "mic")
    loaded.set()
    stage.log.wait_for_lines(2)
    assert stage.log.text() == "one two three four five six"


@pytest.mark.parametrize("abort", [True, False])
def test_stop_while_the_model_loads_does_not_wait_for_it(stage: Stage, abort: bool) -> None:
    loaded = threading.Event()

    def build(_progress: object) -> object:
        loaded.wait(15)
        return driver_of(stage.engine)

    stage.build = build  # type: ignore[assignment]
    session = stage.start(state="loading")
    assert session.is_loading
    if abort:  # Otherwise nothing was heard, so there is nothing to wait for.
        stage.source.play(SOUND)
    session.stop(abort=abort)
    try:
        assert session.join(5)
        assert stage.log.states()[-1] == "stopped"
        assert stage.log.lines() == []
    finally:
        loaded.set()


def test_stop_while_the_model_loads_captions_what_was_heard(stage: Stage) -> None:
    loaded = threading.Event()

    def build(_progress: object) -> object:
        loaded.wait(15)
        return driver_of(stage.engine)

    stage.build = build  # type: ignore[assignment]
    session = stage.start(state="loading")
    stage.source.play(SOUND)
    session.stop()
    loaded.set()
    assert session.join(5)
    assert stage.log.text() == "one two three four five six"


def test_a_download_is_given_up_on_abort(stage: Stage) -> None:
    given_up = threading.Event()
    go_on = threading.Event()

    def build(progress: Callable[[str, float | None], None]) -> object:
        go_on.wait(15)
        try:
            progress("downloading", 0.6)
        finally:
            given_up.set()
        return driver_of(stage.engine)

    stage.build = build  # type: ignore[assignment]
    session = stage.start(state="loading")
    session.stop(abort=True)
    go_on.set()
    assert given_up.wait(5)
    assert session.join(5)


def test_a_model_that_does_not_load_is_named(stage: Stage) -> None:
    def build(_progress: object) -> object:
        raise ModelError("model.safetensors is damaged; remove it and load it again")

    stage.build = build  # type: ignore[assignment]
    session = stage.start(state="failed")
    assert session.join(5)
    last = stage.log.statuses()[-1]
    assert last.message == "model.safetensors is damaged; remove it and load it again"
    assert not stage.source.running


def test_a_pause_commits_first_and_is_a_gap_afterwards(stage: Stage) -> None:
    session = stage.start()
    stage.play(speech(FIRST, 1.4))  # The region is still open.
    session.pause()
    session.pause()
    stage.log.wait_for_state("paused")
    assert stage.log.text() == "one two three"
    assert not stage.source.running
    assert stage.log.gaps() == []
    stage.clock.now_s += 60.0
    session.resume()
    stage.log.wait_for_state("listening", times=2)
    rest = speech([Spoken(w.text, w.start - 1.4, w.end - 1.4) for w in SECOND], 5.0)
    stage.play(rest)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    (gap,) = stage.log.gaps()
    assert gap.reason == "paused"
    assert gap.start == pytest.approx(1.4, abs=0.02)
    assert gap.end == pytest.approx(61.4, abs=0.02)
    assert stage.log.lines()[1].start == pytest.approx(64.0, abs=0.05)


def test_stop_while_paused(stage: Stage) -> None:
    session = stage.start()
    stage.play(speech(FIRST, 1.4))
    session.pause()
    stage.log.wait_for_state("paused")
    stage.end()
    session.resume()
    assert stage.log.text() == "one two three"
    assert stage.source.starts == 1


def test_a_lost_source_is_told_its_words_committed_and_its_return_a_gap(stage: Stage) -> None:
    stage.start()
    stage.source.say(SourceState.FLOWING)
    stage.play(speech(FIRST, 1.4))
    stage.source.say(SourceState.LOST, "the headset is gone")
    assert stage.log.wait_for_state("lost", "mic").message == "the headset is gone"
    stage.log.wait_for_lines(1)  # Nobody waits for silence that never comes.
    stage.clock.now_s += 10.0
    rest = speech([Spoken(w.text, w.start - 1.4, w.end - 1.4) for w in SECOND], 5.0)
    stage.play(rest, lost="the headset is gone")
    stage.source.say(SourceState.FLOWING)
    stage.log.wait_for_state("listening", "mic", times=2)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    (gap,) = stage.log.gaps()
    assert (gap.source, gap.reason) == ("mic", "the headset is gone")
    assert gap.end - gap.start == pytest.approx(10.0, abs=0.02)


def test_a_stall_that_lost_nothing_is_no_gap(stage: Stage) -> None:
    stage.start()
    stage.play(SOUND[: RATE * 2])
    stage.source.say(SourceState.LOST, "no sound arrives")
    stage.log.wait_for_state("lost", "mic")
    stage.log.wait_for_lines(1)
    stage.play(SOUND[RATE * 2 :])
    stage.end()
    assert stage.log.text() == "one two three four five six"
    assert stage.log.gaps() == []


def test_silence_is_told_once(stage: Stage) -> None:
    stage.start()
    stage.source.say(SourceState.SILENT, "is it muted?")
    stage.source.say(SourceState.SILENT, "is it muted?")
    stage.source.say(SourceState.FLOWING)
    stage.log.wait_for_state("listening", "mic")
    assert stage.log.states("mic") == ["silent", "listening"]


def test_drafts_are_shed_and_the_user_told_when_decoding_is_slow(stage: Stage) -> None:
    stage.start()
    stage.engine.go.clear()
    stage.source.play(SOUND[: RATE * 2])
    assert stage.engine.decoding.wait(5)
    stage.source.play(SOUND[RATE * 2 :])
    stage.source.play(speech([], 20.0))
    before = len(stage.engine.requests)
    stage.engine.go.set()
    behind = stage.log.wait_for_state("behind")
    assert behind.value is not None
    assert behind.value > 3
    assert f"{behind.value:.0f} s behind" in behind.message
    stage.log.wait_for_state("listening", times=2)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    shed = [r.kind.value for r in stage.engine.requests[before + 1 :]]
    assert "draft" not in shed
    assert stage.log.gaps() == []


def test_what_is_too_old_is_dropped_with_a_gap(stage: Stage) -> None:
    # The engine reads by position in the stream, and the gap will be a multiple of the period.
    script = [w for i in range(30) for w in sentence(f"word{i}", 0.5 + 2 * i)]
    stage.engine = HeldEngine(script)
    stage.options = SessionOptions(model="scripted", backlog_s=20.0)
    stage.start()
    sound = speech(script, 60.0)
    stage.engine.go.clear()
    stage.source.play(sound[: RATE * 3])
    assert stage.engine.decoding.wait(5)
    stage.source.play(sound[RATE * 3 :])
    stage.engine.go.set()
    stage.log.wait_for_state("listening", times=2)
    stage.end()
    (gap,) = stage.log.gaps()
    assert "too far behind" in gap.reason
    assert gap.end - gap.start == pytest.approx(40.0, abs=0.02)
    # Every line is where it was spoken, on one side of the gap or the other, and none is missing.
    starts = [line.start for line in stage.log.lines()]
    spoken = np.arange(0.5, 60.0, 2.0)
    outside = spoken[(spoken + 0.3 < gap.start - 0.1) | (spoken > gap.end + 0.1)]
    assert len(outside) >= 8
    assert set(np.round(outside, 1)) <= {round(start, 1) for start in starts}
    assert all(
        line.end < gap.start + 0.1 or line.start > gap.end - 0.1 for line in stage.log.lines()
    )


def test_a_decode_that_fails_once_is_tried_again(stage: Stage) -> None:
    stage.start()
    stage.engine.failures = 1
    stage.play(SOUND)
    stage.log.wait_for_lines(2)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    assert stage.log.states() == ["starting", "loading", "listening", "stopped"]


def test_decodes_that_keep_failing_are_told_and_end_the_session(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.live.decoding.RETRY_S", (0.0, 0.0))
    session = stage.start()
    stage.engine.failures = 1_000_000
    stage.source.play(SOUND)
    stage.log.wait_for_state("failed")
    assert session.join(5)
    assert any("trying again" in s.message for s in stage.log.statuses() if s.state == "behind")
    assert "the scripted engine fails as told" in stage.log.statuses()[-1].message
    assert not stage.source.running


def test_captions_go_on_when_they_cannot_be_stored(stage: Stage) -> None:
    def store(event: LogEvent) -> None:
        if isinstance(event, CommittedEvent):
            raise UnavailableError("no space left on the disk; free some")

    stage.sinks = [store, stage.log]
    stage.start()
    stage.source.play(SOUND)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    (unsaved,) = [s for s in stage.log.statuses() if s.state == "unsaved"]
    assert "not saved: no space left on the disk" in unsaved.message


def test_that_nothing_is_saved_is_withdrawn_when_it_is(stage: Stage) -> None:
    full = [True]

    def store(event: LogEvent) -> None:
        if full[0] and not isinstance(event, DraftEvent):
            raise UnavailableError("no space left on the disk; free some")

    stage.sinks = [store, stage.log]
    stage.start(state="unsaved")
    stage.play(SOUND[: RATE * 3])
    stage.log.wait_for_lines(1)
    full[0] = False
    stage.play(SOUND[RATE * 3 :])
    stage.end()
    states = stage.log.states()
    assert states.count("unsaved") == 1
    (again,) = [s for s in stage.log.statuses() if s.message == "all captions are saved again"]
    assert states.index("unsaved") < stage.log.statuses().index(again)


def test_a_decode_that_nothing_ends_is_left_and_the_end_is_told(stage: Stage) -> None:
    def deaf(requests: object) -> None:
        stage.engine.decoding.set()
        stage.engine.go.wait(15)
        raise DecodeCancelledError("at last")

    stage.engine.decode = deaf  # type: ignore[assignment,method-assign]
    session = stage.start()
    stage.engine.go.clear()
    stage.source.play(SOUND)
    assert stage.engine.decoding.wait(5)
    session.stop(abort=True)
    assert not session.join(0.05)
    session.leave()
    assert stage.log.states()[-1] == "stopped"
    n = len(stage.log.events)
    stage.engine.go.set()
    assert session.join(5)
    assert len(stage.log.events) == n  # Whatever it says now, nobody is told.


def test_abort_ends_a_long_decode(stage: Stage) -> None:
    session = stage.start()
    stage.engine.go.clear()
    stage.source.play(SOUND)
    assert stage.engine.decoding.wait(5)
    session.stop(abort=True)
    assert session.join(5)
    assert stage.log.states()[-1] == "stopped"


def test_a_draft_is_given_up_for_the_last_commits(stage: Stage) -> None:
    session = stage.start()
    stage.engine.go.clear()
    stage.source.play(SOUND[: RATE * 1])  # Speech goes on: only a draft can be due.
    assert stage.engine.decoding.wait(5)
    session.stop()
    stage.engine.go.set()
    assert session.join(5)
    assert stage.log.text() == "one"


def test_two_sources_are_told_apart(stage: Stage) -> None:
    second = StageSource(stage.clock)
    stage.sources = [stage.source, second]
    stage.start()
    stage.source.play(SOUND)
    second.play(SOUND)
    stage.end()
    by_source = {
        name: " ".join(e.text for e in stage.log.lines() if e.source == name)
        for name in ("mic", "mic 2")
    }
    assert by_source == dict.fromkeys(by_source, "one two three four five six")
    assert [line.id for line in stage.log.lines()] == [1, 2, 3, 4]


def test_the_end_of_all_sources_ends_the_session(stage: Stage) -> None:
    session = stage.start()
    stage.source.play(SOUND)
    stage.source.say(SourceState.ENDED)
    assert session.join(5)
    assert stage.log.text() == "one two three four five six"
    assert stage.log.states()[-1] == "stopped"


def test_a_source_that_cannot_work_fails_without_the_model(stage: Stage) -> None:
    loaded = threading.Event()

    def build(_progress: object) -> object:
        loaded.wait(15)
        return driver_of(stage.engine)

    stage.build = build  # type: ignore[assignment]
    session = stage.start(state="loading")
    stage.source.say(SourceState.FAILED, "junk.mp3 is broken")
    try:
        assert session.join(5)
        assert stage.log.statuses()[-1] == StatusEvent("failed", "junk.mp3 is broken", 0.0)
    finally:
        loaded.set()


def test_samples_that_are_no_numbers_do_not_end_the_session(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.start()
    broken = SOUND.copy()
    broken[RATE * 3 : RATE * 3 + 50] = np.nan
    stage.source.play(broken)
    stage.end()
    assert stage.log.text() == "one two three four five six"
    assert [r.message for r in caplog.records if r.levelname == "WARNING"] == [
        "mic delivers samples that are no numbers; they count as 0"
    ]


def test_what_is_wrong_with_the_sound_is_told_of_its_source(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.engine.script = []
    stage.start()
    stage.source.say(SourceState.FLOWING, "Headset")
    stage.play(np.full(17 * RATE, 0.04, np.float32))  # Below what the stage takes for speech.
    stage.log.wait_for_state("noise", "mic")
    broken = np.zeros(RATE, np.float32)
    broken[100] = np.nan
    stage.play(broken)
    stage.log.wait_for_state("damaged", "mic")
    stage.play(np.zeros(26 * RATE, np.float32))
    stage.end()
    assert stage.log.states("mic") == ["listening", "noise", "damaged", "noise", "listening"]
    assert "no numbers" in caplog.text


def test_a_meter_shows_how_loud_a_source_is(stage: Stage) -> None:
    session = stage.start()
    stage.play(SOUND)
    level = session.levels()["mic"]
    assert level.peak == pytest.approx(0.3, abs=0.001)
    assert level.clipped == 0
    assert session.levels()["mic"].peak == 0.0
    stage.play(np.ones(RATE // 10, np.float32))
    assert session.levels()["mic"].clipped == RATE // 10


def test_a_session_needs_a_source_and_runs_once(stage: Stage) -> None:
    with pytest.raises(SettingsError, match="needs a source"):
        LiveSession([], stage.build, [], OPTIONS)
    session = stage.start()
    with pytest.raises(SettingsError, match="runs once"):
        session.start()
