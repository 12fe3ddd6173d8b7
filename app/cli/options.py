"""Options that several subcommands share, and how they and the settings make one choice."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from app.settings import OPTIONS, Settings

Subparsers = argparse._SubParsersAction  # no public name for it exists


@dataclass(frozen=True, slots=True)
class Recognition:
    """The model and how it is used: the command's options, else the settings.

    Attributes:
        model: Catalogue name or folder.
        language: ISO code; None detects it.
        preset: Emission preset.
        level: Level policy.
        stability: Between draft and screen.
        prompt: Names and words to expect.
    """

    model: str
    language: str | None
    preset: str
    level: str
    stability: str
    prompt: str


def new_command(
    commands: Subparsers[argparse.ArgumentParser], name: str, summary: str, more: str = ""
) -> argparse.ArgumentParser:
    """Add a subcommand; ``more`` follows the summary in its own ``--help``."""
    return commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.\n\n{more}".strip(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def add_model_options(parser: argparse.ArgumentParser) -> None:
    """``--model``, ``--language`` and ``--prompt``."""
    parser.add_argument(
        "--model",
        metavar="NAME|DIR",
        help="a model's name (`surtitle models`) or a folder with one (default: as in the "
        "settings, whisper-base to begin with)",
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


def add_emission_options(parser: argparse.ArgumentParser) -> None:
    """``--preset``, ``--level`` and ``--stability``."""
    for name, summary in (
        (
            "preset",
            "when text appears: drafts while a sentence is spoken (responsive), whole sentences "
            "(conservative), or full windows of 30 s (offline)",
        ),
        ("level", "what loudness is measured against: all that was heard so far, or each window"),
        (
            "stability",
            "how drafts reach the screen: each as it is (fast), shown words kept until a second "
            "draft contradicts them (balanced), or only what two drafts agree on (steady)",
        ),
    ):
        choices = OPTIONS[f"recognition.{name}"].choices
        parser.add_argument(
            f"--{name}", choices=choices, help=f"{summary} (default: as in the settings)"
        )


def recognition(args: argparse.Namespace, settings: Settings) -> Recognition:
    """The options that were given over the settings."""
    given = vars(args)

    def chosen(name: str) -> str:
        value = given.get(name)
        return str(settings.value(f"recognition.{name}") if value is None else value)

    language = chosen("language")
    return Recognition(
        model=chosen("model"),
        language=None if language == "auto" else language,
        preset=chosen("preset"),
        level=chosen("level"),
        stability=chosen("stability"),
        prompt=chosen("prompt"),
    )


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
