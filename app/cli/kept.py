"""``surtitle kept``: what is kept on this computer, where, and how to remove it."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from app.cli.options import explain
from app.kept import KINDS, remove, what_is_kept


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``kept`` takes."""
    explain(
        parser,
        "Transcripts and sound are written over before they go; what is being recorded stays.",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument(
        "--remove",
        action="append",
        choices=tuple(KINDS),
        metavar="KIND",
        help=f"remove all of a kind, for good; may be repeated ({', '.join(KINDS)})",
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    for kind in args.remove or ():
        print(f"removed {kind}, {remove(kind) / 1e6:.1f} MB", file=sys.stderr)
    for kept in what_is_kept():
        if args.json:
            print(json.dumps({**asdict(kept), "place": str(kept.place)}))
        else:
            print(f"{kept.kind:<12} {kept.count:>6}  {kept.n_bytes / 1e6:>9.1f} MB  {kept.place}")
    return 0
