"""The command line's shape: every subcommand brings its own options and its own ``run``.

A command is the module ``app.cli.NAME``, whose ``add_options`` fills the parser that it is given.
What commands need takes half as long to import as the windows take to open, so only those that a
command line names are imported.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module

from app.cli.options import new_command
from app.versions import version_of

_DESCRIPTION = """\
Live captions for what the microphone hears and what the computer plays, made on this computer.
Without a command the windows open; without a display the microphone is captioned in the terminal.
"""

_COMMANDS = {
    "live": "caption the microphone, the computer's sound, or a file",
    "transcribe": "turn media files into text and subtitles",
    "bench": "measure latency, calm, load and word errors",
    "sessions": "list, show, search, export, rename, keep, delete transcripts",
    "kept": "list what is kept on this computer and where, or remove it",
    "devices": "list microphones and outputs whose sound can be captioned",
    "models": "list, download, import and remove speech models",
    "remotes": "add, list, test and remove servers that transcribe",
    "ctl": "ask the running windows for something",
    "report": "write a file about a problem, to send to whoever helps",
    "replay": "make the session of a report happen again",
}


def build_parser(argv: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """The parser, whose ``args.run`` is the chosen command's function, or None.

    Args:
        argv: What will be parsed. Commands whose names are not in it are listed, but neither
            imported nor filled. None fills all of them.
    """
    parser = argparse.ArgumentParser(
        prog="surtitle",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="show program's version number and exit"
    )
    parser.add_argument(
        "--verbose", action="store_true", help="write the log to the terminal too, in detail"
    )
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, summary in _COMMANDS.items():
        command = new_command(commands, name, summary)
        if argv is None or name in argv:
            import_module(f"app.cli.{name}").add_options(command)
    return parser


class _Version(argparse.Action):
    """As ``action="version"``, but the version is looked up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"surtitle {version_of('surtitle')}")
        parser.exit()
