"""More live sources than the machine was measured to carry are refused, with the figure."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.bench.machine import machine_name
from app.live.admission import LiveCapacity, find_capacity, keep_capacity
from app.live.assembly import build_session
from app.paths import data_dir
from app.settings import Settings
from engine.errors import UnavailableError
from live_stage import StageClock, StageSource

MEASURED = LiveCapacity(1.5, {1: 0.6, 2: 1.4, 3: 2.26, 4: 5.0}, "here")


def test_what_keeps_the_target_is_admitted() -> None:
    assert MEASURED.streams == 2
    MEASURED.admit(1)
    MEASURED.admit(2)


def test_what_does_not_is_refused_with_the_figure() -> None:
    with pytest.raises(
        UnavailableError, match=r"3 sources .* 2\.3 s late, and 1\.5 s .* carries 2"
    ):
        MEASURED.admit(3)
    with pytest.raises(UnavailableError, match=r"with 4 of them words come up to 5\.0 s late"):
        MEASURED.admit(9)


def test_one_source_is_never_refused() -> None:
    LiveCapacity(1.5, {1: 4.0}, "here").admit(1)


def test_more_than_was_tried_is_not_judged() -> None:
    LiveCapacity(1.5, {1: 0.2, 2: 0.4}, "here").admit(3)


def test_kept_for_its_model_and_machine_only(tmp_path: Path) -> None:
    keep_capacity(tmp_path, "small", MEASURED)
    keep_capacity(tmp_path, "large", LiveCapacity(1.0, {1: 0.9}, "here"))
    assert find_capacity(tmp_path, "small", "here") == MEASURED
    assert find_capacity(tmp_path, "small", "elsewhere") is None
    assert find_capacity(tmp_path, "other", "here") is None
    (tmp_path / "capacity.json").write_text('{"small": {"p95_s": 3}}')
    assert find_capacity(tmp_path, "small", "here") is None


def test_a_damaged_file_is_told_and_refuses_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "capacity.json").write_text("no")
    assert find_capacity(tmp_path, "small", "here") is None
    assert "cannot be read" in caplog.text
    caplog.clear()


def test_a_session_asks() -> None:
    clock = StageClock()
    two = [StageSource(clock), StageSource(clock)]
    model = Settings().recognition.model
    keep_capacity(data_dir(), model, LiveCapacity(1.5, {1: 0.9, 2: 3.0}, machine_name()))
    with pytest.raises(UnavailableError, match="2 sources at once are too many"):
        build_session(Settings(), [], sources=two, clock=clock)
    build_session(Settings(), [], sources=two[:1], clock=clock)
