"""The page beside the caption window: what is told of two records, and a real run of both."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import viewers_beside
from app.bench.machine import Quiet
from app.bench.tables import envelope
from chromium import browser
from viewers_beside import Shown, as_table, compare, figures_of, is_good, lines_of
from x_display import missing as lacks

WINDOW = [
    Shown(10.0, "", "hello"),
    Shown(10.5, "", "hello there"),
    Shown(11.0, "Hello there.", ""),
    Shown(11.5, "Hello there.", "how"),
]


def page(*lags_s: float) -> list[Shown]:
    return [
        Shown(text.at_s + lag_s, text.line, text.draft, text.at_s + lag_s + 0.016)
        for text, lag_s in zip(WINDOW, lags_s, strict=True)
    ]


def test_lags_are_from_the_windows_paint() -> None:
    run = compare(WINDOW, page(0.01, 0.02, -0.03, 0.04))
    assert run.lags_ms == pytest.approx([10, 20, -30, 40])
    assert run.drawn_ms == pytest.approx([26, 36, -14, 56])
    assert (run.texts, run.missing, run.lines, run.same_lines) == (4, 0, 1, True)
    assert is_good(run)
    assert figures_of(run)["drawn max"] == pytest.approx(56)


def test_what_the_page_shows_besides_is_no_harm() -> None:
    shown = page(0.01, 0.01, 0.01, 0.01)
    shown.insert(1, Shown(10.2, "", "between"))
    assert is_good(compare(WINDOW, shown))


def test_a_text_or_a_line_that_is_missing_is_found() -> None:
    shown = page(0.01, 0.01, 0.01, 0.01)
    run = compare(WINDOW, [shown[0], *shown[2:]])
    assert run.missing == 1
    assert run.same_lines
    assert not is_good(run)
    other = [*shown[:2], Shown(11.0, "Hallo there.", "", 11.0), shown[3]]
    assert not compare(WINDOW, other).same_lines


def test_later_than_promised_and_nothing_at_all_are_not_good() -> None:
    assert not is_good(compare(WINDOW, page(0.01, 0.01, 0.01, 0.09)))
    assert not is_good(compare([], []))


def test_white_space_is_no_difference_and_a_line_counts_once() -> None:
    told = Shown.of({"at": 1.0, "line": " A\n line.", "draft": " and  more", "drawn": None})
    assert told.text == ("A line.", "and more")
    assert lines_of([told, Shown(2.0, "A line.", "and"), Shown(3.0, "B.", "")]) == ["A line.", "B."]


def test_the_table_has_the_medians_of_the_runs() -> None:
    runs = [compare(WINDOW, page(*[0.001 * n] * 4)) for n in (3, 1, 2)]
    quiet = Quiet(0.1, 2)
    table = as_table(runs, envelope("viewers", {"model": "m"}, quiet), quiet)
    median = next(row for row in table.splitlines() if row.startswith("median"))
    assert median.split() == ["median", "2.0", "2.0", "2.0", "18.0", "18.0", "18.0"]


@pytest.mark.slow
@pytest.mark.model
def test_both_show_the_same_lines(tmp_path, missing, model_cache) -> None:
    if absent := lacks("openbox", "picom", "xprop"):
        missing(f"not installed: {absent}")
    if browser() is None:
        missing("no chromium (packaging/setup --test installs it)")
    from engine.models.resolve import resolve_model

    model = resolve_model("whisper-tiny.en", model_cache)
    report = tmp_path / "report.json"
    command = [sys.executable, "packaging/viewers_beside.py", "--model", str(model), "--runs", "1"]
    demo = "resources/demo.flac"
    command += ["--json", str(report), demo, demo]
    done = subprocess.run(
        command, cwd=viewers_beside.ROOT, capture_output=True, text=True, timeout=280, check=False
    )
    # Status 1: too late, on a busy machine.
    assert done.returncode in (0, 1), done.stderr
    [run] = json.loads(report.read_text())["runs"]
    assert run["same_lines"], done.stdout
    assert run["lines"] >= 2
