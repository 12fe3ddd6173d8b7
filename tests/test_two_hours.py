"""Two hours of captions with forty mishaps: no word is lost but inside a gap that says why.

Source, clock and engine are scripted (``long_session``), the session, the store and the exports are
the real ones.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from app.events import CommittedEvent, DraftEvent, GapEvent, SessionEvent
from app.exports.formats import export
from app.transcript.store import TranscriptStore
from coded_speech import CODES, WORD_S, numbers
from long_session import MISHAPS, N_WORDS, SENTENCE_S, World, starts_of

HOURS_S = 2 * 3600.0
N_MISHAPS = 40
EDGE_S = 0.05  # A word that a gap touches may be half there.


@pytest.fixture(params=[1, *(pytest.param(n, marks=pytest.mark.stress) for n in range(2, 41))])
def world(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[World]:
    with TranscriptStore(tmp_path / "transcripts.sqlite3") as store:
        world = World(store, random.Random(request.param))
        yield world
        world.session.stop(abort=True)
        world.engine.go.set()
        assert world.session.join(10)


@pytest.mark.timeout(300)
def test_two_hours_and_forty_mishaps(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.session.start()
    world.log.wait_for_state("listening")
    mishaps = [MISHAPS[n % len(MISHAPS)] for n in range(N_MISHAPS)]
    world.chance.shuffle(mishaps)
    for n, mishap in enumerate(mishaps):
        left_s = HOURS_S - world.now_s - 120
        world.play(max(5.0, world.chance.uniform(0.5, 1.0) * left_s / (N_MISHAPS - n) * 0.8))
        mishap(world)
        world.happened.append(mishap.__name__)
    world.play(max(30.0, HOURS_S - world.now_s))
    world.session.stop()
    assert world.session.join(30)
    assert len(world.happened) == N_MISHAPS
    assert world.now_s >= HOURS_S
    _check(world)
    assert {r.message for r in caplog.records if r.levelname == "WARNING"} <= {
        "mic delivers samples that are no numbers; they count as 0"
    }


def _check(world: World) -> None:
    lines, gaps = world.log.lines(), world.log.gaps()
    said = _said(lines)
    # In order, each once.
    assert said == sorted(set(said))
    expected = [
        number
        for number in range(int(world.now_s // SENTENCE_S) * N_WORDS)
        if not any(_touches(number, gap.start, gap.end) for gap in gaps)
        and not any(_touches(number, *span) for span in world.silent)
    ]
    assert len(expected) > 2500
    lacking = [number for number in expected if number not in set(said)]
    assert lacking == [], _about(world, lacking[0])
    # Nothing is said of what was not heard.
    assert [n for n in said if any(_is_inside(n, gap.start, gap.end) for gap in gaps)] == []
    assert [n for n in said if any(_is_inside(n, *span) for span in world.silent)] == []
    _check_gaps(world, gaps)
    # What was shown is what is stored, and what is exported.
    assert world.sink.session_id is not None
    kept = world.store.transcript(world.sink.session_id)
    assert [_seen(line) for line in kept.lines] == [_seen(line) for line in lines]
    assert list(kept.gaps) == gaps
    assert kept.session.duration_s == pytest.approx(world.now_s, abs=1.0)
    exported = json.loads(export(kept, "json"))
    assert [line["text"] for line in exported["lines"]] == [line.text for line in lines]
    for form in ("txt", "srt"):
        whole = " ".join(re.findall(r"\b[a-j]{4}\b", export(kept, form)))
        found = numbers(whole)
        assert found == [n % CODES for n in said]


def _check_gaps(world: World, gaps: list[GapEvent]) -> None:
    for gap in gaps:
        causes = [
            missing
            for missing in world.missing
            if missing.start_s - 0.3 <= gap.start
            and gap.end <= missing.end_s + 0.3
            and gap.reason.startswith(missing.reason)
        ]
        assert causes, f"a gap without a cause: {gap}"
    for missing in world.missing:
        if missing.reason != "dropped":
            told = [
                gap
                for gap in gaps
                if gap.start <= missing.start_s + 0.05 and gap.end >= missing.end_s - 0.05
            ]
            assert len(told) == 1, missing
    assert any(gap.reason.startswith("dropped") for gap in gaps)
    assert isinstance(world.log.events[0], SessionEvent)


def _said(lines: Sequence[CommittedEvent]) -> list[int]:
    """The words of all lines, by their numbers; halves are left out."""
    said = []
    for line in lines:
        for segment in line.segments:
            (code,) = numbers(segment["text"]) or (None,)
            if code is None:
                continue
            sentence, rest = divmod(segment["start"], SENTENCE_S)
            number = int(sentence) * N_WORDS + round((rest - 0.5) / WORD_S)
            assert number % CODES == code, segment
            said.append(number)
    return said


def _seen(line: CommittedEvent) -> tuple[object, ...]:
    return line.id, line.source, line.text, line.start, line.end, line.language, line.segments


def _is_inside(number: int, start_s: float, end_s: float) -> bool:
    begin = starts_of(number)
    return begin > start_s + EDGE_S and begin + WORD_S < end_s - EDGE_S


def _touches(number: int, start_s: float, end_s: float) -> bool:
    begin = starts_of(number)
    return begin < end_s + EDGE_S and begin + WORD_S > start_s - EDGE_S


def _about(world: World, number: int) -> str:
    """What the log says around a word, for whoever has to find out."""
    at_s = starts_of(number)
    near = [
        str(event)
        for event in world.log.events
        if not isinstance(event, SessionEvent | DraftEvent) and abs(event.shown - at_s) < 20
    ]
    return "\n".join([f"word {number} at {at_s}", *near])
