"""``surtitle bench stalls``: how long the window's thread stands still in minutes of captions.

The true program with its windows, in a process and folders of its own, on recordings that are
joined and repeated, in real time: under the display there is, else under one without a screen
(Xvfb), else offscreen. See ``app.bench.probe``, whose timer is late when the thread stood still.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import wave
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from app.bench.live import Report
from app.bench.machine import Quiet
from app.bench.metrics import percentile
from app.bench.start import OFFSCREEN, check_marks, platform, program_settings, watched
from app.bench.tables import aligned, cell, envelope, footer, rounded
from app.settings import Settings
from engine.driver.seam import Samples
from engine.errors import UnavailableError
from engine.files.media import read_mono

RATE = 16_000  # Hz
LIMIT_S = 0.008
"""Half of a frame at 60 Hz: what is later than that is a frame that somebody may see missing."""

_SLACK_S = 30.0
"""Audio beyond what is measured: it plays while the model loads too."""


@dataclass(frozen=True, slots=True)
class Stalls:
    """One run. Seconds.

    Attributes:
        captioned_s: How long captions ran.
        windows: Where: a display, ``Xvfb``, or ``offscreen``.
        ticks: Times at which the thread was looked at.
        p50_s: Of how late the thread came to its tick; 0 where it was free.
        p99_s: Likewise.
        max_s: Likewise.
        late_ticks: Ticks that were later than ``LIMIT_S``.
        paint_p50_s: From an update told to its paint.
        paint_p95_s: Likewise.
    """

    captioned_s: float
    windows: str
    ticks: int
    p50_s: float | None
    p99_s: float | None
    max_s: float | None
    late_ticks: int
    paint_p50_s: float | None
    paint_p95_s: float | None


def run_stalls(
    settings: Settings, model: Path, clips: Sequence[Path], seconds: float,
    report: Report = lambda _: None,
) -> Stalls:  # fmt: skip
    """Caption ``seconds`` of recordings in the real window.

    Raises:
        UnavailableError: The program did not start, or there is nothing to caption.
    """
    with tempfile.TemporaryDirectory(prefix="surtitle-stalls-") as name, _display() as display:
        folder = Path(name)
        report("joining the recordings")
        audio = folder / "joined.wav"
        write_wave(audio, joined([read_mono(clip, RATE) for clip in clips], seconds + _SLACK_S))
        windows, environ = display
        report(f"captioning for {seconds:.0f} s ({windows})")
        home = folder / "home"
        home.mkdir()
        chosen = program_settings(settings, model, audio)
        return read_stalls(watched(chosen, home, seconds, environ), seconds, windows)


def read_stalls(marks: Mapping[str, Any], seconds: float, windows: str) -> Stalls:
    """What the probe wrote.

    Raises:
        UnavailableError: The session failed.
    """
    check_marks(marks)
    late, waits = marks["stalls_s"]["captioning"], marks["paint_waits_s"]
    return Stalls(
        captioned_s=seconds,
        windows=windows,
        ticks=len(late),
        p50_s=percentile(late, 50),
        p99_s=percentile(late, 99),
        max_s=max(late, default=None),
        late_ticks=sum(late_s > LIMIT_S for late_s in late),
        paint_p50_s=percentile(waits, 50),
        paint_p95_s=percentile(waits, 95),
    )


def joined(clips: Sequence[Samples], seconds: float) -> Samples:
    """Clips of `[samples]` at ``RATE`` one after the other, over and over, ``seconds`` long.

    Raises:
        UnavailableError: There is no sound in them.
    """
    once = np.concatenate(clips) if clips else np.zeros(0, np.float32)
    if not len(once):
        raise UnavailableError("nothing to caption; give recordings with --audio")
    n = round(seconds * RATE)
    return np.tile(once, -(-n // len(once)))[:n]


def write_wave(path: Path, samples: Samples) -> None:
    """Write `[samples]` at ``RATE`` as 16-bit PCM."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


@contextmanager
def _display() -> Iterator[tuple[str, dict[str, str]]]:
    """Where the windows open, in words, and the environment that says so."""
    if platform() != OFFSCREEN or shutil.which("Xvfb") is None:
        yield platform() or "display", {}
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=[write], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if not number:
            raise UnavailableError("Xvfb does not start")
        yield "Xvfb", {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()


def stalls_as_json(found: Stalls, settings: dict[str, Any], quiet: Quiet) -> dict[str, Any]:
    """The figures, and where they were had."""
    body = envelope("stalls", settings, quiet, ("PySide6-Essentials",))
    return {**body, "limit_s": LIMIT_S, **rounded(asdict(found))}


def stalls_as_table(found: Stalls, body: dict[str, Any], quiet: Quiet) -> str:
    """Milliseconds."""
    heads = ["windows", "captions s", "p50 ms", "p99 ms", "max ms", "over 8 ms", "paint p50", "p95"]
    times = (found.p50_s, found.p99_s, found.max_s)
    paints = (found.paint_p50_s, found.paint_p95_s)
    row = [found.windows, f"{found.captioned_s:.0f}"]
    row += [cell(None if t is None else 1000 * t, "{:.1f}") for t in times]
    row.append(f"{found.late_ticks} of {found.ticks}")
    row += [cell(None if t is None else 1000 * t, "{:.1f}") for t in paints]
    return "\n".join([*aligned([heads, row]), *footer(body, quiet)])
