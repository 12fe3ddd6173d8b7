"""The commands from end to end, with the embedded small model and a voice that reads known text."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import av
import numpy as np
import pytest
from numpy.typing import NDArray

from app.bench.accuracy import count_errors
from app.events import CommittedEvent, DraftEvent, from_json
from app.fitness import TOO_SLOW

pytestmark = [pytest.mark.model, pytest.mark.usefixtures("shared_models")]

TEXT = (
    "The harbour was quiet when the first boat came in. "
    "Two fishermen carried their baskets up the hill and sold everything before noon."
)
MODEL = ["--model", "whisper-tiny.en"]
RATE = 16_000

Speech = Callable[[str], NDArray[np.float32]]


@pytest.fixture
def spoken(tmp_path: Path, synthesized_speech: Speech) -> Callable[[str], Path]:
    """`spoken("mp3")`: the text as a file of that kind, after a second of silence."""
    samples = np.concatenate([np.zeros(RATE, np.float32), synthesized_speech(TEXT)])

    def write(ending: str) -> Path:
        path = tmp_path / f"harbour.{ending}"
        codec = {"wav": "pcm_s16le", "mp3": "libmp3lame", "m4a": "aac", "webm": "libopus"}[ending]
        rate = 48_000 if ending == "webm" else RATE
        with av.open(str(path), "w") as container:
            stream = container.add_stream(codec, rate=rate)
            assert isinstance(stream, av.AudioStream)
            stream.layout = "mono"
            frame = av.AudioFrame.from_ndarray(samples[None], format="flt", layout="mono")
            frame.sample_rate = RATE
            resampler = av.AudioResampler(
                stream.format.name, "mono", rate, frame_size=stream.frame_size or 1024
            )
            for part in [*resampler.resample(frame), *resampler.resample(None)]:
                container.mux(stream.encode(part))
            container.mux(stream.encode(None))
        return path

    return write


def test_transcribe_reads_every_container_alike(
    surtitle: Callable, spoken: Callable[[str], Path], tmp_path: Path
) -> None:
    starts = {}
    for ending in ("wav", "mp3", "m4a", "webm"):
        out = tmp_path / ending
        result = surtitle(
            "transcribe", spoken(ending), "--format", "json,txt", "--output", out, *MODEL
        )
        assert result.status == 0, result.err
        text = (out / "harbour.txt").read_text()
        assert count_errors(TEXT, text).errors <= 1, text
        starts[ending] = json.loads((out / "harbour.json").read_text())["lines"][0]["start"]
    assert starts == {ending: pytest.approx(starts["wav"], abs=0.3) for ending in starts}
    assert 0.5 < starts["wav"] < 1.5


def test_a_tone_is_no_speech(surtitle: Callable, tmp_path: Path) -> None:
    import wave

    path = tmp_path / "tone.wav"
    time = np.arange(5 * RATE) / RATE
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes((8000 * np.sin(2 * np.pi * 440 * time)).astype("<i2").tobytes())
    result = surtitle("transcribe", path, "--output", tmp_path, *MODEL)
    assert result.status == 0
    assert "no speech found" in result.out


def test_live_shows_drafts_before_commits(
    surtitle: Callable, spoken: Callable[[str], Path]
) -> None:
    result = surtitle(
        "live", "--simulate", "--source", f"file:{spoken('wav')}", "--jsonl", "-", *MODEL
    )
    assert result.status == 0, result.err
    events = [from_json(line) for line in result.out.splitlines()]
    commits = [event for event in events if isinstance(event, CommittedEvent)]
    drafts = [event for event in events if isinstance(event, DraftEvent)]
    assert count_errors(TEXT, " ".join(event.text for event in commits)).errors <= 1
    assert drafts
    assert drafts[0].shown < commits[0].shown
    assert all(event.decode_s > 0 for event in commits)


def test_bench_live(surtitle: Callable, spoken: Callable[[str], Path], tmp_path: Path) -> None:
    reference = tmp_path / "harbour.txt"
    reference.write_text(TEXT)
    body = tmp_path / "figures.json"
    result = surtitle(
        "bench", "live", "--audio", spoken("wav"), "--reference", reference, "--runs", "2",
        "--json", body, "--csv", tmp_path / "words.csv", "--jsonl", tmp_path / "logs", *MODEL,
    )  # fmt: skip
    assert result.status == 0, result.err
    assert result.out.splitlines()[1].startswith("harbour")
    figures = json.loads(body.read_text())
    assert figures["settings"]["model"] == "whisper-tiny.en"
    assert figures["n_runs"] == 2
    median = figures["all"]["median"]
    assert median["error_rate"] <= 0.05
    assert median["load"] > 0
    assert median["final_words"] == pytest.approx(len(TEXT.split()), abs=2)
    assert (tmp_path / "words.csv").read_text().count("\n") == 1 + 2 * median["final_words"]
    assert len(list((tmp_path / "logs").glob("*.jsonl"))) == 2


def test_kept_sound_is_transcribed_again_by_another_model(
    surtitle: Callable, spoken: Callable[[str], Path]
) -> None:
    source = ["--source", f"file:{spoken('wav')}"]
    first = surtitle("live", *source, *MODEL, "--keep-audio")
    assert first.status == 0
    assert "Ask everyone who is heard" in first.err
    body = json.loads(surtitle("sessions", "list", "--json").out)
    assert list(body["audio"]) == ["file"]
    again = surtitle("sessions", "transcribe", body["id"], "--model", "whisper-base")
    assert again.status == 0, again.err
    number = int(again.out.split()[0])
    text = surtitle("sessions", "export", number).out
    assert count_errors(TEXT, text, "en").errors <= 4
    assert "Two fishermen" in text
    refused = surtitle("live", *source, *MODEL, "--keep-audio", "--no-store")
    assert refused.status == 1
    assert "keep transcripts too" in refused.err


def test_a_model_is_measured_on_the_demo(surtitle: Callable) -> None:
    body = json.loads(surtitle("models", "check", "whisper-tiny.en", "--json").out)
    assert body["model"] == "whisper-tiny.en"
    assert body["real_time_factor"] > 0
    assert body["too_slow"] == (body["real_time_factor"] > TOO_SLOW)
    told = surtitle("models", "check", "whisper-tiny.en", "--device", "cpu").out
    assert "s for each second of speech" in told
    assert "of memory" in told


def test_bench_files_compares_models_on_own_recordings(
    surtitle: Callable, spoken: Callable[[str], Path], tmp_path: Path
) -> None:
    path = spoken("wav")
    path.with_suffix(".txt").write_text(TEXT)
    result = surtitle(
        "bench", "files", "--audio", tmp_path, *MODEL, "--language", "en", "--json", "-"
    )
    assert result.status == 0, result.err
    (system,) = json.loads(result.out)["systems"]
    assert system["error_rate"] < 0.2
    assert system["rtfx"] > 0
    assert system["peak_rss_mib"] > 100
    (run,) = system["runs"]
    assert run["audio_s"] == pytest.approx(run["wall_s"] * system["rtfx"])
