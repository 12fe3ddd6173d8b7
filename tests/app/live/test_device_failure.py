"""A graphics card that fails: the same audio on the processor, and the user told."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence

import numpy as np
import pytest
import torch

from app.live.assembly import fallback_of
from app.live.fallback import FallbackModel, fell_back, is_device_failure
from app.live.session import LiveSession, SessionOptions
from app.settings import RecognitionSettings
from coded_speech import CodedEngine, numbers, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeRequest, WindowDecode
from engine.errors import UnavailableError
from live_stage import EventLog, StageClock, StageSource
from scripted_engine import RATE, LoudnessVad

SOUND = say([0.5 + 2.5 * n for n in range(6)], 16.0)
FULL = torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2.00 GiB.")
ON_CPU = "the graphics card is out of memory: captions go on with whisper-base on the processor"


class Card(CodedEngine):
    """Fails for good from a word on, as torch does."""

    problem: Exception = FULL

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        if self.fail_on is not None and len(self.batches) >= self.fail_on:
            raise self.problem
        return super().decode(requests)


class Stage:
    def __init__(self) -> None:
        self.clock = StageClock()
        self.source = StageSource(self.clock)
        self.card = Card(window_s=30.0)
        self.processor = CodedEngine(window_s=30.0)
        self.log = EventLog()
        self.session: LiveSession | None = None
        self.fallback = FallbackModel(
            "whisper-base", lambda progress: self.driver(self.processor), of_device=True
        )

    def driver(self, engine: CodedEngine) -> AsrStreamDriver:
        return AsrStreamDriver(engine, EmissionPolicy.preset("conservative"), LoudnessVad())

    def start(self, build=None) -> None:
        self.session = LiveSession(
            [self.source],
            build or (lambda progress: self.driver(self.card)),
            [self.log],
            SessionOptions(model="whisper-base"),
            self.clock,
            self.fallback,
        )
        self.session.start()

    def play(self, samples: np.ndarray) -> None:
        assert self.session is not None
        for at in range(0, len(samples), RATE // 2):
            self.source.play(samples[at : at + RATE // 2])
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
        assert stage.session.join(5)


@pytest.mark.parametrize("error", [
    FULL,
    RuntimeError("CUDA error: an illegal memory access was encountered"),
    RuntimeError("cuDNN error: CUDNN_STATUS_EXECUTION_FAILED"),
])  # fmt: skip
def test_what_a_card_raises_is_known(error: Exception) -> None:
    assert is_device_failure(error)


@pytest.mark.parametrize("error", [
    RuntimeError("DefaultCPUAllocator: can't allocate memory"),
    RuntimeError("the size of tensor a (3) must match"),
    UnavailableError("the scripted engine fails as told"),
    MemoryError(),
])  # fmt: skip
def test_what_other_things_raise_is_no_failure_of_a_card(error: Exception) -> None:
    assert not is_device_failure(error)


def test_the_same_audio_is_decoded_on_the_processor(stage: Stage) -> None:
    stage.start()
    stage.log.wait_for_state("listening")
    stage.card.fail_on = 2
    stage.play(SOUND)
    stage.log.wait_for_lines(5)
    stage.end()
    assert numbers(stage.log.text()) == list(range(6))
    assert stage.log.gaps() == []
    assert stage.log.wait_for_state("fallback").message == ON_CPU
    assert len(stage.processor.batches) == 4
    assert "failed" not in stage.log.states()


def test_a_card_that_fails_with_the_last_words(stage: Stage) -> None:
    stage.start()
    stage.log.wait_for_state("listening")
    stage.card.fail_on = 5
    stage.play(SOUND[: round(13.3 * RATE)])
    stage.end()
    assert numbers(stage.log.text()) == list(range(6))
    assert stage.log.states()[-1] == "stopped"


def test_a_stop_while_the_processors_model_loads_loads_it_once(stage: Stage) -> None:
    loading, go, loads = threading.Event(), threading.Event(), []

    def load(progress):
        loads.append(1)
        loading.set()
        assert go.wait(15)
        return stage.driver(stage.processor)

    stage.fallback = FallbackModel("whisper-base", load, of_device=True)
    stage.start()
    stage.log.wait_for_state("listening")
    stage.card.fail_on = 0
    stage.play(SOUND[: 4 * RATE])
    assert loading.wait(15)
    assert stage.session is not None
    stage.session.stop()
    assert not stage.session.join(0.1)
    go.set()
    assert stage.session.join(15)
    assert len(loads) == 1
    assert numbers(stage.log.text()) == [0, 1]


def test_a_model_that_does_not_fit_is_loaded_on_the_processor(stage: Stage) -> None:
    def build(progress):
        raise FULL

    stage.start(build)
    assert stage.log.wait_for_state("fallback").message == ON_CPU
    stage.play(SOUND)
    stage.end()
    assert numbers(stage.log.text()) == list(range(6))


def test_a_model_that_is_not_there_is_not_looked_for_twice(stage: Stage) -> None:
    def build(progress):
        raise UnavailableError("cannot download; see that the network works")

    stage.fallback = FallbackModel(
        "whisper-base", lambda progress: pytest.fail("loaded"), of_device=True
    )
    stage.start(build)
    assert "cannot download" in stage.log.wait_for_state("failed").message


def test_the_processor_is_what_a_card_falls_back_to() -> None:
    chosen = RecognitionSettings()
    assert fallback_of(chosen, "cpu") is None
    found = fallback_of(chosen, "auto")
    assert found is not None
    assert found.of_device
    assert "processor" in fell_back(RuntimeError("CUDA error: unknown"), found.name)
