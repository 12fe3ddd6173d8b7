"""Windows of which one fails, in a batch or beside others: the rest is decoded all the same."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from coded_speech import CodedEngine, ContinuousCodedEngine
from engine.driver.seam import DecodeKind, DecodeRequest, WindowDecode
from engine.errors import DecodeCancelledError, EngineError
from engine.files.decoding import WindowDecoder


class FullCard(CodedEngine):
    """Has memory for so many windows at a time."""

    room = 1

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        if len(requests) > self.room:
            raise RuntimeError("CUDA out of memory.\nTried to allocate 2 GiB")
        return super().decode(requests)


def windows(engine: CodedEngine, n: int) -> list[DecodeRequest]:
    features = np.zeros((100, engine.features.n_features), np.float32)
    return [
        DecodeRequest(features, 0, None, engine.new_carry(), DecodeKind.ENDPOINT) for _ in range(n)
    ]


def test_a_batch_that_does_not_fit_a_card_is_decoded_window_by_window() -> None:
    engine = FullCard()
    outcomes = WindowDecoder(engine).decode(windows(engine, 6))
    assert [type(outcome) for outcome in outcomes] == [WindowDecode] * 6


def test_a_window_that_does_not_fit_fails_by_itself_and_in_one_line() -> None:
    engine = FullCard()
    engine.room = 0
    (outcome,) = WindowDecoder(engine).decode(windows(engine, 1))
    assert isinstance(outcome, EngineError)
    assert str(outcome) == "cannot use coded: RuntimeError: CUDA out of memory."


def each(engine: CodedEngine, waiting: list[DecodeRequest]) -> dict[int, list[object]]:
    """What becomes of windows, each a batch of its own, in the order in which it does."""
    batches = iter([(number, [request]) for number, request in enumerate(waiting)])
    return dict(WindowDecoder(engine, 3).decode_each(lambda: next(batches, None)))


@pytest.mark.parametrize("engine", [CodedEngine(), ContinuousCodedEngine()])
def test_whatever_is_to_be_had_is_decoded(engine: CodedEngine) -> None:
    found = each(engine, windows(engine, 8))
    assert sorted(found) == list(range(8))
    assert [type(outcome) for (outcome,) in found.values()] == [WindowDecode] * 8


@pytest.mark.parametrize("fault", [EngineError("no"), RuntimeError("no"), MemoryError("no")])
def test_a_fault_beside_others_costs_its_window_alone(fault: Exception) -> None:
    engine = ContinuousCodedEngine()
    waiting = windows(engine, 8)
    engine.faults[id(waiting[4])] = fault
    found = each(engine, waiting)
    assert sorted(found) == list(range(8))
    failed = {number for number, (outcome,) in found.items() if isinstance(outcome, EngineError)}
    assert failed == {4}


def test_a_cancelled_decode_is_told_to_whoever_knows_what_was_under_way() -> None:
    engine = ContinuousCodedEngine()
    waiting = windows(engine, 3)
    engine.faults[id(waiting[1])] = DecodeCancelledError("as told")
    with pytest.raises(DecodeCancelledError):
        each(engine, waiting)


def test_a_fault_of_ours_comes_out() -> None:
    engine = ContinuousCodedEngine()
    waiting = windows(engine, 3)
    engine.faults[id(waiting[1])] = IndexError("list index out of range")
    with pytest.raises(IndexError):
        each(engine, waiting)


@pytest.mark.parametrize("engine", [CodedEngine(), ContinuousCodedEngine()])
def test_a_fault_of_whoever_gives_windows_is_not_the_engines(engine: CodedEngine) -> None:
    batches = iter([(0, windows(engine, 1))])

    def take() -> tuple[int, list[DecodeRequest]]:
        batch = next(batches, None)
        if batch is None:
            raise EngineError("no more")
        return batch

    with pytest.raises(EngineError, match="no more"):
        list(WindowDecoder(engine, 3).decode_each(take))
