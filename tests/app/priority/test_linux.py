"""Nice values of real threads, by the kernel and by a RealtimeKit that answers as it is told."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import torch

from app.priority.linux import MOST_ASKED, NICE, LinuxPriority
from app.priority.pool import pool_threads
from app.priority.realtime_kit import RealtimeKit
from app.priority.session_group import SessionGroup
from niceness import may_raise, nice_of, on_a_thread, own_nice
from scripted_realtime_kit import ScriptedRealtimeKit

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nice values of Linux")

HANG_S = 15.0


@pytest.fixture
def group(tmp_path: Path) -> SessionGroup:
    """Of a kernel without groups; that of whoever runs the tests stays as it is."""
    return SessionGroup(tmp_path, tmp_path)


@pytest.fixture
def decodes() -> Iterator[ThreadPoolExecutor]:
    """The thread that decodes."""
    with ThreadPoolExecutor(1) as executor:
        yield executor


def refused(thread: int, nice: int) -> None:
    raise PermissionError(f"thread {thread} may not have {nice}")


def asking(group: SessionGroup, timeout_s: float = HANG_S) -> LinuxPriority:
    """Of a user whom the kernel refuses."""
    return LinuxPriority(RealtimeKit(timeout_s), group, renice=refused)


def wait_for(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + HANG_S
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def multiply() -> None:
    """What opens OpenMP's parallel regions, as a decode does."""
    torch.randn(300, 300) @ torch.randn(300, 300)


# By the kernel


def test_the_thread_and_its_pool_are_raised_for_the_session(group: SessionGroup) -> None:
    priority = LinuxPriority(group=group)

    def session() -> tuple[list[int], list[int], list[int]]:
        before = own_nice()
        priority.take(2)
        multiply()
        pool = pool_threads(2)
        raised = [nice_of(thread) for thread in pool]
        priority.give_back()
        return [before] * len(pool), raised, [nice_of(thread) for thread in pool]

    before, raised, after = on_a_thread(session)
    assert after == before
    if may_raise(NICE):
        assert priority.got == "raised by itself"
        assert raised == [NICE, NICE]
    else:  # There is no bus to ask at here.
        assert raised == before
        wait_for(lambda: priority.got.startswith("not raised: there is no system bus"))


def test_threads_that_join_the_pool_are_raised_too(group: SessionGroup) -> None:
    if not may_raise(NICE):
        pytest.skip("this user may raise nothing")

    def session() -> list[int]:
        priority = LinuxPriority(group=group)
        priority.take(2)
        priority.take(4)
        raised = [nice_of(thread) for thread in pool_threads(4)]
        priority.give_back()
        return raised

    assert on_a_thread(session) == [NICE] * 4


def test_what_a_raised_thread_starts_is_not_raised(group: SessionGroup) -> None:
    """A model that loads for a change, another program."""
    if not may_raise(NICE):
        pytest.skip("this user may raise nothing")

    def session() -> tuple[int, int]:
        priority = LinuxPriority(group=group)
        priority.take(1)
        assert own_nice() == NICE
        found = on_a_thread(own_nice), int(subprocess.check_output(["nice"]))
        priority.give_back()
        return found

    assert on_a_thread(session) == (0, 0)


def test_one_who_has_more_already_keeps_it(group: SessionGroup) -> None:
    if not may_raise(NICE - 2):
        pytest.skip("this user may raise nothing")

    def session() -> list[int]:
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE - 2)
        priority = LinuxPriority(group=group)
        priority.take(1)
        raised = own_nice()
        priority.give_back()
        return [raised, own_nice()]

    assert on_a_thread(session) == [NICE - 2, NICE - 2]


# By RealtimeKit


def test_realtime_kit_is_asked_for_each_thread(
    kit: ScriptedRealtimeKit, group: SessionGroup, decodes: ThreadPoolExecutor
) -> None:
    kit.start()
    priority = asking(group)
    pool = decodes.submit(pool_threads, 2).result()
    before = [nice_of(thread) for thread in pool]
    decodes.submit(priority.take, 2).result()
    wait_for(lambda: priority.got == "raised by RealtimeKit")
    assert kit.calls == [(os.getpid(), thread, NICE) for thread in pool]
    if may_raise(NICE):
        assert [nice_of(thread) for thread in pool] == [NICE, NICE]
    decodes.submit(priority.take, 2).result()
    decodes.submit(priority.give_back).result()
    assert [nice_of(thread) for thread in pool] == before
    assert len(kit.calls) == 2


def test_no_decode_waits_for_an_answer_and_a_late_one_leaves_nothing_raised(
    kit: ScriptedRealtimeKit, group: SessionGroup, decodes: ThreadPoolExecutor
) -> None:
    kit.start()
    kit.may_answer.clear()
    priority = asking(group)
    own, before = decodes.submit(lambda: (threading.get_native_id(), own_nice())).result()
    decodes.submit(priority.take, 1).result()
    assert kit.heard.wait(HANG_S)
    assert priority.got == "RealtimeKit has not answered yet"
    decodes.submit(priority.give_back).result()
    askers = [thread for thread in threading.enumerate() if thread.name == "priority"]
    kit.may_answer.set()
    for asker in askers:
        asker.join(HANG_S)
    assert nice_of(own) == before


def test_what_refuses_is_told_and_changes_nothing(
    kit: ScriptedRealtimeKit, group: SessionGroup, caplog: pytest.LogCaptureFixture
) -> None:
    kit.start()
    kit.refusal = "nobody sits here"
    priority = asking(group)
    with caplog.at_level("INFO"):
        on_a_thread(lambda: priority.take(3))
        told = "not raised: RealtimeKit cannot be had: nobody sits here"
        wait_for(lambda: priority.got == told)
    assert len(kit.calls) == 1
    assert f"priority of live decodes: {told}" in caplog.text
    priority.give_back()


def test_one_that_hangs_is_waited_for_no_longer_than_a_moment(
    kit: ScriptedRealtimeKit, group: SessionGroup
) -> None:
    kit.start()
    kit.may_answer.clear()
    priority = asking(group, timeout_s=0.2)
    on_a_thread(lambda: priority.take(1))
    wait_for(lambda: priority.got == "not raised: RealtimeKit does not answer")
    priority.give_back()


def test_a_bus_without_the_service(kit: ScriptedRealtimeKit, group: SessionGroup) -> None:
    priority = asking(group)
    on_a_thread(lambda: priority.take(1))
    wait_for(lambda: priority.got.startswith("not raised: RealtimeKit cannot be had"))
    assert "org.freedesktop.RealtimeKit1" in priority.got
    assert kit.calls == []


def test_a_large_pool_leaves_some_to_the_sound_server(
    kit: ScriptedRealtimeKit, group: SessionGroup, decodes: ThreadPoolExecutor
) -> None:
    kit.start()
    priority = asking(group)
    for n_sessions in (1, 2):
        for n_threads in (2, MOST_ASKED + 4, MOST_ASKED + 5):
            decodes.submit(priority.take, n_threads).result()
        wait_for(lambda n=n_sessions: len(kit.calls) == n * MOST_ASKED)
        decodes.submit(priority.give_back).result()
        asked = [thread for _, thread, _ in kit.calls[-MOST_ASKED:]]
        assert len(set(asked)) == MOST_ASKED
    for asker in [thread for thread in threading.enumerate() if thread.name == "priority"]:
        asker.join(HANG_S)
    assert len(kit.calls) == 2 * MOST_ASKED


# The pool


def test_a_pool_is_of_the_thread_that_asks() -> None:
    def pools() -> tuple[int, list[int], list[int], list[int]]:
        return threading.get_native_id(), pool_threads(1), pool_threads(3), pool_threads(3)

    own, alone, three, again = on_a_thread(pools)
    assert alone == [own]
    assert three[0] == own
    assert len(set(three)) == 3
    assert set(again) == set(three)
    assert not set(three) & set(pool_threads(3))


def test_a_decode_computes_with_the_pool_that_was_told() -> None:
    def threads() -> tuple[set[int], set[int]]:
        torch.set_num_threads(3)
        told = set(pool_threads(3))
        before = {int(name) for name in os.listdir("/proc/self/task")}
        multiply()
        return told, {int(name) for name in os.listdir("/proc/self/task")} - before - told

    most = torch.get_num_threads()
    try:
        told, more = on_a_thread(threads)
    finally:
        torch.set_num_threads(most)
    assert len(told) == 3
    assert more == set()
