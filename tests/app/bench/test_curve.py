"""The stability stage replayed over a log shows what it would have shown in the run."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from dataclasses import replace

import pytest

from app.bench.curve import replay
from app.bench.metrics import erasure
from app.events import CommittedEvent, DraftEvent, LogEvent, from_json, to_json
from app.live.loop import CaptionLoop
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodedSegment, DecodeKind, DecodeRequest, WindowDecode
from engine.errors import SettingsError
from scripted_engine import LoudnessVad, ScriptedEngine, sentence, speech

SCRIPT = [*sentence("one two three four five six seven", 0.5), *sentence("eight nine ten", 5.0)]


class Wavering(ScriptedEngine):
    """Every other draft hears its last word wrong."""

    def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
        heard = super().decode(requests)
        if len(self.batches) % 2 or requests[0].kind is not DecodeKind.DRAFT:
            return heard
        return [
            replace(h, segments=(*h.segments[:-1], _other(h.segments[-1]))) if h.segments else h
            for h in heard
        ]


def _other(segment: DecodedSegment) -> DecodedSegment:
    return replace(segment, text=" mumble")


def log_of(stability: str, preset: str = "responsive") -> list[LogEvent]:
    driver = AsrStreamDriver(Wavering(SCRIPT), EmissionPolicy.preset(preset), LoudnessVad())
    loop = CaptionLoop(driver, ["file"], stability=stability)
    samples = speech(SCRIPT, 8.0)
    events: list[LogEvent] = []
    seconds = itertools.count()
    for start in range(0, len(samples), 3200):
        loop.write("file", samples[start : start + 3200])
        events += loop.advance(lambda: 0.1 * next(seconds))
    return events + loop.finish(lambda: 99.0)


def _shown(events: Sequence[LogEvent]) -> list[str]:
    return [
        e.display if isinstance(e, DraftEvent) else e.text
        for e in events
        if isinstance(e, DraftEvent | CommittedEvent)
    ]


@pytest.mark.parametrize("stability", ["fast", "balanced", "steady"])
def test_a_replay_shows_what_the_run_with_that_stability_showed(stability: str) -> None:
    ran = log_of(stability)
    assert any(isinstance(e, DraftEvent) for e in ran)
    assert _shown(replay(log_of("fast"), stability)) == _shown(ran)


def test_stabilities_differ_here_and_commits_do_not() -> None:
    fast = log_of("fast")
    steady = replay(fast, "steady")
    assert erasure(steady).erased < erasure(fast).erased
    commits = [[e for e in log if isinstance(e, CommittedEvent)] for log in (fast, steady)]
    assert commits[0] == commits[1]


def test_a_log_that_was_written_and_read_replays_the_same() -> None:
    fast = log_of("fast")
    read = [event for e in fast if (event := from_json(to_json(e))) is not None]
    assert _shown(replay(read, "steady")) == _shown(replay(fast, "steady"))


def test_an_unknown_stability_is_refused() -> None:
    with pytest.raises(SettingsError, match="no stability"):
        replay([], "frozen")


def test_events_say_what_they_cost() -> None:
    class Costly(ScriptedEngine):
        def decode(self, requests: Sequence[DecodeRequest]) -> list[WindowDecode]:
            heard = super().decode(requests)
            return [replace(h, encode_s=0.25, decode_s=0.5) for h in heard]

    driver = AsrStreamDriver(Costly(SCRIPT), EmissionPolicy.responsive(), LoudnessVad())
    loop = CaptionLoop(driver, ["file"])
    began = time.perf_counter()
    loop.write("file", speech(SCRIPT, 2.0))
    (draft,) = loop.advance(lambda: 0.0)
    spent = time.perf_counter() - began
    assert isinstance(draft, DraftEvent)
    assert (draft.encode_s, draft.decode_s) == (0.25, 0.75)
    assert 0 < draft.front_end_s < spent
    assert 0 < draft.display_s < spent
    loop.write("file", speech(SCRIPT, 8.0)[32000:])
    events = loop.advance(lambda: 0.0)
    first = next(e for e in events if isinstance(e, CommittedEvent))
    # Its words end at 2.6 s; the voice activity's hangover is a second of chunks of 32 ms.
    assert first.closed == pytest.approx(3.6, abs=0.07)
