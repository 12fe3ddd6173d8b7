"""``surtitle transcribe`` over the scripted engine: formats, names, failures, silence."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import srt
import webvtt

from app.cli.transcribe import output_names
from app.events import CommittedEvent
from app.transcribe import drawn_in, survey, transcribe_file
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.level import Running
from engine.files.media import read_mono
from scripted_engine import LoudnessVad, ScriptedEngine, sentence, speech

pytestmark = pytest.mark.usefixtures("scripted")


def test_all_formats(surtitle: Callable, write_wave: Callable, tmp_path: Path) -> None:
    out = tmp_path / "out" / "deep"
    result = surtitle(
        "transcribe", write_wave("talk.wav"), "--format", "txt,srt,vtt,json", "--output", out
    )
    assert result.status == 0
    assert result.err == ""
    assert result.out.startswith("talk.wav: 7.0 s, 5 words (en), in ")
    assert result.out.count("\n") == 1
    assert "one two three" in (out / "talk.txt").read_text()
    cues = list(srt.parse((out / "talk.srt").read_text()))
    assert " ".join(cue.content for cue in cues).split() == ["one", "two", "three", "four", "five"]
    assert cues[0].start.total_seconds() == pytest.approx(0.5, abs=0.1)
    assert len(webvtt.read(str(out / "talk.vtt")).captions) == len(cues)
    assert json.loads((out / "talk.json").read_text())


def test_a_file_without_speech(surtitle: Callable, write_wave: Callable, tmp_path: Path) -> None:
    path = write_wave("silence.wav", words=[])
    result = surtitle("transcribe", path, "--format", "srt,vtt,txt,json", "--output", tmp_path)
    assert result.status == 0
    assert "silence.wav: 7.0 s, no speech found" in result.out
    assert list(srt.parse((tmp_path / "silence.srt").read_text())) == []
    assert webvtt.read(str(tmp_path / "silence.vtt")).captions == []
    assert (tmp_path / "silence.txt").read_text().strip() == ""
    json.loads((tmp_path / "silence.json").read_text())


def test_one_bad_file_never_stops_the_others(
    surtitle: Callable, write_wave: Callable, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFF")
    missing = tmp_path / "missing.wav"
    result = surtitle("transcribe", broken, write_wave("talk.wav"), missing, "--output", tmp_path)
    assert result.status == 1
    assert [line.split(":")[0] for line in result.err.splitlines()] == ["surtitle"] * 2
    assert "broken.wav" in result.err.splitlines()[0]
    assert "missing.wav" in result.err.splitlines()[1]
    assert "talk.wav: 7.0 s" in result.out
    assert (tmp_path / "talk.txt").exists()
    assert not (tmp_path / "broken.txt").exists()


def test_no_model_is_loaded_for_broken_files_alone(
    surtitle: Callable, tmp_path: Path, scripted: list[str]
) -> None:
    assert surtitle("transcribe", tmp_path / "missing.wav").status == 1
    assert scripted == []


def test_a_decode_that_fails_is_named(
    surtitle: Callable, write_wave: Callable, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    driver = AsrStreamDriver(
        ScriptedEngine(sentence("one", 0.5), failures=1),
        EmissionPolicy.offline(),
        LoudnessVad(),
    )
    monkeypatch.setattr("app.live.assembly.build_driver", lambda *_, **__: driver)
    first, second = write_wave("a/one.wav"), write_wave("b/two.wav")
    result = surtitle("transcribe", first, second, "--output", tmp_path)
    assert result.status == 1
    assert result.err == "surtitle: one.wav: the scripted engine fails as told\n"
    assert result.out.startswith("two.wav: ")


def test_output_names_never_meet() -> None:
    names = output_names([Path("a/talk.mp3"), Path("b/talk.wav"), Path("other.mp3")])
    assert names == ["talk.mp3", "talk.wav", "other"]
    same = output_names([Path("a/talk.mp3"), Path("b/talk.mp3"), Path("c/talk.mp3")])
    assert len(set(same)) == 3


def test_the_level_is_the_whole_clips(write_wave: Callable) -> None:
    """Every window is decoded against the loudest frame of the file, heard or not yet."""
    words = [*sentence("one two three", 0.5), *sentence("four five", 9.0)]
    samples = speech(words, 12.0)
    samples[: 6 * 16_000] *= 0.5
    path = write_wave("rising.wav", words, 12.0)
    quiet_start = path.with_name("quiet.wav")
    _rewrite(path, quiet_start, samples)
    engine = ScriptedEngine(words)
    driver = AsrStreamDriver(engine, EmissionPolicy.offline(), LoudnessVad())
    level = survey(driver, quiet_start).level
    assert level == pytest.approx(np.abs(read_mono(quiet_start)).max(), rel=1e-3)
    result = transcribe_file(driver, quiet_start)
    assert len(engine.requests) > 1
    assert {request.level for request in engine.requests} == {level}
    assert " ".join(line.text for line in result.transcript.lines).split()[-2:] == ["four", "five"]
    assert result.audio_s == 12.0
    assert driver == replace(driver, level=Running())  # the caller's driver is as it was


def _rewrite(like: Path, path: Path, samples: np.ndarray) -> None:
    import wave

    with wave.open(str(like)) as source, wave.open(str(path), "wb") as target:
        target.setparams(source.getparams())
        target.writeframes((samples * 32767).astype("<i2").tobytes())


def test_full_windows_of_silence_are_skipped(write_wave: Callable) -> None:
    words = sentence("late", 21.0)
    engine = ScriptedEngine(words)
    driver = AsrStreamDriver(engine, EmissionPolicy.offline(), LoudnessVad())
    result = transcribe_file(driver, write_wave("late.wav", words, 23.0))
    assert [line.text for line in result.transcript.lines] == ["late"]
    assert len(engine.requests) == 1
    assert result.transcript.lines[0].start == pytest.approx(21.0, abs=0.02)


def test_lines_are_drawn_in_to_the_speech_in_them() -> None:
    line = CommittedEvent(
        1, "file", "one two", 0.0, 9.0, "en", 9.0, 9.0,
        segments=(
            {"text": "one", "start": 0.0, "end": 4.0}, {"text": "two", "start": 4.0, "end": 9.0},
        ),
    )  # fmt: skip
    drawn = drawn_in(line, [(1.0, 3.0), (5.0, 6.0), (11.0, 12.0)])
    assert (drawn.start, drawn.end) == pytest.approx((0.8, 6.2))
    assert [(s["start"], s["end"]) for s in drawn.segments] == [
        pytest.approx((0.8, 3.2)), pytest.approx((4.8, 6.2)),
    ]  # fmt: skip
    assert drawn_in(line, [(20.0, 21.0)]) == line  # no speech in it: as the model says
    assert drawn_in(line, None) == line
    assert drawn_in(line, [(-1.0, 30.0)]) == line


def test_progress_is_told(write_wave: Callable) -> None:
    engine = ScriptedEngine(sentence("one", 0.5))
    driver = AsrStreamDriver(engine, EmissionPolicy.offline(), LoudnessVad())
    seen: list[float] = []
    transcribe_file(driver, write_wave("talk.wav"), progress=seen.append)
    assert seen == [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]
