"""``surtitle transcribe`` without a model: formats, names, failures, silence, both ways."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import srt
import webvtt

from app.events import CommittedEvent
from app.jobs.assembly import BEAMS
from app.jobs.inputs import output_names
from app.settings import RecognitionSettings
from app.transcribe import drawn_in, survey, transcribe_file
from coded_speech import CodedEngine, say
from engine.driver.driver import AsrStreamDriver
from engine.driver.emission import EmissionPolicy
from engine.driver.level import Running
from engine.errors import UnavailableError
from engine.files.media import read_mono
from scripted_engine import LoudnessVad, ScriptedEngine, sentence, speech

WORDS = ("one", "two", "three", "four", "five")
STARTS = (0.5, 0.8, 1.1, 4.0, 4.3)


@pytest.fixture(autouse=True)
def engine(monkeypatch: pytest.MonkeyPatch) -> CodedEngine:
    """What every command that loads a model gets."""
    coded = CodedEngine(vocabulary=WORDS)

    def build_driver(chosen: RecognitionSettings, *_: object, **__: object) -> AsrStreamDriver:
        loaded.append(chosen.model)
        preset = EmissionPolicy.preset(chosen.preset)
        return AsrStreamDriver(coded, preset, LoudnessVad())

    loaded.clear()
    monkeypatch.setattr("app.live.assembly.build_driver", build_driver)
    return coded


loaded: list[str] = []


@pytest.fixture
def write_talk(write_wave: Callable) -> Callable[..., Path]:
    """`write_talk(name)`: the words as a file of 7 s; `seconds=()` for silence."""

    def write(name: str, seconds: tuple[float, ...] = STARTS, right: tuple = ()) -> Path:
        path: Path = write_wave(name)
        if right:
            _rewrite(path, path, np.stack([say(seconds, 7.0), say(right, 7.0)], 1), channels=2)
        else:
            _rewrite(path, path, say(seconds, 7.0))
        return path

    return write


def test_all_formats(surtitle: Callable, write_talk: Callable, tmp_path: Path) -> None:
    out = tmp_path / "out" / "deep"
    result = surtitle(
        "transcribe", write_talk("talk.wav"), "--format", "txt,srt,vtt,json", "--output", out
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


def test_a_file_without_speech(surtitle: Callable, write_talk: Callable, tmp_path: Path) -> None:
    path = write_talk("silence.wav", seconds=())
    result = surtitle("transcribe", path, "--format", "srt,vtt,txt,json", "--output", tmp_path)
    assert result.status == 0
    assert "silence.wav: 7.0 s, no speech found" in result.out
    assert list(srt.parse((tmp_path / "silence.srt").read_text())) == []
    assert webvtt.read(str(tmp_path / "silence.vtt")).captions == []
    assert (tmp_path / "silence.txt").read_text().strip() == ""
    json.loads((tmp_path / "silence.json").read_text())


def test_one_bad_file_never_stops_the_others(
    surtitle: Callable, write_talk: Callable, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFF")
    missing = tmp_path / "missing.wav"
    result = surtitle("transcribe", broken, write_talk("talk.wav"), missing, "--output", tmp_path)
    assert result.status == 1
    assert [line.split(":")[0] for line in result.err.splitlines()] == ["surtitle"] * 2
    assert "broken.wav" in result.err.splitlines()[0]
    assert "missing.wav" in result.err.splitlines()[1]
    assert "talk.wav: 7.0 s" in result.out
    assert result.out.splitlines()[-1].startswith("1 of 3 files: 7.0 s in ")
    assert result.out.endswith("x), 2 failed\n")
    assert (tmp_path / "talk.txt").exists()
    assert not (tmp_path / "broken.txt").exists()


def test_no_model_is_loaded_for_broken_files_alone(surtitle: Callable, tmp_path: Path) -> None:
    assert surtitle("transcribe", tmp_path / "missing.wav").status == 1
    assert loaded == []


@pytest.mark.parametrize("way", [[], ["--sequential"]])
def test_a_decode_that_fails_is_named(
    surtitle: Callable, write_talk: Callable, engine: CodedEngine, tmp_path: Path, way: list[str]
) -> None:
    # A batch that fails is tried window by window, so that only one file is to blame.
    engine.failures = 1 if way else 2
    first, second = write_talk("a/one.wav"), write_talk("b/two.wav")
    result = surtitle("transcribe", first, second, "--output", tmp_path, *way)
    assert result.status == 1
    assert result.err == "surtitle: one.wav: the coded engine fails as told\n"
    first, *rest = result.out.splitlines()
    assert first.startswith("two.wav: 7.0 s, 5 words (en)")
    assert len(rest) == 1
    assert re.fullmatch(r"1 of 2 files: 7\.0 s in [\d.]+ s \([\d.]+x\), 1 failed", rest[0])


@pytest.mark.parametrize("way", [[], ["--sequential"]])
@pytest.mark.parametrize("name", ["one.wav", "three.wav"])
def test_a_fault_of_ours_costs_its_file_and_no_other(
    surtitle: Callable,
    write_talk: Callable,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    way: list[str],
    name: str,
) -> None:
    files = [write_talk(each) for each in ("one.wav", "two.wav", "three.wav")]
    write_talk(name, seconds=(*STARTS, 5.0))  # a sixth word, where the engine knows five
    result = surtitle("transcribe", *files, "--output", tmp_path, *way)
    assert result.status == 1
    fault = "a fault in Surtitle itself: IndexError: tuple index out of range"
    assert result.err == f"surtitle: {name}: {fault}\n"
    others = [path.stem for path in files if path.name != name]
    for stem in others:
        assert (tmp_path / f"{stem}.txt").read_text().split() == list(WORDS)
    assert not (tmp_path / name).with_suffix(".txt").exists()
    assert "tuple index out of range" in caplog.text
    assert re.search(r"^2 of 3 files: 14\.0 s .* 1 failed$", result.out, re.MULTILINE)


def test_a_fault_while_the_model_is_loaded_ends_all(
    surtitle: Callable,
    write_talk: Callable,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def build_driver(*_: object, **__: object) -> None:
        raise KeyError("layers")

    monkeypatch.setattr("app.live.assembly.build_driver", build_driver)
    result = surtitle("transcribe", write_talk("a.wav"), write_talk("b.wav"))
    assert (result.status, result.out) == (1, "")
    assert result.err.count("\n") == 1
    assert "a fault in Surtitle itself (KeyError: 'layers')" in result.err
    assert "unexpected" in caplog.text


def test_without_a_model_nothing_works(
    surtitle: Callable, write_talk: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def build_driver(*_: object, **__: object) -> None:
        raise UnavailableError("no such model here")

    monkeypatch.setattr("app.live.assembly.build_driver", build_driver)
    result = surtitle("transcribe", write_talk("a.wav"), write_talk("b.wav"))
    assert (result.status, result.out) == (1, "")
    assert result.err == "surtitle: no such model here\n"


def test_the_sequential_way_says_the_same(
    surtitle: Callable, write_talk: Callable, tmp_path: Path
) -> None:
    talk = write_talk("talk.wav")
    for way in ([], ["--sequential"]):
        folder = tmp_path / f"way{len(way)}"
        assert surtitle("transcribe", talk, "--output", folder, *way).status == 0
        assert (folder / "talk.txt").read_text().split() == list(WORDS)


@pytest.mark.parametrize("way", [[], ["--sequential"]])
def test_both_ways_search(
    surtitle: Callable, write_talk: Callable, engine: CodedEngine, tmp_path: Path, way: list[str]
) -> None:
    assert surtitle("transcribe", write_talk("talk.wav"), "--output", tmp_path, *way).status == 0
    beams = {request.beams for batch in engine.batches for request in batch}
    assert beams == {BEAMS}


def test_a_folder_is_the_media_files_in_it(
    surtitle: Callable, write_talk: Callable, tmp_path: Path
) -> None:
    for name in ("in/b.wav", "in/deep/a.wav", "in/.hidden.wav"):
        write_talk(name)
    (tmp_path / "in" / "notes.txt").write_text("not sound")
    (tmp_path / "empty").mkdir()
    result = surtitle(
        "transcribe", tmp_path / "in", tmp_path / "empty", tmp_path / "in" / "b.wav",
        "--output", tmp_path / "out",
    )  # fmt: skip
    assert result.status == 1
    assert result.err == f"surtitle: {tmp_path / 'empty'} holds no media file\n"
    *lines, total = result.out.splitlines()
    assert sorted(line.split(":")[0] for line in lines) == ["a.wav", "b.wav"]
    assert total.startswith("2 of 3 files: ")


def test_speakers_on_two_channels_are_two_voices(
    surtitle: Callable, write_talk: Callable, tmp_path: Path
) -> None:
    call = write_talk("call.wav", seconds=(0.5, 4.0), right=(2.0, 5.5))
    assert surtitle("transcribe", call, "--output", tmp_path).status == 0
    assert (tmp_path / "call.txt").read_text().splitlines() == [
        "left: one", "right: one", "left: two", "right: two",
    ]  # fmt: skip
    assert surtitle("transcribe", call, "--channels", "mix", "--output", tmp_path).status == 0
    assert ":" not in (tmp_path / "call.txt").read_text()
    mono = write_talk("mono.wav")
    result = surtitle("transcribe", mono, "--channels", "split", "--output", tmp_path)
    assert result.err == (
        "surtitle: mono.wav has 1 instead of two channels; only two can be kept apart\n"
    )
    assert "no audio track 3" in surtitle("transcribe", mono, "--track", "3").err


def test_word_times_are_found_when_asked_for(
    surtitle: Callable, write_talk: Callable, tmp_path: Path
) -> None:
    talk = write_talk("talk.wav")
    for way, timed in (([], False), (["--word-times"], True)):
        surtitle("transcribe", talk, "--format", "json", "--output", tmp_path, *way)
        lines = json.loads((tmp_path / "talk.json").read_text())["lines"]
        segments = [segment for line in lines for segment in line["segments"]]
        assert all(("words" in segment) == timed for segment in segments)


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


def _rewrite(like: Path, path: Path, samples: np.ndarray, channels: int = 1) -> None:
    import wave

    with wave.open(str(like)) as source:
        params = source.getparams()
    with wave.open(str(path), "wb") as target:
        target.setparams(params._replace(nchannels=channels))
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
