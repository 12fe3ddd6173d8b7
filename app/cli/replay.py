"""``surtitle replay``: the session of a report happens again."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from app.cli.options import explain
from app.report.bundle import read_report


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``replay`` takes."""
    explain(
        parser,
        "No audio is decoded. Its drafts and lines go, at their recorded times, through this\n"
        "version's stability, line breaking and store. The status is 1 where the outcome is\n"
        "another than the report's.",
    )
    parser.add_argument("file", type=Path, metavar="BUNDLE", help="what `surtitle report` wrote")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    report = read_report(args.file)
    outcome = report.replay()
    is_same = report.outcome.get("hash") == outcome.hash
    if args.json:
        print(json.dumps({**outcome.as_json(), "same": is_same}))
        return 0 if is_same else 1
    print(f"written by Surtitle {report.versions.get('Surtitle')}")
    print(f"{outcome.n_events} events, {outcome.n_drafts} drafts, {outcome.n_lines} lines")
    print(f"{outcome.n_shown_otherwise} drafts shown otherwise, {outcome.n_moved} words moved")
    print(f"outcome {outcome.hash}")
    print("the same as in the report" if is_same else "not what the report has")
    return 0 if is_same else 1
