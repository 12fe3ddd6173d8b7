"""``surtitle live`` as the clock runs, over the scripted engine and a replayed file."""

from __future__ import annotations

import io
import json
import os
import signal
import sys
import threading
from collections.abc import Callable

import pytest

from app.cli.terminal_view import TerminalView
from app.events import LogEvent
from app.leaving import LOADER_THREAD
from app.paths import transcripts_file
from app.transcript.store import TranscriptStore
from engine.driver.driver import AsrStreamDriver
from engine.errors import UnavailableError
from scripted_engine import sentence

WORDS = sentence("one two three", 0.3)

pytestmark = pytest.mark.usefixtures("scripted")


@pytest.fixture
def source(write_wave: Callable) -> str:
    return f"file:{write_wave('talk.wav', WORDS, 2.6)}"


def _events(text: str) -> list[dict]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_file_is_captioned_to_its_end(surtitle: Callable, source: str) -> None:
    result = surtitle("live", "--source", source, "--jsonl", "-")
    assert result.status == 0
    assert result.err == ""
    events = _events(result.out)
    assert events[0]["event"] == "session"
    assert [e["text"] for e in events if e["event"] == "committed"] == ["one two three"]
    assert events[-1] | {"shown": 0} == {
        "event": "status", "state": "stopped", "message": "captions have stopped", "shown": 0,
        "value": None, "source": "", "offer": "",
    }  # fmt: skip
    with TranscriptStore(transcripts_file()) as store:
        (session,) = store.sessions()
        assert session.n_lines == 1
        assert session.duration_s is not None


def test_the_terminal_shows_lines(surtitle: Callable, source: str) -> None:
    result = surtitle("live", "--source", source, "--no-store", "--no-drafts")
    assert (result.status, result.out, result.err) == (0, "[0:00] one two three\n", "")
    assert not transcripts_file().exists()


@pytest.mark.parametrize("how", ["--seconds", "Ctrl-C"])
def test_what_was_heard_is_committed_at_the_end(
    surtitle: Callable, write_wave: Callable, how: str
) -> None:
    """While the sound goes on: no pause has closed its region."""
    talk = write_wave("talk.wav", sentence("on and on", 0.3, word_s=9.0), 30.0)
    more: list[str] = []
    if how == "Ctrl-C":
        timer = threading.Timer(3.0, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
    else:
        more = ["--seconds", "3"]
    result = surtitle("live", "--source", f"file:{talk}", "--jsonl", "-", "--no-store", *more)
    assert result.status == 0
    events = _events(result.out)
    said = " ".join(e["text"] for e in events if e["event"] == "committed")
    assert said.startswith("one two three")  # On a busy machine it may end a little later.
    assert events[-1]["state"] == "stopped"
    assert events[-1]["shown"] < 27.0


def test_a_model_that_does_not_load_is_one_line(
    surtitle: Callable, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def build_driver(*_: object, **__: object) -> AsrStreamDriver:
        threads.append(threading.current_thread().name)
        raise UnavailableError("no such model; get it")

    monkeypatch.setattr("app.live.assembly.build_driver", build_driver)
    result = surtitle("live", "--source", source)
    assert (result.status, result.out) == (1, "")
    assert result.err == "surtitle: no such model; get it\n"
    # app.leaving looks for this thread when the process ends.
    assert threads == [LOADER_THREAD]


def test_ctrl_c_while_the_model_loads_ends_at_once(
    surtitle: Callable, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loading = threading.Event()

    def build_driver(*_: object, **__: object) -> AsrStreamDriver:
        os.kill(os.getpid(), signal.SIGINT)
        loading.wait(60)
        raise UnavailableError("nobody waits for this")

    monkeypatch.setattr("app.live.assembly.build_driver", build_driver)
    monkeypatch.setattr("os._exit", lambda _status: None)  # the test runner is not to end
    result = surtitle("live", "--source", source, "--jsonl", "-")
    assert result.status == 0
    assert _events(result.out)[-1]["state"] == "stopped"
    loading.set()


def test_a_process_leaves_a_loading_model_behind(
    surtitle: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[int] = []
    monkeypatch.setattr("os._exit", left.append)
    done = threading.Event()
    loader = threading.Thread(target=done.wait, name=LOADER_THREAD, daemon=True)
    loader.start()
    assert surtitle("--version").status == 0
    done.set()
    loader.join()
    assert left == [0]
    assert surtitle("--version").status == 0
    assert left == [0]


def test_the_session_ends_when_nobody_reads(
    surtitle: Callable, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class ClosedPipe(io.StringIO):
        number = -1

        def write(self, _text: str) -> int:
            raise BrokenPipeError

        def fileno(self) -> int:
            return self.number

    closed = ClosedPipe()
    read, closed.number = os.pipe()
    monkeypatch.setattr(sys, "stdout", closed)
    result = surtitle("live", "--source", source, "--jsonl", "-")
    os.close(read)
    os.close(closed.number)
    assert (result.status, result.err) == (0, "")


def test_a_sink_that_fails_costs_the_others_nothing(
    surtitle: Callable, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: object, _event: LogEvent) -> None:
        raise UnavailableError("disk full")

    monkeypatch.setattr("app.live.keeping.StoreSink.__call__", fail)
    result = surtitle("live", "--source", source, "--no-drafts")
    assert result.status == 0
    assert result.out == "[0:00] one two three\n"
    assert "not saved: disk full" in result.err


def test_no_sound_server_is_named(surtitle: Callable) -> None:
    for source in ("mic", "system"):
        result = surtitle("live", "--source", source)
        assert (result.status, result.out) == (1, "")
        assert result.err.count("\n") == 1


def test_a_view_without_terminal_needs_no_columns() -> None:
    TerminalView(io.StringIO()).close()
