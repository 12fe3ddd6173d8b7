"""Reference cycles with Qt objects are collected on the windows' thread and on no other."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from ui.cycle_collector import CycleCollector


class Knot(QObject):
    """Refers to itself; says on which thread it went."""

    went: list[int]

    def __init__(self, went: list[int]) -> None:
        super().__init__()
        self.me, self.went = self, went

    def __del__(self) -> None:
        self.went.append(threading.get_ident())


@pytest.fixture
def collector(qapp) -> Iterator[CycleCollector]:
    was = gc.isenabled()
    yield CycleCollector()
    gc.unfreeze()
    if was:
        gc.enable()


def test_no_other_thread_collects(collector):
    went: list[int] = []
    kept: list[list[int]] = []
    gc.collect()
    Knot(went)
    # Far more than makes Python collect by itself.
    other = threading.Thread(target=lambda: kept.extend([n] for n in range(50_000)))
    other.start()
    other.join()
    assert went == []
    assert len(kept) == 50_000
    collector.look()
    assert went == [threading.get_ident()]


def test_what_has_been_loaded_is_left_alone_once_a_session_listens(collector):
    collector.state_changed("loading")
    assert gc.get_freeze_count() == 0
    collector.state_changed("listening")
    frozen = gc.get_freeze_count()
    assert frozen > 10_000
    kept = [[n] for n in range(1000)]
    collector.state_changed("listening")
    assert gc.get_freeze_count() <= frozen + 10
    assert kept


def test_nothing_is_looked_through_while_a_model_loads(collector):
    went: list[int] = []
    gc.collect()
    collector.state_changed("starting")
    Knot(went)
    kept = [[n] for n in range(5_000)]  # Enough that is young.
    collector.look()
    assert went == []
    collector.state_changed("failed")
    collector.look()
    assert went == [threading.get_ident()]
    assert kept
