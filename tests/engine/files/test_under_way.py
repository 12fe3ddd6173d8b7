"""Decodes side by side: nobody waits for another's batch, nor for who reads."""

from __future__ import annotations

import gc
import threading

import pytest

from engine.errors import DecodeCancelledError, UnavailableError
from engine.files.pipeline import FilePipelineContext
from engine.files.records import (
    FileFailed,
    FileProgress,
    FileSource,
    WindowDone,
)
from held_engine import (
    HANG_S,
    HeldDecode,
    HeldEngine,
    decode_threads,
)
from queued_sound import BLOCK_S, NewContext, endless, said, source, step, talk, work_off


@pytest.fixture
def engine() -> HeldEngine:
    return HeldEngine()


def busy(engine: HeldEngine, context: FilePipelineContext) -> list[HeldDecode]:
    """Both decodes have begun, and nothing more can be read; in the order of their windows."""
    step(context, lambda: len(engine.begun) >= 2)
    for _ in range(30):
        if not context.step():
            # Either thread may have been the first.
            return sorted(engine.wait_for(2), key=lambda decode: decode.starts)
    raise AssertionError("always something to do")


def test_a_second_batch_begins_while_the_first_is_held(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context()
    context.add("a", source(talk(60), "a"))
    first, second = busy(engine, context)
    assert first.starts < second.starts
    assert len(engine.begun) == 2
    engine.free.set()
    assert said(work_off(context), "a") == list(range(60))


def test_a_thread_that_is_through_begins_the_next_by_itself(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context()
    context.add("a", source(talk(60), "a"))
    _, second = busy(engine, context)
    second.end()
    third = engine.wait_for(3)[2]  # nobody took a step meanwhile, and the first is held
    third.end()
    starts = [decode.starts for decode in engine.wait_for(4)]
    # Either thread may have been the first.
    assert [*sorted(starts[:2]), *starts[2:]] == sorted(starts)
    assert all(len(start) == 2 for start in starts)


def test_reading_goes_on_while_both_decode_and_stops_at_its_bound(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context(per_file=8)
    read: list[float] = []
    context.add("a", endless("a", read))
    first, second = busy(engine, context)
    n_read = len(read)
    assert sum(read) < (8 + 2) * 5.0 + BLOCK_S  # K windows, and what the packer holds
    assert [context.step() for _ in range(3)] == [[]] * 3
    assert len(read) == n_read
    first.end()
    third = engine.wait_for(3)[2]
    step(context, lambda: len(read) > n_read)
    assert not second.go.is_set()
    assert not third.go.is_set()


def test_no_more_windows_are_decoded_together_than_a_batch_has(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context(batch_size=3, per_file=12)
    context.add("a", source(talk(120), "a"))
    busy(engine, context)
    n_under_way = 2
    while len(engine.begun) < 6:
        engine.begun[n_under_way - 2].end()
        n_under_way += 1
        step(context, lambda n=n_under_way: len(engine.begun) >= n)
        open_now = [decode for decode in engine.begun if not decode.go.is_set()]
        assert len(open_now) == 2
    assert max(len(decode.requests) for decode in engine.begun) == 3


def test_windows_are_told_in_order_whatever_ends_first(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context()
    samples = talk(60)
    context.add("a", source(samples, "a"))
    first, second = busy(engine, context)
    second.end()
    engine.wait_for(3)
    updates = context.step()
    assert [u for u in updates if isinstance(u, WindowDone)] == []
    assert {u.done_s for u in updates if isinstance(u, FileProgress)} == {0.28}
    first.end()
    updates = step(context, lambda: context.n_batches >= 2)
    done = [u.result for u in updates if isinstance(u, WindowDone)]
    assert [result.index for result in done] == [0, 1, 2, 3]
    context.close()

    again = new_context()
    engine.free.set()
    kept = FileSource(source(samples, "a").open, "en", done=(tuple(done),))
    again.add("a", kept)
    updates = work_off(again)
    assert said(updates, "a") == list(range(60))
    assert next(u.result.index for u in updates if isinstance(u, WindowDone)) == 4


def test_a_file_that_is_cancelled_in_flight_leaves_nothing(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context(per_file=2)
    context.add("a", source(talk(30), "a"))
    context.add("b", source(talk(30), "b"))
    batches = busy(engine, context)
    assert {name for batch in batches for name in batch.files} == {"a", "b"}
    context.cancel("a")
    context.add("a", source(talk(7), "a again"))  # the same name; the old windows are not its
    engine.free.set()
    updates = work_off(context)
    assert said(updates, "a") == list(range(7))
    assert said(updates, "b") == list(range(30))


def test_what_lies_ready_of_a_cancelled_file_is_not_decoded(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context()
    context.add("a", source(talk(60), "a"))
    busy(engine, context)
    context.add("b", source(talk(30), "b"))
    step(context, lambda: not context.step())
    context.cancel("a")
    context.step()
    engine.free.set()
    assert said(work_off(context), "b") == list(range(30))
    assert {name for batch in engine.begun[2:] for name in batch.files} == {"b"}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_what_was_stopped_is_begun_again_in_order(
    new_context: NewContext, engine: HeldEngine, order: tuple[int, int]
) -> None:
    context = new_context(per_file=4)
    context.add("a", source(talk(60), "a"))
    stopped = busy(engine, context)
    for place in order:
        stopped[place].end(DecodeCancelledError("as told"))
    step(context, lambda: len(engine.begun) >= 4)
    again = sorted(batch.starts for batch in engine.begun[2:])
    assert again == [batch.starts for batch in stopped]
    engine.free.set()
    updates = work_off(context)
    assert said(updates, "a") == list(range(60))
    done = [u.result.index for u in updates if isinstance(u, WindowDone)]
    assert done == list(range(len(done)))


def test_a_token_stops_all_and_all_are_begun_again(
    new_context: NewContext, engine: HeldEngine
) -> None:
    cancel = threading.Event()
    context = new_context(cancel=cancel)
    context.add("a", source(talk(60), "a"))
    busy(engine, context)
    cancel.set()
    assert [context.step() for _ in range(3)] == [[]] * 3
    assert context.n_batches == 0
    cancel.clear()
    engine.free.set()
    assert said(work_off(context), "a") == list(range(60))


def test_a_window_that_fails_costs_its_file_and_no_other(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context()
    engine.fail_on = 7
    context.add("bad", source(talk(10), "bad"))
    context.add("good", source(talk(5), "good"))
    engine.free.set()
    updates = work_off(context)
    (failed,) = [u for u in updates if isinstance(u, FileFailed)]
    assert failed.key == "bad"
    assert isinstance(failed.error, UnavailableError)
    assert said(updates, "good") == list(range(5))


def test_a_fault_of_ours_comes_out_of_a_step(new_context: NewContext, engine: HeldEngine) -> None:
    context = new_context()
    context.add("a", source(talk(60), "a"))
    first, _ = busy(engine, context)
    first.end(IndexError("list index out of range"))
    with pytest.raises(IndexError):
        step(context, lambda: False)
    context.close()
    assert decode_threads() == []


def test_a_new_file_is_in_the_next_batch_that_begins(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context(batch_size=2, per_file=16)
    context.add("hours", endless("hours", []))
    first, second = busy(engine, context)
    assert {*first.files, *second.files} == {"hours"}
    context.add("minute", source(talk(8), "minute"))  # two windows
    busy(engine, context)
    first.end()
    second.end()
    next_two = [batch.files for batch in engine.wait_for(4)[2:]]
    assert [files.count("minute") for files in next_two] == [1, 1]
    engine.free.set()
    updates = step(context, lambda: context.n_batches >= 4)
    updates += context.step()
    assert said(updates, "minute") == list(range(8))
    context.close()


def test_the_last_windows_are_shared_out(new_context: NewContext, engine: HeldEngine) -> None:
    context = new_context(batch_size=4)
    context.add("a", source(talk(16), "a"))
    batches = busy(engine, context)
    assert sum(len(batch.requests) for batch in batches) == 4
    assert [len(batch.requests) for batch in batches] == [2, 2]


def test_until_the_language_is_known_one_window_at_a_time_decides(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context()
    context.add("a", source(talk(60), "a", language=None))
    step(context, lambda: len(engine.begun) >= 1)
    for _ in range(3):
        context.step()
    (probe,) = engine.begun
    assert len(probe.requests) == 1
    probe.end()
    step(context, lambda: len(engine.begun) >= 3)
    asked = {r.carry.language for batch in engine.begun[1:] for r in batch.requests}
    assert asked == {"en"}


def test_no_thread_is_left_when_all_is_done(new_context: NewContext, engine: HeldEngine) -> None:
    context = new_context()
    engine.free.set()
    for key in ("a", "b"):  # and they come again for the next file
        context.add(key, source(talk(30), key))
        assert said(work_off(context), key) == list(range(30))
        assert decode_threads() == []


@pytest.mark.parametrize("end", ["close", "cancel"])
def test_no_thread_is_left_when_nobody_waits_any_more(
    new_context: NewContext, engine: HeldEngine, end: str
) -> None:
    context = new_context()
    context.add("a", source(talk(60), "a"))
    busy(engine, context)
    assert len(decode_threads()) == 2
    if end == "close":
        context.close()
    else:
        context.cancel("a")
    assert decode_threads() == []
    assert context.is_idle
    assert context.step() == []
    assert len(engine.begun) == 2  # what lay ready was not begun


def test_no_thread_is_left_of_a_queue_that_is_dropped(
    new_context: NewContext, engine: HeldEngine
) -> None:
    context = new_context()
    context.add("a", source(talk(60), "a"))
    busy(engine, context)
    del context
    gc.collect()
    for thread in decode_threads():
        thread.join(HANG_S)
    assert decode_threads() == []


def test_nothing_is_begun_while_it_may_not(new_context: NewContext, engine: HeldEngine) -> None:
    allowed = [True]
    context = new_context(batch_size=1, may_run=lambda: allowed[0])
    context.add("a", source(talk(3), "a"))
    allowed[0] = False
    assert [context.step() for _ in range(3)] == [[]] * 3
    assert engine.begun == []
    allowed[0] = True
    engine.free.set()
    assert said(work_off(context), "a") == [0, 1, 2]
