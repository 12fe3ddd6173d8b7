"""Files beside a live session: their decodes stand still while a caption is decoded."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest

from app.live.session import LiveSession
from coded_speech import CodedEngine, numbers, say
from engine.files.gate import LiveFirst
from engine.files.pipeline import FilePipeline, FilePipelineContext
from engine.files.records import FileDone, FileSource, OpenedSound
from scripted_engine import LoudnessVad, speech
from session_stage import FIRST, OPTIONS, SessionStage

STARTS = tuple(0.5 + 1.1 * n for n in range(30))
HANG_S = 15.0


@pytest.fixture
def live() -> Iterator[tuple[SessionStage, LiveFirst]]:
    stage, gate = SessionStage(), LiveFirst()
    stage.session = LiveSession(
        stage.sources, stage.build, stage.sinks, OPTIONS, stage.clock, live_first=gate
    )
    stage.session.start()
    stage.log.wait_for_state("listening")
    yield stage, gate
    stage.engine.go.set()
    stage.end()


def file_queue(gate: LiveFirst, engine: CodedEngine) -> FilePipelineContext:
    samples = say(STARTS, 40.0)
    context = FilePipeline(engine, LoudnessVad()).new_context(
        time.monotonic, gate.may_run, gate.token()
    )
    context.add(0, FileSource(lambda: OpenedSound(("file",), iter([samples[None]])), language="en"))
    return context


def wait_for(event: threading.Event) -> None:
    assert event.wait(HANG_S)


def test_no_file_is_decoded_during_a_caption(live: tuple[SessionStage, LiveFirst]) -> None:
    stage, gate = live
    engine = CodedEngine(window_s=5.0)
    queue = file_queue(gate, engine)
    stage.engine.decoding.clear()
    stage.engine.go.clear()
    stage.source.play(speech(FIRST, 4.0))
    wait_for(stage.engine.decoding)
    for _ in range(5):
        assert queue.step() == []
    assert engine.batches == []
    stage.engine.go.set()
    said: list[int] = []
    deadline = time.monotonic() + HANG_S
    while not queue.is_idle:
        assert time.monotonic() < deadline
        for update in queue.step():
            if isinstance(update, FileDone):
                windows = update.result.channels[0].windows
                said = [n for w in windows for s in w.segments for n in numbers(s.text)]
    assert said == list(range(len(STARTS)))


def test_a_decode_of_files_waits_in_its_middle(live: tuple[SessionStage, LiveFirst]) -> None:
    stage, gate = live
    token = gate.token()
    stage.engine.decoding.clear()
    stage.engine.go.clear()
    stage.source.play(speech(FIRST, 4.0))
    wait_for(stage.engine.decoding)
    passed = threading.Event()

    def next_step_of_a_file() -> None:
        assert not token.is_set()
        passed.set()

    thread = threading.Thread(target=next_step_of_a_file)
    thread.start()
    assert not passed.wait(0.3)
    stage.engine.go.set()
    wait_for(passed)
    thread.join(HANG_S)
