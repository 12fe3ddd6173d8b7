"""The bench's output: a table for people, JSON and CSV for programs. Definitions: README."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.bench.clips import Clip
from app.bench.live import LiveRun
from app.bench.machine import describe_machine, describe_versions
from app.bench.peers import PEERS, PeerRun
from app.bench.tally import (
    LATENCIES,
    MATCHED_SHARE_NEEDED,
    Figures,
    medians,
    pooled,
    quotable,
)

SCHEMA = 1

_COLUMNS = (
    ("first_shown_p50_s", "first p50", "{:.2f}"),
    ("first_shown_p95_s", "p95", "{:.2f}"),
    ("settled_p50_s", "settled p50", "{:.2f}"),
    ("settled_p95_s", "p95", "{:.2f}"),
    ("commit_p50_s", "commit p50", "{:.2f}"),
    ("commit_p95_s", "p95", "{:.2f}"),
    ("after_endpoint_p50_s", "endpoint p50", "{:.2f}"),
    ("after_endpoint_p95_s", "p95", "{:.2f}"),
    ("matched_share", "matched", "{:.0%}"),
    ("ne", "NE", "{:.2f}"),
    ("ne_strict", "strict", "{:.2f}"),
    ("ne_raw", "raw", "{:.2f}"),
    ("unstable_words", "unstable", "{:.0%}"),
    ("load", "load", "{:.2f}"),
    ("behind_max_s", "behind", "{:.1f}"),
    ("error_rate", "WER %", "{:.1%}"),
    ("false_words_per_silent_minute", "false/min", "{:.1f}"),
    ("peak_rss_mib", "MiB", "{:.0f}"),
)


@dataclass(frozen=True, slots=True)
class LiveReport:
    """All runs of a live bench.

    Attributes:
        settings: Model, preset, stability, language and the like.
        runs: One list of clips a run.
        peer: The same clips by another program, or None.
    """

    settings: Mapping[str, Any]
    runs: Sequence[Sequence[LiveRun]]
    peer: Sequence[PeerRun] = field(default_factory=tuple)

    def clips(self) -> list[Clip]:
        """In the order of each run."""
        return [run.clip for run in self.runs[0]]

    def figures_of(self, index: int) -> Figures:
        """Medians over runs of one clip."""
        return medians([run[index].tally.figures() for run in self.runs])

    def all_figures(self) -> Figures:
        """Medians over runs of all clips taken as one."""
        return medians([self.pooled_figures(run) for run in self.runs])

    @staticmethod
    def pooled_figures(run: Sequence[LiveRun]) -> Figures:
        """All clips of one run taken as one."""
        return pooled([clip.tally for clip in run]).figures()


def as_json(report: LiveReport) -> dict[str, Any]:
    """Everything, to be written as JSON."""
    body: dict[str, Any] = {
        "schema": SCHEMA,
        "bench": "live",
        "machine": describe_machine(),
        "versions": describe_versions(*(PEERS if report.peer else ())),
        "settings": dict(report.settings),
        "n_runs": len(report.runs),
        "all": {
            "median": _rounded(report.all_figures()),
            "runs": [_rounded(report.pooled_figures(run)) for run in report.runs],
        },
        "clips": [
            {
                "audio": clip.audio.name,
                "duration_s": round(report.runs[0][i].tally.audio_s, 3),
                "words_from": clip.words_source or None,
                "latencies_quotable": quotable(report.figures_of(i)),
                "median": _rounded(report.figures_of(i)),
                "runs": [_rounded(run[i].tally.figures()) for run in report.runs],
            }
            for i, clip in enumerate(report.clips())
        ],
    }
    if report.peer:
        body["peer"] = {
            "name": report.peer[0].name,
            "error_rate": peer_error_rate(report.peer),
            "clips": [
                {
                    "audio": run.clip.audio.name,
                    "error_rate": None if run.errors is None else run.errors.rate,
                    "rtfx": round(run.audio_s / run.wall_s, 2),
                }
                for run in report.peer
            ],
        }
    return body


def as_table(report: LiveReport) -> str:
    """A table of all clips and, below, all of them as one. Seconds unless the head says else."""
    rows: list[tuple[str, Figures]] = [
        (clip.name, report.figures_of(i)) for i, clip in enumerate(report.clips())
    ]
    if len(rows) > 1:
        rows.append(("all", report.all_figures()))
    shown = [c for c in _COLUMNS if any(figures[c[0]] is not None for _, figures in rows)]
    cells = [["", *(head for _, head, _ in shown)]]
    marked = False
    for name, figures in rows:
        row = [name]
        for key, _, layout in shown:
            value = figures[key]
            mark = "*" if key in LATENCIES and value is not None and not quotable(figures) else ""
            marked = marked or bool(mark)
            row.append("-" if value is None else layout.format(value) + mark)
        cells.append(row)
    lines = _aligned(cells)
    if marked:
        lines.append(
            f"* under {MATCHED_SHARE_NEEDED:.0%} of the words have a reference time: "
            "for comparison here, not to be quoted"
        )
    lines += _peer_lines(report)
    return "\n".join(lines)


def as_csv(report: LiveReport) -> str:
    """Every word of every run: when it ended, was first shown, settled and committed."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        ["audio", "run", "word", "end_s", "first_s", "settled_s", "committed_s", "unstable"]
    )
    for n, run in enumerate(report.runs, 1):
        for clip in run:
            for t in clip.tally.timings:
                end = "" if t.end is None else f"{t.end:.3f}"
                times = (f"{s:.3f}" for s in (t.first, t.settled, t.committed))
                name = clip.clip.audio.name
                writer.writerow([name, n, t.word, end, *times, int(t.unstable)])
    return out.getvalue()


def peer_error_rate(peer: Sequence[PeerRun]) -> float | None:
    """Over all clips with a reference."""
    counts = [run.errors for run in peer if run.errors is not None]
    n_words = sum(count.reference for count in counts)
    return sum(count.errors for count in counts) / n_words if n_words else None


def _peer_lines(report: LiveReport) -> list[str]:
    if not report.peer:
        return []
    lines = ["", f"{report.peer[0].name}, whole files, WER:"]
    for run in report.peer:
        rate = None if run.errors is None else run.errors.rate
        lines.append(f"  {run.clip.name}  {'-' if rate is None else f'{rate:.1%}'}")
    theirs, ours = peer_error_rate(report.peer), report.all_figures()["error_rate"]
    if theirs is not None and ours is not None:
        points = 100 * (ours - theirs)
        lines.append(f"  all  {theirs:.1%}; ours is {points:+.1f} points from it")
    return lines


def _aligned(cells: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in cells
    ]


def _rounded(figures: Figures) -> Figures:
    return {k: None if v is None else round(v, 4) for k, v in figures.items()}
