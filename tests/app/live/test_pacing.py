from __future__ import annotations

from app.live.pacing import FLOOR_MS, DraftPacer


def test_the_ceiling_holds_until_something_was_measured():
    assert DraftPacer(600).interval_ms == 600


def test_quick_decodes_shrink_the_interval_to_the_floor():
    pacer = DraftPacer(600)
    for _ in range(5):
        pacer.decoded(0.05)
    assert pacer.interval_ms == FLOOR_MS


def test_decoding_takes_at_most_its_share():
    pacer = DraftPacer(600)
    for _ in range(5):
        pacer.decoded(0.24)
    assert pacer.interval_ms == 400


def test_load_grows_the_interval_back_and_one_slow_decode_does_not():
    pacer = DraftPacer(600)
    for seconds in (0.1, 0.1, 0.1, 0.1, 2.0):
        pacer.decoded(seconds)
    assert pacer.interval_ms == FLOOR_MS
    for _ in range(3):
        pacer.decoded(0.9)
    assert pacer.interval_ms == 600


def test_a_preset_without_drafts_stays_without():
    pacer = DraftPacer(0)
    pacer.decoded(0.3)
    assert pacer.interval_ms == 0
