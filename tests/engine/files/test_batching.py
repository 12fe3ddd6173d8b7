"""Batches by a scripted clock: when they start, whom they serve, what waits."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import SettingsError
from engine.files.batching import Batcher, BatcherContext, BatchingConfig


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def queue(clock: Clock, **rules: float) -> BatcherContext[int]:
    context: BatcherContext[int] = Batcher(BatchingConfig(**rules)).new_context(clock)  # type: ignore[arg-type]
    return context


def taken(waiting: BatcherContext[int], most: int | None = None) -> list[tuple[Hashable, int]]:
    return [(queued.file, queued.window) for queued in waiting.take(most)]


def test_a_batch_starts_when_it_is_full(clock: Clock) -> None:
    waiting = queue(clock, batch_size=3)
    assert not waiting.is_due(more_can_come=True)
    for number in range(3):
        assert not waiting.is_due(more_can_come=True)
        waiting.offer("a", 10.0, number)
    assert waiting.is_due(more_can_come=True)
    assert waiting.is_full
    assert taken(waiting) == [("a", 0), ("a", 1), ("a", 2)]
    assert not waiting.is_due(more_can_come=False)


def test_a_batch_starts_when_its_oldest_window_has_waited(clock: Clock) -> None:
    waiting = queue(clock, batch_size=8, max_wait_s=2.0)
    waiting.offer("a", 10.0, 0)
    clock.now = 1.5
    waiting.offer("b", 10.0, 1)
    assert not waiting.is_due(more_can_come=True)
    clock.now = 2.0
    assert waiting.is_due(more_can_come=True)


def test_a_batch_starts_when_nothing_more_can_come(clock: Clock) -> None:
    waiting = queue(clock)
    waiting.offer("a", 10.0, 0)
    assert waiting.is_due(more_can_come=False)


def test_admission_counts_windows_of_a_file_and_seconds_of_all(clock: Clock) -> None:
    waiting = queue(clock, batch_size=2, per_file=3, max_queued_s=100.0)
    for number in range(3):
        assert waiting.admits("a")
        waiting.offer("a", 10.0, number)
    assert not waiting.admits("a")
    assert waiting.admits("b")
    waiting.take()
    assert not waiting.admits("a")  # being decoded counts
    waiting.done("a")
    assert waiting.admits("a")
    waiting.offer("b", 95.0, 9)
    assert waiting.queued_s == 105.0
    assert not waiting.admits("c")


def test_what_could_not_be_decoded_comes_first_again(clock: Clock) -> None:
    waiting = queue(clock, batch_size=2)
    for number in range(4):
        waiting.offer("a", 10.0, number)
    first, second = waiting.take(), waiting.take()
    for queued in [*first, *second]:  # whatever ends first
        waiting.put_back(queued)
    assert waiting.queued_s == 40.0
    assert taken(waiting) == [("a", 0), ("a", 1)]
    assert waiting.queued_s == 20.0


def test_a_rest_comes_before_what_follows_it(clock: Clock) -> None:
    waiting = queue(clock, batch_size=1)
    for number in range(3):
        waiting.offer("a", 10.0, number)
    (first,) = waiting.take()
    waiting.put_rest(first, 4.0)
    assert waiting.queued_s == 24.0
    assert taken(waiting) == [("a", 0)]


def test_a_file_that_was_not_decoded_after_all_keeps_its_turn(clock: Clock) -> None:
    waiting = queue(clock, batch_size=1)
    for name in "abc":
        waiting.offer(name, 10.0, 0)
        waiting.offer(name, 10.0, 1)
    (first,) = waiting.take()
    assert first.file == "a"
    waiting.put_back(first)
    assert [taken(waiting) for _ in range(4)] == [[("a", 0)], [("b", 0)], [("c", 0)], [("a", 1)]]


def test_a_batch_may_be_smaller_than_full(clock: Clock) -> None:
    waiting = queue(clock, batch_size=3)
    for number in range(4):
        waiting.offer("a", 10.0, number)
    assert taken(waiting, 2) == [("a", 0), ("a", 1)]
    assert not waiting.is_full
    assert taken(waiting, 9) == [("a", 2), ("a", 3)]


def test_a_file_that_is_dropped_leaves_nothing(clock: Clock) -> None:
    waiting = queue(clock, batch_size=4)
    waiting.offer("a", 10.0, 0)
    waiting.offer("b", 10.0, 1)
    waiting.drop("a")
    assert taken(waiting) == [("b", 1)]
    assert waiting.queued_s == 0.0
    waiting.done("a")


def test_rules_that_cannot_work_are_refused() -> None:
    for rule in ("batch_size", "per_file", "max_queued_s"):
        with pytest.raises(SettingsError, match=rule):
            BatchingConfig(**{rule: 0})
    with pytest.raises(SettingsError, match="wait"):
        BatchingConfig(max_wait_s=-1.0)


@given(
    st.integers(0, 400),  # batches before the short file comes
    st.integers(2, 16),  # batch size
    st.integers(1, 3),  # windows of a one-minute file
)
def test_ten_hours_do_not_hold_up_a_minute(arrival: int, size: int, n_short: int) -> None:
    """All windows of the short file are decoded two batches after it came, whenever that is."""
    clock = Clock()
    waiting = queue(clock, batch_size=size, per_file=2 * size)
    long: Iterator[int] = iter(range(1200))
    batches_waited = 0
    for turn in range(arrival + 3):
        while waiting.admits("long") and (number := next(long, None)) is not None:
            waiting.offer("long", 30.0, number)
        if turn == arrival:
            for number in range(n_short):
                waiting.offer("short", 25.0, number)
        if not waiting.is_due(more_can_come=True):
            waiting.offer("long", 30.0, -1)  # the long file never ends
            while not waiting.is_due(more_can_come=True):
                waiting.offer("long", 30.0, -1)
        batch = waiting.take()
        clock.now += 4.0
        for queued in batch:
            waiting.done(queued.file)
        if turn >= arrival and waiting.held("short"):
            batches_waited += 1
    allowed = 1 if size >= 2 * n_short else 2
    assert batches_waited < max(allowed, (2 * n_short + size - 1) // size)
    assert not waiting.held("short") or n_short > size


@given(st.lists(st.integers(1, 40), min_size=2, max_size=30))
def test_files_are_served_in_turn(lengths: list[int]) -> None:
    """No file gets a second window while another that is waiting has had fewer turns."""
    waiting = queue(Clock(), batch_size=8)
    left = dict(enumerate(lengths))
    for name, n_windows in left.items():
        for number in range(n_windows):
            waiting.offer(name, 30.0, number)
    served = []
    while batch := taken(waiting):
        served += batch
    counts = dict.fromkeys(left, 0)
    for key, number in served:
        assert isinstance(key, int)
        assert number == counts[key]  # in order
        behind = [other for other in left if counts[other] < left[other]]
        assert counts[key] <= min(counts[other] for other in behind)
        counts[key] += 1
    assert counts == left
