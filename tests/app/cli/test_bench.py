"""``surtitle bench`` from the command line, over a scripted engine."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path

import pytest

Command = Callable[..., object]
Options = list[str | Path]


@pytest.fixture
def clip(write_wave: Callable[..., Path], tmp_path: Path) -> Options:
    words = [
        [word, start, start + 0.3]
        for word, start in (
            ("one", 0.5), ("two", 0.8), ("three", 1.1), ("four", 4.0), ("five", 4.3),
        )
    ]  # fmt: skip
    (tmp_path / "words.json").write_text(json.dumps(words))
    (tmp_path / "said.txt").write_text("one two three four five")
    return [
        "--audio", write_wave("a.wav"), "--reference", tmp_path / "said.txt",
        "--words", tmp_path / "words.json", "--language", "en",
    ]  # fmt: skip


def test_live_with_the_curve_a_plot_and_every_word(
    surtitle: Callable, scripted: list[str], clip: Options, tmp_path: Path
) -> None:
    result = surtitle(
        "bench", "live", *clip, "--stability", "fast,steady", "--runs", "2",
        "--json", tmp_path / "f.json", "--csv", tmp_path / "w.csv", "--plot", tmp_path / "p.svg",
    )  # fmt: skip
    assert result.status == 0, result.err
    assert "nothing was decoded again" in result.out
    assert "run 2 of 2, surtitle: a" in result.err
    body = json.loads((tmp_path / "f.json").read_text())
    assert body["settings"]["stability"] == "fast"
    assert [row["name"] for row in body["curve"]] == ["fast", "steady"]
    fast, steady = (row["median"] for row in body["curve"])
    assert fast == body["all"]["median"]
    assert steady["first_shown_p50_s"] > fast["first_shown_p50_s"]
    assert steady["commit_p50_s"] == pytest.approx(fast["commit_p50_s"])
    low, high = body["all"]["spread"]["first_shown_p50_s"]
    assert low <= fast["first_shown_p50_s"] <= high
    assert {"load_average_before", "was_quiet", "cpu"} <= body["machine"].keys()
    rows = list(csv.DictReader((tmp_path / "w.csv").read_text().splitlines()))
    assert len(rows) == 2 * 5
    assert float(rows[0]["first_shown_latency_s"]) == pytest.approx(
        sum(float(rows[0][f"{part}_s"]) for part in (
            "wait", "front_end", "encoder", "decoder", "display", "other",
        )), abs=1e-3,
    )  # fmt: skip
    assert (tmp_path / "p.svg").read_text().startswith("<svg")


def test_busy(surtitle: Callable, scripted: list[str], clip: Options) -> None:
    result = surtitle("bench", "busy", *clip, "--runs", "1", "--processes", "1", "--json", "-")
    assert result.status == 0, result.err
    body = json.loads(result.out)
    assert body["beside"] == "1 busy processes"
    assert body["ratio"]["median"]["first_shown_p95_s"] > 0


def test_streams(surtitle: Callable, scripted: list[str], clip: Options) -> None:
    result = surtitle("bench", "streams", *clip, "--most", "1", "--target", "30")
    assert result.status == 0, result.err
    assert "1 streams keep p95 of first shown within 30 s" in result.out


def test_idle(surtitle: Callable, scripted: list[str]) -> None:
    result = surtitle("bench", "idle", "--seconds", "0.2")
    assert result.status == 0, result.err
    assert "silent CPU s/min" in result.out


def test_soak_on_the_scripted_engine(surtitle: Callable, clip: Options, tmp_path: Path) -> None:
    result = surtitle(
        "bench", "soak", *clip, "--engine", "scripted", "--hours", "0.01", "--silence", "5",
        "--step", "12", "--json", tmp_path / "s.json",
    )  # fmt: skip
    assert result.status == 0, result.err
    assert len(json.loads((tmp_path / "s.json").read_text())["points"]) == 3


def test_start_says_when_its_clip_is_missing(surtitle: Callable) -> None:
    result = surtitle("bench", "start", "--audio", "/nonexistent.wav")
    assert result.status == 1
    assert "/nonexistent.wav" in result.err
