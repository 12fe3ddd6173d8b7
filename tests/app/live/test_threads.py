"""Threads of a decode beside other programs, by clocks that the test turns."""

from __future__ import annotations

from dataclasses import dataclass, field

import torch

from app.live.loop import CaptionLoop
from app.live.threads import CoreUse, DecodeThreads, compute_with, read_core_use
from coded_speech import CodedEngine, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from scripted_engine import LoudnessVad


@dataclass
class Machine:
    """Two cores and what they did."""

    n_cores: int = 2
    wall_s: float = 100.0
    idle_s: float = 50.0
    own_s: float = 10.0
    chosen: list[int] = field(default_factory=list)

    def __call__(self) -> CoreUse:
        return CoreUse(self.wall_s, self.idle_s, self.own_s, self.n_cores)

    def spend(self, seconds: float, *, others: float = 0.0, own: float = 0.0) -> None:
        """Let time pass while others and we have so many cores busy."""
        self.wall_s += seconds
        self.own_s += seconds * own
        self.idle_s += seconds * (self.n_cores - others - own)

    def threads(self, most: int) -> DecodeThreads:
        return DecodeThreads(self, most, self.chosen.append)


def test_what_others_take_is_left_to_them_and_taken_back() -> None:
    machine = Machine()
    threads = machine.threads(2)
    threads.adapt()
    machine.spend(2.0, own=1.5)
    threads.adapt()
    assert machine.chosen == []
    machine.spend(2.0, others=1.0, own=1.0)
    threads.adapt()
    assert machine.chosen == [1]
    machine.spend(2.0, others=2.0)  # Nobody speaks, and no core rests.
    threads.adapt()
    machine.spend(2.0, others=0.2, own=0.7)
    threads.adapt()
    assert machine.chosen == [1, 2]


def test_it_does_not_waver_where_about_half_a_core_is_missing() -> None:
    machine = Machine()
    threads = machine.threads(2)
    threads.adapt()
    for others in (0.3, 0.45, 0.4):
        machine.spend(2.0, others=others, own=1.0)
        threads.adapt()
    assert machine.chosen == []
    for others in (0.6, 0.45, 0.3, 0.7, 0.5):
        machine.spend(2.0, others=others, own=1.0)
        threads.adapt()
    assert machine.chosen == [1]
    machine.spend(2.0, others=0.2, own=1.0)
    threads.adapt()
    assert machine.chosen == [1, 2]


def test_a_moment_says_nothing() -> None:
    machine = Machine()
    threads = machine.threads(2)
    threads.adapt()
    machine.spend(0.3, others=2.0)
    threads.adapt()
    assert machine.chosen == []


def test_threads_of_half_the_cores_are_taken_from_the_free_ones() -> None:
    """Physical cores with two threads each: a call that has two of eight leaves three of four."""
    machine = Machine(n_cores=8)
    threads = machine.threads(4)
    threads.adapt()
    machine.spend(2.0, others=2.0, own=3.0)
    threads.adapt()
    assert machine.chosen == [3]


def test_the_thread_is_left_as_it_was() -> None:
    machine = Machine()
    threads = machine.threads(2)
    threads.close()
    threads.adapt()
    machine.spend(2.0, others=2.0)
    threads.adapt()
    threads.close()
    threads.close()
    assert machine.chosen == [1, 2]


@dataclass
class Priority:
    """Notes what is asked of it."""

    asked: list[object] = field(default_factory=list)

    def take(self, n_threads: int) -> None:
        self.asked.append(n_threads)

    def give_back(self) -> None:
        self.asked.append("back")

    @property
    def got(self) -> str:
        return f"asked {len(self.asked)} times"


def test_they_come_first_from_the_first_decode_of_a_session_to_its_end() -> None:
    machine, priority = Machine(), Priority()
    threads = DecodeThreads(machine, 2, machine.chosen.append, priority)
    assert priority.asked == []
    threads.adapt()
    assert priority.asked == [2]
    machine.spend(2.0, others=1.0, own=1.0)
    threads.adapt()
    machine.spend(2.0, others=0.1, own=1.0)
    threads.adapt()
    threads.adapt()
    assert priority.asked == [2, 1, 2]  # What joins them comes first too.
    threads.close()
    threads.adapt()
    threads.close()
    assert priority.asked == [2, 1, 2, "back", 2, "back"]
    assert threads.priority == "asked 6 times"
    assert DecodeThreads(machine, 2).priority == ""


def test_a_session_begins_with_all_threads_whatever_was_before() -> None:
    machine = Machine()
    threads = machine.threads(2)
    threads.adapt()
    machine.spend(2.0, others=2.0)
    threads.adapt()
    threads.close()
    machine.spend(60.0, others=2.0)
    threads.adapt()
    assert machine.chosen == [1, 2]


def test_a_loop_looks_before_its_decodes() -> None:
    machine = Machine()
    policy = EmissionPolicy.preset("responsive")
    driver = AsrStreamDriver(CodedEngine(window_s=30.0), policy, LoudnessVad())
    loop = CaptionLoop(driver, ["mic"], threads=machine.threads(2))
    sound = say([0.5], 4.0)
    for start in range(0, len(sound), 1600):
        machine.spend(0.5, others=2.0)
        loop.write("mic", sound[start : start + 1600])
        loop.advance(lambda: 0.0)
    assert machine.chosen == [1]


def test_the_clocks_of_this_machine() -> None:
    before = read_core_use()
    while (after := read_core_use()).own_s < before.own_s + 0.1:
        pass
    assert after.wall_s > before.wall_s
    assert before.idle_s <= after.idle_s
    assert after.n_cores >= 1


def test_torch_computes_with_so_many_threads() -> None:
    most = torch.get_num_threads()
    try:
        compute_with(1)
        assert torch.get_num_threads() == 1
    finally:
        compute_with(most)
    assert torch.get_num_threads() == most
