"""SIGKILL at random instants: every line whose id was printed is in a readable store."""

import os
import random
import signal
import subprocess
import sys
import time

import pytest

from app.transcript.store import TranscriptStore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is POSIX")

# One session a run, now and then another one ended and deleted, so that a kill may also fall into
# a checkpoint, a VACUUM, or the making of the file.
PROGRAM = """
import sys
from app.events import CommittedEvent, GapEvent, SessionEvent
from app.transcript.store import TranscriptStore

store = TranscriptStore(sys.argv[1])
begun = SessionEvent("2026-01-01T00:00:00Z", "whisper-base", "responsive", ("mic",))
session_id = store.new_session(begun)
print("session", session_id, flush=True)
for number in range(1, 1_000_000):
    text = f"line {number} of session {session_id}"
    store.add_line(session_id, CommittedEvent(
        number, "mic", text, number, number + 0.5, "en", number + 1, number + 1.2, 0.1,
        ({"text": text, "start": number, "end": number + 0.5},),
    ))
    print("line", number, flush=True)
    if number % 20 == 0:
        store.add_gap(session_id, GapEvent("mic", number, number + 1, "paused", number))
    if number % 50 == 0:
        other = store.new_session(begun)
        store.add_line(other, CommittedEvent(1, "mic", "gone " * 500, 0, 1, "en", 1, 1))
        store.end_session(other)
        store.delete_session(other)
"""


def run_and_kill(path, seconds):
    """Printed session and line ids of a child that was killed so long after its first line."""
    child = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(seconds)
        child.kill()
        rest = child.stdout.read()
    assert child.returncode == -signal.SIGKILL
    # The last word may have been cut off while it was printed.
    printed = [line.split() for line in (first + rest).splitlines(keepends=True) if "\n" in line]
    (word, session_id), *lines = printed
    assert word == "session"
    return int(session_id), [int(number) for _, number in lines]


def kill_many_times(path, kills):
    chance = random.Random(20260301)
    printed = {}
    for _ in range(kills):
        session_id, numbers = run_and_kill(path, chance.uniform(0.0, 0.5))
        printed[session_id] = numbers
        with TranscriptStore(path) as store:
            assert session_id in {session.id for session in store.unfinished_sessions()}
            stored = store.lines(session_id)
            # All that was printed, and at most the one that was not printed yet.
            assert [line.id for line in stored[: len(numbers)]] == numbers
            assert len(stored) - len(numbers) in (0, 1)
            for line in stored:
                assert line.text == f"line {line.id} of session {session_id}"
    assert any(printed.values())
    with TranscriptStore(path) as store:
        with store._database.connected() as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            check = "INSERT INTO line_search (line_search, rank) VALUES ('integrity-check', 1)"
            connection.execute(check)
        for session_id, numbers in printed.items():
            assert [line.id for line in store.lines(session_id)][: len(numbers)] == numbers
            assert store.transcript(session_id).session.duration_s is None
        # A kill may also have cut off the making of the other session.
        unfinished = {session.id for session in store.unfinished_sessions()}
        assert set(printed) <= unfinished
        for session_id in unfinished:
            store.end_session(session_id)
        assert store.unfinished_sessions() == []


def test_a_few_kills_lose_no_printed_line(tmp_path):
    kill_many_times(tmp_path / "transcripts.sqlite3", 5)


@pytest.mark.stress
def test_fifty_kills_lose_no_printed_line(tmp_path):
    kill_many_times(tmp_path / "transcripts.sqlite3", 50)
