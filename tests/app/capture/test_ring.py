"""The ring against a list, and against a thread."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.capture.ring import DROPPED, AudioRing
from engine.errors import SettingsError

RATE = 10


@dataclass
class Model:
    """What the ring should do, one sample at a time: (index, value, time, lost before it)."""

    capacity: int
    skip: int
    kept: list[tuple[int, float, float, str]] = field(default_factory=list)
    written: int = 0
    dropped: int = 0
    time_s: float = 0.0
    interruption: str = ""

    def write(self, values: list[float], time_s: float, lost: str) -> None:
        if not values:
            return
        lost = lost or self.interruption
        self.interruption = ""
        if lost or not self.written:
            self.time_s = time_s
        if not self.written:
            lost = ""
        incoming = []
        for value in values:
            incoming.append((self.written, value, self.time_s, lost))
            self.written += 1
            self.time_s += 1 / RATE
            lost = ""
        excess = len(self.kept) + len(incoming) - self.capacity
        if excess > 0:
            drop = max(excess, min(self.skip, len(self.kept)))
            self.dropped += drop
            self.kept = (self.kept + incoming)[drop:]
            index, value, time_s, _ = self.kept[0]
            self.kept[0] = (index, value, time_s, DROPPED)
        else:
            self.kept += incoming


writes = st.tuples(
    st.just("write"),
    st.integers(0, 30),
    st.sampled_from(["", "", "unplugged", "stalled"]),
    st.floats(0, 5, allow_nan=False),
)
reads = st.tuples(st.just("read"), st.integers(0, 40))
interruptions = st.tuples(st.just("interrupt"), st.just("paused"))


@given(
    steps=st.lists(st.one_of(writes, reads, interruptions), max_size=40),
    skip=st.integers(1, 9),
)
def test_ring_keeps_what_a_list_would_keep(steps: list[tuple], skip: int) -> None:
    ring = AudioRing(RATE, seconds=2.0, skip_s=skip / RATE)
    model = Model(ring.capacity, skip)
    for step in steps:
        if step[0] == "write":
            _, n, lost, pause_s = step
            values = [float(model.written + i) for i in range(n)]
            time_s = model.time_s + pause_s
            ring.write(np.array(values, np.float32), time_s, lost)
            model.write(values, time_s, lost)
        elif step[0] == "interrupt":
            ring.interrupt(step[1])
            if model.written and not model.interruption:
                model.interruption = step[1]
        else:
            _check_read(ring, model, step[1])
        assert ring.available == len(model.kept)
        assert ring.dropped == model.dropped
    while model.kept:
        _check_read(ring, model, 7)
    assert ring.read(7) is None


def _check_read(ring: AudioRing, model: Model, limit: int) -> None:
    run = ring.read(limit)
    if not model.kept or limit == 0:
        assert run is None
        return
    assert run is not None
    expected = model.kept[: len(run.samples)]
    assert 0 < len(run.samples) <= limit
    # It ends at the limit, at the end, or before a gap: never earlier.
    rest = model.kept[len(run.samples) :]
    assert len(run.samples) == limit or not rest or rest[0][3]
    del model.kept[: len(run.samples)]
    assert run.samples.tolist() == [value for _, value, _, _ in expected]
    assert run.index == expected[0][0]
    assert run.lost == expected[0][3]
    assert run.time_s == pytest.approx(expected[0][2])
    assert not any(lost for _, _, _, lost in expected[1:])


def test_a_full_ring_drops_the_oldest_in_one_piece() -> None:
    ring = AudioRing(RATE, seconds=10.0, skip_s=4.0)
    for second in range(12):
        ring.write(np.full(RATE, second, np.float32), 100.0 + second)
    run = ring.read(1000)
    assert run is not None
    assert ring.dropped == 4 * RATE
    assert run.lost == DROPPED
    assert run.time_s == pytest.approx(104.0)
    assert run.samples[0] == 4
    assert run.samples[-1] == 11


def test_a_closed_ring_can_be_read_to_its_end() -> None:
    ring = AudioRing(RATE)
    ring.write(np.ones(5, np.float32), 1.0)
    ring.close()
    run = ring.read(100)
    assert ring.closed
    assert run is not None
    assert len(run.samples) == 5
    assert ring.read(100) is None


def test_the_ring_copies_what_it_takes() -> None:
    ring = AudioRing(RATE)
    block = np.ones(5, np.float32)
    ring.write(block, 0.0)
    block[:] = 9
    run = ring.read(5)
    assert run is not None
    assert run.samples.tolist() == [1.0] * 5


def test_a_ring_of_nothing_is_refused() -> None:
    with pytest.raises(SettingsError, match="holds nothing"):
        AudioRing(RATE, seconds=0.01)


def test_a_writer_and_a_reader_lose_nothing_unsaid() -> None:
    ring = AudioRing(1000, seconds=0.5, skip_s=0.1)
    total = 200_000

    def write() -> None:
        generator = np.random.default_rng(1)
        at = 0
        while at < total:
            n = min(int(generator.integers(1, 90)), total - at)
            ring.write(np.arange(at, at + n, dtype=np.float32), at / 1000)
            at += n
        ring.close()

    writer = threading.Thread(target=write)
    writer.start()
    position = skipped = 0
    while True:
        with ring.ready:
            ring.ready.wait_for(lambda: ring.available or ring.closed, timeout=10)
        run = ring.read(37)
        if run is None:
            if ring.closed and not ring.available:
                break
            continue
        if run.index != position:
            assert run.lost == DROPPED
            skipped += run.index - position
        else:
            assert run.lost == ""
        assert run.samples.tolist() == list(range(run.index, run.index + len(run.samples)))
        assert run.time_s == pytest.approx(run.index / 1000)
        position = run.index + len(run.samples)
    writer.join()
    assert position == total
    assert skipped == ring.dropped


def test_what_breaks_off_is_told_once_all_is_read_and_taken_back_by_what_follows() -> None:
    ring = AudioRing(RATE, 10.0)
    ring.write(np.ones(100, np.float32), 5.0)
    ring.break_off("unplugged")
    assert ring.broken_off == ""  # There is something to read still.
    assert ring.read(1000) is not None
    assert ring.broken_off == "unplugged"
    ring.write(np.ones(100, np.float32), 9.0, lost="unplugged")
    assert ring.broken_off == ""
    assert ring.read(1000) is not None
    assert ring.broken_off == ""  # However late somebody looks.


class CountedCondition(threading.Condition):
    """Counts how often it is notified."""

    n = 0

    def notify_all(self) -> None:
        self.n += 1
        super().notify_all()


def test_writes_wake_nobody_before_as_much_is_there_as_is_expected() -> None:
    ready = CountedCondition()
    ring = AudioRing(1000, 1.0, ready=ready)
    block = np.ones(20, np.float32)
    ring.write(block, 0.0)
    assert (ready.n, ring.is_due) == (1, True)
    ring.expect(0.1)
    assert not ring.is_due
    for _ in range(3):
        ring.write(block, 0.0)
    assert (ready.n, ring.is_due) == (1, False)
    ring.write(block, 0.0)
    assert (ready.n, ring.is_due) == (2, True)
    assert ring.read(1000) is not None
    ring.close()  # Is told at once.
    assert ready.n == 3
    ring.expect(0.0)
    assert not ring.is_due  # There is nothing.
    ring.write(block, 0.0)
    assert (ready.n, ring.is_due) == (4, True)
