"""A session while its model loads."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from app.capture.source import SourceState
from app.events import StatusEvent
from engine.errors import ModelError
from live_stage import driver_of
from session_stage import SOUND, SessionStage


def test_what_is_said_while_the_model_loads_is_captioned(stage: SessionStage) -> None:
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
def test_stop_while_the_model_loads_does_not_wait_for_it(stage: SessionStage, abort: bool) -> None:
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


def test_stop_while_the_model_loads_captions_what_was_heard(stage: SessionStage) -> None:
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


def test_a_download_is_given_up_on_abort(stage: SessionStage) -> None:
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


def test_a_model_that_does_not_load_is_named(stage: SessionStage) -> None:
    def build(_progress: object) -> object:
        raise ModelError("model.safetensors is damaged; remove it and load it again")

    stage.build = build  # type: ignore[assignment]
    session = stage.start(state="failed")
    assert session.join(5)
    last = stage.log.statuses()[-1]
    assert last.message == "model.safetensors is damaged; remove it and load it again"
    assert not stage.source.running


def test_a_source_that_cannot_work_fails_without_the_model(stage: SessionStage) -> None:
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
