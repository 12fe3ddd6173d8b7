"""``surtitle live --simulate`` over the scripted engine: terminal, event log, store."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli.event_log import EventLogWriter
from app.events import SessionEvent, from_json
from app.paths import state_dir, transcripts_file
from app.transcript.store import TranscriptStore
from engine.errors import UnavailableError

pytestmark = pytest.mark.usefixtures("scripted")


def test_drafts_and_commits_in_the_terminal(surtitle: Callable, write_wave: Callable) -> None:
    result = surtitle("live", "--simulate", "--source", f"file:{write_wave('talk.wav')}")
    assert result.status == 0
    lines = result.out.splitlines()
    assert [line for line in lines if "draft" not in line] == [
        "[0:00] one two three",
        "[0:04] four five",
    ]
    assert lines[0].startswith("[0:00 draft] one")


def test_the_event_log(surtitle: Callable, write_wave: Callable, tmp_path: Path) -> None:
    source = f"file:{write_wave('talk.wav')}"
    log = tmp_path / "log.jsonl"
    result = surtitle(
        "live", "--simulate", "--source", source, "--jsonl", log, "--preset", "responsive",
        "--language", "en", "--stability", "fast",
    )  # fmt: skip
    assert result.status == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert lines[0]["event"] == "session"
    assert lines[0]["preset"] == "responsive"
    assert lines[0]["sources"] == ["file"]
    assert lines[0]["started"].endswith("Z")
    commits = [line for line in lines if line["event"] == "committed"]
    assert [c["text"] for c in commits] == ["one two three", "four five"]
    assert [c["id"] for c in commits] == [1, 2]
    assert commits[0]["start"] == pytest.approx(0.5, abs=0.02)
    assert commits[0]["end"] == pytest.approx(1.4, abs=0.02)
    drafts = [line for line in lines if line["event"] == "draft"]
    assert drafts
    assert all(line["shown"] >= line["audio"] > 0 for line in drafts + commits)
    assert all(from_json(line) is not None for line in log.read_text().splitlines())
    # The same run on stdout, and nothing else there.
    result = surtitle("live", "--simulate", "--source", source, "--jsonl", "-", "--no-store")
    events = [json.loads(line)["event"] for line in result.out.splitlines()]
    assert events[0] == "session"
    assert events.count("committed") == 2


def test_lines_are_stored_unless_told_not_to(surtitle: Callable, write_wave: Callable) -> None:
    source = f"file:{write_wave('talk.wav')}"
    assert surtitle("live", "--simulate", "--source", source, "--no-store").status == 0
    assert not transcripts_file().exists()
    assert surtitle("live", "--simulate", "--source", source).status == 0
    with TranscriptStore(transcripts_file()) as store:
        (session,) = store.sessions()
        assert [line.text for line in store.lines(session.id)] == ["one two three", "four five"]
        assert session.duration_s == pytest.approx(7.0)
        assert store.unfinished_sessions() == []


def test_nothing_that_was_said_is_logged(surtitle: Callable, write_wave: Callable) -> None:
    source = f"file:{write_wave('talk.wav')}"
    surtitle("--verbose", "live", "--simulate", "--source", source)
    log = state_dir() / "surtitle.log"
    assert "three" not in (log.read_text() if log.exists() else "")


def test_seconds_stop_it(surtitle: Callable, write_wave: Callable) -> None:
    source = f"file:{write_wave('talk.wav')}"
    result = surtitle("live", "--simulate", "--source", source, "--seconds", "3", "--no-drafts")
    assert result.out == "[0:00] one two three\n"


def test_two_sources_are_labelled(surtitle: Callable, write_wave: Callable) -> None:
    source = f"file:{write_wave('talk.wav')}"
    result = surtitle(
        "live", "--simulate", "--source", source, "--source", source, "--no-drafts", "--no-store"
    )
    assert sorted(result.out.splitlines()) == [
        "[0:00 file 2] one two three",
        "[0:00 file] one two three",
        "[0:04 file 2] four five",
        "[0:04 file] four five",
    ]


def test_the_model_is_the_one_asked_for(
    surtitle: Callable, write_wave: Callable, scripted: list[str]
) -> None:
    source = f"file:{write_wave('talk.wav')}"
    surtitle("live", "--simulate", "--source", source)
    surtitle("live", "--simulate", "--source", source, "--model", "whisper-tiny.en")
    assert scripted == ["whisper-base", "whisper-tiny.en"]


def test_a_broken_file_is_named_before_a_model_is_loaded(
    surtitle: Callable, tmp_path: Path, scripted: list[str]
) -> None:
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"nothing to hear")
    result = surtitle("live", "--simulate", "--source", f"file:{broken}")
    assert result.status == 1
    assert "broken.wav" in result.err
    assert result.err.count("\n") == 1
    assert scripted == []


def test_ctrl_c_commits_what_was_heard(
    surtitle: Callable, write_wave: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.files.media import iter_blocks

    def interrupted(path: Path, rate: int):
        for n, block in enumerate(iter_blocks(path, rate)):
            if n == 100:  # 2 s
                raise KeyboardInterrupt
            yield block

    monkeypatch.setattr("engine.files.media.iter_blocks", interrupted)
    source = f"file:{write_wave('talk.wav')}"
    result = surtitle("live", "--simulate", "--source", source, "--no-drafts")
    assert result.status == 0
    assert result.out == "[0:00] one two three\n"
    with TranscriptStore(transcripts_file()) as store:
        assert store.sessions()[0].n_lines == 1


def test_a_log_that_cannot_be_written_is_one_line(surtitle: Callable, write_wave: Callable) -> None:
    source = f"file:{write_wave('talk.wav')}"
    result = surtitle("live", "--simulate", "--source", source, "--jsonl", "/nonexistent/log")
    assert result.status == 1
    assert result.err == "surtitle: cannot write /nonexistent/log: No such file or directory\n"


def test_each_line_of_the_log_is_there_at_once(tmp_path: Path) -> None:
    writer = EventLogWriter(str(tmp_path / "log.jsonl"))
    writer(SessionEvent("2026-01-01T00:00:00Z", "m", "responsive"))
    assert (tmp_path / "log.jsonl").read_text().endswith("}\n")
    writer.close()
    full = EventLogWriter("/dev/full")
    with pytest.raises(UnavailableError, match="No space left"):
        full(SessionEvent("2026-01-01T00:00:00Z", "m", "responsive"))
    full.close()


def test_the_sound_of_a_replayed_file_is_not_kept_again(surtitle: Callable) -> None:
    result = surtitle("live", "--simulate", "--source", "demo", "--keep-audio")
    assert (result.status, result.out) == (1, "")
    assert "--simulate replays a file that is here" in result.err
