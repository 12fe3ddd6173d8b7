"""``surtitle live``: captions in the terminal or as an event log, from sound or from a file."""

from __future__ import annotations

import argparse

from app.cli.options import (
    add_emission_options,
    add_model_options,
    explain,
    positive_seconds,
)

_MORE = """\
Sources: mic (the default microphone), system (what the computer plays),
app:NAME (what one application plays), a device's name or a
unique part of it (`surtitle devices`), file:PATH (any media file, in real time), demo (a clip that
comes with the program). Name --source twice to caption two together.

On a terminal drafts are dimmed and replaced in place; finished lines stay. Lines are stored
(`surtitle sessions`) unless --no-store is given. Ctrl-C finishes what was said and ends.

--jsonl writes the event log: one JSON object a line, with drafts, committed lines, gaps and
states, and the seconds at which each was due on the screen.
"""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``live`` takes."""
    explain(parser, _MORE)
    parser.add_argument(
        "--source",
        action="append",
        metavar="mic|system|app:NAME|DEVICE|file:PATH|demo",
        help="may be repeated (default: as in the settings, mic to begin with)",
    )
    add_model_options(parser)
    add_emission_options(parser)
    parser.add_argument(
        "--simulate",
        action="store_true",
        help="files only: as fast as the machine can, with the times of a live session",
    )
    parser.add_argument(
        "--jsonl", metavar="FILE|-", help="write the event log to a file, or instead of captions"
    )
    parser.add_argument(
        "--seconds", type=positive_seconds, metavar="N", help="stop after N seconds of sound"
    )
    parser.add_argument(
        "--no-drafts",
        dest="drafts",
        action="store_false",
        help="show finished lines only (the event log has the drafts all the same)",
    )
    parser.add_argument(
        "--no-store",
        dest="store",
        action="store_false",
        help="keep nothing of what was said on this computer",
    )
    parser.add_argument(
        "--keep-audio",
        action=argparse.BooleanOptionalAction,
        help="keep the sound too, as FLAC beside the transcript; ask those who are heard first "
        "(default: as in the settings, off to begin with)",
    )
    parser.add_argument(
        "--serve",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="show the captions in browsers, OBS and programs too, at 127.0.0.1 or ADDRESS[:PORT] "
        "(0.0.0.0: the whole network can read them); prints the page's address",
    )
    parser.add_argument(
        "--text-file",
        metavar="FILE",
        help="keep the newest captions in a file, for OBS's text source; emptied at the end",
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from app.cli.captioning import caption, caption_simulated

    return caption_simulated(args) if args.simulate else caption(args)
