"""``surtitle bench start``: from the process's start to the window, and to the first caption.

The true program with its windows, in a process and folders of its own, under the display there is
or without one, on a clip in real time. While it captions, the stalls of the window's thread are
measured too. See ``app.bench.probe``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import median
from types import MappingProxyType
from typing import Any

from app.bench.live import Report
from app.bench.machine import Quiet
from app.bench.metrics import percentile
from app.bench.tables import aligned, cell, envelope, footer, rounded
from app.display import display_problem
from app.settings import Settings
from app.settings_file import save_settings
from engine.errors import UnavailableError

PATIENCE_S = 120.0
OFFSCREEN = "offscreen"
_FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


@dataclass(frozen=True, slots=True)
class StartRun:
    """One start. Seconds from the process's start, where not said otherwise.

    Attributes:
        window_s: The first frame of the window has been painted.
        ready_s: The model has loaded: a caption is possible.
        first_text_s: The first draft or commit of the clip, whose sound began with the window.
        loading_stall_max_s: The longest time that the window's thread stood still while loading.
        stall_p99_s: The same while captioning, over ticks of 2 ms.
        stall_max_s: The longest of those.
        paint_p50_s: From an update told to its paint.
        paint_p95_s: Likewise.
    """

    window_s: float
    ready_s: float
    first_text_s: float | None
    loading_stall_max_s: float | None
    stall_p99_s: float | None
    stall_max_s: float | None
    paint_p50_s: float | None
    paint_p95_s: float | None


def platform() -> str:
    """Where windows open: the display there is, else Qt's offscreen platform."""
    return os.environ.get("QT_QPA_PLATFORM") or ("" if display_problem() is None else OFFSCREEN)


def run_start(
    settings: Settings, model: Path, audio: Path | None, seconds: float, n_runs: int,
    report: Report = lambda _: None,
) -> list[StartRun]:  # fmt: skip
    """Start the program ``n_runs`` times.

    Args:
        settings: Model, language and the like; its model is replaced by ``model``.
        model: A model's folder.
        audio: The clip; None is the demo.
        seconds: To caption each time after the model is ready.
        n_runs: How often.
        report: Told what is going on.

    Raises:
        UnavailableError: The program did not start, or this system has no folders to set aside.
    """
    chosen = program_settings(settings, model, audio)
    runs = []
    for n in range(n_runs):
        report(f"start {n + 1} of {n_runs}")
        with tempfile.TemporaryDirectory(prefix="surtitle-start-") as name:
            runs.append(read_marks(watched(chosen, Path(name), seconds)))
    return runs


def program_settings(settings: Settings, model: Path, audio: Path | None) -> Settings:
    """Settings of a program that captions one clip and keeps nothing."""
    source = "demo" if audio is None else f"file:{audio.resolve()}"
    for key, value in (
        ("recognition.model", str(model.resolve())),
        ("audio.sources", (source,)),
        ("transcript.store", "nothing"),
        ("window.welcomed", True),
    ):
        settings = settings.with_value(key, value)
    return settings


def folders_of(home: Path, settings: Settings) -> dict[str, str]:
    """Make a program's own folders, with its settings in them; as an environment."""
    for folder in _FOLDERS:
        (home / folder).mkdir(mode=0o700)
    settings_file = home / "XDG_CONFIG_HOME" / "surtitle" / "settings.json"
    settings_file.parent.mkdir(mode=0o700)
    save_settings(settings, settings_file)
    return {folder: str(home / folder) for folder in _FOLDERS}


def watched(
    settings: Settings,
    home: Path,
    seconds: float,
    environ: Mapping[str, str] = MappingProxyType({}),
) -> dict[str, Any]:  # fmt: skip
    """Run the program with a watch on it, in folders of its own; what ``app.bench.probe`` wrote.

    Raises:
        UnavailableError: It did not start or did not caption, or this system has no folders to
            set aside.
    """
    if sys.platform != "linux":
        raise UnavailableError("this bench needs Linux, where a user's folders can be set aside")
    environment = {**os.environ, **folders_of(home, settings), **environ}
    # A user's Python keeps what it has compiled. Without that a start compiles two hundred files.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if platform() == OFFSCREEN and not environ:
        environment["QT_QPA_PLATFORM"] = OFFSCREEN
    out = home / "marks.json"
    checkout = Path(__file__).resolve().parents[2]  # Not installed, it is found from there.
    began_s = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", "app.bench.probe", str(out), repr(began_s), repr(seconds)],
        env=environment, cwd=checkout, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        _, said = process.communicate(timeout=PATIENCE_S + seconds)
    except subprocess.TimeoutExpired as error:
        process.kill()
        process.communicate()
        raise UnavailableError("the program did not caption in time") from error
    if not out.is_file():
        last = (said.strip().splitlines() or [f"status {process.returncode}"])[-1]
        raise UnavailableError(f"the program did not start: {last}")
    marks: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return marks


def check_marks(marks: Mapping[str, Any]) -> None:
    """Make sure that there were captions.

    Raises:
        UnavailableError: The session failed.
    """
    if "failed" in marks or "ready_s" not in marks:
        why = marks.get("failed", "the model never loaded")
        raise UnavailableError("no captions came: {why}", why=why)


def read_marks(marks: Mapping[str, Any]) -> StartRun:
    """What the probe wrote.

    Raises:
        UnavailableError: The session failed.
    """
    check_marks(marks)
    loading, captioning = marks["stalls_s"]["loading"], marks["stalls_s"]["captioning"]
    return StartRun(
        window_s=marks["window_s"],
        ready_s=marks["ready_s"],
        first_text_s=marks.get("first_text_s"),
        loading_stall_max_s=max(loading, default=None),
        stall_p99_s=percentile(captioning, 99),
        stall_max_s=max(captioning, default=None),
        paint_p50_s=percentile(marks["paint_waits_s"], 50),
        paint_p95_s=percentile(marks["paint_waits_s"], 95),
    )


def middle(runs: Sequence[StartRun]) -> dict[str, float | None]:
    """The median of each figure."""
    found: dict[str, float | None] = {}
    for field in fields(StartRun):
        values = [v for run in runs if (v := getattr(run, field.name)) is not None]
        found[field.name] = median(values) if values else None
    return found


def start_as_json(
    runs: Sequence[StartRun], settings: dict[str, Any], quiet: Quiet
) -> dict[str, Any]:
    """Medians and each start."""
    return {
        **envelope("start", settings, quiet, ("PySide6-Essentials",)),
        "median": rounded(middle(runs)),
        "runs": rounded([asdict(run) for run in runs]),
    }


def start_as_table(runs: Sequence[StartRun], body: dict[str, Any], quiet: Quiet) -> str:
    """Seconds for the start, milliseconds for the window's thread."""
    heads = ["window s", "ready s", "first text s", "stall loading ms", "p99 ms", "max ms"]
    rows = [["", *heads, "paint p50 ms", "p95 ms"]]
    named = [(f"start {n}", asdict(run)) for n, run in enumerate(runs, 1)]
    for name, values in [*named, ("median", middle(runs))]:
        cells = [
            cell(
                value if at < 3 or value is None else 1000 * value, "{:.2f}" if at < 3 else "{:.1f}"
            )
            for at, value in enumerate(values.values())
        ]
        rows.append([name, *cells])
    return "\n".join([*aligned(rows), *footer(body, quiet)])
