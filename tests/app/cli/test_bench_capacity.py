"""``surtitle bench capacity`` from the command line, over a scripted engine."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.bench.machine import machine_name
from app.live.admission import find_capacity
from app.paths import data_dir
from coded_speech import CodedEngine
from engine.files.pipeline import FilePipeline
from scripted_engine import LoudnessVad


@pytest.mark.usefixtures("scripted")
def test_capacity_is_measured_planned_and_kept(
    surtitle: Callable,
    write_wave: Callable[..., Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "app.jobs.assembly.build_pipeline",
        lambda *_, **__: FilePipeline(CodedEngine(window_s=5.0), LoudnessVad()),
    )
    (tmp_path / "words.json").write_text('[["one", 0.5, 0.8], ["two", 0.8, 1.1]]')
    result = surtitle(
        "bench", "capacity", "--audio", write_wave("a.wav"), "--words", tmp_path / "words.json",
        "--language", "en", "--batch", "1,2", "--seconds", "14", "--most", "2", "--target", "600",
        "--intake", "240", "--peak", "2", "--keep", "--json", tmp_path / "c.json",
    )  # fmt: skip
    assert result.status == 0, result.err
    body = json.loads((tmp_path / "c.json").read_text())
    assert [point["n"] for point in body["batches"]] == [1, 2]
    assert all(point["audio_s"] == 14.0 for point in body["batches"])
    assert body["streams"] == 2
    assert "240 audio hours a day are 10 at a time" in result.out
    assert "2 streams each within 600 s: 10 machines" in result.out
    kept = find_capacity(data_dir(), body["settings"]["model"], machine_name())
    assert kept is not None
    assert kept.streams == 2
