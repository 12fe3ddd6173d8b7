"""Options that several subcommands share, and how they and the settings make one choice."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace

from app.remotes import settled
from app.settings import OPTIONS, Settings

Subparsers = argparse._SubParsersAction  # no public name for it exists


def new_command(
    commands: Subparsers[argparse.ArgumentParser], name: str, summary: str, more: str = ""
) -> argparse.ArgumentParser:
    """Add a subcommand; ``more`` follows the summary in its own ``--help``."""
    command = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    explain(command, more)
    return command


def explain(command: argparse.ArgumentParser, more: str) -> None:
    """Let ``more`` follow what the command's own ``--help`` says first."""
    command.description = f"{command.description}\n\n{more}".strip()


def add_model_options(parser: argparse.ArgumentParser) -> None:
    """``--model``, ``--language`` and ``--prompt``."""
    parser.add_argument(
        "--model",
        metavar="NAME|DIR|remote:NAME",
        help="a model's name (`surtitle models`), a folder with one, or a server "
        "(`surtitle remotes`) (default: as in the settings, whisper-base to begin with)",
    )
    parser.add_argument(
        "--yes",
        action="store_true",
        help="agree that audio goes to the server of --model remote:NAME; asked once otherwise",
    )
    parser.add_argument(
        "--language",
        metavar="CODE|auto",
        type=_language,
        help="ISO code of the spoken language, or auto to detect it (default: as in the settings)",
    )
    parser.add_argument(
        "--prompt", metavar="TEXT", help="names and words to expect, as if said before"
    )


def add_emission_options(
    parser: argparse.ArgumentParser, names: Sequence[str] = ("preset", "level", "stability")
) -> None:
    """``--preset``, ``--level`` and ``--stability``, or those of them that are named."""
    for name, summary in (
        (
            "preset",
            "when text appears: drafts while a sentence is spoken (responsive), whole sentences "
            "(conservative), or full windows of 30 s (offline)",
        ),
        ("level", "what loudness is measured against: all that was heard so far, or each window"),
        (
            "stability",
            "how drafts reach the screen: each as it is (fast), words that two drafts agree on "
            "(balanced), or three (steady)",
        ),
    ):
        if name not in names:
            continue
        choices = OPTIONS[f"recognition.{name}"].choices
        parser.add_argument(
            f"--{name}", choices=choices, help=f"{summary} (default: as in the settings)"
        )


def with_options(args: argparse.Namespace, settings: Settings) -> Settings:
    """The settings with the options that were given.

    Raises:
        SettingsError: An option has a value that the setting cannot have.
    """
    for name in ("model", "language", "preset", "level", "stability", "prompt"):
        value = getattr(args, name, None)
        if value is not None:
            settings = settings.with_value(f"recognition.{name}", value)
    if getattr(args, "keep_audio", None) is not None:
        settings = settings.with_value("transcript.keep_audio", args.keep_audio)
    if getattr(args, "preset", None) is not None:
        # Named on the command line, drafts are chosen for a remote too.
        settings = settings.with_value("recognition.remote_drafts", True)
    return replace(settings, recognition=settled(settings.recognition))


def positive_seconds(text: str) -> float:
    """An option's value in seconds.

    Raises:
        ArgumentTypeError: It is not a positive number.
    """
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive number of seconds")
    return seconds


def _language(text: str) -> str:
    code = text.lower()
    if not (code == "auto" or (2 <= len(code) <= 3 and code.isascii() and code.isalpha())):
        raise argparse.ArgumentTypeError(f"{text!r} is neither an ISO language code nor auto")
    return code
