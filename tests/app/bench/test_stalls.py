"""``bench stalls``: what is computed of the probe's ticks, and a short run of the real window."""

from __future__ import annotations

import json

import numpy as np
import pytest

from app.bench.machine import Quiet
from app.bench.stalls import RATE, joined, read_stalls, stalls_as_json, stalls_as_table
from app.main import main
from engine.errors import UnavailableError
from engine.models.resolve import resolve_model

MARKS = {
    "ready_s": 1.0,
    "stalls_s": {"loading": [1.0], "captioning": [0.0] * 97 + [0.001, 0.009, 0.020]},
    "paint_waits_s": [0.001, 0.003],
}


def test_figures_of_a_run():
    found = read_stalls(MARKS, 600.0, "Xvfb")
    assert (found.ticks, found.late_ticks) == (100, 2)
    assert found.p50_s == 0.0
    assert found.p99_s == pytest.approx(0.00911)
    assert found.max_s == 0.020
    assert found.paint_p50_s == pytest.approx(0.002)
    body = stalls_as_json(found, {"model": "m"}, Quiet(None, 1))
    table = stalls_as_table(found, body, Quiet(None, 1))
    assert "2 of 100" in table
    assert "20.0" in table


def test_a_session_that_failed_has_no_figures():
    with pytest.raises(UnavailableError, match="no such model"):
        read_stalls({"failed": "no such model", "stalls_s": {}}, 1.0, "Xvfb")


def test_recordings_are_joined_and_repeated():
    one, two = np.ones(3, np.float32), np.full(2, 2, np.float32)
    found = joined([one, two], 12 / RATE)
    assert found.tolist() == [1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1]
    with pytest.raises(UnavailableError, match="--audio"):
        joined([], 1.0)


@pytest.mark.model
@pytest.mark.slow
def test_the_real_window_is_watched(model_cache, tmp_path, capsys):
    out = tmp_path / "stalls.json"
    model = str(resolve_model("whisper-tiny.en", model_cache))
    assert main(["bench", "stalls", "--model", model, "--minutes", "0.05", "--json", str(out)]) == 0
    body = json.loads(out.read_text())
    assert body["bench"] == "stalls"
    assert body["ticks"] > 100
    assert body["max_s"] >= body["p99_s"] >= 0
    assert body["windows"] in {"Xvfb", "offscreen", "display", "xcb"}
