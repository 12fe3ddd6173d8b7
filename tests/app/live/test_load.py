"""What decoding takes of the time, kept, and said before a second source is added."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.events import CommittedEvent, LogEvent, ModelEvent, SessionEvent, StatusEvent
from app.live.load import DecodingLoad, KeptLoad, measured_share, too_much
from app.paths import cache_dir

HEADER = SessionEvent(
    "2026-01-01T10:00:00Z", "whisper-base", "responsive", ("mic",), details={"device": "auto"}
)
LINE = CommittedEvent(1, "mic", "text", 1.0, 5.0, "en", 6.0, 6.0, decode_s=2.4)
STOPPED = StatusEvent("stopped", "", 60.0)


def _share(*events: LogEvent) -> float | None:
    load = DecodingLoad()
    for event in events:
        load.take(event)
    return load.share


def _after(*events: LogEvent) -> KeptLoad:
    load = KeptLoad()
    for event in events:
        load(event)
    return load


def test_it_is_the_cost_of_final_lines_for_their_length() -> None:
    assert _share(HEADER, *[LINE] * 10) == pytest.approx(0.6)
    assert _share(HEADER, *[LINE] * 7) is None  # 28 s of speech.
    assert _share(HEADER, *[LINE] * 10, HEADER) is None  # A new session begins anew.


def test_it_is_kept_by_model_and_device_when_a_session_has_ended() -> None:
    assert measured_share("whisper-base") is None
    load = _after(HEADER, *[LINE] * 10)
    assert measured_share("whisper-base") is None
    load(StatusEvent("stopped", "", 50.0, source="mic"))
    load(STOPPED)
    assert measured_share("whisper-base") == pytest.approx(0.6)
    assert measured_share("whisper-base", "cuda") is None
    _after(replace(HEADER, model="whisper-small"), *[LINE] * 10, STOPPED)
    assert measured_share("whisper-base") == pytest.approx(0.6)
    _after(HEADER, LINE, STOPPED)  # Too short to tell: what was measured before stays.
    assert measured_share("whisper-base") == pytest.approx(0.6)


def test_a_model_that_stands_in_for_another_is_not_taken_for_it() -> None:
    _after(HEADER, *[LINE] * 3, ModelEvent("whisper-tiny", 9.0), *[LINE] * 10, STOPPED)
    assert measured_share("whisper-base") is None


def test_a_damaged_file_is_nothing_measured() -> None:
    (cache_dir() / "load.json").write_text("{")
    assert measured_share("whisper-base") is None
    _after(HEADER, *[LINE] * 10, STOPPED)
    assert measured_share("whisper-base") == pytest.approx(0.6)


@pytest.mark.parametrize(("share", "n", "said"), [
    (None, 2, False), (0.3, 2, False), (0.5, 2, True), (0.3, 3, True), (0.9, 1, False),
])  # fmt: skip
def test_what_does_not_fit_is_said(share: float | None, n: int, said: bool) -> None:
    assert (too_much(share, n) is not None) is said


def test_it_says_how_much_one_took() -> None:
    assert too_much(0.5, 2) == (
        "this computer may not keep up with 2 sources: decoding one took 50 % of the time"
    )
