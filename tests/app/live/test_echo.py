"""What a microphone hears of the loudspeakers is kept, marked, and not shown."""

from __future__ import annotations

import numpy as np
import pytest

from app.cli.terminal_view import TerminalView
from app.events import CommittedEvent, DraftEvent, SessionEvent, as_shown, from_json, to_json
from app.exports.formats import FORMATS, export
from app.live.echo import HOLD_S, EchoGate, EchoWatch
from app.live.loop import CaptionLoop
from app.live.said import Costs, Said
from app.transcript.records import SessionTranscript
from app.transcript.store import TranscriptStore
from engine.driver.transcript import Committed, Draft, Segment
from live_stage import driver_of
from scripted_engine import RATE, ScriptedEngine, sentence, speech

TEXT = "the meeting begins at nine tomorrow morning"


def _said(text: str, start: float, end: float, *parts: Segment) -> Committed:
    return Committed(1, text, start, end, "en", parts)


@pytest.fixture
def watch() -> EchoWatch:
    watch = EchoWatch(["mic", "system"])
    assert not watch.take("system", _said(TEXT, 10.0, 14.0))
    return watch


@pytest.mark.parametrize(("text", "start", "end"), [
    (TEXT, 10.1, 14.1),
    ("The meeting begins at nine, tomorrow morning.", 10.2, 14.3),
    ("the meeting begins at nine tomorrow warning", 10.1, 14.1),  # 6 of 7 words.
    (TEXT, 11.9, 15.9),  # More than half overlaps.
])  # fmt: skip
def test_the_same_words_at_the_same_time_are_an_echo(
    watch: EchoWatch, text: str, start: float, end: float
) -> None:
    assert watch.take("mic", _said(text, start, end))


@pytest.mark.parametrize(("text", "start", "end"), [
    ("I would rather meet at ten", 10.1, 14.1),
    ("the meeting begins", 10.0, 14.0),  # Somebody joins in, and stops.
    (TEXT, 12.5, 16.5),  # Repeated, to confirm.
    (TEXT, 30.0, 34.0),
    ("", 10.0, 14.0),
])  # fmt: skip
def test_other_words_or_another_time_are_no_echo(
    watch: EchoWatch, text: str, start: float, end: float
) -> None:
    assert not watch.take("mic", _said(text, start, end))


def test_a_part_of_a_longer_line_is_an_echo_of_it() -> None:
    watch = EchoWatch(["mic", "system"])
    parts = Segment("Good morning everyone.", 1.0, 3.0), Segment("Let us begin now.", 3.5, 5.0)
    assert not watch.take("system", _said("Good morning everyone. Let us ...", 1.0, 5.0, *parts))
    assert watch.take("mic", _said("let us begin now", 3.6, 5.1))


def test_a_draft_of_an_echo_is_known_by_the_other_draft(watch: EchoWatch) -> None:
    assert not watch.take("system", Draft("any other business", 20.0, 22.0, "en"))
    assert watch.take("mic", Draft("any other business", 20.1, 22.1, "en"))
    assert not watch.take("mic", Draft("yes I have some", 20.1, 22.1, "en"))


def test_only_a_microphone_has_echoes() -> None:
    watch = EchoWatch(["system", "Firefox", "mic 2"])
    assert not watch.take("Firefox", _said(TEXT, 10.0, 14.0))
    assert not watch.take("system", _said(TEXT, 10.0, 14.0))
    assert watch.take("mic 2", _said(TEXT, 10.0, 14.0))
    assert not EchoWatch(["mic", "mic 2"]).take("mic", _said(TEXT, 10.0, 14.0))


def test_a_session_marks_an_echo_and_shows_nothing_of_it() -> None:
    script = sentence("one two three four", 0.5)
    loop = CaptionLoop(driver_of(ScriptedEngine(script)), ["system", "mic"])
    sound = speech(script, 4.0)
    events = []
    for start in range(0, len(sound), RATE // 4):
        piece = sound[start : start + RATE // 4]
        loop.write("system", piece)
        loop.write("mic", np.asarray(0.4 * piece, np.float32))
        events += loop.advance(lambda: 0.0)
    events += loop.finish(lambda: 0.0)
    lines = [e for e in events if isinstance(e, CommittedEvent)]
    assert [(line.source, line.text, line.echo) for line in lines] == [
        ("system", "one two three four", False),
        ("mic", "one two three four", True),
    ]
    drafts = [e for e in events if isinstance(e, DraftEvent) and e.source == "mic"]
    assert drafts
    assert {draft.display for draft in drafts} == {""}
    assert from_json(to_json(lines[1])).echo  # type: ignore[union-attr]


def test_an_echo_is_stored_and_left_out_of_what_people_read(
    capsys: pytest.CaptureFixture[str],
) -> None:
    header = SessionEvent("2026-01-01T10:00:00Z", "tiny", "responsive", ("mic", "system"))
    line = CommittedEvent(1, "system", "Good morning.", 1.0, 2.0, "en", 2.5, 2.6)
    echo = CommittedEvent(2, "mic", "Good warning.", 1.0, 2.0, "en", 2.5, 2.6, echo=True)
    with TranscriptStore(":memory:") as store:
        number = store.new_session(header)
        for said in (line, echo):
            store.add_line(number, said)
        kept = store.transcript(number)
    assert kept.lines == (line, echo)
    for form in (name for name, entry in FORMATS.items() if entry.is_text):
        assert ("warning" in export(kept, form)) is (form == "json"), form
    assert SessionTranscript.from_events([header, line, echo]).lines == (line, echo)
    view = TerminalView(drafts=False, labels=True)
    for event in (header, line, echo):
        view(event)
    view.close()
    printed = capsys.readouterr().out
    assert "morning" in printed
    assert "warning" not in printed
    cleared = as_shown(echo)
    assert isinstance(cleared, DraftEvent)
    assert (cleared.source, cleared.display) == ("mic", "")


COSTS = Costs(0.0, 0.0, 0.0)


def _gate(*sources: str) -> EchoGate:
    return EchoGate(EchoWatch(sources or ("mic", "system")))


def _of(source: str, event: Committed | Draft) -> Said:
    return Said(source, event, event.end, COSTS)


def _told(result: list[tuple[Said, bool]]) -> list[tuple[str, bool]]:
    return [(item.source, echo) for item, echo in result]


def test_a_line_of_the_microphone_that_is_first_waits_for_the_other_stream() -> None:
    gate = _gate()
    heard = _of("mic", _said(TEXT, 10.1, 14.1))
    assert gate.sift([heard], ["system"], 15.2) == []
    assert gate.is_holding
    assert gate.release(["system"], 15.5) == []
    line = _of("system", _said(TEXT, 10.0, 14.2))
    # What waited is told first, as the echo that it now turns out to be.
    assert _told(gate.sift([line], [], 15.8)) == [("mic", True), ("system", False)]
    assert not gate.is_holding


def test_a_draft_of_the_other_stream_decides() -> None:
    gate = _gate()
    assert gate.sift([_of("mic", _said(TEXT, 10.1, 14.1))], ["system"], 15.2) == []
    short = _of("system", Draft("the meeting", 10.0, 12.0, "en"))
    assert _told(gate.sift([short], ["system"], 15.3)) == [("system", False)]
    other = _of("system", Draft("a slide that nobody can read", 10.0, 15.4, "en"))
    assert _told(gate.sift([other], ["system"], 15.6)) == [("mic", False), ("system", False)]


def test_nobody_waits_long() -> None:
    gate = _gate()
    assert gate.sift([_of("mic", _said(TEXT, 10.1, 14.1))], ["system"], 15.2) == []
    assert gate.release(["system"], 15.2 + HOLD_S - 0.1) == []
    assert _told(gate.release(["system"], 15.2 + HOLD_S)) == [("mic", False)]


def test_each_line_waits_from_when_it_was_said() -> None:
    gate = _gate()
    assert gate.sift([_of("mic", _said(TEXT, 10.1, 14.1))], ["system"], 15.2) == []
    again = _of("mic", _said("any other business", 15.5, 16.0))
    assert gate.sift([again], ["system"], 17.0) == []
    assert len(gate.release(["system"], 15.2 + HOLD_S)) == 1
    assert gate.release(["system"], 17.0 + HOLD_S - 0.1) == []
    line = _of("system", _said("any other business", 15.4, 15.9))
    assert _told(gate.sift([line], [], 18.9)) == [("mic", True), ("system", False)]


def test_what_the_microphone_says_next_stays_behind_the_line_that_waits() -> None:
    gate = _gate()
    assert gate.sift([_of("mic", _said(TEXT, 10.1, 14.1))], ["system"], 15.2) == []
    assert gate.sift([_of("mic", Draft("and then", 16.0, 16.5, "en"))], ["system"], 16.5) == []
    told = gate.sift([_of("system", _said(TEXT, 10.0, 14.2))], ["system"], 16.6)
    assert [(item.source, type(item.event)) for item, _ in told] == [
        ("mic", Committed), ("mic", Draft), ("system", Committed),
    ]  # fmt: skip


def test_nothing_waits_where_the_other_stream_is_quiet_or_is_a_microphone_too() -> None:
    assert _told(_gate().sift([_of("mic", _said(TEXT, 10, 14))], [], 15.0)) == [("mic", False)]
    alone = _gate("mic", "mic 2")
    assert _told(alone.sift([_of("mic", _said(TEXT, 10, 14))], [], 15.0)) == [("mic", False)]


@pytest.mark.parametrize("preset", ["responsive", "conservative"])
def test_the_echo_that_is_heard_before_its_original(preset: str) -> None:
    """The microphone's region closes first, as the call goes on a little."""
    script = sentence("one two three four", 0.5)
    longer = [*script, *sentence("five", script[-1].end + 0.5)]
    loop = CaptionLoop(driver_of(ScriptedEngine(longer), preset), ["mic", "system"])
    near, far = speech(script, 8.0), speech(longer, 8.0)
    events, now_s = [], 0.0
    for start in range(0, len(near), RATE // 4):
        now_s += 0.25
        loop.write("mic", near[start : start + RATE // 4])
        loop.write("system", far[start : start + RATE // 4])
        events += loop.advance(lambda: now_s)  # noqa: B023
    events += loop.finish(lambda: now_s)
    lines = [e for e in events if isinstance(e, CommittedEvent)]
    assert [line.id for line in lines] == list(range(1, len(lines) + 1))
    assert [line.echo for line in lines if line.source == "mic"] == [True]
    assert " ".join(line.text for line in lines if line.source == "system") == (
        "one two three four five"
    )


def test_what_waits_is_told_at_the_end() -> None:
    script = sentence("one two three", 0.5)
    other = sentence("nine eight seven six five four three two", 0.5, word_s=0.5)
    engine = ScriptedEngine(script)
    loop = CaptionLoop(driver_of(engine, "conservative"), ["mic", "system"])
    loop.write("mic", speech(script, 3.5))
    loop.write("system", speech(other, 3.5))
    assert loop.advance(lambda: 3.5) == []
    assert loop.is_holding
    told = loop.finish(lambda: 3.6)
    assert "mic" in [e.source for e in told if isinstance(e, CommittedEvent)]
    assert not loop.is_holding
