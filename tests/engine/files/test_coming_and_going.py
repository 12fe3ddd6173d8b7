"""Windows that come and go, on two threads."""

from __future__ import annotations

import threading

import pytest

from engine.files.pipeline import FilePipelineContext
from held_engine import ContinuousHeldEngine, HeldEngine, decode_threads
from queued_sound import NewContext, endless, said, source, step, talk, work_off


@pytest.fixture
def engine() -> ContinuousHeldEngine:
    return ContinuousHeldEngine()


@pytest.fixture
def coming_and_going(new_context: NewContext, engine: HeldEngine) -> FilePipelineContext:
    """Four windows of a file of hours under way, two on each thread, and no more to be read."""
    context = new_context()
    context.add("hours", endless("hours", []))
    step(context, lambda: len(engine.begun) >= 4)
    for _ in range(30):
        if not context.step():
            break
    return context


def test_a_window_that_ends_makes_room_while_others_go_on(
    coming_and_going: FilePipelineContext, engine: HeldEngine
) -> None:
    for n in range(5):
        engine.begun[n].end()
        step(coming_and_going, lambda n=n: len(engine.begun) >= 5 + n)
    assert len(engine.begun) == 9
    assert [held.go.is_set() for held in engine.begun[5:]] == [False] * 4


def test_a_new_file_has_the_next_place(
    coming_and_going: FilePipelineContext, engine: HeldEngine
) -> None:
    coming_and_going.add("minute", source(talk(3), "minute"))
    for _ in range(5):
        coming_and_going.step()
    engine.begun[0].end()
    step(coming_and_going, lambda: len(engine.begun) >= 5)
    assert engine.begun[4].files == ["minute"]


def test_a_token_stops_all_and_all_are_begun_again(
    new_context: NewContext, engine: HeldEngine
) -> None:
    cancel = threading.Event()
    context = new_context(cancel=cancel)
    context.add("a", source(talk(60), "a"))
    step(context, lambda: len(engine.begun) >= 4)
    cancel.set()
    for _ in range(3):
        context.step()
    assert context.n_batches == 0
    cancel.clear()
    engine.free.set()
    assert said(work_off(context), "a") == list(range(60))


def test_a_fault_of_ours_comes_out_of_a_step(
    coming_and_going: FilePipelineContext, engine: HeldEngine
) -> None:
    engine.begun[2].end(IndexError("list index out of range"))
    with pytest.raises(IndexError):
        step(coming_and_going, lambda: False)
    coming_and_going.close()
    assert decode_threads() == []


def test_no_thread_is_left_when_nobody_waits_any_more(
    coming_and_going: FilePipelineContext, engine: HeldEngine
) -> None:
    assert len(decode_threads()) == 2
    coming_and_going.cancel("hours")
    assert decode_threads() == []
    assert len(engine.begun) == 4  # what lay ready was not begun
    engine.free.set()
    coming_and_going.add("b", source(talk(30), "b"))  # and they come again
    assert said(work_off(coming_and_going), "b") == list(range(30))
