"""A source that speaks another language than it is captioned in: told, and one change mends it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from app.capture.source import SourceState
from app.events import CommittedEvent
from app.live.changing import LoopOptions, SessionChange
from app.live.language import LanguageWatch
from app.live.session import LiveSession, SessionOptions
from coded_speech import CodedEngine, numbers, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.seam import DecodeRequest, WindowDecode
from live_stage import EventLog, StageClock, StageSource
from scripted_engine import RATE, LoudnessVad

# Twelve regions of 2.4 s, each eight words; the sound of one is a line.
SENTENCE_S, N_WORDS = 5.0, 8
STARTS = [
    0.5 + SENTENCE_S * sentence + 0.3 * word for sentence in range(12) for word in range(N_WORDS)
]
SOUND = say(STARTS, SENTENCE_S * 12)


def _line(language: str, heard: str | None, probability: float, seconds: float = 3.0):
    return CommittedEvent(
        1, "mic", "text", 1.0, 1.0 + seconds, language, 5.0, 5.0,
        heard_language=heard, heard_probability=probability,
    )  # fmt: skip


def _after(*lines: CommittedEvent) -> str | None:
    watch = LanguageWatch()
    for line in lines:
        watch.take(line)
    return watch.heard


SPANISH = _line("en", "es", 0.95)
ENGLISH = _line("en", "en", 0.7)


@pytest.mark.parametrize(("lines", "heard"), [
    ([SPANISH], None),
    ([SPANISH, SPANISH], "es"),
    ([SPANISH, ENGLISH, SPANISH], None),
    ([SPANISH, _line("en", "es", 0.7), SPANISH], None),  # Doubtful: not two in a row.
    ([SPANISH, _line("en", "pt", 0.9), SPANISH], None),
    ([SPANISH, _line("en", "es", 0.9, seconds=1.0), SPANISH], "es"),  # A short one tells nothing.
    ([SPANISH, _line("en", None, 0.0), SPANISH], "es"),
    ([SPANISH, SPANISH, _line("en", "es", 0.7)], "es"),  # It does not flicker.
    ([SPANISH, SPANISH, ENGLISH], None),
    ([SPANISH, SPANISH, _line("es", "es", 0.9)], None),  # It was changed.
    ([_line("en", None, 0.0)] * 5, None),  # English only: nothing looks.
])  # fmt: skip
def test_two_sure_lines_in_a_row(lines: Sequence[CommittedEvent], heard: str | None) -> None:
    assert _after(*lines) == heard


class Polyglot(CodedEngine):
    """Hears ``spoken``, whatever it is told to expect."""

    spoken = "en"

    def _decode(self, request: DecodeRequest) -> WindowDecode:
        decode = super()._decode(request)
        if not request.kind.commits:
            return decode
        return replace(decode, heard_language=self.spoken, heard_probability=0.97)


def test_a_session_tells_offers_and_after_the_change_says_no_more() -> None:
    clock, log, engine = StageClock(), EventLog(), Polyglot(window_s=30.0)
    source = StageSource(clock)

    def driver(_: object, running: AsrStreamDriver | None = None) -> AsrStreamDriver:
        return AsrStreamDriver(engine, EmissionPolicy.preset("responsive"), LoudnessVad())

    options = SessionOptions("polyglot", language="en")
    session = LiveSession([source], driver, [log], options, clock)
    session.start()
    log.wait_for_state("listening")
    source.say(SourceState.FLOWING, "Headset")

    def sentences(first: int, last: int) -> None:
        for sentence in range(first, last):
            at = round(sentence * SENTENCE_S * RATE)
            source.play(SOUND[at : at + round(SENTENCE_S * RATE)])
            log.wait_for_lines(sentence + 1)

    try:
        sentences(0, 2)
        engine.spoken = "de"
        sentences(2, 4)
        source.play(SOUND[:1] * 0)
        told = log.wait_for_state("language", "mic")
        assert told.message == "Headset: this sounds like German, not English"
        assert told.offer == "de"
        session.change(SessionChange("the same", driver, LoopOptions("de")))
        log.wait(lambda: any("go on with" in s.message for s in log.statuses()), "the change")
        sentences(4, 8)
    finally:
        session.stop()
        assert session.join(15)
    assert numbers(log.text()) == list(range(8 * N_WORDS))  # Nothing lost, nothing twice.
    assert [line.language for line in log.lines()] == ["en"] * 4 + ["de"] * 4
    # The sound of the stage is noise to some ears; that is not what this is about.
    assert log.states("mic").count("language") == 1
    assert log.states("mic")[-1] != "language"
    assert [status.offer for status in log.statuses("mic") if status.offer] == ["de"]
