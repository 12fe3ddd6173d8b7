"""``surtitle ctl``: ask the running windows for something, such as from a desktop's own keys."""

from __future__ import annotations

import argparse

from app.cli.options import explain
from engine.errors import UnavailableError

_MORE = """\
Bind such a command to a key in the desktop's keyboard settings, and it works everywhere.
"""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what ``ctl`` takes."""
    explain(parser, _MORE)
    parser.add_argument(
        "request",
        choices=(
            "show", "hide", "toggle", "pause", "resume", "stop", "missed", "copy", "mark", "print",
            "lock", "quit",
        ),
        help="show, hide or toggle the captions; pause or resume them; stop the session; show "
        "what was missed; copy the last lines; mark this moment; fill the screen with large "
        "print; let clicks through the captions, or take them again; quit",
    )  # fmt: skip
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Send the request.

    Raises:
        UnavailableError: Surtitle does not run, or does not answer.
    """
    from app.instance import DONE, ask

    answer = ask(args.request)
    if answer is None:
        raise UnavailableError("Surtitle's windows are not open; start them with `surtitle`")
    if answer != DONE:
        raise UnavailableError(
            f"the running Surtitle does not know {args.request!r}; it may be an older version"
        )
    return 0
