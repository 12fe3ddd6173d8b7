"""A server that failed and answers again: when it is tried, and that captions return to it."""

from __future__ import annotations

import time
from dataclasses import replace
from types import SimpleNamespace

import pytest

from app.events import ModelEvent, SendingEvent
from app.live import comeback
from app.live.comeback import FIRST_S, LONGEST_S, Comeback
from app.live.fallback import FallbackModel
from app.live.inbox import Inbox
from app.live.session import LiveSession, SessionOptions
from engine.errors import UnavailableError
from live_stage import EventLog, HeldEngine, StageClock, StageSource, driver_of
from scripted_engine import RATE, ScriptedEngine, sentence, speech

SCRIPT = [*sentence("one two three", 0.5), *sentence("four five six", 4.0)]
SOUND = speech(SCRIPT, 7.0)


class Server(HeldEngine):
    """An engine elsewhere that is down until it is up."""

    host = "asr.example"
    sent_s = 0.0

    def __init__(self) -> None:
        super().__init__(SCRIPT)
        self.name = "remote:asr"
        self.is_up = True

    def decode(self, requests):
        if not self.is_up:
            problem = "asr.example fails: no connection"
            raise UnavailableError("{problem}; see that it runs", problem=problem)
        return super().decode(requests)


@pytest.fixture
def log():
    return EventLog()


@pytest.fixture
def start(log):
    """`start(server)`: a session over it, with a model here to fall back on."""
    sessions = []

    def begin(server):
        def build(progress):
            progress("connecting to asr.example", None)
            if not server.is_up:
                raise UnavailableError("asr.example fails: no connection")
            return replace(driver_of(server, "conservative"), awaited=True)

        clock = StageClock()
        source = StageSource(clock)
        local = FallbackModel(
            "whisper-base", lambda _: driver_of(ScriptedEngine(SCRIPT), "conservative")
        )
        session = LiveSession(
            [source], build, [log], SessionOptions(model="remote:asr"), clock, local
        )
        sessions.append((session, server))
        session.start()
        log.wait_for_state("listening")
        return session, source

    yield begin
    for session, server in sessions:
        session.stop(abort=True)
        server.go.set()
        assert session.join(5)


def play(session, source, samples):
    for at in range(0, len(samples), RATE // 2):
        source.play(samples[at : at + RATE // 2])
        deadline = time.monotonic() + 15
        while any(ring.available for ring in session._rings.values()):
            assert time.monotonic() < deadline
            time.sleep(0.001)


def test_captions_return_to_a_server_that_answers_again(start, log, monkeypatch):
    monkeypatch.setattr(comeback, "FIRST_S", 0.0)
    server = Server()
    session, source = start(server)
    server.is_up = False
    play(session, source, SOUND)
    log.wait_for_state("fallback")
    server.is_up = True
    # The silence after the words: between two regions nothing is cut.
    play(session, source, speech([], 3.0))
    told = log.wait_for_state("listening", times=2)
    assert told.message == "asr.example answers again: captions go on with it"
    models = [event.model for event in log.events if isinstance(event, ModelEvent)]
    assert models[-1] == "remote:asr"
    hosts = [event.host for event in log.events if isinstance(event, SendingEvent)]
    assert hosts == ["asr.example", "", "asr.example"]
    assert "loading" not in log.states()[log.states().index("fallback") :]


class Loop:
    is_between_regions = True


class Bystander:
    """What of the decodes a comeback looks at."""

    def __init__(self) -> None:
        self.misses_server = True
        self.loop = Loop()
        self.returned: list[str] = []

    def return_to(self, driver: object, note: str) -> None:
        self.returned.append(note)
        self.misses_server = False


def settled(back: Comeback) -> None:
    """One try, to its end."""
    back.turn()
    deadline = time.monotonic() + 10
    while not back.has_news:
        assert time.monotonic() < deadline
        time.sleep(0.001)
    back.turn()


def test_it_is_tried_ever_less_often_and_again_sooner_after_serving_well():
    now = [0.0]
    answers: list[object] = []

    def build(progress):
        if not answers:
            raise UnavailableError("no connection")
        return answers.pop()

    decoding = Bystander()
    back = Comeback(build, decoding, SimpleNamespace(build=None), Inbox(), lambda: now[0])
    waits = []
    for _ in range(7):
        back.turn()
        wait_s = back.try_in_s
        waits.append(wait_s)
        now[0] += wait_s
        settled(back)
    assert waits == [30.0, 60.0, 120.0, 240.0, 480.0, LONGEST_S, LONGEST_S]
    answers.append(SimpleNamespace(engine=SimpleNamespace(name="remote:asr")))
    now[0] += back.try_in_s
    settled(back)
    assert decoding.returned == ["remote:asr answers again: captions go on with it"]
    back.turn()
    assert back.try_in_s is None
    now[0] += 10.0  # it fails again at once
    decoding.misses_server = True
    back.turn()
    assert back.try_in_s == LONGEST_S
    decoding.misses_server = False
    back.turn()
    now[0] += LONGEST_S
    decoding.misses_server = True
    back.turn()
    assert back.try_in_s == FIRST_S


def test_speech_is_not_cut_in_two():
    now = [0.0]
    decoding = Bystander()
    decoding.loop.is_between_regions = False
    driver = SimpleNamespace(engine=SimpleNamespace(name="remote:asr"))
    back = Comeback(
        lambda _: driver, decoding, SimpleNamespace(build=None), Inbox(), lambda: now[0]
    )
    back.turn()
    now[0] += FIRST_S
    settled(back)
    assert decoding.returned == []
    now[0] += 5.0
    back.turn()
    assert decoding.returned == []
    decoding.loop.is_between_regions = True
    back.turn()
    assert len(decoding.returned) == 1


def test_nothing_is_tried_where_no_server_is_missed():
    decoding = Bystander()
    decoding.misses_server = False
    back = Comeback(
        lambda _: pytest.fail("tried"), decoding, SimpleNamespace(build=None), Inbox(), lambda: 9e9
    )
    for _ in range(3):
        back.turn()
    assert back.try_in_s is None
