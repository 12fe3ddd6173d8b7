"""The files table: models on a person's own recordings, with the text beside them."""

from __future__ import annotations

import wave
from collections.abc import Callable
from pathlib import Path

import pytest

from app.bench.clips import Clip
from app.bench.files import PIPELINE, FileSystem, clips_in, run_system
from coded_speech import CodedEngine, say, word
from engine.files.pipeline import FilePipeline
from scripted_engine import RATE, LoudnessVad

STARTS = [0.5 + 1.1 * n for n in range(8)]
SAID = " ".join(word(n) for n in range(8))


@pytest.fixture
def record(tmp_path: Path) -> Callable[..., Path]:
    """`record(name, starts, text)`: a recording, and what is said in it beside it."""

    def write(name: str, starts: list[float] = STARTS, text: str | None = SAID) -> Path:
        path = tmp_path / "own" / f"{name}.wav"
        path.parent.mkdir(exist_ok=True)
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes((say(starts, 12.0) * 32767).astype("<i2").tobytes())
        if text is not None:
            path.with_suffix(".txt").write_text(text)
        return path

    return write


@pytest.fixture
def coded(monkeypatch: pytest.MonkeyPatch) -> None:
    def build(*_: object, **__: object) -> FilePipeline:
        return FilePipeline(CodedEngine(window_s=5.0), LoudnessVad())

    monkeypatch.setattr("app.jobs.assembly.build_pipeline", build)


def test_texts_lie_beside_recordings(record: Callable[..., Path]) -> None:
    known, unknown = record("a"), record("b", text=None)
    assert [(c.audio, c.reference) for c in clips_in(known.parent)] == [
        (known, SAID),
        (unknown, None),
    ]


@pytest.mark.usefixtures("coded")
def test_word_errors_false_words_and_failures_are_counted(record: Callable[..., Path]) -> None:
    record("right")
    record("one-wrong", text=SAID.replace(word(3), "other"))
    record("silent", starts=[2.0, 4.0], text="")  # two words where nobody speaks
    broken = record("broken")
    broken.write_bytes(b"no sound")
    clips = clips_in(broken.parent)
    run = run_system(FileSystem(PIPELINE, "coded", "en"), clips)
    assert run.errors is not None
    assert run.errors.rate == pytest.approx(1 / 16)
    assert run.false_words == 2
    (reason,) = run.failed
    assert reason.startswith("broken.wav: ")
    assert run.audio_s == pytest.approx(36.0)
    assert run.cpu_s > 0
    figures = dict(run.figures)
    assert figures["windows"] >= 5
    assert 0.1 < figures["speech_ratio"] < 0.5


@pytest.mark.usefixtures("coded")
def test_without_a_text_there_is_no_rate(record: Callable[..., Path]) -> None:
    run = run_system(FileSystem(PIPELINE, "coded", "en"), [Clip(record("a", text=None))])
    assert run.errors is None
