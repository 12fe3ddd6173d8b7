"""Batches of which a part fails: the rest of them is decoded all the same."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from coded_speech import CodedEngine
from engine.driver.seam import DecodeKind, DecodeRequest, WindowDecode
from engine.errors import EngineError
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
