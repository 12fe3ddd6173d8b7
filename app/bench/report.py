"""The output of ``bench live`` and ``bench busy``: a table, JSON, CSV. Definitions: README."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.bench.breakdown import PARTS
from app.bench.clips import Clip
from app.bench.live import LiveRun, Runs
from app.bench.machine import Quiet
from app.bench.peers import PACKAGES, PeerRun
from app.bench.tables import aligned, cell, envelope, footer, rounded
from app.bench.tally import (
    LATENCIES,
    MATCHED_SHARE_NEEDED,
    Figures,
    medians,
    pooled,
    quotable,
    spreads,
)

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
    ("reflow", "reflow", "{:.0f}"),
    ("load", "load", "{:.2f}"),
    ("behind_max_s", "behind", "{:.1f}"),
    ("error_rate", "WER %", "{:.1%}"),
    ("false_words_per_silent_minute", "false/min", "{:.1f}"),
    ("peak_rss_mib", "MiB", "{:.0f}"),
)

_COMPARED = tuple(
    c for c in _COLUMNS
    if not c[0].startswith(("after_endpoint", "false_words", "peak_rss", "matched"))
)  # fmt: skip
"""What a row of the curve or of a peer says."""

_BREAKDOWN = "a word's latency in ms, mean of each part"


@dataclass(frozen=True, slots=True)
class Row:
    """A setting or a peer beside ours, over all clips.

    Attributes:
        name: For the table.
        runs: Its own.
        note: How it was had.
    """

    name: str
    runs: Runs
    note: str = ""

    def figures(self) -> Figures:
        """Medians over runs of all clips taken as one."""
        return medians([pooled_figures(run) for run in self.runs])


@dataclass(frozen=True, slots=True)
class LiveReport:
    """All runs of a live bench.

    Attributes:
        settings: Model, preset, stability, language and the like.
        runs: One list of clips a run.
        peer: The same clips by faster-whisper, whole.
        curve: The same drafts under each stability.
        beside: Live peers, on the same clips, in the same runs.
        quiet: How busy the machine was.
    """

    settings: Mapping[str, Any]
    runs: Runs
    peer: Sequence[PeerRun] = field(default_factory=tuple)
    curve: Sequence[Row] = ()
    beside: Sequence[Row] = ()
    quiet: Quiet = field(default_factory=lambda: Quiet(None, 1))

    def clips(self) -> list[Clip]:
        """In the order of each run."""
        return [run.clip for run in self.runs[0]]

    def figures_of(self, index: int) -> Figures:
        """Medians over runs of one clip."""
        return medians([run[index].tally.figures() for run in self.runs])

    def all_figures(self) -> Figures:
        """Medians over runs of all clips taken as one."""
        return medians([pooled_figures(run) for run in self.runs])


def pooled_figures(run: Sequence[LiveRun]) -> Figures:
    """All clips of one run taken as one."""
    return pooled([clip.tally for clip in run]).figures()


def as_json(report: LiveReport, kind: str = "live") -> dict[str, Any]:
    """Everything, to be written as JSON."""
    body = {
        **envelope(kind, report.settings, report.quiet, _packages(report)),
        "n_runs": len(report.runs),
        "all": runs_as_json(report.runs),
        "clips": [
            {
                "audio": clip.audio.name,
                "duration_s": report.runs[0][i].tally.audio_s,
                "words_from": clip.words_source or None,
                "latencies_quotable": quotable(report.figures_of(i)),
                "median": report.figures_of(i),
                "runs": [run[i].tally.figures() for run in report.runs],
            }
            for i, clip in enumerate(report.clips())
        ],
    }
    if report.curve:
        body["curve"] = [_row_as_json(row) for row in report.curve]
    if report.beside:
        body["peers"] = [_row_as_json(row) for row in report.beside]
    if report.peer:
        body["peer"] = {
            "name": report.peer[0].name,
            "error_rate": peer_error_rate(report.peer),
            "clips": [
                {
                    "audio": run.clip.audio.name,
                    "error_rate": None if run.errors is None else run.errors.rate,
                    "rtfx": run.audio_s / run.wall_s,
                }
                for run in report.peer
            ],
        }
    return {key: rounded(value) for key, value in body.items()}


def _packages(report: LiveReport) -> tuple[str, ...]:
    return PACKAGES if report.peer or report.beside else ()


def runs_as_json(runs: Runs) -> dict[str, Any]:
    """Medians, lowest and highest, and each run's figures, all clips of a run taken as one."""
    figures = [pooled_figures(run) for run in runs]
    return {"median": medians(figures), "spread": spreads(figures), "runs": figures}


def _row_as_json(row: Row) -> dict[str, Any]:
    return {"name": row.name, "note": row.note, **runs_as_json(row.runs)}


def as_table(report: LiveReport) -> str:
    """A table of all clips and all of them as one, what is beside, and where it was measured."""
    body = envelope("live", report.settings, report.quiet, _packages(report))
    return "\n".join([*table_lines(report), *footer(body, report.quiet)])


def table_lines(report: LiveReport) -> list[str]:
    """The table alone. Seconds unless the head says else."""
    rows: list[tuple[str, Figures]] = [
        (clip.name, report.figures_of(i)) for i, clip in enumerate(report.clips())
    ]
    if len(rows) > 1:
        rows.append(("all", report.all_figures()))
    if len(report.runs) > 1:
        rows += _spread_rows(report.runs)
    lines = figures_table(rows, _COLUMNS)
    lines += _breakdown_lines(report.all_figures())
    for title, beside in (("by stability", report.curve), ("live peers", report.beside)):
        if beside:
            table = [(row.name, row.figures()) for row in beside]
            if beside is report.beside:
                table.insert(0, ("surtitle", report.all_figures()))
            lines += ["", f"{title}, all clips:", *figures_table(table, _COMPARED)]
            lines += [f"  {row.name}: {row.note}" for row in beside if row.note]
    return lines + _peer_lines(report)


def figures_table(
    rows: Sequence[tuple[str, Figures]], columns: Sequence[tuple[str, str, str]]
) -> list[str]:
    """Rows of figures under the columns that any row has; latencies that are poor are marked."""
    shown = [c for c in columns if any(figures[c[0]] is not None for _, figures in rows)]
    cells = [["", *(head for _, head, _ in shown)]]
    marked = False
    for name, figures in rows:
        row = [name]
        for key, _, layout in shown:
            value = figures[key]
            mark = "*" if key in LATENCIES and value is not None and not quotable(figures) else ""
            marked = marked or bool(mark)
            row.append(cell(value, layout) + mark)
        cells.append(row)
    lines = aligned(cells)
    if marked:
        lines.append(
            f"* under {MATCHED_SHARE_NEEDED:.0%} of the words have a reference time: "
            "for comparison here, not to be quoted"
        )
    return lines


def as_csv(report: LiveReport) -> str:
    """Every word of every run: its times, and where its first-shown latency went. Seconds."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        ["audio", "run", "word", "end_s", "first_s", "settled_s", "committed_s", "unstable"]
        + ["first_shown_latency_s"]
        + [f"{name}_s" for name in PARTS]
    )
    for n, run in enumerate(report.runs, 1):
        for clip in run:
            name = clip.clip.audio.name
            for t in clip.tally.timings:
                end = "" if t.end is None else f"{t.end:.3f}"
                times = (f"{s:.3f}" for s in (t.first, t.settled, t.committed))
                parts = [""] * (1 + len(PARTS))
                if t.parts is not None:
                    values = (t.parts.latency, *(getattr(t.parts, part) for part in PARTS))
                    parts = [f"{value:.4f}" for value in values]
                writer.writerow([name, n, t.word, end, *times, int(t.unstable), *parts])
    return out.getvalue()


def peer_error_rate(peer: Sequence[PeerRun]) -> float | None:
    """Over all clips with a reference."""
    counts = [run.errors for run in peer if run.errors is not None]
    n_words = sum(count.reference for count in counts)
    return sum(count.errors for count in counts) / n_words if n_words else None


def _spread_rows(runs: Runs) -> list[tuple[str, Figures]]:
    spread = spreads([pooled_figures(run) for run in runs])
    return [
        (name, {key: None if pair is None else pair[at] for key, pair in spread.items()})
        for at, name in enumerate((f"  lowest of {len(runs)}", f"  highest of {len(runs)}"))
    ]


def _breakdown_lines(figures: Figures) -> list[str]:
    values = {name: figures[f"mean_{name}_s"] for name in PARTS}
    known = {name: value for name, value in values.items() if value is not None}
    if not known:
        return []
    heads = ["", *(name.replace("_", " ") for name in known), "latency"]
    row = [_BREAKDOWN, *(f"{1000 * value:.0f}" for value in known.values())]
    return ["", *aligned([heads, [*row, f"{1000 * sum(known.values()):.0f}"]])]


def _peer_lines(report: LiveReport) -> list[str]:
    if not report.peer:
        return []
    lines = ["", f"{report.peer[0].name}, whole files, WER:"]
    for run in report.peer:
        rate = None if run.errors is None else run.errors.rate
        lines.append(f"  {run.clip.name}  {cell(rate, '{:.1%}')}")
    theirs, ours = peer_error_rate(report.peer), report.all_figures()["error_rate"]
    if theirs is not None and ours is not None:
        points = 100 * (ours - theirs)
        lines.append(f"  all  {theirs:.1%}; ours is {points:+.1f} points from it")
    return lines
