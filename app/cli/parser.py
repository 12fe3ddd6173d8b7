"""The command line's shape: every subcommand brings its own options and its own ``run``."""

from __future__ import annotations

import argparse
from importlib.metadata import PackageNotFoundError, version

from app.cli import bench, ctl, devices, kept, live, models, remotes, report, sessions, transcribe

_DESCRIPTION = """\
Live captions for what the microphone hears and what the computer plays, made on this computer.
Without a command the windows open; without a display the microphone is captioned in the terminal.
"""


def build_parser() -> argparse.ArgumentParser:
    """All options of all subcommands. ``args.run`` is the chosen one's function, or None."""
    parser = argparse.ArgumentParser(
        prog="surtitle",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"surtitle {_version()}")
    parser.add_argument(
        "--verbose", action="store_true", help="write the log to the terminal too, in detail"
    )
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in (live, transcribe, bench, sessions, kept, devices, models, remotes, ctl, report):
        command.add_to(commands)
    return parser


def _version() -> str:
    try:
        return version("surtitle")
    except PackageNotFoundError:  # run from a checkout that is not installed
        return "(not installed)"
