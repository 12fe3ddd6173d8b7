"""Where a latency goes, on an update whose every second is known."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from app.bench.breakdown import Parts, UpdateCosts, mean_parts
from app.bench.metrics import word_timings
from app.events import CommittedEvent, DraftEvent, LogEvent


def test_the_parts_add_up_to_the_latency() -> None:
    costs = UpdateCosts(5.0, front_end_s=0.02, encode_s=0.2, decode_s=0.3, display_s=0.01)
    parts = costs.split(end=4.6, shown=5.35)
    assert astuple(parts) == pytest.approx((0.38, 0.02, 0.2, 0.1, 0.01, 0.04))
    assert parts.latency == pytest.approx(0.75)


def test_a_word_that_did_not_wait_waited_for_no_front_end() -> None:
    parts = UpdateCosts(5.0, front_end_s=0.02, encode_s=0.2, decode_s=0.3).split(5.1, 5.3)
    assert parts.wait == pytest.approx(-0.1)
    assert parts.front_end == 0.0
    assert parts.latency == pytest.approx(0.2)


def test_means_of_parts_add_up_to_the_mean() -> None:
    one, two = Parts(1, 2, 3, 4, 5, 6), Parts(3, 2, 1, 0, 1, 2)
    mean = mean_parts([one, two])
    assert mean == Parts(2, 2, 2, 2, 3, 4)
    assert mean.latency == (one.latency + two.latency) / 2
    assert mean_parts([]) is None


def test_a_word_s_parts_are_those_of_the_update_that_first_showed_it() -> None:
    log: list[LogEvent] = [
        DraftEvent("m", "one", "one", 0, 1, "en", 1.0, 1.3, 0.25, 0.2, 0.01, 0.02),
        DraftEvent("m", "one two", "one two", 0, 2, "en", 2.0, 2.5, 0.5, 0.3, 0.01, 0.02),
        CommittedEvent(1, "m", "One two three.", 0, 3, "en", 3.0, 3.1, 0.1, encode_s=0.06),
    ]
    timings = word_timings(log, [("one", 0.4, 0.8), ("two", 1.0, 1.4), ("three", 2.0, 2.2)])
    # The stability stage comes after the decode, so the screen changes 0.02 s later.
    assert [t.first for t in timings] == pytest.approx([1.32, 2.52, 3.1])
    parts = [t.parts for t in timings]
    assert [p.encoder for p in parts if p] == [0.2, 0.3, 0.06]
    assert [p.latency for p in parts if p] == pytest.approx([0.52, 1.12, 0.9])
