"""``surtitle bench busy``: the same clips beside one busy process on every core, or beside files.

A call, a build, a game: captions are read while something else computes. Each clip is captioned
without and with that, one after the other, so that both meet the same machine.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from app.bench.live import HeardClip, Report, Runs, System, run_clip, warm_up
from app.bench.report import (
    LiveReport,
    as_json,
    pooled_figures,
    runs_as_json,
    table_lines,
)
from app.bench.tables import aligned, cell, envelope, footer, rounded
from app.bench.tally import Figures, medians

# Spins until its input closes, which the system sees to if this process dies.
_SPIN = """\
import os, sys, threading
def wait():
    sys.stdin.buffer.read()
    os._exit(0)
threading.Thread(target=wait, daemon=True).start()
print(flush=True)
n = 0
while True:
    n += 1
"""

Beside = Callable[[], AbstractContextManager[None]]
"""Opens what keeps the machine busy."""

RATIOS = ("first_shown_p50_s", "first_shown_p95_s", "settled_p95_s", "after_endpoint_p95_s", "load")


@contextmanager
def busy_processes(n: int) -> Iterator[None]:
    """``n`` processes that compute as fast as they can, for the length of the block."""
    spinning: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(n):
            process = subprocess.Popen(
                [sys.executable, "-I", "-c", _SPIN],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # As another program: Linux shares time among sessions.
            )
            spinning.append(process)
            assert process.stdout is not None  # PIPE
            process.stdout.readline()  # It spins from here on.
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()


def run_busy(
    system: System,
    clips: Sequence[HeardClip],
    n_runs: int,
    beside: Beside,
    report: Report = lambda _: None,
    wait: Callable[[float], None] | None = None,
) -> tuple[Runs, Runs]:
    """Caption all clips without and with what ``beside`` does, clip by clip.

    Args:
        system: What captions.
        clips: What it captions.
        n_runs: How often.
        beside: Keeps the machine busy.
        report: Told what is going on.
        wait: As ``SimulatedClock.wait``: for what would get no time beside a session that never
            waits, because it lets the session pass.
    """
    report("warming up")
    warm_up(system, clips[0])
    quiet: Runs = [[] for _ in range(n_runs)]
    busy: Runs = [[] for _ in range(n_runs)]
    for n in range(n_runs):
        for heard in clips:
            report(f"run {n + 1} of {n_runs}, alone: {heard.clip.name}")
            quiet[n].append(run_clip(system, heard, wait=wait))
            report(f"run {n + 1} of {n_runs}, beside it: {heard.clip.name}")
            with beside():
                busy[n].append(run_clip(system, heard, wait=wait))
    return quiet, busy


def ratios(quiet: Runs, busy: Runs) -> list[Figures]:
    """Of each run: its figures beside busy processes over those without, all clips as one."""
    return [
        {
            name: beside[name] / alone[name]  # type: ignore[operator]
            if alone[name] and beside[name] is not None
            else None
            for name in RATIOS
        }
        for alone, beside in zip(map(pooled_figures, quiet), map(pooled_figures, busy), strict=True)
    ]


def busy_as_json(quiet: LiveReport, busy: Runs, beside: str) -> dict[str, Any]:
    """The figures without, those with, and their ratios."""
    each = ratios(quiet.runs, busy)
    return {
        **as_json(quiet, "busy"),
        "beside": beside,
        "beside_busy": rounded(runs_as_json(busy)),
        "ratio": rounded({"median": medians(each), "runs": each}),
    }


def busy_as_table(quiet: LiveReport, busy: LiveReport, beside: str) -> str:
    """Both tables, and the ratios in one line each."""
    each = ratios(quiet.runs, busy.runs)
    middle = medians(each)
    rows = [["beside / alone", "median", *(f"run {n}" for n in range(1, len(each) + 1))]]
    rows += [[name, cell(middle[name]), *(cell(run[name]) for run in each)] for name in RATIOS]
    return "\n".join(
        [
            f"beside {beside}:",
            *table_lines(busy),
            "",
            "alone:",
            *table_lines(quiet),
            "",
            *aligned(rows),
            *footer(envelope("busy", quiet.settings, quiet.quiet), quiet.quiet),
        ]
    )
