from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import srt

from app.events import CommittedEvent, SessionEvent, SuspectEvent
from app.paths import models_dir, transcripts_file
from app.settings import Settings
from app.settings_file import save_settings
from app.transcript.store import TranscriptStore


@pytest.fixture
def session_id() -> int:
    with TranscriptStore(transcripts_file()) as store:
        number = store.new_session(
            SessionEvent("2026-11-30T10:00:00Z", "whisper-base", "responsive", ("mic",)), "Board"
        )
        for i, text in enumerate(("The budget is fine.", "Next, the roof."), 1):
            store.add_line(
                number,
                CommittedEvent(i, "mic", text, 60.0 * i, 60.0 * i + 3, "en", 63.0 * i, 64.0 * i),
            )
        store.end_session(number, 3725.0)
    return number


def test_nothing_yet(surtitle: Callable) -> None:
    result = surtitle("sessions", "list")
    assert (result.status, result.out) == (0, "")
    assert "no sessions yet" in result.err


def test_list(surtitle: Callable, session_id: int) -> None:
    line = surtitle("sessions", "list").out
    assert line == f"{session_id:>5}  Board  1:02:05  2 lines  (mic, en, whisper-base)\n"
    body = json.loads(surtitle("sessions", "list", "--json").out)
    assert body["title"] == "Board"


def test_show(surtitle: Callable, session_id: int) -> None:
    lines = surtitle("sessions", "show", session_id).out.splitlines()
    assert "Board" in lines[0]
    assert any("00:01:00" in line and "The budget is fine." in line for line in lines)


def test_export(surtitle: Callable, session_id: int, tmp_path: Path) -> None:
    result = surtitle("sessions", "export", session_id, "--format", "srt")
    cues = list(srt.parse(result.out))
    assert [cue.content for cue in cues] == ["The budget is fine.", "Next, the roof."]
    path = tmp_path / "board.txt"
    result = surtitle("sessions", "export", session_id, "--output", path)
    assert result.out == f"{path}\n"
    assert "Next, the roof." in path.read_text()
    result = surtitle("sessions", "export", session_id, "--output", tmp_path / "no" / "b.txt")
    assert result.status == 1
    assert result.err.count("\n") == 1


def test_search(surtitle: Callable, session_id: int) -> None:
    assert "The budget is fine." in surtitle("sessions", "search", "BUDGET", "fine").out
    missed = surtitle("sessions", "search", "garden")
    assert (missed.status, missed.out, missed.err) == (0, "", "nothing found\n")


def test_as_it_was_heard_and_as_it_was_corrected(surtitle: Callable, session_id: int) -> None:
    with TranscriptStore(transcripts_file()) as store:
        held = SuspectEvent("mic", "Thank you.", 200.0, 201.0, "no_speech", 0.9, 202.0, 202.0)
        store.add_suspect(session_id, held)
        store.annotations.correct(session_id, 2, "Next, the proof.")
        store.annotations.restore(session_id, held)
    export = ("sessions", "export", session_id)
    assert surtitle(*export).out.split("\n")[:3] == [
        "The budget is fine.",
        "Next, the proof.",
        "Thank you.",
    ]
    original = surtitle(*export, "--original").out
    assert "Next, the roof." in original
    assert "Thank you." not in original
    assert "proof" in surtitle("sessions", "show", session_id).out
    assert "roof." in surtitle("sessions", "show", session_id, "--original").out


def test_words_are_masked_in_exports_by_choice_and_kept_as_they_were(
    surtitle: Callable, session_id: int
) -> None:
    settings = Settings().with_value("masking.words", {"en": "budget"})
    save_settings(settings)
    export = ("sessions", "export", session_id)
    assert "The budget is fine." in surtitle(*export).out
    assert "The *** is fine." in surtitle(*export, "--mask").out
    save_settings(settings.with_value("masking.exports", True))
    assert "The *** is fine." in surtitle(*export).out
    assert "The budget is fine." in surtitle(*export, "--no-mask").out
    assert "The budget is fine." in surtitle("sessions", "show", session_id).out


def test_export_for_broadcast(surtitle: Callable, session_id: int) -> None:
    result = surtitle("sessions", "export", session_id, "--format", "srt", "--profile", "broadcast")
    assert result.status == 0
    assert "The budget is fine." in result.out
    verbatim = surtitle("sessions", "export", session_id, "--format", "srt")
    assert "The budget is fine." in verbatim.out
    assert verbatim.err == ""


def test_rename(surtitle: Callable, session_id: int) -> None:
    assert "  Budget, May  " in surtitle("sessions", "rename", session_id, "Budget,", "May").out
    assert "  Budget, May  " in surtitle("sessions", "list").out
    assert "Budget" not in surtitle("sessions", "rename", session_id).out
    assert surtitle("sessions", "rename", 99, "x").status == 1


def test_delete(surtitle: Callable, session_id: int) -> None:
    assert surtitle("sessions", "delete", session_id).out == f"deleted session {session_id}\n"
    assert surtitle("sessions", "show", session_id).status == 1


def test_sound_alone_is_deleted(surtitle: Callable, session_id: int) -> None:
    with TranscriptStore(transcripts_file()) as store:
        store.audio.path_for(session_id, "mic").write_bytes(b"sound" * 100_000)
    listed = surtitle("sessions", "list").out
    assert listed.endswith("(mic, en, whisper-base, sound, 0.5 MB)\n")
    body = json.loads(surtitle("sessions", "list", "--json").out)
    assert Path(body["audio"]["mic"]).stat().st_size == 500_000
    told = surtitle("sessions", "delete", session_id, "--audio").out
    assert told == f"deleted the sound of session {session_id}, 0.5 MB\n"
    assert "sound" not in surtitle("sessions", "list").out
    assert "Next, the roof." in surtitle("sessions", "show", session_id).out
    result = surtitle("sessions", "transcribe", session_id, "--model", "whisper-tiny.en")
    assert (result.status, result.out) == (1, "")
    assert "was not kept" in result.err


def test_a_session_that_was_cut_off_is_told_and_kept(surtitle: Callable, session_id: int) -> None:
    with TranscriptStore(transcripts_file()) as store:
        cut_off = store.new_session(
            SessionEvent("2026-11-30T11:00:00Z", "whisper-base", "responsive", ("mic",)), "Lost"
        )
    listed = surtitle("sessions", "list")
    assert listed.out.splitlines()[0].endswith("cut off")
    assert listed.err.startswith(f"cut off by a crash: {cut_off}; `surtitle sessions keep`")
    kept = surtitle("sessions", "keep")
    assert kept.out == f"{cut_off:>5}  Lost  0:00:00  0 lines  (mic, whisper-base)\n"
    assert surtitle("sessions", "list").err == ""
    assert surtitle("sessions", "keep").out == ""
    assert (
        surtitle("sessions", "keep", session_id).out
        == surtitle("sessions", "list").out.splitlines()[1] + "\n"
    )


def test_models_list(surtitle: Callable) -> None:
    rows = [json.loads(line) for line in surtitle("models", "list", "--json").out.splitlines()]
    assert rows[0]["name"] == "whisper-base"
    assert {row["state"] for row in rows} <= {"ready", "not here", "damaged"}
    text = surtitle("models").out
    assert text == surtitle("models", "list").out
    assert len(text.splitlines()) == len(rows)
    broken = models_dir() / "mine"
    broken.mkdir()
    assert any("mine" in line and "damaged" in line for line in surtitle("models").out.splitlines())
    assert surtitle("models", "remove", "mine").out == "removed mine, 0 MB\n"
    assert not broken.exists()
